"""Invariant 7, borders, on the page: who may import whom in web/, and that what games share knows no game."""

import re
from itertools import pairwise
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest

from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from tools.words import messages

pytestmark = pytest.mark.cpython_only

WEB = Path(__file__).parents[2] / "web"
MODULES = sorted(
    path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in {".js", ".mjs"}
)
GAMES = sorted(path.parent.name for path in WEB.glob("games/*/index.js"))
GAME_LIST = "games.js"
"""The one module that names the games."""

COMPOSITION = {
    "app.js", "coaching.js", "course.js", "ending.js", "games.js", "later.js", "lessons.js", "records.js", "replaying.js",
    "saved.js", "screens.js", "setting-up.js", "sitting.js", "starting.js", "teaching.js", "telling.js",
    "company.js", "friends.js", "handing.js", "hosting.js", "inheriting.js", "inviting.js", "joining.js", "rooms.js", "seats.js",
}  # fmt: skip
"""These put everything together and may import all of it."""

MAY: dict[str, set[str]] = {
    "flags.js": set(),
    "seldom.js": set(),
    "site.js": set(),
    "i18n.js": {"vendor", "site.js"},
    "table": {"vendor", "i18n.js", "site.js"},
    **{f"games/{game}": {"table", "vendor", "i18n.js"} for game in GAMES},
    "host": {"store"},
    "device": {"store", "site.js"},
    "peer": {"vendor"},
    "store": {"vendor"},
    "engine": {"vendor", "site.js"},
    "vendor": set(),
}
"""What a part imports beside itself. A folder is a part; so is a module at the top."""

TYPES: dict[str, set[str]] = {"host": {"engine"}, "table": {"host"}}
"""What a part may name beyond that as a type, in a comment. The types made from the engine are everybody's."""

COMMENT = re.compile(r"/\*[\s\S]*?\*/|^[ \t]*//.*$", re.MULTILINE)
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*)["'](\.{1,2}/[^"']+)["']""")


def part_of(path: str) -> str:
    parts = PurePosixPath(path).parts
    if len(parts) == 1:
        return path
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def imports(source: str, path: str) -> tuple[set[str], set[str]]:
    """What a module imports when it runs, and what its comments name as types; paths in web/."""
    folder = PurePosixPath(path).parent.as_posix()

    def found(text: str) -> set[str]:
        return {normpath(f"{folder}/{name}") for name in IMPORT.findall(text)}

    return found(COMMENT.sub("", source)), found("\n".join(COMMENT.findall(source)))


def of(path: str) -> tuple[set[str], set[str]]:
    return imports((WEB / path).read_text(encoding="utf-8"), path)


def strangers(path: str, found: set[str], allowed: set[str]) -> list[str]:
    return sorted(name for name in found if part_of(name) not in allowed | {part_of(path)})


def test_every_module_belongs_to_a_part() -> None:
    assert len(MODULES) > 60
    assert sorted({part_of(path) for path in MODULES} - set(MAY)) == sorted(COMPOSITION)


def test_every_import_is_of_a_file() -> None:
    types = {path.relative_to(WEB).as_posix() for path in WEB.rglob("types.d.ts")}
    made = types | set(MODULES)
    for path in MODULES:
        running, typing = of(path)
        assert sorted((running | {name.replace("types.js", "types.d.ts") for name in typing}) - made) == [], (
            path
        )


@pytest.mark.parametrize("path", [path for path in MODULES if path not in COMPOSITION])
def test_a_module_imports_what_its_part_may(path: str) -> None:
    allowed = MAY[part_of(path)]
    running, typing = of(path)
    assert strangers(path, running, allowed) == []
    assert strangers(path, typing, allowed | TYPES.get(part_of(path), set()) | {"types.js"}) == []


def test_the_games_are_named_in_one_place() -> None:
    named = [path for path in MODULES if any(part_of(name).startswith("games/") for name in of(path)[0])]
    assert {path for path in named if not path.startswith("games/")} == {GAME_LIST}
    entries = {name for name in of(GAME_LIST)[0] if name.startswith("games/")}
    assert entries == {f"games/{game}/index.js" for game in GAMES}


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


SHARED = ("table", "host", "peer", "store", "locales")
BOXES = [load_edition(name) for name in EDITIONS]
CARDS = {
    name
    for box in BOXES
    for name in (*box.every_character, *box.every_unique, *(basic.id for basic in box.basic))
}
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
EVERYDAY = {"keep", "navigator"}
"""Ids of cards that are also words of other things: the browser calls itself `navigator`."""
STORED = {"citadels": {"host/tabs.js", "store/db.js", "store/files.js"}}
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


@pytest.mark.parametrize("path", shared_files())
def test_what_games_share_has_no_word_of_a_game(path: str) -> None:
    text = (WEB / path).read_text(encoding="utf-8")
    if path.endswith(".ftl"):
        # What the lobby calls each game, and how far a stored one is, it says of all games alike.
        told = messages(WEB / path)
        text = "\n".join(f"{name} {said}" for name, said in told.items() if not name.startswith("game-"))
    found = words_in(text) & WORDS - EVERYDAY
    assert sorted(word for word in found if path not in STORED.get(word, set())) == []


def test_the_checks_see_what_they_should() -> None:
    source = """// @ts-check
/** @typedef {import("../store/db.js").Database} Database */
import { html } from "../vendor/lit.js";
const late = await import("../engine/client.js");
"""
    assert imports(source, "table/x.js") == ({"vendor/lit.js", "engine/client.js"}, {"store/db.js"})
    assert strangers("table/x.js", {"vendor/lit.js", "engine/client.js"}, MAY["table"]) == [
        "engine/client.js"
    ]
    assert {"city", "tax_collector", "gold"} <= words_in('const cityLabel = "tax_collector"; // GOLD') | {
        "gold"
    }
