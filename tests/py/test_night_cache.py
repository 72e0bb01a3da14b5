"""Tests which results of an earlier commit a night takes from its cache.

Those of tests that read no file that changed since.
"""

import json
from pathlib import Path

import pytest

from test_night import Repository, small_night, small_repository
from tools.mutants import faults
from tools.night import cache, rows
from tools.night.run import Night
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

__all__ = ["small_repository"]

DRAFT = "tests/py/test_draft.py::test_x"
PAGES = "tests/py/test_docs.py::test_x"
PLAY = "tests/e2e/test_play.py::test_x"
SUPPORT = "tests/e2e/support.py"
PAGE = "web/app.js web/styles/table.css"
TEXTS = "web/games/citadels/questions/icons.js web/locales/install/en.ftl web/locales/languages.js"
OF_PYTHON, OF_BROWSER = "a fault that Python tests find", "a fault that a browser test finds"
CASES = {
    "browsers": (
        PLAY,
        f"tests/e2e/test_play.py {SUPPORT} tests/e2e/conftest.py tests/tiers.py {PAGE} py/pointcity/kind.py tools/website/site.py Makefile a-new-file",
        "tests/e2e/test_link.py tests/py/test_draft.py tests/py/laws.py docs/night.md tools/night/rows.py",
    ),
    "python": (
        DRAFT,
        f"tests/py/test_draft.py tests/py/laws.py tests/py/golden/desk_calls.json py/pointcity/kind.py requirements-dev.lock {TEXTS}",
        f"tests/py/test_docs.py {SUPPORT} {PAGE} docs/night.md",
    ),
    "python, with benches": ("tests/py/test_tempers.py::test_x", "bench/tempers.py docs/night.md", ""),
    "python, of pages": (PAGES, f"docs/night.md {SUPPORT} {PAGE} tools/night/rows.py", ""),
    "pyodide": (DRAFT, "tests/py/laws.py py/pointcity/kind.py", f"{PAGE} docs/night.md"),
    "networks": (
        "networks::pairs",
        f"tests/networks/homes.py tests/networks/routers.py tests/e2e/engines.py {PAGE}",
        "tests/e2e/test_play.py tests/py/laws.py docs/night.md",
    ),
    "mutants": (
        OF_PYTHON,
        f"tests/py/laws.py tests/mutants.toml {PAGE} tools/mutants.py",
        f"{SUPPORT} tests/py/test_peer_honest.py docs/night.md",
    ),
    "mutants, in browsers": (OF_BROWSER, f"{SUPPORT} docs/night.md", ""),
    "mutants, gone": ("mutants::a fault that is gone", "docs/night.md", ""),
    "js, with engines": (
        "tests/js/mailbox-faults.test.js",
        "tests/js/mailbox-faults.test.js tests/js/evenings/world.js web/app/online/host-room.js web/peer/mailbox.js web/lib/base64.js py/pointcity/kind.py tests/py/engine_server.py web/locales/en.ftl package-lock.json docs/night.md",
        "tests/js/arena.test.js web/app/workshop/arena-view.js tests/py/test_draft.py",
    ),
    "js, alone": (
        "tests/js/arena.test.js",
        "tests/js/arena.test.js web/app/workshop/arena-view.js package.json",
        "web/app/lobby/lobby-view.js py/pointcity/kind.py tests/py/laws.py web/servers.json docs/night.md",
    ),
    "js, that reads a script as text": (
        "tests/js/service-worker.test.js",
        "service-worker.js web/servers.json",
        "web/app/workshop/arena-view.js py/pointcity/kind.py",
    ),
    "js, that lists folders": (
        "tests/js/unfolded.test.js",
        "web/app/workshop/arena-view.js web/a-new-file.js web/servers.json",
        "",
    ),
}
"""By part: a test, files that it may read, and files that it does not read."""


def first_fault(*, by_browser: bool) -> str:
    """Return the id of a planted fault in a night."""
    return next(
        f"mutants::{one.name}"
        for one in faults()
        if any(name.startswith("tests/e2e") for name in one.tests) == by_browser
    )


@pytest.mark.parametrize("case", CASES)
def test_a_test_runs_again_if_it_may_read_what_changed(case: str) -> None:
    part, (test, *files) = case.partition(",")[0], CASES[case]
    read, not_read = (text.split() for text in files)
    if test in {OF_PYTHON, OF_BROWSER}:
        test = first_fault(by_browser=test == OF_BROWSER)
    assert [file for file in read if not cache.may_read(part, test, [file])] == []
    assert [file for file in not_read if cache.may_read(part, test, [file])] == []
    assert all(cache.may_read(part, test, [*not_read, file]) for file in read)


def test_a_fault_is_planted_again_where_its_own_tests_changed() -> None:
    fault = next(one for one in faults() if all(name.startswith("tests/py/") for name in one.tests))
    (own, *_) = fault.tests[0].split("::")
    assert cache.may_read("mutants", f"mutants::{fault.name}", [own])


def test_a_module_that_reads_the_engine_alone_is_there_and_looks_like_more() -> None:
    """An entry of the list that is not needed would hide what such a module comes to read."""
    for name in cache.READS_ENGINE_ONLY:
        assert cache.READS_REPOSITORY.search((ROOT / "tests/py" / name).read_text("utf-8"))


@pytest.fixture(name="nights")
def nights_of_a_small_repository(
    repo: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> "Nights":
    monkeypatch.setattr(cache, "ROOT", repo.folder)
    monkeypatch.setattr(cache, "TESTS", repo.folder / "tests")
    return Nights(repo, tmp_path / "night")


class Nights:
    """The nights of a small repository."""

    def __init__(self, repo: Repository, folder: Path) -> None:
        self.repo, self.folder = repo, folder

    def at(self, commit: str, *, day: int = 1, **outcomes: str) -> Night:
        """Return the night of a commit, with results of the browser tests."""
        (self.folder / commit).mkdir(parents=True)
        night = small_night(self.folder / commit, browsers=[PLAY])
        told = json.loads(night.plan_file.read_text("utf-8"))
        night.plan_file.write_text(json.dumps({**told, "day": day}), encoding="utf-8")
        for test, outcome in outcomes.items():
            night.write("browsers", f"tests/e2e/test_{test}.py::test_x", outcome)
        return night

    def cached(self, commit: str, day: int = 1) -> dict[str, str]:
        """Return at which commit each test ran whose result is taken."""
        tests = [f"tests/e2e/test_{name}.py::test_x" for name in ("play", "link")]
        found = cache.cached_results(self.folder, commit, day, {"browsers": tests})
        return {
            line["id"].partition(".py")[0].removeprefix("tests/e2e/test_"): line["at"] for _, line in found
        }


def test_what_passed_is_taken_and_what_changed_or_failed_runs_again(nights: Nights) -> None:
    first = nights.repo.commit("tests/e2e/test_link.py", "a")
    nights.at(first, play="passed", link="failed")
    second = nights.repo.commit("tests/e2e/test_link.py", "mended")
    assert nights.cached(second) == {"play": first}
    nights.at(second, link="passed")
    third = nights.repo.commit("docs/a.md", "a page")
    assert nights.cached(third) == {"play": first, "link": second}
    fourth = nights.repo.commit("web/app.js", "code")
    assert nights.cached(fourth) == {}


def test_the_newest_result_counts(nights: Nights) -> None:
    first = nights.repo.commit("docs/a.md", "a")
    nights.at(first, play="passed", link="passed")
    second = nights.repo.commit("docs/a.md", "b")
    nights.at(second, play="failed", link="passed")
    third = nights.repo.commit("docs/a.md", "c")
    assert nights.cached(third) == {"link": second}


def test_a_result_grows_old_also_where_it_was_taken_from_night_to_night(nights: Nights) -> None:
    first = nights.repo.commit("docs/a.md", "a")
    nights.at(first, day=1, play="passed")
    second = nights.repo.commit("docs/a.md", "b")
    nights.at(second, day=1 + cache.MOST_DAYS).write("browsers", PLAY, "passed", at=first)
    third = nights.repo.commit("docs/a.md", "c")
    assert nights.cached(third, day=1 + cache.MOST_DAYS) == {"play": first}
    assert nights.cached(third, day=2 + cache.MOST_DAYS) == {}


def test_a_night_of_long_ago_or_of_another_branch_is_not_taken(nights: Nights) -> None:
    first = nights.repo.commit("docs/a.md", "a")
    nights.at(first, day=1, play="passed")
    second = nights.repo.commit("docs/a.md", "b")
    assert nights.cached(second, day=1 + cache.MOST_DAYS) == {"play": first}
    assert nights.cached(second, day=2 + cache.MOST_DAYS) == {}
    nights.repo.git("checkout", "--quiet", f"{first}^")
    other = nights.repo.commit("docs/b.md", "another branch")
    assert nights.cached(other) == {}


def test_the_row_says_where_results_are_from(tmp_path: Path) -> None:
    night = small_night(tmp_path, browsers=[PLAY], python=[DRAFT])
    night.write("python", DRAFT, "passed")
    night.write("browsers", PLAY, "passed", at="a" * 40)
    row = night.row()
    assert row["cached"] == {"a" * 40: 1}
    assert rows.is_green({**row, "parts": {}})
    assert rows.state(row) == "whole and green, 1 result from aaaaaaaa"
    night.write("browsers", PLAY, "failed")
    assert night.row()["cached"] == {}
    assert "1 failed" in rows.state(night.row())
