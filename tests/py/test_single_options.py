"""Tests that few presses decide nothing: those that only end a turn, or have one answer that all see, are left to the page."""

import pytest

from citadels.game import Citadels
from random_play import play
from scenario import plain_setup
from tabletop.kernel.ask import Ask

SEEDS = (1, 2)
MOST = 0.03


def single(ask: Ask) -> bool:
    """Say whether the page would let a person press the only option."""
    return ask.one_answer and not ask.forced and not ask.ends_turn


@pytest.mark.parametrize("players", [4, 6])
def test_few_presses_have_a_single_option(players: int) -> None:
    positions = [
        position for seed in SEEDS for position in play(Citadels(plain_setup(players)), seed).positions
    ]
    asks = [position.ask for position in positions if position.ask is not None and not position.ask.forced]
    left = [ask for ask in asks if not ask.ends_turn]
    assert len(left) < len(asks) * 0.96
    assert sum(map(single, left)) <= MOST * len(left)
    assert all(ask.one_answer and ask.options == ("end_turn",) for ask in asks if ask.ends_turn)
