"""Copies the project into a temporary folder, in which tests run the tools that write files."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tiers import at_night
from tools import words

PARTS = (
    "py",
    "bench",
    "tools",
    "tests/js",
    "tests/networks",
    "tests/py",
    "web/art",
    "web/box",
    "web/games",
    "tests/e2e",
    "web/locales",
    "web/engine",
    "web/workshop",
    "docs",
    ".github",
)
FILES = (
    "tests/conftest.py",
    "tests/workflows.py",
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "tests/tiers.py",
    "Makefile",
    "pyproject.toml",
    "requirements-build.lock",
    "requirements-dev.lock",
    "requirements-research.lock",
)
STAMPS = ("venv", "node", "npm")
FEWER = "the night runs every test after make card, and after make game"
ON_PUSH = ["tests/py/test_locales.py"]
"""What a check of a card or game runs on a push, beside the tests of its own."""


@pytest.fixture(name="tree")
def copy_of_the_tree(tmp_path: Path) -> Path:
    """Return a copy with what a card consists of, this environment and the page's modules."""
    return copied(tmp_path)


def copied(folder: Path) -> Path:
    """Copy the project into an empty folder, and return it."""
    for part in PARTS:
        # With what Python has compiled, so that no process compiles it again; "*.pyc.*" are files being written.
        shutil.copytree(words.ROOT / part, folder / part, ignore=shutil.ignore_patterns("*.pyc.*"))
    files = (path.relative_to(words.ROOT).as_posix() for path in words.ROOT.glob("web/*") if path.is_file())
    for name in (*FILES, *files):
        shutil.copy(words.ROOT / name, folder / name)
    # Every word of the page is looked for in its modules.
    for script in words.ROOT.glob("web/**/*.js"):
        copy = folder / script.relative_to(words.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(script, copy)
    # Nothing is installed again: the stamps are newer than the lock files.
    (folder / ".venv").symlink_to(Path(sys.executable).parents[1])
    (folder / "build/stamp").mkdir(parents=True)
    for stamp in STAMPS:
        (folder / "build/stamp" / stamp).touch()
    return folder


@contextmanager
def changed(path: Path, old: str, new: str) -> Generator[None]:
    """Replace what a file says for as long as the context lasts; it must say ``old``."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")


def run(tree: Path, *arguments: str) -> tuple[int, list[str]]:
    """Run a module of the copy; return its exit code and the lines it said."""
    return run_command(tree, sys.executable, "-m", *arguments)


def run_check(tree: Path, check: str, name: str) -> tuple[int, list[str]]:
    """Run a check of the copy, a module of `tools`, for ``name``; on a push with fewer tests.

    Return what `run` does.
    """
    readers = "reads.readers" if at_night(FEWER) else f"lambda _: {ON_PUSH}"
    program = f"from tools import {check}, reads; reads.readers = {readers}; {check}.main()"
    return run_command(tree, sys.executable, "-c", program, name)


def red_tests(tree: Path, check: str, name: str, wanted: str) -> set[str]:
    """Run a check of the copy, a module of `tools`, for ``name``; return the tests that its findings name.

    It must fail, tell each finding with file and line, and one that ``wanted``, a pattern, describes.
    """
    code, said = run_check(tree, check, name)
    assert code == 1
    assert all(re.match(r"- (?:py|tests|web|docs)/\S+:\d+: .", line) for line in said), said
    assert any(re.match(f"- (?:{wanted})", line) for line in said), said
    return {f"tests/{test}" for line in said for test in re.findall(r"\((py/\S+?::\w+)", line)}


def run_command(tree: Path, *command: str) -> tuple[int, list[str]]:
    """Run a command in the copy; return its exit code and the lines it said.

    A make around the tests hands its own flags down; the copy's make must not follow them.
    """
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(  # noqa: S603 - our own programs on a copy of our own files.
        command,
        cwd=tree,
        env={**inherited, "PYTHONPATH": str(tree / "py")},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()
