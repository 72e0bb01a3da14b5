"""Plays a game in the terminal: one person against computer players."""

import errno
import os
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tabletop.cli import texts
from tabletop.cli.files import read_text
from tabletop.cli.kept_game import KeptGame
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import EventView
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.match.updates import Update
from tabletop.players.seating import may_be_free

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
        """Return the table as ``view`` shows it; a line that belongs to the one above is indented deeper."""
        ...

    def ask_lines(self, ask: AskView, view: V_contra) -> list[str]:
        """Return the question and its options, numbered from 1."""
        ...

    def score_lines(self, view: V_contra) -> list[str]:
        """Return the final scores, best first."""
        ...

    def card_texts(self) -> dict[str, list[str]]:
        """Return what every card of the game does, in lines by its name."""
        ...


Read = Callable[[str], str]
"""Reads a line after a prompt; raises EOFError when there is none."""

Show = Callable[[str], object]
"""Shows a line."""

PROMPT = "> "
HELP, LEAVE, UNDO, WRITE, TABLE = "h", "q", "u", "w", "?"
"""What may be typed instead of numbers; the same in every language."""
BY_PLACE = {
    **dict(zip("рйгц", (HELP, LEAVE, UNDO, WRITE), strict=True)),
    **dict(zip("ηθς", (HELP, UNDO, WRITE), strict=True)),
}
"""What these keys write where Cyrillic or Greek is typed."""
MOST_DIGITS = 9
"""Of the number of an option; Python reads no number of thousands."""
MANY = 10_000
"""More picks of computer players than there are between two of a person."""


class Leaving(Exception):  # noqa: N818 - not an error: the person leaves.
    """The person leaves the game."""


def opened(kind: Kind, path: Path) -> Match[Any, Any]:
    """Return the match saved in a file. Raises ``Refusal``, or ValueError where not exactly one person plays in it."""
    match = resume(read_record(read_text(path), {kind.id: kind}), kind)
    if not may_be_free(match.seating) or not any(chair.person for chair in match.seating):
        raise ValueError(texts.NOT_ONE_PERSON)
    return match


def unplayed_lines(match: Match[Any, Any], words: Terminal[Any]) -> Iterator[str]:
    """Yield the sentence that a match does not play from its beginning, and why; nothing where it does."""
    replayed = match.history.replayed
    if not replayed:
        yield words.say(f"error-{replayed.reason}", at=replayed.at)


def how_many(words: Terminal[Any], ask: AskView) -> str:
    """Return how many options are to be chosen."""
    if ask.least == ask.most:
        return words.say("term-count", count=ask.most)
    if ask.least == 0:
        return words.say("term-count-most", count=ask.most)
    return words.say("term-count-range", least=ask.least, count=ask.most)


def changed(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """Return the lines that are not in ``before``, each below the line that it belongs to."""
    shown: list[str] = []
    for at, line in enumerate(now):
        if line in before or not line.strip():
            continue
        depth = _depth(line)
        head = next((above for above in reversed(now[:at]) if _depth(above) < depth), "")
        if _depth(head) and head not in shown:
            shown.append(head)
        shown.append(line)
    return shown


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" >"))


class Play:
    """One match under way in the terminal."""

    def __init__(
        self,
        kind: Kind,
        match: Match[Any, Any],
        words: Terminal[Any],
        read: Read,
        show: Show,
        kept: KeptGame | None = None,
    ) -> None:
        self.kind = kind
        self.match = match
        self.words = words
        self.read = read
        self.show = show
        self.kept = kept
        """The file in which the game is kept until it is over; None if there is none."""
        self.me = next(seat for seat, chair in enumerate(match.seating) if chair.person)
        self.table: list[str] = []
        """The lines of the table as they were shown last."""
        self.told = match.number or -1
        """The last moment of which the person was told."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.words.names = [chair.name for chair in self.match.seating]
        self._show([*unplayed_lines(self.match, self.words)])
        self.show(self.words.say("term-welcome", seed=str(self.match.seed)))
        self._keep()
        self._show(self.kept_lines())
        try:
            while (update := self._next()).ask is not None:
                self._decide(update, update.ask)
                self._keep()
        except (Leaving, EOFError, KeyboardInterrupt):
            self._leave()
            return
        if self.kept:
            self.kept.remove()
        for line in self.words.score_lines(update.view):
            self.show(line)

    def kept_lines(self) -> list[str]:
        """Return where the game is kept."""
        return [self.words.say("term-kept", file=str(self.kept.path))] if self.kept else []

    def _leave(self) -> None:
        if self.kept and self.kept.new:
            self.kept.remove()
            self.kept = None
        self._show([self.words.say("term-left"), *self.kept_lines()])

    def _keep(self) -> None:
        """Store the game in its file. If that fails, the person reads so once, and the game goes on."""
        if not self.kept:
            return
        try:
            self.kept.write(self._record())
        except OSError as error:
            self._not_saved(str(self.kept.path), error)
            self.kept = None

    def _record(self) -> str:
        return self.match.record(self.kind).model_dump_json()

    def _not_saved(self, name: str, error: OSError) -> None:
        self.show(self.words.say("term-not-saved", file=name, why=error.strerror or str(error)))

    def _next(self) -> Update[Any]:
        """Let the computer players play, and tell what has happened."""
        while self.match.waiting is not None and self.match.seating[self.match.waiting].computer:
            self.match.advance(self.kind, MANY)
        update = self.match.update(self.me, self.told)
        self.told = update.number
        for event in (event for moment in update.moments for event in moment.events):
            self.show(f"  - {self.words.event(event)}")
        return update

    def _decide(self, update: Update[Any], ask: AskView) -> None:
        """Show what changed and the options until the person has chosen or taken back. Raises ``Leaving``."""
        table, before = self.words.table_lines(update.view), self.table
        self.table = table
        self._show(changed(before, table) if before else table)
        self._show(self.words.ask_lines(ask, update.view))
        while True:
            typed = self.read(PROMPT).strip()
            command, _, rest = typed.partition(" ")
            command = BY_PLACE.get(command.lower(), command.lower())
            if command == UNDO and not rest:
                if self._undo():
                    break
            elif not self._command(command, rest.strip(), [*table, *self.words.ask_lines(ask, update.view)]):
                pick = self._read_pick(ask, typed)
                if pick is not None:
                    self.match.pick(self.me, ask.id, pick)
                    break
        if self.kept:
            self.kept.new = False

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.show(line)

    def _command(self, command: str, rest: str, lines: Sequence[str]) -> bool:
        """Do what a command says that leaves the game as it is; False where it is none."""
        if command == LEAVE:
            raise Leaving
        if command == HELP:
            self.show(self.words.say("term-help"))
        elif command == WRITE:
            self._save(rest)
        elif command.startswith(TABLE):
            name = (command[1:] + " " + rest).strip()
            if name:
                self._explain(name)
            else:
                self._show(lines)
        else:
            return False
        return True

    def _undo(self) -> bool:
        """Take back the person's last choice; False, with the reason, where there is none."""
        try:
            self.told = self.match.undo(self.me)
        except Refusal as refusal:
            self.show(self.words.say(f"error-{refusal.code}", **refusal.args_))
            return False
        return True

    def _save(self, name: str) -> None:
        """Write the game to a file, which the page opens as well."""
        if not name:
            self.show(self.words.say("term-save-where"))
            return
        try:
            Path(name).write_text(self._record(), "utf-8")
        except OSError as error:
            self._not_saved(name, error)
        except ValueError:
            # A sign that no name of a file has here.
            self._not_saved(name, OSError(errno.EINVAL, os.strerror(errno.EINVAL)))
        else:
            self.show(self.words.say("term-saved", file=name))

    def _explain(self, name: str) -> None:
        """Show what the cards do whose name begins like ``name``, or the nearest one."""
        known = {label.casefold(): lines for label, lines in self.words.card_texts().items()}
        wanted = name.casefold()
        found = [label for label in known if label == wanted]
        found = found or [label for label in known if label.startswith(wanted)]
        found = found or get_close_matches(wanted, known, 1)
        for label in found:
            self._show(known[label])
        if not found:
            self.show(self.words.say("term-no-card", name=name))

    def _read_pick(self, ask: AskView, typed: str) -> Pick | None:
        """Return the options whose numbers were ``typed``; None, with a word why, where that is no answer."""
        numbers = typed.replace(",", " ").split()
        most = len(ask.options)
        if not all(one.isdecimal() and len(one) <= MOST_DIGITS and 1 <= int(one) <= most for one in numbers):
            self.show(self.words.say("term-number", most=most))
            return None
        chosen = dict.fromkeys(int(number) - 1 for number in numbers)
        if not ask.least <= len(chosen) <= ask.most:
            self.show(how_many(self.words, ask))
            return None
        return tuple(ask.options[at].id for at in chosen)
