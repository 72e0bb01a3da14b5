"""Keeps the matches of all games, and answers the page's calls, JSON text in and out.

Here are the calls that begin, change or close a match; ``look_calls.py`` and ``calls_without_match.py`` have the
others.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tabletop.daily.deal import DayDeal, day_match, deal_of
from tabletop.daily.level_score import score_of
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind, kind_of
from tabletop.match.match import Match, check_free, new_match
from tabletop.match.record import MAX_BYTES, Record, read_record
from tabletop.match.redeal import redealt
from tabletop.match.resume import resume
from tabletop.match.updates import Update
from tabletop.players.seating import ELSEWHERE, audience, check_seating
from tabletop.players.thinking import Enough, never
from tabletop.rating.rated_game import deal_mark, game_at_stake, rated_game
from tabletop.service import calls, results
from tabletop.service.answering import answer, params_of, text_of
from tabletop.service.calls_without_match import CALLS_WITHOUT_MATCH
from tabletop.service.idle_calls import IdleCalls
from tabletop.service.look_calls import LOOK_CALLS, Look, OpenMatch, Patience

MAX_REQUEST = 16 * MAX_BYTES
"""The longest request, in characters: some ten thousand results. It is longer than the longest save, so that a larger
save gets its own error."""

MOST_MATCHES = 20
"""The most matches open at a time; a page that opens more has forgotten to close some."""

MOST_WATCHED = 10
"""If computer players may make more picks in one call, no page shows what lies between them: events have no changes.

Guests at other devices may look all the same.
"""


def _endless() -> Enough:
    """Let each call run until the player has finished thinking."""
    return never


def _unnoticed(_match: Match[Any, Any]) -> None:
    """Do nothing about a result."""


class Desk:
    """All open matches of one process, and every method of the protocol (docs/protocol.md).

    ``kinds`` are the games that can be played. ``patience`` is called by each call that may think; it returns a
    function that says when to stop in this call. Nothing is shared with other desks.
    """

    def __init__(
        self, kinds: Sequence[Kind], most: int = MOST_MATCHES, patience: Patience = _endless
    ) -> None:
        self.kinds = {kind.id: kind for kind in kinds}
        self.most = most
        self.patience = patience
        self.open_matches: dict[str, OpenMatch] = {}
        self.idle = IdleCalls(self.kinds, self._read, self._table, patience)
        self.on_result: Callable[[Match[Any, Any]], None] = _unnoticed
        """Called with the match after every change, before the result is told."""
        self.methods: dict[str, tuple[type[calls.Params], Callable[[Any], str]]] = {
            "hello": (calls.HelloParams, self._hello),
            "draw": (calls.DrawParams, self._draw),
            "check": (calls.CheckParams, self._check),
            "create": (calls.CreateParams, self._create),
            "open": (calls.OpenParams, self._open),
            "inspect": (calls.OpenParams, self._inspect),
            "merge_match": (calls.MergeMatchParams, self._merge_match),
            "pick": (calls.PickParams, self._pick),
            "advance": (calls.AdvanceParams, self._advance),
            "seat": (calls.SeatParams, self._seat),
            "take_help": (calls.TakeHelpParams, self._take_help),
            "undo": (calls.UndoParams, self._undo),
            "redo": (calls.UndoParams, self._redo),
            "fork": (calls.ForkParams, self._fork),
            "redeal": (calls.RedealParams, self._redeal),
            "day": (calls.DayParams, self._day),
            "play_day": (calls.PlayDayParams, self._play_day),
            "idle_add": (calls.IdleAddParams, self.idle.add),
            "idle_go": (calls.IdleGoParams, self.idle.go_on),
            "idle_drop": (calls.IdleDropParams, self.idle.drop),
            "close": (calls.CloseParams, self._close),
            **{name: (shape, partial(self._look, look)) for name, (shape, look) in LOOK_CALLS.items()},
            **{
                name: (shape, partial(read, self.kinds))
                for name, (shape, read) in CALLS_WITHOUT_MATCH.items()
            },
        }
        """By method, its params and what answers it."""

    def handle(self, text: str) -> str:
        """Answer one call. Never raises: whatever goes wrong becomes an error that the page can translate."""
        return answer(text, MAX_REQUEST, calls.Request, self._call, _bad_request)

    def add(self, kind: Kind) -> None:
        """Add a game, so that it can be played from now on."""
        self.kinds[kind.id] = kind

    def _call(self, request: calls.Request) -> str:
        shape, handler = self.methods[request.method]
        return handler(params_of(shape, request.params, _bad_request))

    def _look(self, look: Look, call: calls.MatchParams) -> str:
        return look(self._table(call.match), call, self.patience)

    # Before a match ------------------------------------------------------------------------------------------

    def _hello(self, _: calls.HelloParams) -> str:
        games = [
            results.GameEntry(
                kind.id, kind.rules, list(kind.seats), list(kind.players), kind.redeals, kind.catalogue()
            )
            for kind in self.kinds.values()
        ]
        return text_of(results.Hello, results.Hello(games))

    def _draw(self, call: calls.DrawParams) -> str:
        return text_of(object, self._kind(call.game).draw(call.wish, call.seed))

    def _check(self, call: calls.CheckParams) -> str:
        self._kind(call.game).make(call.setup)
        return "null"

    def _create(self, call: calls.CreateParams) -> str:
        kind = self._kind(call.game)
        match = new_match(call.match, kind, call.setup, call.seating, call.seed, free=call.free)
        return self._begin(OpenMatch(match, kind))

    def _open(self, call: calls.OpenParams) -> str:
        return self._begin(self._read(call.save))

    def _inspect(self, call: calls.OpenParams) -> str:
        return text_of(results.Summary, _summary(self._read(call.save)))

    def _merge_match(self, call: calls.MergeMatchParams) -> str:
        """Raises ``Refusal``: ``bad-request``, and those of a save that cannot be read or replayed."""
        from tabletop.records.join_matches import joined_match  # noqa: PLC0415 - the start of the page does not wait for it.
        from tabletop.records.merging import read_row  # noqa: PLC0415
        from tabletop.records.shapes import MatchBack  # noqa: PLC0415

        more, here = (read_row(MatchBack, raw) for raw in (call.more, call.here))
        if more is None:
            raise Refusal("bad-request", where="more")
        damaged = call.here is not None and here is None
        joined = joined_match(more, here, call.copy_name, self.kinds, damaged=damaged)
        summary = _summary(self._read(joined.row["save"])) if joined.row else None
        return text_of(results.MergedMatch, results.MergedMatch(joined.how, joined.row, summary))

    # The deal of the day -------------------------------------------------------------------------------------

    def _day(self, call: calls.DayParams) -> str:
        return text_of(DayDeal, deal_of(self._kind(call.game), call.day))

    def _play_day(self, call: calls.PlayDayParams) -> str:
        kind = self._kind(call.game)
        return self._begin(OpenMatch(day_match(call.match, kind, call.day, call.names), kind))

    # Playing -------------------------------------------------------------------------------------------------

    def _pick(self, call: calls.PickParams) -> str:
        table = self._table(call.match)
        before = table.match.number
        table.match.pick(call.seat, call.ask, tuple(call.options))
        return self._result(table, before)

    def _advance(self, call: calls.AdvanceParams) -> str:
        table = self._table(call.match)
        match = table.match
        before, waiting = match.number, match.waiting
        match.advance(table.kind, call.most, enough=self.patience(), stop=call.stop, own=call.own)
        thinks = match.number == before and not (call.own and match.asks_own)
        if thinks and waiting is not None and match.seating[waiting].computer:
            return text_of(results.Pause, results.Pause(waiting))
        looked_at = call.most <= MOST_WATCHED or any(chair.player == ELSEWHERE for chair in match.seating)
        return self._result_of(table, match.updates(before, table.kind, pictures=looked_at))

    def _seat(self, call: calls.SeatParams) -> str:
        """Change a chair; a new client of the seat is told everything."""
        table = self._table(call.match)
        match = table.match
        before = audience(match.seating)
        match.sit(call.seat, call.chair, table.kind.players)
        now = audience(match.seating)
        updates = [match.update(seat, match.number if seat in before else -1, table.kind) for seat in now]
        return self._result_of(table, updates)

    def _take_help(self, call: calls.TakeHelpParams) -> str:
        """Note help. It has to be stored before the help comes: the page may be closed in between."""
        table = self._table(call.match)
        table.match.take_help(call.seat)
        return self._result_of(table, [])

    # Moments -------------------------------------------------------------------------------------------------

    def _undo(self, call: calls.UndoParams) -> str:
        table = self._table(call.match)
        return self._result(table, table.match.undo(call.seat))

    def _redo(self, call: calls.UndoParams) -> str:
        table = self._table(call.match)
        return self._result(table, table.match.redo(call.seat))

    def _fork(self, call: calls.ForkParams) -> str:
        """Begin a match from a finished one. In a running match this would reveal the hidden cards."""
        table = self._table(call.match)
        if table.match.waiting is not None:
            raise Refusal("still-running")
        check_seating(call.seating, table.match.game.seats, table.kind.players)
        check_free(call.seating, free=call.free)
        forked = table.match.fork(call.name, call.number, call.seating, free=call.free)
        return self._begin(OpenMatch(forked, table.kind))

    def _redeal(self, call: calls.RedealParams) -> str:
        """Begin a match from a running one with hidden cards dealt anew, so that its only person learns nothing."""
        table = self._table(call.match)
        dealt = redealt(table.match, table.kind, call.name, call.seat, call.number, call.seed)
        return self._begin(OpenMatch(dealt, table.kind))

    def _close(self, call: calls.CloseParams) -> str:
        self.open_matches.pop(call.match, None)
        return "null"

    # Matches -------------------------------------------------------------------------------------------------

    def _kind(self, game: str) -> Kind:
        return kind_of(self.kinds, game)

    def _table(self, name: str) -> OpenMatch:
        try:
            return self.open_matches[name]
        except KeyError:
            raise Refusal("unknown-match") from None

    def _read(self, save: str) -> OpenMatch:
        record: Record = read_record(save, self.kinds)
        kind = self.kinds[record.game]
        return OpenMatch(resume(record, kind), kind)

    def _begin(self, table: OpenMatch) -> str:
        """Add ``table`` to the open matches and return updates with everything for all."""
        name = table.match.name
        if name not in self.open_matches and len(self.open_matches) >= self.most:
            raise Refusal("too-many-matches", most=self.most)
        answer = self._result(table, -1)
        self.open_matches[name] = table
        return answer

    # Results -------------------------------------------------------------------------------------------------

    def _result(self, table: OpenMatch, after: int) -> str:
        """Return the result of a call, with updates for all who know everything up to moment ``after``."""
        return self._result_of(table, table.match.updates(after, table.kind))

    def _result_of(self, table: OpenMatch, updates: list[Update[Any]]) -> str:
        self.on_result(table.match)
        save = table.match.record(table.kind).model_dump_json()
        result = results.Result(results.Keep(save, _summary(table)), updates, table.match.history.replayed)
        return text_of(results.Result[table.kind.view], result)


def _summary(table: OpenMatch) -> results.Summary:
    match, kind = table.match, table.kind
    outline = kind.outline(match.game, match.position.state)
    return results.Summary(
        match=match.name,
        game=kind.id,
        rules=kind.rules,
        setup=match.game.setup,
        seating=match.seating,
        number=match.number,
        over=match.waiting is None,
        waiting=match.waiting,
        free=match.free,
        take_backs=len(match.take_backs),
        winners=outline.winners,
        points=outline.points,
        about=outline.about,
        day=results.DayMark(match.day, score_of(match, kind)) if match.day else None,
        rated=rated_game(match, kind),
        at_stake=game_at_stake(match, kind),
        deal=deal_mark(match, kind),
    )


def _bad_request(where: str) -> Refusal:
    part = where.partition(".")[0]
    if part == "method":
        return Refusal("unknown-method")
    if part == "setup":
        return Refusal("bad-setup", where=where)
    if part in {"seating", "chair"}:
        return Refusal("bad-seating", where=where)
    return Refusal("bad-request", where=where)
