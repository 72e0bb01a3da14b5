"""Drives a game's steps in two ways: positions as values, and fast playouts that change one state.

A position is ``(state at the step's start, picks so far)``. Going on copies that state and runs the step
again with one more pick, so every position can be kept, copied, sent, undone and searched.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event, Sink
from tabletop.kernel.game import Game, Script, State
from tabletop.kernel.randomness import Seed

S = TypeVar("S", bound=State)

Policy = Callable[[S, Ask], Pick]
"""Answers an ask during a playout. It gets the true state, which only the machinery and tests may read."""

Watch = Callable[[Event, S], None]
"""Looks at the state right after an event."""


@dataclass(slots=True, frozen=True)
class Position(Generic[S]):
    """One moment of a game at which a seat is asked, or the end.

    ``base`` is the state at the start of the step under way and ``picks`` the answers it has had;
    ``state`` is the table as it stands at the ask. ``events`` happened since the position before; ``told``
    is the number of events that the current step has emitted; it emits them again when it runs again.
    """

    game: Game[S, object]
    base: S
    picks: tuple[Pick, ...]
    state: S
    ask: Ask | None
    events: tuple[Event, ...] = field(repr=False)
    told: int = field(repr=False)

    @classmethod
    def first(cls, game: Game[S, object], seed: Seed) -> "Position[S]":
        """Return the first position of a game: everything up to the first ask has happened."""
        return _advance(game, game.start(seed), (), 0)

    @classmethod
    def resumed(cls, game: Game[S, object], base: S, picks: tuple[Pick, ...]) -> "Position[S]":
        """Return the position whose step started at ``base`` and has had ``picks``."""
        return _advance(game, base, picks, 0)

    def after(self, pick: Pick, watch: Watch[S] | None = None) -> "Position[S]":
        """Return the position after ``pick``. Raises ``Refusal`` if it is not legal; self never changes.

        ``watch`` is called after each of its events, with the event and the state at that moment, not to be changed.
        """
        if self.ask is None:
            raise Refusal("game-over")
        if not self.ask.allows(pick):
            raise Refusal("illegal-pick")
        return _advance(self.game, self.base, (*self.picks, pick), self.told, watch)


def _advance(
    game: Game[S, object], base: S, picks: tuple[Pick, ...], told: int, watch: Watch[S] | None = None
) -> Position[S]:
    """Run from ``base`` with ``picks`` to the next ask or the end; ``told`` events of this step are old."""
    fresh: list[Event] = []
    while not game.over(base):
        state = cast("S", base.copy())
        events: list[Event] = []
        sink = events.append if watch is None else _watching(events, told, state, watch)
        ask = _run(game.step(state, sink), picks)
        fresh += events[told:]
        if ask is not None:
            return Position(game, base, picks, state, ask, tuple(fresh), len(events))
        base, picks, told = state, (), 0
    return Position(game, base, (), base, None, tuple(fresh), 0)


def _watching(events: list[Event], told: int, state: S, watch: Watch[S]) -> Sink:
    """Return a sink that adds to ``events``.

    It shows ``watch`` the state after each event beyond the first ``told``.
    """

    def sink(event: Event) -> None:
        events.append(event)
        if len(events) > told:
            watch(event, state)

    return sink


def _run(script: Script, picks: tuple[Pick, ...]) -> Ask | None:
    """Drive one step through ``picks``; return the ask that comes after them, or None if the step ended."""
    given = iter(picks)
    try:
        ask = script.send(cast("Pick", None))
        for pick in given:
            if not ask.allows(pick):
                raise Refusal("illegal-pick")
            ask = script.send(pick)
    except StopIteration:
        if next(given, None) is not None:
            raise Refusal("too-many-picks") from None
        return None
    else:
        return ask
    finally:
        script.close()


def playout(game: Game[S, object], state: S, policy: Policy[S], limit: int = 100_000) -> int:
    """Play ``state`` to the end in place, asking ``policy``; return the number of decisions.

    Nothing is copied and no event is told: this is the hot path of simulations. Raises RuntimeError
    after ``limit`` decisions, which no legal game comes near.
    """
    decisions = 0
    over, begin = game.over, game.step
    while not over(state):
        send = begin(state, None).send
        try:
            ask = send(cast("Pick", None))
            while True:
                decisions += 1
                ask = send(policy(state, ask))
        except StopIteration:
            if decisions > limit:
                raise RuntimeError("a game without an end") from None
    return decisions
