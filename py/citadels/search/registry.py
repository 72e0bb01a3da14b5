"""All computer players there are, the usual one first: those of ``bots``, and those that search.

What they search with is imported when one of them first plays: the start of the page does not wait for it.
"""

from functools import cache
from typing import TYPE_CHECKING

from citadels.bots.registry import LEVELS, TEMPERED
from citadels.bots.tempers import TEMPERS

if TYPE_CHECKING:
    from citadels.search.master import Master

MASTER, PLAIN = "master", "strong"

SEARCHERS: dict[str, str] = {MASTER: "", **{f"{MASTER}-{temper}": temper for temper in TEMPERS}}
"""The temper of each player that searches, by the name a seating calls it."""


def _players() -> tuple[str, ...]:
    """Return the levels from the usual one on, ``random`` last, then those with a temper."""
    levels = [level for level in LEVELS if level != "random"]
    tempered = [player for player in SEARCHERS if player != MASTER]
    return (*levels, MASTER, "random", *TEMPERED, *tempered)


PLAYERS = _players()


def without_search(name: str) -> str:
    """Return who plays as ``name`` does where nothing is searched: ``strong`` of its temper, or itself."""
    temper = SEARCHERS.get(name)
    if temper is None:
        return name
    return f"{PLAIN}-{temper}" if temper else PLAIN


@cache
def searcher(name: str) -> "Master":
    """Return the player that a seating calls ``name``, one of ``SEARCHERS``."""
    from citadels.search.master import Master  # noqa: PLC0415 - see above.

    return Master(SEARCHERS[name])
