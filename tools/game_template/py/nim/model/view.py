"""What a seat may know. The terminal and the plain page show each field under the text `view-<field>`."""

from dataclasses import dataclass


@dataclass(slots=True)
class View:
    """``points`` go by seat; ``turn`` and ``winner`` are seats; ``lucky`` is the viewer's own number."""

    left: int
    turn: int | None
    lucky: int | None
    points: list[int]
    winner: int | None
