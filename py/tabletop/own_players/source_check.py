"""Finds faults in the text of a player without running it."""

import ast
import warnings
from collections.abc import Iterator
from operator import itemgetter

from tabletop.own_players.faults import CHANGING, NO_CHOOSE, SYNTAX, Fault, fault_of

LONGEST_LINE = 300
"""The most characters of a line. Python parses expressions recursively, which may end the worker in a browser."""
ARGUMENTS = 3
"""How many arguments ``choose`` is called with."""
CHANGING_MODULES = frozenset({"random", "secrets", "time", "datetime", "uuid"})


def faults_in(text: str) -> list[Fault]:
    """Return the faults that can be seen without running the file, by line.

    For a syntax error it returns only that fault, since Python stops reading there.
    """
    module = _parsed(text)
    if isinstance(module, Fault):
        return [module]
    return sorted((*_without_choose(module), *_changing(module)), key=lambda fault: fault.line)


def imports_in(text: str) -> list[tuple[int, str]]:
    """Return the top modules that the file imports, each with its first line; nothing where it has a syntax error."""
    module = _parsed(text)
    found: dict[str, int] = {}
    for line, name in sorted(_imported(module), key=itemgetter(0)) if isinstance(module, ast.Module) else ():
        found.setdefault(name.partition(".")[0], line)
    return [(line, name) for name, line in found.items() if name]


def _parsed(text: str) -> ast.Module | Fault:
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            return Fault(SYNTAX, number, f"line too long: {len(line)} > {LONGEST_LINE}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        return fault_of(error, "", SYNTAX)


def _imported(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield each import as its line and name; "" for one beside the file itself."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "" if node.level else node.module or ""


def _without_choose(module: ast.Module) -> Iterator[Fault]:
    """Yield a fault if no statement can define ``choose``, or if it cannot be called with three arguments."""
    named = False
    for node in module.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == "choose":
            named = True
            if isinstance(node, ast.AsyncFunctionDef) or not _takes_three(node.args):
                yield Fault(NO_CHOOSE, node.lineno)
        elif not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Expr)):
            # An assignment, an import, or a statement with one inside may give the name a value.
            named = named or "choose" in _names(node)
    if not named:
        yield Fault(NO_CHOOSE)


def _names(node: ast.AST) -> set[str]:
    """Return all names that are written in ``node``."""
    found = set[str]()
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            found.add(part.id)
        elif isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            found.add(part.name)
        elif isinstance(part, ast.alias):
            # A star may import any name.
            found.add("choose" if part.name == "*" else part.asname or part.name)
    return found


def _takes_three(args: ast.arguments) -> bool:
    plain = len(args.posonlyargs) + len(args.args)
    needed = plain - len(args.defaults)
    optional = all(default is not None for default in args.kw_defaults)
    return optional and needed <= ARGUMENTS and (plain >= ARGUMENTS or args.vararg is not None)


def _changing(module: ast.Module) -> Iterator[Fault]:
    for line, name in _imported(module):
        if name.partition(".")[0] in CHANGING_MODULES:
            yield Fault(CHANGING, line, name)
