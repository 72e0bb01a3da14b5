"""Leads a guest to the next game: answers an invitation, and moves to its room once the host has the reply."""

from collections.abc import Callable
from typing import Protocol

from tabletop.peer.evening.commands import AnswerInvitation, Commands, DropReply, Move, Result
from tabletop.peer.messages import NextRoom
from tabletop.peer.requests import AnyRequest, Reply

Ask = Callable[[Callable[[int], AnyRequest], float, Callable[[str | None], None]], None]
"""Asks the host for something; the last one is told its answer."""


class Asker(Protocol):
    """The guest's room."""

    commands: Commands

    @property
    def playing(self) -> bool:
        """Whether it goes nowhere by itself: it has a seat, and the game goes on."""
        ...


class Moving:
    """The invitation that a guest is answering: one at a time, the latest."""

    def __init__(self, room: Asker, ask: Ask) -> None:
        self._room, self._ask = room, ask
        self._command: int | None = None
        """The command that makes, or has made, the reply."""

    def on_invitation(self, invitation: NextRoom) -> None:
        """Answer an invitation, unless a game is played."""
        if self._room.playing:
            return
        self._drop()
        order = AnswerInvitation(text=invitation.text, seat=invitation.seat)
        self._command = self._room.commands.give(order, self._made)

    def _drop(self) -> None:
        if self._command is not None:
            self._room.commands.give(DropReply(reply=self._command))
            self._command = None

    def _made(self, result: Result) -> None:
        """The page has the reply, and has stored the game that is over."""
        command = result.command
        if command != self._command:
            # The page has dropped it, or does so: a newer invitation is being answered.
            return
        text = result.text
        if not result.ok or text is None:
            self._command = None
            return
        self._ask(
            lambda number: Reply(request=number, text=text), result.now, lambda code: self._answered(command, code)
        )  # fmt: skip

    def _answered(self, command: int, code: str | None) -> None:
        """The host has the reply, or refuses it: then it invites again when it is this guest's turn."""
        if command != self._command:
            return
        if code is not None:
            self._drop()
            return
        self._command = None
        self._room.commands.give(Move(reply=command))
