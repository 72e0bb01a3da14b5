"""Tests Nim: what may be taken, what is secret, who wins."""

import pytest

from nim.cli import main
from nim.kind import NIM
from tabletop.kernel.errors import Refusal
from tabletop.library import BaseGame


class Game(BaseGame):
    """A game of Nim, answered for by the test."""

    kind = NIM


def test_one_to_three_sticks_are_taken_in_turn() -> None:
    game = Game(players=2, sticks=5)
    assert game.options == ["take:sticks=1", "take:sticks=2", "take:sticks=3"]
    game.push("take:sticks=3")
    assert [(event.kind, event.data) for event in game.events()] == [("taken", {"seat": 0, "sticks": 3})]
    assert (game.seat, game.options) == (1, ["take:sticks=1", "take:sticks=2"])
    with pytest.raises(Refusal):
        game.push("take:sticks=3")


def test_the_last_stick_wins() -> None:
    game = Game(players=2, sticks=3)
    game.push("take:sticks=3")
    assert (game.is_over, game.winners, game.scores) == (True, [0], [1, 0])


def test_a_lucky_number_is_known_to_its_seat_alone() -> None:
    game = Game(players=3)
    assert None not in {game.view(seat).lucky for seat in range(3)}
    assert game.view().lucky is None


def test_many_games_break_no_law() -> None:
    assert main(["simulate", "--games", "20", "--players", "2-5", "--check", "every", "--jobs", "1"]) == 0
