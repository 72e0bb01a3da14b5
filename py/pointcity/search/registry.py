"""Names all computer players, the usual one first: those of ``bots``, and the one that searches."""

from pointcity.bots.registry import BOTS

MASTER = "master"

PLAYERS = (*(level for level in BOTS if level != "random"), MASTER, "random")
