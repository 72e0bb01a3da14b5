"""Tests the Imperial Treasury."""

from scenario import Scenario, Seat


def test_a_point_a_gold_at_the_end(t: Scenario) -> None:
    king, *_ = t.table(
        Seat("king", gold=4, city="imperial_treasury"), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 5, "imperial_treasury": 4}


def test_nothing_for_an_empty_stash(t: Scenario) -> None:
    king, *_ = t.table(
        Seat("king", gold=0, city="imperial_treasury"), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 5}


def test_it_is_the_stash_of_the_end_that_counts(t: Scenario) -> None:
    warlord, *_ = t.table(
        Seat("warlord", gold=4, city="imperial_treasury", hand="barracks"),
        Seat("king"),
        call="warlord",
        first=1,
    )
    t.gather()
    t.pick("build", card="barracks")
    t.end_round()
    assert warlord.points() == {"districts": 8, "imperial_treasury": 3}
