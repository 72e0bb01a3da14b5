"""Tests the Wizard: one card of another hand, and a build outside the limit."""

import pytest

from scenario import Scenario, Seat, warrants


def take(t: Scenario, seat: int, card: str) -> None:
    """Use the ability: take ``card`` of ``seat``."""
    t.pick("ability", name="take_card")
    t.pick("seat", seat=seat)
    t.pick("card", card=card)


def test_looks_at_a_hand_and_takes_one_card(t: Scenario) -> None:
    """Ruling 61: exactly one, of his choice, once he has looked; the order does not tell which came last."""
    wizard, king, watcher, _ = t.table(
        Seat("wizard", hand="keep"), Seat("king", hand="temple tavern temple"), call="wizard"
    )
    t.pick("ability")
    assert t.options() == ["seat:seat=1", "cancel"]
    t.pick("seat")
    assert wizard.saw("hand_shown")[0]["cards"] == ["tavern", "temple", "temple"]
    assert watcher.saw("hand_shown") == [{"seat": 1, "by": 0}]
    assert t.options() == ["card:card=tavern", "card:card=temple"]
    t.pick("card", card="temple")
    assert (wizard.hand, king.hand) == (["keep", "temple"], ["tavern", "temple"])
    assert watcher.saw("cards_given") == [{"from": 1, "to": 0, "count": 1}]
    assert king.saw("cards_given")[0]["cards"] == ["temple"]


def test_need_not_use_it(t: Scenario) -> None:
    """Ruling 61."""
    t.table(Seat("wizard"), Seat("king", hand="temple"), call="wizard")
    t.pick("ability")
    t.pick("cancel")
    t.gather()
    t.pick("end_turn")
    assert t.events("hand_shown") == []


def test_empty_hands_cannot_be_chosen(t: Scenario) -> None:
    """Ruling 61: there is no card to take."""
    t.table(Seat("wizard"), Seat("king"), Seat("bishop", hand="temple"), call="wizard")
    t.pick("ability")
    assert t.options() == ["seat:seat=2", "cancel"]


def test_with_empty_hands_all_around_there_is_no_ability(t: Scenario) -> None:
    """Ruling 61."""
    t.table(Seat("wizard", hand="temple"), call="wizard")
    assert t.options("ability") == []


def test_builds_the_card_at_once_outside_the_limit(t: Scenario) -> None:
    """Ruling 61: he pays for it, and his own build is left."""
    wizard, *_ = t.table(Seat("wizard", gold=3, hand="temple"), Seat("king", hand="manor"), call="wizard")
    t.gather()
    take(t, 1, "manor")
    assert t.kind == "wizard_build"
    assert t.options() == ["build:card=manor,cost=3", "keep"]
    t.pick("build")
    assert (wizard.city, wizard.gold) == (["manor"], 2)
    t.pick("build", card="temple")
    assert wizard.city == ["manor", "temple"]


def test_may_build_it_after_his_own_build(t: Scenario) -> None:
    """Ruling 61."""
    wizard, *_ = t.table(Seat("wizard", gold=3, hand="temple"), Seat("king", hand="manor"), call="wizard")
    t.gather()
    t.pick("build", card="temple")
    take(t, 1, "manor")
    t.pick("build")
    assert wizard.city == ["temple", "manor"]


def test_a_card_that_was_kept_counts_against_the_limit(t: Scenario) -> None:
    """Ruling 61: "at once" is over."""
    wizard, *_ = t.table(Seat("wizard", gold=9, hand="temple"), Seat("king", hand="manor"), call="wizard")
    t.gather()
    take(t, 1, "manor")
    t.pick("keep")
    t.pick("build", card="manor")
    assert t.options("build") == []
    assert wizard.hand == ["temple"]


@pytest.mark.parametrize("edition", ["2016", "classic"])
def test_before_gathering_he_may_build_it_too(t: Scenario, edition: str) -> None:
    """Rulings 2, 5 and 61: no moment is given for the ability, and this build belongs to it."""
    wizard, *_ = t.table(
        Seat("wizard", gold=3, hand="temple"), Seat("king", hand="manor"), call="wizard", edition=edition
    )
    take(t, 1, "manor")
    assert t.options() == ["build:card=manor,cost=3", "keep"]
    t.pick("build")
    assert (wizard.city, wizard.gold) == (["manor"], 0)
    assert t.options("build") + t.options("end_turn") == []
    t.gather()
    t.pick("build", card="temple")
    assert wizard.city == ["manor", "temple"]


def test_built_before_gathering_it_can_be_confiscated(t: Scenario) -> None:
    """Rulings 41 and 61: it is the first build that is paid for."""
    wizard, king, magistrate, _ = t.table(
        Seat("wizard", gold=3),
        Seat("king", hand="manor"),
        Seat("magistrate"),
        call="wizard",
        marks=warrants("wizard"),
    )
    take(t, 1, "manor")
    t.pick("build")
    t.pick("confiscate")
    assert (wizard.gold, king.hand, magistrate.city) == (3, [], ["manor"])
    t.end_turn()


def test_kept_before_gathering_it_waits_for_the_own_build(t: Scenario) -> None:
    """Rulings 5 and 61."""
    wizard, *_ = t.table(Seat("wizard", gold=3), Seat("king", hand="manor"), call="wizard")
    take(t, 1, "manor")
    t.pick("keep")
    assert t.options("build") == []
    t.gather()
    t.pick("build", card="manor")
    assert wizard.city == ["manor"]


def test_what_he_cannot_build_is_asked_for_too_so_that_the_pause_tells_nothing(t: Scenario) -> None:
    """Ruling 61: which card he took, dear or cheap, is his secret and its owner's."""
    wizard, _, watcher, _ = t.table(Seat("wizard", gold=0), Seat("king", hand="palace"), call="wizard")
    t.gather()
    take(t, 1, "palace")
    assert t.kind == "wizard_build"
    assert t.options() == ["keep"]
    assert watcher.update.waiting == 0
    t.pick("keep")
    assert wizard.hand == ["palace"]


def test_duplicates_from_either_hand(t: Scenario) -> None:
    """Ruling 62: all his builds of this turn. Ruling 14: the Wizard is an exception."""
    wizard, *_ = t.table(
        Seat("wizard", gold=3, hand="temple", city="temple tavern"),
        Seat("king", hand="tavern"),
        call="wizard",
    )
    t.gather()
    take(t, 1, "tavern")
    t.pick("build", card="tavern")
    t.pick("build", card="temple")
    assert wizard.city == ["temple", "tavern", "tavern", "temple"]


def test_duplicates_without_using_the_ability(t: Scenario) -> None:
    """Ruling 62."""
    t.table(Seat("wizard", gold=3, hand="temple", city="temple"), call="wizard")
    t.gather()
    assert t.options("build") == ["build:card=temple,cost=1"]


def test_two_players_no_duplicates_in_his_other_turn(t: Scenario) -> None:
    """Ruling 12."""
    t.table(
        Seat("wizard", "king", gold=3, hand="temple", city="temple"),
        Seat("bishop", "warlord"),
        players=2,
        call="wizard",
    )
    t.gather()
    assert t.options("build") == ["build:card=temple,cost=1"]
    t.end_turn()
    t.gather()
    assert t.turn_of == "king"
    assert t.options("build") == []


def test_factory_makes_the_taken_card_cheaper(t: Scenario) -> None:
    """Ruling 63."""
    wizard, *_ = t.table(Seat("wizard", gold=0, city="factory"), Seat("king", hand="keep"), call="wizard")
    t.gather()
    take(t, 1, "keep")
    assert t.options() == ["build:card=keep,cost=2", "keep"]
    t.pick("build")
    assert (wizard.city, wizard.gold) == (["factory", "keep"], 0)


def test_a_taken_thieves_den_can_be_paid_with_cards(t: Scenario) -> None:
    """Ruling 63."""
    wizard, *_ = t.table(
        Seat("wizard", gold=3, hand="temple tavern"), Seat("king", hand="thieves_den"), call="wizard"
    )
    t.gather()
    take(t, 1, "thieves_den")
    t.pick("build")
    assert t.options() == ["pay:gold=5,cards=1", "pay:gold=4,cards=2", "cancel"]
    t.pick("pay", cards=1)
    t.pick("card", card="temple")
    assert (wizard.city, wizard.gold, wizard.hand) == (["thieves_den"], 0, ["tavern"])


def test_a_secret_vault_can_only_be_kept(t: Scenario) -> None:
    """Ruling 124: never built, but taken like any card."""
    wizard, *_ = t.table(Seat("wizard", gold=9), Seat("king", hand="secret_vault"), call="wizard")
    t.gather()
    take(t, 1, "secret_vault")
    assert t.options() == ["keep"]
    t.pick("keep")
    assert wizard.hand == ["secret_vault"]


def test_a_kept_card_can_be_built_by_the_framework(t: Scenario) -> None:
    """Ruling 63: from the hand, then, and within the limit (ruling 109)."""
    wizard, *_ = t.table(
        Seat("wizard", gold=3, hand="temple", city="framework"), Seat("king", hand="palace"), call="wizard"
    )
    t.gather()
    take(t, 1, "palace")
    t.pick("keep")
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert (wizard.city, wizard.gold) == (["palace"], 5)
    assert t.options("build") == []


def test_a_payment_given_up_is_told_to_him_alone(t: Scenario) -> None:
    """Rulings 61 and 104: he keeps the card, and his build outside the limit is over."""
    wizard, king, watcher, _ = t.table(
        Seat("wizard", gold=3, hand="tavern temple"), Seat("king", hand="thieves_den"), call="wizard"
    )
    t.gather()
    take(t, 1, "thieves_den")
    t.pick("build")
    t.pick("cancel")
    assert t.kind == "turn"
    assert wizard.hand == ["tavern", "temple", "thieves_den"]
    assert wizard.saw("build_given_up") == [{"seat": 0, "card": "thieves_den"}]
    assert king.saw("build_given_up") == watcher.saw("build_given_up") == []


@pytest.mark.parametrize(
    ("hand", "forced"), [("temple", True), ("temple temple", False), ("temple manor", False)]
)
def test_the_only_card_of_a_hand_is_a_forced_answer(t: Scenario, hand: str, *, forced: bool) -> None:
    """Ruling 61: how many cards a hand has is open, whether two are alike is not."""
    t.table(Seat("wizard"), Seat("king", hand=hand), call="wizard")
    t.pick("ability")
    t.pick("seat", seat=1)
    assert t.position.ask is not None
    assert t.position.ask.forced is forced
