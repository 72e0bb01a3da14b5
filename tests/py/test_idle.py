"""Tests work in idle moments.

One queue for all of it, which does one slice a call and finds what the whole work finds.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, pairwise, repeat
from typing import Any

import pytest

from citadels.kind import CITADELS
from day_deals import WEEK
from desk_client import Data, DeskClient
from pointcity.kind import POINT_CITY
from tabletop.daily.level_score import LevelGame
from tabletop.idle import jobs
from tabletop.idle.found import CostlyDecisions, DecisionsLooked, Found, OwnProblem
from tabletop.idle.jobs import (
    MOST_COSTLY,
    MOST_DECISIONS,
    MOST_SLICES,
    costly_decisions,
    evenly,
    is_right,
    own_problems,
    read_costs,
)
from tabletop.idle.queue import MOST_JOBS
from tabletop.kernel.ask import AskView
from tabletop.match.abandoned import digest
from tabletop.match.review import past_hint
from tabletop.players.thinking import never
from tabletop.problems import cost
from tabletop.problems.cost import Cost, DecisionCost, decision_cost
from tabletop.problems.problem import FoundProblem, Position, Problem
from tabletop.service.look_calls import OpenMatch
from test_cost import poorly_played
from test_hindsight import finished_game

MONDAY = WEEK[0]
LEVELS = {"kind": "level_scores", "game": "citadels", "day": MONDAY, "levels": ["random", "normal"]}


def sliced() -> DeskClient:
    return DeskClient(CITADELS, POINT_CITY, patience=lambda: lambda: True)


def save_of_finished_game() -> str:
    return finished_game()[0].record(CITADELS).model_dump_json()


def steps(client: DeskClient, *names: str) -> list[Data]:
    """Return all steps of these jobs until the queue has none of them."""
    found: list[Data] = []
    while (step := client.result("idle_go", jobs=[*names]))["job"] is not None:
        found.append(step)
    return found


def test_levels_are_played_in_slices_to_the_scores_of_whole_games() -> None:
    client = sliced()
    client.result("idle_add", job="day", work=LEVELS)
    told = steps(client, "day")
    assert len(told) > 50
    assert client.desk.open_matches == {}, "it costs no open match"
    found = [step["found"] for step in told if step["found"]]
    for level, one in zip(LEVELS["levels"], found, strict=True):
        score = LevelGame(CITADELS, MONDAY, level).go_on(never)
        assert score is not None
        expected = {"points": score.points, "place": score.place, "won": score.won}
        assert one == {"kind": "level_score", "level": level, "score": expected}
    assert [step["done"] for step in told] == [False] * (len(told) - 1) + [True]


def test_jobs_take_turns_and_only_those_that_may_go_on() -> None:
    client = sliced()
    for name in ("a", "b"):
        client.result("idle_add", job=name, work=LEVELS)
    order = [client.result("idle_go", jobs=["b", "a"])["job"] for _ in range(4)]
    assert order == ["a", "b", "a", "b"]
    assert [client.result("idle_go", jobs=["b"])["job"] for _ in range(2)] == ["b", "b"]
    client.result("idle_drop", job="b")
    assert client.result("idle_go", jobs=["b"]) == {
        "job": None,
        "found": None,
        "done": False,
        "refused": None,
    }
    assert client.result("idle_go", jobs=["a", "b"])["job"] == "a"


@pytest.mark.parametrize(
    ("work", "refusal"),
    [
        ({**LEVELS, "levels": ["wizard"]}, "bad-seating"),
        ({**LEVELS, "day": "tomorrow"}, "bad-day"),
        ({"kind": "coach_counts", "save": "{}", "seats": [0]}, "save-broken"),
    ],
)
def test_a_job_that_cannot_be_done_says_so_and_lets_the_others_go_on(work: Data, refusal: str) -> None:
    client = sliced()
    client.result("idle_add", job="wrong", work=work)
    client.result("idle_add", job="right", work=LEVELS)
    assert client.result("idle_go", jobs=["wrong", "right"]) == {
        "job": "wrong", "found": None, "done": True, "refused": refusal,
    }  # fmt: skip
    assert client.result("idle_go", jobs=["wrong", "right"])["job"] == "right"


def test_a_fault_in_a_job_ends_that_job_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    client = sliced()
    client.result("idle_add", job="right", work=LEVELS)
    client.result("idle_add", job="wrong", work={**LEVELS, "levels": ["master"]})

    class Broken:
        def __init__(self, *_: object) -> None:
            raise ZeroDivisionError

    client.result("idle_go", jobs=["right"])
    monkeypatch.setattr(jobs, "LevelGame", Broken)
    step = client.result("idle_go", jobs=["right", "wrong"])
    assert (step["job"], step["refused"]) == ("wrong", "internal")
    assert client.result("idle_go", jobs=["right", "wrong"])["job"] == "right"


def test_what_cannot_be_added_is_refused() -> None:
    client = sliced()
    assert client.refused("idle_add", job="a", work={**LEVELS, "game": "chess"}) == "unknown-game"
    assert client.refused("idle_add", job="a", work={"kind": "dig"}) == "bad-request"
    for number in range(MOST_JOBS):
        client.result("idle_add", job=f"job-{number}", work=LEVELS)
    assert client.refused("idle_add", job="more", work=LEVELS) == "too-many-matches"
    client.result("idle_add", job="job-0", work=LEVELS)


@pytest.mark.parametrize("kind", ["own_problems", "coach_counts"])
def test_a_running_match_is_not_looked_through(kind: str) -> None:
    client = DeskClient()
    save = client.create("person", "normal", "normal", "normal")["keep"]["save"]
    more: Data = {"known": []} if kind == "own_problems" else {"seats": [0]}
    client.result("idle_add", job="a", work={"kind": kind, "save": save, **more})
    assert [step["refused"] for step in steps(client, "a")] == [None, "still-running"]


def test_the_coach_is_asked_about_decisions_evenly_spread_and_counts_answers_as_good_as_its_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jobs, "MOST_DECISIONS", 3)
    match, _ = finished_game()
    client = DeskClient()
    client.result(
        "idle_add", job="a", work={"kind": "coach_counts", "save": save_of_finished_game(), "seats": [0]}
    )
    (told,) = [step["found"] for step in steps(client, "a") if step["found"]]
    decisions = decisions_of(match)
    right = 0
    for number in evenly(decisions, 3):
        said = past_hint(match, CITADELS, 0, number)
        assert said is not None
        best = {frozenset(one.options) for at, one in enumerate(said.advice) if at == 0 or one.as_good}
        assert is_right(said) == (frozenset(said.chosen) in best)
        right += frozenset(said.chosen) in best
    assert told == {"kind": "coach_count", "seat": 0, "asked": 3, "found": right}


def decisions_of(match: Any) -> list[int]:
    """Return the moments at which seat 0 had a choice, counted from the line alone."""
    line = match.history.line(match.history.first)
    return [
        number
        for number, position in enumerate(line)
        if position.ask is not None
        and position.ask.seat == 0
        and len(position.ask.options) > position.ask.least
    ]


def test_at_most_twelve_decisions_evenly_spread() -> None:
    assert evenly([], MOST_DECISIONS) == []
    assert evenly([4, 7], MOST_DECISIONS) == [4, 7]
    assert evenly(range(120), MOST_DECISIONS) == [*range(0, 120, 10)]


def problem(name: str) -> FoundProblem:
    position = Position({}, [], "1", "")
    return FoundProblem(
        2, Problem(name, "citadels", position, 0, "", [], [[0, 60], [1, 30]], 1, 30.0, 10.0, 20), 1
    )


def search(
    monkeypatch: pytest.MonkeyPatch, said: Iterator[FoundProblem | None], *known: str
) -> list[str | None]:
    """Return the ids of new problems slice by slice, in a game in which the search says ``said``."""

    def next_one(*_: object) -> FoundProblem | None:
        return next(said)

    monkeypatch.setattr(jobs, "own_problem", next_one)
    slices = own_problems(finished_game()[0], CITADELS, known, lambda: never)
    return [found.problem.id if isinstance(found, OwnProblem) else None for found in slices]


def test_a_game_gives_at_most_four_problems_that_are_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    said = (problem(f"p{number}") for number in count())
    assert search(monkeypatch, said, "p1", "p2") == ["p0", None, None, "p3", "p4", "p5"]


def test_a_search_ends_with_the_last_decision_and_after_twenty_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    last = FoundProblem(None, None, 0)
    assert search(monkeypatch, iter([None, problem("p"), last])) == [None, "p", None]
    assert search(monkeypatch, repeat(None)) == [None] * MOST_SLICES


def test_the_decisions_that_cost_most_are_found_in_an_open_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost, "STAGES", (4, 8, 16))
    match, poor = poorly_played(CITADELS)

    def decisions_of(*_: object) -> list[int]:
        return poor

    monkeypatch.setattr(jobs, "decisions_of", decisions_of)
    client = sliced()
    client.desk.open_matches["m"] = OpenMatch(match, CITADELS)
    work = {"kind": "costly_decisions", "match": "m", "seats": [0]}
    client.result("idle_add", job="costs", work=work)
    told = [step["found"] for step in steps(client, "costs") if step["found"]]
    walked = [(one["looked"], one["all"]) for one in told if one["kind"] == "decisions_looked"]
    assert walked == [(n, len(poor)) for n in range(len(poor) + 1)]
    shown = [[one["number"] for one in found["decisions"]] for found in told if "decisions" in found]
    # Each is told as soon as it is found, before the next one is looked at.
    assert len(shown[0]) == 1
    looked = told[[*("decisions" in found for found in told)].index(True) - 1]["looked"]
    assert poor[looked] == shown[0][0]
    assert all({*later} - {*before} for before, later in pairwise(shown))
    decisions = next(found["decisions"] for found in reversed(told) if "decisions" in found)
    own = {n: one.cost for n in poor if (one := decision_cost(match, CITADELS, n)) and one.cost is not None}
    lost = {number: one.best_chance - one.chance for number, one in own.items()}
    assert 0 < len(decisions) <= MOST_COSTLY
    assert [one["number"] for one in decisions] == sorted(one["number"] for one in decisions)
    told_lost = sorted(
        (one["cost"]["best_chance"] - one["cost"]["chance"] for one in decisions), reverse=True
    )
    assert told_lost == sorted(lost.values(), reverse=True)[:MOST_COSTLY]
    assert all(lost[one["number"]] == one["cost"]["best_chance"] - one["cost"]["chance"] for one in decisions)
    client.result("idle_add", job="again", work={**work, "kept": told[-1]["kept"]})
    again = [step["found"] for step in steps(client, "again") if step["found"]]
    assert again == [{"kind": "costly_decisions", "decisions": decisions}, told[-1]]


def test_a_search_for_costly_decisions_goes_on_where_the_last_one_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of 20 decisions it looks at 7, then at 13 others.

    A text of another line of picks, of other seats or of nothing begins anew.
    """
    match = finished_game()[0]
    looked: list[int] = []

    def cost_of(_match: object, _kind: object, number: int, _enough: object) -> DecisionCost:
        looked.append(number)
        ask = AskView("", 0, "", "", 1, 1, [])
        return DecisionCost(Cost(ask, ["a"], ["b"], 40 - number * 7 % 20, 60, None))

    def decisions_of(*_: object) -> list[int]:
        return [*range(20)]

    monkeypatch.setattr(jobs, "decisions_of", decisions_of)
    monkeypatch.setattr(jobs, "decision_cost", cost_of)

    def told(kept: str, seats: Sequence[int] = (0,)) -> Iterator[Found]:
        return (
            one for one in costly_decisions(match, CITADELS, seats, lambda: never, kept) if one is not None
        )

    def dearest_of(found: Iterable[Found]) -> list[int]:
        return [
            [one.number for one in step.decisions] for step in found if isinstance(step, CostlyDecisions)
        ][-1]

    whole = dearest_of(told(""))
    assert looked == [*range(20)]
    assert len(whole) == MOST_COSTLY
    looked.clear()
    kept = next(one.kept for one in told("") if isinstance(one, DecisionsLooked) and one.looked == 7)
    assert looked == [*range(7)]
    rest = [*told(kept)]
    assert looked == [*range(20)]
    assert dearest_of(rest) == whole
    last = rest[-1]
    assert isinstance(last, DecisionsLooked)
    looked.clear()
    assert dearest_of(told(last.kept)) == whole
    assert looked == [], "nothing is searched twice"
    for other in (
        "",
        "{",
        "[]",
        last.kept.replace(digest(match.history.picks), "0" * 8),
        kept.replace('"looked":7', '"looked":-7'),
    ):
        looked.clear()
        assert dearest_of(told(other)) == whole
        assert looked == [*range(20)], other
    assert read_costs(last.kept, digest(match.history.picks), [0, 1]).looked == 0


def test_decisions_of_a_match_that_is_gone_or_runs_are_refused() -> None:
    client = DeskClient()
    client.create()
    for match, refusal in (("m", "still-running"), ("none", "unknown-match")):
        client.result(
            "idle_add", job="costs", work={"kind": "costly_decisions", "match": match, "seats": [0]}
        )
        assert client.result("idle_go", jobs=["costs"])["refused"] == refusal
