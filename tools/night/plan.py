"""Finds what a push leaves out: marked tests, further values, and tests whose code asks `sampled` or `at_night`."""

import ast
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from tests import tiers
from tests.networks.shares import PARTS
from tools.mutants import faults
from tools.night.modules import ROOT, TESTS, Module, Place, is_sample, modules
from tools.night.recorder import file_of

Item = Mapping[str, Any]
TURNS = 3
"""In how many nights all values of a test run."""
IN_TURNS = ("python", "pyodide", "browsers")
"""The parts whose tests take their values by turns."""
ALONE = ("tests/e2e/test_memory.py",)
"""Files of browser tests that measure the machine: beside other tests a browser has less time to collect garbage."""
BY_HYPOTHESIS = "given"
"""Its number of examples is sampled in `tests/py/conftest.py`."""


@dataclass(frozen=True)
class Reach:
    """The names of the tests' modules whose code, or what it uses, takes fewer values on a push."""

    places: frozenset[Place]

    def has(self, item: Item) -> bool:
        return (ROOT / item["id"].partition("::")[0], item["function"]) in self.places


def reach() -> Reach:
    """Follow the samples through all names that use them."""
    by_path = {module.path: module for module in modules() if module.name != "tiers.py"}
    users: dict[Place, set[Place]] = {}
    found: set[Place] = set()
    for module in by_path.values():
        for name, nodes in module.bound.items():
            for part in (part for node in nodes for part in _looked_at(node)):
                if is_sample(part):
                    found.add((module.path, name))
                for used in _used(part, module, by_path):
                    users.setdefault(used, set()).add((module.path, name))
                if isinstance(part, ast.Name) and part.id == BY_HYPOTHESIS:
                    found.add((module.path, name))
    fresh = list(found)
    while fresh:
        for user in users.get(fresh.pop(), set()) - found:
            found.add(user)
            fresh.append(user)
    return Reach(frozenset(found))


def _looked_at(node: ast.stmt) -> Iterator[ast.AST]:
    """Yield the parts of a statement; of a test without its parameters, which are compared value by value."""
    if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
        yield from ast.walk(node)
        return
    decorators = [one for one in node.decorator_list if "parametrize" not in ast.unparse(one)]
    for one in (*decorators, node.args, *node.body):
        yield from ast.walk(one)


def _used(part: ast.AST, module: Module, by_path: Mapping[Path, Module]) -> Iterator[Place]:
    match part:
        case ast.Name(id=name) | ast.arg(arg=name):
            yield from _places(name, module, by_path)
            if isinstance(part, ast.arg):
                yield from _fixtures(name, module, by_path)
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in module.others:
            yield module.others[name], attr
        case _:
            pass


def _places(name: str, module: Module, by_path: Mapping[Path, Module]) -> Iterator[Place]:
    """Yield where a name comes from, through modules that hand it on."""
    if name in module.bound:
        yield module.path, name
    elif place := module.imported.get(name):
        yield place
        if place[0] in by_path and place[1] not in by_path[place[0]].bound:
            yield from _places(place[1], by_path[place[0]], by_path)


def _fixtures(name: str, module: Module, by_path: Mapping[Path, Module]) -> Iterator[Place]:
    """Yield the fixtures of that name, here and in the conftest.py above."""
    above = [
        by_path[path]
        for path in (folder / "conftest.py" for folder in module.path.parents)
        if path in by_path
    ]
    for one in (module, *above):
        for bound, nodes in one.bound.items():
            named = bound == name or any(
                f"fixture(name='{name}'" in ast.unparse(node)[:300] for node in nodes
            )
            if named and isinstance(nodes[0], ast.FunctionDef):
                yield one.path, bound


def collect(folder: Path, day: int) -> tuple[list[Item], list[Item]]:
    """Return the tests of a push and those of the night; a push has the marked ones among them, and skips them."""
    running: list[tuple[Path, subprocess.Popen[bytes]]] = []
    for tier in ("push", "night"):
        env = environment(day)
        if tier == "push":
            del env["CITADELS_EVERYTHING"]
        for tests in ("py", "e2e"):
            path = folder / f"{tier}-{tests}.json"
            command = [sys.executable, "-m", "pytest", f"tests/{tests}", "--collect-only", "-q", "-n", "0"]
            command += ["-p", "no:cacheprovider", "-p", "tools.night.recorder", "--night-list", str(path)]
            out = (folder / f"{tier}-{tests}.txt").open("wb")
            running.append((path, subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out)))
        for path, process in running[-2:]:
            if process.wait():
                raise SystemExit(f"the tests cannot be collected: {path.with_suffix('.txt')}")
    push, night = (
        [item for path, _ in pair for item in json.loads(path.read_text(encoding="utf-8"))]
        for pair in (running[:2], running[2:])
    )
    return push, night


def environment(day: int) -> dict[str, str]:
    """Return the environment of the tests of a night; games of a day's own stay those of the day when it began."""
    return {**os.environ, "CITADELS_EVERYTHING": "1", "CITADELS_NIGHT_DAY": str(day)}


def tonight(left: Mapping[str, list[str]], day: int, failed: Iterable[str]) -> dict[str, list[str]]:
    """Return the tests of each part that the night of a day runs.

    ``failed`` has what failed last time, as rows name it.
    """
    again = {name.partition(": ")[2] for name in failed}
    return {part: by_turns(names, day, again) if part in IN_TURNS else names for part, names in left.items()}


def by_turns(names: Iterable[str], day: int, again: Container[str]) -> list[str]:
    """Return of each test with many values those of this day, and those of ``again``.

    As many nights as `TURNS` says take all values; each test function runs every night.
    """
    of_function: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        of_function[name.partition("[")[0]].append(name)
    return [
        name
        for function, values in of_function.items()
        for index, name in enumerate(values)
        # Not all tests begin with the first value on the same night: many have the same languages, in the same order.
        if len(values) < TURNS or (index + crc32(function.encode()) + day) % TURNS == 0 or name in again
    ]


def by_part(push: Sequence[Item], night: Sequence[Item]) -> dict[str, list[str]]:
    """Return the tests that a push leaves out, by part of the night."""
    known = {(item["id"], item["values"]) for item in push}
    sampled = reach()
    left = {
        item["id"]
        for item in night
        if item["nightly"] or (item["id"], item["values"]) not in known or sampled.has(item)
    }
    scripts = sorted((TESTS / "js").glob("*.test.js"))
    python = [item for item in night if item["id"].startswith("tests/py")]
    browsers = [item["id"] for item in night if item["id"].startswith("tests/e2e") and item["id"] in left]
    return {
        "js": [f"tests/js/{path.name}" for path in scripts if "sampled(" in path.read_text(encoding="utf-8")],
        "python": [item["id"] for item in python if item["id"] in left],
        "pyodide": [item["id"] for item in push if _left_in_pyodide(item)],
        "browsers": [test for test in browsers if file_of(test) not in ALONE],
        "alone": [test for test in browsers if file_of(test) in ALONE],
        "mutants": [f"mutants::{fault.name}" for fault in faults()],
        "networks": [f"networks::{part}" for part in PARTS],
    }


def _left_in_pyodide(item: Item) -> bool:
    """Whether a test of a push, with its values there, runs inside Pyodide at night only."""
    path = Path(item["id"].partition("::")[0])
    elsewhere = item["cpython_only"] or item["nightly"] or not item["id"].startswith("tests/py")
    if elsewhere or path.stem.removeprefix("test_") in tiers.CPYTHON_LAWS:
        return False
    chosen = {path.stem, path.parent.name} & {name for names in tiers.IN_PYODIDE.values() for name in names}
    return not chosen or item["function"] in tiers.LONG_IN_PYODIDE


def counts(items: Sequence[Item], *, night: bool = False) -> dict[str, int]:
    """Return how many tests of each subject run on a push or at night."""
    from tools.night.left_out import subject_of  # noqa: PLC0415 - it reads all modules

    found = dict.fromkeys(tiers.SUBJECTS, 0)
    for item in items:
        if night or not item["nightly"]:
            found[subject_of(item["id"].partition("::")[0].removeprefix("tests/"))] += 1
    return found
