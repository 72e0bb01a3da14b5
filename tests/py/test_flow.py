"""Tests the course of a game: calling, the end, rulings 16, 17, 19, 22 and 72."""

import pytest

from citadels.game import Citadels
from games import play
from scenario import Scenario, Seat, kill, plain_setup

SIX = "temple church monastery tavern market docks"


def test_characters_are_called_by_rank(t: Scenario) -> None:
    t.table(Seat("warlord"), Seat("thief"), Seat("merchant"), Seat("king"))
    order: list[str] = []
    while t.turn_of:
        order.append(t.turn_of)
        t.end_turn()
    assert order == ["thief", "king", "merchant", "warlord"]


def test_all_ranks_are_called_and_the_absent_do_not_answer(t: Scenario) -> None:
    t.table(Seat("warlord"), Seat("thief"), Seat("merchant"), Seat("king"), crown=2)
    assert t.events("rank_called") == [
        {"rank": 1, "character": "assassin", "by": 2},
        {"rank": 2, "character": "thief", "by": 2},
    ]
    assert t.events("nobody_answered") == [{"rank": 1, "character": "assassin"}]
    assert t.events("character_revealed") == [{"seat": 1, "character": "thief"}]


def test_the_killed_stay_silent(t: Scenario) -> None:
    """Ruling 22."""
    t.table(Seat("assassin"), Seat("thief"), call="thief", marks=kill("thief"))
    assert t.turn_of != "thief"
    assert t.events("nobody_answered")[0] == {"rank": 2, "character": "thief"}


def test_after_the_last_rank_a_new_round_begins(t: Scenario) -> None:
    t.table(Seat("warlord"), Seat("king"), call="warlord", crown=1, round_=3)
    t.end_turn()
    assert t.events("round_ended") == [{"round": 3}]
    assert t.events("round_started") == [{"round": 4, "crown": 1}]
    assert (t.kind, t.asked) == ("draft", 1)


def test_the_ninth_rank_is_called_where_it_is_played(t: Scenario) -> None:
    t.table(Seat("warlord"), Seat("king"), Seat("artist"), call="warlord")
    t.end_turn()
    assert t.turn_of == "artist"


@pytest.mark.parametrize(("players", "size"), [(2, 8), (4, 7), (5, 7), (6, 7), (7, 7)])
def test_city_sizes(t: Scenario, players: int, size: int) -> None:
    """Ruling 16."""
    first, *_ = t.deal(players)
    assert first.view.city_size == size


def test_three_and_eight_players() -> None:
    """Ruling 16."""
    assert Citadels(plain_setup(3, characters="tenacious_delegates")).rules.city_size == 8
    assert Citadels(plain_setup(8, characters="vicious_nobles")).rules.city_size == 7


def test_a_complete_city_ends_the_game_after_the_round(t: Scenario) -> None:
    """Ruling 17."""
    king, *_ = t.table(
        Seat("king", gold=9, hand="manor", city=SIX),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
        call="king",
    )
    t.gather()
    t.pick("build", card="manor")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    assert king.view.first == 0
    assert not t.over
    t.end_turn()
    assert t.turn_of == "bishop"
    t.end_turn()
    assert t.turn_of == "merchant"
    t.end_turn()
    assert t.turn_of == "warlord"
    t.end_turn()
    assert t.over
    assert t.events("game_ended") == [{"winners": [0]}]


def test_seven_are_not_enough_for_two_players(t: Scenario) -> None:
    """Ruling 16."""
    t.table(
        Seat("king", "thief", gold=9, hand="manor", city=SIX),
        Seat("bishop", "warlord"),
        players=2,
        call="king",
    )
    t.gather()
    t.pick("build", card="manor")
    assert t.events("city_completed") == []


def test_first_and_later_completions(t: Scenario) -> None:
    """Rulings 15 and 17: four points, then two; building goes on beyond the size."""
    king, bishop, architect, _ = t.table(
        Seat("king", gold=9, hand="manor", city=SIX),
        Seat("bishop", gold=9, hand="manor", city=SIX),
        Seat("architect", gold=9, hand="palace prison", city=SIX),
        call="king",
    )
    t.gather()
    t.pick("build", card="manor")
    t.until("bishop")
    t.gather()
    t.pick("build", card="manor")
    assert t.events("city_completed") == [{"seat": 1, "first": False}]
    t.until("architect")
    t.gather()
    t.pick("build", card="palace")
    assert t.events("city_completed") == [{"seat": 2, "first": False}]
    t.pick("build", card="prison")
    assert t.events("city_completed") == []
    assert len(architect.city) == 8
    t.end_round()
    assert king.points() == {"districts": 15, "first": 4}
    assert bishop.points() == {"districts": 15, "completed": 2}
    assert architect.points()["completed"] == 2


def test_nothing_can_be_picked_when_it_is_over(t: Scenario) -> None:
    t.table(Seat("warlord"), Seat("king"), call="warlord", first=1)
    t.end_round()
    assert t.refuses("end_turn") == "game-over"


def test_scores_are_shown_at_the_end_only(t: Scenario) -> None:
    warlord, *_ = t.table(Seat("warlord"), Seat("king"), call="warlord", first=1)
    assert warlord.view.scores is None
    t.end_round()
    assert warlord.view.scores is not None
    assert warlord.view.phase == "over"


@pytest.mark.parametrize("players", [2, 4, 5, 6, 7])
def test_whole_games_end_with_a_complete_city(players: int) -> None:
    """Ruling 17."""
    last = play(Citadels(plain_setup(players)), 11).positions[-1].state
    assert last.phase == "over"
    assert len(last.finishers) == 1
    assert last.rank == 9
