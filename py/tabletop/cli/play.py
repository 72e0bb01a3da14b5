"""A game in the terminal: one person against computer players."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.events import EventView
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.players.seating import Chair

V_contra = TypeVar("V_contra", contravariant=True)


class Terminal(Protocol[V_contra]):
    """A game in words. ``names`` of the players by seat are set before anything is said."""

    names: Sequence[str]

    def say(self, ident: str, **facts: str | int) -> str:
        """Return a sentence."""
        ...

    def event(self, event: EventView) -> str:
        """Return what happened as a sentence."""
        ...

    def table_lines(self, view: V_contra) -> list[str]:
        """Return the table as ``view`` shows it."""
        ...

    def ask_lines(self, ask: AskView, view: V_contra) -> list[str]:
        """Return the question and its options, numbered from 1."""
        ...

    def score_lines(self, view: V_contra) -> list[str]:
        """Return the final scores, best first."""
        ...


Read = Callable[[str], str]
"""Reads a line after a prompt; raises EOFError when there is none."""

Show = Callable[[str], object]
"""Shows a line."""

PROMPT = "> "
LEAVE = "q"
TABLE = "?"
MANY = 10_000
"""More picks of computer players than there are between two of a person."""


class Leaving(Exception):  # noqa: N818 - not an error: the person leaves.
    """The person leaves the game."""


def play_game(
    kind: Kind,
    setup: dict[str, Any],
    seating: list[Chair],
    seed: int,
    words: Terminal[Any],
    read: Read,
    show: Show,
) -> None:
    """Play ``setup`` in ``words``; one chair of ``seating`` is the person's, the others are computer players'."""
    match: Match[Any, Any] = new_match("terminal", kind, setup, seating, seed, free=False)
    words.names = [chair.name for chair in seating]
    me = next(seat for seat, chair in enumerate(seating) if chair.person)
    told = -1
    show(words.say("term-welcome", seed=str(seed)))
    while True:
        while match.waiting is not None and match.seating[match.waiting].computer:
            match.advance(kind, MANY)
        update = match.update(me, told)
        told = update.number
        for event in (event for moment in update.moments for event in moment.events):
            show(f"  - {words.event(event)}")
        if update.ask is None:
            break
        try:
            match.pick(me, update.ask.id, _person(update.view, update.ask, words, read, show))
        except (Leaving, EOFError):
            show(words.say("term-left"))
            return
    for line in words.score_lines(update.view):
        show(line)


def _person(view: object, ask: AskView, words: Terminal[Any], read: Read, show: Show) -> Pick:
    """Show table and options until the person has chosen. Raises ``Leaving``."""
    lines = [*words.table_lines(view), *words.ask_lines(ask, view)]
    for line in lines:
        show(line)
    while True:
        typed = read(PROMPT).strip().lower()
        if typed == LEAVE:
            raise Leaving
        if typed == TABLE:
            for line in lines:
                show(line)
            continue
        pick = _read_pick(ask, typed, words, show)
        if pick is not None:
            return pick


def _read_pick(ask: AskView, typed: str, words: Terminal[Any], show: Show) -> Pick | None:
    """Return the options whose numbers were ``typed``; None, with a word why, where that is no answer."""
    numbers = typed.replace(",", " ").split()
    if not all(number.isdigit() and 1 <= int(number) <= len(ask.options) for number in numbers):
        show(words.say("term-number", most=len(ask.options)))
        return None
    chosen = dict.fromkeys(int(number) - 1 for number in numbers)
    if not ask.least <= len(chosen) <= ask.most:
        show(words.say("term-count", least=ask.least, most=ask.most))
        return None
    return tuple(ask.options[at].id for at in chosen)
