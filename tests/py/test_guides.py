"""Runs the commands of the guides, as written there, in a copy of the project."""

import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.tiers import CATALOGUE
from tools import new_game
from tools.words import ROOT
from tree_copy import copy_of_the_tree, run, run_command

__all__ = ["copy_of_the_tree"]

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("make"), reason="there is no make"),
]

EXAMPLES = {"aqueduct": "rope_walk", "messenger": "jester", "whist": "bezique"}
"""The ids of the guides, and others that may stand in their place."""


def commands(guide: str) -> list[str]:
    """Return the lines of the code blocks of a guide that are commands, without their comments.

    A reader who has made the guide's example has its id already, so another one stands in its place.
    """
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    for example, free in EXAMPLES.items():
        if (ROOT / "py" / example).exists() or any((ROOT / "py/citadels/cards").rglob(f"{example}.py")):
            text = text.replace(example, free)
    lines = re.findall(r"^    ((?:make|\.venv/bin/\w+) .*)$", text, re.MULTILINE)
    return [line.partition(" #")[0].strip() for line in lines]


def made(tree: Path, command: str) -> tuple[int, list[str]]:
    return run_command(tree, *shlex.split(command))


@pytest.mark.nightly("the tools are tested by what they say of a new card (test_new_card.py)")
def test_the_guide_for_cards(tree: Path) -> None:
    """Two cards are begun, checked and played."""
    district, character, check, rest, many = commands("adding-a-card.md")
    for command in (district, character):
        assert command.startswith("make card ")
        code, said = made(tree, command)
        assert code == 0, said
    code, said = made(tree, check)
    assert code == 0, said
    assert any("It is not yet its own: " in line for line in said)
    assert rest == "make lint test-py"
    for tool in (("ruff", "check"), ("ruff", "format", "--check")):
        code, said = run(tree, *tool)
        assert code == 0, said
    assert many.startswith(".venv/bin/citadels simulate ")
    assert many.endswith(" --games 10")
    code, said = made(tree, many)
    assert code == 0, said
    assert said[-1] == "no law was broken"


BEGUN = {
    "cards": (
        "make card KIND=district ID=rope_walk LIKE=laboratory COST=4",
        "make card KIND=character ID=jester LIKE=spy",
    ),
    "game": ("make game ID=bezique",),
}


@pytest.mark.nightly("a copy of a card is checked by the tests that read it (test_new_card.py)")
@pytest.mark.parametrize("begun", [*BEGUN])
def test_what_was_just_begun_breaks_no_test_that_reads_the_catalogue(tree: Path, begun: str) -> None:
    """The night runs every test after each of them (`.github/workflows/nightly.yml`)."""
    for command in BEGUN[begun]:
        code, said = made(tree, command)
        assert code == 0, said
    # Only files that have such a test are collected.
    files = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests/py").rglob("test_*.py"))
        if path.stem.removeprefix("test_") in CATALOGUE or "mark.catalogue" in path.read_text("utf-8")
    ]
    code, said = run(tree, "pytest", "-q", "-p", "no:cacheprovider", "-m", "catalogue", *files)
    assert code == 0, "\n".join(said)


@pytest.mark.nightly(
    "test_new_game.py begins and checks a game; the template is played in test_third_game.py"
)
def test_the_guide_for_games(tree: Path) -> None:
    """A game is begun, played to its end in the terminal, simulated with every check, and its tests pass."""
    begin, play, many, tests = commands("adding-a-game.md")
    code, said = made(tree, begin)
    assert code == 0, said
    # Nothing is installed again, though pyproject.toml has changed: the next command begins at once.
    code, said = made(tree, "make --question build/stamp/venv")
    assert code == 0, said
    code, said = made(tree, f"sh -c 'yes 1 | {play} --seed 2 --lang uk'")
    assert code == 0, said
    assert any(line.startswith("  1. ") for line in said)
    code, said = made(tree, many)
    assert code == 0, said
    assert said[-1] == "no law was broken"
    assert tests.startswith("make check-game ID=")
    code, said = made(tree, tests)
    assert code == 0, said
    for tool in (("ruff", "check"), ("ruff", "format", "--check")):
        code, said = run(tree, *tool)
        assert code == 0, said
    of_games = ("test_borders.py", "test_locales.py", "test_page_borders.py")
    code, said = run(
        tree, "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/py/{name}" for name in of_games)
    )
    assert code == 0, "\n".join(said)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("", "say what to begin: make game ID=whist"),
        ("Whist", "'Whist' is no id"),
        ("json", "there is a package 'json' already"),
        ("nim", "'nim' is the game that is copied"),
        ("citadels", "there is a package 'citadels' already"),
        ("desk", "'desk' already means something in py/tabletop/"),
    ],
)
def test_a_game_that_cannot_be_begun(game: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused before anything is written."""
    monkeypatch.setattr(new_game.undo, "write", pytest.fail)
    monkeypatch.setattr(sys, "argv", ["new_game", *filter(None, [game])])
    with pytest.raises(SystemExit) as ended:
        new_game.main()
    assert str(ended.value.code).startswith(sentence)
