"""Names all computer players, the usual one first: those of ``bots``, and those that search."""

from pointcity.bots.registry import BOTS

EXPERT, MASTER, NORMAL = "expert", "master", "normal"

SEARCHERS: dict[str, bool] = {EXPERT: True, MASTER: False}
"""The players that search, by the name a seating calls them, and whether their search is a brief one."""

PLAYERS = (*(level for level in BOTS if level != "random"), *SEARCHERS, "random")


def without_search(name: str) -> str:
    """Return the level that answers as ``name`` does, without searching: ``normal``, or ``name`` itself."""
    return NORMAL if name in SEARCHERS else name
