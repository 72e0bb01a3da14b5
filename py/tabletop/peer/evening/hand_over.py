"""Hands the host's part on, before a deal or after a game, to a guest who opens the next room.

This device carries what goes between it and the others, and follows as a guest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from tabletop.kernel.errors import Refusal
from tabletop.peer import page_events
from tabletop.peer.evening.commands import AnswerInvitation, Move, Result
from tabletop.peer.evening.rooms import HostedRoom
from tabletop.peer.messages import NextRoom
from tabletop.peer.outcome import Outcome
from tabletop.peer.requests import (
    NextRoomPlan,
    NextWish,
    PartDeclined,
    PartOffered,
    PartReply,
    PartSeats,
    PartWatch,
)
from tabletop.peer.shapes import GuestId, PlayedGame
from tabletop.players.seating import ELSEWHERE, PERSON, Chair

ANSWERING = 60_000.0
"""Milliseconds in which the person at the other device says yes."""
MOVING = 8_000.0
"""Milliseconds after which this device waits no longer for those who have not moved."""
FORMER_HOST = 0
"""Stands for the device that was the host, which has no number as a guest."""


class LeftRoom(HostedRoom, Protocol):
    """The room whose host hands its part on."""

    out: Outcome
    facts: PlayedGame
    seating: list[Chair]

    @property
    def may_hand_over(self) -> bool:
        """Whether no match is going on."""
        ...

    @property
    def limit(self) -> int:
        """Seconds for each decision."""
        ...


@dataclass(slots=True, frozen=True)
class _Asked:
    """A guest who was asked; ``own``: the former host's seat in its room."""

    guest: GuestId
    name: str
    plan: NextRoomPlan
    own: int | None


class HandOver:
    """What the host's part goes through, at the host. Times are in milliseconds."""

    def __init__(self, room: LeftRoom) -> None:
        self._room = room
        self._asked: _Asked | None = None
        self._silent: _Asked | None = None
        """Who has not answered in time, and may still say yes."""
        self._until: float | None = None
        """When the wait that goes on ends: for an answer, or for the others to move."""
        self.begun = False
        """Whether the heir has opened its room."""
        self._reply: int | None = None
        """The command that has made this device's reply to that room."""
        self._moved = False

    @property
    def asked(self) -> bool:
        """Whether a guest is asked, or has taken the part: until then the host begins no other game."""
        return self._asked is not None

    @property
    def possible(self) -> bool:
        """Whether a guest may be asked."""
        return self._asked is None and self._room.may_hand_over

    def offer(self, guest: GuestId, computer: str, now: float) -> None:
        """Ask the guest of a seat; ``computer``: who plays the further seats of people here.

        Raises ``Refusal`` (``part-not-now``).
        """
        place = next((one for one in self._room.places if one.number == guest), None)
        if place is None or place.seat is None or place.state != "open" or not self.possible:
            raise Refusal("part-not-now")
        self._asked, self._silent = self._plan_for(guest, place.name, computer), None
        self._until = now + ANSWERING
        self._room.tell_move(guest, PartOffered(plan=self._asked.plan))
        self._tell("asked", place.name)

    def offer_again(self, guest: GuestId) -> None:
        """Ask the guest again who was asked, and whose page was loaded anew before it had answered."""
        if self._asked is not None and self._asked.guest == guest and not self.begun:
            self._room.tell_move(guest, PartOffered(plan=self._asked.plan))

    def _plan_for(self, heir: GuestId, name: str, computer: str) -> _Asked:
        room = self._room
        by_seat = {place.seat: place for place in room.places if place.seat is not None}
        guests = [by_seat[seat].number if seat in by_seat else None for seat in range(len(room.seating))]
        chairs = [
            Chair(name=by_seat[seat].name, player=ELSEWHERE) if seat in by_seat else chair
            for seat, chair in enumerate(room.seating)
        ]
        seating, coming, own = seats_of_heir(chairs, guests, heir, computer)
        watchers = [place.number for place in room.places if place.seat is None and place.state == "open"]
        plan = NextRoomPlan(
            wish=NextWish(game=room.facts.game, setup=room.facts.setup, seating=seating),
            guests=coming,
            watchers=[*watchers, FORMER_HOST] if own is None else watchers,
            pace=room.limit,
        )
        return _Asked(heir, name, plan, own)

    # What guests say -----------------------------------------------------------------------------------------

    def hear(self, guest: GuestId, said: PartDeclined | PartSeats | PartWatch, now: float) -> str | None:
        """Take the answer of the guest who was asked; return why not, as a code."""
        if self._silent is not None and self._silent.guest == guest and self.possible:
            self._asked = self._silent
        asked = self._asked
        if asked is None or asked.guest != guest:
            return "part-not-now"
        if isinstance(said, PartDeclined):
            self._end("declined")
        elif isinstance(said, PartSeats):
            self._begin(asked, said.text, now)
        else:
            self._watch(asked, said, now)
        return None

    def _watch(self, asked: _Asked, said: PartWatch, now: float) -> None:
        """Lead one who watches to the heir's room; an heir without seats to give says nothing else."""
        if not self.begun:
            self._start(asked, now)
        if said.guest == FORMER_HOST:
            self._follow(said.text, None)
        else:
            self._room.tell_move(said.guest, NextRoom(text=said.text))

    def carry(self, guest: GuestId, text: str) -> bool:
        """Carry a guest's reply to the heir, who has invited it; return whether it goes there."""
        if not self.begun or self._asked is None or guest == self._asked.guest:
            return False
        self._room.tell_move(self._asked.guest, PartReply(text=text))
        return True

    # What follows --------------------------------------------------------------------------------------------

    def _begin(self, asked: _Asked, text: str, now: float) -> None:
        """The heir has a room: its guests are told, and this device comes too."""
        if self.begun:
            return
        self._start(asked, now)
        for seat, guest in enumerate(asked.plan.guests):
            if guest:
                self._room.tell_move(guest, NextRoom(text=text, seat=seat))
        if asked.own is not None:
            self._follow(text, asked.own)

    def _start(self, asked: _Asked, now: float) -> None:
        """Tell this device's page that the heir has a room; those who follow have so much time."""
        self.begun, self._until = True, now + MOVING
        self._tell("begun", asked.name)

    def _follow(self, text: str, seat: int | None) -> None:
        self._room.commands.give(AnswerInvitation(text=text, seat=seat), self._replied)

    def _replied(self, result: Result) -> None:
        if not result.ok or result.text is None or self._asked is None:
            return
        self._reply = result.command
        self._room.tell_move(self._asked.guest, PartReply(text=result.text))

    def look(self, now: float) -> float | None:
        """End what has waited for too long; leave once the others have left. Return when to look again."""
        late = self._until is not None and now >= self._until
        if self.begun:
            self._leave(late=late)
        elif late:
            self._end("silent")
        return self._until if self._until is not None and self._until > now else None

    def _leave(self, *, late: bool) -> None:
        heir = self._asked.guest if self._asked is not None else None
        others = any(place.state == "open" and place.number != heir for place in self._room.places)
        if self._reply is not None and not self._moved and (late or not others):
            self._moved = True
            self._room.commands.give(Move(reply=self._reply))

    def _end(self, state: Literal["silent", "declined"]) -> None:
        asked, self._until = self._asked, None
        self._silent = asked if state == "silent" else None
        self._asked = None
        self._tell(state, asked.name if asked is not None else "")

    def _tell(self, state: Literal["asked", "silent", "declined", "begun"], name: str) -> None:
        self._room.out.event(page_events.PartEvent(state, name))


def seats_of_heir(
    seating: Sequence[Chair], guests: Sequence[GuestId | None], heir: GuestId, computer: str
) -> tuple[list[Chair], list[GuestId | None], int | None]:
    """Return who sits where in the heir's room, which guest comes to each seat, and the seat of the former host.

    ``guests``: those of each seat in the old room; who has none there is not invited. Further people of the former
    host's device are replaced by ``computer``.
    """
    own = next((seat for seat, chair in enumerate(seating) if chair.player == PERSON), None)
    chairs: list[Chair] = []
    coming: list[GuestId | None] = []
    for seat, (chair, guest) in enumerate(zip(seating, guests, strict=True)):
        player = chair.player
        if guest == heir:
            player = PERSON
        elif player == PERSON:
            player = ELSEWHERE if seat == own else computer
        chairs.append(Chair(name=chair.name, player=player))
        coming.append(FORMER_HOST if seat == own else None if guest == heir else guest)
    return chairs, coming, own
