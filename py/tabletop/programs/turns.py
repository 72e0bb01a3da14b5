"""Offers what happened in a game, answer by answer: who was asked what, what was answered, and what came of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, overload

from typing_extensions import TypeVar

from tabletop.kernel.ask import AskView, Option
from tabletop.kernel.events import EventView
from tabletop.kernel.position import Position

if TYPE_CHECKING:
    from tabletop.programs.base_game import BaseGame

G = TypeVar("G", bound="BaseGame[Any]", default="BaseGame[Any]")

At: TypeAlias = Callable[[int, Position[Any]], G]
"""Returns the game after so many answers, where it stood at the position."""


class _Columns(NamedTuple):
    number: int
    seat: int
    question: str
    cause: str
    options: list[Option]
    answer: list[Option]


class Turn(_Columns, Generic[G]):
    """One answer of a game, as a row of a table; the properties tell more of it.

    ``number`` counts from 1, ``seat`` was asked, ``question`` is the kind of its ask, ``cause`` the card that asked,
    ``answer`` are those of the ``options`` that were pushed.
    """

    def tell(self, at: At[G], before: Position[Any], after: Position[Any]) -> None:
        """Say where the game stood before and after it, and what returns it ``at`` a moment."""
        self._at = at
        self._line = before, after

    def __repr__(self) -> str:
        """Return the row, without the options."""
        answer = ", ".join(self.answer) or "-"
        return f"<turn {self.number}: seat={self.seat} question={self.question!r} answer={answer}>"

    @property
    def before(self) -> G:
        """The game as it was asked, which can be played on otherwise."""
        return self._at(self.number - 1, self._line[0])

    @property
    def after(self) -> G:
        """The game right after the answer."""
        return self._at(self.number, self._line[1])

    @property
    def ask(self) -> AskView:
        """The question as the seat had it."""
        ask = self.before.ask
        if ask is None:
            raise RuntimeError("an answer without a question")
        return ask

    @property
    def events(self) -> Sequence[EventView]:
        """What came of the answer, as all could see it; ``turn.after.events(seat)`` is what one seat was told."""
        return self.after.events()


class Turns(Sequence[Turn[G]], Generic[G]):
    """The turns of a game, from its first answer on."""

    def __init__(self, game: G, at: At[G]) -> None:
        """Take the ``game``, and what returns it ``at`` a moment whose position is known."""
        self._game = game
        self._at = at

    def __len__(self) -> int:
        """Return how many answers there were."""
        history = self._game.match.history
        return history.number - history.first

    def __iter__(self) -> Iterator[Turn[G]]:
        """Yield the turns in order; each position is worked out once."""
        return self._turns(0)

    @overload
    def __getitem__(self, index: int) -> Turn[G]: ...
    @overload
    def __getitem__(self, index: slice) -> list[Turn[G]]: ...
    def __getitem__(self, index: int | slice) -> Turn[G] | list[Turn[G]]:
        """Return a turn by its place from 0, or a list of some."""
        if not isinstance(index, slice) and not -len(self) <= index < len(self):
            raise IndexError(f"there is no turn {index}: the game has {len(self)}")
        places = range(len(self))[index]
        if isinstance(places, int):
            return next(self._turns(places))
        return [self[at] for at in places] if places.step != 1 else [*self][index]

    def __repr__(self) -> str:
        """Say how many there are."""
        return f"<{len(self)} turns of {self._game!r}>"

    def _turns(self, skipped: int) -> Iterator[Turn[G]]:
        history = self._game.match.history
        line = history.line(history.first + skipped)
        before = next(line)
        for number, after in enumerate(line, skipped + 1):
            yield self._turn(number, before, after)
            before = after

    def _turn(self, number: int, before: Position[Any], after: Position[Any]) -> Turn[G]:
        ask = before.ask
        if ask is None:
            raise RuntimeError("an answer without a question")
        history = self._game.match.history
        answer = history.picks[history.first + number - 1]
        options = [Option(option) for option in ask.options]
        turn: Turn[G] = Turn(number, ask.seat, ask.kind, ask.cause, options, [Option(one) for one in answer])
        turn.tell(self._at, before, after)
        return turn
