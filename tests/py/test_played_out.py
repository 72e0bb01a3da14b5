"""Tests how a problem is played to the end: in equal worlds, by equal players, from what its seat knows."""

import json
from pathlib import Path

import pytest
from bench.played_out_problems import played_line

from citadels.kind import CITADELS
from tabletop.kernel.ask import Pick
from tabletop.problems.played_out import lead_of, won_after
from tabletop.problems.position import read_position
from tabletop.problems.problem import Position
from tabletop.replay_link.picks import pick_of

pytestmark = pytest.mark.cpython_only

BOOK = json.loads(Path("web/games/citadels/problems.json").read_text("utf-8"))["problems"]
LAST = next(problem for problem in BOOK if problem["theme"] == "last-round")


def test_the_same_seeds_give_the_same_games_and_an_answer_has_no_lead_over_itself() -> None:
    match = read_position(Position(**LAST["position"]), CITADELS, "p", LAST["seat"], [])
    ask = match.position.ask
    assert ask is not None
    best: Pick = pick_of(ask, LAST["answers"][0][0])
    won = won_after(match, CITADELS, (best, best), "strong", range(6))
    assert won == won_after(match, CITADELS, (best, best), "strong", range(6))
    assert len(won) > 2
    assert lead_of(won).mean == lead_of(won).error == 0
    assert all(0 <= share <= 1 for row in won for share in row)


def test_a_lead_has_the_error_of_its_pairs() -> None:
    lead = lead_of([(1, 0), (1, 1), (0, 0), (1, 0)])
    assert lead.mean == 0.5
    assert lead.error == pytest.approx((1 / 3) ** 0.5 / 2)
    assert lead.low < 0.5 < lead.high
    assert lead.games == 4


def test_a_problem_stands_by_every_level_and_is_left_at_the_first_that_it_fails() -> None:
    line = played_line(LAST, CITADELS, ["normal", "strong"], 4)
    assert line["stands"] == all(line[level][1] > 0 for level in ("normal", "strong") if level in line)
    assert ("strong" in line) == (line["normal"][1] > 0)
