"""Puts the page's modules into a few files, and its style sheets into one: `esbuild` does the work.

A service worker answers for each file by itself, some milliseconds each and one layer of imports after the other. With
ninety modules that was half of the time until the lobby could be used (docs/performance.md).
"""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from tools.programs import node, run

ESBUILD = "node_modules/esbuild/bin/esbuild"
# What the page, its tests and its measurements import by name. The parts they share become files of their own.
PAGE = ("app.js", "engine/client.js", "engine/features.js", "engine/snapshot.js")
# Each a file of its own: PyScript starts the first in its worker, the page starts the second as one.
WORKERS = ("engine/python.js", "engine/snapshot-maker.js")
# As far below the top of the site as every module that asks where that is: see web/engine/site.js.
CHUNKS = "page/[name]-[hash]"
# PyScript finds its parts beside itself, so it stays as its authors have published it. The rest is for Node alone.
EXTERNAL = ("*/vendor/pyscript.js", "node:*", "ws")
# PyScript's own parts that a start imports one after the other; the last are for its workers, not for the page.
PYSCRIPT = "vendor/pyscript"
IN_WORKERS = "toml-"
# Names of functions stay: they are what a person reads in an error message that somebody sends.
SHORTER = ("--minify-whitespace", "--minify-syntax", "--legal-comments=none", "--charset=utf8")

SHEET = re.compile(r' *<link rel="stylesheet" href="\./(styles/[\w-]+\.css)" />\n')
SHEETS = "styles/all.css"
PICTURES = ("--external:*.svg", "--external:*.woff2")
SHEET_LINE = f'    <link rel="stylesheet" href="./{SHEETS}" />\n'
PRELOAD = '    <link rel="modulepreload" href="./app.js" />\n'


def bundle(site: Path) -> None:
    """Replaces the modules and style sheets of a site that is complete otherwise."""
    made = Path(f"{site}.bundle")
    shutil.rmtree(made, ignore_errors=True)
    page, used = modules(site, made, PAGE, "--splitting", f"--chunk-names={CHUNKS}")
    for worker in WORKERS:
        used |= modules(site, made, (worker,))[1]
    used |= sheets(site, made)
    for path in used:
        path.unlink()
    shutil.copytree(made, site, dirs_exist_ok=True)
    shutil.rmtree(made)
    # Deepest first: a folder of empty folders goes too.
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    write_head(site, ["app.js", *page["app.js"]])


def esbuild(made: Path, *options: str) -> dict[str, Any]:
    """Runs it, and returns what it tells of its inputs and outputs."""
    about = made.with_suffix(".json")
    run(node(), ESBUILD, *options, *SHORTER, "--bundle", "--log-level=warning", f"--metafile={about}")
    told = json.loads(about.read_text(encoding="utf-8"))
    about.unlink()
    return told


def modules(
    site: Path, made: Path, entries: tuple[str, ...], *options: str
) -> tuple[dict[str, list[str]], set[Path]]:
    """The files made, each with those it imports, by path in the site; and the files they were made of."""
    externals = [f"--external:{path}" for path in EXTERNAL]
    places = (f"--outbase={site}", f"--outdir={made}")
    sources = [str(site / entry) for entry in entries]
    told = esbuild(made, *sources, "--format=esm", "--target=es2022", *places, *externals, *options)
    files = {
        Path(path).relative_to(made).as_posix(): [
            Path(one["path"]).relative_to(made).as_posix()
            for one in facts["imports"]
            if one["kind"] == "import-statement" and not one.get("external")
        ]
        for path, facts in told["outputs"].items()
    }
    for path in files:
        if "/" not in path and "import.meta" in (made / path).read_text(encoding="utf-8"):
            raise SystemExit(f"{path} asks where it is, but is not where it was: ask web/engine/site.js")
    return files, {Path(path) for path in told["inputs"]}


def sheets(site: Path, made: Path) -> set[Path]:
    """Makes one style sheet of those the page names, in their order; returns what it was made of."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    named = SHEET.findall(text)
    listing = site / SHEETS
    listing.write_text("".join(f'@import "./{Path(name).name}";\n' for name in named), encoding="utf-8")
    # Fonts and pictures stay where they are, as far from here as they were.
    told = esbuild(made, str(listing), *PICTURES, f"--outfile={made / SHEETS}")
    first, *rest = [found[0] for found in SHEET.finditer(text)]
    for line in rest:
        text = text.replace(line, "")
    page.write_text(text.replace(first, SHEET_LINE), encoding="utf-8")
    return {Path(path) for path in told["inputs"]}


def write_head(site: Path, page: list[str]) -> None:
    """Has the browser ask for all modules of a start at once, not for one layer of imports after the other."""
    parts = [path.relative_to(site).as_posix() for path in sorted((site / PYSCRIPT).glob("*.js"))]
    paths = [*page, f"{PYSCRIPT}.js", *(path for path in parts if not Path(path).name.startswith(IN_WORKERS))]
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    if text.count(PRELOAD) != 1:
        raise SystemExit(f"{index}: the line to extend is missing: {PRELOAD}")
    lines = "".join(PRELOAD.replace("app.js", path) for path in paths)
    index.write_text(text.replace(PRELOAD, lines), encoding="utf-8")
