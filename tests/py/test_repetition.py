"""Tests when problems come again, in which order, and what of them is offered."""

from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_client import DeskClient
from tabletop.records.fields import row_of
from tabletop.records.merging import read_row, read_rows
from tabletop.records.repetition import DAY, ListedProblems, days_left, list_problems, noted
from tabletop.records.shapes import ProblemRow, ProblemSeen
from test_records import problems as problem_rows

RULES = 3.0


def problem(name: str = "a", theme: str = "draft", game: str = "citadels") -> dict[str, Any]:
    position: dict[str, Any] = {"setup": {}, "players": ["master"], "seed": 1, "picks": "x"}
    return {
        "id": name, "game": game, "position": position, "seat": 0, "theme": theme, "cards": [],
        "answers": [[0, 40], [1, 20]], "right": 1, "gap": 20.0, "low": 15.0, "worlds": 400, "played": [],
    }  # fmt: skip


def seen(name: str = "a") -> ProblemSeen:
    return ProblemSeen.model_validate(problem(name))


def row(name: str = "a", **more: Any) -> dict[str, Any]:
    plain = {"chosen": -1, "step": 0, "due": 0.0, "tries": 0, "solved": 0, "updated": 0.0}
    return {"id": name, "game": "citadels", "problem": None, **plain, **more}


def answered(before: ProblemRow | None, answer: Literal["right", "wrong"], now: float) -> ProblemRow:
    return noted(before, seen(), answer, now, -1, RULES)


def listed(
    rows: list[dict[str, Any]], now: float, book: list[tuple[str, str]] | None = None
) -> ListedProblems:
    return list_problems("citadels", RULES, book or [], read_rows(ProblemRow, rows), now)


def test_what_is_known_well_comes_again_later_and_what_went_wrong_tomorrow() -> None:
    now, known, waits = 1000.0, None, list[int]()
    for _ in range(7):
        known = answered(known, "right", now)
        waits.append(days_left(known, now))
        now = known.due
    assert waits == [1, 3, 7, 16, 35, 90, 90]
    known = answered(known, "wrong", now)
    assert days_left(known, now) == 1
    assert (known.step, known.tries, known.solved, len(known.log or ())) == (0, 8, 7, 8)


def test_an_answer_before_its_day_takes_nothing_further_but_a_wrong_one_counts() -> None:
    once = answered(None, "right", 0)
    early = answered(once, "right", DAY / 2)
    assert (early.step, early.due, early.tries) == (1, once.due, 2)
    assert answered(once, "wrong", DAY / 2).due == 1.5 * DAY


def test_a_clock_that_was_ahead_once_does_not_hide_a_problem_until_then_nor_make_its_row_the_newest_for_ever() -> (
    None
):
    ahead = answered(noted(None, seen(), "found", 5, 1, RULES), "right", 1000 * DAY)
    assert listed([row_of(ahead)], DAY).due == ["a"]
    again = answered(ahead, "right", DAY)
    assert (again.step, again.due) == (2, 4 * DAY)
    assert again.updated > ahead.updated
    assert listed([row_of(again)], 2 * DAY).due == []


def test_due_ones_come_first_then_new_ones_then_what_can_wait() -> None:
    known = [
        row(name, tries=1, due=due) for name, due in (("later", 30.0), ("due", 20.0), ("longer due", 10.0))
    ]
    found = listed(known, 25, [(name, "draft") for name in ("later", "new", "due", "longer due")])
    assert found.themes[0].problems == ["longer due", "due", "new", "later"]


def test_at_most_three_own_problems_are_offered_at_a_time_and_none_of_another_game() -> None:
    rows = [row(name, problem=problem(name), chosen=1) for name in "abcd"]
    rows.append(row("x", game="pointcity", problem=problem("x", game="pointcity")))
    found = listed(rows, 5)
    assert (found.own, found.due, found.put_aside) == (list("abcd"), list("abc"), 0)


def test_what_these_rules_could_not_open_is_put_aside_and_comes_again_under_others() -> None:
    rows = [row(name, problem=problem(name), refused=refused) for name, refused in (("a", RULES), ("b", 2.0))]
    rows.append(row("c", refused=RULES))
    found = listed(rows, 5, [("c", "draft"), ("d", "draft")])
    assert (found.own, found.put_aside, found.themes[0].problems) == (["b"], 1, ["d"])
    put_away = noted(None, seen("d"), "refused", 5, -1, RULES)
    assert (put_away.refused, put_away.tries, put_away.updated) == (RULES, 0, 0)


def test_a_theme_of_fewer_than_five_problems_is_offered_among_the_turns() -> None:
    themes = ["draft", "draft", "turn", "building", "draft", "draft", "draft"]
    book = [(f"p{at}", theme) for at, theme in enumerate(themes)]
    found = listed([row("p1", step=1, tries=1, due=9.0), row("p2", tries=1)], 5, book)
    told = [(one.theme, sorted(one.problems), one.solved) for one in found.themes]
    draft = ["p0", "p1", "p4", "p5", "p6"]
    assert told == [("", [f"p{at}" for at in range(7)], 1), ("draft", draft, 1), ("turn", ["p2", "p3"], 0)]
    assert listed([], 5).themes == []


@given(problem_rows(), st.sampled_from(["right", "wrong"]), st.integers(0, 10**13))
@settings(max_examples=20, deadline=None)
def test_an_answer_to_any_row_is_a_newer_row_that_is_due_later(
    raw: dict[str, Any], answer: Literal["right", "wrong"], now: int
) -> None:
    before = ProblemRow.model_validate(raw)
    after = answered(before, answer, now)
    right = answer == "right"
    stored = row_of(after)
    assert ProblemRow.model_validate(stored) == after
    assert after.updated > before.updated
    assert (after.tries, after.solved) == (before.tries + 1, before.solved + right)
    assert after.due >= before.due or not right or before.due > now
    assert days_left(after, now) >= 1


def test_the_page_notes_by_a_call_and_forged_rows_count_for_nothing() -> None:
    client = DeskClient()
    more = {"happening": "found", "now": 5, "chosen": 1}
    found = client.result("note_problem", problem=problem(), row=None, **more)
    assert found == {"row": row(problem=problem(), chosen=1, updated=5.0), "days": 1}
    assert read_row(ProblemRow, found["row"])
    forged: list[Any] = [None, 7, {}, row(due="x")]
    wrong = {"happening": "right", "now": 5}
    answers = [client.result("note_problem", problem=problem(), row=one, **wrong)["row"] for one in forged]
    assert [(one["tries"], one["log"]) for one in answers] == [(1, [[5.0, 1]])] * 4
    listing = {"game": "citadels", "book": [{"id": "b", "theme": "draft"}], "now": 5}
    told = client.result("list_problems", problems=[*forged, found["row"]], **listing)
    assert (told["own"], told["due"], len(told["themes"])) == (["a"], ["a"], 2)


@pytest.mark.parametrize("broken", [None, {}, {"id": "a", "game": "citadels"}])
def test_a_problem_that_is_none_is_refused(broken: Any) -> None:
    params = {"problem": broken, "row": None, "happening": "wrong", "now": 5}
    assert DeskClient().refused("note_problem", **params) == "problem-broken"
