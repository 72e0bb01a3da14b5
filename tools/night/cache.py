"""Caches results between commits.

What passed at an earlier one counts where no file changed since that the test may read.

Where this is not sure, the test runs again. What may be read is found from paths and imports, not from runs.
"""

import ast
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tools.mutants import faults
from tools.night import rows, scripts
from tools.night.log import Line, lines_of
from tools.night.modules import ROOT, TESTS, file_of
from tools.parsed import tree_of

BESIDE_THE_PRODUCT = (
    "docs/*",
    "bench/*",
    ".github/*",
    "tests/js/*",
    "tests/mutants.toml",
    "tests/nights.json",
    "tools/night/*",
)
"""Files that neither the site nor the engine is made of; only tests that read the whole repository read them."""
PAGE_FILES = ("web/*.js", "web/*.css")
"""Files of the page that only those tests read as well, apart from `READ_BY_ENGINE`."""
READ_BY_ENGINE = ("web/games/*", "web/locales/*")
"""Where the engine finds texts, tables, languages and the names of pictures."""
BESIDE_FAULTS = (
    "docs/*",
    "bench/*",
    ".github/*",
    "tests/e2e/*",
    "tests/networks/*",
    "tests/nights.json",
    "tests/py/test_*.py",
    "tools/night/*",
)
"""Files that a planted fault's tests do not read, but for their own, browser tests and those that read the whole
repository."""
READS_REPOSITORY = re.compile(r"parents\[|\bROOT\b|\bTOP\b|Path\(\"|(?:from|import) (?:tools|bench)\b")
"""How a module says that it reads files of the repository."""
READS_ENGINE_ONLY = {"laws.py", "vocabulary.py", "desk_client.py"}
"""Modules that say so, and read the engine and its texts alone."""
MOST_DAYS = 1
"""How old a result may be: the seeds of some tests are those of a day."""


def cached_results(
    folder: Path, commit: str, day: int, parts: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, Line]]:
    """Yield for each part what passed at an earlier commit and need not run again, the newest result of each test.

    ``folder`` has a folder of results for each commit, ``parts`` the tests of the night at ``commit``. A line says at
    which commit its test ran.
    """
    done: set[tuple[str, str]] = set()
    for earlier in nights_before(folder, commit):
        if day - json.loads((folder / earlier / "plan.json").read_text(encoding="utf-8"))["day"] > MOST_DAYS:
            continue
        changed = changed_since(earlier, commit)
        for part, tests in parts.items():
            ran = _ran(folder / earlier / f"{part}.jsonl")
            for test in tests:
                if test not in ran or (part, test) in done or may_read(part, test, changed):
                    continue
                done.add((part, test))
                if ran[test]["outcome"] == "passed":
                    yield part, {"at": earlier, **ran[test]}


def _ran(log: Path) -> dict[str, Line]:
    """Return the last line of each test that ran at this commit.

    A result from another one has the age that it has there.
    """
    return {line["id"]: line for line in lines_of(log) if "at" not in line}


def nights_before(folder: Path, commit: str) -> list[str]:
    """Return the commits before ``commit`` that have a night in ``folder``, the newest first."""
    distance = {
        path.parent.name: int(count)
        for path in folder.glob("*/plan.json")
        if path.parent.name != commit
        and rows.git(ROOT, "merge-base", path.parent.name, commit) == path.parent.name
        and (count := rows.git(ROOT, "rev-list", "--count", f"{path.parent.name}..{commit}"))
    }
    return sorted(distance, key=lambda name: distance[name])


def changed_since(earlier: str, commit: str) -> frozenset[str]:
    """Return the files that differ between two commits; of a file that was moved both names."""
    return frozenset(rows.git(ROOT, "diff", "--name-only", "--no-renames", earlier, commit).splitlines())


def may_read(part: str, test: str, changed: Collection[str]) -> bool:
    """Whether a test of a part of the night may read one of these files."""
    match part:
        case "js":
            return any(scripts.may_read(ROOT / test, file) for file in changed)
        case "mutants":
            return not all(_fits(file, BESIDE_FAULTS) for file in changed) or any(
                name.startswith("tests/e2e")
                or (name.startswith("tests/py") and may_read("python", name, changed))
                for name in _tests_of_faults().get(test, ["tests/e2e"])
            )
        case "networks":
            start = frozenset((TESTS / "networks").glob("*.py"))
        case _:
            start = frozenset({ROOT / test.partition("::")[0]})
    return any(_reads(part, start, file) for file in changed)


def _reads(part: str, start: frozenset[Path], file: str) -> bool:
    used = modules_used(start)
    if file.startswith("tests/") and file.endswith(".py"):
        unread = ROOT / file not in used
    elif part in {"browsers", "alone", "networks"}:
        return not _fits(file, BESIDE_THE_PRODUCT)
    else:
        unread = _fits(file, BESIDE_THE_PRODUCT) or (
            _fits(file, PAGE_FILES) and not _fits(file, READ_BY_ENGINE)
        )
    return not unread or (part in {"python", "pyodide"} and reads_repository(used))


def _fits(file: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(file, pattern) for pattern in patterns)


@cache
def _tests_of_faults() -> dict[str, list[str]]:
    """Return the tests of each planted fault, by its id in a night."""
    return {f"mutants::{fault.name}": fault.tests for fault in faults()}


@cache
def modules_used(start: frozenset[Path]) -> frozenset[Path]:
    """Return modules of the tests with all that they import, and the conftest.py of their folders.

    A file that is gone is among them, what it imported is not.
    """
    found: set[Path] = set()
    fresh = set(start)
    while fresh:
        path = fresh.pop()
        if path in found:
            continue
        found.add(path)
        if path.is_file():
            fresh |= {*_imported(path), *_conftests(path)}
    return frozenset(found)


def _imported(path: Path) -> set[Path]:
    """Return the modules of the tests that one imports, in its functions, too."""
    names: set[str] = set()
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.ImportFrom(module=str(name), names=inner):
                names |= {name, *(f"{name}.{alias.name}" for alias in inner)}
            case ast.Import(names=inner):
                names |= {alias.name for alias in inner}
            case _:
                pass
    return {file for name in names if (file := file_of(name))}


def _conftests(path: Path) -> set[Path]:
    folders = [folder for folder in path.parents if folder == TESTS or TESTS in folder.parents]
    return {file for folder in folders if (file := folder / "conftest.py").is_file()}


@cache
def reads_repository(used: frozenset[Path]) -> bool:
    """Whether one of these modules reads files of the repository."""
    texts = (
        path.read_text(encoding="utf-8")
        for path in used
        if path.is_file() and path.name not in READS_ENGINE_ONLY
    )
    return any(map(READS_REPOSITORY.search, texts))
