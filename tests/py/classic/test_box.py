"""Tests that the table of the classic edition agrees with itself and with its cards."""

from collections import Counter

import pytest

from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import Edition, load_edition
from citadels.game import Citadels
from citadels.model.setup import Setup
from games import game_for
from scenario import plain_setup

BOX: Edition = load_edition("classic")
BASE = "haunted_quarter keep laboratory smithy graveyard observatory school_of_magic library great_wall university"
BONUS = "lighthouse armory museum imperial_treasury map_room wishing_well quarry poor_house bell_tower factory park"
PRINTED = {
    2: "haunted_quarter",
    3: "keep lighthouse armory",
    4: "museum imperial_treasury",
    5: "laboratory smithy graveyard observatory map_room wishing_well quarry poor_house bell_tower",
    6: "school_of_magic library great_wall university dragon_gate factory park hospital throne_room ball_room",
}


def everything() -> list[str]:
    """Return the ids of all unique districts that the base set leaves room for, Keep and all."""
    return [*BASE.split(), "dragon_gate"]


def test_eight_characters_and_ten_of_the_dark_city() -> None:
    known = all_characters("classic")
    ranks = Counter(known[name].rank for name in BOX.characters)
    assert len(BOX.characters) == BOX.totals["characters"] == 18
    assert ranks == dict.fromkeys(range(1, 10), 2)
    assert known["tax_collector"].rank == 2
    assert all_characters("2016")["tax_collector"].rank == 9


def test_twelve_purple_cards_and_fourteen_bonus_ones() -> None:
    """Ruling 140."""
    cards = [name for name in BOX.uniques for _ in range(BOX.copies.get(name, 1))]
    assert Counter(cards)["keep"] == 2
    assert len(cards) == 12 + 14
    assert set(cards) == {*everything(), *BONUS.split(), "hospital", "throne_room", "ball_room"}


def test_the_base_set_has_66_cards() -> None:
    game = game_for("classic", "base_game", 4)
    assert len(game.rules.deck) == BOX.totals["deck"] == 66
    assert Counter(game.rules.deck)["keep"] == 2


def test_the_basic_districts_are_those_of_2016() -> None:
    assert BOX.basic == load_edition("2016").basic


@pytest.mark.parametrize("cost", PRINTED)
def test_unique_districts_cost_what_the_cards_say(cost: int) -> None:
    found: set[str] = set()
    for card in PRINTED[cost].split():
        names = list(dict.fromkeys([card, *everything()]))[:11]
        setup = plain_setup(4).model_dump() | {"edition": "classic", "characters": "base_game"}
        rules = Citadels(Setup.model_validate(setup | {"districts": names})).rules
        if rules.districts[card].cost == cost:
            found.add(card)
    assert found == set(PRINTED[cost].split())


def test_costs_that_differ_from_2016() -> None:
    known = all_uniques("2016")
    differing = {name: (known[name].cost, cost) for name, cost in BOX.costs.items()}
    assert differing == {
        "observatory": (4, 5),
        "imperial_treasury": (5, 4),
        "poor_house": (4, 5),
        "factory": (5, 6),
    }


@pytest.mark.parametrize("preset", BOX.presets, ids=lambda preset: preset.id)
def test_presets_are_sound(preset: object) -> None:
    """Ruling 140: at most three bonus districts."""
    found = next(one for one in BOX.presets if one is preset)
    bonus = set(found.districts) - set(everything())
    assert len(found.characters) == len(set(found.characters))
    assert set(found.districts) <= set(BOX.uniques)
    assert len(bonus) <= 3


def test_sizes() -> None:
    """Rulings 7, 9 and 16."""
    assert set(BOX.city_size.values()) == {8}
    assert BOX.city_sizes == [6, 7, 8]
    assert BOX.needs_nine == [8]
    assert BOX.faceup == load_edition("2016").faceup
