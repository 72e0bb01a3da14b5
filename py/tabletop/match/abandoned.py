"""Names abandoned lines of picks by short digests: lines that were undone and then left for another pick."""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import chain

from tabletop.kernel.ask import Pick

MOST = 500
"""The most digests in a save; the oldest are dropped first."""
LETTERS = 12
DIGEST = rf"^[0-9a-f]{{{LETTERS}}}$"


def digest(picks: Iterable[Sequence[str]]) -> str:
    """Return the digest of a line of picks: the first ``LETTERS`` hex digits of its hash."""
    return sha256(json.dumps([list(pick) for pick in picks]).encode()).hexdigest()[:LETTERS]


def left_lines(picks: list[Pick], undone: list[list[Pick]]) -> list[str]:
    """Return a digest for each line after ``picks`` that a redo could have reached.

    ``undone`` are the blocks of picks that were undone, the latest last.
    """
    again = [*chain.from_iterable(reversed(undone))]
    return [digest([*picks, *again[: at + 1]]) for at in range(len(again))]
