"""Tests invariant 3, replay: a record played again gives the same state and the same log, anywhere."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import laws
import table_laws
from citadels.model.state import State
from games import Table, game_for, law_tables, play, tables
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness

HERE = Path(__file__).parent


def digest(table: Table, seed: int) -> str:
    """Return a short name of everything that every seat is told in a game."""
    played = play(game_for(*table), seed)
    told = hashlib.sha256()
    for position in played.positions:
        for seat in (*range(table[2]), None):
            told.update(laws.UPDATE_JSON.dump_json(table_laws.update_of(position, seat)))
    last = played.positions[-1]
    told.update(json.dumps(laws.game_of(last).dump(last.state)).encode())
    return told.hexdigest()[:16]


@pytest.mark.parametrize("table", law_tables(4), ids=str)
def test_picks_played_again_give_the_same_game(table: Table) -> None:
    played = play(game_for(*table), 13)
    table_laws.check_replay(played.positions, played.picks)


@given(seed=st.integers(0, 2**53 - 1), table=st.sampled_from(tables()))
def test_the_same_seed_deals_the_same_game(seed: int, table: Table) -> None:
    one, two = (Position[State].first(game_for(*table), seed) for _ in range(2))
    assert one.base == two.base
    assert one.events == two.events


def test_different_seeds_deal_different_games() -> None:
    game = game_for("2016", "first_game", 4)
    assert len({tuple(game.start(seed).deck) for seed in range(50)}) == 50


def test_a_position_can_be_left_and_taken_up_again() -> None:
    """Going on from a position twice gives two equal games: nothing is shared between them."""
    played = play(game_for("2016", "first_game", 4), 2)
    middle = played.positions[40]
    for at, pick in enumerate(played.picks[40:60]):
        before = played.positions[40 + at]
        assert before.after(pick).state == played.positions[41 + at].state
    assert middle.after(played.picks[40]).state == played.positions[41].state


def test_numbers_of_the_chance() -> None:
    """SplitMix64 in counter form, the same on every Python: these numbers never change."""
    chance = Randomness(2016)
    assert [chance.bits() for _ in range(3)] == KNOWN_BITS
    cards = list(range(10))
    Randomness(7).shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert Randomness(5).copy() == Randomness(5)


KNOWN_BITS = [8153640875910704505, 10927323203924447020, 11852726397274766398]
KNOWN_SHUFFLE = [4, 5, 7, 2, 0, 3, 1, 9, 6, 8]


def test_chance_is_even() -> None:
    chance = Randomness(1)
    counts = [0] * 8
    for _ in range(8000):
        counts[chance.below(8)] += 1
    assert all(880 < count < 1120 for count in counts)


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    "hash_seed",
    ["4242", pytest.param("0", marks=pytest.mark.nightly("one other hash seed is played on a push"))],
)
def test_hash_seeds_do_not_matter(hash_seed: str) -> None:
    """Two processes with different hash seeds tell every seat the same."""
    tables = [("2016", "first_game", 5), ("2016", "cunning_agents", 6), ("classic", "dark_city", 7)]
    code = f"from test_replay import digest; print([digest(table, 3) for table in {tables}])"
    path = os.pathsep.join(map(str, [HERE, HERE.parents[1] / "py", HERE.parents[1]]))
    there = subprocess.run(  # noqa: S603 - this Python, on our own files.
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == str([digest(table, 3) for table in tables])
