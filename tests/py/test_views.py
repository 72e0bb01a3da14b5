"""Tests the cached parts of views: each part shown is equal to the state."""

import pytest

from citadels.engine.table import Table
from citadels.engine.views import ViewCache, view_table
from citadels.model.state import State
from games import Table as Kind
from games import game_for, tables
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.players.random_policy import random_policy
from tests.tiers import sampled


@pytest.mark.parametrize("table", tables(11)[:: sampled(1, 2, "the same check at fewer tables")], ids=str)
def test_kept_parts_of_a_view_are_as_fresh_ones(table: Kind) -> None:
    """Two games in turn on one object, as a search plays them, mix nothing up either."""
    game = game_for(*table)
    others: list[State] = []
    answer = random_policy(11)
    seen = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal seen
        seen += 1
        if seen % 7 == 0:
            others.append(state.copy())
        for now in (state, others[seen % len(others)] if others else state):
            for seat in (ask.seat, None):
                fresh = view_table(Table(game.rules, now, None), seat, ViewCache(game.seats))
                assert game.view(now, seat) == fresh
        return answer(state, ask)

    state = game.start(11)
    playout(game, state, policy)
    assert seen > 30
    assert game.view(state, 0) == view_table(Table(game.rules, state, None), 0, ViewCache(game.seats))
