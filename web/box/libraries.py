"""Installs the person's libraries, as the module `citadels_libraries`; install-libraries.js calls it.

No code of a library runs here. A library can only be imported after `citadels_box.shut`, which adds their folder to the end of
Python's path. So a library cannot replace a module of ours.
"""

import gc
import hashlib
import importlib
import json
import site
import sys
import zipfile
from pathlib import Path

FOLDER = "/libraries"
# Modules that micropip imports and that give access to objects of JavaScript.
BRIDGES = {"micropip", "pyodide", "pyodide_js", "js"}


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


async def install(archive: str, micropip: str, wheels: str) -> str:
    """Install wheels: ``wheels`` is JSON of pairs (path, hash). Return "", or JSON [file, reason] of the first failure."""
    before = set(sys.modules)
    folders = site.getsitepackages
    site.getsitepackages = lambda: [FOLDER]
    add_standard_library(archive)
    sys.path.append(micropip)
    try:
        return await install_all(json.loads(wheels))
    finally:
        site.getsitepackages = folders
        sys.path.remove(micropip)
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in BRIDGES:
                del sys.modules[name]
        gc.collect()


async def install_all(wheels: list[tuple[str, str]]) -> str:
    for wheel, sha256 in wheels:
        try:
            check_hash(wheel, sha256)
            # Without `deps` micropip asks no package index. The person adds dependencies like other libraries.
            await importlib.import_module("micropip").install(f"emfs:{wheel}", deps=False)
        # The page shows any error of a wheel.
        except Exception as error:  # noqa: BLE001
            return json.dumps([Path(wheel).name, f"{type(error).__name__}: {error}"])
    return ""


def check_hash(wheel: str, sha256: str) -> None:
    if hashlib.sha256(Path(wheel).read_bytes()).hexdigest() != sha256:
        raise ValueError("the stored file has changed")
