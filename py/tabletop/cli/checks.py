"""Checks every law at every decision of one game, by playing its picks again position by position."""

from collections.abc import Iterator, Sequence
from typing import Any

from tabletop.cli.simulated_game import Decision, Observer, SimulatedGame
from tabletop.kernel.ask import Ask
from tabletop.kernel.game import Game
from tabletop.kernel.laws import Broken
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness, side_chance

AnyGame = Game[Any, Any]


def check_every(
    simulated: SimulatedGame, game: AnyGame, seed: int, played: Sequence[Decision], final: object
) -> Iterator[Broken]:
    """Yield every law broken anywhere in the game with ``seed`` that ``played`` and ended in ``final``."""
    chance = side_chance("leaks", seed)
    position = Position[Any].first(game, seed)
    observer = simulated.observer(game)
    for kind, _cause, options, pick in played:
        yield from _check(simulated, observer, position, chance)
        ask = position.ask
        if ask is None or (ask.kind, ask.options) != (kind, options):
            yield Broken("replay", f"{kind} was asked, now {ask.kind if ask else 'nothing'}")
            return
        position = position.after(pick)
    yield from _check(simulated, observer, position, chance)
    if position.ask is not None or game.dump(position.base) != game.dump(final):
        yield Broken("replay", "the game ends differently")


def _check(
    simulated: SimulatedGame, observer: Observer, position: Position[Any], chance: Randomness
) -> Iterator[Broken]:
    """Yield what is broken at one position."""
    game, ask = position.game, position.ask
    yield from simulated.laws(game, position.base)
    yield from simulated.laws(game, position.state, lifted=bool(position.picks))
    observer.watch(position)
    for seat in (*range(game.seats), None):
        yield from _check_view(simulated, observer, position, seat, chance)
    if ask is not None:
        yield from _check_ask(ask)
        yield from _check_options(observer, ask, chance)


def _check_ask(ask: Ask) -> Iterator[Broken]:
    """An ask can be answered, and no option is there twice."""
    if not ask.options or not 0 <= ask.least <= ask.most <= len(ask.options) or ask.most < 1:
        yield Broken("asks", f"{ask.kind}: {ask.least} to {ask.most} of {len(ask.options)}")
    if len(set(ask.options)) != len(ask.options):
        yield Broken("asks", f"{ask.kind}: {ask.options}")


def _check_view(
    simulated: SimulatedGame,
    observer: Observer,
    position: Position[Any],
    seat: int | None,
    chance: Randomness,
) -> Iterator[Broken]:
    """A seat sees the same where only what it cannot know is different."""
    game, state = position.game, position.state
    world = observer.state(position, seat, chance)
    if game.view(world, seat) != game.view(state, seat):
        yield Broken("leaks", f"round {simulated.round_of(state)}: seat {seat} sees what is hidden")


def _check_options(observer: Observer, ask: Ask, chance: Randomness) -> Iterator[Broken]:
    """A seat is offered the same where only what it cannot know is different."""
    other = observer.position(ask.seat, chance).ask
    if other is None or (other.seat, other.kind, other.options) != (ask.seat, ask.kind, ask.options):
        yield Broken("leaks", f"{ask.kind}: the options of seat {ask.seat} tell what is hidden")
