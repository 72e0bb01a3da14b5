"""Puts the page's modules into a few files, and its style sheets into one: `esbuild` does the work.

A service worker answers for each file by itself, some milliseconds each and one layer of imports after the other. With
ninety modules that was half of the time until the lobby could be used (docs/decisions/0006-few-files-and-no-installer.md).
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
# What the page, its tests and its measurements import by name. The parts they share become files of their own.
PAGE = ("app.js", "box/box.js", "engine/client.js", "engine/features.js", "engine/snapshot.js")
# A file of its own, without parts that its start would have to ask for: PyScript starts it in its worker.
PYTHON = "engine/python.js"
# The page starts each as a worker, when there is time.
WORKERS = ("engine/snapshot-maker.js", "box/box-worker.js")
# As far below the top of the site as every module that asks where that is: see web/lib/base-url.js.
SHARED = "page"
CHUNKS = f"{SHARED}/[name]-[hash]"
# Which modules share a chunk depends on which of them import one another: with many of them imported when they are first
# wanted, a start had 37 chunks. All that a start needs goes into one.
START = "start"
# As esbuild writes them: names in one pair of braces, aliases with "as".
IMPORT = re.compile(r"""import(?:\{(?P<names>[^}]*)\}from)?"(?P<path>[./\w-]+\.js)";?""")
HASH = re.compile(r"(-)([A-Z0-9]{8})\.js$")
HASHED = re.compile(r"[\w-]+-[A-Z0-9]{8}\.js")
EXPORTS = re.compile(r"export\{([^}]*)\};?\s*$")
# The page imports each of these when it is first wanted; the name stays, so that a service worker knows it again.
PACKAGES = tuple(f"vendor/{name}" for name in WHOLE)
# PyScript finds its parts beside itself, so it stays as its authors have published it. The rest is for Node alone. Who
# imports one of these is as far below the top of the site as SHARED.
EXTERNAL = ("*/vendor/pyscript.js", *(f"*/{package}" for package in PACKAGES), "node:*", "ws")
# PyScript's own parts that a start imports one after the other; the last are for its workers, not for the page.
PYSCRIPT = "vendor/pyscript"
IN_WORKERS = "toml-"
# Names of functions stay: they are what a person reads in an error message that somebody sends.
SHORTER = ("--minify-whitespace", "--minify-syntax", "--legal-comments=none", "--charset=utf8")

SHEET = re.compile(r' *<link rel="stylesheet" href="\./([\w/-]+\.css)" />\n')
# Those of the first picture in one file, all others in another.
FIRST_SHEETS = "styles/first.css"
SHEETS = "styles/all.css"
NEXT = '<template id="next">'
# What a game that is loaded when it is first wanted is styled with.
LATER_SHEETS = "games/*/styles.css"
PICTURES = ("--external:*.svg", "--external:*.woff2")
PRELOAD = '      <link rel="modulepreload" href="./app.js" />\n'


def bundle(site: Path) -> None:
    """Replaces the modules and style sheets of a site that is complete otherwise."""
    made = Path(f"{site}.bundle")
    shutil.rmtree(made, ignore_errors=True)
    used = modules(site, made, PAGE, "--splitting", f"--chunk-names={CHUNKS}")
    join_start(made)
    for package in PACKAGES:
        used |= modules(site, made, (package,), "--minify-identifiers")
    used |= modules(site, made, (PYTHON,))
    used |= modules(site, made, WORKERS, "--splitting", f"--chunk-names={CHUNKS}")
    used |= sheets(site, made)
    for path in used:
        path.unlink()
    shutil.copytree(made, site, dirs_exist_ok=True)
    shutil.rmtree(made)
    # Deepest first: a folder of empty folders goes too.
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    write_head(site)


def esbuild(made: Path, *options: str) -> dict[str, Any]:
    """Runs it, and returns its report of inputs and outputs."""
    about = made.with_suffix(".json")
    run(node(), ESBUILD, *options, *SHORTER, "--bundle", "--log-level=warning", f"--metafile={about}")
    told = json.loads(about.read_text(encoding="utf-8"))
    about.unlink()
    return told


def modules(site: Path, made: Path, entries: tuple[str, ...], *options: str) -> set[Path]:
    """Makes files of modules and what they import; returns what they were made of."""
    externals = [f"--external:{path}" for path in EXTERNAL]
    places = (f"--outbase={site}", f"--outdir={made}")
    sources = [str(site / entry) for entry in entries]
    told = esbuild(made, *sources, "--format=esm", "--target=es2022", *places, *externals, *options)
    for path in made.glob("*.js"):
        if "import.meta" in path.read_text(encoding="utf-8"):
            raise SystemExit(f"{path} asks where it is, but is not where it was: ask web/lib/base-url.js")
    # What comes from node_modules is no file of the site.
    return {path for path in map(Path, told["inputs"]) if path.is_relative_to(site)}


def join_start(made: Path) -> None:
    """Makes one file of all chunks that the page's entry imports at once; other modules import from that file.

    A name that chunk N exports is ``name$N`` there, since two chunks may export the same one.
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
    name_anew(made, start)


def name_anew(made: Path, start: Path) -> None:
    """Gives chunks names that change with the file of a start, too: a page of an older version must not import them."""

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
    """A line that exports what a chunk does, by names that no other chunk has."""
    found = EXPORTS.search(chunk.read_text(encoding="utf-8"))
    # `inner as outer`: what others import is the outer one.
    names = [name.split(" as ")[-1] for name in found[1].split(",")] if found else []
    wanted = ",".join(f"{name} as {name}${number}" for name in names)
    return f'export {{{wanted}}} from "./{chunk.name}";\nimport "./{chunk.name}";\n'


def import_start(path: Path, start: Path, numbers: dict[str, int]) -> None:
    """Replaces a module's imports of joined chunks, which have these numbers, by one of the file of a start."""
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
    """Makes two style sheets of those the page names, in their order; returns what they were made of."""
    page = site / "index.html"
    first, mark, rest = page.read_text(encoding="utf-8").partition(NEXT)
    if not mark:
        raise SystemExit(f"{page}: what comes after the first picture is missing: {NEXT}")
    used: set[str] = set()
    first = one_sheet(site, made, FIRST_SHEETS, first, used)
    rest = one_sheet(site, made, SHEETS, rest, used)
    for later in sorted(site.glob(LATER_SHEETS)):
        target = made / later.relative_to(site)
        used |= set(esbuild(made, str(later), *PICTURES, f"--outfile={target}")["inputs"])
    page.write_text(first + mark + rest, encoding="utf-8")
    return {Path(path) for path in used}


def one_sheet(site: Path, made: Path, name: str, text: str, used: set[str]) -> str:
    """Makes one style sheet of those a part of the page names, and adds what it is made of; returns the part with that one."""
    named = list(SHEET.finditer(text))
    listing = site / name
    listing.write_text("".join(f'@import "../{line[1]}";\n' for line in named), encoding="utf-8")
    # Fonts and images stay where they are, as far from here as they were.
    used |= set(esbuild(made, str(listing), *PICTURES, f"--outfile={made / name}")["inputs"])
    for line in named[1:]:
        text = text.replace(line[0], "")
    return text.replace(named[0][1], name)


def at_once(module: Path, found: dict[Path, None] | None = None) -> list[Path]:
    """What a made module imports, in the order in which it runs, and the module; not what it imports when it is wanted."""
    found = {} if found is None else found
    names = STATIC_IMPORT.findall(module.read_text(encoding="utf-8"))
    # A word of the code may look like an import; no module is called like one.
    for path in (Path(normpath(module.parent / name)) for _, name in names if name.startswith(".")):
        if path.parent.name == SHARED and path not in found:
            at_once(path, found)
    found[module] = None
    return list(found)


def write_head(site: Path) -> None:
    """Has the browser ask for all modules of a start at once, not for one layer of imports after the other."""
    parts = [path for path in sorted((site / PYSCRIPT).glob("*.js")) if not path.name.startswith(IN_WORKERS)]
    found = [*sorted(at_once(site / "app.js")), site / f"{PYSCRIPT}.js", *parts]
    paths = [path.relative_to(site).as_posix() for path in found]
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    if text.count(PRELOAD) != 1:
        raise SystemExit(f"{index}: the line to extend is missing: {PRELOAD}")
    lines = "".join(PRELOAD.replace("app.js", path) for path in paths)
    index.write_text(text.replace(PRELOAD, lines), encoding="utf-8")
