"""Tests the Diplomat: a district for a district."""

import pytest

from citadels.model.state import Built
from scenario import Scenario, Seat, kill


def targets(t: Scenario) -> list[str]:
    """Open the ability and return the districts that may be had, without what they cost."""
    if not t.options("ability"):
        return []
    t.pick("ability", name="exchange")
    found = [text.split("card=")[1].split(",")[0] for text in t.options("exchange")]
    t.pick("cancel")
    return found


def exchange(t: Scenario, wanted: str, given: str) -> None:
    """Exchange the own district ``given`` for ``wanted``."""
    t.pick("ability", name="exchange")
    t.pick("exchange", card=wanted)
    t.pick("exchange_for", card=given)


def test_pays_the_owner_what_the_taken_one_costs_more(t: Scenario) -> None:
    """Ruling 89."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=4, city="temple market"), Seat("king", gold=0, city="palace"), call="diplomat"
    )
    t.pick("ability")
    assert t.options() == ["exchange:seat=1,at=0,card=palace,cost=5", "cancel"]
    t.pick("exchange")
    assert t.options() == [
        "exchange_for:seat=0,at=0,card=temple,cost=4",
        "exchange_for:seat=0,at=1,card=market,cost=3",
        "cancel",
    ]
    t.pick("exchange_for", card="market")
    assert t.events("districts_exchanged") == [{"seat": 0, "card": "market", "other": 1, "for": "palace"}]
    assert (diplomat.city, king.city) == (["temple", "palace"], ["market"])
    assert (diplomat.gold, king.gold) == (1, 3)
    assert t.options("ability") == []


def test_never_receives_gold(t: Scenario) -> None:
    """Ruling 89: for a cheaper one nothing is paid."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=0, city="palace"), Seat("king", gold=9, city="temple"), call="diplomat"
    )
    exchange(t, "temple", "palace")
    assert (diplomat.gold, king.gold) == (0, 9)


def test_cannot_exchange_what_he_cannot_pay(t: Scenario) -> None:
    """Ruling 89."""
    t.table(Seat("diplomat", gold=3, city="temple"), Seat("king", city="palace market"), call="diplomat")
    assert targets(t) == ["market"]


def test_needs_a_district_of_his_own(t: Scenario) -> None:
    """Ruling 89."""
    t.table(Seat("diplomat", gold=9), Seat("king", city="temple"), call="diplomat")
    assert t.options("ability") == []


def test_a_dragon_gate_is_valued_at_6(t: Scenario) -> None:
    """Ruling 88."""
    t.table(Seat("diplomat", gold=9, city="palace"), Seat("king", city="dragon_gate"), call="diplomat")
    t.pick("ability")
    t.pick("exchange")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=palace,cost=1"]


def test_coins_raise_the_value_on_either_side_and_travel(t: Scenario) -> None:
    """Rulings 87, 99, 100."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=2, city=[Built("market", coins=1)]),
        Seat("king", city=[Built("castle", coins=1)]),
        call="diplomat",
    )
    t.pick("ability")
    t.pick("exchange")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=market,cost=2"]
    t.pick("exchange_for")
    assert diplomat.view.seats[0].city[0].coins == king.view.seats[1].city[0].coins == 1


def test_not_from_a_completed_city_but_out_of_his_own(t: Scenario) -> None:
    """Ruling 90."""
    seven = "tavern church prison docks barracks castle harbor"
    diplomat, *_ = t.table(
        Seat("diplomat", gold=9, city=seven),
        Seat("king", city="watchtower market trading_post monastery manor palace cathedral"),
        Seat("merchant", city="temple"),
        call="diplomat",
        first=0,
    )
    assert targets(t) == ["temple"]
    exchange(t, "temple", "harbor")
    assert diplomat.city[-1] == "temple"


@pytest.mark.parametrize("more", ["", " quarry"])
def test_neither_city_may_come_to_have_a_duplicate(t: Scenario, more: str) -> None:
    """Ruling 91: not even with a Quarry."""
    t.table(
        Seat("diplomat", gold=9, city="temple market" + more),
        Seat("king", city="temple palace tavern"),
        call="diplomat",
    )
    t.pick("ability")
    t.pick("exchange", card="palace")
    assert "exchange_for:seat=0,at=0,card=temple,cost=4" not in t.options()
    assert "exchange_for:seat=0,at=1,card=market,cost=3" in t.options()
    t.pick("cancel")
    t.pick("ability")
    t.pick("exchange", card="temple")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=temple,cost=0"]


def test_like_for_like_leaves_no_two_alike_either(t: Scenario) -> None:
    """Ruling 91: who has two of it already cannot take a third for one of them."""
    t.table(
        Seat("diplomat", gold=9, city="temple temple quarry"), Seat("king", city="temple"), call="diplomat"
    )
    assert targets(t) == []


def test_the_owners_great_wall_costs_a_gold_more_to_the_bank(t: Scenario) -> None:
    """Ruling 92: the owner gets the difference alone."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=2, city="tavern"),
        Seat("king", gold=0, city="market great_wall"),
        call="diplomat",
    )
    t.pick("ability")
    t.pick("exchange", card="market")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=tavern,cost=2"]
    t.pick("exchange_for")
    assert (diplomat.gold, king.gold) == (0, 1)
    assert t.events("gold_paid") == [{"seat": 0, "amount": 1}]


def test_the_wall_costs_even_when_the_value_falls(t: Scenario) -> None:
    """Ruling 92."""
    t.table(Seat("diplomat", gold=1, city="palace"), Seat("king", city="market great_wall"), call="diplomat")
    t.pick("ability")
    t.pick("exchange", card="market")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=palace,cost=1"]


def test_his_own_wall_is_ignored_for_the_card_he_hands_over(t: Scenario) -> None:
    """Ruling 92."""
    t.table(Seat("diplomat", gold=9, city="tavern great_wall"), Seat("king", city="market"), call="diplomat")
    t.pick("ability")
    t.pick("exchange")
    assert t.options("exchange_for") == [
        "exchange_for:seat=0,at=0,card=tavern,cost=1",
        "exchange_for:seat=0,at=1,card=great_wall,cost=0",
    ]


def test_a_keep_is_neither_taken_nor_given(t: Scenario) -> None:
    """Ruling 95."""
    t.table(Seat("diplomat", gold=9, city="keep tavern"), Seat("king", city="market"), call="diplomat")
    t.pick("ability")
    t.pick("exchange")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=1,card=tavern,cost=1"]


def test_nothing_can_be_had_of_a_city_of_keeps(t: Scenario) -> None:
    """Ruling 95."""
    t.table(Seat("diplomat", gold=9, city="tavern"), Seat("king", city="keep"), call="diplomat")
    assert targets(t) == []


def test_the_bishops_city_is_safe(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("diplomat", gold=9, city="tavern"),
        Seat("bishop", city="temple"),
        Seat("king", city="market"),
        call="diplomat",
    )
    assert targets(t) == ["market"]


def test_a_killed_bishops_city_is_not(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("diplomat", gold=9, city="tavern"),
        Seat("bishop", city="temple"),
        Seat("assassin"),
        call="diplomat",
        marks=kill("bishop"),
    )
    assert targets(t) == ["temple"]


def test_two_players_the_bishops_own_diplomat_gives_nothing_away(t: Scenario) -> None:
    """Ruling 74: his districts are safe from rank 8 even if that is his own."""
    t.table(
        Seat("bishop", "diplomat", gold=9, city="tavern"),
        Seat("king", "merchant", city="market"),
        players=2,
        call="diplomat",
    )
    assert targets(t) == []


def test_a_museum_takes_its_cards_along(t: Scenario) -> None:
    """Ruling 118."""
    diplomat, _, watcher, _ = t.table(
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city=[Built("museum", tucked=("temple", "keep"))]),
        call="diplomat",
    )
    exchange(t, "museum", "tavern")
    assert diplomat.city == ["museum"]
    assert watcher.view.seats[0].city[0].tucked == 2


def test_a_monument_completes_the_city_it_comes_to(t: Scenario) -> None:
    """Rulings 94, 117."""
    diplomat, *_ = t.table(
        Seat("diplomat", gold=9, city="tavern church prison docks barracks castle"),
        Seat("king", city="monument"),
        call="diplomat",
    )
    exchange(t, "monument", "tavern")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    assert len(diplomat.city) == 6


def test_exchanged_districts_cost_no_tax(t: Scenario) -> None:
    """Ruling 103: nothing was built."""
    t.table(
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city="market"),
        call="diplomat",
        in_game="tax_collector",
    )
    exchange(t, "market", "tavern")
    assert t.state.tax == 0


def test_military_districts_pay_gold(t: Scenario) -> None:
    """Ruling 2: before or after the exchange, as he likes."""
    diplomat, *_ = t.table(
        Seat("diplomat", gold=0, city="prison tavern"), Seat("king", city="watchtower"), call="diplomat"
    )
    exchange(t, "watchtower", "tavern")
    t.pick("income", type="military", amount=2)
    assert diplomat.gold == 2
