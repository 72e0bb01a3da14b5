"""Checks the law of pictures: what an update tells of each event gives the view of the state right after it.

The views are found by playing the steps again here, with an observer of the test's own.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from table_laws import view_json
from tabletop.kernel.ask import Pick
from tabletop.kernel.events import Event, redact
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.match.history import History
from tabletop.match.updates import MomentView
from tabletop.match.watched import patched, watched_moments

Json = dict[str, Any]


def shown(game: Game[Any, Any], state: Any, seat: int | None) -> Json:
    """Return the view of ``state`` as the page gets it."""
    view = game.view(state, seat)
    return view_json(view).dump_python(view, mode="json")


def observed(before: Position[Any], pick: Pick, look: Callable[[Event, Any], None]) -> None:
    """Play the steps that ``pick`` leads through again; ``look`` at the state after each event beyond ``before``."""
    game, base, picks, old = before.game, before.base, (*before.picks, pick), before.told
    while not game.over(base):
        state = base.copy()
        count = 0

        def sink(event: Event, state: Any = state, old: int = old) -> None:
            nonlocal count
            count += 1
            if count > old:
                look(event, state)

        script = game.step(state, sink)
        given: list[Any] = [None, *picks]
        try:
            for answer in given:
                script.send(answer)
        except StopIteration:
            base, picks, old = state, (), 0
            continue
        script.close()
        return


def check_pictures(positions: Sequence[Position[Any]], picks: Sequence[Pick], after: int, last: int) -> int:
    """The changes that are told from moment ``after`` to ``last`` are right, for every seat and a spectator.

    Returns how many events were compared.
    """
    game = positions[0].game
    history = History(positions[0])
    history.play_all(picks[:last])
    return sum(
        _check_seat(positions, picks, watched_moments(history, seat, after, last), seat)
        for seat in (*range(game.seats), None)
    )


def _check_seat(
    positions: Sequence[Position[Any]], picks: Sequence[Pick], told: Iterable[MomentView], seat: int | None
) -> int:
    compared = 0
    picture: Json = {}
    for moment in told:
        before = positions[moment.number - 1]
        view = shown(before.game, before.state, seat)
        picture = patched(picture or view, moment.change)
        assert not moment.events or picture == view, f"{moment.number}, when it was decided"
        views = _views(before, picks[moment.number - 1], seat)
        for event, (kind, view) in zip(moment.events, views, strict=True):
            assert event.kind == kind
            picture = patched(picture, event.change)
            wrong = [(name, picture[name], right) for name, right in view.items() if picture[name] != right]
            assert not wrong, f"{moment.number}, {kind}, for {seat}: {wrong}"
            compared += 1
    return compared


def _views(before: Position[Any], pick: Pick, seat: int | None) -> list[tuple[str, Json]]:
    """Return the kind of each event that ``seat`` is told of ``pick``, with its view right after it."""
    views: list[tuple[str, Json]] = []

    def look(event: Event, state: Any) -> None:
        if redact(event, seat) is not None:
            views.append((event.kind, shown(before.game, state, seat)))

    observed(before, pick, look)
    return views
