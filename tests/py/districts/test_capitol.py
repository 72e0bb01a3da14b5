"""Tests the Capitol."""

from scenario import Scenario, Seat


def test_three_of_a_type_pay_three(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="capitol temple church monastery"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 11, "capitol": 3}


def test_two_of_a_type_pay_nothing(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="capitol keep temple church"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 11}


def test_it_counts_among_three_unique_districts(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="capitol keep statue"), call="warlord", crown=1, first=1)
    t.end_round()
    assert owner.points() == {"districts": 11, "capitol": 3}


def test_two_types_with_three_pay_once(t: Scenario) -> None:
    """Ruling 108."""
    owner, *_ = t.table(
        Seat("warlord", city="capitol temple church monastery tavern market docks"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 17, "completed": 2, "capitol": 3}


def test_the_haunted_quarter_makes_up_the_third(t: Scenario) -> None:
    """Ruling 112."""
    owner, *_ = t.table(
        Seat("warlord", city="capitol haunted_quarter temple church"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 10, "capitol": 3}


def test_the_haunted_quarter_chooses_what_is_worth_most(t: Scenario) -> None:
    """Ruling 112: as a military district it completes the five types, as a trade district only the Capitol's three."""
    owner, *_ = t.table(
        Seat("warlord", city="capitol haunted_quarter manor temple tavern market"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 5 + 2 + 3 + 1 + 1 + 2, "types": 3}


def test_one_choice_can_serve_both_bonuses(t: Scenario) -> None:
    """Ruling 112."""
    owner, *_ = t.table(
        Seat("warlord", city="capitol haunted_quarter manor temple tavern market docks"),
        call="warlord",
        first=1,
    )
    t.end_round()
    assert owner.points() == {"districts": 17, "types": 3, "completed": 2, "capitol": 3}
