"""Tests the Gold Mine."""

from scenario import Scenario, Seat, bewitch


def test_gathering_gold_yields_three(t: Scenario) -> None:
    owner, *_ = t.table(Seat("merchant", gold=0, city="gold_mine"), call="merchant")
    assert t.options()[:2] == ["gather_gold:amount=3", "gather_cards:count=2"]
    t.gather()
    assert owner.gold == 3
    assert t.events("gold_gained") == [{"seat": 0, "amount": 3}]


def test_other_gold_is_not_more(t: Scenario) -> None:
    """Ruling 3."""
    owner, *_ = t.table(Seat("merchant", gold=0, city="gold_mine tavern"), call="merchant")
    t.pick("income")
    t.pick("ability", name="bonus_gold")
    assert owner.gold == 2


def test_a_bewitched_player_has_it(t: Scenario) -> None:
    """Ruling 26."""
    owner, witch, *_ = t.table(
        Seat("merchant", gold=0, city="gold_mine"),
        Seat("witch", gold=0),
        call="merchant",
        marks=bewitch("merchant"),
    )
    t.gather()
    assert (owner.gold, witch.gold) == (3, 0)


def test_the_witch_has_it_when_she_gathers(t: Scenario) -> None:
    """Ruling 24."""
    t.table(Seat("witch", city="gold_mine"), call="witch")
    assert t.options("gather_gold") == ["gather_gold:amount=3"]
