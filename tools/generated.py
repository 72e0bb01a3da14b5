"""Writes the committed files that are generated from others.

Types, catalogues, sprites, signs, bounds, shapes, three documents, a line of README.md.

python -m tools.generated; with --check it only says whether they are up to date.
"""

import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tabletop.cli.parser import Parser
from tools import bounds, call_tables, make_types, moments, name_signs, record_shapes, sprite, workshop_types
from tools.night import left_out
from tools.website import site, wheels

Makers = Mapping[Path, Callable[[], str]]

OF_CARDS: Makers = {
    Path("docs/moments.md"): moments.page,
    Path("web/catalog.json"): make_types.catalog,
    Path("web/art/sprite.svg"): sprite.compose,
}
"""The generated files that depend on the cards."""
LATER = Path("web/games/pointcity")
PLAIN = [Path("web/games") / name for name in wheels.LATER if name != LATER.name]
"""Games in the plain look: they have no types of their own, and an empty sprite."""
WORKSHOP = Path("web/workshop")
GAMES = ("citadels", *wheels.LATER)


def _workshop_types(game: str) -> str:
    return workshop_types.workshop_types(make_types.kind_of(game))


FILES: Makers = {
    site.README: site.readme,
    Path("docs/night.md"): left_out.page,
    Path("docs/calls.md"): call_tables.page,
    Path("web/types.d.ts"): make_types.declarations,
    Path("web/lib/generated/name-signs.js"): name_signs.module,
    Path("web/lib/generated/bounds.js"): bounds.module,
    Path("web/lib/generated/record-shapes.js"): record_shapes.module,
    **OF_CARDS,
    LATER / "types.d.ts": partial(make_types.declarations, LATER.name),
    LATER / "catalog.json": partial(make_types.catalog, LATER.name),
    LATER / "art/sprite.svg": partial(sprite.compose, LATER / "art", sprite.POINT_CITY),
    **{folder / "catalog.json": partial(make_types.catalog, folder.name) for folder in PLAIN},
    **{folder / "art/sprite.svg": partial(sprite.compose, folder / "art", {}) for folder in PLAIN},
    **{WORKSHOP / f"{game}.json": partial(_workshop_types, game) for game in GAMES},
}


def stale(files: Makers, *, write: bool = False) -> list[Path]:
    """Return the files that are out of date; with ``write``, also write them again."""
    found: list[Path] = []
    for path, made in files.items():
        text = made()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            found.append(path)
            if write:
                path.write_text(text, encoding="utf-8")
    return found


def write_cards() -> list[Path]:
    """Write the files that depend on the cards, in a new process that reads the cards again; return what changed."""
    code = "from tools.generated import OF_CARDS, stale; print(*stale(OF_CARDS, write=True))"
    done = subprocess.run((sys.executable, "-c", code), check=True, stdout=subprocess.PIPE, text=True)
    return [Path(name) for name in done.stdout.split()]


def main() -> None:
    parser = Parser(description="Make the page's types, catalogue and sprite.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    options = parser.parse_args()
    found = stale(FILES, write=not options.check)
    if options.check and found:
        raise SystemExit(f"{', '.join(map(str, found))}: out of date, run `make generated`")


if __name__ == "__main__":
    main()
