"""Collects the libraries that the site hosts for own players: locked wheels, and those in the owner's folder.

A list beside the wheels names each library's version, its file, and the libraries that it needs: see
web/box/hosted-libraries.js. The page fetches a wheel only when a person adds it.
"""

import json
import re
import shutil
import zipfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

from packaging import tags, utils
from packaging.metadata import parse_email
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

from tools.website import compiled, wheels

FOLDER = "libraries"
LIST = f"{FOLDER}/list.json"
METADATA = re.compile(r"[^/]+\.dist-info/METADATA")
BOX = Path(__file__).parents[2] / "web" / "box" / "libraries.py"
MOST_BYTES = 20_000_000
"""The largest wheel."""


def of_the_box() -> ModuleType:
    """Return the page's own module that unpacks wheels: what a wheel may hold is said there."""
    loader = SourceFileLoader("citadels_libraries", str(BOX))
    module = ModuleType(loader.name)
    loader.exec_module(module)
    return module


box = of_the_box()


class RefusedError(Exception):
    """The page cannot use a wheel; the message is a sentence."""


@dataclass(frozen=True)
class Interpreter:
    """The versions of Pyodide's interpreter, from its lock file."""

    python: str
    abi_version: str

    @property
    def platform(self) -> str:
        return f"pyemscripten_{self.abi_version}_wasm32"

    @property
    def abi(self) -> str:
        return "cp" + "".join(self.python.split(".")[:2])

    def tags(self) -> frozenset[tags.Tag]:
        major, minor, *_ = map(int, self.python.split("."))
        own = tags.cpython_tags((major, minor), [self.abi], [self.platform])
        return frozenset([*own, *tags.compatible_tags((major, minor), self.abi, [self.platform])])

    def markers(self) -> dict[str, str]:
        """Return the environment in which the markers of requirements are evaluated."""
        return {
            "implementation_name": "cpython",
            "implementation_version": self.python,
            "os_name": "posix",
            "platform_machine": "wasm32",
            "platform_python_implementation": "CPython",
            "platform_release": "",
            "platform_system": "Emscripten",
            "platform_version": "",
            "python_full_version": self.python,
            "python_version": ".".join(self.python.split(".")[:2]),
            "sys_platform": "emscripten",
        }


def interpreter() -> Interpreter:
    info = json.loads((compiled.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return Interpreter(info["python"], info["abi_version"])


@dataclass(frozen=True)
class Wheel:
    """A wheel and its metadata; ``id`` is its normalized name, as package indexes compare it."""

    path: Path
    id: str
    name: str
    version: Version
    summary: str
    requirements: tuple[Requirement, ...]


def read_wheel(path: Path, own: Interpreter) -> Wheel:
    """Return the wheel at ``path``. Raises ``RefusedError`` if the page cannot use it."""
    try:
        called, version, _, kinds = utils.parse_wheel_filename(path.name)
        told = parse_email(_metadata(path))[0]
        name = told.get("name", "")
        if utils.canonicalize_name(name) != called or Version(told.get("version", "")) != version:
            raise RefusedError(f"{path.name}: its name is not the one that it was made with")
        needs = tuple(Requirement(line) for line in told.get("requires_dist", []))
        python = SpecifierSet(told.get("requires_python", ""))
    except (utils.InvalidWheelFilename, InvalidVersion, ValueError, zipfile.BadZipFile) as error:
        raise RefusedError(
            f"{path.name}: is no wheel, is damaged, or no longer has the name that it came with"
        ) from error
    if not kinds & own.tags():
        kind = path.stem.split("-", 2)[-1]
        wanted = f"py3-none-any or {own.abi}-{own.abi}-{own.platform}"
        raise RefusedError(f"{path.name}: is for another Python or another system ({kind}), not {wanted}")
    if not python.contains(own.python, prereleases=True):
        raise RefusedError(f"{path.name}: needs Python {python}, and the page has {own.python}")
    return Wheel(path, called, name, version, told.get("summary", ""), needs)


def _metadata(path: Path) -> bytes:
    with zipfile.ZipFile(path) as archive:
        (name,) = (name for name in archive.namelist() if METADATA.fullmatch(name))
        unpacked = sum(entry.file_size for entry in archive.infolist())
        if path.stat().st_size > MOST_BYTES or unpacked > box.MOST_UNPACKED:
            most = f"{MOST_BYTES // 10**6} MB, {box.MOST_UNPACKED // 10**6} MB unpacked"
            raise RefusedError(f"{path.name}: too large, the page takes at most {most}")
        if box.calls_itself_pure(path, archive, name.rpartition("/")[0]):
            for entry in archive.infolist():
                if box.is_compiled(archive, entry):
                    said = f"calls itself pure Python and has compiled code ({entry.filename})"
                    raise RefusedError(f"{path.name}: {said}")
        return archive.read(name)


def in_folder(folder: Path) -> list[Path]:
    """Return the files that the site's owner wants to host, without hidden files and a README."""
    if not folder.is_dir():
        raise SystemExit(f"{folder}: no such folder of libraries")
    return [path for path in sorted(folder.iterdir()) if not path.name.startswith((".", "README"))]


def all_wheels(folder: Path | None, own: Interpreter) -> list[Wheel]:
    """Return the locked wheels and the owner's, which replace locked ones of the same library, sorted by id.

    Ends the program with a message if the page cannot use one of the owner's files.
    """
    refused: list[str] = []
    added: dict[str, Wheel] = {}
    for path in in_folder(folder) if folder else []:
        try:
            wheel = read_wheel(path, own)
        except RefusedError as error:
            refused.append(str(error))
            continue
        first = added.setdefault(wheel.id, wheel)
        if first is not wheel:
            refused.append(f"{path.name}: {first.path.name} is the same library")
    if refused:
        raise SystemExit("\n".join([f"{folder} has files that the page could not use:", *refused]))
    if folder and not added:
        print(f"{folder} has no wheels: the site hosts only the libraries that are locked")
    locked = {
        wheel.id: wheel for wheel in (read_wheel(path, own) for path in wheels.download(wheels.LIBRARIES))
    }
    return [wheel for _, wheel in sorted((locked | added).items())]


def needs(
    wheel: Wheel, hosted: Mapping[str, Wheel], there: Mapping[str, Version], own: Interpreter
) -> list[str]:
    """Return the ids of all hosted libraries that a wheel needs, directly or not.

    Each comes after those that it needs itself.

    ``there`` are the versions of the engine's own libraries. Raises ``RefusedError`` if one is missing.
    """
    order: list[str] = []
    seen: set[tuple[str, frozenset[str]]] = set()

    def visit(one: Wheel, extras: Collection[str]) -> None:
        for wanted in _requirements(one, extras, own):
            name = utils.canonicalize_name(wanted.name)
            found = hosted.get(name)
            if found and wanted.specifier.contains(found.version, prereleases=True):
                if (step := (name, frozenset(wanted.extras))) not in seen:
                    seen.add(step)
                    visit(found, wanted.extras)
                if name not in order and name != wheel.id:
                    order.append(name)
            elif name not in there or not wanted.specifier.contains(there[name], prereleases=True):
                has = f"{found.version} is hosted" if found else "it is not hosted: add its wheel"
                raise RefusedError(f"{one.path.name}: needs {wanted.name}{wanted.specifier}, and {has}")

    visit(wheel, ())
    return order


def _requirements(wheel: Wheel, extras: Collection[str], own: Interpreter) -> Iterator[Requirement]:
    for wanted in wheel.requirements:
        environments = [own.markers() | {"extra": extra} for extra in ("", *extras)]
        if wanted.marker is None or any(wanted.marker.evaluate(each) for each in environments):
            yield wanted


def catalogue(found: Sequence[Wheel], engine: Sequence[Wheel], own: Interpreter) -> list[dict[str, object]]:
    """Return the list's entries of all libraries.

    Ends the program with a message if one needs a library that is missing.
    """
    hosted = {wheel.id: wheel for wheel in found}
    there = {wheel.id: wheel.version for wheel in engine}
    listed: list[dict[str, object]] = []
    refused: list[str] = []
    for wheel in found:
        try:
            needed = needs(wheel, hosted, there, own)
        except RefusedError as error:
            refused.append(str(error))
            continue
        entry = {"id": wheel.id, "name": wheel.name, "version": str(wheel.version), "summary": wheel.summary}
        entry |= {"file": wheel.path.name, "sha256": wheels.digest(wheel.path)}
        listed.append({**entry, "size": wheel.path.stat().st_size, "needs": needed})
    if refused:
        raise SystemExit("\n".join(["some libraries lack others:", *dict.fromkeys(refused)]))
    return listed


def host(site: Path, folder: Path | None, engine: Sequence[Path], installer: Sequence[Path]) -> list[Path]:
    """Copy the libraries into a site and write their list; return the wheels.

    ``engine`` are the wheels of a start, as the package index has them; ``installer`` are the files of the site that
    are fetched with the first library.
    """
    own = interpreter()
    found = all_wheels(folder, own)
    (site / FOLDER).mkdir()
    for wheel in found:
        shutil.copyfile(wheel.path, site / FOLDER / wheel.path.name)
    listed = catalogue(found, [read_wheel(path, own) for path in engine], own)
    about = {"installer": sum(path.stat().st_size for path in installer), "libraries": listed}
    (site / LIST).write_text(json.dumps(about, indent=1, ensure_ascii=False), encoding="utf-8")
    return [wheel.path for wheel in found]
