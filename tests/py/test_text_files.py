"""Tests that the command line reads the files that the page reads: whatever editor has written them."""

from pathlib import Path

import pytest

from citadels import Game
from citadels.cli import main
from citadels.kind import CITADELS
from tabletop.cli.check_bot import own_files
from tabletop.cli.files import not_opened, read_text
from tabletop.cli.play import opened
from tabletop.cli.problems import read_found
from tabletop.match.record import read_record

ENCODINGS = {
    "UTF-8": "utf-8",
    "UTF-8 with a mark": "utf-8-sig",
    "UTF-16 of Windows": "utf-16",
    "UTF-16, the high byte first": "utf-16-be",
}


def encoded(text: str, name: str) -> bytes:
    """Return ``text`` as an editor writes it that uses the encoding ``name``."""
    mark = "\ufeff" if name == "UTF-16, the high byte first" else ""
    return (mark + text).encode(ENCODINGS[name])


def running() -> str:
    """Return the save of a game in which one person plays."""
    game = Game(4, seed=9)
    game.match.seating = [
        chair.model_copy(update={"player": "normal" if seat else "person", "name": f"Ольга {seat}"})
        for seat, chair in enumerate(game.match.seating)
    ]
    return game.to_json()


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_save_opens_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(encoded(running().replace("{", "{\r\n", 1), encoding))
    assert opened(CITADELS, path).seating[0].name == "Ольга 0"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_finished_game_is_shown_in_every_encoding(
    tmp_path: Path, encoding: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game(4, seed=9)
    while not game.is_over:
        game.push(*game.advice("random"))
    path = tmp_path / "game"
    path.write_bytes(encoded(game.to_json(), encoding))
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"#r={game.to_link()}"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_player_is_read_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(
        encoded("# Гравець\r\ndef choose(view, ask, tools):\r\n    return ask.options[0]\r\n", encoding)
    )
    (file,) = own_files([str(path)], CITADELS.players)
    assert file.text == "# Гравець\ndef choose(view, ask, tools):\n    return ask.options[0]\n"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_problems_of_earlier_runs_are_read_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "found.jsonl"
    path.write_bytes(encoded('{"seed": 3, "problems": []}\n{"seed": 4, "pro', encoding))
    assert read_found(path) == {3: []}


def test_a_damaged_name_costs_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(running().encode().replace("Ольга 1".encode(), b"Ol\xe9ga"))
    assert opened(CITADELS, path).seating[1].name == "Ol\ufffdga"


def test_the_text_of_a_save_may_begin_with_a_mark() -> None:
    """As the page or a library may hand it on."""
    assert read_record("\ufeff" + running(), {CITADELS.id: CITADELS}).game == CITADELS.id


@pytest.mark.parametrize(
    "name", ["missing.json", "missing", "no/such/folder/game.save", "game.txt", "SAVE.JSON"]
)
def test_a_missing_file_is_called_missing_not_damaged(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["replay", name]) == 2
    said = capsys.readouterr().err
    assert f"there is no file {name!r}" in said
    assert "damaged" not in said
    with pytest.raises(ValueError, match="there is no file"):
        opened(CITADELS, tmp_path / name)


def test_what_is_no_text_is_no_player(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    for data in (b"\xff\xfe", b"\xff\xfeA", b"ol\xe9", b"\xfe\xff\xd8\x00"):
        path.write_bytes(data)
        with pytest.raises(ValueError, match="no text in UTF-8"):
            read_text(path, strict=True)


@pytest.mark.parametrize(
    ("path", "reason", "said"),
    [
        ("own.py", "Permission denied", "'own.py' cannot be opened: Permission denied"),
        ("own.py", None, "own.py"),
        (None, None, "no more processes"),
    ],
)
def test_what_the_system_refuses_is_a_sentence_with_the_file(
    path: str | None, reason: str | None, said: str
) -> None:
    told = OSError("no more processes") if path is None else OSError(13, reason, path)
    assert said in not_opened(told)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests may run as a user who may read everything."""
    path = tmp_path / "save.json"
    path.touch()

    def refused(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_bytes", refused)
    with pytest.raises(ValueError, match=r"save\.json' cannot be opened: Permission denied"):
        read_text(path)
    with pytest.raises(ValueError, match="is a folder; a file is wanted"):
        read_text(tmp_path)
