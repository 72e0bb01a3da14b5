"""Tests the laws of merging rows: in any order, twice, with itself, and with forged rows between."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_client import DeskClient
from tabletop.records.merging import STORES, Store, merge_rows

Rows = list[dict[str, Any]]

CORPUS = Path(__file__).parent / "corpus"
ROOT = Path(__file__).parents[2]
SCORE = {"points": 21.0, "place": 2.0, "won": False}
COACHES = st.sampled_from([{"asked": 4, "found": 1}, {"asked": 4, "found": 3}, {"asked": 11, "found": 0}])
RATED = st.sampled_from(
    [
        None,
        {"table": "t", "levels": ["normal"], "share": 1.0},
        {"table": "t", "levels": ["normal"], "share": 0.0},
    ]
)


@st.composite
def persons(draw: Callable[..., Any], seat: int) -> dict[str, Any]:
    person = {
        "seat": seat,
        "name": "Ada",
        "won": draw(st.booleans()),
        "points": float(draw(st.integers(0, 30))),
        "pieces": draw(st.lists(st.sampled_from("ab"), max_size=2)),
    }
    more = {"figures": {"a.b": 1.0}, "coach": draw(COACHES)}
    person |= {name: value for name, value in more.items() if draw(st.booleans())}
    return person


@st.composite
def results(draw: Callable[..., Any]) -> dict[str, Any]:
    """Return a result of one of two matches. Each of its ends has one time, as on one device."""
    number, kind = draw(st.integers(1, 2)), draw(st.sampled_from(["plain", "free"]))
    row = {
        "match": draw(st.sampled_from("mn")), "number": number, "game": "g", "kind": kind, "ended": 10.0 * number + (kind == "free"), "players": 2,
        "levels": ["normal"], "friends": False, "variant": draw(st.sampled_from(["", "v"])),
        "people": [draw(persons(seat)) for seat in draw(st.sampled_from([[0], [0, 1]]))], "whole": draw(st.booleans()),
    }  # fmt: skip
    if draw(st.booleans()):
        row["rated"] = draw(RATED)
    if draw(st.booleans()):
        row["deal"] = draw(st.sampled_from(["", "d"]))
    return row


@st.composite
def tries(draw: Callable[..., Any]) -> dict[str, Any]:
    ended = draw(st.sampled_from([None, 30.0, 31.0]))
    match = draw(st.sampled_from("abc"))
    return {
        "match": match,
        "started": float(ord(match) - 90),
        "ended": ended,
        "date": "2026-11-22",
        "score": SCORE if ended else None,
        "link": draw(st.sampled_from(["", "x"])),
    }


@st.composite
def days(draw: Callable[..., Any]) -> dict[str, Any]:
    """Return a row of one of two days.

    Scores of levels under other versions are not kept, so here all have one version.
    """
    day = draw(st.sampled_from(["2026-11-22", "2026-11-23"]))
    levels = draw(st.dictionaries(st.sampled_from(["normal", "master"]), st.just(SCORE)))
    found = {one["match"]: one for one in draw(st.lists(tries(), max_size=3))}
    ordered = sorted(found.values(), key=lambda one: (one["started"], one["match"]))
    return {
        "id": f"{day} g",
        "day": day,
        "game": "g",
        "versions": {"deal": 1.0, "rules": 2.0, "levels": {}},
        "tries": ordered,
        "levels": levels,
    }


@st.composite
def problems(draw: Callable[..., Any]) -> dict[str, Any]:
    log = sorted(
        draw(
            st.lists(
                st.tuples(st.integers(1, 5).map(float), st.integers(0, 1)),
                max_size=3,
                unique_by=lambda one: one[0],
            )
        )
    )
    counted = draw(st.integers(0, 4))
    row = {
        "id": draw(st.sampled_from("pq")), "game": "g", "problem": None, "chosen": -1, "step": draw(st.integers(0, 3)), "due": 50.0,
        "tries": counted + len(log), "solved": draw(st.integers(0, counted)) + sum(right for _, right in log), "updated": float(draw(st.integers(1, 9))),
    }  # fmt: skip
    return {**row, "log": [list(one) for one in log]} if log else row


TEXTS = st.sampled_from(["a", "b", "c"])


@st.composite
def players(draw: Callable[..., Any]) -> dict[str, Any]:
    """Return a row of one of two players. Each has one name: of two with one name that which comes first keeps it."""
    name = draw(st.sampled_from("pq"))
    versions = [
        {"time": float(time), "text": text}
        for time, text in draw(st.lists(st.tuples(st.integers(1, 4), TEXTS), max_size=3))
    ]
    game = draw(st.sampled_from(["g", "h"]))
    return {
        "id": name, "game": game, "name": name, "text": draw(TEXTS), "versions": versions, "updated": float(draw(st.integers(1, 6))),
    }  # fmt: skip


ROWS: dict[Store, st.SearchStrategy[dict[str, Any]]] = {
    "results": results(),
    "days": days(),
    "problems": problems(),
    "players": players(),
}
FORGED: list[Any] = [
    None,
    5,
    "x",
    [],
    {},
    {"match": "m"},
    {"id": "p", "updated": "1"},
    {"match": "m", "number": 2**80},
]
stores = st.sampled_from(sorted(ROWS)).flatmap(
    lambda store: st.tuples(st.just(store), st.lists(ROWS[store], max_size=5))
)


def stored(store: Store, *parts: Rows) -> dict[str, dict[str, Any]]:
    """Return what a device has after it took in ``parts`` one after the other, by key."""
    rows: dict[str, dict[str, Any]] = {}
    for part in parts:
        for row in merge_rows(store, list(rows.values()), part).rows:
            rows[row[STORES[store].key]] = row
    return rows


@given(stores, st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_rows_may_come_in_any_order_and_in_any_parts(case: tuple[Store, Rows], random: Any) -> None:
    store, rows = case
    other = random.sample(rows, len(rows))
    at = random.randint(0, len(rows))
    assert (
        stored(store, rows)
        == stored(store, other[:at], other[at:])
        == stored(store, *([row] for row in other))
    )


@given(stores)
@settings(max_examples=25, deadline=None)
def test_what_is_here_already_changes_nothing(case: tuple[Store, Rows]) -> None:
    store, rows = case
    once = stored(store, rows)
    again = merge_rows(store, list(once.values()), [*rows, *once.values()])
    assert (again.rows, again.added, again.changed, again.refused) == ([], 0, 0, 0)


@given(stores, st.lists(st.sampled_from(FORGED), max_size=4))
@settings(max_examples=15, deadline=None)
def test_forged_rows_are_refused_and_change_nothing(case: tuple[Store, Rows], forged: list[Any]) -> None:
    store, rows = case
    merged = merge_rows(store, forged, [*forged, *rows, *forged])
    assert merged.refused == 2 * len(forged)
    assert {row[STORES[store].key]: row for row in merged.rows} == stored(store, rows)


def test_what_the_coach_said_and_a_reset_of_the_rating_stay() -> None:
    person: dict[str, Any] = {"seat": 0, "name": "Ada", "won": True, "points": 20.0, "pieces": []}
    row: dict[str, Any] = {
        "match": "m", "number": 5, "game": "g", "kind": "plain", "ended": 9.0, "players": 2, "levels": [], "friends": False, "variant": "",
        "people": [{**person, "coach": {"asked": 2, "found": 1}}], "rated": None, "whole": False,
    }  # fmt: skip
    full = {
        **row,
        "people": [{**person, "figures": {"a.b": 1.0}}],
        "rated": {"table": "t", "levels": ["normal"], "share": 1.0},
        "whole": True,
    }
    (both,) = stored("results", [row], [full]).values()
    assert both["people"] == [{**person, "figures": {"a.b": 1.0}, "coach": {"asked": 2, "found": 1}}]
    assert (both["rated"], both["whole"]) == (None, True)
    later = {**full, "number": 7, "ended": 12.0}
    assert stored("results", [row], [later]) == stored("results", [later], [row]) == {"m": row}


def test_of_a_try_that_ended_twice_the_first_end_counts_and_the_levels_of_the_try_that_counts_stay() -> None:
    def day(rules: float, started: float, ended: float, level: str) -> dict[str, Any]:
        one = {
            "match": f"at{started}",
            "started": started,
            "ended": ended,
            "date": "2026-11-22",
            "score": SCORE,
            "link": "",
        }
        return {
            "id": "2026-11-22 g",
            "day": "2026-11-22",
            "game": "g",
            "versions": {"deal": 1.0, "rules": rules, "levels": {}},
            "tries": [one],
            "levels": {level: SCORE},
        }

    old, later = day(2, 10, 15, "normal"), day(3, 20, 25, "master")
    for parts in ([old], [later]), ([later], [old]):
        (row,) = stored("days", *parts).values()
        assert (row["versions"]["rules"], list(row["levels"]), [one["started"] for one in row["tries"]]) == (
            2,
            ["normal"],
            [10, 20],
        )
    again = day(2, 10, 12, "normal")
    for parts in ([old], [again]), ([again], [old]):
        assert stored("days", *parts) == {"2026-11-22 g": again}


def test_tries_at_a_problem_on_two_devices_are_all_kept_once_each() -> None:
    """Three tries are from a time when they were only counted."""
    both = {
        "id": "p",
        "game": "g",
        "problem": None,
        "chosen": -1,
        "step": 1,
        "due": 50.0,
        "tries": 4,
        "solved": 2,
        "updated": 100.0,
        "log": [[100.0, 1]],
    }
    one = {
        **both,
        "tries": 6,
        "solved": 3,
        "updated": 500.0,
        "due": 90.0,
        "log": [[100.0, 1], [300.0, 0], [500.0, 1]],
    }
    other = {**both, "tries": 5, "solved": 3, "updated": 400.0, "log": [[100.0, 1], [400.0, 1]]}
    (row,) = stored("problems", [one], [other]).values()
    assert (row["tries"], row["solved"], row["updated"], row["due"]) == (7, 4, 500, 90)
    assert row["log"] == [[100, 1], [300, 0], [400, 1], [500, 1]]


@pytest.mark.parametrize("version", sorted(path.parent.name for path in CORPUS.glob("*/backup.json")))
def test_the_page_merges_the_backup_of_each_version(version: str) -> None:
    client = DeskClient()
    backup = json.loads((CORPUS / version / "backup.json").read_text("utf-8"))["stores"]
    for store in STORES:
        rows = backup.get(store, [])
        merged = client.result("merge_rows", store=store, here=[], more=[*rows, {"id": 1}])
        assert merged == {"rows": rows, "added": len(rows), "changed": 0, "refused": 1}
        again = client.result("merge_rows", store=store, here=rows, more=rows)
        assert again == {"rows": [], "added": 0, "changed": 0, "refused": 0}


def test_a_field_of_a_later_version_may_be_as_deep_as_the_page_lets_it_be() -> None:
    """The page takes no deeper one (`web/store/fits.js`): the engine would refuse all rows of the call with it."""
    text = (ROOT / "web" / "store" / "fits.js").read_text("utf-8")
    (most,) = (int(number) for number in re.findall(r"^const MOST_DEPTH = (\d+);", text, re.MULTILINE))
    later: list[Any] = []
    for _ in range(most):
        later = [later]
    row = json.loads((CORPUS / "10" / "backup.json").read_text("utf-8"))["stores"]["results"][0]
    merged = DeskClient().result("merge_rows", store="results", here=[], more=[row | {"later": later}])
    assert (merged["added"], merged["rows"][0]["later"]) == (1, later)
