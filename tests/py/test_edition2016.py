"""Tests that the table of the 2016 edition agrees with itself and with its cards."""

from collections import Counter

import pytest

from citadels.cards.api import TYPES
from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import Edition, load_edition

BOX: Edition = load_edition("2016")
IDS = [*(basic.id for basic in BOX.basic), *BOX.uniques, *BOX.characters]


def test_totals_of_the_table() -> None:
    by_type = Counter(basic.type for basic in BOX.basic for _ in range(basic.copies))
    counted = {
        **by_type,
        "basic": sum(basic.copies for basic in BOX.basic),
        "deck": sum(basic.copies for basic in BOX.basic) + len(BOX.presets[0].districts),
        "uniques": len(BOX.uniques),
        "characters": len(BOX.characters),
    }
    assert counted == BOX.totals


def test_the_totals_are_those_of_the_box() -> None:
    """54 basic districts (12 noble, 11 religious, 11 military, 20 trade), 30 uniques, 27 characters."""
    assert BOX.totals == {
        "basic": 54,
        "noble": 12,
        "religious": 11,
        "military": 11,
        "trade": 20,
        "deck": 68,
        "uniques": 30,
        "characters": 27,
    }


def test_the_value_of_all_basic_districts() -> None:
    """Gold that it takes to build every basic district, by type."""
    value = Counter[str]()
    for basic in BOX.basic:
        value[basic.type] += basic.cost * basic.copies
    assert value == {"noble": 46, "religious": 28, "military": 28, "trade": 50}


def test_ids_are_different_and_sorted_out() -> None:
    assert len(set(IDS)) == len(IDS)
    assert {basic.type for basic in BOX.basic} == set(TYPES) - {"unique"}


def test_three_characters_a_rank() -> None:
    known = all_characters()
    assert Counter(known[name].rank for name in BOX.characters) == dict.fromkeys(range(1, 10), 3)


def test_every_card_of_the_box_is_there_and_no_other() -> None:
    """House cards are there as well, and are no part of the box."""
    assert not set(BOX.house.cards) & set(IDS)
    assert set(BOX.every_unique) == set(all_uniques())
    assert set(BOX.every_character) == set(all_characters())


PRINTED = {
    2: "haunted_quarter stables",
    3: "armory framework keep statue",
    4: "basilica monument museum observatory poor_house",
    5: "capitol factory imperial_treasury ivory_tower laboratory map_room necropolis quarry smithy wishing_well",
    6: "dragon_gate gold_mine great_wall library park school_of_magic theater thieves_den",
}


@pytest.mark.parametrize("cost", PRINTED)
def test_unique_districts_cost_what_the_cards_say(cost: int) -> None:
    own = {name for name in BOX.uniques if all_uniques()[name].cost == cost and name != "secret_vault"}
    assert own == set(PRINTED[cost].split())


@pytest.mark.parametrize("preset", BOX.presets, ids=lambda preset: preset.id)
def test_presets_name_cards_of_the_box(preset: object) -> None:
    found = next(one for one in BOX.presets if one is preset)
    assert set(found.characters) <= set(BOX.characters)
    assert set(found.districts) <= set(BOX.uniques)
    assert len(found.characters) == len(set(found.characters))
    assert len(set(found.districts)) == len(found.districts) == BOX.uniques_most


def test_start_and_sizes() -> None:
    """Rulings 7 and 16."""
    assert (BOX.start.cards, BOX.start.gold) == (4, 2)
    assert BOX.city_size == {2: 8, 3: 8, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7}
    assert BOX.faceup == {8: {4: 2, 5: 1, 6: 0, 7: 0}, 9: {4: 3, 5: 2, 6: 1, 7: 0, 8: 0}}
