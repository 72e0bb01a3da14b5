"""Tests the library for Python programs: its page as a test, and what the page does not say."""

import doctest
from typing import Any

import pytest

import citadels
import pointcity
from tabletop.kernel.errors import Refusal
from tools.words import ROOT

GAMES: dict[str, Any] = {"citadels": citadels.Game, "pointcity": pointcity.Game}


@pytest.mark.cpython_only
def test_the_examples_of_the_page() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_saved_and_taken_back(name: str) -> None:
    game = GAMES[name](players=2, seed=3, **({"characters": "first_game"} if name == "citadels" else {}))
    for _ in range(12):
        game.push(*game.advice("random"))
    options, view = game.options, game.view(0)
    again = GAMES[name].from_json(game.to_json())
    assert (again.options, again.view(0), again.seat) == (options, view, game.seat)
    answer = game.advice("random")
    game.push(*answer)
    assert game.pop() == answer
    assert (game.options, game.view(0)) == (options, view)
    for _ in range(12):
        game.pop()
    with pytest.raises(IndexError):
        game.pop()


def test_what_the_set_up_does_not_know_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        citadels.Game(players=4, colour="red")  # type: ignore[arg-type]
    assert refusal.value.code == "bad-setup"
    with pytest.raises(AttributeError):
        citadels.Match  # noqa: B018 - only Game is offered
    with pytest.raises(Refusal):
        pointcity.Game.from_json(citadels.Game(players=4).to_json())
