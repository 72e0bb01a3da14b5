"""Tests the list of powers in cards/api.py: complete, and no longer than the cards need."""

import pytest

from citadels.cards.api import Card, Character, District
from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS
from citadels.editions.districts import all_districts
from citadels.editions.edition import load_edition

CARDS: list[Card] = [
    card for name in EDITIONS for card in (*all_characters(name).values(), *all_uniques(name).values())
]


def test_a_public_helper_is_refused() -> None:
    """Without its underscore it would be taken for a power that is never called."""
    with pytest.raises(TypeError, match="gold_bonuss"):
        type("Mint", (District,), {"gold_bonuss": 1})
    with pytest.raises(TypeError, match="surcharge"):
        type("Guard", (Character,), {"surcharge": District.surcharge})


def test_a_card_has_the_powers_it_overrides_and_those_of_its_namesake() -> None:
    characters, districts = all_characters("classic"), all_uniques("classic")
    assert {"rank", "gathers_first", "bonus_gold", "act"} <= characters["merchant"].powers
    assert "kept_bonus" in districts["library"].powers
    assert "kept_bonus" not in districts["keep"].powers


FOR_HOUSE_CARDS = {"District.turn_started"}
"""Powers that no card of a box has: `test_moments.py` has a card with each."""


@pytest.mark.parametrize("base", [Character, District])
def test_every_power_is_some_card_s(base: type[Card]) -> None:
    used = {power for card in CARDS if isinstance(card, base) for power in card.powers}
    unused = {f"{base.__name__}.{power}" for power in base.all_powers - used - {"type"}}
    assert unused <= FOR_HOUSE_CARDS


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_district_costs_what_its_box_says(edition: str) -> None:
    box, cards = load_edition(edition), all_districts(edition)
    assert {basic.id: (basic.type, basic.cost) for basic in box.basic} == {
        basic.id: (cards[basic.id].type, cards[basic.id].cost) for basic in box.basic
    }
    assert {name: cards[name].cost for name in box.costs} == box.costs
    plain = all_uniques(edition)
    assert all(cards[name].cost == plain[name].cost for name in box.uniques if name not in box.costs)
