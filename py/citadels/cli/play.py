"""A game in the terminal: one person against computer players."""

from collections.abc import Callable

from citadels.cli.locales import Texts
from citadels.cli.show import ask_lines, score_lines, table_lines
from citadels.cli.words import Words
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

PROMPT = "> "
LEAVE = "q"
TABLE = "?"
MANY = 10_000
"""More picks of computer players than there are between two of a person."""


class Leaving(Exception):  # noqa: N818 - not an error: the person leaves.
    """The person leaves the game."""


def play_game(setup: Setup, seating: list[Chair], seed: int, texts: Texts, read: Read, show: Show) -> None:
    """Play ``setup`` in the language of ``texts``; one chair of ``seating`` is the person's, the others are computer players'."""
    data = setup.model_dump(mode="json")
    match: Match[State, View] = new_match("terminal", CITADELS, data, seating, seed, free=False)
    words = Words(texts, setup.edition, [chair.name for chair in seating])
    me = next(seat for seat, chair in enumerate(seating) if chair.person)
    told = -1
    show(texts.say("term-welcome", seed=str(seed)))
    while True:
        match.advance(CITADELS, MANY)
        update = match.update(me, told)
        told = update.number
        for event in (event for moment in update.moments for event in moment.events):
            show(f"  - {words.event(event)}")
        if update.ask is None:
            break
        try:
            match.pick(me, update.ask.id, _person(update.view, update.ask, words, read, show))
        except (Leaving, EOFError):
            show(texts.say("term-left"))
            return
    for line in score_lines(update.view, words):
        show(line)


def _person(view: View, ask: AskView, words: Words, read: Read, show: Show) -> Pick:
    """Show table and options until the person has chosen. Raises ``Leaving``."""
    table, question = table_lines(view, words), ask_lines(ask, view, words)
    for line in (*table, *question):
        show(line)
    while True:
        typed = read(PROMPT).strip().lower()
        if typed == LEAVE:
            raise Leaving
        if typed == TABLE:
            for line in (*table, *question):
                show(line)
            continue
        pick = _read_pick(ask, typed, words, show)
        if pick is not None:
            return pick


def _read_pick(ask: AskView, typed: str, words: Words, show: Show) -> Pick | None:
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
