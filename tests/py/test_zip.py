"""Tests that our packages run from a zip, as a wheel on the path, a zipapp and programs that pack others run them.

PyInstaller was tried by hand: cards are imported by their names, so it wants ``--collect-all`` for each of our
packages.
"""

import ast
import os
import re
import subprocess
import sys
import zipapp
import zipfile
from pathlib import Path

import pytest

from citadels_table.__main__ import on_disk
from tabletop.texts.locales import Texts, games
from test_terminal import ROOT
from tools.parsed import tree_of

pytestmark = [pytest.mark.cpython_only, pytest.mark.slow]

NIGHTLY = pytest.mark.nightly("each game runs in one of two ways, and the library plays both from the wheel")
GAMES = {"citadels": ("--players", "2", "--bots", "random"), "pointcity": ("--players", "1")}
LIBRARY = f"""
import citadels, pointcity
from citadels_table import citadels_v0, pointcity_v0
from tabletop.texts.locales import games
assert ".whl" in citadels.__file__, citadels.__file__
assert games() == {games()}
for package in (citadels, pointcity):
    game = package.Game(3, seed=7)
    while not game.is_over:
        game.push(*game.advice("normal"))
    assert package.Game.from_link(game.to_link()).scores == game.scores
    assert package.Game.from_json(game.to_json()).scores == game.scores
    try:
        package.Game(3, seed=7).push("none", "such")
    except ValueError as error:
        print(error)
env = citadels_v0.env()
env.reset(seed=1)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - our own build
    (made,) = folder.glob("*.whl")
    return made


def run(arguments: tuple[str, ...], path: Path | None, place: Path, typed: str = "") -> str:
    """Run Python with nothing of ours but ``path``; return what it prints."""
    env = {
        **os.environ,
        "PYTHONPATH": str(path or ""),
        "PYTHONIOENCODING": "utf-8",
        "XDG_STATE_HOME": str(place),
    }
    done = subprocess.run(  # noqa: S603 - this Python
        (sys.executable, *arguments),
        cwd=place,
        env=env,
        input=typed,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["citadels", pytest.param("pointcity", marks=NIGHTLY)])
def test_a_game_is_played_in_the_terminal_from_a_wheel_on_the_path(
    game: str, wheel: Path, tmp_path: Path
) -> None:
    command = ("-m", game, "play", "--lang", "uk", "--seed", "3", *GAMES[game])
    shown = run(command, wheel, tmp_path, "1\n" * 5000)
    assert Texts("uk", game).say("see-scores") in shown


@pytest.mark.parametrize("game", [pytest.param("citadels", marks=NIGHTLY), "pointcity"])
def test_a_game_is_played_from_a_zipapp(game: str, wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "unpacked")
    app = tmp_path / "app.pyz"
    zipapp.create_archive(tmp_path / "unpacked", app, main=f"{game}.cli:main")
    shown = run((str(app), "play", "--lang", "pl", "--seed", "3", *GAMES[game]), None, tmp_path, "1\n" * 5000)
    assert Texts("pl", game).say("see-scores") in shown


def test_an_installed_wheel_has_the_texts(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    script = "from tabletop.texts.locales import Texts; print(Texts('uk', 'citadels').say('district-keep'))"
    assert run(("-c", script), tmp_path / "installed", tmp_path).strip() == "Форт"


def test_the_library_and_the_environments_run_from_a_zip(wheel: Path, tmp_path: Path) -> None:
    said = run(("-c", LIBRARY), wheel, tmp_path)
    assert len(said.splitlines()) == 2


def test_a_site_in_a_zip_is_served_from_a_copy(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("site/index.html", "<p>")
        archive.writestr("site/app/deep/a.js", "1")
    with on_disk(zipfile.Path(tmp_path / "a.zip", "site/")) as folder:
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        assert found == {"index.html", "app/deep/a.js"}
        assert (folder / "app/deep/a.js").read_text() == "1"
    assert not folder.exists()
    with on_disk(tmp_path) as folder:
        assert folder == tmp_path


def test_no_module_reads_beside_its_own_file() -> None:
    """Data is read by ``pkgutil.get_data`` or ``importlib.resources``, which find it in a zip, too."""
    found = [
        str(path)
        for path in sorted((ROOT / "py").rglob("*.py"))
        # Most modules have none of the words, and need not be parsed.
        if re.search("__file__|getsourcefile|getfile", path.read_text("utf-8"))
        for node in ast.walk(tree_of(path))
        if (isinstance(node, ast.Name) and node.id == "__file__")
        or (isinstance(node, ast.Attribute) and node.attr in {"__file__", "getsourcefile", "getfile"})
    ]
    assert found == []
