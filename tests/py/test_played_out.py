"""Tests how a problem is played to the end: in equal worlds, by equal players, from what its seat knows."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from bench.played_out_problems import LEVELS, played_line

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from problem_positions import EXCHANGE_OR_BACK
from tabletop.kernel.ask import Pick
from tabletop.problems.played_out import GAMES as PLAYED
from tabletop.problems.played_out import Lead, lead_of, won_after
from tabletop.problems.position import read_position
from tabletop.problems.problem import Position
from tabletop.replay_link.picks import pick_of

pytestmark = pytest.mark.cpython_only

GAMES = {"citadels": CITADELS, "pointcity": POINT_CITY}


def book(game: str) -> list[dict[str, Any]]:
    return json.loads(Path(f"web/games/{game}/problems.json").read_text("utf-8"))["problems"]


LAST = next(problem for problem in book("citadels") if problem["theme"] == "last-round")


def played(game: str) -> dict[str, dict[str, Any]]:
    """Return by id what `bench.played_out_problems` found when it played the problems to the end."""
    lines = Path(f"bench/played_problems/{game}.jsonl").read_text("utf-8").splitlines()
    return {line["id"]: line for line in map(json.loads, lines)}


def test_the_same_seeds_give_the_same_games_and_an_answer_has_no_lead_over_itself() -> None:
    match = read_position(Position(**LAST["position"]), CITADELS, "p", LAST["seat"], [])
    ask = match.position.ask
    assert ask is not None
    best: Pick = pick_of(ask, LAST["answers"][0][0])
    won = won_after(match, CITADELS, (best, best), "novice", range(6))
    assert won == won_after(match, CITADELS, (best, best), "novice", range(6))
    assert len(won) > 2
    assert lead_of(won).mean == lead_of(won).error == 0
    assert all(0 <= share <= 1 for row in won for share in row)


def test_a_problem_does_not_stand_where_an_answer_that_the_search_took_for_bad_wins_as_often() -> None:
    line = played_line(EXCHANGE_OR_BACK, CITADELS, ["normal"], 6)
    assert not line["stands"]
    assert line["normal"][0] == 0


def test_a_lead_has_the_error_of_its_pairs() -> None:
    lead = lead_of([(1, 0), (1, 1), (0, 0), (1, 0)])
    assert lead.mean == 0.5
    assert lead.error == pytest.approx((1 / 3) ** 0.5 / 2)
    assert lead.low < 0.5 < lead.high
    assert lead.low == pytest.approx(0.5 - 1.96 * lead.error)
    assert lead.games == 4


def test_a_lead_is_hopeful_if_more_pairs_like_those_would_make_it_sure() -> None:
    assert not Lead(0.1, 0.06, 50).sure
    assert Lead(0.1, 0.06, 50).hopeful(300)
    assert not Lead(0.04, 0.06, 50).hopeful(300)
    assert not Lead(0.1, 0.06, 300).hopeful(300)


def test_a_problem_stands_by_every_level_and_is_left_at_the_first_that_it_fails() -> None:
    line = played_line(LAST, CITADELS, ["normal", "strong"], 4)
    assert line["stands"] == all(line[level][1] > 0 for level in ("normal", "strong") if level in line)
    assert ("strong" in line) == (line["normal"][1] > 0)


@pytest.mark.parametrize("game", GAMES)
def test_of_every_problem_the_best_answer_surely_won_more_often_played_to_the_end(game: str) -> None:
    lines = played(game)
    for problem in book(game):
        line = lines[problem["id"]]
        assert line["stands"]
        for level in LEVELS:
            if level in GAMES[game].players:
                mean, low, high, games = line[level]
                assert 0 < low <= mean <= high
                assert games >= PLAYED


def test_the_page_says_the_number_of_games() -> None:
    said = re.findall(
        r"^const PLAYED = (\d+);", Path("web/app/problems/solution-view.js").read_text("utf-8"), re.MULTILINE
    )
    assert [int(number) for number in said] == [PLAYED]


@pytest.mark.nightly(
    "plays for a minute each; the other tests of the file decide whether small problems stand"
)
@pytest.mark.parametrize("game", GAMES)
def test_a_problem_that_is_played_to_the_end_again_still_stands(game: str) -> None:
    """The clearest one: the figures of others change a little whenever the levels play better."""
    problem = max(book(game), key=lambda one: played(game)[one["id"]][LEVELS[0]][1])
    levels = [level for level in LEVELS if level in GAMES[game].players]
    assert played_line(problem, GAMES[game], levels, PLAYED)["stands"]
