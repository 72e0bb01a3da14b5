"""Installs the libraries that a person added, as the module `citadels_libraries`; see install-libraries.js.

Nothing of a library runs here, and none can be imported before the box is shut: `citadels_box.shut` adds their folder to
Python's path then. So a library cannot stand in for a module of ours.
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
# What micropip brings that leads to objects of JavaScript.
BRIDGES = {"micropip", "pyodide", "pyodide_js", "js"}


def complete(archive: str) -> None:
    """Put on the path what a start leaves out of the standard library."""
    sys.path.append(archive)
    with zipfile.ZipFile(archive) as rest:
        names = rest.namelist()
    whole = {name.rpartition("/")[0] for name in names if name.rpartition("/")[2].startswith("__init__.")}
    folders = {name.rpartition("/")[0] for name in names} - whole - {""}
    # Packages of which a part is on the path already.
    for folder in sorted(folders):
        if not any(folder.startswith(f"{package}/") for package in whole):
            importlib.import_module(folder.replace("/", ".")).__path__.append(f"{archive}/{folder}")


async def install(archive: str, micropip: str, wheels: str) -> str:
    """Install wheels, given as JSON: paths with their hashes. Return "" or JSON of the first that fails and why."""
    before = set(sys.modules)
    folders = site.getsitepackages
    site.getsitepackages = lambda: [FOLDER]
    complete(archive)
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
            check(wheel, sha256)
            # Without `deps` no index is asked: what a library needs is added like it.
            await importlib.import_module("micropip").install(f"emfs:{wheel}", deps=False)
        # Whatever is wrong with a wheel, the page tells it.
        except Exception as error:  # noqa: BLE001
            return json.dumps([Path(wheel).name, f"{type(error).__name__}: {error}"])
    return ""


def check(wheel: str, sha256: str) -> None:
    if hashlib.sha256(Path(wheel).read_bytes()).hexdigest() != sha256:
        raise ValueError("the stored file has changed")
