"""Tests that few presses decide nothing.

Those that only end a turn, or have one answer that all see, are left to the page.
"""

from typing import Any

import pytest

import pointcity_games
from citadels.game import Citadels
from pointcity.game import PointCity
from random_play import play
from scenario import plain_setup
from tabletop.kernel.ask import Ask
from tabletop.kernel.game import Game

SEEDS = (1, 2)
MOST = 0.03


def single(ask: Ask) -> bool:
    """Say whether the page would let a person press the only option."""
    return ask.one_answer and not ask.forced and not ask.ends_turn


def pressed(game: Game[Any, Any]) -> list[Ask]:
    """Return what persons would be asked in random games, all seats counted."""
    positions = [position for seed in SEEDS for position in play(game, seed).positions]
    return [position.ask for position in positions if position.ask is not None and not position.ask.forced]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_few_presses_of_point_city_have_a_single_option(players: int) -> None:
    asks = pressed(PointCity(pointcity_games.plain_setup(players)))
    assert any(ask.kind == "second" for ask in asks)
    assert sum(map(single, asks)) <= MOST * len(asks)


@pytest.mark.parametrize("players", [4, 6])
def test_few_presses_have_a_single_option(players: int) -> None:
    asks = pressed(Citadels(plain_setup(players)))
    left = [ask for ask in asks if not ask.ends_turn]
    assert len(left) < len(asks) * 0.96
    assert sum(map(single, left)) <= MOST * len(left)
    assert all(ask.one_answer and ask.options == ("end_turn",) for ask in asks if ask.ends_turn)
