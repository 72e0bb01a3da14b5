"""Answers the calls that look at an open match and leave it as it is: advice, earlier moments, checks, links."""

from collections.abc import Callable
from typing import Any

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.review import past_chances, past_hint
from tabletop.match.updates import Update
from tabletop.players.advice import Hint, PastHint
from tabletop.players.seating import PERSON, audience
from tabletop.players.thinking import Enough
from tabletop.service import calls, results
from tabletop.service.answering import text_of


class OpenMatch:
    """A match with the kind of game it is."""

    __slots__ = ("kind", "match")

    def __init__(self, match: Match[Any, Any], kind: Kind) -> None:
        self.match = match
        self.kind = kind


Patience = Callable[[], Enough]
"""Is called by each call that may think; returns a function that says when to stop in this call."""


def _since(table: OpenMatch, call: calls.SinceParams, _: Patience) -> str:
    match = table.match
    # Every seat may know what a spectator sees, so this is allowed while people play.
    may_see = _any_seat(match) if match.waiting is None else [None, *audience(match.seating)]
    if call.seat not in may_see:
        raise Refusal("not-your-seat")
    update = match.update(call.seat, match.common(call.line, call.number), table.kind)
    return text_of(Update[table.kind.view], update)


def _at(table: OpenMatch, call: calls.AtParams, _: Patience) -> str:
    """Show a moment: while a game runs only to the people at this device, each as it saw it."""
    match = table.match
    if not set(call.seats) <= set(_any_seat(match) if match.waiting is None else _here(match)):
        raise Refusal("not-your-seat")
    first, last = match.history.first, match.number
    told = match.at(call.number, call.seats, table.kind)
    glimpse = results.Glimpse(call.number, match.history.moment(call.number).seat, first, last, told)
    return text_of(results.Glimpse[table.kind.view], glimpse)


def _hint(table: OpenMatch, call: calls.HintParams, patience: Patience) -> str:
    match, kind, enough = table.match, table.kind, patience()
    if call.number is None:
        said, shape = match.hint(kind, call.seat, enough), Hint
    else:
        said, shape = past_hint(match, kind, call.seat, call.number, enough), PastHint
    return text_of(shape, said) if said is not None else text_of(results.Pause, results.Pause(call.seat))


def _chances(table: OpenMatch, call: calls.ChancesParams, _: Patience) -> str:
    """Return each seat's chance to win. It is computed from all hands, so the match has to be over."""
    return text_of(results.Chances, results.Chances(past_chances(table.match, table.kind, call.numbers)))


def _course(table: OpenMatch, call: calls.CourseParams, _: Patience) -> str:
    from tabletop.match.course import Course, course_of  # noqa: PLC0415 - the start of the page does not wait for it.

    if call.seat not in _any_seat(table.match):
        raise Refusal("not-your-seat")
    return text_of(Course, course_of(table.match, table.kind, call.seat))


def _figures(table: OpenMatch, call: calls.FiguresParams, _: Patience) -> str:
    from tabletop.match.figures import MatchFigures, match_figures  # noqa: PLC0415 - see above.

    if not set(call.seats) <= set(_any_seat(table.match)):
        raise Refusal("not-your-seat")
    return text_of(MatchFigures, match_figures(table.match, table.kind, call.seats))


def _worst_decision(table: OpenMatch, call: calls.WorstDecisionParams, _: Patience) -> str:
    from tabletop.own_players.series import worst_decision  # noqa: PLC0415 - see above.

    if call.seat not in _any_seat(table.match):
        raise Refusal("not-your-seat")
    return text_of(int, worst_decision(table.match, table.kind, call.seat))


def _own_ask(table: OpenMatch, call: calls.OwnAskParams, _: Patience) -> str:
    from tabletop.match.own_ask import OwnAsk, own_ask  # noqa: PLC0415 - see above.

    return text_of(OwnAsk[table.kind.view], own_ask(table.match, call.line, call.number))


def _write_link(table: OpenMatch, _call: calls.WriteLinkParams, _: Patience) -> str:
    from tabletop.replay_link.replay_link import write_link  # noqa: PLC0415 - see above.

    return text_of(results.LinkText, results.LinkText(write_link(table.match, table.kind)))


def _any_seat(match: Match[Any, Any]) -> list[int | None]:
    return [None, *range(match.game.seats)]


def _here(match: Match[Any, Any]) -> list[int | None]:
    """Return the seats of people at this device; a spectator if no person plays here."""
    here: list[int | None] = [seat for seat, chair in enumerate(match.seating) if chair.player == PERSON]
    return here or [None]


Look = Callable[[OpenMatch, Any, Patience], str]
"""Answers a call about an open match."""

LOOK_CALLS: dict[str, tuple[type[calls.MatchParams], Look]] = {
    "since": (calls.SinceParams, _since),
    "at": (calls.AtParams, _at),
    "hint": (calls.HintParams, _hint),
    "chances": (calls.ChancesParams, _chances),
    "course": (calls.CourseParams, _course),
    "figures": (calls.FiguresParams, _figures),
    "worst_decision": (calls.WorstDecisionParams, _worst_decision),
    "own_ask": (calls.OwnAskParams, _own_ask),
    "write_link": (calls.WriteLinkParams, _write_link),
}
"""By method, its params and what answers it."""
