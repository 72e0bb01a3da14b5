"""Tests the School of Magic."""

import pytest

from scenario import Scenario, Seat


@pytest.mark.parametrize(
    ("character", "income"),
    [("king", "noble"), ("bishop", "religious"), ("merchant", "trade"), ("warlord", "military")],
)
def test_pays_whatever_income_is_taken(t: Scenario, character: str, income: str) -> None:
    """Ruling 123."""
    who, *_ = t.table(Seat(character, gold=0, city="school_of_magic manor"), call=character)
    amount = 2 if income == "noble" else 1
    assert t.options("income") == [f"income:type={income},amount={amount}"]
    t.pick("income")
    assert who.gold == amount


def test_is_a_unique_district_when_scores_are_counted(t: Scenario) -> None:
    """Ruling 114."""
    king, *_ = t.table(
        Seat("king", gold=0, city="school_of_magic keep temple tavern prison"),
        Seat("warlord"),
        call="warlord",
        first=1,
    )
    t.end_round()
    assert king.points() == {"districts": 13}


def test_pays_no_player_without_an_income(t: Scenario) -> None:
    t.table(Seat("architect", city="school_of_magic"), call="architect")
    assert t.options("income") == []
