"""Runs the parts of a night, two processes at once, and sums up what was written down."""

import argparse
import fcntl
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from tools import programs
from tools.night import plan, rows
from tools.night.left_out import subject_of
from tools.night.log import lines_of
from tools.night.modules import ROOT
from tools.night.recorder import file_of

STAGES = (("js",), ("alone",), ("python",), ("browsers", "pyodide"), ("mutants", "networks"))
"""What runs side by side: browsers and networks often wait, Pyodide and planted faults keep one core busy."""
AT_ONCE = 2
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
PASSED = re.compile(r"^# pass (\d+)", re.MULTILINE)
NOT_OK = re.compile(r"^not ok \d+ - (.+)", re.MULTILINE)
SUMMARY = re.compile(r"^.*\b\d+ \w+.* in [\d.]+s\b.*$", re.MULTILINE)
"""The last line of pytest: without it the tests did not run to their end, whatever the exit code says."""
NEEDS = re.compile(r"^This test (?:needs|makes) .*", re.MULTILINE)
LOUD = "***"
"""With it begins the reason of a skip, or a line of the networks, that tells what this machine lacks."""
LACKS = re.compile(r"^\*\*\* .*", re.MULTILINE)
PATIENCE = 10.0
"""Seconds in which a stopped process may end by itself."""


class Night:
    """The night of one commit; ``folder`` has what was written down so far."""

    def __init__(self, folder: Path, commit: str) -> None:
        self.folder = folder
        self.commit = commit
        self.plan_file = folder / "plan.json"
        self.before = [row for row in rows.rows(ROOT) if row["commit"] != commit][-1:]
        self.running: list[subprocess.Popen[bytes]] = []
        self.ends: dict[str, float] = {}

    @property
    def failed_before(self) -> set[str]:
        """What failed at the last commit that has a row, each with its part."""
        return {name for row in self.before for name in row["failures"]}

    @cached_property
    def plan(self) -> dict[str, Any]:
        return json.loads(self.plan_file.read_text(encoding="utf-8"))

    def counts(self) -> dict[str, Any]:
        """Return how many tests of Python and of browsers there are of each subject, on a push and altogether."""
        left = Counter(
            _subject(test) for part in ("python", "browsers", "alone") for test in self.plan["left"][part]
        )
        return {
            name: {"on a push": self.plan["push"][name], "left to the night": left[name], "altogether": count}
            for name, count in self.plan["all"].items()
        }

    def log(self, part: str) -> Path:
        return self.folder / f"{part}.jsonl"

    def lines(self, part: str) -> list[dict[str, Any]]:
        """Return what was written down of a part."""
        return lines_of(self.log(part))

    def write(self, part: str, name: str, outcome: str, **more: object) -> None:
        with self.log(part).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"id": name, "outcome": outcome, "seconds": 0, **more}) + "\n")

    def pending(self, part: str, *, only: str = "", again: bool = False) -> list[str]:
        """Return what of a part has not run, what failed last time first."""
        last = {line["id"]: line["outcome"] for line in self.lines(part)}
        done = {name for name, outcome in last.items() if not (again and outcome == "failed")}
        left = [name for name in self.plan["parts"][part] if name not in done and (only or "") in name]
        return sorted(left, key=lambda name: f"{part}: {name}" not in self.failed_before)

    def run(self, options: argparse.Namespace) -> int:
        """Run the parts asked for; return 1 if something failed."""
        until = time.monotonic() + options.minutes * 60 if options.minutes else float("inf")
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SystemExit("another night of this commit is running") from None
            try:
                for stage in STAGES:
                    chosen = [part for part in stage if not options.parts or part in options.parts]
                    self.run_stage(chosen, options, until, lock.fileno())
                    if time.monotonic() >= until:
                        print("the time is over; `make night` goes on from here")
                        break
            finally:
                self.stop()
                row = self.keep()
        print(f"{rows.FILE}: {rows.state(row)}")
        return 1 if row["failures"] else 0

    def run_stage(self, parts: Sequence[str], options: argparse.Namespace, until: float, lock: int) -> None:
        waiting = [
            (part, job)
            for part in parts
            if (names := self.pending(part, only=options.only, again=options.again))
            for job in self.jobs(part, names, shlex.split(options.sudo))
        ]
        begun = dict.fromkeys((part for part, _ in waiting), time.monotonic())
        try:
            self.run_jobs(waiting[::-1], until, lock)
        finally:
            self.stop()
            for part, began in begun.items():
                self.write(
                    "seconds", part, "passed", seconds=round(self.ends.get(part, time.monotonic()) - began)
                )
                found = Counter(line["outcome"] for line in self.lines(part))
                print(f"{part}: {dict(found)} of {len(self.plan['parts'][part])}", flush=True)
        if begun:
            self.keep()

    def run_jobs(self, waiting: list[tuple[str, tuple[str, list[str]]]], until: float, lock: int) -> None:
        """Run commands, two at once, those at the end of the list first."""
        active: list[tuple[str, str, subprocess.Popen[bytes], Path]] = []
        while (waiting or active) and time.monotonic() < until:
            while waiting and len(active) < AT_ONCE:
                part, (name, command) = waiting.pop()
                print(f"{part} begins{f': {name}' if name else ''}", flush=True)
                said = self.folder / f"{part}-{len(waiting)}.txt"
                active.append((part, name, self.start(command, said, lock), said))
            for one in [one for one in active if one[2].poll() is not None]:
                active.remove(one)
                self.ended(*one)
                self.ends[one[0]] = time.monotonic()
            time.sleep(0.2)
        for part, *_ in active:
            self.ends.pop(part, None)

    def jobs(self, part: str, names: list[str], sudo: list[str]) -> Iterable[tuple[str, list[str]]]:
        """Yield the commands of a part, each with the name of what it runs where that is one thing."""
        match part:
            case "js":
                yield from (
                    (name, [programs.node(), "--test", "--test-reporter=tap", name]) for name in names
                )
            case "networks":
                run = [*sudo, sys.executable, "-m", "tests.networks"]
                yield from ((name, [*run, name.partition("::")[2]]) for name in names)
            case "mutants":
                yield "", [sys.executable, "-m", "tools.mutants", "--log", str(self.log(part))]
            case _:
                yield "", self.of_pytest(part, names)

    def of_pytest(self, part: str, names: list[str]) -> list[str]:
        asked = self.folder / f"{part}.json"
        first = sorted({file_of(name) for name in names if f"{part}: {name}" in self.failed_before})
        asked.write_text(json.dumps({"ids": names, "first": first}), encoding="utf-8")
        # Inside Pyodide the folder of the project lies elsewhere.
        chosen = [
            "--night-run",
            str(asked.relative_to(ROOT)),
            "--night-log",
            str(self.log(part).relative_to(ROOT)),
        ]
        common = [
            "--continue-on-collection-errors",
            "-p",
            "tools.night.recorder",
            *chosen,
            *dict.fromkeys(map(file_of, names)),
        ]
        match part:
            case "pyodide":
                return [programs.node(), "tools/pyodide/pytest.mjs", "-q", *common]
            case "alone":
                return [*PYTEST, "-n", "0", "--timeout", "600", *common]
            case "browsers":
                # As on a push: a browser test waits for a quarter of its time.
                by_file = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "--timeout", "600")
                return [*PYTEST, *by_file, *common]
            case _:
                return [*PYTEST, "-n", "2", *common]

    def start(self, command: list[str], said: Path, lock: int) -> subprocess.Popen[bytes]:
        """Start a process in a group of its own; it holds the lock, too, should this one be killed."""
        with said.open("wb") as out:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=plan.environment(self.plan["day"]),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
                pass_fds=(lock,),
            )
        self.running.append(process)
        return process

    def ended(self, part: str, name: str, process: subprocess.Popen[bytes], said: Path) -> None:
        """Write down how a process ended that does not do so itself."""
        code, text = process.returncode, said.read_text(encoding="utf-8", errors="replace")
        if part == "mutants":
            if code not in {0, 1}:
                self.write(part, f"mutants::{text.strip().splitlines()[-1:]}", "failed")
        elif name:
            if code and (lacks := NEEDS.search(text)):
                self.write(part, name, "skipped", why=f"{LOUD} {lacks[0]}")
                return
            if not code and (lacks := LACKS.search(text)):
                self.write(part, name, "skipped", why=lacks[0])
                return
            passed = PASSED.search(text)
            wrong = NOT_OK.findall(text) or re.findall(r"^WRONG: (.+)", text, re.MULTILINE)
            more = {"tests": int(passed[1])} if passed else {}
            self.write(part, name, "failed" if code else "passed", wrong=wrong, **more)
        elif code in {0, 1, 5} and SUMMARY.search(text):
            for absent in self.absent(part):
                # Inside Pyodide whole files are skipped; elsewhere each test that was planned is there.
                self.write(
                    part, absent, "skipped", why="not there" if part == "pyodide" else f"{LOUD} {absent}"
                )
        else:
            print(text[-2000:])
            self.write(part, f"ended with {code}", "failed")

    def absent(self, part: str) -> list[str]:
        """Return the tests that were asked for and not found: their file was skipped as a whole."""
        asked = json.loads((self.folder / f"{part}.json").read_text(encoding="utf-8"))["ids"]
        ran = {line["id"] for line in self.lines(part)}
        return [name for name in asked if name not in ran]

    def stop(self) -> None:
        """End what still runs.

        First the process that writes down, so that nothing counts as failed for being stopped.
        """
        for process in self.running:
            if process.poll() is None:
                os.kill(process.pid, signal.SIGKILL)
                with_group(process.pid, signal.SIGTERM)
        ends = time.monotonic() + PATIENCE
        for process in self.running:
            process.wait()
            while time.monotonic() < ends and with_group(process.pid, 0):
                time.sleep(0.1)
            with_group(process.pid, signal.SIGKILL)
        self.running.clear()

    def keep(self) -> rows.Row:
        """Write the row of this commit from all that was written down."""
        row = self.row()
        rows.keep(ROOT, row)
        return row

    def row(self) -> rows.Row:
        counts = {name: {"push": count, "night": 0, "failed": 0} for name, count in self.plan["push"].items()}
        parts: dict[str, dict[str, int]] = {}
        failures: list[str] = []
        unsteady: list[str] = []
        missing: set[str] = set()
        skipped = Counter[str]()
        cached = Counter[str]()
        seconds = Counter[str]()
        for line in self.lines("seconds"):
            seconds[line["id"]] += line["seconds"]
        for part, planned in self.plan["parts"].items():
            found = {line["id"]: line for line in self.lines(part)}
            unsteady += [
                f"{part}: {line['id']}"
                for line in self.lines(part)
                if line["outcome"] == "failed" and found[line["id"]]["outcome"] != "failed"
            ]
            for name, line in found.items():
                if line["outcome"] == "skipped":
                    if line["why"].startswith(LOUD):
                        missing.add(line["why"])
                    elif part != "pyodide":
                        skipped[line["why"]] += 1
                    continue
                subject = counts[_subject(name)]
                subject["night"] += 1
                if line["outcome"] == "failed":
                    subject["failed"] += 1
                    failures.append(f"{part}: {name}")
            ran = sum(name in found for name in planned)
            cached.update(line["at"] for line in found.values() if "at" in line)
            parts[part] = {"ran": ran, "of": len(planned), "seconds": seconds[part]}
        return {
            "commit": self.commit,
            "date": datetime.now(tz=UTC).date().isoformat(),
            "whole": not missing and all(part["ran"] == part["of"] for part in parts.values()),
            "seconds": sum(_longest(stage, parts) for stage in STAGES),
            "counts": counts,
            "parts": parts,
            "failures": sorted(failures),
            "unsteady": sorted(set(unsteady)),
            "missing": sorted(missing),
            "skipped": dict(skipped),
            "cached": dict(cached),
            "turn": self.plan["turn"],
        }


def _longest(stage: Iterable[str], parts: dict[str, dict[str, int]]) -> int:
    """Return the seconds of a stage, whose parts run side by side."""
    return max(parts[part]["seconds"] for part in stage)


def _subject(name: str) -> str:
    return subject_of(file_of(name).removeprefix("tests/"))


def with_group(group: int, number: int) -> bool:
    """Send a signal to all processes of a group; return whether there are any."""
    try:
        os.killpg(group, number)
    except ProcessLookupError:
        return False
    return True
