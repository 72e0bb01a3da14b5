"""Splits what two answers' chances to win differ by into parts.

How much of it each part of the seats' standings makes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any

HALF = 0.5
"""A cause that makes less of the difference than this is none."""

ACCOUNT = "account"
"""The name of the account in the note of a try."""

END = "end"
"""The part of a difference that is there because the game is over by then after one of the answers only."""

TIE = "tie"
"""The part that is there because of what decides between equals."""


@dataclass(frozen=True, slots=True)
class Account:
    """What one try came to, in the engine's own count.

    ``seats`` has the parts that each seat's standing is the sum of, by name. Without the game being ``over``, the
    chance to win is the softmax of the standings; else who has more has won, and ``won`` is the part of the win that
    the seat has. ``happened`` counts what happened, by name.
    """

    seats: Sequence[Mapping[str, float]]
    over: bool
    won: float
    happened: Mapping[str, float] = field(default_factory=dict[str, float])


Of = Callable[[int, str], bool]
"""Whether a part of a seat belongs to a cause."""

Where = Callable[[Account, Account], bool]
"""Whether a try, after the one answer and after the other one, belongs to a cause."""


def anywhere(_one: Account, _other: Account) -> bool:
    """Count each try."""
    return True


def split_of(seat: int, tries: Sequence[Mapping[str, Any]], others: Sequence[Mapping[str, Any]]) -> "Split":
    """Return what two answers of ``seat`` differ by, from the notes of their tries."""
    return Split(seat, [note[ACCOUNT] for note in tries], [note[ACCOUNT] for note in others])


class Split:
    """The difference between the chances of ``seat`` after two answers, tried in the same worlds in the same order."""

    def __init__(self, seat: int, best: Sequence[Account], other: Sequence[Account]) -> None:
        self.seat = seat
        self.tries = list(zip(best, other, strict=False))
        self.total = 0.0
        self._rows: list[dict[tuple[int, str], float]] = []
        for one, two in self.tries:
            gap = self._chance(one) - self._chance(two)
            self.total += gap
            self._rows.append(dict(self._row(one, two, gap)))

    def part(self, of: Of, where: Where = anywhere) -> float:
        """Return which part of the difference ``of`` makes in the tries ``where``.

        0 if the first answer is not ahead.
        """
        if self.total <= 0:
            return 0.0
        made = sum(
            each
            for row, tried in zip(self._rows, self.tries, strict=True)
            if where(*tried)
            for (seat, name), each in row.items()
            if of(seat, name)
        )
        return made / self.total

    def rivals(self) -> list[int]:
        """Return the seats that are asked nothing here."""
        seats = len(self.tries[0][0].seats) if self.tries else 0
        return [seat for seat in range(seats) if seat != self.seat]

    def happenings(self) -> set[str]:
        """Return what happened anywhere, by name."""
        return {name for tried in self.tries for each in tried for name in each.happened}

    def means(self, what: str) -> tuple[float, float]:
        """Return how often something happened after each of the two answers."""
        count = max(len(self.tries), 1)
        one, two = (sum(tried[at].happened.get(what, 0) for tried in self.tries) for at in (0, 1))
        return one / count, two / count

    def shares(self, what: str) -> tuple[float, float]:
        """Return in which share of the tries something happened after each of the two answers."""
        count = max(len(self.tries), 1)
        one, two = (sum(tried[at].happened.get(what, 0) > 0 for tried in self.tries) for at in (0, 1))
        return one / count, two / count

    def _chance(self, account: Account) -> float:
        if account.over:
            return account.won
        mine, rivals = self._heights(account)
        return 1 / (1 + exp(rivals - mine))

    def _heights(self, account: Account) -> tuple[float, float]:
        """Return the own standing, and that of all rivals together."""
        heights = [sum(parts.values()) for parts in account.seats]
        rivals = [height for seat, height in enumerate(heights) if seat != self.seat]
        most = max(rivals)
        return heights[self.seat], most + log(sum(exp(each - most) for each in rivals))

    def _row(self, one: Account, two: Account, gap: float) -> Iterator[tuple[tuple[int, str], float]]:
        if not gap:
            return
        if one.over != two.over:
            yield (self.seat, END), gap
            return
        (mine, theirs), (my_other, their_other) = self._heights(one), self._heights(two)
        apart = (mine - theirs) - (my_other - their_other)
        if apart * gap <= 0:
            yield (self.seat, TIE), gap
            return
        for seat, name, more in _changes(one, two):
            weight = 1.0 if seat == self.seat else -self._weight(seat, one, two)
            yield (seat, name), more * weight * gap / apart

    def _weight(self, seat: int, one: Account, two: Account) -> float:
        """Return how much of the rivals' common standing is that of ``seat``."""
        shares = [exp(sum(each.seats[seat].values()) - self._heights(each)[1]) for each in (one, two)]
        return sum(shares) / 2


def _changes(one: Account, two: Account) -> Iterator[tuple[int, str, float]]:
    for seat, (mine, theirs) in enumerate(zip(one.seats, two.seats, strict=True)):
        for name in dict.fromkeys([*mine, *theirs]):
            more = mine.get(name, 0.0) - theirs.get(name, 0.0)
            if more:
                yield seat, name, more
