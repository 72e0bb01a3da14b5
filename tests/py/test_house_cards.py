"""Tests house cards: chosen by hand like any card of the box, never drawn by lot, counted by no figure."""

import pytest

from citadels.cli.tables import RANDOM, Wish, setup_for, table_specs
from citadels.editions.edition import House, load_edition
from citadels.engine.rules import make_rules
from citadels.engine.sets import (
    chosen_characters,
    chosen_uniques,
    draw_characters,
    draw_uniques,
    with_cards,
)
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness

BOX = load_edition("classic")
HOUSE = BOX.model_copy(update={"house": House(characters=["spy"], districts=["basilica"])})
"""The classic box with two cards beside it that are not in it."""
BY_HAND = [name if name != "thief" else "spy" for name in BOX.presets[0].characters]
DISTRICTS = ["basilica", *BOX.presets[0].districts[1:]]


def test_they_are_chosen_by_hand() -> None:
    assert chosen_characters(HOUSE, BY_HAND, 4) == BY_HAND
    assert chosen_uniques(HOUSE, DISTRICTS, BY_HAND) == DISTRICTS


def test_where_they_are_not_listed_they_are_refused() -> None:
    with pytest.raises(Refusal) as characters:
        chosen_characters(BOX, BY_HAND, 4)
    with pytest.raises(Refusal) as districts:
        chosen_uniques(BOX, DISTRICTS, [])
    assert (characters.value.code, districts.value.code) == ("bad-setup-characters", "bad-setup-districts")


def test_they_are_listed_after_the_box() -> None:
    assert HOUSE.every_character == [*BOX.characters, "spy"]
    assert HOUSE.every_unique == [*BOX.uniques, "basilica"]


def test_lots_draw_from_the_box_alone() -> None:
    for seed in range(50):
        assert draw_characters(HOUSE, 6, Randomness(seed)) == draw_characters(BOX, 6, Randomness(seed))
        assert draw_uniques(HOUSE, Randomness(seed)) == draw_uniques(BOX, Randomness(seed))


def test_a_set_that_shall_hold_a_card_holds_it_in_place_of_another() -> None:
    """The character takes the place of its rank's, the district that of the last one where there is no room."""
    characters, districts = with_cards(HOUSE, 4, "base_game", "powder_and_bells", ["spy", "basilica"])
    assert characters == BY_HAND
    assert districts[0] == "basilica"
    assert sum(BOX.copies.get(name, 1) for name in districts) <= BOX.uniques_most
    assert chosen_uniques(HOUSE, districts, characters) == districts


def test_two_players_have_no_rank_9_of_a_preset() -> None:
    characters, _ = with_cards(HOUSE, 2, "dark_city", "dark_city", ["basilica"])
    assert "artist" not in characters
    assert len(characters) == 8


def test_long_runs_can_be_played_with_a_card() -> None:
    """``citadels simulate --with spy,basilica``."""
    for characters in ("all", RANDOM):
        wish = Wish(characters=characters, districts=characters, players=(3, 6), cards=("spy", "basilica"))
        for seed in range(20):
            rules = make_rules(setup_for(wish, seed))
            assert {"spy", "basilica"} <= {*rules.characters, *rules.districts}


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        table_specs(Wish(cards=("moat",)))
    assert refusal.value.code == "bad-setup-districts"
