"""Says what a game needs that this copy has not.

A card, a set, an edition or a level, of a house or of a newer version.
"""

import re
from collections.abc import Sequence

from tabletop.kernel.errors import Refusal
from tabletop.players.seating import Chair

_NAME = re.compile(r"'([a-z0-9][a-z0-9_-]{0,39})'")
"""An id, as a refusal tells a value that is none of those allowed."""
_CARDS = {"card": "card", "set": "set"}
_FIELDS = {"edition": "edition"}
_CHAIR = re.compile(r"seating\.(\d+)\.player")


def lacked(refusal: Refusal, seating: Sequence[Chair] = ()) -> Refusal | None:
    """Return the refusal of a game (``save-lacks``) that has a name which is not known here.

    Its set-up or ``seating`` was refused for it.
    """
    facts = refusal.facts
    if chair := _CHAIR.fullmatch(str(facts.get("where"))):
        return _lacks("level", f"'{seating[int(chair[1])].player}'") if seating else None
    if not refusal.code.startswith("bad-setup"):
        return None
    why, where = str(facts.get("why")), str(facts.get("where"))
    what = _CARDS.get(why) or (_FIELDS.get(where, "other") if why == "value" else "")
    return _lacks(what, str(facts.get("given"))) if what else None


def _lacks(what: str, given: str) -> Refusal | None:
    name = _NAME.fullmatch(given)
    return Refusal("save-lacks", what=what, name=name[1]) if name else None
