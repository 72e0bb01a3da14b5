"""Tests Nim: what may be taken, what is secret, who wins."""

import pickle

import pytest

from nim import Game
from nim.cli import main
from tabletop.kernel.errors import Refusal


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


def test_a_program_copies_saves_and_reads_a_game() -> None:
    game = Game(players=3, seed=5)
    game.push("take:sticks=2")
    for again in (game.copy(), pickle.loads(pickle.dumps(game)), Game.from_text(game.to_text())):  # noqa: S301 - our own
        assert again == game
        again.push("take:sticks=1")
        assert again != game
    with pytest.raises(ValueError, match=r"sticks cannot be 2\. Allowed: 3, 4"):
        Game(players=2, sticks=2)


def test_many_games_break_no_law() -> None:
    assert main(["simulate", "--games", "20", "--players", "2-5", "--check", "every", "--jobs", "1"]) == 0
