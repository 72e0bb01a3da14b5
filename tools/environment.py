"""Makes the environment of the Makefile: `python3 tools/environment.py .venv`.

Runs in any Python 3.11 or later, without packages.

With `--quickest` it makes it of the quickest `python3` on the search path: one that was built without optimization, as
version managers build them, takes half as long again for the tests as one that a system brings.

It takes a second, where `python -m venv` takes some five: that one installs pip, with another run of it, and compiles
all of it, though most is never imported. A pip that this Python has is copied with its byte code, so that none is
compiled.
"""

import ensurepip
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

# Prints the processor seconds of a small loop, if this Python is new enough and can make an environment.
TRIAL = """
import sys, time, venv, ensurepip
assert sys.version_info >= (3, 11)
def work():
    begin, counts = time.process_time(), {}
    for number in range(30_000):
        counts[number % 100] = counts.get(number % 100, 0) + len([*map(str, (number, number))])
    return time.process_time() - begin
print(min(work() for _ in range(7)))
"""
GAIN = 0.8
"""Another Python is taken if it needs at most this share of the time: figures on a busy machine differ by less."""


def seconds(python: str) -> float:
    """Return the processor seconds of ``TRIAL`` in a Python; infinity: it cannot make the environment."""
    try:
        run = subprocess.run(
            [python, "-I", "-c", TRIAL], capture_output=True, text=True, timeout=30, check=True
        )
        return float(run.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        return float("inf")


def quickest(folders: list[str]) -> str:
    """Return the path of the quickest ``python3`` in the folders; the running one unless another is much quicker."""
    others = [path for folder in folders if (path := shutil.which("python3", path=folder))]
    times = {path: seconds(path) for path in others if path != sys.executable}
    best = min(times, key=times.__getitem__, default=sys.executable)
    return best if times.get(best, float("inf")) < GAIN * seconds(sys.executable) else sys.executable


def bundled() -> Path | None:
    """Return pip's wheel of this Python, if it is where Python has it or where a system's packages put it."""
    folders = [Path(ensurepip.__file__).parent / "_bundled"]
    if system := sysconfig.get_config_var("WHEEL_PKG_DIR"):
        folders.insert(0, Path(system))
    found = [path for folder in folders for path in sorted(folder.glob("pip-*.whl"))]
    return found[-1] if found else None


def installed(folder: Path) -> list[Path]:
    """Return the folders of a pip that is installed and compiled in a folder of packages.

    None if there is no such pip.
    """
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


def main() -> None:
    folder, *options = sys.argv[1:]
    chosen = quickest(os.get_exec_path()) if options == ["--quickest"] else sys.executable
    if chosen != sys.executable:
        print(f"{chosen} is much quicker than {sys.executable}: the environment is made of it")
        sys.exit(subprocess.run([chosen, __file__, folder], check=False).returncode)
    make(Path(folder))


if __name__ == "__main__":
    main()
