"""Runs moments again and notes how the view of one seat changed with each event.

It is for the pictures between two decisions.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter

from tabletop.kernel.events import Event, EventView, redact
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.match.history import History, Moment
from tabletop.match.kind import Kind
from tabletop.match.updates import MomentView

Json = Any


def moment_view(number: int, moment: Moment, seat: int | None) -> MomentView:
    """Return what ``seat`` was told of ``moment``, without changes."""
    told = [view for event in moment.events if (view := redact(event, seat)) is not None]
    return MomentView(number, moment.seat, told)


def watched_moments(history: History[Any], seat: int | None, after: int, last: int) -> Iterator[MomentView]:
    """Yield the moments after ``after``, up to ``last``, as ``seat`` was told them, each event with its change.

    The first change is from the view of moment ``after``, each later one from the view after the event before. Applied
    in order, they give the view that the seat would have had at each moment.
    """
    position = history.at(after)
    picture = Picture(position.game, seat, position.state)
    for number in range(after + 1, last + 1):
        moment = history.moment(number)
        told = MomentView(number, moment.seat, [])
        if number > after + 1 and any(redact(event, seat) for event in moment.events):
            told.change = picture.change(position.state)

        def watch(event: Event, state: Any, told: MomentView = told) -> None:  # noqa: ANN401 - the game's own
            if (view := redact(event, seat)) is not None:
                view.change = picture.change(state)
                told.events.append(view)

        position = position.after(history.picks[number - 1], watch)
        yield told


class WatchedPick:
    """Watches a pick while it is played, for ``seats`` who know all before it, so that it need not be played again."""

    def __init__(self, position: Position[Any], seats: Iterable[int | None]) -> None:
        self._pictures = {seat: Picture(position.game, seat, position.state) for seat in seats}
        self._told: dict[int | None, list[EventView]] = {seat: [] for seat in self._pictures}
        self.moment: Moment | None = None
        """The moment that the pick led to, once it is played."""

    def watch(self, event: Event, state: Any) -> None:  # noqa: ANN401 - the game's own
        """Note what the seats are told of ``event``, right after which the game is in ``state``."""
        for seat, picture in self._pictures.items():
            if (view := redact(event, seat)) is not None:
                view.change = picture.change(state)
                self._told[seat].append(view)

    def take(self, seat: int | None, number: int, moment: Moment) -> MomentView | None:
        """Return what ``watched_moments`` yields for ``moment`` of this ``number`` after the one before.

        None if ``moment`` is not the watched one, or for a seat that has taken it already.
        """
        told = self._told.pop(seat, None) if moment is self.moment else None
        return MomentView(number, moment.seat, told) if told is not None else None


def part_of(history: History[Any], number: int, kind: Kind) -> Sequence[Event]:
    """Return the events of the part of the game that ends in moment ``number``, from its beginning, as far as known."""
    found: list[Event] = []
    for at in range(number, history.first - 1, -1):
        for event in reversed(history.moment(at).events):
            if found or event.kind == kind.ends:
                found.append(event)
            if found and event.kind == kind.forgets:
                return found[::-1]
    return found[::-1]


class Picture:
    """The view of a seat as it was last, as JSON data."""

    def __init__(self, game: Game[Any, Any], seat: int | None, state: Any) -> None:  # noqa: ANN401 - the game's own
        self._game = game
        self._seat = seat
        self.shown = self._draw(state)

    def change(self, state: Any) -> dict[str, Json]:  # noqa: ANN401 - the game's own
        """Show ``state`` from now on; return how that differs from what was shown."""
        before, self.shown = self.shown, self._draw(state)
        return change_of(before, self.shown)

    def _draw(self, state: Any) -> Json:  # noqa: ANN401 - the game's own
        view: object = self._game.view(state, self._seat)
        return _writer(view.__class__).dump_python(view, mode="json")


@cache
def _writer(shape: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - the views of one game
    return TypeAdapter(shape)


def change_of(before: Json, after: Json) -> dict[str, Json]:
    """Return how the JSON value ``after`` differs from ``before``, as values by path; see ``Change``."""
    change: dict[str, Json] = {}
    _compare(before, after, "", change)
    return change


def _compare(before: Json, after: Json, path: str, change: dict[str, Json]) -> None:
    """Add to ``change`` how ``after`` differs from ``before``, both at ``path``."""
    if isinstance(before, dict) and isinstance(after, dict):
        old, new = cast("dict[str, Json]", before), cast("dict[str, Json]", after)
        if old.keys() <= new.keys() and not any("." in name for name in new):
            for name, value in new.items():
                _compare_part(old, name, value, path, change)
            return
    elif isinstance(before, list) and isinstance(after, list):
        items, others = cast("list[Json]", before), cast("list[Json]", after)
        if len(items) <= len(others):
            known = dict(enumerate(items))
            for at, value in enumerate(others):
                _compare_part(known, at, value, path, change)
            return
    if before != after:
        change[path] = after


def _compare_part(
    old: dict[Any, Json], name: str | int, value: Json, path: str, change: dict[str, Json]
) -> None:
    place = f"{path}.{name}" if path else str(name)
    if name not in old:
        change[place] = value
    elif old[name] != value:
        _compare(old[name], value, place, change)


def patched(value: Json, change: dict[str, Json]) -> Json:
    """Return ``value`` with ``change``; it shares what has not changed."""
    for path, new in change.items():
        value = _put(value, path.split(".") if path else [], new)
    return value


def _put(value: Json, path: list[str], new: Json) -> Json:
    if not path:
        return new
    name, *rest = path
    if isinstance(value, list):
        items, at = cast("list[Json]", value), int(name)
        old = items[at] if at < len(items) else None
        return [*items[:at], _put(old, rest, new), *items[at + 1 :]]
    found = cast("dict[str, Json]", value)
    return {**found, name: _put(found.get(name), rest, new)}
