"""Says what is to be done for a game, with file and line: python -m tools.check_game ID (make check-game ID=whist).

It runs the tests that can fail for it: those that read the list of games (`tools/reads.py`), and its own. Each runs
with its first value, then with more of them as long as there is time: a check takes ten seconds also for a game with
many tests.
"""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from tabletop.cli.parser import Parser
from tools import findings as found
from tools import reads
from tools.words import ROOT

SECONDS = float(os.environ.get("CITADELS_CHECK_SECONDS", "6"))
"""How long further values of tests are begun: with two processes' starts and what is under way then, ten seconds."""


def known() -> list[str]:
    """Return the ids of the games that there are."""
    return sorted(path.parent.name for path in (ROOT / "py").glob("*/kind.py"))


def tests_of(game: str) -> list[Path]:
    """Return the files of tests that are named after the game, or lie in a folder that is.

    `test_whist.py`, `point_city/`.
    """
    plain = game.replace("_", "")
    return [
        path
        for path in sorted(reads.TESTS.rglob("test_*.py"))
        if any(
            part.removeprefix("test_").replace("_", "").startswith(plain)
            for part in path.relative_to(reads.TESTS).parts
        )
    ]


def findings(game: str, left: dict[str, int]) -> Iterator[str]:
    """Run every test that can fail for the game, its own among them; yield what is to be done.

    ``left`` takes how many values of each test had no time.
    """
    package = ROOT / "py" / game
    own = [*sorted(package.rglob("*.py")), *tests_of(game)]
    tests = [path.relative_to(ROOT).as_posix() for path in own if path.is_relative_to(reads.TESTS)]
    if not tests and game not in reads.imported():
        what = "write its tests: games drawn by lot under all laws, as `make game` begins them"
        yield f"tests/py/test_{game}.py:1: {what}"
    others = [name for name in known() if name != game]
    failures, unchecked = found.checked([*tests, *reads.readers("games")], others, SECONDS)
    left.update(unchecked)
    yield from found.sentences(failures, own)
    yield from found.lint(own)


def main() -> None:
    parser = Parser(description="Say what is to be done for a game.")
    parser.add_argument("id", nargs="?")
    game: str | None = parser.parse_args().id
    if not game:
        raise SystemExit("say which game: make check-game ID=whist")
    if game not in known():
        near = get_close_matches(game, known(), 1)
        raise SystemExit(f"- There is no game py/{game}" + (f"; did you mean {near[0]!r}?" if near else "."))
    left: dict[str, int] = {}
    todo = list(findings(game, left))
    for sentence in todo:
        print(f"- {sentence}")
    if todo:
        raise SystemExit(1)
    print(f"{game}: no test is red.")
    if left:
        files = sorted({test.partition("::")[0].removeprefix("tests/py/") for test in left})
        print(
            f"  There was no time for {sum(left.values())} further values of {len(left)} tests: run `make test-py`."
        )
        print(f"  They are in {', '.join(files)}.")


if __name__ == "__main__":
    main()
