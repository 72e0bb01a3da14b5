"""Runs the tests that read the list of cards or games, and says each red one as a thing to do, with file and line.

It is also the plugin of pytest that writes down what failed: python -m pytest -p tools.findings --findings FILE.
"""

import gc
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
PATH = re.compile(r"(?<![\w/])((?:py|web|tests|docs|tools)/[\w/.-]+\.[a-z]+)(?::(\d+))?")
ANY_PATH = re.compile(r"(?<![\w/])((?:[\w-]+/)+[\w.-]+\.[a-z]+)(?::(\d+))?")
"""A file as laws name it: from the top of the project, or of the page or the packages."""
COMPARED = re.compile(r"^(?:E\s+)?assert (?:\[(.*)\] == \[\]|\{(.*)\} == \{\})", re.MULTILINE)
"""What a law has found, in a list or by file, where it should have found nothing."""


# The plugin ------------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--findings", default="", help="the file that takes what failed")
    parser.addoption(
        "--beside", default="", help="ids: leave out the values of tests that are about one of them"
    )
    parser.addoption("--seconds", type=float, default=0, help="how long further values of tests may take")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--findings"):
        limit = float(str(config.getoption("--seconds")))
        failures = Failures(Path(str(config.getoption("--findings"))))
        config.pluginmanager.register(failures)
        if limit:
            config.pluginmanager.register(Rounds(limit, failures))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what a test does with another game: of the values that it takes, those that name one."""
    others = set(str(config.getoption("--beside")).split(",")) - {""}
    about = {item: _words_of(item) & others for item in items}
    config.hook.pytest_deselected(items=[item for item in items if about[item]])
    items[:] = [item for item in items if not about[item]]


def _words_of(item: pytest.Item) -> set[str]:
    """Return the words of the values that a test takes; a file's are the names of its folders."""
    call = getattr(item, "callspec", None)
    return set(re.findall(r"[a-z_]+", str(call.id))) if call is not None else set()


class Failures:
    """Writes down each failed test: its name, its message, and the places of the traceback, the deepest last."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: list[dict[str, Any]] = []
        self.seconds: dict[str, float] = {}
        self.left: Counter[str] = Counter()
        """How many values of each test had no time."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] = self.seconds.get(file, 0) + report.duration
        if report.failed:
            self.add(report.nodeid, report.longrepr)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.add(report.nodeid, report.longrepr)

    def add(self, test: str, why: object) -> None:
        crash = getattr(why, "reprcrash", None)
        message = crash.message if crash is not None else str(why).strip().splitlines()[-1]
        entries = getattr(getattr(why, "reprtraceback", None), "reprentries", [])
        files = [one.reprfileloc for one in entries if getattr(one, "reprfileloc", None) is not None]
        places = [[str(one.path), int(one.lineno)] for one in files]
        self.found.append({"test": test, "message": message, "places": places})

    def pytest_sessionfinish(self) -> None:
        # At its end pytest looks through all objects for what was left open: those of the sources' trees are very many.
        gc.freeze()
        self.path.write_text(
            json.dumps({"found": self.found, "seconds": self.seconds, "left": self.left}), encoding="utf-8"
        )


class Rounds:
    """Runs every test with its first value, then with its second, and so on, as long as there is time.

    A check of a large game would else take minutes: its tests play many tables by the same law.
    """

    def __init__(self, limit: float, failures: Failures) -> None:
        self.end = time.monotonic() + limit
        self.failures = failures
        self.round: dict[str, int] = {}
        self.longest: dict[str, float] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        met: Counter[str] = Counter()
        for item in items:
            test = _without_values(item.nodeid)
            self.round[item.nodeid] = met[test]
            met[test] += 1
        items.sort(key=lambda item: self.round[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Pass over a further value if it would end too late, as long as the longest one before took."""
        test = _without_values(item.nodeid)
        if self.round[item.nodeid] and time.monotonic() + self.longest.get(test, 0) > self.end:
            self.failures.left[test] += 1
            pytest.skip("no time for this value")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = _without_values(report.nodeid)
        self.longest[test] = max(self.longest.get(test, 0), report.duration)


def _without_values(test: str) -> str:
    """Return the id of a test without the values that it takes."""
    return test.partition("[")[0]


# What it found ---------------------------------------------------------------------------------------------------


TAKEN = ROOT / "build" / "check-seconds.json"
"""How many seconds each file of tests took in the last check: so that two processes end at the same time."""


def red(tests: Sequence[str], beside: Iterable[str] = ()) -> list[dict[str, Any]]:
    """Run tests in two processes; return what failed. What they do with the games ``beside`` is left out."""
    return checked(tests, beside)[0]


def checked(
    tests: Sequence[str], beside: Iterable[str] = (), limit: float = 0
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """Run tests in two processes; return what failed, and how many values of each test had no time.

    What they do with the games ``beside`` is left out. After ``limit`` seconds no further value of a test is begun; 0:
    no limit.
    """
    taken = _taken()
    halves = shared_out(tests, taken)
    with TemporaryDirectory() as folder:
        outs = [Path(folder) / f"{half}.json" for half, chosen in enumerate(halves) if chosen]
        running = [
            _begun(chosen, out, ",".join(beside), limit)
            for chosen, out in zip(filter(None, halves), outs, strict=True)
        ]
        ended = [_ended(process, out) for process, out in zip(running, outs, strict=True)]
    left: Counter[str] = Counter()
    for _, seconds, unchecked in ended:
        taken.update(seconds)
        left.update(unchecked)
    TAKEN.parent.mkdir(exist_ok=True)
    TAKEN.write_text(json.dumps(taken), encoding="utf-8")
    return [one for found, *_ in ended for one in found], left


def _taken() -> dict[str, float]:
    try:
        known: dict[str, float] = json.loads(TAKEN.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    return known


LONGEST = ("borders", "tiers", "locality", "page_borders", "every_card", "locales", "word_forms", "rulings")
"""The files of tests that take longest, as long as none has been measured here."""
GUESS = 0.2
"""Seconds that another file may take."""


def shared_out(tests: Sequence[str], taken: Mapping[str, float]) -> list[list[str]]:
    """Return the tests of two processes, each with whole files, that take about as long by the seconds ``taken``."""
    guessed = {f"tests/py/test_{name}.py": GUESS * (len(LONGEST) - rank) for rank, name in enumerate(LONGEST)}
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    seconds = {file: taken.get(file, guessed.get(file, GUESS)) for file in files}
    halves: list[set[str]] = [set(), set()]
    for file in sorted(files, key=lambda one: -seconds[one]):
        min(halves, key=lambda half: sum(seconds[one] for one in half)).add(file)
    return [[test for test in tests if test.partition("::")[0] in half] for half in halves]


PYTEST = "-m pytest -q --no-header --tb=short --continue-on-collection-errors -p no:cacheprovider -p tools.findings"
"""How the tests are run."""
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COLUMNS": "300"}
"""No plugin of pytest that is installed is needed, and each takes its time to start."""


def _begun(tests: Sequence[str], out: Path, beside: str, limit: float) -> subprocess.Popen[str]:
    # Lists that are compared are told whole.
    options = (
        "-o",
        "verbosity_assertions=2",
        "--findings",
        str(out),
        "--beside",
        beside,
        "--seconds",
        str(limit),
    )
    return subprocess.Popen(
        (sys.executable, *PYTEST.split(), *options, *tests),
        cwd=ROOT,
        env={**os.environ, **ALONE, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _ended(
    process: subprocess.Popen[str], out: Path
) -> tuple[list[dict[str, Any]], dict[str, float], dict[str, int]]:
    said, _ = process.communicate()
    told: dict[str, Any] = json.loads(out.read_text(encoding="utf-8")) if out.is_file() else {}
    found: list[dict[str, Any]] = told.get("found", [])
    seconds: dict[str, float] = told.get("seconds", {})
    left: dict[str, int] = told.get("left", {})
    # 5: all tests were left out. Else one that ran none would pass for one in which none is red.
    if not found and process.returncode not in {0, 5}:
        found = [{"test": "pytest", "message": said.strip(), "places": []}]
    return found, seconds, left


def sentences(failures: Iterable[dict[str, Any]], own: Sequence[Path]) -> Iterator[str]:
    """Yield one sentence for each thing to do: `file:line: what`, with the tests that want it.

    ``own`` are the new files.
    """
    wanted: dict[str, list[str]] = {}
    for failure in failures:
        what = thing_to_do(failure["message"], failure["test"])
        wanted.setdefault(f"{place(failure, what, own)}: {what}", []).append(
            failure["test"].partition("tests/")[2]
        )
    for sentence, (first, *more) in wanted.items():
        yield f"{sentence} ({first}{f' and {len(more)} more' if more else ''})"


def thing_to_do(message: str, test: str) -> str:
    """Return what a failed assertion says is to be done, with what it missed.

    Without a sentence, return what the test is called.
    """
    message = message.replace(f"{ROOT}/", "").removeprefix("AssertionError: ")
    said = message.splitlines() or ["it fails"]
    compared = COMPARED.search(message)
    missing = found_by(compared) if not said[0].startswith("assert ") else ""
    first = said[0].replace("<id>", missing) if missing and "," not in missing else said[0]
    if first.startswith("assert "):
        name = test.rpartition("::")[2].partition("[")[0].removeprefix("test_").replace("_", " ")
        return f"make it so that {name}: {found_by(COMPARED.search(first)) or first}"
    if re.match(r"(?:E +)?[\w.]*(?:Error|Exception|Refusal|Warning)\b", first):
        return f"mend what raises this: {first}"
    return f"{missing}: {first}" if missing else first


def found_by(compared: re.Match[str] | None) -> str:
    """Return what a comparison has found, without quotes; "" where there is none."""
    return (compared[1] or compared[2]).replace("'", "") if compared else ""


def place(failure: dict[str, Any], what: str, own: Sequence[Path]) -> str:
    """Return where it is to be done.

    It is a file that the sentence names, else the deepest place in a new file, else the test's.
    """
    for name, line in named_in(what):
        return f"{name}:{line or (line_of(ROOT / name, what) if (ROOT / name).is_file() else 1)}"
    places = [(ROOT / path, line) for path, line in failure["places"]]
    for path, line in reversed(places):
        if path in own:
            return f"{path.relative_to(ROOT).as_posix()}:{line}"
    for path, line in reversed(places):
        if path.is_relative_to(ROOT) and ".venv" not in path.parts:
            return f"{path.relative_to(ROOT).as_posix()}:{line}"
    return f"{own[0].relative_to(ROOT).as_posix()}:1"


def named_in(what: str) -> Iterator[tuple[str, str]]:
    """Yield the files that a sentence names, each with the line that it says, from the top of the project."""
    for name, line in ANY_PATH.findall(what):
        if PATH.fullmatch(name):
            yield name, line
        else:
            yield from ((f"{top}/{name}", line) for top in ("web", "py") if (ROOT / top / name).is_file())


def line_of(path: Path, what: str) -> int:
    """Return the line of a file that a sentence is about: the first that holds an id of it, else the last."""
    lines = path.read_text(encoding="utf-8").splitlines() or [""]
    for name in re.findall(r"[a-z]\w*(?:-\w+)*", what.partition(": ")[0]):
        for number, line in enumerate(lines, 1):
            if len(name) > 3 and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", line):
                return number
    return len(lines)


def lint(paths: Sequence[Path]) -> Iterator[str]:
    """Yield what ruff says of Python files."""
    for command in (("check", "--quiet", "--output-format", "concise"), ("format", "--check", "--quiet")):
        scripts = [str(path.relative_to(ROOT)) for path in paths if path.suffix == ".py"]
        done = subprocess.run(
            (sys.executable, "-m", "ruff", *command, *scripts),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode and command[0] == "format":
            yield f"{scripts[0]}:1: run `.venv/bin/ruff format {' '.join(scripts)}` (make lint)"
        elif done.returncode:
            lines = re.findall(r"^(\S+:\d+):\d+(:.*)$", done.stdout, re.MULTILINE)
            yield from (f"{where}{what} (make lint)" for where, what in lines)
