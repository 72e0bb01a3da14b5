"""Tests invariant 7, borders: who may import whom, read from the source of every module.

One test a rule: it lists every module that breaks the rule. Sources are the same in every interpreter, so Pyodide skips
these.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from tools.parsed import tree_of

pytestmark = pytest.mark.cpython_only

PY = Path(__file__).parents[2] / "py"
MODULES = sorted(path.relative_to(PY) for path in PY.rglob("*.py"))
ENVIRONMENTS = "citadels_table"
"""What programs that learn import; it knows the games, and nothing knows it."""
GAMES = sorted(
    path.name
    for path in PY.iterdir()
    if (path / "__init__.py").is_file() and path.name not in {"tabletop", ENVIRONMENTS}
)
CHANCE = {"random", "secrets", "uuid", "numpy"}
SEED_OF_A_PROGRAM = Path("tabletop/programs/new_seed.py")
"""Draws the seed of a program's game that names none; nothing that the page or the engine reads imports it."""
CLOCK = {"time", "datetime"}
BROWSER = {"js", "pyodide", "pyscript", "pyodide_js"}
COMMAND_LINE = {"cli", "__main__.py", "cli.py", "mailbox"}


class Import(NamedTuple):
    """A dotted name that is imported, whether for the type checker's eyes only, and at which line."""

    name: str
    typing: bool
    line: int


def imports(source: str) -> list[Import]:
    """Return every dotted name that ``source`` imports, wherever in the file."""
    return list(_walk(ast.parse(source), typing=False))


@cache
def imports_of(path: Path) -> list[Import]:
    """Return what a module of `py/` imports, wherever in the file."""
    return list(_walk(tree_of(PY / path), typing=False))


def _walk(node: ast.AST, *, typing: bool) -> Iterator[Import]:
    for child in _statements(node):
        if isinstance(child, ast.Import):
            yield from (Import(alias.name, typing, child.lineno) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports say the whole name"
            names = (f"{child.module}.{alias.name}" for alias in child.names)
            yield from (Import(name, typing, child.lineno) for name in names)
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            for part in child.body:
                yield from _walk(ast.Module([part], []), typing=True)
        else:
            yield from _walk(child, typing=typing)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a module or a statement: an import is in no expression."""
    for block in ("body", "handlers", "orelse", "finalbody", "cases"):
        yield from getattr(node, block, ())


def under(*folders: str) -> list[Path]:
    """Return the modules in ``folders``."""
    return [path for path in MODULES if any(path.is_relative_to(folder) for folder in folders)]


def of(path: Path, *, typing: bool = True) -> list[str]:
    """Return what a module imports; without ``typing`` only what it imports when it runs."""
    found = imports_of(path)
    return [one.name for one in found if typing or not one.typing]


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def offenders(
    paths: Iterable[Path], banned: Callable[[Path, str], bool], *, typing: bool = True
) -> list[str]:
    """Return "py/module:line imports name" for every import of ``paths`` that is banned for its module."""
    return [
        f"py/{path}:{one.line} imports {one.name}"
        for path in paths
        for one in imports_of(path)
        if (typing or not one.typing) and banned(path, one.name)
    ]


def engine_modules() -> list[Path]:
    """Return all modules but those of the command line and its servers, which may look at a clock and write files."""
    return [path for path in MODULES if not COMMAND_LINE & set(path.parts)]


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 60
    assert {"citadels", "pointcity"} <= set(GAMES)
    assert under(ENVIRONMENTS)


def test_the_kernel_knows_no_game() -> None:
    assert offenders(under("tabletop"), lambda _, name: within(name, *GAMES, ENVIRONMENTS)) == []


def test_games_do_not_know_each_other() -> None:
    def of_another(path: Path, name: str) -> bool:
        return within(name, ENVIRONMENTS, *(set(GAMES) - {path.parts[0]}))

    assert offenders(under(*GAMES), of_another) == []


CARDS = [
    path
    for path in MODULES
    if path.parts[:2] == ("citadels", "cards")
    and path.parent.name in {"characters", "districts"}
    and path.name != "__init__.py"
]


def test_a_card_imports_only_the_api() -> None:
    """A card that differs from its namesake in the other edition may also import that one card."""

    def other_than_the_api(path: Path, name: str) -> bool:
        namesake = [f"citadels.cards.{path.parent.name}.{path.stem}"] if "classic" in path.parts else []
        return not within(name, "citadels.cards.api", "collections", "typing", *namesake)

    assert offenders(CARDS, other_than_the_api, typing=False) == []


def test_the_api_of_the_cards_imports_no_engine() -> None:
    found = of(Path("citadels/cards/api.py"), typing=False)
    assert [name for name in found if within(name, "citadels")] == []


def game_words() -> set[str]:
    """Return what only a game can mean: its name, and the ids of its cards.

    A house card may have any word as its id.
    """
    house = {name for edition in EDITIONS for name in load_edition(edition).house.cards}
    cards = {path.stem for path in CARDS} - house
    # A stem may also be a word of the language; these the table service says in their plain sense.
    return {*GAMES, *PIECES, *cards} - PLAIN_WORDS


PIECES = {
    "district",
    "crown",
    "gold",
    "city",
    "building",
    "market",
    "resource",
    "ingenuity",
    "civic",
    "automa",
}
PLAIN_WORDS = {"keep"}


def test_the_table_service_says_no_word_of_a_game() -> None:
    banned = game_words()
    said = {
        str(path): sorted(
            banned & set(re.findall(r"[a-z]+(?:_[a-z]+)*", (PY / path).read_text("utf-8").lower()))
        )
        for path in under("tabletop")
    }
    assert {path: words for path, words in said.items() if words} == {}


def package_of(path: Path) -> str:
    """Return the package of a module, one of the rooms of docs/architecture.md, with all that is inside it."""
    return ".".join(path.parent.parts[:2])


def test_no_package_imports_one_that_imports_it() -> None:
    """No cycle between packages, however long, when modules run (types may look back)."""
    # A program of a package stands above all of it.
    modules = [path for path in MODULES if path.name != "__main__.py"]
    known = {package_of(path) for path in modules}
    needs: dict[str, set[str]] = {package: set() for package in known}
    for path in modules:
        package = package_of(path)
        for name in of(path, typing=False):
            parts = name.split(".")
            above = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
            needs[package] |= {next((other for other in above if other in known), package)} - {package}
    while needs:
        free = {package for package, others in needs.items() if not others & needs.keys()}
        assert free, f"in a cycle: {sorted(needs)}"
        needs = {package: others for package, others in needs.items() if package not in free}


def of_games(*folders: str) -> list[Path]:
    """Return the modules in these folders of every game."""
    return under(*(f"{game}/{folder}" for game in GAMES for folder in folders))


BOTS_MAY_NOT_IMPORT = [
    "tabletop.match.match",
    "tabletop.kernel.position",
    "tabletop.match.record",
    "tabletop.kernel.events",
    "tabletop.kernel.game",
    "tabletop.match.history",
    "tabletop.service.desk",
]
BOTS_MAY_NOT_IMPORT_OF_THEIR_GAME = ["engine", "model.state", "game", "kind"]
RULES_MAY_NOT_IMPORT = ["tabletop.service.desk"]


def test_bots_see_views_and_asks_only() -> None:
    def banned(path: Path, name: str) -> bool:
        own = [f"{path.parts[0]}.{part}" for part in BOTS_MAY_NOT_IMPORT_OF_THEIR_GAME]
        return within(name, *own, *BOTS_MAY_NOT_IMPORT)

    assert offenders(of_games("bots"), banned) == []


def test_the_rules_know_neither_bots_nor_border() -> None:
    def banned(path: Path, name: str) -> bool:
        return within(name, f"{path.parts[0]}.bots", f"{path.parts[0]}.kind", *RULES_MAY_NOT_IMPORT)

    assert offenders(of_games("engine", "cards", "model"), banned) == []


def test_the_browser_is_known_to_one_file_at_most() -> None:
    knows = {str(path) for path in MODULES for name in of(path) if name.split(".")[0] in BROWSER}
    assert len(knows) <= 1


def test_chance_comes_from_the_seed_alone() -> None:
    def banned(path: Path, name: str) -> bool:
        arrays = within(name, "numpy") and not within(name, "numpy.random")
        drawn = path == SEED_OF_A_PROGRAM and within(name, "secrets")
        return within(name, *CHANCE) and not drawn and not (arrays and path.is_relative_to(ENVIRONMENTS))

    assert offenders(MODULES, banned) == []
    assert [str(path) for path in MODULES if "urandom" in (PY / path).read_text("utf-8")] == []


def test_the_engine_has_no_clock() -> None:
    assert offenders(engine_modules(), lambda _, name: name.split(".")[0] in CLOCK) == []


def test_order_never_comes_from_a_hash() -> None:
    """No loop over a set: its order would differ from run to run."""
    paths = [*under("tabletop"), *of_games("engine", "cards")]
    # Most modules make no set to go over, and need not be walked.
    makes = re.compile(r"\bin[\s(]+(?:set\(|frozenset\(|\{)")
    some = [path for path in paths if makes.search((PY / path).read_text("utf-8"))]
    found = [f"{path}: {loop}" for path in some for loop in loops_over_sets(tree_of(PY / path))]
    assert found == []


def loops_over_sets(tree: ast.Module) -> list[str]:
    """Return what the loops and lists of a module go over, where that is a set."""
    loops: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For):
            loops.append(node.iter)
        elif isinstance(node, ast.ListComp | ast.DictComp):
            loops += [part.iter for part in node.generators]
    return [ast.unparse(loop) for loop in loops if _is_a_set(loop)]


def _is_a_set(loop: ast.expr) -> bool:
    made = (
        isinstance(loop, ast.Call)
        and isinstance(loop.func, ast.Name)
        and loop.func.id in {"set", "frozenset"}
    )
    return made or isinstance(loop, ast.Set | ast.SetComp)


def test_the_checks_see_what_they_should() -> None:
    source = "import random\nfrom citadels.game import Citadels\ndef f():\n    import time.x\n"
    source += "if TYPE_CHECKING:\n    from citadels.engine.turn import Turn\n"
    found = imports(source)
    assert found == [
        ("random", False, 1),
        ("citadels.game.Citadels", False, 2),
        ("time.x", False, 4),
        ("citadels.engine.turn.Turn", True, 6),
    ]
    loops = "for x in {1, 2}: pass\n[y for y in set(z)]\nfor x in sorted({1}): pass\n"
    assert loops_over_sets(ast.parse(loops)) == ["{1, 2}", "set(z)"]
    assert offenders([Path("citadels/kind.py")], lambda _, name: within(name, "tabletop"))


def test_the_lists_name_what_there_is() -> None:
    """A module that moved would otherwise leave its ban behind."""
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in MODULES}
    banned = {*BOTS_MAY_NOT_IMPORT, *RULES_MAY_NOT_IMPORT}
    banned |= {f"citadels.{part}" for part in BOTS_MAY_NOT_IMPORT_OF_THEIR_GAME}
    assert banned - names == set()
