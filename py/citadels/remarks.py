"""Says of Citadels which events computer players remark on, and how many lines they have.

``locales/remarks/`` has as many.
"""

from tabletop.kernel.events import Fact
from tabletop.match.remarks import Blow, Happened, Pride, RemarkRules

TEMPERS = ("even", "builder", "rusher", "raider", "schemer")

LINES = {
    "robbed": {"even": 3, "other": 2},
    "ruined": {"even": 3, "other": 3},
    "taken": {"even": 2, "other": 1},
    "robs": {"even": 2, "builder": 1, "rusher": 1, "other": 2},
    "ruins": {"even": 1, "raider": 2, "other": 1},
    "revenge": {"even": 2, "other": 1},
    "crowned": {"even": 1, "other": 1},
    "built": {"even": 1, "builder": 2, "rusher": 2, "other": 1},
    "finished": {"even": 1, "other": 1},
}

ONE_IN = {"robs": 2, "ruins": 2, "crowned": 3, "built": 3, "taken": 2}

DEAR = 5
"""The least price of a district that its builder remarks on."""
MUCH = 2
"""The least gold of a robbery that players remark on."""

DEEDS = {
    "robbed": ("robbed", "robs"),
    "destroyed": ("ruined", "ruins"),
    "seized": ("taken", ""),
    "confiscated": ("taken", ""),
    "exchanged": ("taken", ""),
}
"""Deeds that players remark on: the occasions of the victim, and of the one who did it."""


def cue(event: Happened) -> Blow | Pride | None:
    """Return whom ``event`` moves to speak."""
    harm = event.harm
    if harm is None or harm.by is None or harm.deed not in DEEDS:
        return _pride(event)
    if harm.deed == "robbed" and _number(event.data.get("amount")) < MUCH:
        return None
    return Blow(harm.seat, harm.by, *DEEDS[harm.deed])


def _pride(event: Happened) -> Pride | None:
    data = event.data
    fact, occasion = "seat", ""
    if event.kind == "crown_moved" and data.get("from") is not None:
        fact, occasion = "to", "crowned"
    elif event.kind == "district_built" and _number(data.get("paid")) >= DEAR:
        occasion = "built"
    elif event.kind == "city_completed" and data.get("first") is True:
        occasion = "finished"
    seat = data.get(fact)
    return Pride(seat, occasion) if occasion and isinstance(seat, int) else None


def _number(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0


REMARKS = RemarkRules(cue, TEMPERS, LINES, ONE_IN)
