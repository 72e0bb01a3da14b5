"""Compares two saves of one match, which two devices may have played on."""

from itertools import chain
from typing import Literal

from tabletop.match.abandoned import digest
from tabletop.match.record import Record

Relation = Literal["same", "newer", "older", "apart"]
"""How one save relates to another: ``apart`` if each has picks that the other one does not have."""


def compare(one: Record, other: Record) -> Relation:
    """Say whether ``one`` continues ``other``, the other way round, or neither."""
    if one == other:
        return "same"
    if not _same_beginning(one, other):
        return "apart"
    newer, older = _continues(one, other), _continues(other, one)
    if newer and older:  # The same picks: only the players of the seats may differ.
        newer, older = one.reseated > other.reseated, one.reseated < other.reseated
        return "newer" if newer else "older" if older else "same"
    return "newer" if newer else "older" if older else "apart"


def renamed(record: Record, match: str) -> Record:
    """Return the same game as a match of another name, so that both can be stored."""
    return record.model_copy(update={"match": match})


def _same_beginning(one: Record, other: Record) -> bool:
    parts = ("game", "match", "setup", "seed", "start")
    return all(getattr(one, part) == getattr(other, part) for part in parts)


def _continues(later: Record, earlier: Record) -> bool:
    """Say whether ``later`` has every pick of ``earlier``, played or undone, or has abandoned that line.

    ``line`` counts the undos and redos. With fewer of them a save cannot come after the other one.
    """
    if later.line < earlier.line:
        return False
    picks = later.picks if later.line == earlier.line else _with_undone(later)
    if picks[: len(earlier.picks)] == earlier.picks:
        return True
    return later.line > earlier.line and digest(earlier.picks) in later.abandoned


def _with_undone(record: Record) -> list[list[str]]:
    """Return all picks, then those that a redo would play again; the first block to be redone is the last."""
    return [*record.picks, *chain.from_iterable(reversed(record.undone))]
