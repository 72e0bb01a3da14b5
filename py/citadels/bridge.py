"""The engine's door: JSON text in, JSON text out. The only module that the page's worker calls."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from citadels.bots.api import bot_chance
from citadels.bots.registry import BOTS
from citadels.catalog import draw_set, hello
from citadels.game import GAME_ID, RULES_VERSION, Citadels
from citadels.model import wire
from citadels.model.setup import Setup, read_setup
from citadels.model.state import State
from citadels.model.view import View
from tabletop.errors import Refusal
from tabletop.match import Match, Step, resume
from tabletop.record import MAX_BYTES, read_record

P = TypeVar("P", bound=BaseModel)
R = TypeVar("R")

MAX_REQUEST = 2 * MAX_BYTES
"""Longest request read, in characters."""

_matches: dict[str, Match[State, View]] = {}


def handle(text: str) -> str:
    """Answer one call. Never raises: whatever goes wrong becomes an error that the page can translate."""
    number = 0
    try:
        request = _request(text)
        number = request.id
        return _answer(number, _METHODS[request.method](request.params))
    except Refusal as refusal:
        return _error(number, refusal.code, refusal.args_)
    except Exception as error:  # noqa: BLE001 - a bug must reach the page as a message, not as a hung promise.
        return _error(number, "internal", {"detail": f"{type(error).__name__}: {error}"[:500]})


def _answer(number: int, result: str) -> str:
    return f'{{"id": {number}, "ok": true, "result": {result}}}'


def _error(number: int, code: str, args: dict[str, str | int]) -> str:
    return json.dumps({"id": number, "ok": False, "error": {"code": code, "args": args}})


def _request(text: str) -> wire.Request:
    if len(text) > MAX_REQUEST:
        raise Refusal("request-too-large", limit=MAX_REQUEST)
    try:
        return wire.Request.model_validate_json(text)
    except ValidationError as error:
        raise _bad_request(error) from None


def _params(model: type[P], data: dict[str, Any]) -> P:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _bad_request(error) from None


def _bad_request(error: ValidationError) -> Refusal:
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    if where == "method":
        return Refusal("unknown-method")
    if where.startswith("setup"):
        return Refusal("bad-setup", where=where)
    return Refusal("bad-request", where=where or "json")


def _match(name: str) -> Match[State, View]:
    try:
        return _matches[name]
    except KeyError:
        raise Refusal("unknown-match") from None


def _setup(match: Match[State, View]) -> Setup:
    return Setup.model_validate(match.setup)


@cache
def _adapter(shape: type[R]) -> TypeAdapter[R]:
    """Build what writes a result at its first use: the start of the page waits for one of them, not for all."""
    return TypeAdapter(shape)


def _text(shape: type[R], result: R) -> str:
    return _adapter(shape).dump_json(result).decode()


# Methods -----------------------------------------------------------------------------------------------------


def _hello(params: dict[str, Any]) -> str:
    _params(wire.HelloParams, params)
    return _text(wire.Hello, hello())


def _draw(params: dict[str, Any]) -> str:
    call = _params(wire.DrawParams, params)
    return _text(wire.DrawnSet, draw_set(call.edition, call.players, call.seed))


def _check(params: dict[str, Any]) -> str:
    Citadels(_params(wire.CheckParams, params).setup)
    return "null"


def _create(params: dict[str, Any]) -> str:
    call = _params(wire.CreateParams, params)
    match = Match(call.match, Citadels(call.setup), call.setup.model_dump(mode="json"), call.seed)
    _matches[call.match] = match
    return _table(match, _steps(match))


def _read(save: str) -> tuple[Match[State, View], bool]:
    record = read_record(save)
    if record.game != GAME_ID:
        raise Refusal("wrong-game", game=record.game)
    if record.rules > RULES_VERSION:
        raise Refusal("newer-save")
    setup = read_setup(record.setup)
    return resume(record, Citadels(setup), same_rules=record.rules == RULES_VERSION)


def _open(params: dict[str, Any]) -> str:
    match, replayed = _read(_params(wire.OpenParams, params).save)
    _matches[match.name] = match
    history = [wire.History(seat, match.history(seat)) for seat in _local(match)]
    return _table(match, _steps(match), replayed=replayed, history=history)


def _inspect(params: dict[str, Any]) -> str:
    match, _ = _read(_params(wire.OpenParams, params).save)
    return _text(wire.Summary, _summary(match))


def _pick(params: dict[str, Any]) -> str:
    call = _params(wire.PickParams, params)
    match = _match(call.match)
    if call.seat < match.game.seats and _setup(match).seats[call.seat].player != "human":
        raise Refusal("not-your-ask")
    match.pick(call.seat, call.ask, tuple(call.options))
    return _table(match, _steps(match))


def _advance(params: dict[str, Any]) -> str:
    call = _params(wire.AdvanceParams, params)
    match = _match(call.match)
    setup = _setup(match)
    steps: list[Step[View]] = []
    for _ in range(call.most):
        seat = match.waiting
        if seat is None or setup.seats[seat].player == "human":
            break
        bot_pick(match, seat, setup.seats[seat].player)
        steps += _steps(match)
    return _table(match, steps)


def bot_pick(match: Match[State, View], seat: int, kind: str) -> None:
    """Let the computer player ``kind`` answer the open ask of ``seat`` from what that seat may see."""
    step = match.step(seat)
    if step.ask is None:
        raise Refusal("not-your-ask")
    chance = bot_chance(match.seed, seat, step.number)
    match.pick(seat, step.ask.id, BOTS[kind].choose(step.view, step.ask, chance))


def _close(params: dict[str, Any]) -> str:
    _matches.pop(_params(wire.CloseParams, params).match, None)
    return "null"


_METHODS: dict[str, Callable[[dict[str, Any]], str]] = {
    "hello": _hello,
    "draw": _draw,
    "check": _check,
    "create": _create,
    "open": _open,
    "inspect": _inspect,
    "pick": _pick,
    "advance": _advance,
    "close": _close,
}


# Results -----------------------------------------------------------------------------------------------------


def _steps(match: Match[State, View]) -> list[Step[View]]:
    """Return the latest step for every seat played at this device."""
    return [match.step(seat) for seat in _local(match)]


def _local(match: Match[State, View]) -> list[int | None]:
    """Return the seats that people play at this device; a spectator where there are none."""
    seats: list[int | None] = [n for n, who in enumerate(_setup(match).seats) if who.player == "human"]
    return seats or [None]


def _summary(match: Match[State, View]) -> wire.Summary:
    view = match.game.view(match.position.state, None)
    return wire.Summary(
        match=match.name,
        setup=_setup(match),
        round=view.round,
        phase=view.phase,
        decisions=len(match.picks),
        over=match.waiting is None,
        waiting=match.waiting,
        points=[seat.points for seat in view.seats],
        winners=[score.seat for score in view.scores or [] if score.place == 1],
    )


def _table(
    match: Match[State, View],
    steps: list[Step[View]],
    *,
    replayed: bool = True,
    history: list[wire.History] | None = None,
) -> str:
    save = match.record(GAME_ID, RULES_VERSION).model_dump_json()
    result = wire.TableResult(steps, save, _summary(match), replayed, history or [])
    return _text(wire.TableResult, result)
