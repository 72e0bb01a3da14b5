"""Installs packages into the environment of the Makefile: `.venv/bin/python -m tools.packages LOCK...`.

Those of the locks, our own, which stays where it is, and with them the wheels of the site: all by one process. A start
of pip costs half a second, and so does each package of many files that a new process looks up again.
"""

import importlib
import runpy
import sys
import tempfile
from pathlib import Path

from tools.website import wheels


def pip(*arguments: str) -> None:
    """Run pip in this process, as `python -m pip` does. Ends the program if pip fails."""
    before, sys.argv = sys.argv, ["pip", *arguments]
    try:
        runpy.run_module("pip", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code:
            raise
    finally:
        sys.argv = before


def install_own() -> None:
    """Install our own packages so that they are read where they are written."""
    # What builds a wheel was installed just now.
    importlib.invalidate_caches()
    hatchling = importlib.import_module("hatchling.build")
    with tempfile.TemporaryDirectory() as folder:
        name: str = hatchling.build_editable(folder)
        pip("install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(Path(folder, name)))


def main(locks: list[str]) -> None:
    # Most of what comes along is never imported: Python compiles what is, and pip need not compile the whole on one
    # core. The locks name all that is needed: pip need not look for more.
    named = [f"--requirement={lock}" for lock in locks]
    pip("install", "--quiet", "--no-compile", "--no-deps", "--require-hashes", *named)
    if wanted := wheels.wanted(wheels.LOCK, wheels.LIBRARIES):
        pip(*wanted)
    install_own()


if __name__ == "__main__":
    main(sys.argv[1:])
