"""Tests how a classic game ends: eight districts or a length agreed on, and its own tie-break."""

import pytest

from citadels.model.view import TieView
from scenario import Scenario, Seat

CARDS = "temple tavern market church prison watchtower docks harbor"


@pytest.mark.parametrize(("city_size", "needed"), [(None, 8), (8, 8), (7, 7), (6, 6)])
def test_the_length_of_the_game(t: Scenario, city_size: int | None, needed: int) -> None:
    """Ruling 16."""
    cards = CARDS.split()[:needed]
    owner, *_ = t.table(
        Seat("warlord", gold=9, hand=cards[-1], city=cards[:-1]),
        Seat("king", city="manor"),
        call="warlord",
        edition="classic",
        city_size=city_size,
    )
    t.gather()
    t.pick("build")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.pick("end_turn")
    assert t.over
    assert owner.points()["first"] == 4


def test_seven_are_not_enough_in_a_long_game(t: Scenario) -> None:
    """Ruling 16."""
    cards = CARDS.split()
    t.table(Seat("warlord", gold=9, hand=cards[6], city=cards[:6]), call="warlord", edition="classic")
    t.gather()
    t.pick("build")
    assert t.events("city_completed") == []


def test_a_short_game_protects_its_completed_cities(t: Scenario) -> None:
    """Rulings 16 and 86."""
    t.table(
        Seat("warlord", gold=9),
        Seat("king", city=CARDS.split()[:6]),
        call="warlord",
        edition="classic",
        city_size=6,
    )
    t.gather()
    assert t.options("ability") == []


def test_a_tie_goes_to_the_better_districts(t: Scenario) -> None:
    """Ruling 18: eleven of districts beat eight and three for all types, and seven beat three and four."""
    t.table(
        Seat("warlord", gold=0, city="palace castle church"),
        Seat("king", gold=9, city="manor temple tavern watchtower haunted_quarter"),
        Seat("thief", gold=9, city="manor"),
        call="warlord",
        first=2,
        edition="classic",
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0]}]
    t.table(
        Seat("warlord", gold=0, city="castle manor"),
        Seat("king", gold=9, city="manor"),
        call="warlord",
        first=1,
        edition="classic",
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0]}]
    first, second, *_ = t.view().scores or []
    assert (first.tie, second.tie) == (TieView(1, "districts", 7, 3), None)


def test_then_to_the_most_gold(t: Scenario) -> None:
    """Ruling 18."""
    t.table(
        Seat("warlord", gold=0, city="palace"),
        Seat("king", gold=9, city="cathedral"),
        Seat("thief"),
        Seat("magician", gold=8, city="fortress"),
        call="warlord",
        first=2,
        edition="classic",
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [1]}]
    ties = {score.seat: score.tie for score in t.view().scores or []}
    assert ties[1] == TieView(3, "gold", 9, 8)
    assert ties[3] == TieView(0, "gold", 8, 2)
    assert ties[0] is None


def test_a_tie_in_all_is_a_shared_place(t: Scenario) -> None:
    """Ruling 18: ranks do not matter in this edition."""
    t.table(
        Seat("warlord", gold=0, city="palace"),
        Seat("king", gold=2, city="cathedral"),
        Seat("thief"),
        call="warlord",
        first=2,
        edition="classic",
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0, 1]}]
