"""Makes the environment of the Makefile: `python3 tools/environment.py .venv`. Runs in any Python 3.11 or later, without packages.

It takes a second, where `python -m venv` takes some five: that one installs pip, with another run of it, and compiles all of
it, though most is never imported.
"""

import ensurepip
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path


def bundled() -> Path | None:
    """Return pip's wheel of this Python, if it is where Python has it or where a system's packages put it."""
    folders = [Path(ensurepip.__file__).parent / "_bundled"]
    if system := sysconfig.get_config_var("WHEEL_PKG_DIR"):
        folders.insert(0, Path(system))
    found = [path for folder in folders for path in sorted(folder.glob("pip-*.whl"))]
    return found[-1] if found else None


def make(folder: Path) -> None:
    """Make an environment with pip, unless there is one; one that was not finished is made anew."""
    if (folder / "bin" / "python").exists() and any(folder.glob("lib/python*/site-packages/pip")):
        return
    wheel = bundled()
    venv.create(folder, symlinks=True, with_pip=wheel is None)
    if wheel:
        unpack(wheel, folder)


def unpack(wheel: Path, folder: Path) -> None:
    python = str(folder / "bin" / "python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    place = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout.strip()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
