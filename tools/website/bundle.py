"""Bundles the page's modules and its style sheets into a few files, with `esbuild`.

A service worker needs some milliseconds for each file, and imports load one layer after the other. With ninety modules
that was half of the time until the lobby could be used (docs/decisions/0006-few-files-and-no-installer.md).
"""

import json
import re
import shutil
from hashlib import sha256
from os.path import normpath, relpath
from pathlib import Path
from typing import Any

from tools.programs import node, run
from tools.website.vendor import STATIC_IMPORT, WHOLE

ESBUILD = "node_modules/esbuild/bin/esbuild"
# npm installs the one package here that fits the machine.
PROGRAMS = Path("node_modules/@esbuild")
# Modules that the page, its tests and its benches import by name. Parts that they share become chunks.
PAGE = ("app.js", "box/box.js", "engine/client.js", "engine/features.js", "engine/snapshot.js")
# One file without chunks, which its start would have to fetch: PyScript starts it in its worker.
PYTHON = "engine/python.js"
# The page starts each of these as a worker, when it is idle.
WORKERS = ("engine/snapshot-maker.js", "box/box-worker.js")
# The folder of chunks: at the same depth in the site as every module that asks for the site's address
# (web/lib/base-url.js).
SHARED = "page"
CHUNKS = f"{SHARED}/[name]-[hash]"
# esbuild makes a chunk for each group of modules with the same importers, which gave 37 chunks for a start. So all that
# a start needs is joined into one file.
START = "start"
# As esbuild writes them: names in one pair of braces, aliases with "as".
IMPORT = re.compile(r"""import(?:\{(?P<names>[^}]*)\}from)?"(?P<path>[./\w-]+\.js)";?""")
HASH = re.compile(r"(-)([A-Z0-9]{8})\.js$")
HASHED = re.compile(r"[\w-]+-[A-Z0-9]{8}\.js")
EXPORTS = re.compile(r"export\{([^}]*)\};?\s*$")
# The page imports each of these when it is first needed; its name has no hash, so that the service worker knows it.
PACKAGES = tuple(f"vendor/{name}" for name in WHOLE)
# Not bundled. PyScript finds its parts beside itself, so it stays as published; the rest is only for Node. Modules that
# import one of these are at the same depth in the site as SHARED.
EXTERNAL = ("*/vendor/pyscript.js", *(f"*/{package}" for package in PACKAGES), "node:*", "ws")
# PyScript's own parts that a start imports one after the other; the last are for its workers, not for the page.
PYSCRIPT = "vendor/pyscript"
IN_WORKERS = "toml-"
# Names of functions stay, so that error messages from users can be read.
SHORTER = ("--minify-whitespace", "--minify-syntax", "--legal-comments=none", "--charset=utf8")

# The style sheets of the first picture become one file, all others another, those of a game or a part that is loaded
# later one each.
SHEETS = ("styles/first.css", "styles/all.css", "games/*/styles.css", "app/*/styles.css")
PICTURES = ("--external:*.svg", "--external:*.woff2")
PRELOAD = '      <link rel="modulepreload" href="./app.js" />\n'


def bundle(site: Path) -> list[Path]:
    """Replace the modules and style sheets of a site, which is otherwise complete, by bundles.

    Returns the files of packages that are in the bundles and were none of the site's.
    """
    made = Path(f"{site}.bundle")
    shutil.rmtree(made, ignore_errors=True)
    used = modules(site, made, PAGE, "--splitting", f"--chunk-names={CHUNKS}")
    join_start(made)
    for package in PACKAGES:
        used |= modules(site, made, (package,), "--minify-identifiers")
    used |= modules(site, made, (PYTHON,))
    used |= modules(site, made, WORKERS, "--splitting", f"--chunk-names={CHUNKS}")
    used |= sheets(site, made)
    others = sorted(path for path in used if not path.is_relative_to(site))
    for path in used.difference(others):
        path.unlink()
    shutil.copytree(made, site, dirs_exist_ok=True)
    shutil.rmtree(made)
    # Deepest first, so that a folder of empty folders is removed too.
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    write_head(site)
    return others


def program(packages: Path = PROGRAMS) -> tuple[str, ...]:
    """Return the command of esbuild: the program for this machine, or else the script that looks for one.

    The script costs a start of Node each time, and where npm ran its install script, the program is in its place.
    """
    found = list(packages.glob("*/bin/esbuild"))
    return (str(found[0]),) if len(found) == 1 else (node(), ESBUILD)


def esbuild(made: Path, *options: str) -> dict[str, Any]:
    """Run esbuild; return its report of inputs and outputs."""
    about = made.with_suffix(".json")
    run(*program(), *options, *SHORTER, "--bundle", "--log-level=warning", f"--metafile={about}")
    told = json.loads(about.read_text(encoding="utf-8"))
    about.unlink()
    return told


def modules(site: Path, made: Path, entries: tuple[str, ...], *options: str) -> set[Path]:
    """Bundle the modules ``entries`` with what they import into ``made``; return the files they came from."""
    externals = [f"--external:{path}" for path in EXTERNAL]
    places = (f"--outbase={site}", f"--outdir={made}")
    sources = [str(site / entry) for entry in entries]
    told = esbuild(made, *sources, "--format=esm", "--target=es2022", *places, *externals, *options)
    for path in made.glob("*.js"):
        if "import.meta" in path.read_text(encoding="utf-8"):
            raise SystemExit(f"{path} asks where it is, but is not where it was: ask web/lib/base-url.js")
    return set(map(Path, told["inputs"]))


def join_start(made: Path) -> None:
    """Join all chunks that the page's entry imports statically into one file, from which the other modules then import.

    A name that chunk N exports becomes ``name$N`` there, since two chunks may export the same name.
    """
    shared = made / SHARED
    chunks = [path for path in at_once(made / "app.js") if path.parent == shared]
    listing = shared / f"{START}.js"
    listing.write_text(
        "".join(exported(path, number) for number, path in enumerate(chunks)), encoding="utf-8"
    )
    others = [f"--external:./{path.name}" for path in shared.glob("*.js") if path not in {*chunks, listing}]
    externals = [f"--external:{path}" for path in EXTERNAL]
    names = (f"--outbase={made}", f"--outdir={made}", "--entry-names=[dir]/[name]-[hash]")
    esbuild(made, str(listing), "--format=esm", "--target=es2022", *names, *others, *externals)
    [start] = shared.glob(f"{START}-*.js")
    for path in [listing, *chunks]:
        path.unlink()
    numbers = {path.name: number for number, path in enumerate(chunks)}
    for path in made.rglob("*.js"):
        if path != start:
            import_start(path, start, numbers)
        if any(name in path.read_text(encoding="utf-8") for name in numbers):
            raise SystemExit(f"{path} imports a chunk of the start in a way that the build does not know")
    rename_chunks(made, start)


def rename_chunks(made: Path, start: Path) -> None:
    """Rename chunks so that their names also depend on the start file.

    A page of an older version must not import them.
    """

    def new(found: re.Match[str]) -> str:
        return f"{found[1]}{sha256(f'{found[2]} {start.name}'.encode()).hexdigest()[:8].upper()}.js"

    others = [path for path in start.parent.glob("*.js") if path != start]
    names = {path.name: HASH.sub(new, path.name) for path in others}
    for path in made.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        path.write_text(HASHED.sub(lambda found: names.get(found[0], found[0]), text), encoding="utf-8")
    for path in others:
        path.rename(path.with_name(names[path.name]))


def exported(chunk: Path, number: int) -> str:
    """Return code that exports everything of a chunk, by names that no other chunk has."""
    found = EXPORTS.search(chunk.read_text(encoding="utf-8"))
    # `inner as outer`: what others import is the outer one.
    names = [name.split(" as ")[-1] for name in found[1].split(",")] if found else []
    wanted = ",".join(f"{name} as {name}${number}" for name in names)
    return f'export {{{wanted}}} from "./{chunk.name}";\nimport "./{chunk.name}";\n'


def import_start(path: Path, start: Path, numbers: dict[str, int]) -> None:
    """Replace a module's imports of joined chunks by one import of the start file.

    ``numbers`` has the chunks' numbers.
    """
    names: list[str] = []

    def take(found: re.Match[str]) -> str:
        number = numbers.get(Path(found["path"]).name)
        if number is None:
            return found[0]
        for name in filter(None, (found["names"] or "").split(",")):
            outer, _, inner = name.partition(" as ")
            names.append(f"{outer}${number} as {inner or outer}")
        return ""

    text = path.read_text(encoding="utf-8")
    rest = IMPORT.sub(take, text)
    if rest == text:
        return
    place = relpath(start, path.parent)
    if not place.startswith("."):
        place = f"./{place}"
    path.write_text(f'import{{{",".join(names)}}}from"{place}";{rest}', encoding="utf-8")


def sheets(site: Path, made: Path) -> set[Path]:
    """Put into each sheet that names others what those hold; return the files they came from.

    Fonts and images keep their places, and so their paths from the bundle.
    """
    used: set[str] = set()
    for listing in (path for name in SHEETS for path in sorted(site.glob(name))):
        target = made / listing.relative_to(site)
        used |= set(esbuild(made, str(listing), *PICTURES, f"--outfile={target}")["inputs"])
    return {Path(path) for path in used}


def at_once(module: Path, found: dict[Path, None] | None = None) -> list[Path]:
    """Return the chunks that a bundled module imports statically, in the order in which they run, then the module."""
    found = {} if found is None else found
    names = STATIC_IMPORT.findall(module.read_text(encoding="utf-8"))
    # The pattern also finds strings of the code that look like imports; none of them names a chunk.
    for path in (Path(normpath(module.parent / name)) for _, name in names if name.startswith(".")):
        if path.parent.name == SHARED and path not in found:
            at_once(path, found)
    found[module] = None
    return list(found)


def write_head(site: Path) -> None:
    """Add preload links to the page, so that the browser fetches all modules of a start at once, not layer by layer."""
    parts = [path for path in sorted((site / PYSCRIPT).glob("*.js")) if not path.name.startswith(IN_WORKERS)]
    found = [*sorted(at_once(site / "app.js")), site / f"{PYSCRIPT}.js", *parts]
    paths = [path.relative_to(site).as_posix() for path in found]
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    if text.count(PRELOAD) != 1:
        raise SystemExit(f"{index}: the line to extend is missing: {PRELOAD}")
    lines = "".join(PRELOAD.replace("app.js", path) for path in paths)
    index.write_text(text.replace(PRELOAD, lines), encoding="utf-8")
