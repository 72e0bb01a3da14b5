"""`make card` and `make check-card`, in a copy of the tree: a card begun like another one lacks nothing but itself."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import words

pytestmark = pytest.mark.cpython_only

PARTS = ("py", "tools", "tests/py", "web/art", "web/games", "web/locales", "docs")
TESTS = ("test_locales.py", "test_every_card.py", "test_art.py", "test_protocol.py", "test_edition2016.py")


@pytest.fixture(name="tree")
def copy_of_the_tree(tmp_path: Path) -> Path:
    for part in PARTS:
        shutil.copytree(words.ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "web/catalog.json", "web/types.d.ts"):
        shutil.copy(words.ROOT / name, tmp_path / name)
    # Every word of the page is looked for in its modules.
    for script in words.ROOT.glob("web/**/*.js"):
        copy = tmp_path / script.relative_to(words.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(script, copy)
    return tmp_path


def run(tree: Path, *arguments: str) -> tuple[int, list[str]]:
    """Run a module of the copy; return its exit code and the lines it said."""
    done = subprocess.run(  # noqa: S603 - our own programs on a copy of our own files.
        [sys.executable, "-m", *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "py")},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "card", "like"), [("district", "rope_walk", "laboratory"), ("character", "jester", "spy")]
)
def test_a_new_card_is_complete_but_for_what_makes_it_its_own(
    tree: Path, kind: str, card: str, like: str
) -> None:
    code, said = run(tree, "tools.new_card", kind, card, "--like", like)
    assert code == 0, said
    code, said = run(tree, "tools.check_card", card)
    assert said == [
        f"- web/art/{kind}s/{card}.svg is still the template: draw its picture.",
        f"- {kind}-{card}-text in the language files is still that of {kind}-{like}: say what this card does.",
    ]
    assert code == 1
    code, said = run(tree, "ruff", "format", "--check", "py", "tests")
    assert code == 0, said
    code, said = run(
        tree, "pytest", "-q", "-x", "-p", "no:cacheprovider", *(f"tests/py/{name}" for name in TESTS)
    )
    assert code == 0, "\n".join(said)


def test_what_is_taken_away_is_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "laboratory")
    (tree / "tests/py/districts/test_rope_walk.py").unlink()
    (tree / "web/art/districts/rope_walk.svg").unlink()
    french = tree / "web/games/citadels/locales/fr.ftl"
    lines = french.read_text(encoding="utf-8").splitlines(keepends=True)
    french.write_text("".join(line for line in lines if "use-rope_walk" not in line), encoding="utf-8")
    _, said = run(tree, "tools.check_card", "rope_walk")
    assert "- Write scenarios: tests/py/districts/test_rope_walk.py." in said
    assert "- Draw its picture: web/art/districts/rope_walk.svg." in said
    assert "- Add use-rope_walk to web/games/citadels/locales/fr.ftl." in said
    assert "- web/art/sprite.svg is out of date: run `make generated`." in said


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_every_slip_is_said_in_a_sentence(tree: Path) -> None:
    """A question renamed, a name that wants a place to break, files that cannot be read: no way to it, no repetition."""
    run(tree, "tools.new_card", "character", "jester", "--like", "spy")
    card = tree / "py/citadels/cards/characters/jester.py"
    change(card, "jester_type", "jester_guess")
    _, said = run(tree, "tools.check_card", "jester")
    assert "- Add ask-jester_guess to web/games/citadels/locales/en.ftl, uk.ftl, fr.ftl, ru.ftl." in said
    assert "- Take ask-jester_type out of the language files: nothing says it any more." in said
    assert len([line for line in said if "more scenarios fail: " in line]) == 1
    assert [line for line in said if not line.startswith("- ")] == []
    advice = tree / "py/citadels/bots/advice/characters/jester.py"
    change(advice, 'id = "jester"', 'id = "gesture"')
    _, said = run(tree, "tools.check_card", "jester")
    said_of_advice = (
        "- What the computer player makes of the cards cannot be read: citadels.bots.advice.characters.jester:"
        " wants one documented card whose id is 'jester'"
    )
    assert said == [said_of_advice]
    change(card, "return True", "return True)")
    _, said = run(tree, "tools.check_card", "jester")
    assert len(said) == 1
    assert said[0].startswith("- The cards cannot be read: unmatched ')' (jester.py, line ")


def test_long_words_of_a_translated_name_are_missed(tree: Path) -> None:
    run(tree, "tools.new_card", "district", "rope_walk", "--like", "laboratory")
    ukrainian = tree / "web/games/citadels/locales/uk.ftl"
    change(ukrainian, "district-rope_walk = Rope Walk", "district-rope_walk = Линварський двір")
    _, said = run(tree, "tools.check_card", "rope_walk")
    assert (
        "- Add Линварський to long-words in web/games/citadels/locales/uk.ftl, with a hyphen where it may break."
        in said
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("district", "keep", "--like", "library"), "keep is there already"),
        (("district", "Rope", "--like", "library"), "'Rope' is no id: small letters, words joined by _"),
        (("character", "jester", "--like", "library"), "there is no character 'library'"),
    ],
)
def test_what_cannot_be_begun(tree: Path, arguments: tuple[str, ...], sentence: str) -> None:
    code, said = run(tree, "tools.new_card", *arguments)
    assert code == 1
    assert said[-1].startswith(sentence)


def test_a_card_that_is_not_there(tree: Path) -> None:
    code, said = run(tree, "tools.check_card", "moat")
    assert code == 1
    assert said == [
        "- There is no file moat.py in py/citadels/cards/characters or py/citadels/cards/districts."
    ]
