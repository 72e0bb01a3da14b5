"""A game in the terminal, in every language of the page."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import cli
from citadels.cli.show import Screen
from citadels.kind import CITADELS
from citadels.model.setup import Setup
from tabletop.cli import locales
from tabletop.cli.locales import LANGUAGES, Texts
from tabletop.cli.play import play_game
from tabletop.players.seating import Chair
from test_locales import FOREIGN, VARIABLE, messages

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[2]
OWN = {path.stem: messages(path) for path in (ROOT / "py/tabletop/cli/locales").glob("*.ftl")}
NAMES = {"en": "Ann", "fr": "Ann", "uk": "Ганна", "ru": "Анна"}


def person_table(players: int, language: str = "en", edition: str = "2016") -> tuple[Setup, list[Chair]]:
    name = NAMES[language]
    seating = [Chair(name=name, player="person")]
    seating += [Chair(name=f"{name} {n}", player="random") for n in range(1, players)]
    sets = "first_game" if edition == "2016" else "base_game"
    chosen = {"edition": edition, "characters": sets, "districts": sets, "players": players}
    return Setup.model_validate(chosen), seating


def played(table: tuple[Setup, list[Chair]], seed: int, language: str, typed: Iterator[str]) -> list[str]:
    shown: list[str] = []
    setup, seating = table
    screen = Screen(Texts(language, "citadels"), setup.edition)
    data = setup.model_dump(mode="json")
    play_game(CITADELS, data, seating, seed, screen, lambda _prompt: next(typed), shown.append)
    return shown


@pytest.mark.parametrize("edition", ["2016", "classic"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game(language: str, edition: str) -> None:
    words = Texts(language, "citadels")
    typed = iter(["?", "0", "x", "999", *["1"] * 5000])
    shown = played(person_table(4, language, edition), 3, language, typed)
    text = "\n".join(shown)
    assert words.say("see-scores") in shown
    assert words.say("term-number", most=3).split("3")[0] in text
    assert words.say("character-merchant-classic" if edition == "classic" else "character-merchant") in text
    assert "{" not in text, "every text is filled"
    assert "_" not in text, "every id is made readable"
    # The letter that leaves the game is the same in every language.
    assert not re.search(FOREIGN[language], re.sub(r"\bq\b", "", text), re.IGNORECASE)


def test_a_person_sees_no_hidden_card() -> None:
    """What is shown of others' draws is how many."""
    shown = played(person_table(4), 3, "en", iter(["1"] * 40 + ["q"]))
    drawn = [line for line in shown if re.search(r"Ann \d draws", line)]
    assert drawn
    assert all(line.endswith(("cards", "card")) for line in drawn)
    assert shown[-1] == Texts("en", "citadels").say("term-left")


def test_the_end_of_input_leaves_the_game() -> None:
    def nothing() -> Iterator[str]:
        raise EOFError
        yield ""

    assert played(person_table(2), 3, "uk", nothing())[-1] == Texts("uk", "citadels").say("term-left")


def test_options_say_what_they_cost() -> None:
    shown = played(person_table(4), 3, "fr", iter(["1"] * 200 + ["q"]))
    assert any(re.search(r"Bâtir\u00a0: .* \(\d pièces? d’or\)$", line) for line in shown)


def test_the_command_speaks_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(_prompt: str) -> str:
        return "q"

    monkeypatch.setattr("builtins.input", leave)
    assert cli.main(["play", "--lang", "uk", "--seed", "3", "--players", "4"]) == 0
    printed = capsys.readouterr().out
    assert "Раунд 1" in printed
    assert "Одарка" in printed, "computer players have the names of the page"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--lang", "tlh"]) == 2
    assert "'tlh' is no language" in capsys.readouterr().err


def test_without_the_library_the_terminal_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    locales._bundle.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert cli.main(["play"]) == 2
    assert "pip install fluent.runtime" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_terminal_s_own_texts_are_complete(language: str) -> None:
    first = OWN[LANGUAGES[0]]
    assert list(OWN[language]) == list(first)
    for name, text in first.items():
        assert sorted(VARIABLE.findall(OWN[language][name])) == sorted(VARIABLE.findall(text)), name


@pytest.mark.slow
def test_a_wheel_carries_the_texts(tmp_path: Path) -> None:
    """What is installed without a checkout speaks the same languages."""
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - our own build
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    script = "from tabletop.cli.locales import Texts; print(Texts('uk', 'citadels').say('district-keep'))"
    done = subprocess.run(  # noqa: S603 - this Python
        (sys.executable, "-c", script),
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "installed"), "PYTHONIOENCODING": "utf-8"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.strip() == "Форт"
