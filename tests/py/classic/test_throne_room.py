"""Tests the Throne Room."""

from scenario import Scenario, Seat, kill


def test_pays_whenever_the_crown_goes_to_another_player(t: Scenario) -> None:
    """Ruling 141."""
    _, owner, *_ = t.table(
        Seat("king"), Seat("bishop", gold=0, city="throne_room"), call="king", crown=2, edition="classic"
    )
    assert owner.gold == 1
    assert t.causes("gold_gained") == ["throne_room"]


def test_not_when_it_stays(t: Scenario) -> None:
    """Ruling 141."""
    _, owner, *_ = t.table(
        Seat("king"), Seat("bishop", gold=0, city="throne_room"), call="king", crown=0, edition="classic"
    )
    assert owner.gold == 0


def test_the_owner_may_be_the_one_who_gets_it(t: Scenario) -> None:
    """Ruling 141."""
    owner, *_ = t.table(Seat("king", gold=0, city="throne_room"), call="king", crown=2, edition="classic")
    assert owner.gold == 1


def test_the_killed_kings_heir_counts(t: Scenario) -> None:
    """Rulings 66 and 141."""
    _, owner, *_ = t.table(
        Seat("king"),
        Seat("warlord", gold=0, city="throne_room"),
        Seat("assassin"),
        call="warlord",
        crown=1,
        marks=kill("king"),
        edition="classic",
    )
    t.end_round()
    assert owner.gold == 3


def test_the_emperor_moves_it_once(t: Scenario) -> None:
    """Rulings 68 and 141: it goes from the holder to the new one without resting with the Emperor."""
    _, owner, *_ = t.table(
        Seat("emperor"),
        Seat("bishop", gold=0, city="throne_room"),
        call="emperor",
        crown=2,
        edition="classic",
    )
    t.pick("seat", seat=3)
    assert owner.gold == 1
