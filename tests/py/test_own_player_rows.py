"""Tests how rows of own players are joined: those of two devices, and what two tabs changed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_client import DeskClient
from tabletop.records.join_players import changed_in_two_tabs
from tabletop.records.shapes import PlayerRow
from test_records import players as player_rows
from test_records import stored


def row(key: str, texts: str = "", **more: Any) -> dict[str, Any]:
    """Return a player with a version for each letter, saved at 1, 2 and so on."""
    versions = [{"time": float(at), "text": text} for at, text in enumerate(texts, 1)]
    plain = {"game": "citadels", "name": key, "text": texts[-1:], "versions": versions}
    return {"id": key, **plain, "updated": float(len(texts)), **more}


def version(time: float, text: str) -> dict[str, Any]:
    return {"time": float(time), "text": text}


def told(found: dict[str, Any]) -> str:
    return " ".join(f"{one['time']:g}{one['text']}" for one in found["versions"])


def test_of_two_devices_the_newer_text_and_name_win_and_both_have_all_versions() -> None:
    begun = [version(1, "a"), version(2, "b")]
    older = row("p", versions=[*begun, version(10, "c")], text="typed", updated=11.0)
    newer = row("p", versions=[*begun, version(20, "d")], name="renamed", text="d", updated=20.0)
    for parts in ([older], [newer]), ([newer], [older]):
        (found,) = stored("players", *parts).values()
        assert (found["name"], found["text"], found["updated"]) == ("renamed", "d", 20)
        assert told(found) == "1a 2b 10c 11typed 20d"
        assert stored("players", [found], *parts) == {"p": found}


def test_two_texts_of_one_time_both_stay_and_more_versions_than_the_workshop_saves() -> None:
    (found,) = stored("players", [row("p", "ab")], [row("p", "xb")]).values()
    assert told(found) == "1a 1x 2b"
    many = [[version(2 * at + first, str(2 * at + first)) for at in range(30)] for first in (1, 2)]
    rows = [row("p", "a", versions=versions, updated=100.0 - at) for at, versions in enumerate(many)]
    (found,) = stored("players", rows).values()
    # The text of the older row is one more.
    assert (len(found["versions"]), found["text"]) == (61, "a")


def test_players_of_two_devices_with_one_name_both_stay_one_under_another_name() -> None:
    backup = [row("two", "b", name="mine"), row("three", "c", name="mine", game="pointcity")]
    here = [row("one", "a", name="mine")]
    found = stored("players", here, backup)
    assert [one["name"] for one in found.values()] == ["mine", "mine_2", "mine"]
    assert stored("players", list(found.values()), backup) == found
    later = stored("players", list(found.values()), [row("two", "bd", name="mine")])
    assert (later["two"]["name"], later["two"]["text"]) == ("mine_2", "d")


@pytest.mark.parametrize(
    ("wished", "name"),
    [
        ("2 Fast.Bots", "fast_bots"),
        ("x" * 60, "x" * 40),
        ("Гравець", "player"),
        ("_a-b_1", "a-b_1"),
        ("", "player"),
    ],
)
def test_a_name_that_no_file_may_have_is_mended(wished: str, name: str) -> None:
    (found,) = stored("players", [row("p", "a", name=wished)]).values()
    assert found["name"] == name
    taken = stored("players", [row("q", "a", name=name)], [row("p", "a", name=wished)])
    assert taken["p"]["name"] == f"{name[:36]}_2"


def both(mine: dict[str, Any], base: dict[str, Any], theirs: dict[str, Any]) -> tuple[dict[str, Any], bool]:
    rows = [PlayerRow.model_validate(one) for one in (mine, base, theirs)]
    found = changed_in_two_tabs(*rows)
    return found.row, found.both


def test_what_two_tabs_change_is_kept_and_the_text_of_the_other_tab_becomes_a_version() -> None:
    base = row("p", "1")
    mine = {**base, "text": "mine", "updated": 9.0}
    theirs = {**base, "text": "theirs", "updated": 5.0, "versions": [version(1, "1"), version(5, "theirs")]}
    found, clash = both(mine, base, theirs)
    assert (found["text"], told(found), clash) == ("mine", "11 5theirs", True)
    assert found["updated"] > theirs["updated"]
    found, _ = both(mine, base, {**base, "text": "typed", "updated": 5.0})
    assert told(found) == "11 5typed"
    # A version saved here just now stays the last one: the text counts as saved.
    saved = {**mine, "versions": [version(1, "1"), version(9, "mine")]}
    found, _ = both(saved, base, {**base, "text": "typed", "updated": 99.0})
    assert told(found) == "11 8typed 9mine"


def test_changes_of_two_tabs_that_touch_different_things_need_no_word() -> None:
    base = row("p", "1")
    renamed, clash = both(
        {**base, "name": "other", "updated": 6.0}, base, {**base, "text": "theirs", "updated": 5.0}
    )
    assert (renamed["name"], renamed["text"], told(renamed), clash) == ("other", "theirs", "11", False)
    # The oldest versions, which this tab has dropped, do not come back.
    versions = [version(time, f"t{time}") for time in range(30)]
    many = {**base, "versions": versions}
    dropped = {**many, "text": "next", "versions": [*versions[1:], version(99, "next")]}
    found, _ = both(dropped, many, {**many, "name": "theirs"})
    assert (found["versions"], found["name"]) == (dropped["versions"], "theirs")
    # A clock that was ahead in the other tab does not make this row the older one.
    found, _ = both({**base, "text": "x", "updated": 7.0}, base, {**base, "updated": 1e12})
    assert found["updated"] > 1e12


@given(player_rows(), player_rows(), player_rows(), st.booleans())
@settings(max_examples=20, deadline=None)
def test_no_text_of_either_tab_is_lost(mine: Any, base: Any, theirs: Any, same: bool) -> None:  # noqa: FBT001
    mine, theirs = ({**one, "id": base["id"]} for one in (mine, theirs))
    found, clash = both(mine, base, base if same else theirs)
    kept = {one["text"] for one in found["versions"]} | {found["text"]}
    if same:
        assert (found["text"], found["name"], clash) == (
            mine["text"] if mine["text"] != base["text"] else base["text"],
            mine["name"],
            False,
        )
    elif clash:
        assert {mine["text"], theirs["text"]} <= kept
    before = {(one["time"], one["text"]) for one in base["versions"]}
    for one in mine["versions"]:
        assert one["text"] in kept or (one["time"], one["text"]) in before


def test_the_page_joins_by_a_call_and_what_is_no_player_is_refused() -> None:
    client = DeskClient()
    base = row("p", "1")
    mine, theirs = {**base, "text": "m", "updated": 3.0}, {**base, "text": "t", "updated": 2.0}
    found = client.result("join_player", mine=mine, base=base, stored=theirs)
    assert (found["both"], found["row"]["text"], told(found["row"])) == (True, "m", "11 2t")
    for forged in (None, 5, {}, {**base, "versions": [{"time": 1}]}):
        assert client.refused("join_player", mine=mine, base=base, stored=forged) == "bad-request"
