"""Tests the types of the installed wheel with a program of a user, under pyright's strict rules."""

import json
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools.words import ROOT

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.nightly("pyright looks at the library itself on a push; this adds a stranger's program"),
    pytest.mark.slow,
]

PACKAGES = ("tabletop", "citadels", "pointcity", "citadels_table")
PROGRAM = '''
from collections.abc import Sequence

import citadels
import pointcity
from citadels.player_types import Ask, Option, Tools, View
from citadels_table import citadels_v0
from tabletop.library import BaseGame


def choose(view: View, ask: Ask, tools: Tools) -> Option | Sequence[str]:
    """A player."""
    cheap = sorted(ask.options, key=lambda option: option.number("cost"))
    return cheap[0] if view.hand and ask.most == 1 else tools.normal(ask)


def played(game: BaseGame) -> list[int]:
    while (ask := game.ask) is not None:
        game.push(*game.advice(choose if ask.seat == 0 else ""))
    return game.scores


game = citadels.Game(players=3, seed=7, edition="classic", city_size=8)
gold: int = game.view(0).seats[0].gold
first: citadels.Option = game.options[0]
twin: citadels.Game = game.copy()
moves: list[list[citadels.Option]] = twin.moves
cells = [cell.resource for cell in pointcity.Game(players=1, automa="hard").view().market]
text: str = citadels.Game.from_text(game.to_text()).to_json()
try:
    played(game)
except citadels.Refusal as refusal:
    code: str = refusal.code
env = citadels_v0.env(players=4, reward="win", render_mode="ansi", edition="2016")
'''
WRONG = """
import citadels
import pointcity
from citadels_table import citadels_v0

citadels.Game(players=4, edition="2015")
citadels.Game(players="4")
citadels.Game(players=4, edtion="2016")
citadels.Game(players=4).view(0).golds
pointcity.Game(players=1, automa="cruel")
citadels_v0.env(reward="wins")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, unpacked as an installer does."""
    folder = tmp_path_factory.mktemp("typed")
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - our own build
    (wheel,) = folder.glob("*.whl")
    site = folder / "venv" / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    # What it needs is shared with our own environment, but not our own packages.
    for needed in (
        "pydantic",
        "pydantic_core",
        "annotated_types",
        "typing_extensions.py",
        "numpy",
        "gymnasium",
        "pettingzoo",
    ):
        (site / needed).symlink_to(Path(sysconfig.get_path("purelib")) / needed)
    return site


def faults(installed: Path, text: str) -> list[str]:
    """Return what pyright says of a program, strictly."""
    home = installed.parents[3] / "home"
    home.mkdir(exist_ok=True)
    (home / "program.py").write_text(text, "utf-8")
    settings = {
        "typeCheckingMode": "strict",
        "venvPath": str(installed.parents[3]),
        "venv": "venv",
    }
    # So pyright believes the types of a package only where it says that it has them.
    (home / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    pyright = ROOT / "node_modules" / ".bin" / "pyright"
    done = subprocess.run(  # noqa: S603 - our own tool
        (str(pyright), "--outputjson", "-p", str(home)), check=False, capture_output=True, text=True
    )
    found = json.loads(done.stdout)["generalDiagnostics"]
    return [f"{one['range']['start']['line']}: {one['message']}" for one in found]


def test_every_package_says_that_it_has_types(installed: Path) -> None:
    assert [name for name in PACKAGES if not (installed / name / "py.typed").is_file()] == []


def test_a_program_of_a_user_has_no_fault(installed: Path) -> None:
    assert faults(installed, PROGRAM) == []


def test_what_is_misspelt_is_found_before_it_runs(installed: Path) -> None:
    lines = {int(fault.partition(":")[0]) for fault in faults(installed, WRONG)}
    assert lines == set(range(5, 11))
