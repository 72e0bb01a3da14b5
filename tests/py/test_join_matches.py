"""Tests how matches of a backup are stored.

Nothing is lost in any order, twice changes nothing, forged rows change nothing.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels.kind import CITADELS
from desk_client import DeskClient
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from tabletop.match.match import new_match
from tabletop.match.record import read_record
from tabletop.match.versions import compare, renamed
from tabletop.players.seating import Chair
from tabletop.records.backup import read_backup

Row = dict[str, Any]
Device = dict[str, Row]

CORPUS = Path(__file__).parent / "corpus"
FILES = {"1": {"name": "one", "text": "t"}}
OTHER_FILES = {"1": {"name": "mine", "text": "own"}}
CHAIRS = [Chair(name="A", player="person"), Chair(name="B", player="person")]


@cache
def save_of(path: tuple[int, ...], match: str = "m") -> str:
    """Return the save of a match in which these options were chosen, one after the other."""
    played = new_match(match, NIM, {"players": 2, "sticks": 20}, CHAIRS, 4, free=False)
    for at in path:
        ask = played.position.ask
        assert ask is not None
        played.play((ask.options[at],))
    return played.record(NIM).model_dump_json()


def row(*path: int, **more: Any) -> Row:
    return {"id": "m", "save": save_of(path), "created": 1.0, "updated": 2.0, **more}


def copy_name(save: str) -> str:
    return f"fork-{sha256(save.encode()).hexdigest()[:40]}"


@cache
def desk() -> DeskClient:
    return DeskClient(NIM)


def ask(more: Any, here: Any) -> Row:
    save = cast("Row", more)["save"] if isinstance(more, dict) else ""
    told: Row = desk().call("merge_match", more=more, here=here, copy_name=copy_name(str(save)))
    return told


def merge(device: Device, rows: Sequence[Row]) -> list[str]:
    """Merge a backup as the page does it; return what became of each row, or the code of the refusal."""
    copies, told = {copy_name(here["save"]) for here in device.values()}, list[str]()
    for more in rows:
        if more["id"] in copies:
            continue
        answer = ask(more, device.get(more["id"]))
        if not answer["ok"]:
            told.append(answer["error"]["code"])
            continue
        new = answer["result"]["row"]
        told.append(answer["result"]["how"])
        if new and not (told[-1] == "both" and new["id"] in device):
            assert answer["result"]["summary"]["match"] == new["id"]
            device[new["id"]] = new
    return told


def is_here(device: Device, save: str) -> bool:
    kinds = {NIM.id: NIM}
    wanted = read_record(save, kinds)
    stored = [renamed(read_record(here["save"], kinds), wanted.match) for here in device.values()]
    return any(compare(one, wanted) in {"same", "newer"} for one in stored)


@st.composite
def rows_of(draw: Callable[..., Any]) -> Row:
    files = draw(st.sampled_from([{}, {"files": FILES}, {"files": OTHER_FILES}]))
    own = draw(st.sampled_from([{}, {"own": [0]}]))
    path = draw(st.lists(st.integers(0, 1), max_size=4))
    return row(*path, created=float(draw(st.integers(0, 3))), **files, **own)


ROWS = st.lists(rows_of(), max_size=5)
FORGED = st.sampled_from(
    [
        row(0) | {"save": "?"},
        row(0) | {"save": save_of((0,), "n")},
        row(0) | {"save": json.dumps(json.loads(save_of((0,))) | {"rules": 9_999})},
        row(0) | {"created": "x"},
    ]
)


@settings(max_examples=40)
@given(backups=st.lists(ROWS, max_size=3))
def test_nothing_is_lost_in_any_order_and_twice_changes_nothing(backups: list[list[Row]]) -> None:
    for order in (backups, backups[::-1]):
        device: Device = {}
        for rows in order:
            merge(device, rows)
        assert all(is_here(device, one["save"]) for rows in backups for one in rows)
        if any("files" in one for rows in backups for one in rows):
            assert any("files" in here for here in device.values())
        before = json.dumps(device)
        for rows in order:
            merge(device, rows)
        assert json.dumps(device) == before
        assert set(merge(device, list(device.values()))) <= {"kept"}


@settings(max_examples=40)
@given(here=ROWS, rows=ROWS, forged=FORGED, place=st.integers(0, 5))
def test_a_forged_row_is_refused_and_changes_nothing(
    here: list[Row], rows: list[Row], forged: Row, place: int
) -> None:
    one: Device = {}
    merge(one, here)
    other = dict(one)
    told = merge(one, [*rows[:place], forged, *rows[place:]])
    without = merge(other, rows)
    assert one == other
    refused = [code for code in told if code not in {"added", "newer", "both", "kept"}]
    assert len(refused) == 1
    assert len(told) == len(without) + 1


def test_of_two_versions_the_longer_one_stays_and_a_version_of_its_own_is_kept_beside() -> None:
    device = {"m": row(0, created=5.0)}
    assert merge(device, [row(0), row()]) == ["kept", "kept"]
    assert merge(device, [row(0, 1, updated=9.0)]) == ["newer"]
    assert device["m"] == row(0, 1, updated=9.0, created=5.0)
    assert merge(device, [row(1)]) == ["both"]
    assert [len(json.loads(one["save"])["picks"]) for one in device.values()] == [2, 1]
    [_, copy] = device.values()
    assert copy["id"] == json.loads(copy["save"])["match"] == copy_name(save_of((1,)))


def test_a_game_that_came_without_its_own_player_gets_it_and_one_that_has_it_keeps_it() -> None:
    for path in ((0,), (0, 0), (0, 0, 1)):
        device = {"m": row(*path, own=[0])}
        assert merge(device, [row(0, 0, files=FILES)]) == ["newer"]
        assert device["m"]["files"] == FILES
        assert device["m"]["save"] == save_of(max(path, (0, 0), key=len))
        assert merge(device, [row(0, 0, files=FILES)]) == ["kept"]
    device = {"m": row(0, files=OTHER_FILES)}
    assert merge(device, [row(0, 0, files=FILES), row(0, 0, 1)]) == ["newer", "newer"]
    assert device["m"]["files"] == OTHER_FILES


@pytest.mark.parametrize(
    ("files", "sound"),
    [
        ({"0": 5, "1": {"name": "one", "text": "t", "more": 1}, "2": {"name": "two"}, "3": None}, FILES),
        ("x", None),
        (7, None),
    ],
)
def test_an_invalid_file_of_a_player_is_left_out_and_the_game_is_stored(files: object, sound: object) -> None:
    device: Device = {}
    assert merge(device, [row(0, files=files)]) == ["added"]
    assert device["m"].get("files") == sound


def test_a_stored_row_that_cannot_be_read_is_kept_and_the_one_of_the_backup_comes_beside_it() -> None:
    for damaged in (row(0) | {"save": "damaged"}, {"id": "m", "created": "x"}, 5):
        told = ask(row(0, 1), damaged)["result"]
        assert told["how"] == "both"
        assert told["row"]["id"] == copy_name(save_of((0, 1)))


def test_what_is_no_row_is_refused() -> None:
    for raw in (None, 5, {"id": "m", "save": ""}, row(0) | {"id": 5}):
        assert ask(raw, None)["error"]["code"] == "bad-request"


@pytest.mark.cpython_only
@pytest.mark.parametrize("path", sorted(CORPUS.glob("*/backup.json")), ids=lambda path: path.parent.name)
def test_games_in_backups_of_earlier_versions_are_taken_in(path: Path) -> None:
    client, rows = DeskClient(CITADELS, POINT_CITY), read_backup(path.read_text(encoding="utf-8"))["games"]
    assert rows
    for more in rows:
        told = client.result("merge_match", more=more, here=None, copy_name="copy")
        assert told["how"] == "added"
        assert {name: told["row"][name] for name in ("id", "save", "created", "updated")} == {
            name: more[name] for name in ("id", "save", "created", "updated")
        }
        assert told["summary"]["match"] == more["id"]
        assert client.result("merge_match", more=more, here=told["row"], copy_name="copy")["how"] == "kept"
