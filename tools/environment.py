"""Makes the environment of the Makefile: `python3 tools/environment.py .venv`. Runs in any Python 3.11 or later, without packages.

It takes a second, where `python -m venv` takes some five: that one installs pip, with another run of it, and compiles all of
it, though most is never imported. A pip that this Python has is copied with its byte code, so that none is compiled.
"""

import ensurepip
import shutil
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


def installed(folder: Path) -> list[Path]:
    """Return the folders of a pip that is installed and compiled in a folder of packages; none if there is no such pip."""
    compiled = (folder / "pip" / "__pycache__").is_dir()
    return [folder / "pip", *folder.glob("pip-*.dist-info")] if compiled else []


def make(folder: Path) -> None:
    """Make an environment with pip, unless there is one; one that was not finished is made anew."""
    if (folder / "bin" / "python").exists() and any(folder.glob("lib/python*/site-packages/pip")):
        return
    pip = installed(Path(sysconfig.get_path("purelib")))
    wheel = None if pip else bundled()
    venv.create(folder, symlinks=True, with_pip=not pip and wheel is None)
    place = packages_of(folder)
    for part in pip:
        shutil.rmtree(place / part.name, ignore_errors=True)
        shutil.copytree(part, place / part.name)
    if wheel:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(place)


def packages_of(folder: Path) -> Path:
    """Return where an environment has its packages."""
    python = str(folder / "bin" / "python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(
        subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout.strip()
    )


if __name__ == "__main__":
    make(Path(sys.argv[1]))
