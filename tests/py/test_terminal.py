"""Tests a game in the terminal, in every language of the page."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels import cli
from citadels.kind import CITADELS
from citadels.library import Game
from citadels.model.setup import Setup
from citadels.text.screen import Screen
from tabletop.cli.play import Play, opened
from tabletop.match.match import Match, new_match
from tabletop.players.seating import Chair
from tabletop.texts.locales import LANGUAGES, Texts
from test_locales import FOREIGN, VARIABLE, foreign, messages
from tests.tiers import sampled

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[2]
OWN = {language: messages(ROOT / f"py/tabletop/texts/locales/{language}.ftl") for language in LANGUAGES}
LATIN, CYRILLIC = "Ann", "Ганна"


def person_table(players: int, language: str = "en", edition: str = "2016") -> tuple[Setup, list[Chair]]:
    name = CYRILLIC if language in FOREIGN else LATIN
    seating = [Chair(name=name, player="person")]
    seating += [Chair(name=f"{name} {n}", player="random") for n in range(1, players)]
    sets = "first_game" if edition == "2016" else "base_game"
    chosen = {"edition": edition, "characters": sets, "districts": sets, "players": players}
    return Setup.model_validate(chosen), seating


def played(table: tuple[Setup, list[Chair]], seed: int, language: str, typed: Iterator[str]) -> list[str]:
    setup, seating = table
    match = new_match("m", CITADELS, setup.model_dump(mode="json"), seating, seed, free=True)
    return played_on(match, language, typed)


def played_on(match: Match[Any, Any], language: str, typed: Iterator[str]) -> list[str]:
    shown: list[str] = []
    screen = Screen(Texts(language, "citadels"), match.game.setup["edition"])
    Play(CITADELS, match, screen, lambda _prompt: next(typed), shown.append).run()
    return shown


EDITIONS = ("2016", "classic")


@pytest.mark.parametrize(
    ("language", "edition"),
    sampled(
        [(language, edition) for language in LANGUAGES for edition in EDITIONS],
        [*zip(LANGUAGES, EDITIONS * 3, strict=True)],
        "each language is played, and each edition in three",
    ),
)
def test_a_person_plays_a_whole_game(language: str, edition: str) -> None:
    words = Texts(language, "citadels")
    typed = iter(["?", "h", "u", "0", "x", "999", "1 2", *["1", "1", "u"] * 9, *["1"] * 5000])
    shown = played(person_table(4, language, edition), 3, language, typed)
    text = "\n".join(shown)
    assert words.say("see-scores") in shown
    # What stands at the end is no figure of the way.
    final = shown[shown.index(words.say("see-scores")) + 1 :][:4]
    figures = [words.say("points-at-end", count=count) for count in range(100)]
    assert all(any(figure in line for figure in figures) for line in final), final
    assert not any(
        words.say("points-count", count=count) in line for line in final for count in range(100)
    ), final
    assert words.say("term-number", most=3).split("3")[0] in text
    assert words.say("character-merchant-classic" if edition == "classic" else "character-merchant") in text
    assert "{" not in text, "every text is filled"
    assert "_" not in text, "every id is made readable"
    # The letters of commands are the same in every language.
    assert not re.search(foreign(language), re.sub(r"\b[hquw]\b", "", text), re.IGNORECASE)


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


def test_only_what_changed_is_shown_again() -> None:
    shown = played(person_table(4), 3, "en", iter(["1", "1", "q"]))
    rounds = [at for at, line in enumerate(shown) if line.startswith("Round 1, ")]
    assert len(rounds) >= 2, "the deck has changed"
    first, second = shown[rounds[0] : rounds[1]], shown[rounds[1] :]
    assert sum(": " in line and "points" in line for line in first) == 4
    assert sum(": " in line and "points" in line for line in second) < 4
    asked = iter(["?", "q"])
    again = played(person_table(4), 3, "en", asked)
    assert [line for line in again if line.startswith("Round 1, ")] == ["Round 1, 52 cards in the deck"] * 2


def test_a_choice_is_taken_back() -> None:
    shown = played(person_table(4), 3, "en", iter(["u", "1", "u", "q"]))
    words = Texts("en", "citadels")
    assert words.say("error-nothing-to-undo") in shown
    first_options = [line for line in shown if line.startswith("  1. ")]
    assert first_options[0] == first_options[-1] != first_options[1]
    assert any(line.startswith("  - Ann undoes ") for line in shown)


def test_a_card_is_explained_by_its_name_or_the_nearest() -> None:
    shown = played(person_table(4), 3, "en", iter(["? assassin", "?KEEP", "? libary", "? xyzzy", "q"]))
    words = Texts("en", "citadels")
    for card in ("character-assassin", "district-keep", "district-library"):
        assert f"{words.say(card)}: {words.say(f'{card}-text')}" in shown
    assert words.say("term-no-card", name="xyzzy") in shown


def test_a_game_is_saved_and_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = Texts("en", "citadels")
    shown = played(person_table(4), 3, "en", iter(["1", "1", "w", "w no/where.json", "w game.json", "q"]))
    assert words.say("term-save-where") in shown
    assert any(line.startswith("The game could not be saved in no/where.json: ") for line in shown)
    assert words.say("term-saved", file="game.json") in shown
    match = opened(CITADELS, tmp_path / "game.json")
    on = played_on(match, "en", iter(["q"]))
    options = [line for line in shown if re.match(r"  \d+\. ", line)]
    again = [line for line in on if re.match(r"  \d+\. ", line)]
    assert again == options[-len(again) :]


def test_how_many_are_chosen_is_said_in_one_sentence() -> None:
    for language in LANGUAGES:
        say = Texts(language, "citadels").say
        one, two, five = (say("term-count", count=count) for count in (1, 2, 5))
        assert len({one.replace("1", "#"), two.replace("2", "#")}) == 2
        assert "{" not in one + two + five + say("term-count-range", least=1, count=3)
    assert Texts("en", "citadels").say("term-count", count=1) == "Choose 1 option."


def test_ctrl_c_leaves_the_game() -> None:
    def interrupted() -> Iterator[str]:
        raise KeyboardInterrupt
        yield ""

    assert played(person_table(2), 3, "en", interrupted())[-1] == Texts("en", "citadels").say("term-left")


def test_options_say_what_they_cost() -> None:
    shown = played(person_table(4), 3, "fr", iter(["1"] * 200 + ["q"]))
    assert any(re.search(r"Bâtir l(?:e |a |es |’).* \(\d pièces? d’or\)$", line) for line in shown)


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
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "--lang", "ukr"])
    assert left.value.code == 2
    said = f"'ukr' is none of these: {', '.join(LANGUAGES)}; did you mean 'uk'?"
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_terminal_s_own_texts_are_complete(language: str) -> None:
    first = OWN[LANGUAGES[0]]
    assert list(OWN[language]) == list(first)
    for name, text in first.items():
        assert sorted(VARIABLE.findall(OWN[language][name])) == sorted(VARIABLE.findall(text)), name


def over(path: Path) -> tuple[str, str]:
    """Write a finished game to a file; return its name and its link."""
    _, seating = person_table(4)
    game = Game(4, seed=9)
    game.match.seating = seating
    while not game.is_over:
        game.push(*game.advice("random"))
    path.write_text(game.to_json(), "utf-8")
    return str(path), game.to_link()


def test_a_replay_is_read_from_a_link_and_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, link = over(tmp_path / "game.json")
    assert cli.main(["replay", name]) == 0
    of_file = capsys.readouterr().out
    assert (
        cli.main(
            ["replay", f"https://example.org/table/?lang=fr#replay={link}", "--out", str(tmp_path / "b")]
        )
        == 0
    )
    assert capsys.readouterr().out == of_file
    assert of_file.splitlines()[-1] == f"#r={link}"
    assert Texts("en", "citadels").say("see-scores") in of_file
    assert Game.from_json((tmp_path / "b").read_text("utf-8")).to_link() == link
    assert Game.from_link(f"look: https://example.org/#r={link} !").scores == Game.from_link(link).scores


def test_a_replay_tells_what_a_seat_was_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, link = over(tmp_path / "game.json")
    assert cli.main(["replay", link]) == 0
    spectator = capsys.readouterr().out
    assert cli.main(["replay", link, "--seat", "2", "--lang", "uk"]) == 0
    seat = capsys.readouterr().out
    assert seat != spectator
    assert "{" not in seat


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("citadels.AAAA", "replay-link-broken"),
        ("#replay=citadels." + "A" * 5000, "replay-link-broken"),
        ("pointcity.AAAA", "wrong-game"),
        ("", "replay-link-broken"),
    ],
)
def test_what_is_no_replay(what: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", what]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert says in shown.err


def test_a_game_that_is_not_over_is_no_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.json"
    path.write_text(Game(4, seed=9).to_json(), "utf-8")
    assert cli.main(["replay", str(path)]) == 2
    assert "not over" in capsys.readouterr().err
    name, _ = over(tmp_path / "game.json")
    assert cli.main(["replay", name, "--seat", "9"]) == 2
    assert "no seat 9" in capsys.readouterr().err


@pytest.mark.cpython_only
@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_game_runs_as_a_module_too(game: str) -> None:
    command = (sys.executable, "-m", game, "play", "--seed", "-1")
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - this Python
    assert done.returncode == 2
    assert "'-1' is no seed" in done.stderr
