"""Tests invariant 7, borders, on the page: who may import whom in web/, and that what games share knows no game."""

import re
from itertools import pairwise
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from tools.words import messages

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).parents[2]
WEB = TOP / "web"
MODULES = sorted(
    path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in {".js", ".mjs"}
)
GAMES = sorted(path.parent.name for path in WEB.glob("games/*/index.js"))
GAME_LIST = "app/games.js"
"""The one module that names the games."""

COMMENT = re.compile(r"/\*[\s\S]*?\*/|^[ \t]*//.*$", re.MULTILINE)
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*)["'](\.{1,2}/[^"']+)["']""")
ROW = re.compile(r"^- `([^`]+)`(?: \([^()]+\))?(?:: (.+))?$", re.MULTILINE)


def allowed_imports() -> dict[str, set[str]]:
    """Return the list of docs/imports.md: what each part of the page may import beside itself."""
    text = re.sub(r"\n  +", " ", (TOP / "docs" / "imports.md").read_text("utf-8"))
    rows = {part: {name.strip() for name in names.split(",")} - {""} for part, names in ROW.findall(text)}
    return {part: set(rows) if names == {"everything"} else names for part, names in rows.items()}


MAY = allowed_imports()


def part_of(path: str) -> str:
    """Return the row of the table that a module belongs to: a feature, a game, a folder, or the module itself."""
    parts = PurePosixPath(path).parts
    if len(parts) == 1:
        return path
    return "/".join(parts[:2]) if parts[0] in {"app", "games"} else parts[0]


def imports(source: str, path: str) -> tuple[set[str], set[str]]:
    """What a module imports when it runs, and what its comments name as types; paths in web/."""
    folder = PurePosixPath(path).parent.as_posix()

    def found(text: str) -> set[str]:
        return {normpath(f"{folder}/{name}") for name in IMPORT.findall(text)}

    return found(COMMENT.sub("", source)), found("\n".join(COMMENT.findall(source)))


def of(path: str) -> tuple[set[str], set[str]]:
    return imports((WEB / path).read_text(encoding="utf-8"), path)


def forbidden(path: str, found: set[str]) -> list[str]:
    """Return the imports of a module that the table does not allow."""
    part = part_of(path)
    return sorted(f"{path} -> {name}" for name in found if part_of(name) not in MAY[part] | {part})


def test_every_module_belongs_to_a_part() -> None:
    assert len(MODULES) > 100
    assert {part_of(path) for path in MODULES} == set(MAY)


def test_the_table_names_parts_alone() -> None:
    assert {name for names in MAY.values() for name in names} - set(MAY) == set()


def test_every_import_is_of_a_file() -> None:
    types = {path.relative_to(WEB).as_posix() for path in WEB.rglob("types.d.ts")}
    made = types | set(MODULES)
    missing: list[str] = []
    for path in MODULES:
        running, typing = of(path)
        named = running | {name.replace("types.js", "types.d.ts") for name in typing}
        missing += [f"{path} -> {name}" for name in sorted(named - made)]
    assert missing == []


def test_a_module_imports_what_its_part_may() -> None:
    assert [name for path in MODULES for name in forbidden(path, of(path)[0])] == []


def test_only_start_and_drawing_know_the_whole_page() -> None:
    """A controller names what it needs as its `deps`: the state's parts and single functions."""
    whole = "app/app.js"
    knowing = {path for path in MODULES if whole in set().union(*of(path))}
    assert knowing == {"app.js", "app/boot.js", "app/render.js"}


def test_what_games_use_names_no_type_of_the_app() -> None:
    """Games and what they use stand alone in their comments too: the types they share with the app are in `kit`."""
    below = ("games/", "kit", "lib", "runner", "engine", "store", "peer")
    paths = [path for path in MODULES if part_of(path).startswith(below)]
    assert {part_of(path) for path in paths} >= {"kit", "lib", "games/citadels"}
    named = [f"{path} -> {name}" for path in paths for name in sorted(of(path)[1]) if name.startswith("app/")]
    assert named == []


def test_a_part_imports_what_its_row_lists() -> None:
    """A row that allows more than its part needs would hide the next unwanted import."""
    used = {(part_of(path), part_of(name)) for path in MODULES for name in of(path)[0]}
    broad = {part for part, names in MAY.items() if names == set(MAY)}
    unused = [
        (part, name)
        for part in sorted(set(MAY) - broad)
        for name in sorted(MAY[part])
        if (part, name) not in used
    ]
    assert unused == []


def test_the_games_are_named_in_one_place() -> None:
    named = [path for path in MODULES if any(part_of(name).startswith("games/") for name in of(path)[0])]
    assert {path for path in named if not path.startswith("games/")} == {GAME_LIST}
    entries = {name for name in of(GAME_LIST)[0] if name.startswith("games/")}
    assert entries == {f"games/{game}/index.js" for game in GAMES}


def test_a_view_holds_no_state_of_the_app() -> None:
    """A `*-view.js` draws data: it imports no controller, no store, no engine, no host."""
    views = [path for path in MODULES if path.endswith("-view.js")]
    assert len(views) > 30
    wrong = [
        f"{path} -> {name}"
        for path in views
        for name in sorted(of(path)[0])
        if name.endswith("-controller.js")
        or part_of(name) in {"store", "engine", "runner", "peer", "app/app.js"}
    ]
    assert wrong == []


def test_no_import_runs_in_a_circle() -> None:
    done: set[str] = set()

    def visit(path: str, way: tuple[str, ...]) -> None:
        assert path not in way, " -> ".join((*way, path))
        if path in done:
            return
        for name in sorted(of(path)[0]):
            visit(name, (*way, path))
        done.add(path)

    for path in MODULES:
        visit(path, ())


def test_no_folder_is_crowded() -> None:
    """A folder that a person can read at a glance: at most 25 modules."""
    folders: dict[str, int] = {}
    for path in MODULES:
        folder = PurePosixPath(path).parent.as_posix()
        folders[folder] = folders.get(folder, 0) + 1
    assert {folder: count for folder, count in folders.items() if count > 25} == {}


SHARED = ("app", "kit", "lib", "peer", "runner", "store", "locales")
BOXES = [load_edition(name) for name in EDITIONS]
CARDS = {
    name for box in BOXES for name in (*box.characters, *box.uniques, *(basic.id for basic in box.basic))
}
"""The cards of the boxes. A house card may be called by any word, also by one that the shared modules use."""
THINGS = {
    "citadel",
    "citadels",
    "city",
    "cities",
    "district",
    "districts",
    "character",
    "characters",
    "crown",
    "automa",
    "building",
    "buildings",
    "civic",
    "ingenuity",
}
WORDS = CARDS | THINGS | {"gold", "rank", "ranks", "income", "warrant", "roof", "unique", "uniques"}
EVERYDAY = {"keep", "library", "navigator"}
"""Ids of cards that are also words of other things: the browser calls itself `navigator`, and Python has libraries."""
STORED = {
    "citadels": {
        "app/device/offline.js", "app/room-deps.js", "runner/tabs.js", "store/db.js", "store/files.js",
    }
}  # fmt: skip
"""The site's own name, where it tells what is stored on a device apart from what other sites of the origin store."""


def shared_files() -> list[str]:
    files = [
        path for folder in SHARED for path in (WEB / folder).rglob("*") if path.suffix in {".js", ".ftl"}
    ]
    # Other languages say the same.
    return sorted(
        path.relative_to(WEB).as_posix() for path in files if path.suffix == ".js" or path.stem == "en"
    )


def words_in(text: str) -> set[str]:
    """The words of a text, names taken apart; two that follow each other also as the id of a card has them."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)
    lower = [word.lower() for word in words]
    return set(lower) | {"_".join(pair) for pair in pairwise(lower)}


def strange_words(path: str) -> set[str]:
    """Return the words of a game that a shared file says."""
    text = (WEB / path).read_text(encoding="utf-8")
    if path.endswith(".ftl"):
        # What the lobby calls each game, and how far a stored one is, it says of all games alike.
        told = messages(WEB / path)
        text = "\n".join(f"{name} {said}" for name, said in told.items() if not name.startswith("game-"))
    # So the browser names a change of text.
    found = words_in(text.replace("characterData", "")) & WORDS - EVERYDAY
    return {word for word in found if path not in STORED.get(word, set())}


def test_what_games_share_has_no_word_of_a_game() -> None:
    found = {path: sorted(strange_words(path)) for path in shared_files() if path != GAME_LIST}
    assert {path: words for path, words in found.items() if words} == {}


def test_the_checks_see_what_they_should() -> None:
    source = """// @ts-check
/** @typedef {import("../store/db.js").Database} Database */
import { html } from "../vendor/lit.js";
const late = await import("../engine/client.js");
"""
    assert imports(source, "kit/x.js") == ({"vendor/lit.js", "engine/client.js"}, {"store/db.js"})
    assert forbidden("kit/x.js", {"vendor/lit.js", "engine/client.js"}) == ["kit/x.js -> engine/client.js"]
    assert {"city", "tax_collector"} <= words_in('const cityLabel = "tax_collector";')


def test_a_type_is_imported_from_where_it_is_written() -> None:
    """An alias of another module's type would have to be followed, file by file."""
    alias = re.compile(r"""@typedef \{import\("[^"]+"\)\.\w+\} \w+""")
    files = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    found = [
        f"{path.relative_to(WEB)}: {one}" for path in files for one in alias.findall(path.read_text("utf-8"))
    ]
    assert len(files) > 300
    assert not found, "\n".join(found)
