"""Unpacks the person's libraries, as the module `citadels_libraries`; install-libraries.js calls it.

No code of a library runs here: its files are only written. A library can only be imported after `citadels_box.shut`,
which adds their folder to the end of Python's path. So a library cannot replace a module of ours, and its compiled code
is loaded when it is imported.
"""

import gc
import hashlib
import importlib
import json
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

FOLDER = "/libraries"
# Modules that micropip imports and that give access to objects of JavaScript.
BRIDGES = {"micropip", "pyodide", "pyodide_js", "js"}
# What a wheel may hold. The build checks hosted ones by this module, too (tools/website/libraries.py). Of a file that a
# person adds web/box/wheel-file.js says the same, before there is an interpreter.
MOST_UNPACKED = 100_000_000
WASM = b"\0asm"
COMPILED = re.compile(r"\.(so(\.\d+)*|pyd|dylib)$", re.IGNORECASE)
PURE = re.compile(r"^(Root-Is-Purelib:\s*true|Tag:\s*\S+-none-any)\s*$", re.IGNORECASE | re.MULTILINE)
COMPILED_IN_PURE = "compiled-in-pure"
"""The reason for which the page has a sentence; any other reason is shown as it is."""

parts: dict[str, Any] = {}
"""The parts of micropip that read the name of a wheel, until all are unpacked."""


class RefusedError(Exception):
    """A wheel is not unpacked; the message is one of the page's reasons."""


def add_standard_library(archive: str) -> None:
    """Make the part of the standard library importable that a start does not load."""
    sys.path.append(archive)
    with zipfile.ZipFile(archive) as rest:
        names = rest.namelist()
    whole = {name.rpartition("/")[0] for name in names if name.rpartition("/")[2].startswith("__init__.")}
    folders = {name.rpartition("/")[0] for name in names} - whole - {""}
    # A folder without __init__ is a part of a package that is loaded already.
    for folder in sorted(folders):
        if not any(folder.startswith(f"{package}/") for package in whole):
            importlib.import_module(folder.replace("/", ".")).__path__.append(f"{archive}/{folder}")


def prepare(archive: str, micropip: str) -> None:
    """Load what `unpack` needs, while micropip can still import the modules that reach JavaScript."""
    before = set(sys.modules)
    add_standard_library(archive)
    sys.path.append(micropip)
    try:
        parts["wheel"] = importlib.import_module("micropip.wheelinfo").WheelInfo
        parts["folder"] = importlib.import_module("micropip.metadata").wheel_dist_info_dir
    finally:
        sys.path.remove(micropip)
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in BRIDGES:
                del sys.modules[name]


def unpack(wheels: str) -> str:
    """Unpack wheels: ``wheels`` is JSON of pairs (path, hash).

    Return "", or JSON [file, reason] of the first failure.
    """
    try:
        for wheel, sha256 in json.loads(wheels):
            try:
                unpack_wheel(Path(wheel), sha256)
            except RefusedError as error:
                return json.dumps([Path(wheel).name, str(error)])
            # The page shows any error of a wheel.
            except Exception as error:  # noqa: BLE001
                return json.dumps([Path(wheel).name, f"{type(error).__name__}: {error}"])
    finally:
        parts.clear()
        gc.collect()
    return ""


def unpack_wheel(wheel: Path, sha256: str) -> None:
    """Check a wheel, and write its files. Files that other installers would put outside of the folder stay in it."""
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != sha256:
        raise ValueError("the stored file has changed")
    told = parts["wheel"].from_url(f"emfs:{wheel}")
    if told.best_tag_index is None:
        raise ValueError("it is for another Python or another system")
    with zipfile.ZipFile(wheel) as archive:
        if sum(entry.file_size for entry in archive.infolist()) > MOST_UNPACKED:
            raise ValueError("it is too large unpacked")
        pure = calls_itself_pure(wheel, archive, parts["folder"](archive, told.name))
        if pure and any(is_compiled(archive, entry) for entry in archive.infolist()):
            raise RefusedError(COMPILED_IN_PURE)
        archive.extractall(FOLDER)


def calls_itself_pure(wheel: Path, archive: zipfile.ZipFile, folder: str) -> bool:
    """Return whether a wheel says that it is pure Python: by its name, or by what it tells of itself."""
    about = f"{folder}/WHEEL"
    told = archive.read(about).decode(errors="replace") if about in archive.namelist() else ""
    return wheel.stem.endswith("-none-any") or PURE.search(told) is not None


def is_compiled(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bool:
    """Return whether a file is compiled code: by its ending, or by how it begins, whatever its name."""
    with archive.open(entry) as file:
        return COMPILED.search(entry.filename) is not None or file.read(len(WASM)) == WASM
