"""Tests the Monument."""

import pytest

from scenario import Scenario, Seat, token, warrants

FIVE = "temple church tavern market docks"
SIX = FIVE + " harbor"


def test_counts_as_two_when_the_city_is_completed(t: Scenario) -> None:
    """Ruling 117."""
    owner, *_ = t.table(
        Seat("merchant", gold=4, hand="harbor", city="monument temple church tavern market"), call="merchant"
    )
    t.gather()
    t.pick("build", card="harbor")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    assert len(owner.city) == 6
    assert owner.view.seats[0].completed


def test_scores_as_one_district(t: Scenario) -> None:
    """Ruling 117: its cost once, and one district of its type."""
    owner, *_ = t.table(Seat("warlord", city="monument capitol temple"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 10}


def test_can_be_the_fifth_district_but_not_the_sixth(t: Scenario) -> None:
    """Ruling 117."""
    t.table(Seat("merchant", gold=9, hand="monument", city="temple church tavern market"), call="merchant")
    t.gather()
    assert t.options("build") == ["build:card=monument,cost=4"]
    t.table(Seat("merchant", gold=9, hand="monument", city=FIVE), call="merchant")
    t.gather()
    assert t.options("build") == []


def test_the_framework_does_not_get_round_it(t: Scenario) -> None:
    """Ruling 117."""
    t.table(Seat("merchant", hand="monument", city="framework temple church tavern market"), call="merchant")
    t.gather()
    assert t.options("use") == []


@pytest.mark.parametrize("signed", [True, False])
def test_a_magistrate_who_could_not_build_it_cannot_confiscate_it(t: Scenario, *, signed: bool) -> None:
    """Rulings 45 and 117: nor is he asked, whichever warrant it is, for everybody sees his city."""
    merchant, *_ = t.table(
        Seat("merchant", gold=4, hand="monument"),
        Seat("magistrate", city=FIVE),
        call="merchant",
        marks=[token("warrant", "merchant", real=signed)],
    )
    t.gather()
    t.pick("build", card="monument")
    assert merchant.asked
    assert merchant.city == ["monument"]


def test_confiscated_as_the_fifth_district_it_weighs_two(t: Scenario) -> None:
    """Rulings 49 and 117."""
    _, magistrate, *_ = t.table(
        Seat("merchant", gold=4, hand="monument"),
        Seat("magistrate", city="temple church tavern market"),
        call="merchant",
        marks=warrants("merchant"),
        city_size=7,
    )
    t.gather()
    t.pick("build", card="monument")
    t.pick("confiscate")
    assert magistrate.city == ["temple", "church", "tavern", "market", "monument"]
    assert not magistrate.view.seats[1].completed


def test_exchanged_it_takes_its_weight_along(t: Scenario) -> None:
    """Rulings 90 and 117."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=0, city=SIX), Seat("king", city="monument castle"), call="diplomat"
    )
    t.pick("ability", name="exchange")
    t.pick("exchange", card="monument")
    t.pick("exchange_for", card="harbor")
    assert "monument" in diplomat.city
    assert king.city == ["harbor", "castle"]
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
