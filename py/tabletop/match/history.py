"""Keeps the picks since the deal and returns the position of any moment, to show it or to begin a game there."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from tabletop.kernel.ask import Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game, State
from tabletop.kernel.position import Position, Watch
from tabletop.kernel.randomness import Seed
from tabletop.match.replayed import WHOLE, Replayed

S = TypeVar("S", bound=State)

EVERY = 32
"""A position is stored every so many moments; those between are replayed from it (docs/performance.md)."""


class Moment(NamedTuple):
    """The result of one pick: the seat that decided (None: the deal), the events, whether they revealed anything."""

    seat: int | None
    events: tuple[Event, ...]
    reveals: bool


class Known(NamedTuple):
    """What ``seat`` knew before the first moment of a match that begins in the middle (``Kind.write_memory``)."""

    seat: int
    memory: dict[str, Any]


class History(Generic[S]):
    """The moments of a game: number ``first`` is the earliest known, number ``n`` is the one after the n-th pick.

    ``first`` is 0, the moment after the deal, unless the game was resumed from a stored state; ``replayed`` says
    whether it was, and why. ``position`` is the position of the latest moment, ``known`` what a seat knew before the
    first.
    """

    def __init__(
        self,
        position: Position[S],
        earlier: Sequence[Pick] = (),
        known: Known | None = None,
        replayed: Replayed = WHOLE,
    ) -> None:
        self.position = position
        self.known = known
        self.replayed = replayed
        self.first = len(earlier)
        self.picks: list[Pick] = list(earlier)
        self._moments = [_moment(None, position)]
        self._kept = [position]
        self._recent = {self.first: position}
        """The latest positions by number, so that the moment before is at hand."""

    @classmethod
    def dealt(cls, game: Game[S, object], seed: Seed) -> "History[S]":
        """Return the history of a game that was dealt just now."""
        return cls(Position[S].first(game, seed))

    def copy(self) -> "History[S]":
        """Return an independent equal history; positions never change, so both have the same ones."""
        other = History[S].__new__(type(self))
        own = {"picks": self.picks[:], "_moments": self._moments[:], "_kept": self._kept[:]}
        vars(other).update(vars(self) | own | {"_recent": self._recent.copy()})
        return other

    @property
    def number(self) -> int:
        """The number of the latest moment: how many picks there were."""
        return len(self.picks)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        return self.position.ask.seat if self.position.ask is not None else None

    def moment(self, number: int) -> Moment:
        """Return the moment ``number``. Raises ``Refusal`` (``unknown-moment``)."""
        self._check(number)
        return self._moments[number - self.first]

    def decided(self, seat: int | None, number: int) -> int | None:
        """Return the moment of the latest decision of ``seat`` up to moment ``number``, None where none is known."""
        moments = range(number, self.first, -1) if seat is not None else ()
        return next((at for at in moments if self._moments[at - self.first].seat == seat), None)

    def idle(self) -> int:
        """Return how many of the latest answers in a row told no event: something was begun, and given up."""
        return next((at for at, one in enumerate(reversed(self._moments)) if one.events), len(self._moments))

    def answers_of(self, seat: int) -> int:
        """Return how often ``seat`` has decided, as far as it is known."""
        return sum(moment.seat == seat for moment in self._moments)

    def play(self, pick: Pick, watch: Watch[S] | None = None) -> None:
        """Answer the open ask; ``watch`` is as for :meth:`Position.after`.

        Raises ``Refusal`` (``illegal-pick``, ``game-over``) and then changes nothing.
        """
        seat, position = self.asked, self.position.after(pick, watch)
        self.position = position
        self.picks.append(pick)
        if len(self._moments) % EVERY == 0:
            self._kept.append(position)
        self._moments.append(_moment(seat, position))
        self._recent[self.number] = position
        self._recent.pop(self.number - EVERY, None)

    def at(self, number: int) -> Position[S]:
        """Return the position of moment ``number``. Raises ``Refusal`` (``unknown-moment``)."""
        self._check(number)
        if (recent := self._recent.get(number)) is not None:
            return recent
        kept = (number - self.first) // EVERY
        position = self._kept[kept]
        for pick in self.picks[self.first + kept * EVERY : number]:
            position = position.after(pick)
        return position

    def line(self, number: int) -> Iterator[Position[S]]:
        """Yield the positions of the moments from ``number`` to the latest.

        Yields nothing if that moment does not exist yet.
        """
        if number > self.number:
            return
        position = self.at(number)
        yield position
        for pick in self.picks[number:]:
            position = position.after(pick)
            yield position

    def cut(self, number: int, position: Position[S] | None = None) -> list[Pick]:
        """Forget every moment after ``number``; return the picks that followed it.

        ``position`` is that of the moment, if the caller knows it.
        """
        self.position = self.at(number) if position is None else position
        dropped = self.picks[number:]
        del self.picks[number:]
        del self._moments[number - self.first + 1 :]
        del self._kept[(number - self.first) // EVERY + 1 :]
        self._recent = {at: one for at, one in self._recent.items() if at < number} | {number: self.position}
        return dropped

    def play_all(self, picks: Iterable[Pick]) -> bool:
        """Play ``picks``; at the first illegal one stop, and return False."""
        try:
            for pick in picks:
                self.play(pick)
        except Refusal:
            return False
        return True

    def _check(self, number: int) -> None:
        if not self.first <= number <= self.number:
            raise Refusal("unknown-moment")


def _moment(seat: int | None, position: Position[Any]) -> Moment:
    ask = position.ask
    reveals = any(event.reveals for event in position.events) or (ask is not None and ask.reveals)
    return Moment(seat, position.events, reveals)
