"""A plugin of pytest (`-p tools.night.recorder`): runs the tests of a list, and writes down each as it ends.

What was written stands when the run is killed; the next run goes on behind it. It works inside Pyodide, too.
"""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

LONGEST_TEXT = 4000
"""Characters that are kept of a failure."""
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("night")
    group.addoption("--night-list", help="write the collected tests into this file")
    group.addoption(
        "--night-run", help="run only the tests of this file, those of its files `first` before all others"
    )
    group.addoption("--night-log", help="add a line to this file for each test that ends")


def pytest_configure(config: pytest.Config) -> None:
    if (log := config.getoption("--night-log")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(Path(log)))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and begin with what failed last time."""
    if not (path := config.getoption("--night-run")):
        return
    asked: dict[str, list[str]] = json.loads(Path(path).read_text(encoding="utf-8"))
    wanted, first = set(asked["ids"]), set(asked["first"])
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
    items[:] = sorted(
        (item for item in items if item.nodeid in wanted), key=lambda item: file_of(item.nodeid) not in first
    )


def file_of(test: str) -> str:
    return test.partition("::")[0]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if path := session.config.getoption("--night-list"):
        Path(path).write_text(json.dumps([told(item) for item in session.items]), encoding="utf-8")


def told(item: pytest.Item) -> dict[str, Any]:
    """Return what decides when a test runs. Its values tell apart tests whose name has only a number for each."""
    spec = getattr(item, "callspec", None)
    return {
        "id": item.nodeid,
        "values": ADDRESS.sub("", repr(spec.params)) if spec else "",
        "function": getattr(item, "originalname", item.name),
        "nightly": item.get_closest_marker("nightly") is not None,
        "cpython_only": item.get_closest_marker("cpython_only") is not None,
    }


def text_of_failure(failure: str) -> str:
    """Return what a failure said, without the code: the night may go on for an hour before pytest prints it."""
    lines = [line for line in failure.splitlines() if line.startswith("E ")] or failure.splitlines()
    return "\n".join(lines)[:LONGEST_TEXT]


class Recorder:
    """Writes a line for each test that ended, and for each file that could not be read."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.outcomes: dict[str, str] = {}
        self.reasons: dict[str, str] = {}
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reasons[report.nodeid] = text_of_failure(report.longreprtext)
            self.write(report.nodeid, "failed", 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid
        self.seconds[name] += report.duration
        if report.failed:
            self.outcomes[name] = "failed"
            self.reasons[name] = text_of_failure(report.longreprtext)
        elif report.skipped:
            self.outcomes.setdefault(name, "skipped")
            self.reasons[name] = (
                report.longrepr[2] if isinstance(report.longrepr, tuple) else "expected to fail"
            )
        # What a process ends in, "???", is the only report of its test.
        if report.when not in {"setup", "call"}:
            self.write(name, self.outcomes.get(name, "passed"), self.seconds[name])

    def write(self, name: str, outcome: str, seconds: float) -> None:
        line = {"id": name, "outcome": outcome, "seconds": round(seconds, 1)}
        if outcome != "passed":
            line["why"] = self.reasons[name].removeprefix("Skipped: ")
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
