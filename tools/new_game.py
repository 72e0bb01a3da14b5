"""Begins a game as a copy of Nim, which can be played in the terminal at once.

python -m tools.new_game ID    (make game ID=whist)
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tools.words import ROOT

LIKE = "nim"
TEMPLATE = ROOT / "tools" / "game_template"
PROJECT = ROOT / "pyproject.toml"
LATIN = ("en", "fr")
"""The languages in which the game is called by its id; the others keep the example's name until somebody translates it."""

USAGE = "say what to begin: make game ID=whist"


def check_id(game: str) -> None:
    """Raise ValueError with a sentence where a game cannot have this id."""
    if not re.fullmatch(r"[a-z]+", game):
        raise ValueError(f"{game!r} is no id: small letters alone")
    if find_spec(game) is not None or (ROOT / "py" / game).exists():
        raise ValueError(f"there is a package {game!r} already")
    for path in sorted((ROOT / "py" / "tabletop").rglob("*.py")):
        if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8").lower()):
            raise ValueError(f"{game!r} already means something in {path.relative_to(ROOT)}: take another id")


def renamed(text: str, game: str) -> str:
    """The example's source with its names changed into the new game's."""
    for old, new in ((LIKE, game), (LIKE.title(), game.title()), (LIKE.upper(), game.upper())):
        text = re.sub(rf"(?<![A-Za-z]){old}(?=Kind\b|(?![A-Za-z]))", new, text)
    return text


def copies(game: str) -> dict[Path, Path]:
    """Where each file of the example goes."""
    package = TEMPLATE / "py" / LIKE
    found = {path: ROOT / "py" / game / path.relative_to(package) for path in sorted(package.rglob("*.py"))}
    texts = ROOT / "web" / "games" / game / "locales"
    found |= {path: texts / path.name for path in sorted((TEMPLATE / "web" / "locales").glob("*.ftl"))}
    return found | {TEMPLATE / "tests" / f"test_{LIKE}.py": ROOT / "tests" / "py" / f"test_{game}.py"}


def register(game: str) -> None:
    """Name the package in the project's settings: the wheel carries it and its texts, and imports are sorted as ours."""
    text = PROJECT.read_text(encoding="utf-8")
    text = re.sub(r"^(packages = \[.*)\]$", rf'\1, "py/{game}"]', text, flags=re.MULTILINE)
    text = re.sub(r"^(known-first-party = \[.*)\]$", rf'\1, "{game}"]', text, flags=re.MULTILINE)
    carried = r'^("web/games/\w+/locales" = .*\n)(?!"web)'
    line = f'"web/games/{game}/locales" = "tabletop/cli/locales/{game}"\n'
    PROJECT.write_text(re.sub(carried, rf"\1{line}", text, count=1, flags=re.MULTILINE), encoding="utf-8")


def begin(game: str, say: Callable[[str], None]) -> None:
    """Write everything. Raises ValueError with a sentence where the id cannot be."""
    check_id(game)
    written = copies(game)
    for old, new in written.items():
        text = old.read_text(encoding="utf-8")
        new.parent.mkdir(parents=True, exist_ok=True)
        kept = new.suffix == ".ftl" and new.stem not in LATIN
        new.write_text(text if kept else renamed(text, game), encoding="utf-8")
        say(str(new.relative_to(ROOT)))
    register(game)
    say(str(PROJECT.relative_to(ROOT)))
    sources = [str(path) for path in written.values() if path.suffix == ".py"]
    ruff = (sys.executable, "-m", "ruff")
    subprocess.run((*ruff, "check", "--quiet", "--fix", "--select", "I", *sources), check=True, cwd=ROOT)
    subprocess.run((*ruff, "format", "--quiet", *sources), check=True, cwd=ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description="Begin a game as a copy of Nim.")
    parser.add_argument("id", nargs="?")
    game: str | None = parser.parse_args().id
    if not game:
        raise SystemExit(USAGE)
    try:
        begin(game, print)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    print(f"Play it: .venv/bin/python -m {game}.cli play. docs/adding-a-game.md says what to change.")


if __name__ == "__main__":
    main()
