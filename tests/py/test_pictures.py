"""Tests that the changes told with each event give the view of that moment, in random games of both games."""

import pytest

import pointcity_games
from games import Table, game_for, law_tables, pile_game, play
from picture_laws import check_pictures
from tabletop.kernel.randomness import Randomness
from tabletop.match.watched import change_of, patched
from tests.tiers import EVERYTHING

SEEDS = range(3 if EVERYTHING else 1)
SHARE = 1 if EVERYTHING else 8
"""Of so many moments one is compared."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", law_tables(), ids=str)
def test_each_change_gives_the_view_of_its_moment(table: Table, seed: int) -> None:
    played = play(game_for(*table), seed)
    chance = Randomness(seed)
    compared = 0
    at = 0
    while at < len(played.picks):
        last = min(at + 1 + chance.below(4), len(played.picks))
        if not chance.below(SHARE):
            compared += check_pictures(played.positions, played.picks, at, last)
        at = last
    assert compared > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_french_draft_of_two(seed: int) -> None:
    played = play(pile_game(), seed)
    last = len(played.picks) // 4
    assert check_pictures(played.positions, played.picks, 0, last) > 0


@pytest.mark.parametrize("table", pointcity_games.TABLES, ids=str)
def test_each_change_of_point_city_gives_the_view_of_its_moment(table: pointcity_games.Table) -> None:
    played = pointcity_games.played(table, 1)
    chance = Randomness(1)
    for at in range(len(played.picks)):
        if not chance.below(SHARE):
            check_pictures(played.positions, played.picks, at, min(at + 3, len(played.picks)))


def test_what_gets_shorter_is_told_as_a_whole() -> None:
    """A path in a list that has fewer items now would keep the old ones."""
    before = {"hand": [1, 2, 3], "seats": [{"gold": 1, "coins": 2}, {"gold": 4}], "a.b": {"c": 1}}
    after = {"hand": [1, 3], "seats": [{"gold": 2}, {"gold": 4, "coins": 1}, {"gold": 5}], "a.b": {"c": 2}}
    change = change_of({"it": before}, {"it": after})
    assert change_of(after, after) == {}
    assert patched({"it": before}, change) == {"it": after}
    change = change_of(before | {"a.b": 1}, after | {"a.b": 1})
    assert patched(before, change) == after | {"a.b": 1}
