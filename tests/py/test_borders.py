"""Invariant 7, borders: who may import whom, read from the source of every module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PY = Path(__file__).parents[2] / "py"
MODULES = sorted(path.relative_to(PY) for path in PY.rglob("*.py"))
GAMES = sorted(
    path.name for path in PY.iterdir() if (path / "__init__.py").is_file() and path.name != "tabletop"
)
CHANCE = {"random", "secrets", "uuid", "numpy"}
CLOCK = {"time", "datetime"}
BROWSER = {"js", "pyodide", "pyscript", "pyodide_js"}
COMMAND_LINE = {"cli", "__main__.py", "cli.py"}


class Import(NamedTuple):
    """A dotted name that is imported, and whether for the type checker's eyes only."""

    name: str
    typing: bool


def imports(source: str) -> list[Import]:
    """Return every dotted name that ``source`` imports, wherever in the file."""
    return list(_walk(ast.parse(source), typing=False))


def _walk(node: ast.AST, *, typing: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (Import(alias.name, typing) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports say the whole name"
            yield from (Import(f"{child.module}.{alias.name}", typing) for alias in child.names)
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            for part in child.body:
                yield from _walk(ast.Module([part], []), typing=True)
        else:
            yield from _walk(child, typing=typing)


def under(*folders: str) -> list[Path]:
    """Return the modules in ``folders``."""
    return [path for path in MODULES if any(path.is_relative_to(folder) for folder in folders)]


def of(path: Path, *, typing: bool = True) -> list[str]:
    """Return what a module imports; without ``typing`` only what it imports when it runs."""
    found = imports((PY / path).read_text("utf-8"))
    return [one.name for one in found if typing or not one.typing]


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def engine_modules() -> list[Path]:
    """Return all modules but the command line's, which may look at a clock and write files."""
    return [path for path in MODULES if not COMMAND_LINE & set(path.parts)]


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 60
    assert GAMES == ["citadels", "pointcity"]


@pytest.mark.parametrize("path", under("tabletop"), ids=str)
def test_the_kernel_knows_no_game(path: Path) -> None:
    assert [name for name in of(path) if within(name, *GAMES)] == []


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    others = set(GAMES) - {game}
    assert [(str(path), name) for path in under(game) for name in of(path) if within(name, *others)] == []


CARDS = [
    path
    for path in MODULES
    if path.parts[:2] == ("citadels", "cards") and path.parent.name in {"characters", "districts"}
]


@pytest.mark.parametrize("path", [path for path in CARDS if path.name != "__init__.py"], ids=str)
def test_a_card_imports_only_the_api(path: Path) -> None:
    """A card that differs from its namesake in the other edition may also import that one card."""
    allowed = ["citadels.cards.api", "collections", "typing"]
    if "classic" in path.parts:
        allowed.append(f"citadels.cards.{path.parent.name}.{path.stem}")
    assert [name for name in of(path, typing=False) if not within(name, *allowed)] == []


def test_the_api_of_the_cards_imports_no_engine() -> None:
    found = of(Path("citadels/cards/api.py"), typing=False)
    assert [name for name in found if within(name, "citadels")] == []


def game_words() -> set[str]:
    """Return what only a game can mean: its name, and the ids of its cards."""
    cards = {path.stem for path in CARDS if path.name != "__init__.py"}
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


@pytest.mark.parametrize("path", under("tabletop"), ids=str)
def test_the_table_service_says_no_word_of_a_game(path: Path) -> None:
    words = set(re.findall(r"[a-z]+(?:_[a-z]+)*", (PY / path).read_text("utf-8").lower()))
    assert sorted(words & game_words()) == []


def package_of(path: Path) -> str:
    """Return the package of a module, one of the rooms of docs/architecture.md, with all that is inside it."""
    return ".".join(path.parent.parts[:2])


def test_no_package_imports_one_that_imports_it() -> None:
    """No cycle between packages, however long, when modules run (types may look back)."""
    known = {package_of(path) for path in MODULES}
    needs: dict[str, set[str]] = {package: set() for package in known}
    for path in MODULES:
        package = package_of(path)
        for name in of(path, typing=False):
            found = max((other for other in known if within(name, other)), key=len, default=package)
            needs[package] |= {found} - {package}
    while needs:
        free = {package for package, others in needs.items() if not others & needs.keys()}
        assert free, f"in a cycle: {sorted(needs)}"
        needs = {package: others for package, others in needs.items() if package not in free}


def of_games(*folders: str) -> list[Path]:
    """Return the modules in these folders of every game."""
    return under(*(f"{game}/{folder}" for game in GAMES for folder in folders))


@pytest.mark.parametrize("path", of_games("bots"), ids=str)
def test_bots_see_views_and_asks_only(path: Path) -> None:
    game = path.parts[0]
    banned = (f"{game}.engine", f"{game}.model.state", f"{game}.game", f"{game}.kind", "tabletop.match")
    banned += (
        "tabletop.position",
        "tabletop.record",
        "tabletop.events",
        "tabletop.game",
        "tabletop.history",
        "tabletop.desk",
    )
    assert [name for name in of(path) if within(name, *banned)] == []


@pytest.mark.parametrize("path", of_games("engine", "cards", "model"), ids=str)
def test_the_rules_know_neither_bots_nor_border(path: Path) -> None:
    assert [
        name
        for name in of(path)
        if within(name, f"{path.parts[0]}.bots", f"{path.parts[0]}.kind", "tabletop.desk")
    ] == []


def test_the_browser_is_known_to_one_file_at_most() -> None:
    knows = {str(path) for path in MODULES for name in of(path) if name.split(".")[0] in BROWSER}
    assert len(knows) <= 1


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_chance_comes_from_the_seed_alone(path: Path) -> None:
    assert [name for name in of(path) if name.split(".")[0] in CHANCE] == []
    assert "urandom" not in (PY / path).read_text("utf-8")


@pytest.mark.parametrize("path", engine_modules(), ids=str)
def test_the_engine_has_no_clock(path: Path) -> None:
    assert [name for name in of(path) if name.split(".")[0] in CLOCK] == []


@pytest.mark.parametrize("path", [*under("tabletop"), *of_games("engine", "cards")], ids=str)
def test_order_never_comes_from_a_hash(path: Path) -> None:
    """No loop over a set: its order would differ from run to run."""
    tree = ast.parse((PY / path).read_text("utf-8"))
    loops: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For):
            loops.append(node.iter)
        elif isinstance(node, ast.ListComp | ast.DictComp):
            loops += [part.iter for part in node.generators]
    assert [ast.unparse(loop) for loop in loops if _is_a_set(loop)] == []


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
        ("random", False),
        ("citadels.game.Citadels", False),
        ("time.x", False),
        ("citadels.engine.turn.Turn", True),
    ]
