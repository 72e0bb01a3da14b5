"""Draws the seed of a game for which a program names none: the only chance that does not come from a seed."""

from secrets import randbelow

from tabletop.kernel.randomness import MAX_SEED


def new_seed() -> int:
    """Return a seed that cannot be foreseen."""
    return randbelow(MAX_SEED + 1)
