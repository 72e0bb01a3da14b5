"""Tracks face-down cards for one observer: the size of each pile, and the piles where each seen card may be.

Every note is a constraint that the real deal satisfies. So some deal always satisfies all of them, and the observer
cannot rule out any deal that does.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Trace:
    """A card that was seen before it lay face down, and the piles where it may be.

    ``free``: it may also be wherever a card may be that was never seen. That happens when one of two copies, one seen
    and one not, came out, and it is unknown which.
    """

    card: str
    piles: list[str]
    free: bool = False

    def copy(self) -> "Trace":
        """Return an independent equal trace."""
        return Trace(self.card, self.piles[:], self.free)


@dataclass(slots=True)
class Piles:
    """Piles of cards that lie face down.

    ``sizes`` says how many cards a pile has, ``room`` how many of them at most were never seen; ``unseen`` are the
    copies of each card that were never seen, ``traces`` the others.
    """

    sizes: dict[str, int] = field(default_factory=dict[str, int])
    room: dict[str, int] = field(default_factory=dict[str, int])
    unseen: dict[str, int] = field(default_factory=dict[str, int])
    traces: list[Trace] = field(default_factory=list[Trace])

    def copy(self) -> "Piles":
        """Return independent equal piles."""
        traces = [trace.copy() for trace in self.traces]
        return Piles(dict(self.sizes), dict(self.room), dict(self.unseen), traces)

    @classmethod
    def of(cls, sizes: dict[str, int], cards: Iterable[str]) -> "Piles":
        """Return piles of these ``sizes`` that hold ``cards``, about which nothing else is known."""
        piles = cls({pile: size for pile, size in sizes.items() if size})
        piles.room = dict(piles.sizes)
        for card in cards:
            piles.unseen[card] = piles.unseen.get(card, 0) + 1
        return piles

    # What happens --------------------------------------------------------------------------------------------

    def move(self, source: str, target: str, count: int) -> None:
        """``count`` unknown cards of ``source`` went to ``target``."""
        if count <= 0 or source == target:
            return
        room = min(count, self.room.get(source, 0))
        left = self.sizes.get(source, 0) - count
        self._resize(target, self.sizes.get(target, 0) + count)
        self.room[target] = min(self.room.get(target, 0) + room, self.sizes[target])
        for trace in self.traces:
            if source in trace.piles:
                trace.piles = sorted({*trace.piles, target})
        self._resize(source, left)

    def rename(self, source: str, target: str) -> None:
        """All of ``source`` went to ``target``."""
        self.move(source, target, self.sizes.get(source, 0))

    def swap(self, one: str, other: str) -> None:
        """Two piles changed places."""
        self.rename(one, "between")
        self.rename(other, one)
        self.rename("between", other)

    def mingle(self, one: str, other: str) -> None:
        """An unknown card of ``one`` changed places with an unknown one of ``other``."""
        if not (self.sizes.get(one) and self.sizes.get(other)):
            return
        rooms = self.room.get(one, 0), self.room.get(other, 0)
        self.room[one] = min(self.sizes[one], rooms[0] + min(rooms[1], 1))
        self.room[other] = min(self.sizes[other], rooms[1] + min(rooms[0], 1))
        for trace in self.traces:
            if one in trace.piles or other in trace.piles:
                trace.piles = sorted({*trace.piles, one, other})

    # What is seen --------------------------------------------------------------------------------------------

    def put(self, card: str, pile: str) -> None:
        """``card``, which lay open, was put into ``pile``."""
        self._resize(pile, self.sizes.get(pile, 0) + 1)
        self.traces.append(Trace(card, [pile]))

    def take(self, card: str, pile: str) -> None:
        """``card`` came out of ``pile``, and lies open."""
        self._identify(card, pile)
        self._resize(pile, self.sizes.get(pile, 1) - 1)

    def spot(self, card: str, pile: str) -> None:
        """``card`` was seen in ``pile``, and stays there."""
        self.take(card, pile)
        self.put(card, pile)

    def look(self, pile: str, cards: Sequence[str]) -> None:
        """All of ``pile`` was seen: it holds ``cards``."""
        for card in cards:
            self.take(card, pile)
        for card in cards:
            self.put(card, pile)
        if cards:
            self.room[pile] = 0

    def deny(self, card: str, piles: Iterable[str]) -> None:
        """No copy of ``card`` lies in ``piles``."""
        banned = set(piles)
        open_to_all = {pile for pile, room in self.room.items() if room}
        for trace in self.traces:
            if trace.card == card:
                wide = open_to_all if trace.free else set[str]()
                trace.piles, trace.free = sorted({*trace.piles, *wide} - banned), False
        for _ in range(self.unseen.pop(card, 0)):
            self.traces.append(Trace(card, sorted(open_to_all - banned)))

    def sure(self, pile: str) -> list[str]:
        """Return the cards that surely lie in ``pile``."""
        return [trace.card for trace in self.traces if trace.piles == [pile] and not trace.free]

    def _identify(self, card: str, pile: str) -> None:
        """Find out which of the copies of ``card`` came out of ``pile``, and forget it."""
        room = self.room.get(pile, 0)
        found = [
            trace
            for trace in self.traces
            if trace.card == card and (pile in trace.piles or (trace.free and room))
        ]
        certain = next((trace for trace in found if trace.piles == [pile] and not trace.free), None)
        fresh = self.unseen.get(card, 0) > 0 and room > 0
        if certain is not None:
            self._drop(certain)
        elif not found:
            self.unseen[card] = max(self.unseen.get(card, 0) - 1, 0)
            self.room[pile] = max(room - 1, 0)
        elif len(found) == 1 and not fresh:
            self._drop(found[0])
        else:
            self._blur(found, card, fresh=fresh)

    def _blur(self, found: list[Trace], card: str, *, fresh: bool) -> None:
        """One of the ``found`` traces, or a copy never seen, came out: those left may be where any of them was."""
        piles = sorted({pile for trace in found for pile in trace.piles})
        free = fresh or any(trace.free for trace in found)
        if fresh:
            self.unseen[card] -= 1
        else:
            self._drop(found.pop())
        for trace in found:
            trace.piles, trace.free = piles[:], free

    def _drop(self, trace: Trace) -> None:
        self.traces = [other for other in self.traces if other is not trace]

    def _resize(self, pile: str, size: int) -> None:
        """Note that ``pile`` has ``size`` cards; an empty one is none."""
        if size > 0:
            self.sizes[pile] = size
            self.room[pile] = min(self.room.get(pile, 0), size)
        else:
            self.sizes.pop(pile, None)
            self.room.pop(pile, None)
            for trace in self.traces:
                if pile in trace.piles:
                    trace.piles = [other for other in trace.piles if other != pile]
