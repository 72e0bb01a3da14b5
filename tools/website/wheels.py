"""Downloads the locked wheels of the site from the package index, and builds our own wheel."""

import hashlib
import shutil
import sys
from pathlib import Path

from tools.programs import run

LOCK = Path("tools/pyodide/wheels.lock")
TEST_LOCK = Path("tools/pyodide/test-wheels.lock")
LIBRARIES = Path("tools/pyodide/libraries.lock")
"""Of the wheels that the site hosts for own players."""
DOWNLOADED = Path("build/wheels")
OWN = Path("build/own")
LATER = ["pointcity"]
"""The games with a wheel of their own, which is fetched when the game is first needed, not at a start."""
PARTS = {"companion": "citadels/real_table"}
"""Parts of the wheel of a start with a wheel of their own, which is fetched when the part is first needed."""
INSTALLER = "micropip-"
"""The prefix of the locked wheel that no start fetches: the box installs libraries with it."""
# pip's options for wheels that the Pyodide of package.json can load: see `abi_version` in its pyodide-lock.json.
TARGET = [
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--abi",
    "cp314",
    "--abi",
    "none",
]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def locked(lock: Path) -> list[tuple[str, str]]:
    """Return file name and sha256 of each wheel in a lock: a comment names the file, the next line has the hash."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    files = [line[2:] for line in lines if line.endswith(".whl")]
    hashes = [line.rpartition("sha256:")[2] for line in lines if "--hash=" in line]
    return list(zip(files, hashes, strict=True))


def present(lock: Path) -> bool:
    return all(
        (DOWNLOADED / name).is_file() and digest(DOWNLOADED / name) == wanted for name, wanted in locked(lock)
    )


def wanted(*locks: Path) -> tuple[str, ...]:
    """Return what to ask of pip so that it downloads the wheels of those locks that are not here already.

    () if all are.
    """
    missing = [f"--requirement={lock}" for lock in locks if not present(lock)]
    options = ("--quiet", "--no-deps", "--only-binary=:all:", *TARGET, "--require-hashes")
    return ("download", *options, *missing, "--dest", str(DOWNLOADED)) if missing else ()


def fetch(*locks: Path) -> None:
    """Have pip download the wheels that are not here already, and check the hashes, all in one run."""
    if asked := wanted(*locks):
        run(sys.executable, "-m", "pip", *asked)


def download(lock: Path) -> list[Path]:
    """Return the locked wheels, downloaded unless they are here already."""
    fetch(lock)
    return [DOWNLOADED / name for name, _ in locked(lock)]


def build_own() -> Path:
    """Build our own wheel and return it; the same sources give the same bytes."""
    shutil.rmtree(OWN, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(OWN))
    (wheel,) = OWN.glob("*.whl")
    return wheel


def main() -> None:
    """Download the wheels that tests inside Pyodide need."""
    fetch(LOCK, TEST_LOCK)


if __name__ == "__main__":
    main()
