"""Begins a game as a copy of Nim, which can be played at once in the terminal and on the page, in the plain look.

python -m tools.new_game ID    (make game ID=whist)
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tabletop.cli.parser import Parser
from tabletop.texts.locales import LANGUAGES
from tools.undo import Undo
from tools.words import ROOT, messages

LIKE = "nim"
TEMPLATE = ROOT / "tools" / "game_template"
LATIN = ("en", "fr")
"""The languages in which the game is called by its id; in the others it is called Nim until a person translates the
name."""

USAGE = "say what to begin: make game ID=whist"

undo = Undo()
"""What this run has written."""


def check_id(game: str) -> None:
    """Raise ValueError with a sentence if a game cannot have this id."""
    if not re.fullmatch(r"[a-z]+", game):
        raise ValueError(f"{game!r} is no id: small letters alone")
    if game == LIKE:
        raise ValueError(f"{game!r} is the game that is copied: take another id")
    if find_spec(game) is not None or (ROOT / "py" / game).exists():
        raise ValueError(f"there is a package {game!r} already")
    for path in sorted((ROOT / "py" / "tabletop").rglob("*.py")):
        if re.search(rf"\b{game}\b", path.read_text(encoding="utf-8").lower()):
            raise ValueError(f"{game!r} already means something in {path.relative_to(ROOT)}: take another id")


def renamed(text: str, game: str) -> str:
    """Return the example's source with its names replaced by the new game's."""
    for old, new in ((LIKE, game), (LIKE.title(), game.title()), (LIKE.upper(), game.upper())):
        text = re.sub(rf"(?<![A-Za-z]){old}(?=Kind\b|(?![A-Za-z]))", new, text)
    return text


def copies(game: str) -> dict[Path, Path]:
    """Return the target path of each file of the example."""
    package = TEMPLATE / "py" / LIKE
    found = {
        path: ROOT / "py" / game / path.relative_to(package)
        for path in sorted([*package.rglob("*.py"), package / "py.typed"])
    }
    page = TEMPLATE / "web"
    web = ROOT / "web" / "games" / game
    found |= {path: web / path.relative_to(page) for path in sorted(page.rglob("*")) if path.is_file()}
    tests = {"tests": ROOT / "tests" / "py", "e2e": ROOT / "tests" / "e2e"}
    return found | {TEMPLATE / part / f"test_{LIKE}.py": tests[part] / f"test_{game}.py" for part in tests}


def entries(game: str) -> list[tuple[str, str, str]]:
    """Return an entry for each list of all games: the file, a pattern of what the entry follows, and the entry."""
    name = game.upper()
    loads = f', {game}: async () => (await import("../games/{game}/index.js")).{name}'
    looks = f"- `games/{game}` (the plain look with the words of {game.title()}): kit\n"
    return [
        ("pyproject.toml", r"^packages = \[.*(?=\]$)", f', "py/{game}"'),
        ("pyproject.toml", r"^known-first-party = \[.*(?=\]$)", f', "{game}"'),
        (
            "pyproject.toml",
            r'^"web/games/pointcity/locales" = .*\n',
            f'"web/games/{game}/locales" = "tabletop/texts/locales/{game}"\n',
        ),
        ("tools/website/wheels.py", r"^LATER = \[.*(?=\]$)", f', "{game}"'),
        ("web/engine/worker.py", r"^LATER = \{.*(?=\}$)", f', "{game}": ("{game}.kind", "{name}")'),
        ("web/app/games.js", r"^const LATER = \{.*(?= \};$)", loads),
        ("docs/imports.md", r"^- `app/games\.js` .*games/pointcity", f", games/{game}"),
        ("docs/imports.md", r"^- `games/pointcity` .*\n", looks),
    ]


def register(game: str) -> list[str]:
    """Add the game to every list; return the files. Raises ValueError if a list is not found."""
    files: dict[str, None] = {}
    for name, after, entry in [*entries(game), *lobby_words(game)]:
        path = ROOT / name
        found = re.search(after, path.read_text(encoding="utf-8"), re.MULTILINE)
        if found is None:
            raise ValueError(f"{name}: no list of games was found there")
        text = found.string
        undo.write(path, text[: found.end()] + entry + text[found.end() :])
        files[name] = None
    return list(files)


def lobby_words(game: str) -> list[tuple[str, str, str]]:
    """Return entries, as :func:`entries` does, with the lobby's texts for the game and its saves in each language."""
    found: list[tuple[str, str, str]] = []
    for language in LANGUAGES:
        title = messages(TEMPLATE / "web" / "locales" / f"{language}.ftl")["title"].strip()
        shown = game.title() if language in LATIN else title
        words = "".join(f"game-{game}{what} = {shown}\n" for what in ("", "-about", "-box", "-progress"))
        found.append((f"web/locales/{language}.ftl", r"^game-pointcity-progress = .*\n(?:[ }].*\n)*", words))
    return found


def begin(game: str, say: Callable[[str], None]) -> None:
    """Write all files of the game and call ``say`` with each.

    Raises ValueError with a sentence for an impossible id.
    """
    check_id(game)
    written = copies(game)
    for old, new in written.items():
        text = old.read_text(encoding="utf-8")
        kept = new.suffix == ".ftl" and new.stem not in LATIN
        undo.write(new, text if kept else renamed(text, game))
        say(str(new.relative_to(ROOT)))
    for name in register(game):
        say(name)
    sources = [str(path) for path in written.values() if path.suffix == ".py"]
    ruff = (sys.executable, "-m", "ruff")
    subprocess.run((*ruff, "check", "--quiet", "--fix", "--select", "I", *sources), check=True, cwd=ROOT)
    subprocess.run((*ruff, "format", "--quiet", *sources), check=True, cwd=ROOT)


def generate(game: str) -> None:
    """Write the generated files again, in a new process, which also imports the new game."""
    from tools import generated  # noqa: PLC0415 - reads every card.

    for path in (*generated.FILES, generated.WORKSHOP / f"{game}.json"):
        undo.keep(ROOT / path)
    code = (
        "from tools.generated import FILES, stale; "
        "print(*stale({path: made for path, made in FILES.items() if path.suffix != '.ts'}, write=True))"
    )
    subprocess.run(
        (sys.executable, "-c", code), check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "py")}
    )


def main() -> None:
    parser = Parser(description="Begin a game as a copy of Nim.")
    parser.add_argument("id", nargs="?")
    game: str | None = parser.parse_args().id
    if not game:
        raise SystemExit(USAGE)
    try:
        with undo:
            begin(game, print)
            generate(game)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    except subprocess.CalledProcessError as error:
        what = "making the generated files" if "-c" in error.cmd else " ".join(map(str, error.cmd[2:4]))
        raise SystemExit(f"nothing was begun: {what} failed") from None
    print(f"Play it: .venv/bin/python -m {game}.cli play. docs/adding-a-game.md says what to change.")


if __name__ == "__main__":
    main()
