"""Tests the last turn of computer players: it is counted by the engine's own scores, so no own win is thrown away."""

import dataclasses
from collections.abc import Iterator

import pytest

from pointcity.bots.registry import BOTS
from pointcity.engine.choices import DRAW, FLIP
from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import points_of
from pointcity.kind import POINT_CITY
from pointcity.knowledge.turn_ends import turn_ends
from pointcity.knowledge.view_worlds import rules_seen, view_world
from pointcity.model.state import State
from pointcity.search.memory import Memory, learn
from pointcity_games import TABLES, Table, game_for, played
from pointcity_scenario import Scenario, Seat
from tabletop.kernel.ask import view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import next_step_start
from tabletop.match.kind import Which, computer_pick
from tabletop.match.memories import observation_of

LEVELS = ["normal", "master"]
WORTHLESS = (
    "each_energy each_industry each_community each_economy types_of_two types_of_three types_of_four all_types "
    "energy_and_industry community_and_energy"
)
"""Tokens that score nothing in a city without permanent resources, as many as lie on the table."""


def memory_of(position: Position[State]) -> Memory:
    """Return what a seat remembers that has sat down just now."""
    ask = position.ask
    assert ask is not None
    news = observation_of(position, ask.seat, next_step_start(None, position, ask.seat))
    return learn(position.game, None, news)  # type: ignore[arg-type]


def answer(t: Scenario, level: str) -> str:
    """Return what ``level`` answers to the open ask."""
    position = t.position
    assert position.ask is not None
    (chosen,) = computer_pick(
        POINT_CITY,
        level,
        position.game,
        position.state,
        position.ask,
        Which(3, 1),
        lambda: memory_of(position),
    )
    return chosen


def play_on(t: Scenario, level: str) -> None:
    """Let ``level`` play the turn of seat 0."""
    while t.asked == 0:
        t.choose(answer(t, level))


@pytest.mark.parametrize("level", LEVELS)
def test_one_token_is_counted_once(t: Scenario, level: str) -> None:
    """Two civic buildings bring one good token and a bad one; a civic building and a warehouse bring the win."""
    me, rival = t.table(
        Seat(hand="2energy 2energy energy energy energy industry industry"),
        Seat(city="5/3economy+2energy 5/3community+2economy"),
        market="civic/3energy civic/4energy any any 5/3energy+2industry",
        tokens=f"seven_points {WORTHLESS.partition(' ')[2]}",
        turn=33,
    )
    play_on(t, level)
    assert sum(me.points().values()) == 12 > sum(rival.points().values())


@pytest.mark.parametrize("level", LEVELS)
def test_a_building_that_wins_for_the_next_seat_is_taken_away(t: Scenario, level: str) -> None:
    """A warehouse scores more, but then the next seat wins by the square."""
    me, rival = t.table(
        Seat(
            hand="2economy economy energy energy energy industry industry industry",
            city="4/2community+2energy 4/2community+2industry",
        ),
        Seat(
            hand="2energy 2energy industry industry industry",
            city="5/3community+2economy 5/2community+3ecology civic/3ecology",
            tokens="each_ecology",
        ),
        market="5/3economy+2energy any any any any 7/4economy+3ecology any any any any ecology3/3energy+3industry any "
        "any any any 7/4community+3industry",
        tokens=WORTHLESS,
        turn=32,
    )
    play_on(t, level)
    assert "square" in me.city
    while t.asked == 1:
        t.choose(answer(t, level))
    assert sum(me.points().values()) > sum(rival.points().values())


@pytest.mark.parametrize("level", LEVELS)
def test_equal_points_are_decided_by_cards(t: Scenario, level: str) -> None:
    """Of two warehouses the one is built that takes fewer cards: unspent cards decide a tie."""
    me, rival = t.table(
        Seat(hand="energy energy energy industry industry 2community 2ecology 2ecology"),
        Seat(hand="start energy energy energy energy", city="5/3economy+2energy"),
        market="5/3energy+2industry any any any any 7/4economy+3ecology any any any any 7/4community+3industry any "
        "any any any 5/2community+3ecology",
        tokens=WORTHLESS,
        turn=33,
    )
    play_on(t, level)
    assert me.points()["buildings"] == rival.points()["buildings"] == 5
    assert len(me.hand) == 6


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_win_is_better_than_more_points(t: Scenario, level: str) -> None:
    """15 to 14 is sure. The warehouse makes 20, but then an unseen building comes up where the automa takes: 21."""
    (me,) = t.table(
        Seat(
            hand="energy energy energy industry industry",
            city="7/4economy+3ecology 4/2community+2energy 4/2economy+2industry",
        ),
        market="any any 5/3economy+2energy any any any any 5/3community+2economy any any any 5/2community+3ecology "
        "5/3energy+2industry 7/3energy+4ecology any any",
        deck="7/3economy+4industry",
        turn=32,
        automa="easy",
        its=Seat(city="7/3community+4energy 7/4community+3industry"),
    )
    play_on(t, level)
    assert t.view().automa.points == 14 < sum(me.points().values())  # type: ignore[union-attr]


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_taken_from_the_automa_for_the_win(t: Scenario, level: str) -> None:
    """Seven pairs score more, but its third building of one type, of 1 point, would make 11; without it, it has 7."""
    (me,) = t.table(
        Seat(
            hand="energy energy economy economy industry industry industry ecology ecology ecology",
            city="7/4economy+3ecology",
        ),
        market="any any any economy2/2energy+3industry any 7/3energy+4ecology any any economy1/2ecology+2industry any "
        "7/4community+3industry any any ecology2/2economy+3industry any community2/2energy+3ecology",
        deck="2industry",
        turn=32,
        automa="hard",
        its=Seat(city="4/2community+2energy economy/community+energy economy/community+industry"),
    )
    play_on(t, level)
    assert sum(me.points().values()) == 8
    assert t.view().scores[0].place == 1  # type: ignore[index]


@pytest.mark.parametrize("level", LEVELS)
def test_no_building_is_turned_up_where_the_automa_takes_it(t: Scenario, level: str) -> None:
    """15 to 14 is the win unless the building that comes up is the automa's, which takes cells 4 and 8."""
    t.table(
        Seat(city="7/4economy+3ecology 4/2community+2energy 4/2economy+2industry"),
        market="5/3energy+2industry 5/3economy+2energy 5/3community+2economy 5/2community+3ecology "
        "any any any any any mansion_2 any any any mansion_3 any any",
        turn=32,
        automa="easy",
        its=Seat(city="7/3community+4energy 7/4community+3industry"),
    )
    t.pick("flip")
    assert t.options("flip_cell") == [f"flip_cell:cell={cell}" for cell in (4, 5, 6, 7)]
    assert answer(t, level) != "flip_cell:cell=4"


# What is counted ---------------------------------------------------------------------------------------------


def last_asks(table: Table, seed: int) -> Iterator[Position[State]]:
    """Yield the positions of a random game in which a seat is asked in its last turn."""
    game = game_for(table)
    for position in played(table, seed).positions:
        ask = position.ask
        if ask is not None and game.view(position.state, ask.seat).seats[ask.seat].turns == ROUNDS - 1:
            yield position


def ends(position: Position[State], seat: int, turn: int) -> Iterator[tuple[int, int]]:
    """Yield points and cards after each way to play the turn on, without a draw or a flip, as the engine plays it."""
    if position.ask is None or position.base.turn > turn:
        player = position.base.players[seat]
        yield points_of(player), len(player.hand)
        return
    for option in position.ask.options:
        if option not in {DRAW, FLIP}:
            yield from ends(position.after((option,)), seat, turn)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_end_of_a_turn_is_what_the_engine_gives(table: Table) -> None:
    game, checked = game_for(table), 0
    for seed in range(3):
        for position in last_asks(table, seed):
            ask = position.ask
            assert ask is not None
            if ask.kind == "flip":
                continue
            view, asked = game.view(position.state, ask.seat), view_ask(ask, "")
            world = view_world(view, Randomness(seed))
            found = turn_ends(world, ask.seat, asked)
            turn = position.base.turn
            if ask.kind == "turn":
                wanted = list(ends(position, ask.seat, turn))
                assert max((end.rank for end in found), default=None) == max(wanted, default=None)
            else:
                for option in ask.options:
                    best = max(ends(position.after((option,)), ask.seat, turn))
                    assert max(end.rank for end in found if end.answer == option) == best
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_world_looks_like_the_view_that_it_is_dealt_from(table: Table) -> None:
    game = game_for(table)
    for position in last_asks(table, 4):
        ask = position.ask
        assert ask is not None
        view = game.view(position.state, ask.seat)
        assert rules_seen(view).turns == game.rules.turns
        world = view_world(view, Randomness(2))
        seen = game.view(world, ask.seat)
        assert dataclasses.replace(seen, discard=view.discard) == view


def test_it_chooses_among_the_options_that_are_left(t: Scenario) -> None:
    """An own player may leave a level only some options; it still takes what scores most of them."""
    t.table(
        Seat(hand="energy energy energy energy energy energy industry industry"),
        Seat(city="5/3economy+2energy"),
        market=["any"] * 15 + ["5/3energy+2industry"],
        tokens=WORTHLESS,
        turn=33,
    )
    ask = t.position.ask
    assert ask is not None
    view, asked = t.position.game.view(t.state, ask.seat), view_ask(ask, "")
    left = dataclasses.replace(
        asked, options=[one for one in asked.options if one.args.get("cell") in {1, 15}]
    )
    assert BOTS["normal"].choose(view, left, Randomness(1)) == ("take:cell=15",)  # type: ignore[arg-type]
