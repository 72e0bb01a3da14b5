"""Tests `make game` and `make check-game` in a copy of the tree: a game begun is whole, and what breaks it is named."""

import re
from pathlib import Path

import pytest

from tests.tiers import sampled
from tree_copy import copy_of_the_tree, run

__all__ = ["copy_of_the_tree"]

pytestmark = pytest.mark.cpython_only


def test_a_game_is_begun_whole_or_not_at_all(tree: Path) -> None:
    """A failure on the way, here of the formatter's settings, leaves every file and folder as it was."""

    def files() -> dict[Path, bytes]:
        folders = ("py", "web", "tests", "tools", "docs")
        paths = (path for folder in folders for path in (tree / folder).rglob("*"))
        return {
            path: path.read_bytes() if path.is_file() else b""
            for path in paths
            if "__pycache__" not in str(path)
        }

    (tree / "ruff.toml").write_text("line-length = 'no number'", encoding="utf-8")
    before = files()
    code, said = run(tree, "tools.new_game", "bezique")
    assert code == 1
    assert said[-1].startswith("nothing was begun: ")
    assert files() == before
    (tree / "ruff.toml").unlink()
    (tree / "docs/imports.md").write_text("no list of games\n", encoding="utf-8")
    before = files()
    code, said = run(tree, "tools.new_game", "bezique")
    assert (code, said[-1]) == (1, "docs/imports.md: no list of games was found there")
    assert files() == before


GAME = "py/bezique"
WORDS = "web/games/bezique/locales/uk.ftl"
BROKEN: dict[str, tuple[str, str, str, str]] = {
    "a question without words": (WORDS, "ask-take = ", "ask-takes = ", rf"{WORDS}:\d+: ask-take: "),
    "an event without words": (
        f"{GAME}/engine/flow.py",
        'self.tell("taken"',
        'self.tell("sticks_taken"',
        r"web/games/bezique/locales/en\.ftl:\d+: event-sticks_taken: ",
    ),
    "an import that is not allowed": (
        f"{GAME}/bots/players.py",
        "from tabletop.kernel.randomness",
        "from bezique.engine import flow  # noqa: F401\nfrom tabletop.kernel.randomness",
        rf"{GAME}/bots/players\.py:\d+: make it so that bots see views and asks only: ",
    ),
    "a stick from nowhere": (
        f"{GAME}/engine/flow.py",
        "self.state.left -= sticks",
        "self.state.left -= 1",
        rf"{GAME}/game\.py:\d+: every_stick ",
    ),
    "a secret that all see": (
        f"{GAME}/game.py",
        "state.lucky[seat] if seat is not None else None",
        "state.lucky[0]",
        rf"{GAME}/game\.py:\d+: leaks ",
    ),
}
"""Slips in a game that was just begun: the file, what is replaced by what, and what is to be said."""
ON_PUSH = sampled(
    [*BROKEN], ["a question without words"], "each slip takes a run of all tests that read the games"
)


@pytest.mark.parametrize("slip", ON_PUSH)
def test_a_broken_game_is_told_with_file_and_line_as_its_tests_are_red(
    tree: Path, slip: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `make check-game` finds is what the tests find, all of them that read the games and its own."""
    # A slow machine is no reason to pass over values.
    monkeypatch.setenv("CITADELS_CHECK_SECONDS", "600")
    file, old, new, wanted = BROKEN[slip]
    code, said = run(tree, "tools.new_game", "bezique")
    assert code == 0, said
    text = (tree / file).read_text(encoding="utf-8")
    assert old in text
    (tree / file).write_text(text.replace(old, new), encoding="utf-8")
    code, said = run(tree, "tools.check_game", "bezique")
    assert code == 1
    assert all(re.match(r"- (?:py|tests|web|docs)/\S+:\d+: .", line) for line in said), said
    assert any(re.match(f"- (?:{wanted})", line) for line in said), said
    # Each finding names a test that is red by itself.
    named = {f"tests/{test}" for line in said for test in re.findall(r"\((py/\S+::\w+)", line)}
    assert named
    code, _ = run(tree, "pytest", "-q", "-p", "no:cacheprovider", *sorted(named))
    assert code == 1
