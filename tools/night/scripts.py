"""Finds which files a test of the page's modules may read.

What it imports, the scripts that it names, and data files.
"""

import re
from functools import cache
from pathlib import Path

from tools.night.modules import ROOT

SCRIPTS = {".js", ".mjs"}
FOR_ALL = {"package.json", "package-lock.json", "requirements-node.lock"}
"""Files that every test depends on: what is installed, and Node itself."""
COMMENT = re.compile(r"(?<![\w*/\"'`\\])/\*[\s\S]*?\*/|^[ \t]*//.*$", re.MULTILINE)
NAMED = re.compile(r"[\"'`]([^\"'`\s]+\.m?js)[\"'`]")
READS_FILES = re.compile(r"[\"']node:(?:fs|fs/promises|child_process)[\"']")
LISTS_FOLDERS = re.compile(r"\breaddir(?:Sync)?\b")
STARTS_PROGRAMS = re.compile(r"[\"']node:child_process[\"']")


def may_read(test: Path, file: str) -> bool:
    """Whether a test, with all that it imports, may read a file of the repository.

    A module that reads files may read all data. It may read a script where it names it or lists folders, and Python
    where it lists folders or starts programs. Types in comments are not read.
    """
    used = modules_used(test)
    if ROOT / file in used or file in FOR_ALL:
        return True
    readers = [text for path in used if READS_FILES.search(text := _code(path))]
    match Path(file):
        case Path(suffix=".py", name=name):
            return not name.startswith("test_") and any(
                LISTS_FOLDERS.search(text) or STARTS_PROGRAMS.search(text) for text in readers
            )
        case Path(suffix=suffix, name=name) if suffix in SCRIPTS:
            return any(LISTS_FOLDERS.search(text) or name in text for text in readers)
        case _:
            return bool(readers)


@cache
def modules_used(test: Path) -> frozenset[Path]:
    """Return a script with those that it imports, now or later, and those that it names by their path in `web/`."""
    found: set[Path] = set()
    fresh = {test}
    while fresh:
        path = fresh.pop()
        if path not in found:
            found.add(path)
            fresh |= {
                named
                for name in NAMED.findall(_code(path))
                for folder in (path.parent, ROOT / "web")
                if (named := (folder / name).resolve()).is_file()
            }
    return frozenset(found)


@cache
def _code(path: Path) -> str:
    """Return a script without its comments; "" for one that is gone."""
    return COMMENT.sub("", path.read_text(encoding="utf-8")) if path.is_file() else ""
