"""Counts what one seat did in a finished match, for the statistics of its person."""

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Answer, Kind
from tabletop.match.match import Match


@dataclass(slots=True)
class SeatFigures:
    """How often a seat did each thing, by the game's own id; and the moments at which it had a choice."""

    figures: dict[str, int]
    decisions: list[int]


def seat_figures(match: Match[Any, Any], kind: Kind, seat: int) -> SeatFigures:
    """Count the answers of ``seat``. Raises ``Refusal`` (``still-running``): until the end the picks are hidden."""
    if match.waiting is not None:
        raise Refusal("still-running")
    history = match.history
    figures: Counter[str] = Counter()
    decisions: list[int] = []
    line = pairwise(history.line(history.first))
    for number, (before, after) in enumerate(line, history.first):
        ask = before.ask
        if ask is None or ask.seat != seat:
            continue
        figures.update(kind.counted(Answer(ask, history.picks[number], after.events)))
        if len(ask.options) > ask.least:
            decisions.append(number)
    return SeatFigures(dict(sorted(figures.items())), decisions)
