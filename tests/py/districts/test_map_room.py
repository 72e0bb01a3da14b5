"""Tests the Map Room."""

from scenario import Scenario, Seat


def test_a_point_a_card_in_hand(t: Scenario) -> None:
    king, *_ = t.table(
        Seat("king", hand="keep manor tavern", city="map_room"), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 5, "map_room": 3}


def test_nothing_for_an_empty_hand(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="map_room"), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    assert king.points() == {"districts": 5}
