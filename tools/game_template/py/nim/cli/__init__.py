"""Runs the command line: play, simulate and compare players in a terminal."""

from collections.abc import Sequence

from nim.cli.simulated_game import SIMULATED
from tabletop.cli.plain import run_plain

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line on ``arguments`` (None: the program's own); return the exit code."""
    return run_plain(SIMULATED, arguments)
