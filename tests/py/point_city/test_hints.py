"""What is told beside the options: an effect is what the pick then does, and what cannot be taken says why."""

import pytest

import table_laws
from pointcity.engine.rules import CELLS
from pointcity_games import TABLES, Table, played
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
