"""Tests the Framework."""

from scenario import Scenario, Seat, warrants


def test_given_up_it_builds_a_district_for_nothing(t: Scenario) -> None:
    """Ruling 109: it is one build of the limit."""
    owner, *_ = t.table(Seat("merchant", gold=0, hand="palace temple", city="framework"), call="merchant")
    t.gather()
    t.pick("use", card="framework")
    assert t.options() == ["card:card=palace", "card:card=temple", "cancel"]
    t.pick("card", card="palace")
    assert (owner.city, owner.gold) == (["palace"], 2)
    assert t.events("district_built") == [{"seat": 0, "card": "palace", "paid": 0}]
    assert t.options("build") == []


def test_only_after_gathering(t: Scenario) -> None:
    """Ruling 5: building comes after the action."""
    t.table(Seat("merchant", hand="palace", city="framework"), call="merchant")
    assert t.options("use") == []


def test_not_beyond_the_limit(t: Scenario) -> None:
    """Ruling 109."""
    t.table(Seat("merchant", gold=2, hand="palace temple", city="framework"), call="merchant")
    t.gather()
    t.pick("build", card="temple")
    assert t.options("use") == []


def test_stables_are_still_outside_the_limit(t: Scenario) -> None:
    """Ruling 125."""
    t.table(Seat("merchant", gold=2, hand="stables palace temple", city="framework"), call="merchant")
    t.gather()
    t.pick("build", card="temple")
    t.pick("use", card="framework")
    assert t.options() == ["card:card=stables", "cancel"]


def test_it_builds_nothing_that_may_not_be_built(t: Scenario) -> None:
    """Rulings 14 and 124: no duplicate, no Secret Vault."""
    t.table(Seat("merchant", hand="secret_vault temple", city="framework temple"), call="merchant")
    t.gather()
    assert t.options("use") == []


def test_the_navigator_cannot_use_it(t: Scenario) -> None:
    """Ruling 83."""
    t.table(Seat("navigator", hand="palace", city="framework"), call="navigator")
    t.gather()
    assert t.options("use") == []


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(Seat("merchant", hand="palace", city="framework"), call="merchant")
    t.gather()
    t.pick("use", card="framework")
    t.choose("cancel")
    assert owner.city == ["framework"]
    assert t.options("use") == ["use:card=framework"]


def test_cannot_be_confiscated_but_the_next_paid_build_can(t: Scenario) -> None:
    """Rulings 41 and 109."""
    owner, magistrate, *_ = t.table(
        Seat("architect", gold=3, hand="palace temple", city="framework"),
        Seat("magistrate"),
        call="architect",
        marks=warrants("architect"),
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert t.kind == "turn"
    t.pick("build", card="temple")
    assert (t.kind, t.asked) == ("confiscate", 1)
    t.pick("confiscate")
    assert (owner.city, magistrate.city, owner.gold) == (["palace"], ["temple"], 5)


def test_is_taxed_if_gold_is_left(t: Scenario) -> None:
    """Rulings 101 and 109."""
    owner, *_ = t.table(
        Seat("merchant", gold=0, hand="palace", city="framework"), call="merchant", in_game="tax_collector"
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert (owner.gold, t.state.tax) == (1, 1)


def test_the_alchemist_has_nothing_to_take_back(t: Scenario) -> None:
    """Ruling 80."""
    owner, *_ = t.table(Seat("alchemist", gold=0, hand="palace", city="framework"), call="alchemist")
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    t.end_turn()
    assert owner.gold == 2


def test_in_a_completed_city_one_goes_and_one_comes(t: Scenario) -> None:
    """Rulings 17 and 110."""
    owner, *_ = t.table(
        Seat("warlord", hand="palace", city="framework castle manor temple church tavern market"),
        call="warlord",
        first=0,
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert owner.city == ["castle", "manor", "temple", "church", "tavern", "market", "palace"]
    t.end_round()
    assert t.over
    assert owner.points()["first"] == 4


def test_it_builds_what_the_wizard_took_and_kept(t: Scenario) -> None:
    """Ruling 63."""
    wizard, *_ = t.table(Seat("wizard", gold=0, city="framework"), Seat("king", hand="palace"), call="wizard")
    t.gather()
    t.pick("ability", name="take_card")
    t.pick("seat", seat=1)
    t.pick("card")
    t.pick("keep")
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert (wizard.city, wizard.gold) == (["palace"], 2)


def test_drawn_again_and_rebuilt_it_serves_again(t: Scenario) -> None:
    """Ruling 109: nothing says "once a turn", and the one that was used is gone."""
    owner, *_ = t.table(
        Seat("architect", gold=1, hand="palace cathedral", city="framework"), call="architect", bottom=0
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    t.pick("ability", name="bonus_cards")
    t.pick("build", card="framework")
    t.pick("use", card="framework")
    t.pick("card", card="cathedral")
    assert (owner.city, owner.gold) == (["palace", "cathedral"], 0)


def test_a_city_that_was_first_is_not_told_complete_again(t: Scenario) -> None:
    """Rulings 17 and 109: it shrinks to six and is complete once more in the same turn."""
    owner, *_ = t.table(
        Seat("architect", gold=9, hand="palace temple", city="framework manor tavern market docks church"),
        call="architect",
    )
    t.gather()
    t.pick("build", card="temple")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert len(owner.city) == 7
    assert t.events("city_completed") == []
