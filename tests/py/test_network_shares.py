"""Tests how `tests/networks` cuts its parts into shares and puts their tables together; its networks need root."""

import re
import sys
from pathlib import Path

import pytest

from tests.networks import tables
from tests.networks.shares import PARTS, Share, joined, run, shares

pytestmark = pytest.mark.cpython_only


def test_each_thing_of_a_part_is_in_one_share() -> None:
    things = "abcdefghijklmnop"
    for of in range(1, 5):
        chosen = [Share.read(f"part:{number}/{of}").chosen(things) for number in range(of)]
        assert sorted(place for one in chosen for place, _ in one) == list(range(len(things)))
        assert all(things[place] == thing for one in chosen for place, thing in one)


def test_a_part_is_all_its_shares() -> None:
    assert [str(share) for share in shares(["games", "late"])] == ["late:0/1", "games:0/2", "games:1/2"]
    assert {share.part for share in shares([])} == set(PARTS)
    assert Share.read("late") == Share("late", 0, 1)


def test_rows_come_in_order_and_a_share_that_broke_off_leaves_no_half_table(tmp_path: Path) -> None:
    given = [*shares(["games", "reloads"]), Share("late")]
    files = [tmp_path / f"{number}.json" for number in range(5)]
    for file, rows in zip(files, ('[[0, "a"], [2, "c"]]', '[[1, "b"]]', '[[0, "d"]]', "", "[]"), strict=True):
        if rows:
            file.write_text(rows, encoding="utf-8")
    assert joined(given, files) == {"games": ["a", "b", "c"]}


def test_what_went_wrong_in_a_share_is_counted(capfd: pytest.CaptureFixture[str]) -> None:
    program = (
        "import json, sys; number = int(sys.argv[1]); json.dump([[number, 'row']], open(sys.argv[2], 'w'));"
        "print('share', number, flush=True); sys.exit(number)"
    )

    def command(share: Share, file: Path) -> list[str]:
        return [sys.executable, "-c", program, str(share.number), str(file)]

    assert run([Share("games", number, 3) for number in range(3)], command) == (3, {"games": ["row"] * 3})
    assert sorted(capfd.readouterr().out.splitlines()) == ["share 0", "share 1", "share 2"]


def test_tables_are_written_between_their_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "results.md"
    text = tables.DOCUMENT.read_text(encoding="utf-8")
    document.write_text(text, encoding="utf-8")
    monkeypatch.setattr(tables, "DOCUMENT", document)
    old = {
        part: re.findall(r"^\| (.*) \|$", body, re.MULTILINE)[1:]
        for part, body in re.findall(r"<!-- ([\w-]+) -->\n(.*?)<!-- end -->", text, re.DOTALL)
    }
    assert old.keys() == tables.HEADS.keys() == PARTS.keys() - {"late"}
    tables.write({"one-network": [*old["one-network"], "a\\1 | b"], "games": old["games"]})
    now, day = document.read_text(encoding="utf-8"), r"\d{4}-\d\d-\d\d"
    assert re.search(
        rf"Measured on {day}, the start of the guest's engine from its snapshot included\.\n\n\| one", now
    )
    assert re.sub(day, "", now.replace("| a\\1 | b |\n", "")) == re.sub(day, "", text)
