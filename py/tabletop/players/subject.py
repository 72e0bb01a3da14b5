"""Defines the subject of a problem.

Its theme, the cards that its best answer is about, and the card whose power it is.
"""

from typing import NamedTuple


class Subject(NamedTuple):
    """A theme, by its id, and the cards that the best answer is about.

    ``shows`` is the card whose own power the best answer is, so that a person who solves the problem has tried the
    card; ``""`` for none.
    """

    theme: str
    cards: list[str]
    shows: str = ""
