"""Tests whose own power an answer is, as a problem says it."""

from citadels.model.view import View
from citadels.search.experiment import subject
from scenario import Scenario, Seat
from tabletop.kernel.ask import view_ask
from tabletop.players.subject import Subject


def subjects(t: Scenario) -> dict[str, Subject]:
    """Return for each option of the open ask, by its verb, what a problem is about whose answer it is."""
    ask = t.position.ask
    assert ask is not None
    view = t.position.game.view(t.state, ask.seat)
    assert isinstance(view, View)
    return {option.split(":")[0]: subject(view, view_ask(ask, ""), (option,)) for option in ask.options}


def shown(t: Scenario) -> dict[str, str]:
    """Return for each option of the open ask the character whose power it is."""
    return {verb: one.shows for verb, one in subjects(t).items()}


def themes(t: Scenario) -> dict[str, str]:
    """Return for each option of the open ask the theme of its subject."""
    return {verb: one.theme for verb, one in subjects(t).items()}


def test_what_a_turn_is_about_is_said_by_its_best_answer(t: Scenario) -> None:
    t.table(
        Seat("marshal", gold=5, hand="manor castle", city="watchtower"),
        Seat("king", city="temple"),
        call="marshal",
        deck="fortress market",
    )
    assert themes(t)["gather_gold"] == themes(t)["gather_cards"] == "gathering"
    assert themes(t)["ability"] == "destroying"
    t.pick("gather_cards")
    assert themes(t) == {"keep": "keeping"}
    t.pick("keep", card="market")
    assert themes(t) | {"income": ""} == {
        "ability": "destroying",
        "build": "building",
        "end_turn": "building",
        "income": "",
    }
    t.pick("ability")
    assert themes(t) == {"seize": "destroying", "cancel": "destroying"}


def test_an_ability_and_an_income_are_a_power_and_what_any_player_can_do_is_none(t: Scenario) -> None:
    t.table(
        Seat("marshal", gold=3, hand="manor", city="watchtower"), Seat("king", city="temple"), call="marshal"
    )
    t.gather()
    assert shown(t) == {"ability": "marshal", "income": "marshal", "build": "", "end_turn": ""}
    t.pick("ability")
    assert shown(t) == {"seize": "marshal", "cancel": ""}


def test_who_answers_for_the_own_token_uses_its_power_and_who_is_threatened_does_not(t: Scenario) -> None:
    t.table(Seat("blackmailer", gold=2), Seat("king", gold=4), call="blackmailer")
    t.pick("ability", name="threaten")
    t.pick("name", character="merchant")
    t.pick("name", character="king")
    t.gather()
    t.end_turn()
    # The King is threatened and has gathered.
    t.gather()
    assert shown(t) == {"bribe": "", "refuse": ""}
    t.pick("refuse")
    assert shown(t) == {"unmask": "blackmailer", "let_pass": ""}
