"""A game in the terminal: one person against computer players."""

from collections.abc import Callable

from citadels.cli import texts
from citadels.cli.show import ask_lines, event_line, score_lines, table_lines
from citadels.kind import CITADELS
from citadels.model.setup import Setup
from citadels.model.state import State
from citadels.model.view import View
from tabletop.ask import AskView, Pick
from tabletop.match import Match, new_match
from tabletop.seating import Chair

Read = Callable[[str], str]
"""Reads a line after a prompt; raises EOFError when there is none."""

Show = Callable[[str], object]
"""Shows a line."""

LEAVE = "q"
TABLE = "?"
MANY = 10_000
"""More picks of computer players than there are between two of a person."""


class Leaving(Exception):  # noqa: N818 - not an error: the person leaves.
    """The person leaves the game."""


def play_game(setup: Setup, seating: list[Chair], seed: int, read: Read, show: Show) -> None:
    """Play the game of ``setup``; one chair of ``seating`` is the person's, the others are computer players'."""
    data = setup.model_dump(mode="json")
    match: Match[State, View] = new_match("terminal", CITADELS, data, seating, seed, free=False)
    names = [chair.name for chair in seating]
    me = next(seat for seat, chair in enumerate(seating) if chair.person)
    told = -1
    show(texts.WELCOME.format(seed=seed))
    while True:
        match.advance(CITADELS, MANY)
        update = match.update(me, told)
        told = update.number
        for event in (event for moment in update.moments for event in moment.events):
            show(event_line(event, names))
        if update.ask is None:
            break
        try:
            match.pick(me, update.ask.id, _person(update.view, update.ask, names, read, show))
        except (Leaving, EOFError):
            show(texts.BYE)
            return
    for line in score_lines(update.view, names):
        show(line)


def _person(view: View, ask: AskView, names: list[str], read: Read, show: Show) -> Pick:
    """Show table and options until the person has chosen. Raises ``Leaving``."""
    table, question = table_lines(view, names), ask_lines(ask, names)
    for line in (*table, *question):
        show(line)
    while True:
        typed = read(texts.PROMPT).strip().lower()
        if typed == LEAVE:
            raise Leaving
        if typed == TABLE:
            for line in (*table, *question):
                show(line)
            continue
        pick = _read_pick(ask, typed, show)
        if pick is not None:
            return pick


def _read_pick(ask: AskView, typed: str, show: Show) -> Pick | None:
    """Return the options whose numbers were ``typed``; None, with a word why, where that is no answer."""
    words = typed.replace(",", " ").split()
    if not all(word.isdigit() and 1 <= int(word) <= len(ask.options) for word in words):
        show(texts.WRONG_NUMBER.format(most=len(ask.options)))
        return None
    chosen = dict.fromkeys(int(word) - 1 for word in words)
    if not ask.least <= len(chosen) <= ask.most:
        show(texts.WRONG_COUNT.format(least=ask.least, most=ask.most))
        return None
    return tuple(ask.options[at].id for at in chosen)
