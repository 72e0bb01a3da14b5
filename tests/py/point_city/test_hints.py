"""Tests what an ask says beside its options: an effect is what the pick then does, and each barred option says why."""

import pytest

import table_laws
from pointcity.engine.rules import CELLS
from pointcity_games import TABLES, Table, played
from pointcity_scenario import Scenario, Seat
from tabletop.kernel.ask import Option
from tabletop.match.option_effects import hinted_ask


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_effect_is_what_the_pick_then_does(table: Table) -> None:
    """What is certain is all of it, unless the next card of the deck comes out or the automa moves."""
    compared = 0
    for position in played(table, 3).positions[::3]:
        if position.ask is None:
            continue
        game, seat = position.game, position.ask.seat
        before = game.holdings(position.state)
        for option in hinted_ask(position, position.ask, "0.0").options:
            then = game.holdings(position.after((option.id,)).state)
            effect = option.effect
            change = (effect.cards, effect.points) if effect is not None else (0, 0)
            assert change == (then[seat].cards - before[seat].cards, then[seat].points - before[seat].points)
            assert effect is None or (effect.pays, effect.gains, effect.others) == (0, 0, [])
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_card_of_the_market_can_be_taken_or_says_why_not(table: Table) -> None:
    reasons: set[str] = set()
    for position in played(table, 4).positions:
        if position.ask is None:
            continue
        table_laws.check_hints(position)
        if position.ask.kind != "turn":
            continue
        view = hinted_ask(position, position.ask, "0.0")
        told = [one.args["cell"] for one in (*view.options, *view.blocked) if one.verb == "take"]
        lying = [cell for cell in range(CELLS) if position.state.market[cell] >= 0]
        assert sorted(told, key=int) == lying
        assert {"flip", "draw"} <= {one.verb for one in (*view.options, *view.blocked)}
        assert all(int(one.facts["count"]) > 0 for one in view.blocked if one.reason == "short")
        reasons |= {one.reason for one in view.blocked}
    assert "short" in reasons


def test_two_cards_from_the_deck_are_two_points_for_who_counts_cards(t: Scenario) -> None:
    """Ruling 149: the second card is unseen, but it is certain to be one more."""
    t.table(Seat(city="civic/3energy", tokens="resource_cards"), Seat())
    effects = {option.id: option.effect for option in hinted(t)}
    assert effects["draw"] is not None
    assert (effects["draw"].cards, effects["draw"].points) == (2, 2)


def test_without_such_a_token_the_deck_promises_no_points(t: Scenario) -> None:
    t.table(Seat(), Seat())
    effects = {option.id: option.effect for option in hinted(t)}
    assert effects["draw"] is not None
    assert (effects["draw"].cards, effects["draw"].points) == (2, 0)


def hinted(t: Scenario) -> list[Option]:
    """Return the options of the open ask as a person is shown them."""
    assert t.position.ask is not None
    return hinted_ask(t.position, t.position.ask, "0.0").options
