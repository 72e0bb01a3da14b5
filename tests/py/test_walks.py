"""Tests the walks of docs/architecture.md.

Each file exists and is named by one before it, and none is longer than promised.
"""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).parents[2]
PAGE = TOP / "docs" / "architecture.md"
MOST = {
    "click to the drawn hand": 10,
    "an answer inside the engine": 14,
    "a guest's click": 12,
    "save and resume": 5,
    "sentence of an event": 2,
}
"""The most files that somebody opens who follows the calls from the handler."""


def walks() -> dict[str, list[Path]]:
    """Return the files of each walk, in the order in which they are opened."""
    section = PAGE.read_text("utf-8").partition("## Walks")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|`]+) \| (`[^|]+) \|$", section, re.MULTILINE)
    return {name: [TOP / path for path in re.findall(r"`([^`]+)`", files)] for name, files in rows}


def names(text: str, path: Path) -> bool:
    """Whether ``text`` names the file, as an import or in a comment."""
    if path.suffix == ".py":
        module = ".".join(path.relative_to(TOP / "py").with_suffix("").parts)
        package, _, last = module.rpartition(".")
        parts = rf"from {re.escape(package)} import [^\n]*\b{last}\b"
        return bool(re.search(rf"\b{re.escape(module)}\b|\b{path.name}\b|{parts}", text))
    if path.suffix == ".ftl":
        return f"{path.parent.name}/" in text
    return bool(re.search(rf"[\s(\"'`/]{re.escape(path.name)}\b", text))


def test_each_file_of_a_walk_is_named_by_one_before_it() -> None:
    for walk, files in walks().items():
        for at, path in enumerate(files):
            assert path.is_file(), f"{walk}: {path}"
            before = [one.read_text("utf-8") for one in files[:at]]
            assert not at or any(names(text, path) for text in before), (
                f"{walk}: no file before it names {path.name}"
            )


def test_no_walk_is_longer_than_promised() -> None:
    assert {walk: len(set(files)) <= MOST[walk] for walk, files in walks().items()} == dict.fromkeys(
        MOST, True
    )
