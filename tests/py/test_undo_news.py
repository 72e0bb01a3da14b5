"""Tests that an undo is offered only while its seat was told nothing that it could not foresee."""

from collections import Counter

import pytest

import laws
from citadels.cli.tables import ALL, RANDOM, Wish, setup_for
from citadels.game import Citadels
from games import pile_game, play
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled

SETS = [
    Wish((edition,), characters, districts, tuple(range(2, 9)), variants=True)
    for edition in ("2016", "classic")
    for characters, districts in ((RANDOM, RANDOM), (ALL, ALL))
]


def compared(game: Citadels, seed: int) -> Counter[str]:
    """Check every moment of a random game; return how many picks that may be taken back were looked at, by ask."""
    played, chance = play(game, seed), Randomness(seed, 5)
    counts: Counter[str] = Counter()
    for before, pick in zip(played.positions, played.picks, strict=False):
        assert before.ask is not None
        counts[before.ask.kind] += laws.check_undo(before, pick, chance)
    return counts


@pytest.mark.parametrize("wish", SETS, ids=lambda wish: f"{wish.editions[0]} {wish.characters}")
@pytest.mark.parametrize("seed", range(sampled(6, 1, "one seed of each set")))
def test_games_of_every_set(wish: Wish, seed: int) -> None:
    counts = compared(Citadels(setup_for(wish, 977 * seed + 11)), seed)
    assert counts["turn"] > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_french_draft_of_two(seed: int) -> None:
    assert compared(pile_game(), seed)["turn"] > 10
