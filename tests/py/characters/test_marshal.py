"""Tests the Marshal: small districts change hands."""

import pytest

from citadels.model.state import Built
from scenario import Scenario, Seat, kill


def test_seizes_a_district_of_3_or_less_and_pays_the_owner(t: Scenario) -> None:
    """Ruling 94: its full cost."""
    marshal, king, *_ = t.table(
        Seat("marshal", gold=3, city="tavern"),
        Seat("king", gold=0, city="manor castle temple"),
        call="marshal",
    )
    t.pick("ability", name="seize")
    assert t.options() == [
        "seize:seat=1,at=0,card=manor,cost=3",
        "seize:seat=1,at=2,card=temple,cost=1",
        "cancel",
    ]
    t.pick("seize", card="manor")
    assert (marshal.city, king.city) == (["tavern", "manor"], ["castle", "temple"])
    assert (marshal.gold, king.gold) == (0, 3)
    assert t.events("district_seized") == [{"seat": 1, "card": "manor", "by": 0, "paid": 3}]
    assert t.options("ability") == []


def test_needs_the_gold(t: Scenario) -> None:
    """Ruling 94."""
    t.table(Seat("marshal", gold=1), Seat("king", city="manor market"), call="marshal")
    assert t.options("ability") == []


def test_a_beautified_3_is_out_of_reach_a_beautified_2_is_not(t: Scenario) -> None:
    """Ruling 93. Rulings 99, 100: the coin is paid for, and comes along."""
    marshal, *_ = t.table(
        Seat("marshal", gold=9),
        Seat("king", city=[Built("manor", coins=1), Built("market", coins=1)]),
        call="marshal",
    )
    t.pick("ability")
    assert t.options() == ["seize:seat=1,at=1,card=market,cost=3", "cancel"]
    t.pick("seize")
    assert marshal.view.seats[0].city[0].coins == 1
    assert marshal.gold == 6


def test_a_great_wall_raises_the_price_not_the_limit(t: Scenario) -> None:
    """Rulings 92 and 93: the owner gets the cost, the bank the gold for the Wall."""
    marshal, king, *_ = t.table(
        Seat("marshal", gold=4), Seat("king", gold=0, city="manor great_wall"), call="marshal"
    )
    t.pick("ability")
    assert t.options() == ["seize:seat=1,at=0,card=manor,cost=4", "cancel"]
    t.pick("seize")
    assert (marshal.gold, king.gold) == (0, 3)
    assert t.events("gold_paid") == [{"seat": 0, "amount": 1}]


def test_with_3_gold_a_walled_3_is_too_dear(t: Scenario) -> None:
    """Ruling 93."""
    t.table(Seat("marshal", gold=3), Seat("king", city="manor great_wall"), call="marshal")
    assert t.options("ability") == []


def test_not_from_completed_cities(t: Scenario) -> None:
    """Ruling 94."""
    seven = "tavern church prison docks barracks castle harbor"
    t.table(Seat("marshal", gold=9), Seat("king", city=seven), call="marshal", first=1)
    assert t.options("ability") == []


@pytest.mark.parametrize("own", ["temple", "temple quarry"])
def test_no_duplicates(t: Scenario, own: str) -> None:
    """Ruling 94: a Quarry is for building."""
    t.table(Seat("marshal", gold=9, city=own), Seat("king", city="temple"), call="marshal")
    assert t.options("ability") == []


def test_no_keep(t: Scenario) -> None:
    """Ruling 95."""
    t.table(Seat("marshal", gold=9), Seat("king", city="keep"), call="marshal")
    assert t.options("ability") == []


def test_not_from_the_bishop(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("marshal", gold=9),
        Seat("bishop", city="temple"),
        Seat("king", city="market"),
        call="marshal",
    )
    t.pick("ability")
    assert t.options() == ["seize:seat=2,at=0,card=market,cost=2", "cancel"]


def test_from_the_killed_bishop(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("marshal", gold=9),
        Seat("bishop", city="temple"),
        Seat("assassin"),
        call="marshal",
        marks=kill("bishop"),
    )
    assert t.options("ability") == ["ability:name=seize"]


def test_not_his_own(t: Scenario) -> None:
    """Ruling 94: of another player."""
    t.table(Seat("marshal", gold=9, city="temple market"), call="marshal")
    assert t.options("ability") == []


def test_seizing_can_complete_his_city(t: Scenario) -> None:
    """Ruling 94: and end the game."""
    marshal, *_ = t.table(
        Seat("marshal", gold=9, city="tavern church prison docks barracks castle"),
        Seat("king", city="temple"),
        call="marshal",
    )
    t.pick("ability")
    t.pick("seize")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.end_round()
    assert t.over
    assert marshal.points()["first"] == 4


def test_a_museum_cannot_be_had_for_3_but_stables_can(t: Scenario) -> None:
    """Ruling 94: what counts is the cost, not the type."""
    t.table(Seat("marshal", gold=9), Seat("king", city="museum stables framework"), call="marshal")
    t.pick("ability")
    assert t.options("seize") == [
        "seize:seat=1,at=1,card=stables,cost=2",
        "seize:seat=1,at=2,card=framework,cost=3",
    ]


def test_seized_districts_cost_no_tax(t: Scenario) -> None:
    """Ruling 103. Ruling 94: nor do they use up the build."""
    marshal, *_ = t.table(
        Seat("marshal", gold=5, hand="tavern"),
        Seat("king", city="temple"),
        call="marshal",
        in_game="tax_collector",
    )
    t.gather()
    t.pick("ability")
    t.pick("seize")
    assert t.state.tax == 0
    t.pick("build", card="tavern")
    assert t.state.tax == 1
    assert marshal.city == ["temple", "tavern"]


def test_military_districts_pay_gold_the_seized_one_too(t: Scenario) -> None:
    """Ruling 2."""
    marshal, *_ = t.table(
        Seat("marshal", gold=1, city="prison"), Seat("king", city="watchtower"), call="marshal"
    )
    t.pick("ability")
    t.pick("seize")
    t.pick("income", type="military", amount=2)
    assert marshal.gold == 2


def test_may_be_given_up(t: Scenario) -> None:
    """Ruling 1."""
    t.table(Seat("marshal", gold=5), Seat("king", city="temple"), call="marshal")
    t.pick("ability")
    t.pick("cancel")
    t.gather()
    t.pick("end_turn")
