"""Reads the names that the rules of a game use from their source: verbs of options, their arguments, events."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from tools.words import OWN_WORDS, ROOT, Said, read

UNKNOWN = 'unknown {what} "{name}"{near}; {here}'
NEAR = ', did you mean "{near}"?'


def verbs(game: Any) -> frozenset[str]:
    """Return the verbs that an option of ``game`` may have."""
    return frozenset(_said(_package(game)).verbs | OWN_WORDS)


def arguments(game: Any) -> frozenset[str]:
    """Return what an option of ``game`` may name beside its verb."""
    return frozenset(_said(_package(game)).arguments)


def events(game: Any) -> frozenset[str]:
    """Return the kinds of the events that ``game`` may tell."""
    return frozenset(_said(_package(game)).events)


def unknown(what: str, name: str, known: Collection[str], here: Sequence[str]) -> str:
    """Return what is said of a ``name`` that is not ``known``: the nearest one, and what there is ``here``."""
    close = get_close_matches(name, sorted(known), 1)
    near = NEAR.format(near=close[0]) if close else ""
    there = f"here are: {', '.join(dict.fromkeys(here))}" if here else "here are none"
    return UNKNOWN.format(what=what, name=name, near=near, here=there)


def _package(game: Any) -> str:
    return type(game).__module__.partition(".")[0]


@cache
def _said(package: str) -> Said:
    said = Said()
    for room in ("engine", "cards"):
        for path in sorted((ROOT / "py" / package / room).rglob("*.py")):
            said.add(read(path))
    return said
