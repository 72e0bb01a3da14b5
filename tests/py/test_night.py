"""Tests the night: what it runs, how it goes on after a kill, its rows, and what a release asks of them."""

import ast
import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.tiers import LONG_IN_PYODIDE
from tools.night import __main__, modules, plan, rows, run
from tools.night.run import Night
from tools.website import release
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

GREEN: dict[str, Any] = {
    "date": "2026-11-20",
    "whole": True,
    "failures": [],
    "unsteady": [],
    "missing": [],
    "parts": {"python": {"ran": 3, "of": 3, "seconds": 1}},
}
TODAY = date(2026, 11, 22)


class Repository:
    """A repository of its own, in a folder of the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.git("init", "--quiet")
        self.commit("a", "first")

    def git(self, *arguments: str) -> str:
        names = ("-c", "user.name=n", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false")
        done = subprocess.run(  # noqa: S603 - git, in a folder of the test
            ("git", *names, *arguments),  # noqa: S607 - the machine's own
            cwd=self.folder,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def commit(self, file: str, text: str) -> str:
        path = self.folder / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", text)
        return self.git("rev-parse", "HEAD")

    def row(self, commit: str, **other: Any) -> None:
        """Keep a row and commit it."""
        rows.keep(self.folder, {**GREEN, "commit": commit, **other})
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "a row")


@pytest.fixture(name="repo")
def small_repository(tmp_path: Path) -> Repository:
    (tmp_path / "repo" / "tests").mkdir(parents=True)
    return Repository(tmp_path / "repo")


def test_a_night_is_about_the_last_commit_that_changes_more_than_rows(repo: Repository) -> None:
    commit = repo.commit("a", "second")
    repo.row(commit)
    repo.row(commit, failures=["python: x"])
    assert rows.base_of(repo.folder) == commit
    assert len(rows.rows(repo.folder)) == 1
    later = repo.commit("a", "third")
    assert rows.base_of(repo.folder) == later


def test_a_file_beside_the_rows_makes_another_commit(repo: Repository) -> None:
    rows.keep(repo.folder, {**GREEN, "commit": "x"})
    mixed = repo.commit("a", "with a row")
    assert rows.base_of(repo.folder) == mixed


def test_a_changed_file_is_seen_and_a_changed_row_is_none(repo: Repository) -> None:
    repo.row(rows.commit_of(repo.folder))
    rows.keep(repo.folder, {**GREEN, "commit": "another"})
    assert not rows.changed(repo.folder)
    (repo.folder / "a").write_text("changed", encoding="utf-8")
    assert rows.changed(repo.folder)


def test_a_release_follows_a_green_night_at_its_commit_or_the_one_before(repo: Repository) -> None:
    tested = repo.commit("a", "tested")
    assert "there is none" in rows.refusal(repo.folder, "v1")
    repo.row(tested)
    repo.git("tag", "v1")
    assert rows.refusal(repo.folder, "v1") == ""
    repo.commit("version", "2")
    repo.git("tag", "v2")
    assert rows.refusal(repo.folder, "v2") == ""
    repo.commit("version", "3")
    repo.git("tag", "v3")
    assert "there is none" in rows.refusal(repo.folder, "v3")
    assert rows.refusal(repo.folder, "v2") == ""


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"failures": ["python: test_x"]}, "1 failed: python: test_x"),
        ({"whole": False, "missing": ["*** no nft"]}, "missing: *** no nft"),
        ({"whole": False, "parts": {"mutants": {"ran": 3, "of": 9, "seconds": 1}}}, "not finished: mutants"),
    ],
)
def test_a_release_is_refused_after_a_night_that_was_not_whole_and_green(
    repo: Repository, other: dict[str, Any], said: str
) -> None:
    repo.row(rows.commit_of(repo.folder), **other)
    assert said in rows.refusal(repo.folder, "v1")
    repo.row(rows.base_of(repo.folder))
    assert rows.refusal(repo.folder, "v1") == ""


def test_a_release_outside_a_repository_is_refused(tmp_path: Path) -> None:
    assert "no git repository" in rows.refusal(tmp_path, "v1")


def test_the_tag_alone_asks_for_a_night(repo: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    """Building and publishing without a tag asks for nothing."""
    written: list[Path] = []
    monkeypatch.setattr(release, "version", lambda: "1")

    def write(target: Path) -> list[Path]:
        written.append(target)
        return []

    monkeypatch.setattr(release, "write", write)
    monkeypatch.chdir(repo.folder)
    monkeypatch.setattr(sys, "argv", ["release", "v1"])
    with pytest.raises(SystemExit, match="needs a whole green night"):
        release.main()
    assert written == []
    monkeypatch.setattr(sys, "argv", ["release"])
    release.main()
    assert len(written) == 1
    repo.row(rows.base_of(repo.folder))
    monkeypatch.setattr(sys, "argv", ["release", "v1"])
    release.main()
    assert len(written) == 2


def test_the_age_of_the_last_row_is_told_in_a_line(repo: Repository) -> None:
    assert rows.age(repo.folder) == "The night: no row in tests/nights.json; `make night` writes one."
    tested = rows.commit_of(repo.folder)
    repo.row(tested)
    assert (
        rows.age(repo.folder, TODAY)
        == f"The night: 0 commits and 2 days ago ({tested[:8]}): whole and green."
    )
    repo.commit("a", "later")
    repo.row(tested, failures=["browsers: x", "python: y"], unsteady=["python: z"])
    assert rows.age(repo.folder, TODAY) == (
        f"The night: 1 commit and 2 days ago ({tested[:8]}): 2 failed: browsers: x, python: y; failed at first: python: z."
    )
    repo.row("0" * 40)
    assert "a commit that is not here and 2 days ago" in rows.age(repo.folder, TODAY)


def test_make_check_tells_of_the_night() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "tools.night", "--last"), cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("The night: ")
    assert done.stdout.count("\n") == 1
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    assert "tools.night --last" in recipe


# What a night runs.

HELPERS = (
    "from tests.tiers import at_night, sampled\ndef steps():\n    return 9 if at_night('few do') else 1\n"
)
FILE = """
import helpers
import pytest
from hypothesis import given
from helpers import steps
from tests.tiers import sampled

MANY = sampled(9, 1, "few do")

@pytest.fixture(name="table")
def a_table():
    return MANY

def uses():
    return helpers.steps()

def test_plain(): ...
def test_constant(): assert MANY
def test_helper(): assert uses()
def test_fixture(table): ...
@given(1)
def test_drawn(): ...
@pytest.mark.parametrize("seed", range(sampled(9, 1, "few do")))
def test_values(seed): ...
@pytest.mark.nightly("same Python")
def test_marked(): ...
"""


@pytest.fixture(name="tests")
def small_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tests that stands for ours."""
    folder = tmp_path / "tests" / "py"
    folder.mkdir(parents=True)
    (folder / "helpers.py").write_text(HELPERS, encoding="utf-8")
    (folder / "test_a.py").write_text(FILE, encoding="utf-8")
    monkeypatch.setattr(modules, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(modules, "FOLDERS", (folder,))
    monkeypatch.setattr(plan, "ROOT", tmp_path)
    modules.modules.cache_clear()
    return folder


def item(name: str, *, file: str = "test_a.py", **other: object) -> plan.Item:
    function = name.partition("[")[0]
    whole = {"id": f"tests/py/{file}::{name}", "values": "", "function": function}
    return {**whole, "nightly": False, "cpython_only": True, **other}


def test_a_night_runs_what_a_push_leaves_out_and_nothing_else(tests: Path) -> None:
    assert tests.is_dir()
    names = [node.name for node in ast.parse(FILE).body if isinstance(node, ast.FunctionDef)]
    shared = [item(name, nightly=name == "test_marked") for name in names if name.startswith("test_")]
    values = [item(f"test_values[seed{number}]", values=str(number)) for number in range(9)]
    others = [one for one in shared if one["function"] != "test_values"]
    left = plan.by_part([*others, values[0]], [*others, *values])["python"]
    modules.modules.cache_clear()
    assert [name.partition("::")[2] for name in left] == [
        *("test_constant", "test_helper", "test_fixture", "test_drawn", "test_marked"),
        *(f"test_values[seed{number}]" for number in range(1, 9)),
    ]


def test_other_values_under_the_same_name_are_left_out_on_a_push(tests: Path) -> None:
    assert tests.is_dir()
    push = [item("test_values[table0]", values="{'table': 'small'}")]
    night = [item("test_values[table0]", values="{'table': 'large'}")]
    assert len(plan.by_part(push, night)["python"]) == 1
    assert plan.by_part(push, push)["python"] == []
    modules.modules.cache_clear()


def test_inside_pyodide_a_night_runs_the_tests_of_a_push_that_do_not_run_there_on_a_push(tests: Path) -> None:
    assert tests.is_dir()
    push = [
        item("test_a", file="test_draft.py", cpython_only=False),
        item("test_b", file="test_draft.py"),
        item("test_c", file="test_draft.py", cpython_only=False, nightly=True),
        item("test_d", file="test_replay.py", cpython_only=False),
        item(next(iter(LONG_IN_PYODIDE)), file="test_replay.py", cpython_only=False),
        item("test_e", file="test_no_leaks.py", cpython_only=False),
    ]
    more = [item("test_a[9]", file="test_draft.py", cpython_only=False)]
    assert plan.by_part(push, [*push, *more])["pyodide"] == [push[0]["id"], push[4]["id"]]
    modules.modules.cache_clear()


def test_a_browser_test_that_measures_the_machine_runs_by_itself(
    tests: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tests.is_dir()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    ids = ["tests/e2e/test_play.py::test_a", f"{plan.ALONE[0]}::test_b"]
    marked = [{**item(name, nightly=True), "id": name} for name in ids]
    left = plan.by_part(marked, marked)
    assert (left["browsers"], left["alone"]) == (ids[:1], ids[1:])
    (command,) = [command for _, command in small_night(tmp_path).jobs("alone", ids[1:], [])]
    assert command[command.index("-n") + 1] == "0"
    assert ("alone",) in run.STAGES
    assert all((ROOT / name).is_file() for name in plan.ALONE)
    modules.modules.cache_clear()


def test_nights_take_the_values_of_a_test_by_turns() -> None:
    many = [f"tests/py/test_a.py::test_{name}[{number}]" for name in ("x", "y") for number in range(10)]
    few = ["tests/py/test_a.py::test_z[a]", "tests/py/test_a.py::test_z[b]", "tests/py/test_b.py::test_x"]
    nights = [plan.tonight({"python": [*many, *few], "mutants": many}, day, []) for day in (7, 8, 9)]
    assert all(night["mutants"] == many and set(few) <= set(night["python"]) for night in nights)
    turns = [[name for name in night["python"] if name in many] for night in nights]
    assert sorted(name for turn in turns for name in turn) == sorted(many)
    assert all(3 <= sum("test_x" in name for name in turn) <= 4 for turn in turns)
    again = plan.tonight({"python": many}, 7, [f"python: {turns[1][0]}", f"browsers: {turns[2][0]}"])[
        "python"
    ]
    assert set(turns[0]) | {turns[1][0], turns[2][0]} == set(again)


def test_a_night_can_take_every_value(tmp_path: Path) -> None:
    names = [f"tests/py/test_a.py::test_x[{number}]" for number in range(9)]
    night = small_night(tmp_path, python=names)
    made = {**night.plan, "parts": {**night.plan["parts"], "python": names[::3]}}
    __main__.write_plan(night, made)
    __main__.prepare(Night(tmp_path, night.commit))
    again = Night(tmp_path, night.commit)
    assert (again.pending("python"), again.row()["turn"]) == (names[::3], [1, 3])
    __main__.prepare(again, every_value=True)
    whole = Night(tmp_path, night.commit)
    assert (whole.pending("python"), whole.row()["turn"]) == (names, None)


# How it runs.

SLOW = """
import os, pathlib, time
def test_quick(): ...
def test_wrong(): assert pathlib.Path("mended").exists()
def test_stuck():
    pathlib.Path("began").touch()
    if not pathlib.Path("mended").exists():
        time.sleep(60)
def test_unwanted(): raise AssertionError
"""


def record(folder: Path, names: list[str], first: list[str]) -> subprocess.Popen[bytes]:
    (folder / "asked.json").write_text(json.dumps({"ids": names, "first": first}), encoding="utf-8")
    options = ("--night-run", "asked.json", "--night-log", "log.jsonl")
    return subprocess.Popen(  # noqa: S603 - our own program
        (
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "-p",
            "tools.night.recorder",
            *options,
        ),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "py")])},
        stdout=subprocess.DEVNULL,
    )


def test_what_ended_before_a_kill_is_written_down_and_the_rest_goes_on(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(SLOW, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    names = [f"test_a.py::test_{name}" for name in ("quick", "wrong", "stuck")]
    with record(tmp_path, names, []) as killed:
        while not (tmp_path / "began").exists():
            assert killed.poll() is None
        killed.kill()
    told = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [(line["id"].partition("_a.py::test_")[2], line["outcome"]) for line in told] == [
        ("quick", "passed"),
        ("wrong", "failed"),
    ]
    (tmp_path / "mended").touch()
    with record(tmp_path, names[2:], []) as second:
        assert second.wait() == 0
    assert json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])["outcome"] == "passed"


def small_night(folder: Path, **parts: list[str]) -> Night:
    night = Night(folder, "c" * 40)
    empty: dict[str, list[str]] = {
        name: [] for name in ("js", "alone", "python", "pyodide", "browsers", "mutants", "networks")
    }
    told = {
        "day": 1,
        "parts": {**empty, **parts},
        "left": {**empty, **parts},
        "turn": [1, 3],
        "push": {"rules": 5, "page": 1, "friends": 2},
        "all": {},
    }
    night.plan_file.write_text(json.dumps(told), encoding="utf-8")
    return night


def test_a_night_goes_on_with_what_has_not_run_and_begins_with_what_failed_last(tmp_path: Path) -> None:
    names = [f"tests/py/test_{letter}.py::test_x" for letter in "abc"]
    night = small_night(tmp_path, python=names)
    night.before = [{"failures": [f"python: {names[2]}"]}]
    assert night.pending("python") == [names[2], names[0], names[1]]
    night.write("python", names[0], "failed")
    with night.log("python").open("a", encoding="utf-8") as file:
        file.write('{"id": "tests/py/test_b.py::te')
    assert night.pending("python") == names[:0:-1]
    assert night.pending("python", again=True) == [names[2], names[0], names[1]]
    assert night.pending("python", only="test_b") == [names[1]]


def test_a_row_counts_subjects_and_names_what_failed_and_what_is_missing(tmp_path: Path) -> None:
    night = small_night(
        tmp_path,
        python=["tests/py/test_draft.py::a", "tests/py/test_peer.py::b"],
        browsers=["tests/e2e/test_play.py::c"],
        networks=["networks::pairs"],
    )
    night.write("python", "tests/py/test_draft.py::a", "passed")
    night.write("python", "tests/py/test_peer.py::b", "failed")
    night.write("browsers", "tests/e2e/test_play.py::c", "skipped", why="*** FIREFOX IS NOT HERE ***")
    row = night.row()
    assert row["counts"]["rules"] == {"push": 5, "night": 1, "failed": 0}
    assert row["counts"]["friends"] == {"push": 2, "night": 1, "failed": 1}
    assert row["failures"] == ["python: tests/py/test_peer.py::b"]
    assert row["missing"] == ["*** FIREFOX IS NOT HERE ***"]
    assert not row["whole"]
    assert "not finished: networks" in rows.state(row)
    night.write("python", "tests/py/test_peer.py::b", "passed")
    night.write("browsers", "tests/e2e/test_play.py::c", "passed")
    night.write("networks", "networks::pairs", "passed")
    row = night.row()
    assert rows.is_green(row)
    assert row["unsteady"] == ["python: tests/py/test_peer.py::b"]


@pytest.mark.parametrize(
    ("code", "text", "outcome", "missing"),
    [
        (0, "full cone | 0.8 s\n", "passed", []),
        (0, "*** FIREFOX IS NOT HERE ***\nfull cone | 0.8 s\n", "skipped", ["*** FIREFOX IS NOT HERE ***"]),
        (1, "This test needs programs.\n", "skipped", ["*** This test needs programs."]),
        (2, "WRONG: full cone\n", "failed", []),
    ],
)
def test_a_row_names_what_the_networks_lacked(
    tmp_path: Path, code: int, text: str, outcome: str, missing: list[str]
) -> None:
    night = small_night(tmp_path, networks=["networks::firefox"])
    said = tmp_path / "said.txt"
    said.write_text(text, encoding="utf-8")
    with subprocess.Popen((sys.executable, "-c", f"raise SystemExit({code})")) as process:  # noqa: S603 - our own program
        process.wait()
    night.ended("networks", "networks::firefox", process, said)
    assert [line["outcome"] for line in night.lines("networks")] == [outcome]
    row = night.row()
    assert row["missing"] == missing
    assert rows.is_green(row) == (outcome == "passed")


@pytest.mark.parametrize(
    ("part", "code", "text", "outcome", "why"),
    [
        ("pyodide", 1, "not in build/wheels: pytest.whl", "failed", ""),
        ("python", 0, "", "failed", ""),
        ("python", 3, "1 passed in 2.00s", "failed", ""),
        ("pyodide", 0, "3 passed in 2.00s", "skipped", "not there"),
        (
            "python",
            1,
            "==== 1 failed, 3 passed in 62.00s (0:01:02) ====",
            "skipped",
            "*** tests/py/test_a.py::x",
        ),
    ],
)
def test_what_did_not_run_is_never_taken_for_done(
    tmp_path: Path, part: str, code: int, text: str, outcome: str, why: str
) -> None:
    """A process that ends before its tests fails; a planned test that a whole run did not find is missing."""
    night = small_night(tmp_path, **{part: ["tests/py/test_a.py::x"]})
    (tmp_path / f"{part}.json").write_text(json.dumps({"ids": ["tests/py/test_a.py::x"]}), encoding="utf-8")
    said = tmp_path / "said.txt"
    said.write_text(text, encoding="utf-8")
    with subprocess.Popen((sys.executable, "-c", f"raise SystemExit({code})")) as process:  # noqa: S603 - our own program
        process.wait()
    night.ended(part, "", process, said)
    (line,) = night.lines(part)
    assert (line["outcome"], line.get("why", "")) == (outcome, why)
    row = night.row()
    assert not rows.is_green(row) or why == "not there"
    assert bool(row["failures"]) == (outcome == "failed")
