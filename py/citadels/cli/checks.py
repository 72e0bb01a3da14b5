"""Every law at every decision of one game: the game is played again from its picks, position by position."""

from collections.abc import Iterator, Sequence

from citadels.cli.tally import Decision
from citadels.engine.laws import Broken, broken_laws
from citadels.engine.secrets import resample
from citadels.game import Citadels
from citadels.model.state import State
from tabletop.ask import Ask, read_option
from tabletop.position import Position
from tabletop.randomness import Randomness, side_chance


def check_every(game: Citadels, seed: int, played: Sequence[Decision], final: State) -> Iterator[Broken]:
    """Yield every law broken anywhere in the game with ``seed`` that ``played`` and ended in ``final``."""
    chance = side_chance("leaks", seed)
    position = Position[State].first(game, seed)
    for kind, _cause, options, pick in played:
        yield from _check(game, position, chance)
        ask = position.ask
        if ask is None or (ask.kind, ask.options) != (kind, options):
            yield Broken("replay", f"{kind} was asked, now {ask.kind if ask else 'nothing'}")
            return
        position = position.after(pick)
    yield from _check(game, position, chance)
    if position.ask is not None or game.dump(position.base) != game.dump(final):
        yield Broken("replay", "the game ends differently")


def _check(game: Citadels, position: Position[State], chance: Randomness) -> Iterator[Broken]:
    """Yield what is broken at one position."""
    yield from broken_laws(game.rules, position.base)
    yield from broken_laws(game.rules, position.state, lifted=bool(position.picks))
    if position.ask is not None:
        yield from _check_ask(position.ask)
        if not position.picks:
            yield from _check_options(game, position, position.ask, chance)
    for seat in (*range(game.seats), None):
        yield from _check_view(game, position.state, seat, chance)


def _check_ask(ask: Ask) -> Iterator[Broken]:
    """An ask can be answered, and no option is there twice."""
    if not ask.options or not 0 <= ask.least <= ask.most <= len(ask.options) or ask.most < 1:
        yield Broken("asks", f"{ask.kind}: {ask.least} to {ask.most} of {len(ask.options)}")
    if len(set(ask.options)) != len(ask.options):
        yield Broken("asks", f"{ask.kind}: {ask.options}")


def _check_view(game: Citadels, state: State, seat: int | None, chance: Randomness) -> Iterator[Broken]:
    """A seat sees the same where only what it cannot know is different."""
    world = resample(game.rules, state, seat, chance)
    if game.view(world, seat) != game.view(state, seat):
        yield Broken("leaks", f"round {state.round}, {state.phase}: seat {seat} sees what is hidden")


def _check_options(
    game: Citadels, position: Position[State], ask: Ask, chance: Randomness
) -> Iterator[Broken]:
    """A seat is offered the same where only what it cannot know is different."""
    shown = frozenset(str(value) for text in ask.options for value in read_option(text).args.values())
    world = resample(game.rules, position.base, ask.seat, chance, shown)
    other = Position[State].resumed(game, world, ()).ask
    if other is None or (other.seat, other.kind, other.options) != (ask.seat, ask.kind, ask.options):
        yield Broken("leaks", f"{ask.kind}: the options of seat {ask.seat} tell what is hidden")
