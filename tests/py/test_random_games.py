"""Plays a few hundred whole games with every law checked; ``citadels simulate`` plays 20,000."""

import pytest

import laws
import table_laws
from games import Table, game_for, play, sampled_tables, tables
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled

TABLES = sampled(
    tables(),
    sampled_tables(),
    "a quarter of the presets, with every preset and number of players among them, and one seed",
)

LEAKS = sampled(60, 180, "test_no_leaks.py compares moments of whole games, too")
"""Of so many moments one is compared with another world."""


@pytest.mark.parametrize(
    "seed",
    range(
        sampled(
            2, 1, "a quarter of the presets, with every preset and number of players among them, and one seed"
        )
    ),
)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_law_holds(table: Table, seed: int) -> None:
    played = play(game_for(*table), seed)
    chance = Randomness(seed)
    for at, position in enumerate(played.positions):
        laws.check_conservation(position)
        laws.check_words(position)
        if position.ask is not None:
            table_laws.check_ask(position.ask)
        if not chance.below(10):
            table_laws.check_refusals(position)
            laws.check_round_trip(position)
        if not chance.below(LEAKS):
            laws.check_no_leaks(position, played.picks[at] if at < len(played.picks) else None, chance)
