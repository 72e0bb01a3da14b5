"""Fetches the wheels of the site from the package index as locked, and builds our own."""

import hashlib
import shutil
import sys
from pathlib import Path

from tools.programs import run

LOCK = Path("tools/pyodide/wheels.lock")
TEST_LOCK = Path("tools/pyodide/test-wheels.lock")
DOWNLOADED = Path("build/wheels")
OWN = Path("build/own")
LATER = ["pointcity"]
"""The games that have a wheel of their own, fetched when they are first wanted: a start pays nothing for them."""
INSTALLER = "micropip-"
"""Begins the name of the locked wheel that no start fetches: the box installs libraries with it."""
# What the interpreter of package.json can load: see `abi_version` in its pyodide-lock.json.
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
    """File name and sha256 of each wheel in a lock: a comment names the file, the next line says the hash."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    files = [line[2:] for line in lines if line.endswith(".whl")]
    hashes = [line.rpartition("sha256:")[2] for line in lines if "--hash=" in line]
    return list(zip(files, hashes, strict=True))


def present(lock: Path) -> bool:
    return all(
        (DOWNLOADED / name).is_file() and digest(DOWNLOADED / name) == wanted for name, wanted in locked(lock)
    )


def download(lock: Path) -> list[Path]:
    """The locked wheels, fetched by pip unless they are here already; pip checks the hashes."""
    if not present(lock):
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:")
        run(*pip, *TARGET, "--require-hashes", "--requirement", str(lock), "--dest", str(DOWNLOADED))
    return [DOWNLOADED / name for name, _ in locked(lock)]


def build_own() -> Path:
    """Our own wheel, the same bytes for the same sources."""
    shutil.rmtree(OWN, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(OWN))
    (wheel,) = OWN.glob("*.whl")
    return wheel


def main() -> None:
    """Fetches what tests inside Pyodide need."""
    for lock in (LOCK, TEST_LOCK):
        download(lock)


if __name__ == "__main__":
    main()
