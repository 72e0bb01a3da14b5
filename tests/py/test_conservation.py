"""Tests invariant 6, conservation: every event keeps the cards, the characters and the gold."""

from collections import Counter
from collections.abc import Callable

import pytest

from citadels.engine.flow import STEPS
from citadels.engine.laws import PHASES, broken_laws
from citadels.game import Citadels
from citadels.model.setup import read_setup
from citadels.model.state import Built, State
from games import Table, game_for, law_tables, random_pick, tables
from scenario import plain_setup
from tabletop.kernel.events import Event
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import Randomness


class Watch:
    """Checks the gold after every single event of a game, and counts the events."""

    def __init__(self, game: Citadels, state: State) -> None:
        self.game = game
        self.state = state
        self.kinds = Counter[str]()

    def __call__(self, event: Event) -> None:
        self.kinds[event.kind] += 1
        laws = {broken.law for broken in broken_laws(self.game.rules, self.state)}
        assert "gold" not in laws, event


class WatchedGame(Citadels):
    """The game with its events told to a watch even in playouts."""

    watch: Callable[[Event], None] | None = None

    def step(self, state: State, sink: object) -> object:  # type: ignore[override]
        del sink
        return super().step(state, self.watch)


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_gold_after_every_event(table: Table) -> None:
    game = WatchedGame(read_setup(game_for(*table).setup))
    state, chance = game.start(7), Randomness(7)
    watch = Watch(game, state)
    game.watch = watch
    playout(game, state, lambda _, ask: random_pick(ask, chance))  # type: ignore[arg-type]
    assert game.broken_laws(state) == []
    assert watch.kinds["gold_gained"] > 10
    assert watch.kinds["gold_paid"] > 10


def broken(change: Callable[[State], object]) -> list[str]:
    """Return the laws that a state breaks once it is changed."""
    game = Citadels(plain_setup(4))
    state = Position[State].first(game, 3).state.copy()
    assert game.broken_laws(state) == []
    change(state)
    return game.broken_laws(state)


LOSSES: dict[str, Callable[[State], object]] = {
    "a card lost": lambda state: state.deck.pop(),
    "a card doubled": lambda state: state.deck.append(state.deck[-1]),
    "a card changed": lambda state: state.players[0].hand.__setitem__(0, "dragon"),
    "a card from nowhere in a city": lambda state: state.players[0].city.append(Built("keep")),
    "a card from nowhere under a district": lambda state: state.players[0].city.append(
        Built(state.deck.pop(), tucked=("keep",))
    ),
    "a coin lost": lambda state: setattr(state.players[0], "gold", 1),
    "a coin from nowhere": lambda state: setattr(state.players[0], "gold", 3),
    "a coin on a district from nowhere": lambda state: state.players[0].city.append(
        Built(state.deck.pop(), coins=1)
    ),
    "gold below zero": lambda state: (
        setattr(state.players[0], "gold", -1),
        setattr(state.players[1], "gold", 5),
    ),
    "a coin on the tax token from nowhere": lambda state: setattr(state, "tax", 1),
    "a character lost": lambda state: state.pool.pop(),
    "a character doubled": lambda state: state.players[1].drafted.append(state.pool[0]),
    "a seat lost": lambda state: state.players.pop(),
    "a crown for nobody": lambda state: setattr(state, "crown", 9),
}


@pytest.mark.parametrize("loss", LOSSES)
def test_the_laws_notice(loss: str) -> None:
    assert broken(LOSSES[loss]) != []


def test_every_phase_has_its_step() -> None:
    """A phase without a step would hang a game; a step that the laws do not know would refuse its saves."""
    met: set[str] = set()
    for table in tables(9):
        game, chance = game_for(*table), Randomness(1)
        position = Position[State].first(game, 1)
        while position.ask is not None:
            met.add(position.base.phase)
            position = position.after(random_pick(position.ask, chance))
    assert met <= set(STEPS)
    assert set(STEPS) | {"over"} == PHASES
