"""A game in the terminal: one person against computer players."""

from collections.abc import Callable

from citadels.bots.api import bot_chance
from citadels.bots.registry import BOTS
from citadels.cli import texts
from citadels.cli.show import ask_lines, event_line, score_lines, table_lines
from citadels.game import Citadels
from citadels.model.setup import Setup
from citadels.model.state import State
from citadels.model.view import View
from tabletop.ask import AskView, Pick
from tabletop.match import Match

Read = Callable[[str], str]
"""Reads a line after a prompt; raises EOFError when there is none."""

Show = Callable[[str], object]
"""Shows a line."""

LEAVE = "q"
TABLE = "?"


class Leaving(Exception):  # noqa: N818 - not an error: the person got up.
    """The person leaves the game."""


def play_game(setup: Setup, seed: int, read: Read, show: Show) -> None:
    """Play the game of ``setup``, whose person sits on the one seat that is ``human``."""
    match: Match[State, View] = Match("terminal", Citadels(setup), setup.model_dump(mode="json"), seed)
    names = [seat.name for seat in setup.seats]
    me = next(at for at, seat in enumerate(setup.seats) if seat.player == "human")
    show(texts.WELCOME.format(seed=seed))
    try:
        while match.waiting is not None:
            _tell(match, me, names, show)
            step = match.step(match.waiting)
            if step.ask is not None:
                match.pick(match.waiting, step.ask.id, _answer(match, me, names, read, show))
    except (Leaving, EOFError):
        show(texts.BYE)
        return
    _tell(match, me, names, show)
    for line in score_lines(match.step(me).view, names):
        show(line)


def _tell(match: Match[State, View], me: int, names: list[str], show: Show) -> None:
    """Show what the latest pick told the person."""
    for event in match.step(me).events:
        show(event_line(event, names))


def _answer(match: Match[State, View], me: int, names: list[str], read: Read, show: Show) -> Pick:
    """Return the pick of whoever is asked."""
    seat = match.waiting if match.waiting is not None else me
    step = match.step(seat)
    if step.ask is None:
        return ()
    if seat != me:
        kind = Setup.model_validate(match.setup).seats[seat].player
        return BOTS[kind].choose(step.view, step.ask, bot_chance(match.seed, seat, step.number))
    return _person(step.view, step.ask, names, read, show)


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
