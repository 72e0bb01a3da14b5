"""Tests that every ruling in docs/rulings.md is named by a test, or says why none can be."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.parsed import tree_of

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rulings.md"
STRENGTHS = {"O", "D", "C", "I", "P"}
UNTESTED = "No test:"

ROW = re.compile(r"^- (\d+) \(([^()]*)\): (.*?)(?: Remark: (.*))?$")
NAMED = re.compile(r"[Rr]ulings? (\d+(?:(?:, and |, | and | to )\d+)*)")
STEP = re.compile(r"(, and |, | and | to )?(\d+)")

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="the documents are not at hand")


class Ruling(NamedTuple):
    """A line of the page."""

    number: int
    engine: str
    strengths: set[str]
    remark: str


def read_page(text: str) -> list[Ruling]:
    """Return the lines of the page's lists."""
    lines = re.sub(r"\n  +", " ", text).splitlines()
    found = [match.groups(default="") for line in lines if (match := ROW.match(line))]
    return [
        Ruling(int(number), engine.strip(), set(re.findall(r"\b[A-Z]\b", strength)), remark.strip())
        for number, strength, engine, remark in found
    ]


def named(text: str) -> set[int]:
    """Return the numbers of the rulings that ``text`` names: "Ruling 3", "rulings 3, 5 and 7 to 9"."""
    numbers: set[int] = set()
    for match in NAMED.finditer(text):
        before = 0
        for link, digits in STEP.findall(match.group(1)):
            number = int(digits)
            numbers |= set(range(before, number)) if link == " to " else set()
            numbers.add(number)
            before = number
    return numbers


@cache
def covered() -> set[int]:
    """Return every ruling that the docstring of a test names."""
    files = [path for path in HERE.rglob("test_*.py") if path != Path(__file__)]
    # Most files name none, and need not be parsed.
    parts = [part for path in files if "uling" in path.read_text("utf-8") for part in tree_of(path).body]
    tests = [part for part in parts if isinstance(part, ast.FunctionDef) and part.name.startswith("test_")]
    return {number for test in tests for number in named(ast.get_docstring(test) or "")}


@pytest.fixture(name="rulings")
def read_rulings() -> list[Ruling]:
    return read_page(PAGE.read_text("utf-8"))


def test_numbers_are_read_as_they_are_written() -> None:
    assert named("Ruling 3. Rulings 5, 7 and 9: x; rulings 11 to 13, and 15.") == {3, 5, 7, 9, 11, 12, 13, 15}
    assert named("""Ruling 4: for 2 players.""") == {4}
    assert named("no ruling at all, 17") == set()


def test_every_number_is_there_once(rulings: list[Ruling]) -> None:
    """A new ruling takes the next number, in whichever list it belongs to."""
    assert sorted(ruling.number for ruling in rulings) == list(range(1, len(rulings) + 1))
    assert len(rulings) > 140


def test_every_ruling_says_what_the_engine_does_and_how_sure_it_is(rulings: list[Ruling]) -> None:
    assert [ruling.number for ruling in rulings if not ruling.engine] == [], "say what the engine does"
    assert [ruling.number for ruling in rulings if not ruling.strengths] == [], (
        "say how sure it is: O, D, C, I, P"
    )
    assert set[str]().union(*(ruling.strengths for ruling in rulings)) == STRENGTHS


def test_every_ruling_is_named_by_a_test_or_says_why_not(rulings: list[Ruling]) -> None:
    shown = covered()
    excused = {ruling.number for ruling in rulings if ruling.remark.startswith(UNTESTED)}
    unnamed = sorted({ruling.number for ruling in rulings} - shown - excused)
    assert unnamed == [], (
        f"name them in the docstring of a test ('Ruling 17.'), or begin the remark with {UNTESTED!r}"
    )
    assert sorted(excused & shown) == [], "these have a test by now"


def test_an_excuse_has_a_reason(rulings: list[Ruling]) -> None:
    excuses = [ruling.remark.removeprefix(UNTESTED) for ruling in rulings if UNTESTED in ruling.remark]
    assert all(len(excuse.split()) > 3 for excuse in excuses)


def test_tests_name_only_rulings_of_the_page(rulings: list[Ruling]) -> None:
    unknown = sorted(covered() - {ruling.number for ruling in rulings})
    assert unknown == [], "add a line for each to docs/rulings.md"
