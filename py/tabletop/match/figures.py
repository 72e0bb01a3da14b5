"""Tells what the statistics keep of a finished match: what was played, and what each seat did."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.match.kind import Answer, Kind
from tabletop.match.match import Match


class StatisticRules(NamedTuple):
    """What a game counts.

    ``counted`` returns the ids that an answer adds to the statistics of the seat that answered; one that counts twice
    comes twice. An id is ``group.thing``; the page has words for both. ``variant`` returns the id of the variant that a
    set-up is, ``pieces`` the ids of what a seat played as, in the events of a match.
    """

    counted: Callable[[Answer], Iterable[str]]
    variant: Callable[[Mapping[str, Any]], str]
    pieces: Callable[[Iterable[Event], int], list[str]]


@dataclass(slots=True)
class SeatFigures:
    """How often ``seat`` did each thing, by the game's own id, and the ids of what it played as."""

    seat: int
    figures: dict[str, int]
    pieces: list[str]


@dataclass(slots=True)
class MatchFigures:
    """What the statistics keep of a match: the id of its ``variant``, and the figures of ``people``."""

    variant: str
    people: list[SeatFigures]


def match_figures(match: Match[Any, Any], kind: Kind, seats: Sequence[int]) -> MatchFigures:
    """Return the figures of ``seats``. Raises ``Refusal`` (``still-running``): until the end the picks are hidden."""
    _check_over(match)
    rules, history = kind.statistics(), match.history
    people: list[SeatFigures] = []
    for seat in seats:
        pieces: list[str] = []
        if rules:
            moments = (history.moment(number) for number in range(history.first, match.number + 1))
            pieces = rules.pieces((event for moment in moments for event in moment.events), seat)
        people.append(SeatFigures(seat, seat_figures(match, kind, seat), pieces))
    return MatchFigures(rules.variant(match.game.setup) if rules else "", people)


def seat_figures(match: Match[Any, Any], kind: Kind, seat: int) -> dict[str, int]:
    """Count the answers of ``seat``. Raises ``Refusal`` (``still-running``)."""
    rules, answers = kind.statistics(), _answers(match, seat).values()
    counted = Counter(one for answer in answers for one in (rules.counted(answer) if rules else ()))
    return dict(sorted(counted.items()))


def decisions_of(match: Match[Any, Any], seat: int) -> list[int]:
    """Return the moments at which ``seat`` had a choice. Raises ``Refusal`` (``still-running``)."""
    answers = _answers(match, seat).items()
    return [number for number, answer in answers if len(answer.ask.options) > answer.ask.least]


def _answers(match: Match[Any, Any], seat: int) -> dict[int, Answer]:
    """Return the answers of ``seat`` by moment."""
    _check_over(match)
    history = match.history
    line = pairwise(history.line(history.first))
    return {
        number: Answer(before.ask, history.picks[number], after.events)
        for number, (before, after) in enumerate(line, history.first)
        if before.ask is not None and before.ask.seat == seat
    }


def _check_over(match: Match[Any, Any]) -> None:
    if match.waiting is not None:
        raise Refusal("still-running")
