"""Tests the drafts with nine characters, and those of two, three and eight players: rulings 6, 7, 8, 10 and 11."""

import pytest

from citadels.game import Citadels
from citadels.model.state import State
from scenario import Scenario, Who, plain_setup
from tabletop.kernel.ask import read_option
from tabletop.kernel.position import Position

NINE = "tenacious_delegates"
"""A set with a character of rank 9 that any number of players can play."""


def dealt(t: Scenario, players: int, seed: int = 1, characters: str = NINE) -> list[Who]:
    """Deal a game of ``characters`` with the crown before seat 0."""
    game = Citadels(plain_setup(players, characters=characters, crown=0))
    return t.start(game, game.start(seed))


def after_deal(players: int, seed: int) -> State:
    """Return the table when the first character is asked for."""
    return Position[State].first(Citadels(plain_setup(players, characters=NINE)), seed).state


def take_first(t: Scenario, times: int) -> list[int]:
    """Draft the first character offered, ``times`` times; return out of how many."""
    sizes: list[int] = []
    for _ in range(times):
        sizes.append(len(t.options()))
        t.choose(t.options()[0])
    return sizes


# Nine characters for four to eight ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "faceup"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_nine_characters_by_number_of_players(t: Scenario, players: int, faceup: int) -> None:
    """Ruling 7: so many face up, one face down, the rest to draft from."""
    dealt(t, players)
    assert len(t.events("character_removed")) == faceup
    assert t.events("character_laid_away") == [{"count": 1}]
    assert len(t.options()) == 9 - faceup - 1


@pytest.mark.parametrize("players", [4, 5, 6])
def test_rank_4_is_never_face_up_of_nine(players: int) -> None:
    """Ruling 6. Ruling 8: chance discards; in time every other character."""
    seen = {name for seed in range(200) for name in after_deal(players, seed).faceup}
    every = {"assassin", "spy", "seer", "cardinal", "trader", "scholar", "diplomat", "artist"}
    assert seen == every


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_last_of_nine_leaves_cards_over(t: Scenario, players: int) -> None:
    """Ruling 7: with nine characters the seventh player does not get the face-down card."""
    dealt(t, players)
    hidden = t.state.aside[0].character
    sizes = take_first(t, players)
    assert sizes[-1] == 2
    assert all(hidden not in player.drafted for player in t.state.players)
    assert len(t.state.aside) == 2


def test_the_eighth_player_may_take_the_face_down_card(t: Scenario) -> None:
    """Ruling 7."""
    *_, last = dealt(t, 8)
    hidden = t.state.aside[0].character
    assert take_first(t, 7) == [8, 7, 6, 5, 4, 3, 2]
    assert last.asked
    assert len(t.options()) == 2
    t.pick("draft", character=hidden)
    assert last.view.mine == [hidden]
    assert len(t.state.aside) == 1


def test_the_eighth_player_may_leave_it(t: Scenario) -> None:
    """Ruling 7: the others do not learn which he left."""
    first, *_, last = dealt(t, 8)
    hidden = t.state.aside[0].character
    take_first(t, 7)
    t.choose(next(text for text in t.options() if hidden not in text))
    assert [laid.character for laid in t.state.aside] == [hidden]
    assert hidden in last.view.seen
    assert all(one.seat is None for one in first.view.characters if one.character == hidden)


# Three players -----------------------------------------------------------------------------------------------


def test_three_players_draft_six_of_nine(t: Scenario) -> None:
    """Ruling 10: one face down, three picks, one of the five by chance, three picks, the last face down."""
    dealt(t, 3)
    assert t.events("character_removed") == []
    assert len(t.state.aside) == 1
    assert take_first(t, 2) == [8, 7]
    assert len(t.state.aside) == 1
    assert take_first(t, 1) == [6]
    assert len(t.state.aside) == 2
    assert take_first(t, 3) == [4, 3, 2]
    assert [len(player.drafted) for player in t.state.players] == [2, 2, 2]
    assert len(t.state.aside) == 3


def test_three_players_pick_in_order_twice(t: Scenario) -> None:
    """Ruling 10."""
    dealt(t, 3)
    order: list[int | None] = []
    for _ in range(6):
        order.append(t.asked)
        t.choose(t.options()[0])
    assert order == [0, 1, 2, 0, 1, 2]


def test_chance_tosses_any_of_the_five_and_no_seat_sees_which(t: Scenario) -> None:
    """Ruling 10."""
    tossed: set[str] = set()
    left: set[str] = set()
    for seed in range(25):
        seats = dealt(t, 3, seed)
        take_first(t, 2)
        left |= {str(read_option(text).args["character"]) for text in t.options()}
        take_first(t, 1)
        assert t.events("character_laid_away") == [{"count": 1}]
        assert all(seat.saw("character_laid_away") == [{"count": 1}] for seat in seats)
        tossed.add(t.state.aside[1].character)
    assert len(tossed) >= 5
    assert tossed <= left


def test_three_players_have_two_turns_each(t: Scenario) -> None:
    """Rulings 10, 12: one city, hand and stash; two calls."""
    dealt(t, 3)
    take_first(t, 6)
    assert all(len(seat.drafted) == 2 for seat in t.state.players)
    turns: list[int] = []
    while t.state.turn is not None:
        turns.append(t.state.turn.owner)
        _play_on(t)
    assert sorted(turns) == [0, 0, 1, 1, 2, 2]


def _play_on(t: Scenario) -> None:
    """Gather gold and end the turn, whosever it is."""
    here = t.turn_of
    t.gather()
    while t.turn_of == here:
        t.choose("end_turn" if "end_turn" in t.options() else t.options()[0])


# Two players -------------------------------------------------------------------------------------------------


def test_two_players_play_a_set_without_its_rank_9(t: Scenario) -> None:
    """Rulings 9, 11."""
    seats = dealt(t, 2)
    assert len(t.options()) == 7
    assert [one.rank for one in seats[0].view.characters] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_two_players_lay_away_unseen(t: Scenario) -> None:
    """Ruling 11: who laid a character away knows it, the other does not."""
    first, second = dealt(t, 2)
    take_first(t, 2)
    assert second.asked
    assert t.kind == "draft_discard"
    name = str(read_option(t.options()[0]).args["character"])
    t.choose(t.options()[0])
    assert second.saw("character_laid_away") == [{"count": 1, "character": name}]
    assert first.saw("character_laid_away") == [{"count": 1}]
    assert first.asked


def test_two_players_the_order_of_keeping_and_laying_away(t: Scenario) -> None:
    """Ruling 11: the last pair too: one is kept, one laid away."""
    dealt(t, 2)
    steps: list[tuple[int | None, str]] = []
    while t.kind.startswith("draft"):
        steps.append((t.asked, t.kind))
        t.choose(t.options()[0])
    keep, discard = "draft", "draft_discard"
    assert steps == [(0, keep), (1, keep), (1, discard), (0, keep), (0, discard), (1, keep), (1, discard)]
    assert [len(player.drafted) for player in t.state.players] == [2, 2]
