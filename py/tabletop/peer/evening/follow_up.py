"""Leads the guests of a game that is over to the room of the next one, at the host of both.

Each guest who is there is invited over the old room, those who play first, and those who watch one after the other.
Every wait ends: who does not come in time is no longer waited for, and is invited again as long as it is still there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tabletop.peer.evening.commands import BeginGame, Result
from tabletop.peer.evening.rooms import HostedRoom, is_open
from tabletop.peer.messages import NextRoom
from tabletop.peer.shapes import GuestId

COMING = 8_000.0
"""Milliseconds after which a guest who has not come over is one who does not come by itself."""
AGAIN = 30_000.0
"""Milliseconds after which a guest is invited again who is still in the old room."""
State = Literal["due", "making", "told", "taken", "later"]
"""``later``: its reply was refused, and it is invited once more."""
WAITS: dict[State, float] = {"making": AGAIN, "told": AGAIN, "taken": COMING, "later": COMING}
"""Milliseconds after which a guest in that state is invited again, if it is still there."""


@dataclass(slots=True)
class Way:
    """How a guest comes to the next room: ``seat`` there, None to watch; ``at``: when this state began."""

    guest: GuestId
    seat: int | None
    at: float
    state: State = "due"
    since: float | None = None
    """When it was invited first; its time to come by itself begins then."""


class FollowUp:
    """The way of all guests from the room ``old`` to ``new``. ``guests``: the guest of each seat there."""

    def __init__(
        self, old: HostedRoom, new: HostedRoom, guests: Sequence[GuestId | None], now: float, *, begins: bool
    ) -> None:
        self._old, self._new = old, new
        self._seats = {guest: seat for seat, guest in enumerate(guests) if guest is not None}
        self._ways: dict[GuestId, Way] = {}
        self._here: set[GuestId] = set()
        self.begins = begins
        """Whether the game begins by itself once all are here."""
        self._look_for_guests(now)
        for way in self._ways.values():
            if way.seat is not None:
                way.since = now

    # What others ask and tell --------------------------------------------------------------------------------

    def invite_again(self, guest: GuestId, now: float) -> None:
        """Invite a guest anew who was left behind."""
        way = self._ways.get(guest)
        if way is not None and way.state != "making":
            self._turn(way, "due", now)
            way.since = now

    def replied(self, guest: GuestId, *, taken: bool, now: float) -> None:
        """Note whether the page has taken a guest's reply.

        It tries one that was refused once more when it is its turn.
        """
        way = self._ways.get(guest)
        if way is not None and way.state == "told":
            self._turn(way, "taken" if taken else "later", now)

    def coming(self, now: float) -> list[int]:
        """Return the seats whose guests are on the way."""
        seats = [way.seat for way in self._expected(now) if way.seat is not None]
        return sorted(seats)

    def held(self, now: float) -> set[int]:
        """Return the seats for which no one else is invited.

        Their guests are on the way, or this page has just taken their reply.
        """
        return {*self.coming(now), *(way.seat for way in self._moving(now) if way.seat is not None)}

    def held_until(self, now: float) -> float | None:
        """Return when ``held`` changes by itself."""
        times = [way.since + COMING for way in self._expected(now) if way.since is not None]
        return min([*times, *(way.at + COMING for way in self._moving(now))], default=None)

    def _moving(self, now: float) -> list[Way]:
        return [way for way in self._ways.values() if way.state == "taken" and now < way.at + COMING]

    def look(self, now: float) -> float | None:
        """Do what is due, as a part of a call for the old room; return when to look again."""
        self._look_for_guests(now)
        self._turn_late_ones(now)
        self._invite_next(now)
        if self.begins and self._all_are_here(now):
            self.begins = False
            self._old.commands.give(BeginGame())
        return self._due(now)

    # Guests --------------------------------------------------------------------------------------------------

    def _look_for_guests(self, now: float) -> None:
        """Note who is in the old room; who comes back there is invited once more."""
        here = {place.number for place in self._old.places if place.state == "open"}
        for guest in sorted(here - self._here):
            way = self._ways.get(guest)
            if way is None:
                self._ways[guest] = Way(guest, self._seats.get(guest), now)
            elif way.state in {"told", "later"}:
                self._turn(way, "due", now)
        self._here = here

    def _turn_late_ones(self, now: float) -> None:
        for way in self._ways.values():
            wait = WAITS.get(way.state)
            if wait is not None and way.guest in self._here and now >= way.at + wait:
                self._turn(way, "due", now)

    def _turn(self, way: Way, state: State, now: float) -> None:
        way.state, way.at = state, now

    def _invite_next(self, now: float) -> None:
        """Have the page make the next invitation: one at a time."""
        if any(way.state == "making" for way in self._ways.values()):
            return
        due = [way for way in self._ways.values() if way.state == "due" and way.guest in self._here]
        due = [way for way in due if way.seat is None or not is_open(self._new, way.seat)]
        way = next(
            (one for one in sorted(due, key=lambda one: one.seat is None) if self._has_turn(one, now)), None
        )
        if way is None:
            return
        if way.since is None:
            # The time of one who watches begins with its turn.
            way.since = now
        self._turn(way, "making", now)
        made = self._new.invitations.prepare
        made([way.seat], lambda result: self._made(way, result), now, self._old.commands)

    def _has_turn(self, way: Way, now: float) -> bool:
        """Whether no other guest who watches still has its time: each needs an invitation of its own."""
        if way.seat is not None:
            return True
        others = [one for one in self._ways.values() if one.seat is None and one is not way]
        return not any(one.state == "told" and now < one.at + COMING for one in others)

    def _made(self, way: Way, result: Result) -> None:
        """The page has made an invitation, or could not."""
        if result.ok and result.text:
            self._old.tell_move(way.guest, NextRoom(text=result.text))
        self._turn(way, "told", result.now)

    def _expected(self, now: float) -> list[Way]:
        """Return those in the old room whose time to come by itself is not over."""
        return [
            way
            for way in self._ways.values()
            if way.guest in self._here and (way.since is None or now < way.since + COMING)
        ]

    def _all_are_here(self, now: float) -> bool:
        if any(way.seat is None for way in self._expected(now)):
            return False
        return self._new.all_friends_here

    def _due(self, now: float) -> float | None:
        here = [way for way in self._ways.values() if way.guest in self._here]
        upcoming = [way.since + COMING for way in here if way.since is not None]
        upcoming += [way.at + WAITS[way.state] for way in here if way.state in WAITS]
        upcoming += [way.at + COMING for way in here if way.state == "told" and way.seat is None]
        return min((at for at in upcoming if at > now), default=None)
