"""Tests invariant 4, no leaks.

Two games that differ only in what a seat cannot know give that seat the same updates.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import laws
import leak_laws
import table_laws
from games import SECRET_SEED, Table, game_for, law_tables, pile_game, play, tables
from scenario import Scenario, Seat, kill
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled

SHARE = sampled(12, 20, "the same comparison at fewer moments")
"""Of so many moments one is compared."""


@pytest.mark.parametrize("table", law_tables(), ids=str)
def test_whole_random_games(table: Table) -> None:
    played = play(game_for(*table), 4)
    chance = Randomness(4)
    compared = 0
    for at, position in enumerate(played.positions):
        if chance.below(SHARE):
            continue
        pick = played.picks[at] if at < len(played.picks) else None
        compared += laws.check_no_leaks(position, pick, chance)
    assert compared > len(played.picks) // (2 * SHARE) * (table[2] + 1)


@given(seed=st.integers(0, 2**53 - 1), table=st.sampled_from(tables()), at=st.floats(0, 0.999))
def test_any_moment_of_any_game(seed: int, table: Table, at: float) -> None:
    played = play(game_for(*table), seed)
    moment = int(at * len(played.picks))
    assert laws.check_no_leaks(played.positions[moment], played.picks[moment], Randomness(seed)) > 0


@pytest.mark.parametrize("table", law_tables(2), ids=str)
def test_no_step_holds_the_seed(table: Table) -> None:
    played = play(game_for(*table), SECRET_SEED)
    for position in played.positions[::5]:
        for seat in (*range(table[2]), None):
            text = laws.UPDATE_JSON.dump_json(table_laws.update_of(position, seat)).decode()
            assert str(SECRET_SEED) not in text


def test_the_french_draft_of_two() -> None:
    played = play(pile_game(), 4)
    for position, pick in zip(played.positions, played.picks, strict=False):
        if position.ask and position.ask.kind in {"piles", "draft_two"}:
            assert laws.check_no_leaks(position, pick, Randomness(4)) > 0


def test_an_ask_goes_to_no_other_seat(t: Scenario) -> None:
    king, *others = t.table(Seat("king", hand="keep"), call="king")
    assert king.update.ask is not None
    assert [who.update.ask for who in others] == [None, None, None]
    assert [who.update.waiting for who in others] == [0, 0, 0]


def test_drawn_cards_are_told_to_who_draws_them(t: Scenario) -> None:
    king, other, *_ = t.table(Seat("king"), call="king", deck="keep palace")
    t.pick("gather_cards")
    assert king.saw("cards_drawn") == [{"seat": 0, "count": 2, "cards": ["keep", "palace"]}]
    assert other.saw("cards_drawn") == [{"seat": 0, "count": 2}]


def test_two_equal_cards_are_drawn_like_two_different_ones(t: Scenario) -> None:
    """Whether there was anything to choose is a secret too."""
    king, other, *_ = t.table(Seat("king"), call="king", deck="tavern tavern")
    t.pick("gather_cards")
    assert t.kind == "keep"
    assert t.options() == ["keep:card=tavern"]
    assert other.saw("card_kept") == []
    t.pick("keep", card="tavern")
    assert king.hand == ["tavern"]


def test_the_other_world_is_another_one(t: Scenario) -> None:
    """The law compares something: hands, deck and characters do change places."""
    t.table(
        Seat("king", hand="keep manor"),
        Seat("assassin", hand="palace tavern"),
        call="king",
        marks=kill("merchant"),
    )
    base = t.position.base
    worlds = [leak_laws.other_world([t.position], 0, Randomness(seed)) for seed in range(5)]
    assert any(world.players[1].hand != base.players[1].hand for world in worlds)
    assert any(world.deck != base.deck for world in worlds)
    assert any(world.players[2].drafted != base.players[2].drafted for world in worlds)
    assert all(world.players[0] == base.players[0] for world in worlds)
