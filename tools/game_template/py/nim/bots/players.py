"""Defines two levels: one knows the winning strategy of Nim, one takes sticks at random."""

from nim.model.view import View
from tabletop.kernel.ask import AskView, Pick, any_pick
from tabletop.kernel.randomness import Randomness

CLEVER, RANDOM = "clever", "random"
LEVELS = (CLEVER, RANDOM)


def choose(level: str, view: View, ask: AskView, chance: Randomness) -> Pick:
    """Return the answer of the computer player ``level``. The clever one leaves a multiple of four sticks if it can."""
    ids = [option.id for option in ask.options]
    wanted = f"take:sticks={view.left % 4}"
    return (wanted,) if level == CLEVER and wanted in ids else any_pick(ids, ask.least, ask.most, chance)
