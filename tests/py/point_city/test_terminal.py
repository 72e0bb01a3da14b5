"""Tests the command line of Point City, and a game in the terminal in every language."""

import re
from collections.abc import Iterator

import pytest

from command_line import Run, runner
from pointcity import cli
from pointcity.kind import POINT_CITY
from pointcity.text.screen import Screen
from pointcity_games import plain_setup
from tabletop.cli.play import Play
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tabletop.texts.locales import LANGUAGES, Texts
from test_locales import FOREIGN, foreign
from tests.tiers import sampled

pytestmark = pytest.mark.cpython_only

LATIN, CYRILLIC = "Ann", "Ганна"


def played(players: int, language: str, typed: Iterator[str]) -> list[str]:
    shown: list[str] = []
    name = CYRILLIC if language in FOREIGN else LATIN
    seating = [Chair(name=name, player="person")]
    seating += [Chair(name=f"{name} {n}", player="normal") for n in range(1, players)]
    setup = plain_setup(players).model_dump(mode="json")
    screen = Screen(Texts(language, "pointcity"))
    match = new_match("m", POINT_CITY, setup, seating, 3, free=True)
    Play(POINT_CITY, match, screen, lambda _prompt: next(typed), shown.append).run()
    return shown


PLAYERS = (1, 3)


@pytest.mark.parametrize(
    ("language", "players"),
    sampled(
        [(language, players) for language in LANGUAGES for players in PLAYERS],
        [*zip(LANGUAGES, PLAYERS * 3, strict=True)],
        "each language is played, and each number of players in three",
    ),
)
def test_a_person_plays_a_whole_game(language: str, players: int) -> None:
    words = Texts(language, "pointcity")
    typed = iter(["?", "0", "x", "999", *["2", "1", "4", "1", "3", "1"] * 100])
    shown = played(players, language, typed)
    text = "\n".join(shown)
    assert words.say("see-scores") in shown
    assert words.say("term-number", most=3).split("3")[0] in text
    assert words.say("market-title") in text
    assert "{" not in text, "every text is filled"
    assert "_" not in text, "every id is made readable"
    assert not re.search(r"\bNone\b|\[\]|\$", text)
    # The letters of commands are the same in every language.
    assert not re.search(foreign(language), re.sub(r"\b[hquw]\b", "", text), re.IGNORECASE)


def test_a_building_is_explained() -> None:
    shown = played(1, "en", iter(["? newsst", "q"]))
    lines = [line for line in shown if line.startswith("Newsstand (gives: ")]
    assert len(lines) == len(set(lines)) > 1


def test_everything_that_happens_is_told() -> None:
    shown = played(1, "en", iter(["2", "1", "4", "1", "3", "1"] * 100))
    log = [line for line in shown if line.startswith("  - ")]
    for told in (
        "Ann takes ",
        "Ann draws ",
        "Ann builds ",
        "New: ",
        "Next, the automa will take these cards (row ",
    ):
        assert any(line.startswith(f"  - {told}") for line in log), told
    assert re.search(r"automa: \d+ points \(buildings: ", shown[-1].lower() + shown[-2].lower())


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line in this process; return the JSON it prints, and nothing but that."""
    return runner(cli.main, capsys)


def test_simulate_checks_everything(run: Run) -> None:
    each = sampled(2, 1, "test_whole_games.py has more games under the same laws")
    games = str(4 * each)
    result = run("simulate", "--games", games, "--seed", "3", "--players", "1-4", "--check", "every")
    assert result["games"] == result["finished"] == 4 * each
    assert result["violations"] == []
    assert result["players"] == {"1": each, "2": each, "3": each, "4": each}
    assert result["rounds"] == {"mean": 17.0, "least": 17, "most": 17}
    assert result["asks_over_30"]["count"] == 0
    assert result["tables"] == [{"players": [1, 2, 3, 4], "automa": "medium", "promo": True}]
    assert result["taken"]["draw"] > 10
    assert sum(result["tokens"].values()) > 10


def test_the_computer_players_game_is_lawful(run: Run) -> None:
    result = run("simulate", "--games", "4", "--players", "1-4", "--policy", "normal", "--no-promo")
    assert result["violations"] == []
    assert not {"tokens_owned", "resource_cards"} & result["tokens"].keys()


def test_arena_counts_wins(run: Run) -> None:
    games = sampled(20, 8, "test_bots.py has more duels")
    (result,) = run("arena", "--seats", "normal,random", "--games", str(games), "--seed", "2")["tables"]
    assert result["kinds"]["normal"]["wins"] >= games - 1
    (alone,) = run("arena", "--seats", "normal", "--automa", "easy", "--games", "6")["tables"]
    assert 0 < alone["kinds"]["normal"]["wins"] <= 6


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--players", "5"],
        ["simulate", "--policy", "genius"],
        ["arena", "--seats", "normal,genius"],
        ["play", "--players", "9"],
    ],
)
def test_what_cannot_be_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("pointcity: ")


def test_a_language_that_there_is_not_is_answered_with_those_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["play", "--lang", "tlh"])
    assert "en, uk, fr, ru, de, pl" in capsys.readouterr().err


def test_the_command_speaks_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(_prompt: str) -> str:
        return "q"

    monkeypatch.setattr("builtins.input", leave)
    assert cli.main(["play", "--lang", "uk", "--seed", "3"]) == 0
    assert "Хід 1 з 17" in capsys.readouterr().out
