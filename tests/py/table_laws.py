"""Checks the laws that hold in every position of every game, by asking the game itself.

Each ``check_*`` raises AssertionError with what was broken. Invariant numbers are those of docs/testing.md. What a
game hides and what its own pieces may do is for its own laws to say (``laws.py``, ``pointcity_laws.py``).
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import pytest
from pydantic import TypeAdapter

from tabletop.kernel.ask import Ask, Pick, option, read_option
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import EventView
from tabletop.kernel.game import State
from tabletop.kernel.position import Position, playout
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.match.option_effects import hinted_ask
from tabletop.match.updates import Update
from tabletop.players.seating import PERSON, Chair

S = TypeVar("S", bound=State)


def update_of(position: Position[Any], seat: int | None) -> Update[Any]:
    """Return what ``seat`` would be sent at ``position``, by the table's own exit."""
    game = position.game
    match: Match[Any, Any] = Match("m", game, [*_people(game.seats)], 0, History(position))
    update = match.update(seat, -1)
    assert update.seat == seat
    return update


@cache
def _people(seats: int) -> tuple[Chair, ...]:
    return tuple(Chair(name=f"P{seat}", player=PERSON) for seat in range(seats))


def told(position: Position[Any], seat: int | None) -> list[EventView]:
    """Return what ``seat`` was told of what led to ``position``."""
    return [event for moment in update_of(position, seat).moments for event in moment.events]


def line_from(start: Position[S], picks: Iterable[Pick]) -> list[Position[S]]:
    """Return the positions from ``start`` through ``picks``."""
    line = [start]
    for pick in picks:
        line.append(line[-1].after(pick))
    return line


def ends_step(positions: Sequence[Position[S]], at: int) -> bool:
    """Whether the next position begins another step, or there is none: the line to it goes through all of this step."""
    return at + 1 == len(positions) or positions[at + 1].base is not positions[at].base


# States ------------------------------------------------------------------------------------------------------


def check_round_trip(position: Position[Any], spoil: Callable[[Any], object]) -> None:
    """A state that is stored and read again is the same state, and its copy shares nothing with it.

    ``spoil`` changes everything in a state that can be changed in place.
    """
    game = position.game
    data = game.dump(position.base)
    assert game.load(json.loads(json.dumps(data))) == position.base
    copy = position.base.copy()
    assert copy == position.base
    spoil(copy)
    assert game.dump(position.base) == data


def check_ask(ask: Ask) -> None:
    """An ask can be answered, its options are different and can be read, and it is not a wall of buttons."""
    assert ask.options, f"{ask.kind}: nothing can be answered"
    assert len(set(ask.options)) == len(ask.options), ask.options
    assert 0 <= ask.least <= ask.most <= len(ask.options), (
        f"{ask.kind}: {ask.least} to {ask.most} are asked for, of {len(ask.options)}"
    )
    assert ask.most >= 1
    assert all(len(text) <= 200 for text in ask.options)
    assert all(read_option(text).verb for text in ask.options)


def check_hints(position: Position[Any]) -> None:
    """What is no option says so once and why, no option says so, and nothing that is told changes the table."""
    ask = position.ask
    assert ask is not None
    state = position.game.dump(position.state)
    shown = hinted_ask(position, ask, "0.0")
    assert shown == hinted_ask(position, ask, "0.0")
    assert position.game.dump(position.state) == state
    assert [one.id for one in shown.options] == list(ask.options)
    blocked = [option(one.verb, **one.args) for one in shown.blocked]
    assert len(set(blocked)) == len(blocked), f"{ask.kind}: {blocked}"
    assert not set(blocked) & set(ask.options), f"{ask.kind}: offered, and said not to be"
    assert all(one.reason for one in shown.blocked), f"{ask.kind}: {shown.blocked}"


# 5 refusals --------------------------------------------------------------------------------------------------


def illegal_picks(ask: Ask) -> list[Pick]:
    """Return picks that ``ask`` must refuse."""
    bad: list[Pick] = [("",), ("no_such_option",), (ask.options[0], ask.options[0]), (ask.options[0] + " ",)]
    if ask.least > 0:
        bad.append(())
    if ask.most < len(ask.options):
        bad.append(ask.options[: ask.most + 1])
    bad.append((*ask.options[: ask.most - 1], "end_the_world"))
    return bad


def check_refusals(position: Position[Any]) -> None:
    """An illegal pick is refused and leaves everything as it was."""
    game = position.game
    base, state = game.dump(position.base), game.dump(position.state)
    bad: list[Pick] = illegal_picks(position.ask) if position.ask else [(), ("end_turn",)]
    for pick in bad:
        with pytest.raises(Refusal) as refused:
            position.after(pick)
        assert refused.value.code == ("illegal-pick" if position.ask else "game-over")
    assert game.dump(position.base) == base
    assert game.dump(position.state) == state


# 3 replay ----------------------------------------------------------------------------------------------------


class _PicksRanOutError(Exception):
    pass


def check_replay(positions: Sequence[Position[Any]], picks: Sequence[Pick]) -> None:
    """Playing ``picks`` again from where ``positions`` began gives the same positions, told the same way."""
    game = positions[0].game
    again = Position[Any].resumed(game, positions[0].base.copy(), positions[0].picks)
    for at, position in enumerate(positions):
        if at:
            again = again.after(picks[at - 1])
            assert again.events == position.events
        assert again.picks == position.picks
        assert game.dump(again.base) == game.dump(position.base)
        assert game.dump(again.state) == game.dump(position.state)
        assert _asked(again.ask) == _asked(position.ask)
    _check_in_place(positions, picks)


def _asked(ask: Ask | None) -> tuple[object, ...] | None:
    return None if ask is None else (ask.seat, ask.kind, ask.cause, ask.least, ask.most, ask.options)


def _check_in_place(positions: Sequence[Position[Any]], picks: Sequence[Pick]) -> None:
    """The driver of playouts, which copies nothing and tells nothing, comes to the same table."""
    first, last = positions[0], positions[-1]
    state = first.base.copy()
    given = iter([*first.picks, *picks])

    def policy(_state: Any, _ask: Ask) -> Pick:
        for pick in given:
            return pick
        raise _PicksRanOutError

    try:
        playout(first.game, state, policy)
    except _PicksRanOutError:
        assert last.ask is not None
    assert first.game.dump(state) == first.game.dump(last.state)


# 4 no leaks --------------------------------------------------------------------------------------------------


def check_silence(update: Update[Any], position: Position[Any], words: Iterable[str]) -> None:
    """The names in an update are none of those ``words`` of the true state, and it holds no other seat's ask."""
    text = update_json(update).dump_json(update).decode()
    leaked = [word for word in words if f'"{word}":' in text]
    assert not leaked, leaked
    assert (update.ask is not None) == (position.ask is not None and position.ask.seat == update.seat)


def view_json(view: Any) -> TypeAdapter[Any]:
    """Return what writes and reads views like this one as JSON."""
    return _view_adapter(view.__class__)


@cache
def _view_adapter(view: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(view)


def update_json(update: Update[Any]) -> TypeAdapter[Update[Any]]:
    """Return what writes and reads updates like this one as JSON."""
    view: Any = update.view
    return _adapter(view.__class__)


@cache
def _adapter(view: type[Any]) -> TypeAdapter[Update[Any]]:
    shape: Any = Update
    return TypeAdapter(shape[view])


def differences(mine: Update[Any], theirs: Update[Any]) -> list[str]:
    """Name what differs between two updates, for the failure message."""
    one, two = (update_json(update).dump_python(update, mode="json") for update in (mine, theirs))
    return list(_differing("update", one, two))


def _differing(name: str, one: Any, two: Any) -> Iterator[str]:
    left, right = parts(one), parts(two)
    if one != two and left and left.keys() == right.keys():
        for key, value in left.items():
            yield from _differing(f"{name}.{key}", value, right[key])
    elif one != two:
        yield f"{name}: {one} / {two}"


def parts(data: Any) -> dict[str, Any]:
    """Return what JSON-ready ``data`` is made of, by name or place."""
    if isinstance(data, list):
        return {str(at): value for at, value in enumerate(cast("list[Any]", data))}
    return cast("dict[str, Any]", data) if isinstance(data, dict) else {}
