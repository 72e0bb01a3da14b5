"""Tests the rating by whole games.

A computer player sits in the person's seat, and plays against the opponents that are advised.
"""

from statistics import median

import pytest

from citadels.cli.tables import RANDOM, Wish, setup_for
from citadels.kind import CITADELS
from tabletop.cli.policies import bot_policy
from tabletop.kernel.position import playout
from tabletop.match.strengths import Strengths
from tabletop.rating.opponents import even_opponents
from tabletop.rating.rated_game import RatedGame
from tabletop.rating.rating import belief, rating

TABLE, SEATS = "2016-4", 4
PLAYERS = ("novice", "normal", "strong")
GAMES = 15
WISH = Wish(("2016",), RANDOM, RANDOM, (SEATS,))


def played(level: str, others: list[str], seed: int) -> RatedGame:
    """Play a game of ``level`` against ``others``, in a seat that the seed says."""
    own = seed % SEATS
    seated = (*others[:own], level, *others[own:])
    game = CITADELS.make(setup_for(WISH, seed).model_dump(mode="json"))
    state = game.start(seed)
    playout(game, state, bot_policy(CITADELS, game, seed, seated))
    winners = CITADELS.outline(game, state).winners
    return RatedGame(TABLE, others, 1 / len(winners) if own in winners else 0.0)


def error(level: str, strengths: Strengths, first: int) -> int:
    """Return how far the rating of ``level`` is from its points after some games."""
    games: list[RatedGame] = []
    for seed in range(first, first + GAMES):
        even = even_opponents(belief(games, strengths), strengths, TABLE, SEATS)
        assert even is not None
        # A master takes too long for a test.
        others = ["strong" if other == "master" else other for other in even.levels]
        games.append(played(level, others, seed))
    return rating(games, strengths).points - (strengths.points_of(TABLE, level) or 0)


@pytest.mark.nightly("the estimate is tested with people of known strength (test_rating.py)")
def test_levels_find_their_own_points() -> None:
    strengths = CITADELS.strengths()
    assert strengths is not None
    errors = [error(level, strengths, 9_000_000 + 100 * at) for at, level in enumerate(PLAYERS * 8)]
    assert median(abs(one) for one in errors) <= 100
    assert abs(sum(errors) / len(errors)) <= 60
