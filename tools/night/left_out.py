"""Lists what a push leaves to the night, each with its reason, and writes docs/night.md from that.

No test may be left out without a reason: `unexplained` names the places that have none.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tests import tiers
from tools.night.modules import (
    SAMPLERS,
    TESTS,
    Module,
    NoReasonError,
    is_nightly,
    is_sample,
    last_name,
    marked,
    reason_of,
)
from tools.parsed import tree_of

WHOLE, SOME = "whole", "in part"
SCRIPT_SAMPLE = re.compile(r"(?:const (\w+) = )?\bsampled\(([^,()]+), ([^,()]+), (\"[^\"]*\"|[^)]*)\)")
LONGEST_VALUE = 24
"""Characters of a value that is written into the table."""
READERS = ("tiers.py", "js/tiers.js", "conftest.py", "py/conftest.py")
"""The files that may ask whether it is night; all others go through `sampled`, `at_night` and the marker."""
VARIABLE = re.compile(r"\b(?:EVERYTHING|EVERY_FILE)\b|CITADELS_EVERYTHING")
SAMPLE = re.compile(rf"\b(?:{'|'.join(SAMPLERS)})\b")
SILENT = re.compile(r"\bmark\.nightly\b(?!\()|\bskip|importorskip|\bxfail")
"""What a file says that may leave a test out without a reason."""
SCRIPT_SILENT = re.compile(r"\b(?:test|it)\.(?:skip|todo)\b|\{ *(?:skip|todo):")
"""The same of a script."""
LEAVES_OUT = {"nightly", "skip", "skipif", "xfail", "importorskip"}
SKIPS = {"pytest.mark.skip": 0, "pytest.mark.skipif": 1, "pytest.skip": 0, "pytest.xfail": 0}
"""Ways to leave a test out for what a machine lacks, each with the number of values before its reason."""


@dataclass(frozen=True)
class LeftOut:
    """A test, or the place of a sample: ``what`` is left out of ``name`` on a push because of ``reason``."""

    file: str
    name: str
    what: str
    reason: str

    @property
    def subject(self) -> str:
        return subject_of(self.file)


@cache
def subject_of(file: str) -> str:
    """Return what a file under `tests` is about."""
    return next(
        name for name, patterns in tiers.SUBJECTS.items() if any(fnmatch(file, one) for one in patterns)
    )


@cache
def left_out() -> tuple[LeftOut, ...]:
    """Return all that a push leaves out. Raises NoReasonError at the first place without a reason."""
    found = [one for module in marked() for one in [*_marked(module), *_sampled(module)]]
    scripts = sorted((TESTS / "js").glob("*.js"))
    return (*found, *(one for path in scripts for one in _sampled_script(path)))


def _marked(module: Module) -> Iterator[LeftOut]:
    for name, nodes in module.bound.items():
        for node in nodes:
            if isinstance(node, ast.FunctionDef) and name.startswith("test_"):
                for decorator in node.decorator_list:
                    for reason in dict.fromkeys(_reasons(decorator, module)):
                        what = SOME if "parametrize" in ast.unparse(decorator) else WHOLE
                        yield LeftOut(module.name, name, what, reason)
            elif name == "pytestmark":
                for reason in _reasons(node, module):
                    yield LeftOut(module.name, "", WHOLE, reason)


def _reasons(node: ast.AST, module: Module) -> Iterator[str]:
    """Yield the reasons of the marks in ``node`` and in the constants that it uses."""
    seen: set[str] = set()
    open_nodes = [node]
    while open_nodes:
        for part in ast.walk(open_nodes.pop()):
            if isinstance(part, ast.Call) and is_nightly(part):
                yield reason_of(part, module)
            elif isinstance(part, ast.Name) and part.id not in seen:
                seen.add(part.id)
                used = module.bound.get(part.id, [])
                open_nodes += [one for one in used if not isinstance(one, ast.FunctionDef | ast.ClassDef)]


def _sampled(module: Module) -> Iterator[LeftOut]:
    if module.name == "tiers.py":
        return
    said = _said(SAMPLE, module.path.read_text("utf-8"))
    for name, nodes in module.bound.items():
        # Most statements ask for no sample, and need not be walked.
        asking = [node for node in nodes if not said.isdisjoint(_lines(node))]
        for part in (part for node in asking for part in ast.walk(node)):
            if isinstance(part, ast.Call) and is_sample(part):
                yield LeftOut(module.name, name, _values(part), reason_of(part, module))


def _lines(node: ast.stmt) -> range:
    """Return the lines of a statement, with its decorators."""
    above = [one.lineno for one in getattr(node, "decorator_list", [])]
    return range(min([node.lineno, *above]), (node.end_lineno or node.lineno) + 1)


def _values(call: ast.Call) -> str:
    """Return what a sample takes at night and on a push, where both are short."""
    texts = [ast.unparse(value) for value in call.args[:-1]]
    short = len(texts) == 2 and all(len(text) <= LONGEST_VALUE and "|" not in text for text in texts)
    return f"`{texts[1]}` of `{texts[0]}`" if short else SOME


def _sampled_script(path: Path) -> Iterator[LeftOut]:
    file = path.relative_to(TESTS).as_posix()
    if file in READERS:
        return
    text = path.read_text(encoding="utf-8")
    for name, everything, on_push, reason in SCRIPT_SAMPLE.findall(text) if "sampled(" in text else ():
        if not re.fullmatch(r'"[^"]*\w[^"]*"', reason):
            raise NoReasonError(f"{file}: no reason why a push may leave this out")
        yield LeftOut(file, name, f"`{on_push}` of `{everything}`", reason.strip('"'))


def unexplained() -> list[str]:
    """Return the places that leave something out past the marker and the samples, or without a reason."""
    found: list[str] = []
    try:
        left_out()
    except NoReasonError as error:
        found.append(str(error))
    for path in sorted((*TESTS.rglob("*.py"), *TESTS.rglob("*.js"))):
        file = path.relative_to(TESTS).as_posix()
        text = path.read_text(encoding="utf-8")
        if file not in READERS and file != "py/test_tiers.py" and _has(VARIABLE, text, "EVERYTHING"):
            found.append(f"{file}: asks for EVERYTHING itself")
        if path.suffix == ".js":
            if _has(SCRIPT_SILENT, text, "skip", "todo"):
                found.append(f"{file}: skips without a reason")
            continue
        # Most files have none of the words, and need not be parsed.
        if _has(SILENT, text, "nightly", "skip", "xfail"):
            said = _said(SILENT, text)
            asking = [node for node in tree_of(path).body if not said.isdisjoint(_lines(node))]
            found += [f"{file}:{line}: {what}" for node in asking for line, what in _silent(node)]
    return found


def _has(pattern: re.Pattern[str], text: str, *words: str) -> bool:
    """Whether ``text`` has the pattern, which has one of the ``words``: these are found much sooner."""
    return any(word in text for word in words) and pattern.search(text) is not None


def _said(words: re.Pattern[str], text: str) -> set[int]:
    """Return the lines of a text that have one of the ``words``."""
    return {text.count("\n", 0, found.start()) + 1 for found in words.finditer(text)}


def _silent(statement: ast.stmt) -> Iterator[tuple[int, str]]:
    """Yield bare marks and skips without a text."""
    nodes = [*ast.walk(statement)]
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        if last_name(node.func if isinstance(node, ast.Call) else node) not in LEAVES_OUT:
            continue
        match node:
            case ast.Attribute() if id(node) not in called and ast.unparse(node) in {
                "pytest.mark.nightly",
                *SKIPS,
            }:
                yield node.lineno, f"{ast.unparse(node)} without a reason"
            case ast.Call(func=function, args=args, keywords=words):
                name = ast.unparse(function)
                named = any(word.arg == "reason" for word in words)
                if name == "pytest.importorskip" and not named:
                    yield node.lineno, f"{name} without a reason"
                if name in SKIPS and not named and len(args) <= SKIPS[name]:
                    yield node.lineno, f"{name} without a reason"
            case _:
                pass


HEAD = """\
# What a push leaves to the night

<!-- Made by `make generated` from the reasons beside the tests (`tests/tiers.py`, `tools/night/left_out.py`). -->

A push skips a test, or gives it fewer values; [the night](testing.md#the-night) runs the rest. `make night
ARGS=--reasons` prints each file and test with its reason, `make night ARGS=--count` counts the tests of both tiers.

"""
KINDS = ("tests left out", "tests in part", "fewer values", "reasons")


def page() -> str:
    """Return docs/night.md: how much is left out, by subject."""
    return (
        f"{HEAD}{_counts(left_out())}\n"
        "Inside Pyodide a push runs the files of `IN_PYODIDE` in `tests/tiers.py`, but "
        f"{len(tiers.LONG_IN_PYODIDE)} of their\n"
        f"tests, the night all others but {len(tiers.CPYTHON_LAWS)} files.\n"
    )


def _counts(found: tuple[LeftOut, ...]) -> str:
    lines = [f"| subject | {' | '.join(KINDS)} |", "|---|---|---|---|---|"]
    for subject in tiers.SUBJECTS:
        ones = [one for one in found if one.subject == subject]
        count = Counter(_kind(one) for one in ones)
        numbers = [*(count[kind] for kind in KINDS[:-1]), len({one.reason for one in ones})]
        lines.append(f"| {subject} | {' | '.join(map(str, numbers))} |")
    return "\n".join(lines) + "\n"


def _kind(one: LeftOut) -> str:
    whole, part, values = KINDS[:-1]
    return whole if one.what == WHOLE else part if one.name.startswith("test_") else values


def reasons() -> str:
    """Return every place that leaves something out on a push, by subject and file, with its reason."""
    found = left_out()
    grouped: dict[tuple[str, str, str], list[LeftOut]] = defaultdict(list)
    for subject in tiers.SUBJECTS:
        for one in (one for one in found if one.subject == subject):
            grouped[subject, one.file, one.reason].append(one)
    lines = [
        f"{subject}: tests/{file}: {', '.join(dict.fromkeys(map(_named, ones)))}: {reason}"
        for (subject, file, reason), ones in grouped.items()
    ]
    return "\n".join([*lines, *_inside_pyodide()])


def _named(one: LeftOut) -> str:
    name = one.name or "all"
    return name if one.what == WHOLE else f"{name} ({one.what})"


def _inside_pyodide() -> list[str]:
    files = ", ".join(name for names in tiers.IN_PYODIDE.values() for name in names)
    return [
        f"inside Pyodide: all but {files}: {tiers.IN_PYODIDE_REASON}",
        *(f"inside Pyodide: {name}: {reason}" for name, reason in tiers.LONG_IN_PYODIDE.items()),
        f"inside Pyodide, at night too: {', '.join(tiers.CPYTHON_LAWS)}: {tiers.CPYTHON_LAWS_REASON}",
    ]
