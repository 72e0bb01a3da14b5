"""Tests how the evenings of friends are joined and counted, and the laws of merging them."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_client import DeskClient
from tabletop.records.evenings import MOST_EVENINGS, merge_evenings, note_evening
from tabletop.records.merging import read_row
from tabletop.records.shapes import MOST_GAMES, CountedEvening, EveningRow

Rows = list[dict[str, Any]]


def played(match: str, *winners: str, **more: Any) -> dict[str, Any]:
    return {"match": match, "game": "g", "people": ["Ada", "Bo"], "winners": [*winners], **more}


def evening(rooms: str, began: float, *games: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an evening in the rooms with these letters."""
    return {"rooms": [*rooms], "began": began, "games": [*games], **more}


def sums(row: dict[str, Any]) -> list[tuple[str, int, int]]:
    return [(line["name"], line["wins"], line["games"]) for line in row["lines"]]


def matches(row: dict[str, Any]) -> str:
    return "".join(game["match"] for game in row["games"])


def merged(*parts: Rows) -> Rows:
    """Return what a device has after it took in ``parts`` one after the other."""
    rows: Rows = []
    for part in parts:
        rows = merge_evenings(rows, part).rows
    return rows


@st.composite
def games(draw: Callable[..., Any]) -> dict[str, Any]:
    winners = draw(st.lists(st.sampled_from(["Ada", "Bo"]), unique=True))
    more = {
        "roles": draw(st.sampled_from([None, ["king", ""], ["", "thief"], ["king"]])),
        "noted": draw(st.sampled_from([None, 10.0, 20.0])),
    }
    had = {name: value for name, value in more.items() if value is not None}
    return played(draw(st.sampled_from("123456")), *winners, **had)


@st.composite
def evenings(draw: Callable[..., Any]) -> dict[str, Any]:
    rooms = draw(st.lists(st.sampled_from("abcdef"), min_size=1, max_size=3, unique=True))
    return evening("".join(rooms), float(draw(st.integers(1, 5))), *draw(st.lists(games(), max_size=4)))


FORGED: list[Any] = [
    None, 5, "x", {}, [], evening("", 1), evening("a", 1e300), {**evening("a", 1), "rooms": [5]}, {**evening("a", 1), "rooms": ["x" * 201]},
    evening("a", 1, {**played("1"), "people": "Ada"}), evening("a", 1, *(played(str(at)) for at in range(101))), evening("a", 1, played("1", roles=[5])),
]  # fmt: skip


@given(st.lists(evenings(), max_size=5), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_evenings_may_come_in_any_order_and_in_any_parts(rows: Rows, random: Any) -> None:
    other = random.sample(rows, len(rows))
    at = random.randint(0, len(rows))
    whole = merged(rows)
    assert whole == merged(other[:at], other[at:]) == merged(*([row] for row in other))
    rooms = [room for row in whole for room in row["rooms"]]
    assert len(rooms) == len({*rooms}), "evenings that share a room are one"
    assert {*rooms} == {room for row in rows for room in row["rooms"]}


@given(st.lists(evenings(), max_size=5))
@settings(max_examples=30, deadline=None)
def test_what_is_here_already_changes_nothing(rows: Rows) -> None:
    once = merged(rows)
    again = merge_evenings(once, [*rows, *once])
    assert (again.rows, again.added, again.changed, again.refused) == (once, 0, 0, 0)
    assert all(read_row(EveningRow, row) and read_row(CountedEvening, row) for row in once)


@given(st.lists(evenings(), max_size=4), st.lists(st.sampled_from(FORGED), max_size=4))
@settings(max_examples=20, deadline=None)
def test_forged_rows_are_refused_and_change_nothing(rows: Rows, forged: list[Any]) -> None:
    found = merge_evenings(forged, [*forged, *rows])
    assert (found.rows, found.refused) == (merged(rows), len(forged))


def test_a_lost_device_gets_back_every_evening_the_latest_first() -> None:
    rows = [evening("b", 2, played("2", "Bo")), evening("a", 1, played("1", "Ada"))]
    found = merge_evenings([], rows[::-1])
    assert (found.added, [row["rooms"] for row in found.rows]) == (2, [["b"], ["a"]])
    many = [{**evening("x", float(at)), "rooms": [str(at)]} for at in range(70)]
    assert [row["began"] for row in merged(many)] == [*range(69, 69 - MOST_EVENINGS, -1)]


def test_two_devices_of_one_evening_have_all_its_games_and_their_sums() -> None:
    one = evening("ab", 5, played("1", "Ada"), played("2", "Bo"))
    other = evening("bc", 4, played("2", "Bo"), played("3", "Bo"))
    for here, there in ((one, other), (other, one)):
        found = merge_evenings([here], [there])
        (whole,) = found.rows
        assert (found.added, found.changed, whole["rooms"], whole["began"]) == (0, 1, ["a", "b", "c"], 4)
        assert sums(whole) == [("Bo", 2, 3), ("Ada", 1, 3)]


def test_sums_follow_from_the_games_whatever_a_row_says_and_are_made_once_for_old_rows() -> None:
    old = evening("a", 1, played("1", "Bo"))
    found = merge_evenings([old], [])
    assert (sums(found.rows[0]), found.added, found.changed) == ([("Bo", 1, 1), ("Ada", 0, 1)], 0, 0)
    assert merge_evenings(found.rows, []).rows == found.rows
    broken: list[Any] = [5, [], [{"name": "Eve", "wins": 9, "games": 1, "roles": []}]]
    for lines in broken:
        forged = evening("a", 1, played("1", "Bo"), lines=lines)
        assert merge_evenings([], [forged]).rows == found.rows
    assert merge_evenings([], [evening("a", 1, played("1", "Bo", noted="x"))]).rows == found.rows


def test_who_won_as_what_is_told_and_games_without_it_are_as_they_were() -> None:
    games = [
        played("1", "Bo", roles=["king", "thief"]), played("2", "Bo", roles=["", "thief"]), played("3", "Bo", roles=["", "king"]),
        played("4", "Ada"), played("5", "Bo", roles=["king"]),
    ]  # fmt: skip
    (row,) = merged([evening("a", 1, *games)])
    roles = {line["name"]: [(one["role"], one["wins"]) for one in line["roles"]] for line in row["lines"]}
    assert roles == {"Bo": [("thief", 2), ("king", 1)], "Ada": []}


def noted(rows: Rows, now: float, *games: dict[str, Any], rooms: str = "a") -> Rows:
    for at, game in enumerate(games):
        rows = note_evening(rows, evening(rooms, 1), game, now + at).rows
    return rows


def test_a_game_is_noted_once_beside_what_a_backup_has_brought_and_the_last_correction_counts() -> None:
    here = [evening("a", 1, played("0", "Bo")), evening("z", 9)]
    rows = noted(here, 50, played("1", "Ada"), played("1", "Bo"))
    assert [row["rooms"] for row in rows] == [["a"], ["z"]]
    assert (matches(rows[0]), sums(rows[0])) == ("01", [("Bo", 2, 2), ("Ada", 0, 2)])
    # A backup from before the correction takes nothing back, nor one made while the clock was ahead.
    first = noted(here, 50, played("1", "Ada"))
    assert merged(rows, first) == rows
    late = noted(noted([], 900, played("1", "Ada")), 5, played("1", "Bo"))
    assert late[0]["games"][0]["winners"] == ["Bo"]
    assert merged(late, noted([], 900, played("1", "Ada"))) == late


def test_an_evening_goes_on_in_the_next_room_without_a_game() -> None:
    found = note_evening(noted([], 5, played("1")), evening("ab", 3), None, 9)
    assert (found.evening, found.evening["rooms"], matches(found.evening)) == (found.rows[0], ["a", "b"], "1")


def test_of_more_games_than_are_kept_the_latest_stay_and_the_evening_at_the_table_is_kept() -> None:
    rows: Rows = [evening("a", 1, *(played(f"m{at}") for at in range(MOST_GAMES)))]
    (row,) = noted(rows, 50, played("new 1"), played("new 2"))
    assert [game["match"] for game in row["games"]][-2:] == ["new 1", "new 2"]
    assert len(row["games"]) == MOST_GAMES
    many = [{**evening("x", 100.0 + at), "rooms": [str(at)]} for at in range(MOST_EVENINGS)]
    found = note_evening(many, evening("a", 1), played("1"), 5)
    assert len(found.rows) == MOST_EVENINGS
    assert found.evening in found.rows


def test_the_page_joins_by_calls_and_what_is_no_evening_is_refused() -> None:
    client = DeskClient()
    rows = [evening("a", 1, played("1", "Ada"))]
    found = client.result("merge_evenings", here=[], more=[*rows, None])
    assert (found["added"], found["changed"], found["refused"]) == (1, 0, 1)
    told = client.result("note_evening", here=found["rows"], evening=evening("a", 1), game=played("2"), now=5)
    assert (matches(told["evening"]), told["rows"]) == ("12", [told["evening"]])


@pytest.mark.parametrize(
    "broken", [{"game": 5}, {"game": {"match": "m"}}, {"evening": None}, {"evening": evening("", 1)}]
)
def test_a_game_or_an_evening_that_is_none_is_refused(broken: dict[str, Any]) -> None:
    params: dict[str, Any] = {"here": [], "evening": evening("a", 1), "game": played("2"), "now": 5}
    assert DeskClient().refused("note_evening", **{**params, **broken}) == "bad-request"
