"""Tests whole random games.

Every law after every step, replay, no leaks, undo, refusals, and that every card is met.
"""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pointcity_laws as laws
import table_laws
from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.cards.tokens import TOKENS
from pointcity.engine.flow import STEPS
from pointcity.engine.laws import PHASES
from pointcity.engine.rules import CELLS, ROUNDS
from pointcity.engine.secrets import resample
from pointcity_games import TABLES, Table, game_for, played
from pointcity_scenario import Scenario
from random_play import SECRET_SEED, play
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_law_holds(table: Table, seed: int) -> None:
    game = played(table, seed)
    chance = Randomness(seed)
    for at, position in enumerate(game.positions):
        laws.check_conservation(position)
        laws.check_asked(position)
        pick = game.picks[at] if at < len(game.picks) else None
        if not chance.below(8):
            laws.check_refusals(position)
            laws.check_round_trip(position)
            laws.check_no_leaks(position, pick, chance)
        if pick is not None and not chance.below(4):
            laws.check_undo(position, pick, chance)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_seventeen_turns_each_and_sixteen_cards_after_each(table: Table) -> None:
    """Ruling 157: the market is full after every turn but the last one."""
    game = played(table, 1)
    turns = Counter[int]()
    for position in game.positions:
        for event in position.events:
            if event.kind == "turn_started":
                turns[int(str((event.everyone or {})["seat"]))] += 1
        if position.ask is not None and position.ask.kind == "turn":
            assert sum(number >= 0 for number in position.state.market) == CELLS
    assert turns == dict.fromkeys(range(table[0]), ROUNDS)
    last = game.positions[-1].state
    assert sum(number >= 0 for number in last.market) in {CELLS, CELLS - 2}
    assert last.deck == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_picks_played_again_give_the_same_game(table: Table) -> None:
    game = played(table, 0)
    table_laws.check_replay(game.positions, game.picks)


@given(seed=st.integers(0, 2**53 - 1), table=st.sampled_from(TABLES), at=st.floats(0, 0.999))
def test_any_moment_of_any_game(seed: int, table: Table, at: float) -> None:
    game = play(game_for(table), seed)
    moment = int(at * len(game.picks))
    chance = Randomness(seed)
    assert laws.check_no_leaks(game.positions[moment], game.picks[moment], chance) > 0
    laws.check_undo(game.positions[moment], game.picks[moment], chance)


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_no_update_holds_the_seed(table: Table) -> None:
    game = play(game_for(table), SECRET_SEED)
    for position in game.positions[::5]:
        for seat in (*range(table[0]), None):
            update = laws.update_of(position, seat)
            assert str(SECRET_SEED) not in table_laws.update_json(update).dump_json(update).decode()


def test_every_card_and_token_is_met() -> None:
    """Built, drawn, spent: over a few games each card shows both its sides, and each token is had."""
    built, shown, had = set[int](), set[int](), set[str]()
    for table in TABLES:
        for seed in SEEDS:
            for position in played(table, seed).positions:
                state = position.state
                everybody = [*state.players, *([state.automa] if state.automa is not None else [])]
                built.update(number for player in everybody for number in player.city)
                shown.update(number for player in everybody for number in player.hand)
                had.update(token for player in everybody for token in player.tokens)
    assert set(TWO_SIDED) <= built | shown
    assert len(built) > 130
    assert had == set(TOKENS)


def test_every_phase_has_its_step() -> None:
    met = {position.base.phase for table in TABLES for position in played(table, 0).positions}
    assert met <= set(STEPS) | {"over"}
    assert set(STEPS) | {"over"} == PHASES


def test_the_other_world_is_another_one() -> None:
    """The law compares something: undersides and the order of the deck do change, and nothing that shows."""
    position = played(TABLES[3], 0).positions[30]
    game, base = laws.game_of(position), position.base
    worlds = [resample(base, Randomness(seed)) for seed in range(5)]
    assert all(world.market != base.market for world in worlds)
    assert all(world.deck != base.deck for world in worlds)
    assert any(world.players[0].hand != base.players[0].hand for world in worlds)
    assert all(game.view(world, 0) == game.view(base, 0) for world in worlds)


def test_what_may_be_taken_back() -> None:
    """Choosing the first card and how to pay may be; not what brought a hidden side to light."""
    looked = Counter[str]()
    for seed in sampled(SEEDS, SEEDS[:1], "test_every_law_holds takes back, too"):
        game = played(TABLES[5], seed)
        for at, pick in enumerate(game.picks):
            ask = game.positions[at].ask
            assert ask is not None
            looked[ask.kind] += laws.check_undo(game.positions[at], pick, Randomness(at))
    assert looked["turn"] > sampled(50, 16, "of a third of the games")
    assert looked["flip"] == 0


def test_a_card_that_shows_resources_has_no_id(t: Scenario) -> None:
    """Ruling 160: neither in the market, nor on the deck, nor in a hand, nor in what is told."""
    me, _ = t.deal(2)
    t.draw()
    names = [CARDS[number].id for number in (*t.state.market, *t.state.deck, *t.state.players[0].hand)]
    text = table_laws.update_json(me.update).dump_json(me.update).decode()
    assert [name for name in names if f'"{name}"' in text] == []
