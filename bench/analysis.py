"""Runs the program of a page of `docs/analyses/` with more games than the tests play, and draws its picture.

    .venv/bin/python -m bench.analysis docs/analyses/drafts.md --games 180 --plot docs/analyses/drafts.svg

The page is the program: its examples run one after the other, with ``games`` as given here, and what they show is
printed.
"""

import argparse
import doctest
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench import pictures

GAMES = "games = "
"""How the line begins that says how many games the page plays."""


def run(page: Path, games: int) -> Mapping[str, Any]:
    """Run the examples of ``page``, with so many ``games``; return its variables.

    Raises ValueError if it sets no ``games``.
    """
    examples = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
    if not any(example.source.startswith(GAMES) for example in examples):
        raise ValueError(f"{page} has no line '>>> {GAMES}NUMBER'")
    names: dict[str, Any] = {}
    for example in examples:
        source = f"{GAMES}{games}\n" if example.source.startswith(GAMES) else example.source
        # As at a prompt: what an expression gives is printed.
        exec(compile(source, str(page), "single"), names)  # noqa: S102 - a page of the project
    return names


def main() -> None:
    """Run a page, and write its picture."""
    parser = argparse.ArgumentParser(description="Run the program of a page.")
    parser.add_argument("page", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--plot", type=Path, help="the file that takes the picture, as SVG")
    options = parser.parse_args()
    names = run(options.page, options.games)
    if options.plot:
        pictures.save(names["figure"], options.plot)


if __name__ == "__main__":
    main()
