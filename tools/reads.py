"""Finds the tests that read the list of cards, or of games: a new one can make these fail.

It also finds those that look at the page.

A test reads a list if it, or what it uses of its own file, names something that has an entry for each: a function of
the engine that lists them, a tool that reads their sources, or a file. So a new test is found by itself. Tests that
play fixed sets read no list.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.parsed import tree_of

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "py"
LISTS: Mapping[str, re.Pattern[str]] = {
    "cards": re.compile(
        r"load_edition(?!\(['\"]\w+['\"]\)\.presets)|engine_says|card_files|card_messages|sprite\.(?:SPRITE|ART|compose)"
        r"|all_(?:characters|uniques|districts)(?!\((?:['\"]\w+['\"])?\)\[['\"])"
        r"|\bREAD\[|\bTEXTS\[|event_kinds|py/citadels['/]|rulings\.md|PY\.rglob|\(ROOT / ['\"]py['\"]\)\.rglob"
        r"|left_out\."
    ),
    "games": re.compile(
        r"left_out\.|wheels\.LATER|generated\.|\bgames\(\)|READ\[|TEXTS\[|web/app/games|pyproject|imports\.md"
        r"|\b(?:ROOT|TOP|WEB|PY|HERE|web)\b(?: / (?:['\"](?:py|web|tests|games)['\"]|folder))*\)?\.(?:r?glob|iterdir)\("
    ),
    "page": re.compile(
        r"\.m?js\b|\.css\b|\bWEB\b|['\"/]web(?!/(?:art|fonts|games|locales|workshop)\b)['\"/]|\b(?:ROOT|TOP)\)?\.r?glob"
        r"|_says\b|architecture\.md|notes_of"
    ),
}
"""What a test names that reads the list, or scripts and style sheets: see the docstring. Neither the presets of a box
nor one card by its name are a list."""
OTHERS = {"tree", "tmp_path"}
"""Fixtures of tests that begin a card or a game of their own, or build a site of their own."""


def readers(what: str) -> Iterator[str]:
    """Yield the tests of a push that read the list, as pytest names them, without their values."""
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if LISTS[what].search(text):
            name = path.relative_to(ROOT).as_posix()
            yield from (f"{name}::{test}" for test in _tests(tree_of(path), LISTS[what]))


def imported() -> set[str]:
    """Return the packages that tests import."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    return {name for text in texts for name in re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)}


def _tests(module: ast.Module, reads: re.Pattern[str]) -> Iterator[str]:
    """Yield the tests of a module that read a list themselves, or use a name of the module that does.

    Presets have no house cards, so what is played with each preset is left out. What a module plays once for many tests
    takes long; `test_house_games.py` plays in its place.
    """
    bound: dict[str, str] = {}
    for node in module.body:
        for name in _bound(node):
            bound[name] = bound.get(name, "") + _source(node)
    uses = {name: set(re.findall(r"\w+", text)) & bound.keys() - {name} for name, text in bound.items()}
    found = {name for name, text in bound.items() if reads.search(text)}
    while more := {name for name, used in uses.items() if used & found} - found:
        found |= more
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name in found and node.name.startswith("test_"):
            marks = " ".join((node.name, *(ast.unparse(one) for one in node.decorator_list)))
            asked = {one.arg for one in node.args.args}
            shared = any("scope=" in bound.get(name, "") for name in asked)
            if not re.search("nightly|preset", marks, re.IGNORECASE) and not OTHERS & asked and not shared:
                yield node.name


def _source(node: ast.stmt) -> str:
    return ast.unparse(node)


def _bound(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement at the top of a module binds; a fixture has the name that tests ask for."""
    match node:
        case ast.FunctionDef(name=name, decorator_list=decorators):
            yield name
            yield from re.findall(r"name='(\w+)'", " ".join(ast.unparse(one) for one in decorators))
        case ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (part.id for one in targets for part in ast.walk(one) if isinstance(part, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case _:
            pass
