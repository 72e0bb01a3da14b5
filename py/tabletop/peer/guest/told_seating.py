"""Keeps the seating as the guest was told it, in order, to compare it with the record at the end."""

from bisect import bisect_left
from collections import defaultdict
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.peer.guest.evidence import MOST_SEATINGS, UNKNOWN, Seated, Sitting, StoredGuest
from tabletop.players.seating import Chair

_CHAIRS: TypeAdapter[list[Chair]] = TypeAdapter(list[Chair])

Moment = tuple[int, int]
"""Line and number."""


def next_seating(kept: StoredGuest, body: dict[str, Any]) -> list[Sitting]:
    """Return all seatings so far with the one in ``body``, the table's latest facts.

    Raises ``Refusal`` (``peer-broken``).
    """
    try:
        chairs = _CHAIRS.validate_python(body.get("seating"))
    except ValidationError:
        raise Refusal("peer-broken", where="table") from None
    now = sitting_of(chairs)
    if kept.seatings and kept.seatings[-1] == now:
        return kept.seatings
    if len(kept.seatings) >= MOST_SEATINGS:
        raise Refusal("peer-broken", where="table")
    return [*kept.seatings, now]


def padded(kept: StoredGuest) -> list[Seated]:
    """Return one entry for each update; guests of earlier versions stored no seatings."""
    return [(UNKNOWN, UNKNOWN)] * (len(kept.told) - len(kept.seated)) + kept.seated


def sitting_of(chairs: list[Chair]) -> Sitting:
    """Return name and player of every seat."""
    return [(chair.name, chair.player) for chair in chairs]


class ToldSeating:
    """Compares the seating that a guest was told with the seating of the record."""

    def __init__(self, kept: StoredGuest) -> None:
        self._seatings = kept.seatings
        self._seated = padded(kept)
        self._moments: list[Moment] = [(line, number) for line, number, _, _ in kept.told]
        self._left: defaultdict[Moment, set[int]] = defaultdict(set)
        for moment, (_, last) in zip(self._moments, self._seated, strict=True):
            if 0 <= last < len(self._seatings):
                self._left[moment].add(last)

    def look(self, moment: Moment, chairs: list[Chair]) -> None:
        """Compare the seatings that the guest was told at this moment; drop the one that the record has."""
        if moment in self._left:
            now = sitting_of(chairs)
            self._left[moment] = {one for one in self._left[moment] if self._seatings[one] != now}

    def left(self) -> list[Moment]:
        """Return the moments at which the guest was told a seating that the record does not have then."""
        return [moment for moment, seatings in self._left.items() if seatings]

    def fits(self, moment: Moment, chairs: list[Chair]) -> bool:
        """Whether the guest knew the seating at the decision that led to ``moment``.

        A host tells every change of chairs at once, so a guest that was connected has been told it.
        """
        update = bisect_left(self._moments, moment)
        if update == len(self._seated) or UNKNOWN in self._seated[update]:
            return True
        first, last = self._seated[update]
        return sitting_of(chairs) in self._seatings[first : last + 1]
