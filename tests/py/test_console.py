"""Tests that no letter and no end of the program loses a game in the terminal, whatever the other end of it is."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

import citadels.cli
import pointcity.cli
from citadels.kind import CITADELS
from tabletop.cli import kept_game
from tabletop.cli.console import NEAREST, nearest
from tabletop.cli.play import opened
from tabletop.texts.locales import LANGUAGES, Texts
from test_terminal import ROOT
from tests.tiers import sampled

pytestmark = pytest.mark.cpython_only

ENCODINGS = ("ascii", "cp437", "cp850", "cp866", "cp1251", "cp1252", "iso-8859-1")
CLIS = (citadels.cli, pointcity.cli)
SETTINGS: dict[ModuleType, tuple[str, ...]] = {
    citadels.cli: ("--players", "2", "--bots", "random"),
    pointcity.cli: ("--players", "1"),
}


class Ends:
    """The three streams of a program in some encoding."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, encoding: str, typed: bytes = b"") -> None:
        self.encoding = encoding
        self.out, self.err = io.BytesIO(), io.BytesIO()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding))
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(self.out, encoding))
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(self.err, encoding))

    def shown(self) -> tuple[str, str]:
        sys.stdout.flush()
        sys.stderr.flush()
        return self.out.getvalue().decode(self.encoding), self.err.getvalue().decode(self.encoding)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of this test for games that are kept."""
    folder = tmp_path / "kept games"
    monkeypatch.setattr(kept_game, "folder", lambda: folder)
    return folder


SPOKEN = [
    *(("en", one) for one in ENCODINGS),
    *((one, "ascii") for one in LANGUAGES[1:]),
    ("uk", "cp437"),
    ("pl", "cp1252"),
]


@pytest.mark.parametrize(
    ("cli", "language", "encoding"),
    [
        *((citadels.cli, *both) for both in SPOKEN),
        *(
            (pointcity.cli, *both)
            for both in sampled(SPOKEN, SPOKEN[::4], "the terminal is the same for both games")
        ),
    ],
)
def test_a_game_is_played_in_every_encoding(
    cli: ModuleType, language: str, encoding: str, monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    ends = Ends(monkeypatch, encoding, b"?\nh\n? \xff\xe7\x98\n" + b"1\n2\n3\n" * 30 + b"q\n")
    assert cli.main(["play", "--seed", "3", "--lang", language, *SETTINGS[cli], "--name", "Їжачок’"]) == 0
    out, err = ends.shown()
    assert err == ""
    assert out.count("\n") > 150
    assert place.is_dir()


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("cli", CLIS, ids=lambda cli: cli.__name__)
def test_every_command_speaks_in_every_encoding(
    cli: ModuleType, encoding: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for arguments in (["--help"], ["play", "--help"], ["play", "--open", "немає ’ł\udcff.json"]):
        ends = Ends(monkeypatch, encoding)
        with pytest.raises(SystemExit):
            cli.main(arguments)
        assert "".join(ends.shown()), arguments
    own = tmp_path / "łódź.py"
    own.write_text("def choose(view, ask, tools):\n    raise ValueError('немає ł’')\n", "utf-8")
    for arguments in (["check-bot", str(own)], ["replay", "ключ’ł"]):
        ends = Ends(monkeypatch, encoding)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(tmp_path)
            try:
                assert cli.main(arguments) in {1, 2}
            except SystemExit as left:
                assert left.code == 2, arguments  # noqa: PT017 - some refuse an option, some a file
        assert "".join(ends.shown()), arguments


def test_every_sign_of_the_texts_has_nearest_letters() -> None:
    files = [*ROOT.glob("web/**/locales/**/*.ftl"), *ROOT.glob("py/**/locales/*.ftl")]
    signs = {sign for path in files for sign in path.read_text("utf-8") if not sign.isascii()}
    assert len(signs) > 100
    unknown = {sign for sign in signs if nearest(sign) == "?" or not nearest(sign).isascii()}
    assert unknown == set()
    assert "Кав’ярня".encode("cp866", NEAREST).decode("cp866") == "Кав'ярня"
    assert "Złodziej, König, l’œuvre: Їжак №1…".encode("ascii", NEAREST) == (
        b"Zlodziej, Konig, l'oeuvre: Izhak No1..."
    )
    assert "漢\udcff".encode("ascii", NEAREST) == b"??"


def kept(place: Path) -> list[int]:
    """How many picks each game has that is kept in ``place``."""
    return [len(opened(CITADELS, path).history.picks) for path in sorted(place.glob("*.json"))]


def play_in(place: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], *more: str) -> None:
    typed = iter(answers)
    monkeypatch.setattr(kept_game, "folder", lambda: place)

    def read(_prompt: str) -> str:
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    assert citadels.cli.main(["play", "--seed", "3", *SETTINGS[citadels.cli], *more]) == 0


def endings() -> dict[str, BaseException]:
    """What may end a game in its middle."""
    broken: list[BaseException] = [
        EOFError(),
        KeyboardInterrupt(),
        OSError(5, "Input/output error"),
        RuntimeError("a fault"),
        SystemExit(1),
        UnicodeDecodeError("ascii", b"\xff", 0, 1, "not in range"),
        MemoryError(),
    ]
    return {type(error).__name__: error for error in broken}


@pytest.mark.parametrize("name", endings())
def test_a_game_that_ends_for_any_reason_is_kept(
    name: str, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_in(place / "left", monkeypatch, [*["1"] * 12, "q"])
    monkeypatch.setattr(kept_game, "folder", lambda: place)
    typed = iter(["1"] * 12)

    def read(_prompt: str) -> str:
        for answer in typed:
            return answer
        raise endings()[name]

    monkeypatch.setattr("builtins.input", read)
    try:
        citadels.cli.main(["play", "--seed", "3", *SETTINGS[citadels.cli]])
    except (RuntimeError, MemoryError, SystemExit) as error:
        assert type(error).__name__ == name  # noqa: PT017 - some of the reasons are told in a sentence
    (path,) = place.glob("*.json")
    assert path.read_text("utf-8") == (place / "left" / path.name).read_text("utf-8")
    assert kept(place)[0] > 12
    said = capsys.readouterr()
    assert Texts("en", "citadels").say("term-kept", file=str(path)) in "\n".join(
        [*said.out.splitlines()[-3:], said.err]
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize("end", ["SIGHUP", "SIGTERM", "SIGKILL"])
def test_a_closed_terminal_and_a_killed_program_leave_the_game(
    end: str, place: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play_in(place, monkeypatch, ["1", "1", "1", "q"])
    wanted = (place / "citadels-3.json").read_text("utf-8")
    path = tmp_path / "tabletop" / "citadels-3.json"
    running = subprocess.Popen(  # noqa: S603 - this Python
        (sys.executable, "-m", "citadels", "play", "--seed", "3", *SETTINGS[citadels.cli]),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    )
    with running:
        assert running.stdin
        running.stdin.write(b"1\n1\n1\n")
        running.stdin.flush()
        until = time.monotonic() + 60
        while time.monotonic() < until and not (path.is_file() and path.read_text("utf-8") == wanted):
            time.sleep(0.05)
        running.send_signal(getattr(signal, end))
        running.stdin.close()
        assert running.wait(60) == -getattr(signal, end)
    assert path.read_text("utf-8") == wanted


def test_a_reader_that_has_seen_enough_leaves_the_game(tmp_path: Path) -> None:
    running = subprocess.Popen(  # noqa: S603 - this Python
        (sys.executable, "-m", "citadels", "play", "--seed", "3", *SETTINGS[citadels.cli]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    with running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdout.readline()
        running.stdout.close()
        running.stdin.write(b"1\n" * 5000)
        running.stdin.close()
        said = running.stderr.read().decode()
        assert running.wait(60) == 0
    (path,) = tmp_path.rglob("citadels-3.json")
    assert said.splitlines() == [Texts("en", "citadels").say("term-kept", file=str(path))]
    assert opened(CITADELS, path)


def test_a_finished_game_and_one_without_a_choice_leave_no_file(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answers in (["q"], ["?", "q"], ["1"] * 5000):
        play_in(place, monkeypatch, answers)
        assert list(place.iterdir()) == []


def test_a_kept_game_goes_on_in_its_file_and_never_in_another(
    place: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(answers: list[str], *more: str) -> list[str]:
        play_in(place, monkeypatch, answers, *more)
        return sorted(path.name for path in place.iterdir())

    run(["1", "1", "q"])
    assert run(["1", "q"]) == ["citadels-3-2.json", "citadels-3.json"]
    _, before = kept(place)
    assert run(["1", "1", "q"], "--open", str(place / "citadels-3.json")) == [
        "citadels-3-2.json",
        "citadels-3.json",
    ]
    assert kept(place)[1] > before
    own = tmp_path / "mine.json"
    text = (place / "citadels-3.json").read_text("utf-8")
    own.write_text(text, "utf-8")
    assert "citadels-3-3.json" in run(["1", "q"], "--open", str(own))
    assert own.read_text("utf-8") == text
    # Nothing was chosen, and nothing is lost.
    assert "citadels-3.json" in run(["q"], "--open", str(place / "citadels-3.json"))


def test_where_no_file_can_be_written_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    play_in(blocked / "under", monkeypatch, ["1"] * 5000)
    said = capsys.readouterr()
    assert "The game could not be saved in" in said.err
    assert Texts("en", "citadels").say("see-scores") in said.out


ODD = ["9" * 5000, "w a\0b", "w " + "x" * 5000, "² ٣", "? \0", "\0", "w", "? " + "x" * 5000, "1" * 20]


@pytest.mark.parametrize("typed", ODD)
def test_nothing_that_is_typed_ends_a_game(
    typed: str,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    play_in(place, monkeypatch, ["1", "1", typed, "1", "q"])
    assert Texts("en", "citadels").say("term-left") in capsys.readouterr().out
    wanted = place.parent / "wanted"
    play_in(wanted, monkeypatch, ["1", "1", "1", "q"])
    assert kept(place) == kept(wanted)


def test_a_name_that_this_system_cannot_write_is_told(tmp_path: Path) -> None:
    """Its files have another encoding than its letters."""
    done = subprocess.run(  # noqa: S603 - this Python
        (sys.executable, "-m", "citadels", "play", "--seed", "3", *SETTINGS[citadels.cli], "--name", "\udcffOlha"),
        input="1\nw їжак\nq\n".encode(), capture_output=True, check=False,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C", "PYTHONUTF8": "0",
             "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert "could not be saved in їжак: Invalid argument" in done.stdout.decode()


@pytest.mark.parametrize(("keys", "language"), [("гцрй", "uk"), ("ГЦРЙ", "ru"), ("θςη", "en")])
def test_the_letters_of_commands_work_by_their_place_on_other_keyboards(
    keys: str, language: str, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:  # fmt: skip
    undo, write, helps, leave = (*keys, "q")[:4]
    file = tmp_path / "game.json"
    play_in(place, monkeypatch, ["1", "1", undo, f"{write} {file}", helps, leave], "--lang", language)
    texts, said = Texts(language, "citadels"), capsys.readouterr().out
    for name in ("term-left", "term-help"):
        assert texts.say(name) in said
    assert texts.say("term-saved", file=str(file)) in said
    assert opened(CITADELS, file).take_backs


def test_an_account_without_a_folder_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    name = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_STATE_HOME"
    monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "stdin", None)
    call = ["play", "--seed", "3", *SETTINGS[citadels.cli]]
    assert citadels.cli.main(call) == 0
    said = capsys.readouterr()
    assert "The game could not be saved in ~: " in said.err
    assert said.out.splitlines()[-1] == Texts("en", "citadels").say("term-left")
    monkeypatch.setenv(name, str(tmp_path))
    assert citadels.cli.main(call) == 0
    assert capsys.readouterr().err == ""


def test_a_disk_that_fills_is_told_once(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_kept: kept_game.KeptGame, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept_game.KeptGame, "write", full)
    play_in(place, monkeypatch, ["1", "1", "1", "q"])
    said = capsys.readouterr().out
    assert said.count("No space left") == 1
    assert said.splitlines()[-1] == Texts("en", "citadels").say("term-left")
