"""Puts the page's modules into a few files, and its style sheets into one: `esbuild` does the work.

A service worker answers for each file by itself, some milliseconds each and one layer of imports after the other. With
ninety modules that was half of the time until the lobby could be used (docs/performance.md).
"""

import json
import re
import shutil
from os.path import normpath
from pathlib import Path
from typing import Any

from tools.programs import node, run
from tools.vendor import STATIC_IMPORT, WHOLE

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


def at_once(module: Path) -> set[Path]:
    """A made module and what it imports, but not what it imports later, when somebody wants it."""
    names = STATIC_IMPORT.findall(module.read_text(encoding="utf-8"))
    # A word of the code may look like an import; no module is called like one.
    wanted = [Path(normpath(module.parent / name)) for _, name in names if name.startswith(".")]
    return {module}.union(*(at_once(path) for path in wanted if path.parent.name == SHARED))


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
