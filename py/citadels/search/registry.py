"""Names all computer players, the usual one first: those of ``bots``, and those that search."""

from typing import NamedTuple

from citadels.bots.registry import LEVELS, TEMPERED
from citadels.bots.tempers import TEMPERS

EXPERT, MASTER, STRONG = "expert", "master", "strong"


class Searcher(NamedTuple):
    """A player that searches: its ``temper``, and whether its search is a ``brief`` one."""

    temper: str
    brief: bool


SEARCHERS: dict[str, Searcher] = {
    name: Searcher(temper, level == EXPERT)
    for level in (EXPERT, MASTER)
    for name, temper in ((level, ""), *((f"{level}-{temper}", temper) for temper in TEMPERS))
}
"""The players that search, by the name a seating calls them."""


def _players() -> tuple[str, ...]:
    """Return the levels from the usual one on, ``random`` last, then those with a temper."""
    levels = [level for level in LEVELS if level != "random"]
    tempered = [name for name, player in SEARCHERS.items() if player.temper]
    return (*levels, EXPERT, MASTER, "random", *TEMPERED, *tempered)


PLAYERS = _players()


def without_search(name: str) -> str:
    """Return the level that answers as ``name`` does, without searching.

    It is ``strong`` of its temper, or ``name`` itself.
    """
    player = SEARCHERS.get(name)
    if player is None:
        return name
    return f"{STRONG}-{player.temper}" if player.temper else STRONG
