"""Names all computer players, the usual one first: those of ``bots``, and those that search."""

from citadels.bots.registry import LEVELS, TEMPERED
from citadels.bots.tempers import TEMPERS

MASTER, STRONG = "master", "strong"

SEARCHERS: dict[str, str] = {MASTER: "", **{f"{MASTER}-{temper}": temper for temper in TEMPERS}}
"""The temper of each player that searches, by the name a seating calls it."""


def _players() -> tuple[str, ...]:
    """Return the levels from the usual one on, ``random`` last, then those with a temper."""
    levels = [level for level in LEVELS if level != "random"]
    tempered = [player for player in SEARCHERS if player != MASTER]
    return (*levels, MASTER, "random", *TEMPERED, *tempered)


PLAYERS = _players()


def without_search(name: str) -> str:
    """Return the level that answers as ``name`` does, without searching: ``strong`` of its temper, or ``name`` itself."""
    temper = SEARCHERS.get(name)
    if temper is None:
        return name
    return f"{STRONG}-{temper}" if temper else STRONG
