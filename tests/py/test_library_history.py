"""Tests what a program asks of a game that was played: who decided what and when, who sat there, where it stood."""

import inspect
import pydoc
import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import citadels
import pointcity
from citadels.catalog import EDITIONS
from tabletop.kernel.errors import Refusal
from tabletop.library import BaseGame
from tabletop.match.match import new_match
from tabletop.players.seating import Chair

GAMES: dict[str, Callable[..., BaseGame]] = {"citadels": citadels.Game, "pointcity": pointcity.Game}
PACKAGES: dict[str, Any] = {"citadels": citadels, "pointcity": pointcity}

pytestmark = [pytest.mark.cpython_only, pytest.mark.parametrize("name", GAMES)]


def played(name: str, answers: int = 10_000) -> BaseGame:
    game = GAMES[name](3, seed=11)
    while not game.is_over and len(game.moves) < answers:
        game.push(*game.advice("random"))
    return game


def test_each_turn_is_what_was_asked_and_answered(name: str) -> None:
    """As a program saw it that wrote everything down while it played."""
    game, seen = GAMES[name](3, seed=11), list[Any]()
    while not game.is_over:
        before, ask, answer = game.copy(), game.ask, game.advice("random")
        game.push(*answer)
        seen.append((before, ask, answer, game.copy(), game.events()))
    turns = game.history
    assert len(turns) == len(seen) == len(game.moves)
    for number, (turn, (before, ask, answer, after, events)) in enumerate(zip(turns, seen, strict=True), 1):
        assert turn.number == number
        assert (turn.seat, turn.question, turn.cause) == (ask.seat, ask.kind, ask.cause)
        assert (turn.options, turn.answer) == (ask.options, answer)
        assert [option.args for option in turn.options] == [option.args for option in ask.options]
        assert turn.ask == ask
        assert turn.events == events
        assert (turn.before, turn.after) == (before, after)
        assert turn.before.view(turn.seat) == before.view(turn.seat)
        assert turn.after.to_json() == after.to_json()


def test_turns_are_a_sequence_that_does_not_change(name: str) -> None:
    game = played(name, 70)
    turns = game.history
    assert [turns[at] for at in (0, 33, 69, -1)] == [[*turns][at] for at in (0, 33, 69, -1)]
    assert turns[60:] == [*turns][60:]
    assert turns[5:65:7] == [*turns][5:65:7]
    for outside in (70, -71):
        with pytest.raises(IndexError, match=f"there is no turn {outside}: the game has 70"):
            turns[outside]
    game.undo(40)
    game.push(*game.advice("random"))
    assert (len(turns), turns[69].after.moves) == (70, [turn.answer for turn in turns])
    assert len(GAMES[name](3).history) == 0
    assert [*GAMES[name](3).history] == []


def test_a_past_position_is_played_on_otherwise(name: str) -> None:
    game = played(name, 60)
    text = game.to_json()
    for answers in (0, 1, 31, 32, 33, 60):
        past = game.at(answers)
        assert past.moves == game.moves[:answers]
        assert past.to_json() == past.copy().to_json()
        past.push(past.options[-1], *past.options[: past.how_many[0] - 1])
        assert len(past.moves) == answers + 1
    assert game.to_json() == text
    for wrong in (-1, 61, "1", None, True, 1.0):
        with pytest.raises(Refusal, match="0 to 60"):
            game.at(wrong)  # type: ignore[arg-type]


def test_turns_of_a_game_that_was_not_replayed_begin_with_its_state(name: str) -> None:
    record = played(name, 40).match.record(GAMES[name].kind)  # type: ignore[attr-defined]
    record.picks[0] = ["no-such-option"]
    game = type(played(name, 0)).from_json(record.model_dump_json())
    while len(game.moves) < 50:
        game.push(*game.advice("random"))
    assert [turn.answer for turn in game.history] == game.moves
    assert game.history[0].number == 1
    assert game.history[40].before.moves == game.moves[:40]
    assert game.at(0).moves == []


def test_who_sat_there_comes_with_a_save(name: str) -> None:
    game = GAMES[name](3, seed=1)
    assert [chair.player for chair in game.players] == ["person"] * 3
    levels = PACKAGES[name].LEVELS
    seating = [Chair(name="Ada", player="person"), *(Chair(name=level, player=level) for level in levels[:2])]
    kind = game.kind
    match = new_match("m", kind, game.match.game.setup, seating, 5, free=False)
    again = type(game).from_json(match.record(kind).model_dump_json())
    assert [(chair.name, chair.player) for chair in again.players] == [
        ("Ada", "person"), *((level, level) for level in levels[:2]),
    ]  # fmt: skip
    again.players.clear()
    assert len(again.players) == 3


def test_a_game_without_a_seed_draws_one_and_says_it(name: str) -> None:
    games = [GAMES[name](3) for _ in range(20)]
    assert len({game.match.seed for game in games}) == 20
    for game in games:
        assert f"seed={game.match.seed} " in repr(game)
        assert GAMES[name](3, seed=game.match.seed) == game
        assert type(game).from_json(game.to_json()) == game


def test_levels_are_those_that_advise(name: str) -> None:
    game = GAMES[name](3, seed=1)
    for level in PACKAGES[name].LEVELS:
        if "random" in level or "normal" in level:
            assert game.advice(level)
    assert game.advice() == game.advice(PACKAGES[name].LEVELS[0])


def test_a_text_with_other_results_is_refused(name: str) -> None:
    game = played(name)
    text = game.to_text()
    for fact, value in (("Scores", game.scores), ("Winners", game.winners)):
        line = f"[{fact} {value}]"
        assert line in text
        for wrong in ("[9]", "[]", '"none"', "null", str([*value, 0])):
            with pytest.raises(Refusal, match=f"{fact}.*{wrong[1:-1]}") as refused:
                type(game).from_text(text.replace(line, f"[{fact} {wrong}]"))
            assert refused.value.code == "text-result"
        assert type(game).from_text(text.replace(line + "\n", "")) == game


def test_the_help_reads_like_a_page(name: str) -> None:
    shape = type(GAMES[name](3))
    page = pydoc.plain(pydoc.render_doc(shape))
    for own in ("**", "__annotations__", "__orig_bases__", "__parameters__", "__reduce__", "kind ="):
        assert own not in page, own
    for wanted in (
        "history",
        "at(self, answers",
        "players",
        "replayed",
        "push(self",
        "from_json",
        "Deal a game",
    ):
        assert wanted in page, wanted
    assert "unknown" not in inspect.signature(shape).parameters
    # What is misspelt is still refused by a sentence.
    with pytest.raises(Refusal, match="no setting"):
        GAMES[name](3, sed=1)


@pytest.mark.skipif(not find_spec("pandas"), reason="pandas is not installed")
def test_pandas_takes_a_history_in_one_line(name: str) -> None:
    pandas: Any = import_module("pandas")

    check_table(played(name), pandas.DataFrame)
    if name == "citadels":
        assert dict(line_of_the_page("pandas", pandas)) == DRAFTS


@pytest.mark.skipif(not find_spec("polars"), reason="polars is not installed")
def test_polars_takes_a_history_in_one_line(name: str) -> None:
    polars: Any = import_module("polars")

    check_table(played(name), polars.DataFrame)
    if name == "citadels":
        assert dict(line_of_the_page("polars", polars).iter_rows()) == DRAFTS


DRAFTS = {0: 8, 1: 8, 2: 8, 3: 8}


def line_of_the_page(package: str, module: Any) -> Any:
    """Return what the example of ``docs/library.md`` for this package gives of a game: how often each seat drafted."""
    game = citadels.Game(players=4, seed=7)
    while not game.is_over:
        game.push(*game.advice())
    page = (Path(__file__).parents[2] / "docs/library.md").read_text("utf-8")
    (line,) = re.findall(rf"^    ({package}\..*)$", page, re.MULTILINE)
    return eval(line, {package: module, "game": game})  # noqa: S307 - a line of our own page


def check_table(game: BaseGame, frame: Any) -> None:
    table = frame(game.history)
    assert [*table.columns] == ["number", "seat", "question", "cause", "options", "answer"]
    assert [*table["seat"]] == [turn.seat for turn in game.history]
    assert [[*answer] for answer in table["answer"]] == game.moves


def test_presets_are_named(name: str) -> None:
    if name == "pointcity":
        assert not hasattr(pointcity, "presets")
        return
    for edition in EDITIONS:
        names = citadels.presets(edition)
        assert names
        for players in range(2, 9):
            for preset in citadels.presets(edition, players):
                assert preset in names
                citadels.Game(players, edition=edition, characters=preset, districts=preset)
    with pytest.raises(Refusal, match="Did you mean '2016'"):
        citadels.presets("2015")  # type: ignore[arg-type]
    for wrong in (1, 9, "4", True):
        with pytest.raises(Refusal, match=r"players cannot be .* Allowed: 2, 3, 4, 5, 6, 7, 8"):
            citadels.presets("2016", wrong)  # type: ignore[arg-type]
