"""Tests streaks and states of the deals of the day, and what is left to compare at one."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_client import DeskClient
from tabletop.daily.deal import DayDeal, Versions
from tabletop.records.counting_days import Changes, CountedDays, RulesChanged, count_days
from tabletop.records.merging import read_rows
from tabletop.records.shapes import DayRow
from test_records import days as day_rows

DAY = "2026-11-22"


def row(day: str, game: str = "citadels", tries: int = 1, levels: Any = None, **first: Any) -> dict[str, Any]:
    score = {"points": 20.0, "place": 1.0, "won": True}
    one = {"match": day, "started": 1.0, "ended": 2.0, "date": day, "score": score, "link": "", **first}
    versions = {"deal": 1.0, "rules": 2.0, "levels": {"normal": 1.0}}
    return {
        "id": f"{day} {game}", "day": day, "game": game, "versions": versions, "tries": [one] * tries, "levels": levels or {},
    }  # fmt: skip


def counted(rows: list[dict[str, Any]], today: str, versions: Versions | None = None) -> CountedDays:
    """Count for the deal of ``DAY``."""
    now = versions or Versions(1, 2, {"normal": 1})
    deal = DayDeal("citadels", DAY, 6, {}, ["person"], ["random", "normal", "master"], now)
    return count_days(read_rows(DayRow, rows), today, deal)


def streaks(rows: list[dict[str, Any]], today: str) -> tuple[int, int, int]:
    found = counted(rows, today)
    return found.now, found.best, found.days


def test_a_row_of_days_goes_over_the_end_of_months_and_years_and_over_either_game() -> None:
    rows = [row("2026-12-30"), row("2026-12-31", "pointcity"), row("2027-01-01")]
    assert streaks(rows, "2027-01-01") == (3, 3, 3)
    assert streaks(rows, "2027-01-02") == (3, 3, 3), "today can still be played"
    assert streaks(rows, "2027-01-03") == (0, 3, 3)
    assert streaks([], "2027-01-03") == (0, 0, 0)


def test_a_day_that_was_played_later_or_not_to_its_end_counts_for_no_row() -> None:
    rows = [
        row("2026-11-21", date=DAY),
        row("2026-11-20", ended=None, score=None),
        row("2026-11-19", tries=0),
        row(DAY),
    ]
    found = counted(rows, DAY)
    assert (found.now, found.best, found.days, found.late) == (1, 1, 1, False)
    assert found.states == {"2026-11-21": "late", "2026-11-20": "begun", DAY: "done"}
    assert counted([row(DAY, date="2026-11-23")], DAY).late
    both = [row(DAY, "pointcity"), row(DAY, ended=None, score=None)]
    assert counted(both, DAY).states == counted(both[::-1], DAY).states == {DAY: "done"}


def test_days_to_come_which_were_played_while_the_clock_was_ahead_change_no_streak() -> None:
    rows = [row(f"2026-11-{day}") for day in (24, 25, 26)]
    for ahead in ("2026-11-27", "2027-01-01"):
        assert streaks([*rows, row(ahead)], "2026-11-26") == (3, 3, 3)


def test_a_level_is_beaten_by_more_points_only_and_those_without_a_score_are_missing() -> None:
    levels = {
        name: {"points": points, "place": 1.0, "won": False}
        for name, points in (("random", 19.0), ("normal", 20.0))
    }
    found = counted([row(DAY, levels=levels, tries=2), row(DAY, "pointcity")], DAY)
    assert (found.beaten, found.missing, found.most) == ([["random"], ["random"]], ["master"], 20)
    other = counted([row("2026-11-21", levels=levels)], DAY)
    assert (other.beaten, other.missing, other.changed) == ([], ["random", "normal", "master"], None)


def test_where_levels_or_rules_have_changed_since_that_is_told_and_nothing_more_is_compared() -> None:
    found = counted([row(DAY)], DAY, Versions(2, 3, {"normal": 2, "master": 1}))
    assert found.changed == Changes(deal=True, rules=RulesChanged(2, 3), levels=["normal", "master"])
    assert found.missing == []
    one = counted([row(DAY)], DAY, Versions(1, 2, {"normal": 1, "master": 1}))
    assert one.changed == Changes(deal=False, rules=None, levels=["master"])
    assert counted([row(DAY)], DAY).changed is None


@given(st.lists(day_rows(), max_size=6), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_the_order_of_rows_changes_no_count(rows: list[dict[str, Any]], random: Any) -> None:
    rows = list({one["id"]: one for one in rows}.values())
    mixed = counted(random.sample(rows, len(rows)), "2026-11-23")
    assert mixed == counted(rows, "2026-11-23")
    assert mixed.now <= mixed.best <= mixed.days <= len(mixed.states)


def test_the_page_counts_by_a_call_and_forged_rows_are_passed_over() -> None:
    client = DeskClient()
    forged = [None, 5, {}, {"id": DAY}, row("2026-02-30"), {**row(DAY), "id": "other"}]
    params = {"game": "citadels", "day": DAY, "days": [*forged, row(DAY)], "today": DAY}
    found = client.result("count_days", **params)
    deal = client.result("day", game="citadels", day=DAY)
    assert (found["now"], found["states"], found["changed"]["deal"]) == (1, {DAY: "done"}, False)
    assert found["missing"] == []
    assert client.result("count_days", **{**params, "days": forged})["missing"] == deal["compared"]


@pytest.mark.parametrize("today", ["", "x", "2026-02-30"])
def test_a_day_that_is_none_is_refused(today: str) -> None:
    assert DeskClient().refused("count_days", game="citadels", day=DAY, days=[], today=today) == "bad-day"
