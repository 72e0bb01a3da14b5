"""All computer players there are, the usual one first: those of ``bots``, and the one that searches.

What it searches with is imported when it first plays: the start of the page does not wait for it.
"""

from functools import cache
from typing import TYPE_CHECKING

from pointcity.bots.registry import BOTS

if TYPE_CHECKING:
    from pointcity.search.master import Master

MASTER = "master"

PLAYERS = (*(level for level in BOTS if level != "random"), MASTER, "random")


@cache
def master() -> "Master":
    """Return the player that a seating calls ``master``."""
    from pointcity.search.master import Master  # noqa: PLC0415 - see above.

    return Master()
