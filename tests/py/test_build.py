"""Tests parts of a build: what is compiled, the program that bundles, and the environment that it runs in."""

import marshal
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import environment, packages
from tools.website import bundle, wheels
from tools.website.byte_code import compiled

pytestmark = pytest.mark.cpython_only

HEAD = 16
"""Bytes of a .pyc before the code."""
SOURCE = b'''"""A module."""
def plain():
    """Only a docstring."""
def checked(value):
    """Ask for a truth."""
    assert value
    match value:
        case [one]:
            def inner():
                """In a case."""
            return inner
    try:
        raise ValueError
    except ValueError:
        def inner():
            """In a handler."""
        return inner
class Card:
    """What it does."""
    async def method(self):
        """A method."""
class Bare:
    pass
'''


def run(level: int) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "module"}
    exec(marshal.loads(compiled("module.py", SOURCE, level)[HEAD:]), names)  # noqa: S102, S302 - compiled just now
    return names


@pytest.mark.parametrize("level", [0, 2])
def test_no_docstring_of_a_function_is_shipped(level: int) -> None:
    names = run(level)
    functions = [names["plain"], names["Card"].method, names["checked"]([1]), names["checked"](2)]
    assert [function.__doc__ for function in functions] == [None] * 4
    assert names.get("__doc__") is None
    assert names["Bare"].__doc__ is None


def test_our_own_code_keeps_asserts_and_the_sign_that_a_class_has_a_docstring() -> None:
    names = run(0)
    assert names["Card"].__doc__ == "."
    with pytest.raises(AssertionError):
        names["checked"](0)


def test_the_code_of_others_loses_both() -> None:
    names = run(2)
    assert names["Card"].__doc__ is None
    assert names["checked"](0).__doc__ is None


def test_esbuild_is_run_without_its_script_where_it_has_a_program(tmp_path: Path) -> None:
    """A plain `npm ci` puts the program in the place of the script: Node could not read it."""
    assert bundle.program(tmp_path)[1:] == (bundle.ESBUILD,)
    program = tmp_path / "linux-x64" / "bin" / "esbuild"
    program.parent.mkdir(parents=True)
    program.touch()
    assert bundle.program(tmp_path) == (str(program),)
    shutil.copytree(tmp_path / "linux-x64", tmp_path / "darwin-arm64")
    assert bundle.program(tmp_path)[1:] == (bundle.ESBUILD,)


def test_the_environment_has_pip_and_an_unfinished_one_is_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "venv"

    def pip() -> str:
        command = [str(folder / "bin" / "python"), "-m", "pip", "--version"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own environment

    environment.make(folder)
    assert str(folder) in pip()
    place = folder / "lib" / f"python3.{sys.version_info.minor}" / "site-packages" / "pip"
    changed = place / "__init__.py"
    changed.write_text("__version__ = 'kept'\n", encoding="utf-8")
    environment.make(folder)
    assert "kept" in changed.read_text(encoding="utf-8")
    shutil.rmtree(place)
    environment.make(folder)
    assert str(folder) in pip()


def test_a_compiled_pip_is_found_with_what_names_its_version(tmp_path: Path) -> None:
    (tmp_path / "pip").mkdir()
    (tmp_path / "pip-26.0.dist-info").mkdir()
    assert environment.installed(tmp_path) == []
    (tmp_path / "pip" / "__pycache__").mkdir()
    assert [path.name for path in environment.installed(tmp_path)] == ["pip", "pip-26.0.dist-info"]


def test_one_run_of_pip_fetches_what_several_locks_lack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []

    def note(*command: str) -> None:
        ran.append(command)

    monkeypatch.setattr(wheels, "run", note)
    monkeypatch.setattr(wheels, "DOWNLOADED", tmp_path)
    wheels.fetch(wheels.LOCK, wheels.LIBRARIES)
    asked = [part for part in ran[0] if part.startswith("--requirement=")]
    assert asked == [f"--requirement={wheels.LOCK}", f"--requirement={wheels.LIBRARIES}"]
    monkeypatch.setattr(wheels, "present", wheels.LOCK.__eq__)
    wheels.fetch(wheels.LOCK, wheels.LIBRARIES)
    assert f"--requirement={wheels.LOCK}" not in ran[1]
    assert len(ran) == 2


def test_an_environment_is_made_where_python_has_no_pip_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_folder: Path) -> list[Path]:
        return []

    monkeypatch.setattr(environment, "installed", nothing)
    environment.make(tmp_path / "venv")
    place = next((tmp_path / "venv" / "lib").glob("python3*/site-packages"))
    assert (place / "pip" / "__main__.py").is_file()


def test_pip_runs_several_times_in_one_process_and_ends_it_when_it_fails() -> None:
    """As `tools/packages.py` runs it, in a process of its own: pip changes the warnings and the log of its process."""
    program = """
from tools import packages
for _ in range(2):
    packages.pip("--version")
packages.pip("no-such-command")
print("never reached")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603 - fixed words
    assert done.returncode == 1
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["pip", "pip"]
    assert "no-such-command" in done.stderr


def test_our_own_packages_are_installed_where_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, str] = {}

    def note(*arguments: str) -> None:
        wheel = arguments[-1]
        with zipfile.ZipFile(wheel) as archive:
            found.update({name: archive.read(name).decode() for name in archive.namelist()})

    monkeypatch.setattr(packages, "pip", note)
    packages.install_own()
    [path] = [text for name, text in found.items() if name.endswith(".pth")]
    assert Path(path.strip()) == Path("py").resolve()
    [programs] = [text for name, text in found.items() if name.endswith("entry_points.txt")]
    assert "citadels = citadels.cli:main" in programs
    assert not [name for name in found if name.endswith(".py")]


def test_an_environment_gets_its_packages_and_the_wheels_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def note(*arguments: str) -> None:
        ran.append(arguments)

    def missing(lock: Path) -> bool:
        return lock == wheels.LOCK

    monkeypatch.setattr(packages, "pip", note)
    monkeypatch.setattr(wheels, "present", missing)
    packages.main(["one.lock", "two.lock"])
    assert ran[0][0] == "install"
    assert ran[0][-2:] == ("--requirement=one.lock", "--requirement=two.lock")
    assert {"--require-hashes", "--no-deps"} <= {*ran[0]} & {*ran[1]}
    assert ran[1][0] == "download"
    assert [part for part in ran[1] if part.startswith("--requirement")] == [
        f"--requirement={wheels.LIBRARIES}"
    ]
    assert ran[2][-1].endswith(".whl")


def test_pyscript_loads_only_the_part_that_its_start_waits_for() -> None:
    """Also in a new version: web/engine/client.js names the parts that are left out, each by its file."""
    parts = {path.stem for path in Path("node_modules/@pyscript/core/src/plugins").glob("*.js")}
    client = Path("web/engine/client.js").read_text(encoding="utf-8")
    [named] = re.findall(r"LEFT_OUT = \[(.*?)\]", client)
    # CodeMirror is in PyScript's main file, and does nothing by itself.
    assert parts - set(re.findall(r'"([\w-]+)"', named)) == {"codemirror", "error"}
