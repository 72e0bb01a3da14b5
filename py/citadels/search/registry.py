"""All computer players there are, the usual one first: those of ``bots``, and those that search."""

from citadels.bots.registry import LEVELS, TEMPERED
from citadels.search.master import Master

SEARCHERS: dict[str, Master] = {"master": Master()}
"""The players that search, by the name a seating calls them."""


def _players() -> tuple[str, ...]:
    """Return the levels from the usual one on, ``random`` last, then those with a temper."""
    thinking = [level for level in LEVELS if level != "random"]
    return (*thinking, *SEARCHERS, "random", *TEMPERED)


PLAYERS = _players()
