"""Tests `make game` and `make check-game` in a copy of the tree: a game begun is whole, and what breaks it is named."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tiers import sampled
from tree_copy import changed, copied, red_tests, run

pytestmark = pytest.mark.cpython_only


class Begun(NamedTuple):
    """A copy of the tree in which a game was begun, twice in vain."""

    tree: Path
    in_vain: list[tuple[int, list[str], bool]]
    """What was said of each try in vain, and whether it left every file and folder as it was."""
    done: tuple[int, list[str]]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """Begin a game in one copy for all tests: what they change there they change back."""
    tree = copied(tmp_path_factory.mktemp("begun"))

    def files() -> dict[Path, bytes]:
        folders = ("py", "web", "tests", "tools", "docs")
        paths = (path for folder in folders for path in (tree / folder).rglob("*"))
        return {
            path: path.read_bytes() if path.is_file() else b""
            for path in paths
            if "__pycache__" not in str(path)
        }

    def begin_in_vain() -> tuple[int, list[str], bool]:
        before = files()
        return *run(tree, "tools.new_game", "bezique"), files() == before

    (tree / "ruff.toml").write_text("line-length = 'no number'", encoding="utf-8")
    in_vain = [begin_in_vain()]
    (tree / "ruff.toml").unlink()
    with changed(tree / "docs/imports.md", "`games/pointcity`", ""):
        in_vain.append(begin_in_vain())
    return Begun(tree, in_vain, run(tree, "tools.new_game", "bezique"))


def test_a_game_is_begun_whole_or_not_at_all(begun: Begun) -> None:
    """A failure on the way leaves every file and folder as it was.

    Of the formatter's settings, of a list that is not found.
    """
    (code, said, unchanged), (later, told, also_unchanged) = begun.in_vain
    assert (code, unchanged) == (1, True)
    assert said[-1].startswith("nothing was begun: ")
    assert (later, told[-1]) == (1, "docs/imports.md: no list of games was found there")
    assert also_unchanged
    code, said = begun.done
    assert code == 0, said


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
    begun: Begun, slip: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `make check-game` finds is what the tests find, all of them that read the games and its own."""
    # A slow machine is no reason to pass over values.
    monkeypatch.setenv("CITADELS_CHECK_SECONDS", "600")
    file, old, new, wanted = BROKEN[slip]
    with changed(begun.tree / file, old, new):
        # Each finding names a test that is red by itself.
        named = red_tests(begun.tree, "check_game", "bezique", wanted)
        assert named
        code, _ = run(begun.tree, "pytest", "-q", "-p", "no:cacheprovider", *sorted(named))
        assert code == 1
