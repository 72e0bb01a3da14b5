"""Tests the King."""

from scenario import Scenario, Seat, kill


def test_takes_the_crown_when_called(t: Scenario) -> None:
    king, bishop, *_ = t.table(Seat("king"), Seat("bishop"), call="king", crown=1)
    assert king.crown
    assert not bishop.crown
    assert t.events("crown_moved") == [{"from": 1, "to": 0}]
    assert t.causes("crown_moved") == ["king"]


def test_keeps_the_crown_he_has(t: Scenario) -> None:
    king, *_ = t.table(Seat("king"), Seat("bishop"), call="king", crown=0)
    assert king.crown
    assert t.events("crown_moved") == []


def test_noble_districts_pay(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=0, city="manor castle temple"), Seat("bishop"), call="king")
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2", "income:type=noble,amount=2"]
    t.pick("income")
    assert king.gold == 2
    assert t.options("income") == []


def test_the_new_holder_of_the_crown_calls_the_rest_of_the_round(t: Scenario) -> None:
    """Ruling 72."""
    t.table(Seat("king"), Seat("bishop"), call="king", crown=3)
    t.end_turn()
    assert t.events("rank_called")[0] == {"rank": 5, "character": "bishop", "by": 0}


def test_killed_he_takes_the_crown_at_the_end_of_the_round(t: Scenario) -> None:
    """Ruling 66."""
    king, _, _, warlord = t.table(
        Seat("king"),
        Seat("assassin"),
        Seat("bishop"),
        Seat("warlord"),
        call="king",
        crown=3,
        marks=kill("king"),
    )
    assert t.turn_of == "bishop"
    assert warlord.crown
    t.end_turn()
    t.end_turn()
    assert king.crown
    assert t.events("crown_moved") == [{"from": 3, "to": 0}]
    assert {"seat": 0, "character": "king"} in t.events("character_revealed")
    assert t.kinds().index("crown_moved") < t.kinds().index("round_ended")
    assert t.kind == "draft"
    assert king.asked


def test_a_king_of_no_player_leaves_the_crown_where_it_is(t: Scenario) -> None:
    """Ruling 71."""
    _, _, _, warlord = t.table(
        Seat("assassin"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
        call="king",
        crown=3,
        aside="king",
    )
    t.end_round()
    assert warlord.crown
    assert t.events("crown_moved") == []
