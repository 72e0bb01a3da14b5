"""Tests which thing on the table each option is about.

One that the asked seat sees, and the one that its facts name.
"""

from collections import Counter
from typing import Any

import pytest

import pointcity_games
from citadels.engine.things import thing_of
from games import Table, game_for, law_tables, play
from pointcity.game import PointCity
from scenario import Scenario, Seat
from tabletop.kernel.ask import Ask, AskView, Option, option, view_ask
from tabletop.kernel.hints import Blocked
from tabletop.kernel.position import Position
from tabletop.match.option_effects import hinted_ask

# Thousands of positions: too slow inside Pyodide, and nothing of it depends on where it runs.
pytestmark = pytest.mark.cpython_only


def shown(position: Position[Any]) -> AskView:
    """Return the ask of ``position`` as a person is shown it."""
    assert position.ask is not None
    return hinted_ask(position, position.ask, "0.0")


def check_seen(position: Position[Any], one: Option | Blocked) -> str:
    """Check that the asked seat sees what ``one`` is about in its view; return which kind of thing that is."""
    assert position.ask is not None
    view: Any = position.game.view(position.state, position.ask.seat)
    args = one.args
    kind, _, name = one.about.partition(":")
    match kind:
        case "district":
            seat, at = (int(part) for part in name.split(":"))
            assert view.seats[seat].city[at].card == args.get("card", view.seats[seat].city[at].card)
        case "hand":
            assert name == args["card"]
            assert name in {card.card for card in view.hand}
        case "card":
            assert name == args["card"]
        case "character":
            assert name in {card.character for card in view.characters}
            assert name == args.get("character", view.turn and view.turn.character)
        case "seat":
            assert view.seats[int(name)].seat == args["seat"]
        case _:
            assert not {"card", "character", "seat"} & args.keys(), one
    return kind


@pytest.mark.parametrize("table", law_tables(6), ids=str)
def test_an_option_is_about_what_its_seat_sees(table: Table) -> None:
    found: Counter[str] = Counter()
    for position in play(game_for(*table), 15).positions:
        if position.ask is not None:
            view = shown(position)
            found.update(check_seen(position, one) for one in (*view.options, *view.blocked))
    assert {"district", "hand", "card", "character"} <= set(found)


def test_the_facts_of_an_option_name_the_thing(t: Scenario) -> None:
    t.table(Seat("king", city="manor smithy"), call="king")
    state = t.state
    cases = {
        option("build", card="manor", cost=3): "hand:manor",
        option("use", card="smithy"): "district:0:1",
        option("use", card="museum"): "",
        option("destroy", seat=2, at=1, card="manor", cost=2): "district:2:1",
        option("name", character="thief"): "character:thief",
        option("seat", seat=3): "seat:3",
        option("end_turn"): "",
        option("ability", name="kill"): "character:king",
    }
    for text, thing in cases.items():
        assert thing_of(state, Ask(0, "turn", (text,)), Option(text)) == thing
    for kind in ("keep", "search", "confiscate", "rescue"):
        card = Option(option("card", card="manor"))
        assert thing_of(state, Ask(0, kind, (card,)), card) == "card:manor"
    place = Option(option("confiscate", seat=1, at=0, card="manor"))
    assert thing_of(state, Ask(0, "confiscate", (place,)), place) == "district:1:0"


def test_options_of_point_city_are_about_cells_tokens_and_the_deck() -> None:
    game = PointCity(pointcity_games.plain_setup(3))
    found: Counter[str] = Counter()
    for position in play(game, 4).positions:
        if position.ask is not None:
            view = shown(position)
            for one in (*view.options, *view.blocked):
                kind, _, name = one.about.partition(":")
                assert name == str(one.args.get(kind, "")), one
                found[kind] += 1
            assert all(one.about for one in view.options if one.verb in {"take", "token", "draw"})
    assert {"cell", "token", "deck", ""} == set(found)


def test_a_computer_player_is_told_of_no_thing() -> None:
    game = PointCity(pointcity_games.plain_setup(3))
    first = next(one.ask for one in play(game, 4).positions if one.ask is not None)
    assert not any(one.about for one in view_ask(first, "0.0").options)
