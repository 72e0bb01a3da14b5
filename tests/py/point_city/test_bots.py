"""Tests computer players: from updates alone, a function of what they see, and sound."""

import pytest

import table_laws
from player_checks import check_function_of_what_it_sees
from pointcity.bots.registry import BOTS
from pointcity.cli.simulated_game import SIMULATED, Wish
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity_games import TABLES, Table, game_for
from pointcity_scenario import Scenario, Seat
from tabletop.cli.arena import run_arena
from tabletop.kernel.ask import view_ask
from tabletop.match.kind import computer_chance
from tabletop.match.match import Match, new_match
from tabletop.match.updates import Update
from tabletop.players.seating import PERSON, Chair
from tests.tiers import sampled


def sent(update: Update[View]) -> Update[View]:
    """Return ``update`` as it arrives at the other end of a wire."""
    adapter = table_laws.update_json(update)
    return adapter.validate_json(adapter.dump_json(update))


def deal(table: Table, seed: int) -> Match[State, View]:
    seating = [Chair(name="P", player=PERSON)] * table[0]
    return new_match("m", POINT_CITY, game_for(table).setup, seating, seed, free=False)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_whole_games_from_updates(name: str, table: Table) -> None:
    match = deal(table, 9)
    while match.waiting is not None:
        update = sent(match.update(match.waiting, match.number - 1))
        assert update.ask is not None
        chance = computer_chance(9, match.waiting, update.number)
        match.pick(update.ask.seat, update.ask.id, BOTS[name].choose(update.view, update.ask, chance))
    assert match.update(None, -1).view.scores is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_a_function_of_what_it_sees(name: str) -> None:
    check_function_of_what_it_sees(
        BOTS[name], deal(TABLES[5], 5), sampled(80, 30, "whole games are played from updates, too")
    )


def test_normal_beats_random() -> None:
    """At least 98 % of duels: measured over 400 games, looked at here over 40 or 16."""
    games = sampled(40, 16, "a player that became worse loses more than one duel of few, too")
    result = run_arena(SIMULATED, Wish((2,)), ("normal", "random"), seed=700, games=games)
    assert result["kinds"]["normal"]["wins"] >= games - 1
    assert result["kinds"]["normal"]["mean_score"] > 35


def choice(t: Scenario) -> str:
    """Return what ``normal`` answers to the open ask."""
    ask = t.position.ask
    assert ask is not None
    view = t.position.game.view(t.state, ask.seat)
    (chosen,) = BOTS["normal"].choose(view, view_ask(ask, "1"), computer_chance(1, ask.seat, 1))  # type: ignore[arg-type]
    return chosen


def test_it_builds_what_it_can_in_the_last_turns(t: Scenario) -> None:
    me, _ = t.table(
        Seat(hand="2energy 2community energy community energy"),
        Seat(hand="start"),
        market="energy any any any 7/3community+4energy industry",
        turn=32,
    )
    while t.asked == 0:
        t.choose(choice(t))
    assert "funfair" in me.city


def test_it_takes_the_token_that_scores_most(t: Scenario) -> None:
    t.table(
        Seat(hand="energy energy energy", city="ecology/economy+industry ecology/community+economy"),
        Seat(),
        market="civic/3energy industry",
        tokens="types_of_three five_points each_ecology all_types seven_points types_of_four each_energy "
        "each_industry each_community each_economy",
        turn=32,
    )
    t.take(0, 1)
    assert choice(t) == "token:token=seven_points"


def test_it_keeps_its_jokers(t: Scenario) -> None:
    t.table(Seat(hand="energy energy energy start"), Seat(), market="civic/3energy industry")
    t.take(0, 1)
    assert choice(t) == "pay:energy=3"
