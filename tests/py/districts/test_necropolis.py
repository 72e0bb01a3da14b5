"""Tests the Necropolis."""

from citadels.model.state import Built
from scenario import Scenario, Seat, warrants


def test_costs_gold_or_a_district(t: Scenario) -> None:
    """Ruling 119."""
    owner, *_ = t.table(Seat("merchant", gold=3, hand="necropolis", city="temple keep"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    assert t.options() == [
        "pay:gold=5,cards=0",
        "sacrifice:seat=0,at=0,card=temple",
        "sacrifice:seat=0,at=1,card=keep",
        "cancel",
    ]
    t.pick("sacrifice", card="temple")
    assert (owner.city, owner.gold) == (["keep", "necropolis"], 5)
    assert t.kinds() == ["district_destroyed", "district_built"]
    assert t.state.deck[0] == "temple"
    assert t.options("build") == []


def test_paid_in_gold_it_costs_five(t: Scenario) -> None:
    """Ruling 119."""
    owner, *_ = t.table(Seat("merchant", gold=3, hand="necropolis", city="temple"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("pay")
    assert (owner.city, owner.gold) == (["temple", "necropolis"], 0)


def test_without_gold_a_district_will_do(t: Scenario) -> None:
    """Ruling 119."""
    t.table(Seat("merchant", gold=0, hand="necropolis", city="temple"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    assert t.options() == ["sacrifice:seat=0,at=0,card=temple", "cancel"]


def test_with_neither_it_cannot_be_built(t: Scenario) -> None:
    """Ruling 119."""
    t.table(Seat("merchant", gold=2, hand="necropolis"), call="merchant")
    t.gather()
    assert t.options("build") == []


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(Seat("merchant", gold=3, hand="necropolis", city="temple"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    t.choose("cancel")
    assert (owner.hand, owner.city, owner.gold) == (["necropolis"], ["temple"], 5)
    assert t.options("build") == ["build:card=necropolis,cost=5"]


def test_built_by_sacrifice_it_cannot_be_confiscated(t: Scenario) -> None:
    """Rulings 41 and 119: the next build that is paid for can."""
    owner, magistrate, *_ = t.table(
        Seat("architect", gold=0, hand="necropolis tavern", city="temple"),
        Seat("magistrate"),
        call="architect",
        marks=warrants("architect"),
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice")
    assert owner.city == ["necropolis"]
    t.pick("build", card="tavern")
    t.pick("confiscate")
    assert (owner.city, owner.gold, magistrate.city) == (["necropolis"], 2, ["tavern"])


def test_paid_in_gold_it_can_be_confiscated(t: Scenario) -> None:
    """Rulings 41 and 43."""
    owner, magistrate, *_ = t.table(
        Seat("architect", gold=3, hand="necropolis", city="temple"),
        Seat("magistrate"),
        call="architect",
        marks=warrants("architect"),
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("pay")
    t.pick("confiscate")
    assert (owner.city, owner.gold, magistrate.city) == (["temple"], 5, ["necropolis"])


def test_the_factory_makes_the_gold_one_less(t: Scenario) -> None:
    """Ruling 131."""
    t.table(Seat("merchant", gold=2, hand="necropolis", city="factory"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    assert t.options("pay") == ["pay:gold=4,cards=0"]


def test_a_coin_on_what_is_given_up_is_lost_and_the_alchemist_gets_nothing(t: Scenario) -> None:
    """Rulings 80 and 87."""
    owner, *_ = t.table(
        Seat("alchemist", gold=0, hand="necropolis", city=[Built("temple", coins=1)]),
        call="alchemist",
        in_game="artist",
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice")
    t.end_turn()
    assert owner.gold == 2


def test_a_completed_city_stays_as_large(t: Scenario) -> None:
    """Ruling 17: a district goes and the Necropolis comes."""
    owner, *_ = t.table(
        Seat("warlord", hand="necropolis", city="castle manor temple church tavern market docks"),
        call="warlord",
        first=0,
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice", card="temple")
    t.end_round()
    assert owner.points() == {"districts": 4 + 3 + 2 + 1 + 2 + 3 + 5, "first": 4}


def test_with_an_empty_city_it_is_a_build_like_any_other(t: Scenario) -> None:
    """Ruling 119: there is nothing to choose, and everybody sees that."""
    owner, *_ = t.table(Seat("merchant", gold=3, hand="necropolis"), call="merchant")
    t.gather()
    t.pick("build", card="necropolis")
    assert (owner.city, owner.gold) == (["necropolis"], 0)
