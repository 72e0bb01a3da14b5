"""Tests the command that sums up a backup in the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

from citadels import cli
from tabletop.texts.locales import LANGUAGES, Texts

pytestmark = pytest.mark.cpython_only

BACKUPS = sorted((Path(__file__).parent / "corpus").glob("*/backup.json"))


def summed(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert cli.main(["statistics", str(file), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("file", BACKUPS, ids=lambda file: file.parent.name)
def test_a_backup_of_each_version_is_summed_up(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = [
        row for row in json.loads(file.read_text("utf-8"))["stores"]["results"] if row["game"] == "citadels"
    ]
    found = summed(file, capsys)
    everybody = found["people"][0]["statistics"]
    people = sum(len(row["people"]) for row in results)
    assert everybody["all"]["games"] + sum(one["games"] for one in everybody["apart"]) == people
    assert found["unread"] == 0
    assert set(found["ratings"]) <= {one["name"] for one in found["people"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_told_in_the_words_of_the_page(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["statistics", str(BACKUPS[-1]), "--lang", language]) == 0
    told = capsys.readouterr().out
    words = Texts(language, "citadels")
    for ident in ("statistics-games", "statistics-won", "statistics-mean", "statistics-streak", "rating"):
        assert words.say(ident) in told


def test_rows_that_are_no_results_are_passed_over_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.json"
    data = json.loads(BACKUPS[-1].read_text("utf-8"))
    far = {**data["stores"]["results"][0], "match": "far", "ended": 7.9e15}
    data["stores"]["results"] += [None, {"match": 5}, far]
    file.write_text(json.dumps(data), "utf-8")
    found = summed(file, capsys)
    assert found["unread"] == 2
    assert found["people"][0]["statistics"]["months"][-1]["month"] == "0001-01"
    for language in LANGUAGES:
        assert cli.main(["statistics", str(file), "--lang", language]) == 0
        said = Texts(language, "citadels").say("term-unread", count=2)
        assert capsys.readouterr().out.splitlines()[0] == said
    data["stores"]["results"] = [None]
    file.write_text(json.dumps(data), "utf-8")
    assert cli.main(["statistics", str(file)]) == 0
    assert capsys.readouterr().out.strip() == Texts("en", "citadels").say("term-unread", count=1)


def test_without_results_the_page_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup.json"
    file.write_text('{"format": "card-table-backup", "version": 1, "stores": {}}', "utf-8")
    assert cli.main(["statistics", str(file)]) == 0
    assert capsys.readouterr().out.strip() == Texts("en", "citadels").say("statistics-none")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "backup-broken"),
        ("[]", "backup-broken"),
        ('{"format": "card-table-backup", "version": true, "stores": {"results": 5}}', "backup-broken"),
        ('{"format": "card-table-backup", "version": 2, "stores": {}}', "backup-newer"),
        ("[" * 100_000, "backup-broken"),
    ],
)
def test_what_is_no_backup_is_refused_in_a_sentence(
    text: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.json"
    file.write_text(text, "utf-8")
    assert cli.main(["statistics", str(file)]) == 2
    assert code in capsys.readouterr().err
