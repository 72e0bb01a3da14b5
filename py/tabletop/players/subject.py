"""Defines the subject of a problem: its theme, and the cards that its best answer is about."""

from typing import NamedTuple


class Subject(NamedTuple):
    """A theme, by its id, and the cards that the best answer is about."""

    theme: str
    cards: list[str]
