"""Tests the files of a release.

The wheel without a network, installed by the workflow's own lines, and the zip under a path.
"""

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.apart import way_apart
from tests.e2e.support import open_site, wait_for_engine, wait_until_kept
from tests.internet_doc import INSTALL
from tests.workflows import commands
from tools.serve import Site
from tools.website import release
from tools.words import ROOT

pytestmark = pytest.mark.nightly("test_release.py lists the wheel's files and serves a small one")


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Path:
    """A folder as after `make release`, and beside it all wheels that ours needs, from the package index."""
    folder = tmp_path_factory.mktemp("released")
    assert dist.samefile(release.DIST)
    made = release.write(folder / "build" / "release")
    (wheel,) = (path for path in made if path.suffix == ".whl")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:")
    subprocess.run((*pip, "--dest", str(folder / "wheels"), f"{wheel}[env,mailbox]"), check=True)
    return folder


@pytest.fixture(scope="module")
def installed(wheels: Path) -> Path:
    """The Python that has the wheel, installed by the lines of the workflow."""
    lines = next(text for text in commands("ci") if "build/release/*.whl" in text)
    target = wheels / "installed"
    shell = ("bash", "-eo", "pipefail", "-c", lines.replace("/tmp/installed", str(target)))  # noqa: S108 - the workflow's
    subprocess.run((*way_apart(), *shell), cwd=wheels, env=offline(wheels), check=True)
    return target / "bin" / "python"


def offline(wheels: Path) -> dict[str, str]:
    """Return an environment in which pip uses only that folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
    path = os.pathsep.join((str(Path(sys.executable).parent), kept.get("PATH", "")))
    known = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": f"{wheels / 'wheels'} {wheels / 'build' / 'release'}"}
    return {**kept, **known, "PATH": path}


@pytest.mark.first_visit
def test_the_zip_starts_under_a_path_and_then_offline(
    page: Page, serve: Callable[..., Site], wheels: Path, tmp_path: Path
) -> None:
    (zipped,) = (wheels / "build" / "release").glob("*.zip")
    with zipfile.ZipFile(zipped) as archive:
        archive.extractall(tmp_path)
    site = serve(prefix="/some/where/", folder=tmp_path)
    open_site(page, f"{site.url}?lang=en&motion=0")
    wait_until_kept(page)
    site.cut()
    page.reload()
    wait_for_engine(page)


def test_it_serves_the_page_and_a_first_turn_is_played(installed: Path) -> None:
    run = (*way_apart(), sys.executable, "-m", "tests.e2e.wheel_run", str(installed))
    played = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=500, check=False)
    assert played.returncode == 0, played.stderr
    assert {"draft", "turn"} <= set(played.stdout.split())


def test_the_environments_and_the_example_run_from_it(installed: Path, wheels: Path) -> None:
    pip = (str(installed), "-m", "pip", "install", "--quiet", "citadels-table[env]")
    subprocess.run((*way_apart(), *pip), cwd="/", env=offline(wheels), check=True)
    readme = (ROOT / "README.md").read_text("utf-8")
    example = readme.partition("```python\n")[2].partition("```")[0]
    learns = "from citadels_table import citadels_v0\nenv = citadels_v0.env(players=4)\nenv.reset(seed=7)\n"
    code = f"{example}\n{learns}print(env.agent_selection)"
    done = subprocess.run(
        (str(installed), "-I", "-c", code), cwd="/", capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[0] == example.rstrip().rpartition("# ")[2]
    assert "player_" in done.stdout


def test_the_mailbox_is_installed_and_started_by_the_lines_of_its_document(
    wheels: Path, tmp_path: Path
) -> None:
    (wheel,) = (wheels / "build" / "release").glob("*.whl")
    (tmp_path / wheel.name).symlink_to(wheel)
    *install, start = INSTALL.splitlines()
    for line in install:
        shell = ("bash", "-eo", "pipefail", "-c", line)
        subprocess.run((*way_apart(), *shell), cwd=tmp_path, env=offline(wheels), check=True)
    shell = ("bash", "-c", f"ip link set lo up && exec {start}")
    with subprocess.Popen((*way_apart(), *shell), cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stdout.readline() == "http://127.0.0.1:8010 (stop with Ctrl+C)\n"
        server.terminate()
