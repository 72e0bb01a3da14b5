"""Reads the modules of the tests.

What is bound at their top, what that uses, and what says why it is left to the night.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.parsed import tree_of

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
SAMPLERS = {"sampled": 2, "at_night": 0}
"""The functions of `tests/tiers.py`, and at which place each has its reason."""
FOLDERS = (TESTS / "py", TESTS / "py" / "point_city", ROOT)

Place = tuple[Path, str]
"""A module and a name at its top."""


class NoReasonError(ValueError):
    """A place where a push leaves something out does not say why."""


@dataclass(frozen=True)
class Module:
    """A module of the tests: its file, what its top binds, and which names come from other modules of the tests."""

    path: Path
    bound: dict[str, list[ast.stmt]]
    imported: dict[str, Place]
    others: dict[str, Path]

    @property
    def name(self) -> str:
        return self.path.relative_to(TESTS).as_posix()


@cache
def modules() -> tuple[Module, ...]:
    return tuple(read(path) for path in sorted(TESTS.rglob("*.py")))


@cache
def marked() -> tuple[Module, ...]:
    """Return the modules that say of something that it waits for the night; most do not, and need not be parsed."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("*.py"))}
    says = re.compile(rf"\b(?:nightly|{'|'.join(SAMPLERS)})\b")
    return tuple(read(path) for path, text in texts.items() if says.search(text))


@cache
def read(path: Path) -> Module:
    bound: dict[str, list[ast.stmt]] = {}
    imported: dict[str, Place] = {}
    others: dict[str, Path] = {}
    for node in tree_of(path).body:
        match node:
            case ast.ImportFrom(module=str(name), names=names):
                for alias in names:
                    if inner := file_of(f"{name}.{alias.name}"):
                        others[alias.asname or alias.name] = inner
                    elif file := file_of(name):
                        imported[alias.asname or alias.name] = (file, alias.name)
            case ast.Import(names=names):
                found = {alias.asname or alias.name: file_of(alias.name) for alias in names}
                others |= {name: file for name, file in found.items() if file}
            case _:
                for name in names_bound(node):
                    bound.setdefault(name, []).append(node)
    return Module(path, bound, imported, others)


def file_of(name: str) -> Path | None:
    """Return the file of a module of the tests."""
    files = (folder / (name.replace(".", "/") + ".py") for folder in FOLDERS)
    return next((file for file in files if file.is_file() and TESTS in file.parents), None)


def names_bound(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement at the top of a module binds or changes."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
        return
    inner = {
        id(part)
        for one in ast.walk(node)
        if isinstance(one, ast.comprehension)
        for part in ast.walk(one.target)
    }
    for part in ast.walk(node):
        match part:
            case ast.Name(id=name, ctx=ast.Store()) if id(part) not in inner:
                yield name
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store()):
                yield name
            case _:
                pass


def is_nightly(call: ast.AST) -> bool:
    """Whether ``call`` is `pytest.mark.nightly(...)`."""
    return (
        isinstance(call, ast.Call)
        and last_name(call.func) == "nightly"
        and ast.unparse(call.func) == "pytest.mark.nightly"
    )


def is_sample(call: ast.AST) -> bool:
    """Whether ``call`` asks one of the samplers."""
    return isinstance(call, ast.Call) and last_name(call.func) in SAMPLERS


def last_name(node: ast.AST) -> str:
    """Return the name that a function is called by, without its module; "" where it has none."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def reason_of(call: ast.Call, module: Module) -> str:
    """Return the reason that a mark or a sample has, written there or as a constant of its module."""
    at = 0 if is_nightly(call) else SAMPLERS[last_name(call.func)]
    given = call.args[at] if len(call.args) > at else None
    if isinstance(given, ast.Name):
        given = next(
            (node.value for node in module.bound.get(given.id, []) if isinstance(node, ast.Assign)), None
        )
    if isinstance(given, ast.Constant) and isinstance(given.value, str) and given.value.strip():
        return given.value
    raise NoReasonError(f"{module.name}:{call.lineno}: no reason why a push may leave this out")
