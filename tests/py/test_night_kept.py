"""Tests which results of an earlier night are kept: those of tests that read no file that changed since."""

import json
from pathlib import Path

import pytest

from test_night import Repository, small_night, small_repository
from tools.mutants import faults
from tools.night import kept, rows
from tools.night.run import Night
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

__all__ = ["small_repository"]

DRAFT = "tests/py/test_draft.py::test_x"
PAGES = "tests/py/test_docs.py::test_x"
PLAY = "tests/e2e/test_play.py::test_x"
OF_PYTHON, OF_BROWSER = "the first fault that Python tests find", "the first fault that a browser test finds"


AGAIN = {
    (
        "browsers",
        PLAY,
    ): "tests/e2e/test_play.py tests/e2e/support.py tests/e2e/conftest.py tests/tiers.py web/app.js "
    "web/styles/table.css py/pointcity/kind.py tools/website/site.py Makefile a-new-file",
    (
        "python",
        DRAFT,
    ): "tests/py/test_draft.py tests/py/laws.py tests/py/golden/desk_calls.json py/pointcity/kind.py "
    "web/games/citadels/questions/icons.js web/locales/install/en.ftl web/locales/languages.js requirements-dev.lock",
    ("python", "tests/py/test_tempers.py::test_x"): "bench/tempers.py docs/night.md",
    ("python", PAGES): "docs/night.md tests/e2e/support.py web/app.js tools/night/rows.py",
    ("pyodide", DRAFT): "tests/py/laws.py py/pointcity/kind.py",
    (
        "networks",
        "networks::pairs",
    ): "tests/networks/homes.py tests/networks/routers.py tests/e2e/engines.py web/app.js",
    (
        "mutants",
        OF_PYTHON,
    ): "tests/py/laws.py tests/mutants.toml web/app.js tools/mutants.py",
    ("mutants", OF_BROWSER): "tests/e2e/support.py docs/night.md",
    ("mutants", "mutants::a fault that is gone"): "docs/night.md",
    ("js", "tests/js/mailbox-faults.test.js"): "docs/night.md",
}
KEPT = {
    (
        "browsers",
        PLAY,
    ): "tests/e2e/test_link.py tests/py/test_draft.py tests/py/laws.py docs/night.md tools/night/rows.py",
    (
        "python",
        DRAFT,
    ): "tests/py/test_docs.py tests/e2e/support.py web/app.js web/styles/table.css docs/night.md",
    ("pyodide", DRAFT): "web/app.js docs/night.md",
    ("networks", "networks::pairs"): "tests/e2e/test_play.py tests/py/laws.py docs/night.md",
    ("mutants", OF_PYTHON): "tests/e2e/support.py docs/night.md",
}


def first_fault(*, by_browser: bool) -> str:
    """Return the id of a planted fault in a night."""
    return next(
        f"mutants::{one.name}"
        for one in faults()
        if any(name.startswith("tests/e2e") for name in one.tests) == by_browser
    )


@pytest.mark.parametrize(("part", "test"), AGAIN)
def test_a_test_runs_again_if_it_may_read_what_changed(part: str, test: str) -> None:
    read, not_read = AGAIN[part, test].split(), KEPT.get((part, test), "").split()
    if test in {OF_PYTHON, OF_BROWSER}:
        test = first_fault(by_browser=test == OF_BROWSER)
    assert [file for file in read if not kept.may_read(part, test, [file])] == []
    assert [file for file in not_read if kept.may_read(part, test, [file])] == []
    assert all(kept.may_read(part, test, [*not_read, file]) for file in read)


def test_a_module_that_reads_the_engine_alone_is_there_and_looks_like_more() -> None:
    """An entry of the list that is not needed would hide what such a module comes to read."""
    for name in kept.ENGINE_ALONE:
        assert kept.LOOKS_THROUGH.search((ROOT / "tests/py" / name).read_text("utf-8"))


@pytest.fixture(name="nights")
def nights_of_a_small_repository(
    repo: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> "Nights":
    monkeypatch.setattr(kept, "ROOT", repo.folder)
    monkeypatch.setattr(kept, "TESTS", repo.folder / "tests")
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

    def kept(self, commit: str, day: int = 1) -> dict[str, str]:
        """Return at which commit each test ran whose result is kept."""
        tests = [f"tests/e2e/test_{name}.py::test_x" for name in ("play", "link")]
        found = kept.keep(self.folder, commit, day, {"browsers": tests})
        return {
            line["id"].partition(".py")[0].removeprefix("tests/e2e/test_"): line["at"] for _, line in found
        }


def test_what_passed_is_kept_and_what_changed_or_failed_runs_again(nights: Nights) -> None:
    first = nights.repo.commit("tests/e2e/test_link.py", "a")
    nights.at(first, play="passed", link="failed")
    second = nights.repo.commit("tests/e2e/test_link.py", "mended")
    assert nights.kept(second) == {"play": first}
    nights.at(second, link="passed")
    third = nights.repo.commit("docs/a.md", "a page")
    assert nights.kept(third) == {"play": first, "link": second}
    fourth = nights.repo.commit("web/app.js", "code")
    assert nights.kept(fourth) == {}


def test_the_newest_result_counts(nights: Nights) -> None:
    first = nights.repo.commit("docs/a.md", "a")
    nights.at(first, play="passed", link="passed")
    second = nights.repo.commit("docs/a.md", "b")
    nights.at(second, play="failed", link="passed")
    third = nights.repo.commit("docs/a.md", "c")
    assert nights.kept(third) == {"link": second}


def test_a_night_of_long_ago_or_of_another_branch_is_not_kept(nights: Nights) -> None:
    first = nights.repo.commit("docs/a.md", "a")
    nights.at(first, day=1, play="passed")
    second = nights.repo.commit("docs/a.md", "b")
    assert nights.kept(second, day=1 + kept.OLDEST) == {"play": first}
    assert nights.kept(second, day=2 + kept.OLDEST) == {}
    nights.repo.git("checkout", "--quiet", f"{first}^")
    other = nights.repo.commit("docs/b.md", "another branch")
    assert nights.kept(other) == {}


def test_the_row_says_where_results_are_from(tmp_path: Path) -> None:
    night = small_night(tmp_path, browsers=[PLAY], python=[DRAFT])
    night.write("python", DRAFT, "passed")
    night.write("browsers", PLAY, "passed", at="a" * 40)
    row = night.row()
    assert row["kept"] == {"a" * 40: 1}
    assert rows.is_green({**row, "parts": {}})
    assert rows.state(row) == "whole and green, 1 result from aaaaaaaa"
    night.write("browsers", PLAY, "failed")
    assert night.row()["kept"] == {}
    assert "1 failed" in rows.state(night.row())
