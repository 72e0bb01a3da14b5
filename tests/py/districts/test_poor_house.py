"""Tests the Poor House."""

from citadels.model.state import Built
from scenario import Scenario, Seat, bewitch


def test_no_gold_becomes_one_when_the_turn_ends(t: Scenario) -> None:
    """Ruling 120."""
    owner, *_ = t.table(Seat("warlord", gold=0, hand="church", city="poor_house"), call="warlord")
    t.gather()
    t.pick("build", card="church")
    assert owner.gold == 0
    t.end_turn()
    assert owner.gold == 1
    assert t.causes("gold_gained") == ["poor_house"]


def test_any_gold_left_pays_nothing(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", gold=0, hand="temple", city="poor_house"), call="warlord")
    t.gather()
    t.pick("build", card="temple")
    t.end_turn()
    assert owner.gold == 1
    assert t.events("gold_gained") == []


def test_it_pays_before_the_alchemist_takes_his_gold_back(t: Scenario) -> None:
    """Ruling 120."""
    owner, *_ = t.table(Seat("alchemist", gold=3, hand="palace", city="poor_house"), call="alchemist")
    t.gather()
    t.pick("build", card="palace")
    t.end_turn()
    assert owner.gold == 1 + 5
    assert t.causes("gold_gained") == ["poor_house", "alchemist"]


def test_the_witch_as_the_alchemist(t: Scenario) -> None:
    """Ruling 38: the Poor House first, then the refund."""
    witch, *_ = t.table(
        Seat("witch", gold=5, hand="palace", city="poor_house"),
        Seat("alchemist"),
        call="alchemist",
        marks=bewitch("alchemist"),
    )
    t.gather()
    t.pick("build", card="palace")
    t.pick("end_turn")
    assert witch.gold == 1 + 5
    assert t.causes("gold_gained") == ["poor_house", "alchemist"]


def test_twice_in_a_round_for_two_players(t: Scenario) -> None:
    """Ruling 120: at the end of each of the two turns."""
    owner, *_ = t.table(
        Seat("merchant", "warlord", gold=0, hand="church monastery", city="poor_house"),
        Seat("thief", "architect"),
        players=2,
        call="merchant",
    )
    t.gather()
    t.pick("build", card="church")
    t.end_turn()
    assert owner.gold == 1
    t.until("warlord")
    t.gather()
    t.pick("build", card="monastery")
    t.end_turn()
    assert owner.gold == 1


def test_gold_on_districts_is_not_had(t: Scenario) -> None:
    """Rulings 21, 121 and 142."""
    owner, *_ = t.table(
        Seat("warlord", gold=0, hand="church", city=[Built("poor_house", coins=1)]),
        Seat("artist"),
        call="warlord",
    )
    t.gather()
    t.pick("build", card="church")
    t.end_turn()
    assert owner.gold == 1


def test_the_witch_gets_nothing_when_her_target_is_not_in_play(t: Scenario) -> None:
    """Ruling 29."""
    witch, *_ = t.table(
        Seat("witch", gold=0, city="poor_house"), Seat("king"), Seat("thief"), Seat("magician"), call="witch"
    )
    t.pick("gather_cards")
    t.choose(t.options()[0])
    t.pick("ability", name="bewitch")
    t.pick("name", character="warlord")
    t.end_round()
    assert witch.gold == 0
