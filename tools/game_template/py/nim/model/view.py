"""Defines the view of a seat. The terminal and the plain page show each field with the text `view-<field>`."""

from dataclasses import dataclass

from tabletop.match.plain_view import PlainView


@dataclass(slots=True)
class View(PlainView):
    """``turn`` and ``winner`` are seats; ``lucky`` is the viewer's own number."""

    left: int
    turn: int | None
    lucky: int | None
    winner: int | None
