"""Tests `make dev`.

A changed sentence, colour or Python line is seen after one reload, and no service worker stands between.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.support import open_site, wait_until
from tools.words import ROOT

pytestmark = pytest.mark.nightly("a tool for development; it puts together what make build does")

KEPT = (
    "web",
    "py",
    "tools",
    "service-worker.js",
    "LICENSE",
    "NOTICE",
    "README.md",
    "pyproject.toml",
    "package-lock.json",
)
"""What a build reads."""
PATIENCE = 30
"""Seconds on a busy machine; a quiet one needs less than 3."""


@pytest.fixture(name="tree", scope="module")
def copied_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("tree")
    for name in KEPT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, tree / name)
    (tree / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    (tree / "build").mkdir()
    for cache in ("wheels", "compiled"):
        if (ROOT / "build" / cache).is_dir():
            shutil.copytree(ROOT / "build" / cache, tree / "build" / cache)
    return tree


@pytest.fixture(name="url", scope="module")
def development_site(tree: Path) -> Iterator[str]:
    program = (sys.executable, "-m", "tools.dev", "--port", "0")
    env = {
        "PYTHONPATH": f"{tree / 'py'}:{tree}",
        "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
    }
    with subprocess.Popen(program, cwd=tree, env=env, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own program
        assert server.stdout is not None
        line = server.stdout.readline()
        while line and not line.startswith("http"):
            line = server.stdout.readline()
        yield line.split()[0]
        server.terminate()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def seen(page: Page, expression: str) -> None:
    """Wait until a change is on the page, which it was loaded for once."""
    wait_until(page, expression, PATIENCE)
    assert page.evaluate("sessionStorage.loads") == "1"


def test_a_change_is_seen_after_one_reload(page: Page, tree: Path, url: str) -> None:
    page.add_init_script("sessionStorage.loads = Number(sessionStorage.loads ?? -1) + 1")
    open_site(page, f"{url}?lang=en&motion=0")
    assert page.evaluate("navigator.serviceWorker === undefined")
    begin = "sessionStorage.loads = 0"

    page.evaluate(begin)
    edit(tree / "web/locales/en.ftl", "play-now = Play now", "play-now = Another game")
    seen(page, "document.body.textContent.includes('Another game')")

    page.evaluate(begin)
    edit(tree / "web/styles/themes/dark.css", "--slate: ", "--slate-of-the-test: 7px; --slate: ")
    seen(page, "getComputedStyle(document.documentElement).getPropertyValue('--slate-of-the-test') === '7px'")

    page.evaluate(begin)
    with page.expect_console_message(lambda message: "a changed line" in message.text, timeout=120_000):
        edit(tree / "py/citadels/__init__.py", "", "print('a changed line')\n")
    assert page.evaluate("sessionStorage.loads") == "1"
