"""Tests the quick turns of rollouts: they are those of the engine."""

from collections import Counter

import pytest

from pointcity.engine.choices import FLIP
from pointcity.engine.payment import Stock, payments, sparing_payment
from pointcity.model.state import State
from pointcity.search.quick_player import QuickPlayer
from pointcity.search.quick_turns import play_answers, play_turns
from pointcity_games import TABLES, Table, game_for, played
from tabletop.kernel.events import Event
from tabletop.kernel.position import Position
from tabletop.players.search import played_on


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_turns_are_those_of_the_engine(table: Table) -> None:
    """From every tenth step of a random game to the end: equal tables, and the same is told."""
    game = game_for(table)
    steps = [position.base for position in played(table, 5).positions[:-1] if not position.picks]
    for start in steps[::10]:
        quick, asked = QuickPlayer(game.rules), QuickPlayer(game.rules)
        at_once, told = start.copy(), list[Event]()
        play_turns(quick, at_once, game.rules.turns, told.append)
        position, answered = Position[State].resumed(game, start, ()), list[Event]()
        assert position.ask is not None
        first = asked(position.state, position.ask)
        by_asking = played_on(position, first, asked, lambda _: False, answered.append)
        assert at_once.phase == "begin"
        at_once.phase = "over"
        assert at_once == by_asking
        assert told == answered[:-1]
        assert answered[-1].kind == "game_ended"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_answers_at_once_are_those_of_the_engine(table: Table) -> None:
    """Each answer to every third ask of a turn: equal tables after the step, and the same is told."""
    game = game_for(table)
    tried: Counter[str] = Counter()
    for position in played(table, 8).positions[::3]:
        ask = position.ask
        if ask is None or ask.kind not in {"turn", "second", "flip"}:
            continue
        for option in ask.options:
            answers, here, pick, asked = (
                [*said(position), option],
                position,
                (option,),
                QuickPlayer(game.rules),
            )
            following = position.after(pick)
            if following.picks and following.ask is not None and following.ask.kind in {"second", "flip"}:
                here, pick = following, asked(following.state, following.ask)
                # Which card to turn over may be left to the player.
                answers += [] if option == FLIP else pick
            told, answered = list[Event](), list[Event]()
            state = position.base.copy()
            play_answers(QuickPlayer(game.rules), state, answers, told.append)
            assert state == played_on(here, pick, asked, lambda _: True, answered.append)
            assert told == answered
            tried[option if option == FLIP else ask.kind] += 1
    assert min(tried[kind] for kind in ("turn", "second", FLIP)) > 0


def said(position: Position[State]) -> list[str]:
    """Return the answers that the step under way has had."""
    return [pick[0] for pick in position.picks]


def test_the_sparing_payment_is_the_first_of_all() -> None:
    seen = 0
    for table in TABLES[1::2]:
        for position in played(table, 6).positions[::5]:
            for player in position.state.players:
                stock = Stock(player)
                for cost in ((1, 0, 2, 0, 1), (0, 3, 0, 3, 0), (2, 2, 0, 1, 0), (0, 0, 0, 0, 0)):
                    if ways := payments(stock, cost):
                        assert sparing_payment(stock, cost) == ways[0]
                        seen += len(ways) > 1
    assert seen > 10
