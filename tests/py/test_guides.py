"""The commands of the guides, as written there, in a copy of the project."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tools.words import ROOT
from tree_copy import copy_of_the_tree, run, run_command

__all__ = ["copy_of_the_tree"]

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("make"), reason="there is no make"),
]

OF_CARDS = (
    "test_art.py", "test_borders.py", "test_bots.py::test_every_card_is_described", "test_edition2016.py", "test_every_card.py",
    "test_locales.py", "test_locality.py", "test_page_borders.py", "test_protocol.py", "test_rulings.py",
)  # fmt: skip
"""The tests that look at every card or at every word of the rules; the others are as slow as `make test-py`."""


def commands(guide: str) -> list[str]:
    """Return the lines of the code blocks of a guide that are commands, without their comments."""
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    lines = re.findall(r"^    ((?:make|\.venv/bin/\w+) .*)$", text, re.MULTILINE)
    return [line.partition(" #")[0].strip() for line in lines]


def made(tree: Path, command: str) -> tuple[int, list[str]]:
    return run_command(tree, *shlex.split(command))


def test_the_guide_for_cards(tree: Path) -> None:
    """Two cards are begun, and every test that looks at all cards passes before anything of them is changed."""
    district, character, check, rest, many = commands("adding-a-card.md")
    for command in (district, character):
        assert command.startswith("make card ")
        code, said = made(tree, command)
        assert code == 0, said
    code, said = made(tree, check)
    assert code == 2, "a copy is not a card of its own"
    assert [line for line in said if not line.startswith(("- ", "make: ", ".venv/"))] == []
    assert rest == "make lint test-py"
    for tool in (("ruff", "check"), ("ruff", "format", "--check")):
        code, said = run(tree, *tool)
        assert code == 0, said
    tests = [f"tests/py/{name}" for name in OF_CARDS]
    code, said = run(tree, "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert code == 0, "\n".join(said)
    assert many.startswith(".venv/bin/citadels simulate ")
    assert many.endswith(" --games 10")
    code, said = made(tree, many)
    assert code == 0, said
    assert said[-1] == "no law was broken"
