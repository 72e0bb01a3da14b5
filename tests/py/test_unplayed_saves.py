"""Tests that each reader of a save says, and why, that its picks do not play from the beginning to where it stands."""

import ast
import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import citadels
import citadels.cli
import pointcity
import pointcity.cli
from desk_client import DeskClient
from tabletop.kernel.errors import Refusal
from tabletop.library import BaseGame, NothingToUndo
from tabletop.match.replayed import Replayed
from tabletop.peer.host.journal import Journal
from tabletop.texts.locales import LANGUAGES, Texts
from tools.parsed import tree_of
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

Data = dict[str, Any]
GAMES: dict[str, Callable[..., BaseGame]] = {"citadels": citadels.Game, "pointcity": pointcity.Game}
MAIN = {"citadels": citadels.cli.main, "pointcity": pointcity.cli.main}
ANSWERS = 12


def played(name: str, answers: int) -> BaseGame:
    game = GAMES[name](3, seed=7)
    while not game.is_over and len(game.moves) < answers:
        game.push(*game.advice("random"))
    return game


def other_pick(save: Data) -> None:
    """An answer that the rules do not offer at its place."""
    save["picks"][2] = ["build:card=palace,cost=0"]


def later_pick(save: Data) -> None:
    """The same, after answers that are legal."""
    other_pick(save)
    save["picks"][2], save["picks"][7] = played(save["game"], 12).moves[2], save["picks"][2]


def other_state(save: Data) -> None:
    """A state that no answer leads to, and that keeps every law."""
    state = save["state"]
    if save["game"] == "citadels":
        state["players"][0]["gold"] += 1
        state["issued"] += 1
    else:
        state["market"][:2] = reversed(state["market"][:2])


def earlier_rules(save: Data) -> None:
    save["rules"] -= 1
    other_pick(save)


BREAKS: dict[str, tuple[Callable[[Data], None], Replayed]] = {
    "pick": (other_pick, Replayed("pick", 3)),
    "later": (later_pick, Replayed("pick", 8)),
    "state": (other_state, Replayed("state")),
    "rules": (earlier_rules, Replayed("rules")),
}
GAME = pytest.mark.parametrize("name", GAMES)
# Point City has no earlier rules.
CASES = pytest.mark.parametrize(
    ("name", "what"),
    [(name, what) for name in GAMES for what in BREAKS if (name, what) != ("pointcity", "rules")],
)


def broken(name: str, what: str, answers: int = ANSWERS) -> tuple[str, Replayed]:
    change, replayed = BREAKS[what]
    save = json.loads(played(name, answers).to_json())
    change(save)
    return json.dumps(save), replayed


@CASES
def test_a_program_is_told(name: str, what: str) -> None:
    text, replayed = broken(name, what)
    game = type(played(name, 0)).from_json(text)
    assert not game.replayed
    assert game.replayed == replayed
    assert "saved" in str(game.replayed)
    assert "replayed=False" in repr(game)
    # Its answers begin where its moments do: each can be taken back.
    first = game.match.history.first
    assert 0 <= first <= ANSWERS
    assert len(game.moves) == ANSWERS - first
    later = len(game.moves)
    for _ in range(40):
        game.push(*game.advice("random"))
    moves = game.moves
    assert game.undo(40 + later) == moves
    assert game.moves == []
    with pytest.raises(NothingToUndo, match=str(replayed)[:40]):
        game.undo()
    with pytest.raises(Refusal, match=str(replayed)[:40]) as refused:
        game.to_text()
    assert refused.value.code == "no-text"


@CASES
def test_what_is_made_of_such_a_game_says_it_too(name: str, what: str) -> None:
    text, replayed = broken(name, what)
    game = type(played(name, 0)).from_json(text)
    # Written anew it is a save of these rules, under which its answers do not play.
    saved = Replayed("pick", 3) if what == "rules" else replayed
    assert game.copy().replayed == replayed
    assert [other.replayed for other in (deepcopy(game), type(game).from_json(game.to_json()))] == [
        replayed,
        saved,
    ]
    for other in (game.copy(), type(game).from_json(game.to_json())):
        assert (other.moves, other == game) == (game.moves, True)
        assert other != played(name, ANSWERS)
    match = game.match.fork("n", game.match.number, list(game.match.seating), free=False)
    assert match.history.replayed == replayed


@GAME
def test_a_state_before_any_answer_is_no_deal(name: str) -> None:
    """Every answer is known there, and yet it did not begin with the deal of its seed."""
    save = json.loads(played(name, 0).to_json())
    other_state(save)
    game = type(played(name, 0)).from_json(json.dumps(save))
    assert game.replayed == Replayed("state")
    assert game != played(name, 0)
    with pytest.raises(Refusal, match="lead to a different position"):
        game.to_text()
    while not game.is_over:
        game.push(*game.advice("random"))
    with pytest.raises(Refusal, match="lead to a different position"):
        game.to_link()
    journal = Journal()
    journal.look(game.match)
    assert not journal.whole


@GAME
def test_a_game_that_plays_says_so(name: str) -> None:
    game = played(name, ANSWERS)
    for one in (game, type(game).from_json(game.to_json()), type(game).from_text(game.to_text())):
        assert one.replayed
        assert str(one.replayed) == ""
        assert "replayed" not in repr(one)
    with pytest.raises(NothingToUndo, match="nothing to undo"):
        played(name, 0).undo()


@CASES
def test_the_page_is_told_by_every_answer(name: str, what: str) -> None:
    text, replayed = broken(name, what)
    kind = played(name, 0).kind
    client = DeskClient(kind)
    opened = client.result("open", save=text)
    assert opened["replayed"] == {"why": replayed.why, "at": replayed.at}
    seating = [{"name": "A", "player": "person"}] + [{"name": "B", "player": "random"}] * 2
    changed = client.result("seat", match="python", seat=2, chair=seating[2])
    assert changed["replayed"] == opened["replayed"]
    again = client.result("open", save=changed["keep"]["save"])
    assert again["replayed"]["why"]


@CASES
def test_the_terminal_says_it_before_the_story(
    name: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, replayed = broken(name, what, 10_000)
    path = tmp_path / "save.json"
    path.write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        assert MAIN[name](["replay", str(path), "--lang", language]) == 0
        said = Texts(language, name).say(f"error-{replayed.reason}", at=replayed.at)
        assert capsys.readouterr().out.splitlines()[0] == said
    assert MAIN[name](["replay", str(path)]) == 0
    assert "#r=" not in capsys.readouterr().out


@GAME
def test_the_terminal_says_it_where_a_game_is_opened(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text, replayed = broken(name, "pick")
    save = json.loads(text)
    save["seating"] = [{"name": "A", "player": "person"}] + [{"name": "B", "player": "random"}] * 2
    path = tmp_path / "save.json"
    path.write_text(json.dumps(save), encoding="utf-8")
    monkeypatch.setattr("builtins.input", lambda _prompt="": "q")
    assert MAIN[name](["play", "--open", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == str(replayed)


def test_no_function_returns_a_flag_beside_a_value() -> None:
    """The second caller drops it: what a value is belongs to the value."""
    found: list[str] = []
    # Most modules have no such word, and need not be parsed.
    paths = sorted((ROOT / "py").rglob("*.py"))
    for path in (one for one in paths if re.search(r"\bbool\s*\]", one.read_text("utf-8"))):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and node.returns is not None:
                returned = ast.unparse(node.returns)
                if re.fullmatch(r"tuple\[.*\bbool\]", returned) and "..." not in returned:
                    found.append(f"{path.relative_to(ROOT)}: {node.name}")
    assert found == []
