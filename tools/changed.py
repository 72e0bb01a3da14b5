"""Runs the checks and tests that the changed files can reach: python -m tools.changed (make check CHANGED=1).

Changed is what differs from where the branch left main, with what is not committed. A file of a card reaches the tests
of the card; of any other file, what may read it runs. Browsers are left to `make test`.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tools import new_card, reads
from tools.night import cache, rows, scripts
from tools.night.modules import ROOT, TESTS

OF_PAGE = re.compile(r"\.(?:m?js|ts|css)$|(?:^|/)tsconfig[\w.]*\.json$|^(?:package|stylelint)[\w.-]+$")
"""Files that tsc and stylelint look at, or that say how."""
OF_PYTHON = re.compile(r"\.py$|^pyproject\.toml$|^requirements-dev\.lock$")
"""The same for ruff and pyright."""
PAGE_ONLY = re.compile(r"^web/(?!locales/|games/\w+/questions/icons).*\.(?:js|css)$")
"""Scripts and style sheets of the page that neither the engine nor its laws read, only tests that look at the page."""


def main() -> int:
    files = changed(ROOT)
    if not files:
        print("Nothing has changed.")
        return 0
    chosen = goals(files)
    print(f"{len(files)} changed: make {' '.join(chosen)}", flush=True)
    return subprocess.run(("make", "--jobs=2", *chosen), cwd=ROOT, check=False).returncode


def changed(folder: Path) -> list[str]:
    """Return what differs from where the branch left main; on main itself, what is not committed."""
    bases = (rows.git(folder, "merge-base", "HEAD", name) for name in ("main", "origin/main"))
    since = next(filter(None, bases), "HEAD")
    told = rows.git(folder, "diff", "--name-only", "--no-renames", since)
    new = rows.git(folder, "ls-files", "--others", "--exclude-standard")
    return sorted({*told.splitlines(), *new.splitlines()})


def goals(files: Sequence[str]) -> list[str]:
    """Return what `make` is to do, and for which files and tests; without these it does it for all."""
    found = ["plain-style"]
    if any(file.startswith(".github/") for file in files):
        found.append("workflow-style")
    if any(map(OF_PAGE.search, files)):
        found.append("page-style")
    if python := [file for file in files if OF_PYTHON.search(file)]:
        alone = all(file.endswith(".py") and (ROOT / file).is_file() for file in python)
        found += ["types", "python-style", *(_only("FILES", python) if alone else [])]
    for goal, variable, tests, chosen in (
        ("test-js", "JS_TESTS", _tests("js", "*.test.js"), node_tests(files)),
        ("test-quick", "PY_TESTS", _tests("py", "test_*.py"), python_tests(files)),
    ):
        if chosen := sorted({*chosen}):
            found += [goal, *(_only(variable, chosen) if {*tests} - {*chosen} else [])]
    return found


def _only(variable: str, values: Iterable[str]) -> list[str]:
    return [f"{variable}={' '.join(values)}"]


def _tests(folder: str, pattern: str) -> list[str]:
    """Return the files of tests in a folder of `tests/`, from the top of the project."""
    return [path.relative_to(ROOT).as_posix() for path in (TESTS / folder).rglob(pattern)]


def node_tests(files: Iterable[str]) -> Iterator[str]:
    """Yield the tests of the page's modules that may read one of these files; a card's code is tested in Python."""
    read = [file for file in files if not (file.endswith(".py") and card_of(file))]
    for test in _tests("js", "*.test.js"):
        if any(scripts.may_read(ROOT / test, file) for file in read):
            yield test


def python_tests(files: Iterable[str]) -> Iterator[str]:
    """Yield the files of tests, and single tests of others, that these files can reach."""
    cards = {file: card for file in files if (card := card_of(file))}
    page = [file for file in files if PAGE_ONLY.search(file)]
    others = [file for file in files if file not in cards and file not in page]
    named = re.compile(rf"test_(?:{'|'.join({*cards.values()})})(?:_\w+)?\.py") if cards else None
    whole = {
        test
        for test in _tests("py", "test_*.py")
        if (named and named.fullmatch(Path(test).name)) or cache.may_read("python", test, others)
    }
    yield from whole
    single = {*(reads.readers("cards") if cards else ())}
    single |= {test for test in reads.readers("page") if cache.may_read("python", test, page)}
    yield from (test for test in single if test.partition("::")[0] not in whole)


def card_of(file: str) -> str | None:
    """Return the card that a file belongs to alone."""
    card = Path(file).stem.removeprefix("test_")
    mine = (new_card.files_of(kind, card).values() for kind in new_card.KINDS)
    return card if any(ROOT / file in paths for paths in mine) else None


if __name__ == "__main__":
    sys.exit(main())
