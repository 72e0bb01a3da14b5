"""Builds the site into dist/: `python -m tools.website.build`.

The page's modules are bundled into a few files (tools/website/bundle.py), and Python is compiled. The new site replaces
the old one only when it is complete.
"""

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tabletop.cli.parser import Parser
from tools import sprite
from tools.website import bundle, compiled, libraries, licences, stamp, vendor, wheels
from tools.website.site import write_words
from tools.website.sources import NO_SOURCES

WEB = Path("web")
DIST = Path("dist")
# Our Python files that the interpreter runs, beside the wheels.
PYTHON = ("engine/worker.py", "engine/wheels.py", "engine/snapshot.py")
# Files for types and tools beside the page's; not for the browser.
NOT_SHIPPED = shutil.ignore_patterns("*.d.ts", "tsconfig*.json", "*.md", *NO_SOURCES)


@dataclass(frozen=True)
class Python:
    """The Python files of the site, ready to copy.

    ``locked`` are the wheels of a start as the package index has them; ``others`` are the same compiled, ``own`` is our
    wheel compiled, ``stdlib`` the standard library. ``games`` are the wheels of single games, by game. ``workshop`` is
    the wheel for players that people write, ``installer`` the files that install their libraries: the rest of the
    standard library, and micropip. ``parts`` are the wheels of what a start leaves out of ours, by part.
    """

    locked: list[Path]
    stdlib: Path
    others: list[Path]
    own: Path
    games: dict[str, Path]
    parts: dict[str, Path]
    workshop: Path
    installer: list[Path]

    @property
    def start(self) -> list[Path]:
        """The wheels that a start fetches."""
        return [*self.others, self.own]

    @property
    def all(self) -> list[Path]:
        return [*self.start, *self.games.values(), *self.parts.values(), self.workshop, *self.installer]


def python_files(make: Callable[[list[compiled.Job]], list[Path]] = compiled.compile_all) -> Python:
    """Return the Python files; ``make`` does the jobs and returns their results."""
    # Those that the site hosts too: a run of pip costs most of a second.
    wheels.fetch(wheels.LOCK, wheels.LIBRARIES)
    locked = wheels.download(wheels.LOCK)
    others = [wheel for wheel in locked if not wheel.name.startswith(wheels.INSTALLER)]
    (installer,) = set(locked) - set(others)
    own = wheels.build_own()
    with zipfile.ZipFile(compiled.STDLIB) as archive:
        skip = compiled.STDLIB_SKIP + compiled.encodings_to_skip(archive.namelist())
    jobs = [compiled.stdlib_job(skip), *(compiled.wheel_job(wheel, compiled.BARE) for wheel in others)]
    jobs.append(compiled.wheel_job(own, compiled.WHOLE, (*wheels.LATER, *wheels.PARTS.values())))
    jobs += [compiled.game_job(own, game) for game in wheels.LATER]
    jobs += [compiled.part_job(own, part) for part in wheels.PARTS]
    jobs += [compiled.workshop_job(own), compiled.rest_job(), compiled.wheel_job(installer, compiled.BARE)]
    ready = make(jobs)
    here = 1 + len(others)
    later = dict(zip((*wheels.LATER, *wheels.PARTS), ready[here + 1 : -3], strict=True))
    games, parts = ({name: later[name] for name in names} for names in (wheels.LATER, wheels.PARTS))
    return Python(others, ready[0], ready[1:here], ready[here], games, parts, ready[-3], ready[-2:])


def build_key(site: Path, python: Python) -> str:
    """Return a hash of every file that an engine start uses: a snapshot works only with the files it was made from."""
    files = [site / path for path in (bundle.PYTHON, *bundle.WORKERS, *PYTHON)]
    files += sorted((site / "pyodide").iterdir())
    files += sorted(site / "wheels" / wheel.name for wheel in python.start)
    named = [(path.relative_to(site).as_posix(), path.read_bytes()) for path in files]
    digests = [(name, hashlib.sha256(data).hexdigest()) for name, data in named]
    return hashlib.sha256(json.dumps(digests).encode()).hexdigest()


def natives(wheel: Path) -> list[dict[str, str]]:
    """Return the compiled extensions in a wheel, each with the wheel's name and its path."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if name.endswith(".so"))
    return [{"wheel": wheel.name, "path": name} for name in names]


def write_runtime(site: Path, python: Python) -> None:
    """Write engine/runtime.json, which describes the interpreter and its wheels to web/engine/python.mjs."""
    info = json.loads((compiled.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    fetched = [site / "pyodide" / "pyodide.asm.wasm", site / "pyodide" / "python_stdlib.zip"]
    fetched += sorted(site / "wheels" / wheel.name for wheel in python.start)
    runtime: dict[str, object] = {
        "build": build_key(site, python),
        "wheels": [wheel.name for wheel in python.start],
        # Fetched for players of these games.
        "games": {game: wheel.name for game, wheel in python.games.items()},
        # Fetched when they are first needed.
        "parts": {part: wheel.name for part, wheel in python.parts.items()},
        "workshop": python.workshop.name,
        "installer": [path.name for path in python.installer],
        "natives": [native for wheel in python.others for native in natives(wheel)],
        # Pyodide needs a lock file, although the page installs the wheels itself: see web/engine/wheels.js.
        "lock": {"info": info, "packages": {}},
        # Bytes of what a start fetches, by path, for the progress bar; the modules it imports are small.
        "bytes": {path.relative_to(site).as_posix(): path.stat().st_size for path in fetched},
    }
    target = site / "engine" / "runtime.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(runtime, indent=1), encoding="utf-8")


def drop_pictures(site: Path) -> None:
    """Delete the sources of the sprites: the page never fetches them."""
    for game in (site, *(site / "games" / name for name in wheels.LATER)):
        for kind in (*sprite.KINDS, *sprite.POINT_CITY):
            shutil.rmtree(game / "art" / kind, ignore_errors=True)


def shorter(text: str) -> str:
    """Return a file of texts without comments, blank lines and deep indentation."""
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"\n{2,}(?=\S)", "\n", text)
    return re.sub(r"^ +", " ", text, flags=re.MULTILINE)


def shorten_texts(site: Path) -> None:
    for path in site.rglob("*.ftl"):
        path.write_text(shorter(path.read_text("utf-8")), "utf-8")


def assemble(site: Path, added: Path | None = None, python: Python | None = None) -> str:
    """Write the whole site into an empty folder and return its version; ``added`` is a folder of libraries to host."""
    python = python or python_files()
    shutil.copytree(WEB, site, ignore=NOT_SHIPPED)
    drop_pictures(site)
    write_words(site)
    shorten_texts(site)
    packages = vendor.vendor(site)
    vendor.copy_pyodide(site)
    vendor.plain_names(site)
    packages += bundle.bundle(site)
    shutil.copyfile(python.stdlib, site / "pyodide" / "python_stdlib.zip")
    (site / "wheels").mkdir()
    for wheel in python.all:
        shutil.copyfile(wheel, site / "wheels" / wheel.name)
    installer = [site / "wheels" / path.name for path in python.installer]
    hosted = libraries.host(site, added, python.locked, installer)
    for name in ("LICENSE", "NOTICE"):
        shutil.copyfile(name, site / name)
    licences.write(site / "LICENCES.txt", packages, [*python.others, *python.installer, *hosted])
    # GitHub Pages would otherwise leave out names that start with an underscore.
    (site / ".nojekyll").touch()
    write_runtime(site, python)
    return stamp.stamp(site, Path(stamp.WORKER))


def replace(site: Path, target: Path) -> None:
    old = Path("build") / f"{target.name}.old"
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    site.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    parser = Parser(description="Build the site.")
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to write (default: dist)")
    parser.add_argument("--libraries", type=Path, help="a folder of wheels to host for own players")
    options = parser.parse_args()
    site = Path("build") / f"{options.out.name}.new"
    shutil.rmtree(site, ignore_errors=True)
    version = assemble(site, options.libraries)
    replace(site, options.out)
    size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
    print(f"{options.out}: version {version}, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
