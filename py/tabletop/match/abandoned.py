"""Remembers by short digests which lines of picks were left for good: taken back, and then another pick was made."""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import chain

from tabletop.kernel.ask import Pick

MOST = 500
"""Digests that a save holds; the oldest go first."""
LETTERS = 12
DIGEST = rf"^[0-9a-f]{{{LETTERS}}}$"


def digest(picks: Iterable[Sequence[str]]) -> str:
    """Return a short name for a line of picks."""
    return sha256(json.dumps([list(pick) for pick in picks]).encode()).hexdigest()[:LETTERS]


def left_lines(picks: list[Pick], undone: list[list[Pick]]) -> list[str]:
    """Return the digest of each line that a redo could have led to after ``picks``, and now no longer can."""
    again = [*chain.from_iterable(reversed(undone))]
    return [digest([*picks, *again[: at + 1]]) for at in range(len(again))]
