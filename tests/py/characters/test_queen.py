"""Tests the Queen: three gold beside the rank 4."""

import pytest

from scenario import Scenario, Seat, bewitch, kill


@pytest.mark.parametrize("name", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("place", [1, 4])
def test_three_gold_beside_the_rank_4(t: Scenario, name: str, place: int) -> None:
    """Ruling 96: whichever card of rank 4, on either side."""
    others = [Seat(one) for one in ("thief", "bishop", "merchant")]
    others.insert(place - 1, Seat(name))
    queen, *_ = t.table(Seat("queen", gold=0), *others, call="queen")
    assert "ability:name=court" in t.options()
    t.pick("ability", name="court")
    assert queen.gold == 3
    assert t.options("ability") == []


def test_the_crown_itself_is_nothing_to_her(t: Scenario) -> None:
    """Ruling 96: here her neighbour was crowned by the Emperor, who sits too far away."""
    t.table(
        Seat("queen"),
        Seat("thief"),
        Seat("emperor"),
        Seat("bishop"),
        Seat("merchant"),
        call="queen",
        crown=1,
    )
    assert t.options("ability") == []


def test_a_rank_4_of_no_player_pays_nothing(t: Scenario) -> None:
    """Rulings 96, 97: neither in her turn nor at the end."""
    queen, *_ = t.table(Seat("queen", gold=0), players=5, call="queen", aside="king")
    assert t.options("ability") == []
    t.end_round()
    assert queen.gold == 2


@pytest.mark.parametrize("name", ["king", "patrician"])
def test_beside_the_killed_she_is_paid_at_the_end_of_the_round(t: Scenario, name: str) -> None:
    """Ruling 97."""
    queen, *_ = t.table(
        Seat("queen", gold=0),
        Seat(name),
        Seat("assassin"),
        players=5,
        call="queen",
        marks=kill(name),
    )
    assert t.options("ability") == []
    t.end_round()
    assert t.causes("gold_gained") == ["queen"]
    assert queen.gold == 5
    assert t.kinds().index("character_revealed") < t.kinds().index("gold_gained")


def test_beside_the_killed_emperor_too(t: Scenario) -> None:
    """Rulings 67, 97."""
    queen, *_ = t.table(
        Seat("queen", gold=0),
        Seat("emperor"),
        Seat("assassin"),
        players=5,
        call="queen",
        marks=kill("emperor"),
    )
    t.end_round()
    assert t.kind == "crown"
    t.pick("seat", seat=3)
    assert queen.gold == 5


def test_the_killed_far_away_pays_nothing(t: Scenario) -> None:
    """Ruling 97."""
    queen, *_ = t.table(
        Seat("queen", gold=0),
        Seat("thief"),
        Seat("king"),
        Seat("assassin"),
        players=5,
        call="queen",
        marks=kill("king"),
    )
    t.end_round()
    assert queen.gold == 2


def test_killed_herself_she_is_not_paid(t: Scenario) -> None:
    """Ruling 22: a killed Queen has no turn, and her King is no secret."""
    queen, *_ = t.table(
        Seat("queen", gold=0),
        Seat("king"),
        Seat("assassin"),
        Seat("bishop"),
        Seat("merchant"),
        call="merchant",
        marks=kill("queen"),
    )
    t.end_turn()
    assert queen.gold == 0
    assert t.events("round_started") != []


def test_not_paid_twice(t: Scenario) -> None:
    """Ruling 97: the end pays only for the unmasked."""
    queen, *_ = t.table(Seat("queen", gold=0), Seat("king"), players=5, call="queen")
    t.pick("ability")
    t.end_round()
    assert queen.gold == 5


def test_beside_the_bewitched_king(t: Scenario) -> None:
    """Ruling 98: his player revealed the card; the Witch, who played it, sits far away."""
    queen, *_ = t.table(
        Seat("queen", gold=0),
        Seat("king"),
        Seat("thief"),
        Seat("witch"),
        Seat("bishop"),
        Seat("merchant"),
        call="king",
        marks=bewitch("king"),
    )
    t.gather()
    t.until("queen")
    t.pick("ability", name="court")
    assert queen.gold == 3


def test_beside_the_witch_who_played_the_king_is_not_beside_the_king(t: Scenario) -> None:
    """Ruling 98."""
    t.table(
        Seat("queen", gold=0),
        Seat("witch"),
        Seat("thief"),
        Seat("king"),
        Seat("bishop"),
        Seat("merchant"),
        call="king",
        marks=bewitch("king"),
    )
    t.gather()
    t.until("queen")
    assert t.options("ability") == []


def test_has_no_income(t: Scenario) -> None:
    """Ruling 1: the ability may be left unused."""
    queen, *_ = t.table(Seat("queen", gold=0, city="manor temple"), Seat("king"), players=5, call="queen")
    assert t.options("income") == []
    t.gather()
    t.pick("end_turn")
    assert queen.gold == 2
