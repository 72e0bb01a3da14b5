"""Offers a game to Python programs: deal, list the options, pick, read a seat's view, save."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from tabletop.kernel.events import EventView
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.players.seating import PERSON, Chair
from tabletop.players.thinking import finished
from tabletop.replay_link.link_text import link_text
from tabletop.replay_link.replay_link import read_link, write_link


class BaseGame:
    """One game, in which the program answers for every seat. A game's own class names its ``kind``.

    Equal set-ups, seeds and picks give equal games. What is refused raises ``tabletop.kernel.errors.Refusal`` and
    changes nothing.
    """

    kind: ClassVar[Kind]

    def __init__(self, players: int, seed: int = 1, **setup: Any) -> None:
        """Deal a game. ``setup`` is what the game's set-up may say beside the number of players."""
        seating = [Chair(name=str(seat + 1), player=PERSON) for seat in range(players)]
        self.match: Match[Any, Any] = new_match(
            "python", self.kind, {"players": players, **setup}, seating, seed, free=False
        )

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return self.match.waiting

    @property
    def question(self) -> str:
        """The kind of the open question; empty when the game is over."""
        ask = self.match.position.ask
        return ask.kind if ask is not None else ""

    @property
    def options(self) -> list[str]:
        """The ids that may be pushed; empty when the game is over."""
        ask = self.match.position.ask
        return list(ask.options) if ask is not None else []

    @property
    def how_many(self) -> tuple[int, int]:
        """How many of the options are to be pushed together: fewest, most."""
        ask = self.match.position.ask
        return (ask.least, ask.most) if ask is not None else (0, 0)

    def push(self, *options: str) -> None:
        """Answer the open question."""
        self.match.play(options)

    def pop(self) -> list[str]:
        """Take the last answer back, whatever it revealed, and return it. Raises IndexError where there is none."""
        if self.match.number == self.match.history.first:
            raise IndexError("nothing was pushed")
        (pick,) = self.match.history.cut(self.match.number - 1)
        return list(pick)

    def advice(self, level: str = "") -> list[str]:
        """Return what the computer player ``level`` (the usual one) would push, from what its seat may know."""
        ask = self.match.position.ask
        if ask is None:
            return []
        return list(finished(self.match.computer_answer(self.kind, level or self.kind.players[0], ask)))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.waiting is None

    @property
    def scores(self) -> list[int]:
        """The points of each seat as the game stands."""
        return self.kind.outline(self.match.game, self.match.position.state).points

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.kind.outline(self.match.game, self.match.position.state).winners if self.is_over else []

    def view(self, seat: int | None = None) -> Any:  # noqa: ANN401 - each game's own view
        """Return the table as ``seat`` (None: a spectator) may see it."""
        return self.match.game.view(self.match.position.state, seat)

    def events(self, seat: int | None = None) -> Sequence[EventView]:
        """Return what ``seat`` (None: a spectator) was told since the last answer."""
        number = self.match.number
        told = self.match.update(seat, number - 1).moments
        return [event for moment in told for event in moment.events]

    def to_json(self) -> str:
        """Return the game as a save, which the page and the terminal open as well."""
        return self.match.record(self.kind).model_dump_json()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the game of a save."""
        game = cls.__new__(cls)
        game.match, _ = resume(read_record(text, {cls.kind.id: cls.kind}), cls.kind)
        return game

    def to_link(self) -> str:
        """Return the finished game as what follows ``#r=`` in the address of the page."""
        return write_link(self.match, self.kind)

    @classmethod
    def from_link(cls, text: str) -> Self:
        """Return the game of a link, of which ``text`` is the end or all."""
        game = cls.__new__(cls)
        game.match, _ = resume(read_link(link_text(text), {cls.kind.id: cls.kind}, "python"), cls.kind)
        return game
