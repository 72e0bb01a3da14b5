"""Plays whole games of Point City for the laws: every number of players, with and without the promotional tokens."""

from functools import cache

import pytest

from pointcity.game import PointCity
from pointcity.model.setup import Level, Setup
from pointcity.model.state import State
from pointcity.search import option_search
from pointcity.search.option_search import Depth
from random_play import Played, play

Table = tuple[int, Level | str, bool]
"""Number of players, the automa's level (one player), whether the promotional tokens are in."""

TABLES: list[Table] = [
    (1, "easy", True),
    (1, "medium", False),
    (1, "hard", True),
    (2, "", True),
    (2, "", False),
    (3, "", True),
    (4, "", True),
    (4, "", False),
]


def plain_setup(players: int, *, first: int | None = 0, promo: bool = True, automa: str = "") -> Setup:
    """Return a set-up for ``players``; one plays against the automa."""
    level = automa or ("hard" if players == 1 else "")
    return Setup.model_validate({"players": players, "first": first, "promo": promo, "automa": level})


def game_for(table: Table) -> PointCity:
    """Return the game of a table."""
    players, automa, promo = table
    return PointCity(plain_setup(players, first=None, promo=promo, automa=automa))


@cache
def played(table: Table, seed: int) -> Played[State]:
    """Return a whole game as it went; no test may change it."""
    return play(game_for(table), seed)


def look_briefly(monkeypatch: pytest.MonkeyPatch, depth: Depth) -> None:
    """Have masters and coaches look no further than ``depth``.

    As blind, as legal and as repeatable, and sooner done.
    """

    def usual_depth(_players: int, _kind: str, *, brief: bool = False) -> Depth:  # noqa: ARG001 - as it is called
        return depth

    monkeypatch.setattr(option_search, "usual_depth", usual_depth)
