"""Knows a room's invitations, whose texts people carry.

Who is invited by which one, which is shown, and when one is made anew.

The page makes them, tries the replies that come, and connects.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from tabletop.peer import page_events
from tabletop.peer.evening.commands import Commands, Done, MakeInvitation, Result, WithdrawInvitation
from tabletop.peer.host.guest_registry import GuestRegistry
from tabletop.peer.outcome import Outcome
from tabletop.peer.page_events import Invited

STAYS = {"making", "open"}
"""States in which the invitation to one seat is shown again, instead of another one."""


class InvitingRoom(Protocol):
    """The room of those who are invited."""

    out: Outcome
    commands: Commands
    registry: GuestRegistry


class Invitations:
    """The invitations of one room: the latest to each seat (None: to watch). Several seats may have one."""

    def __init__(self, room: InvitingRoom) -> None:
        self._room = room
        self._all: dict[int | None, Invited] = {}
        self._shown = ""
        """The one that is shown, by its first token; "" for none."""
        self._wanted = ""
        """The one that is shown once it is made: that was wanted last."""
        self.could_not_make: Callable[[float], None] = lambda _now: None
        """Called where the page could not make the one that is wanted."""
        self._tokens: dict[str, tuple[str, int | None]] = {}
        """Which invitation and seat each token is for."""
        self._texts: dict[str, str] = {}
        self._when_made: dict[str, list[Done]] = {}
        self._told: page_events.InvitationsEvent | None = page_events.InvitationsEvent("", [])

    @property
    def shown(self) -> Invited | None:
        """The invitation that is shown, or will be: to the first of its seats whose guest is not here."""
        both = [*self._of(self._wanted), *self._of(self._shown)]
        return next((one for one in both if one.state != "here"), None)

    def is_connecting(self, seat: int | None) -> bool:
        """Whether the page connects with the guest of a seat."""
        known = self._all.get(seat)
        return known is not None and known.state == "busy"

    # What is wanted ------------------------------------------------------------------------------------------

    def invite(self, seats: Sequence[int | None]) -> None:
        """Show the invitation to ``seats``; make it where none is open. Raises ``Refusal`` (``too-many-links``)."""
        token = self._open_to(seats)
        if token is None:
            self._wanted = self._make(seats, self._room.commands)
        elif token in self._texts:
            self._shown = self._wanted = token
        else:
            self._wanted = token

    def prepare(self, seats: Sequence[int | None], done: Done, now: float, through: Commands) -> None:
        """Have an invitation to ``seats`` made that is not shown; ``done`` is told its text.

        ``through``: who gives the order.
        """
        token = self._open_to(seats) if len(seats) == 1 else None
        if token is None:
            token = self._make(seats, through)
        if token in self._texts:
            done(Result(0, ok=True, text=self._texts[token], now=now))
        else:
            self._when_made.setdefault(token, []).append(done)

    def hide(self) -> None:
        """Show none; those that are open stay open."""
        self._shown = self._wanted = ""
        self._note_hidden()

    def withdraw(self) -> None:
        """Make all void, but for guests who have come by them."""
        self.hide()
        for seat in list(self._all):
            self._drop(seat)

    def renew(self) -> None:
        """Make the one anew that is shown: the page uses other servers now. Others that are open are void."""
        self._note_hidden()
        shown = self._wanted or self._shown
        seats = [one.seat for one in self._of(shown) if one.state in STAYS]
        for one in [one for one in self._all.values() if one.state in STAYS]:
            self._drop(one.seat)
        if seats:
            self._wanted = self._make(seats, self._room.commands)

    def _note_hidden(self) -> None:
        """The page shows none since the press: it is told anew, also where nothing has changed."""
        self._told = None

    # What becomes of them ------------------------------------------------------------------------------------

    def replied(self, token: str, seat: int | None, *, calls: bool) -> None:
        """Note that the page has taken the reply of a seat; ``calls``: its guest connects by itself."""
        self._turn(token, seat, "busy", calls=calls)

    def not_met(self, token: str, seat: int | None) -> bool:
        """Note that the devices did not meet; return whether the page shows why."""
        known = self._all.get(seat)
        if known is None or (known.invitation, known.state) != (token, "busy"):
            return False
        self._turn(token, seat, "failed")
        return token == self._shown

    def greeted(self, token: str) -> None:
        """Note that a guest has come by an invitation."""
        invitation, seat = self._tokens.get(token, ("", None))
        known = self._all.get(seat)
        if known is not None and known.invitation == invitation:
            self._come(known)

    def arrived(self, seat: int | None) -> None:
        """Note that the guest of a seat is connected, by whichever way."""
        known = self._all.get(seat)
        if known is not None and known.state in {"busy", "failed"}:
            self._come(known)

    def tell(self) -> None:
        """Tell the page what has changed."""
        event = page_events.InvitationsEvent(self._shown, list(self._all.values()))
        if event != self._told:
            self._told = event
            self._room.out.event(event)

    # One of them ---------------------------------------------------------------------------------------------

    def _of(self, token: str) -> list[Invited]:
        return [one for one in self._all.values() if one.invitation == token]

    def _open_to(self, seats: Sequence[int | None]) -> str | None:
        """Return the token of the one that is open to all ``seats``."""
        known = [self._all.get(seat) for seat in seats]
        stays = STAYS if len(seats) == 1 else {*STAYS, "busy"}
        open_ones = {
            one.invitation if one is not None and one.state in stays and self._is_good(one) else None
            for one in known
        }
        return open_ones.pop() if len(open_ones) == 1 else None

    def _is_good(self, one: Invited) -> bool:
        """Whether the room still takes who comes by it: the door may have let somebody in to its seat."""
        tokens = [token for token, of in self._tokens.items() if of == (one.invitation, one.seat)]
        return any(token in self._room.registry.invitations for token in tokens)

    def _make(self, seats: Sequence[int | None], through: Commands) -> str:
        """Have the page make one, and return its token; those before to the same seats are void."""
        for seat in seats:
            self._drop(seat)
        registry = self._room.registry
        token = registry.invite(seats[0])
        for seat in seats:
            own = token if seat == seats[0] else registry.invite(seat, token)
            self._tokens[own] = token, seat
            self._all[seat] = Invited(seat, token, "making")
        self._room.out.changed = True
        named = [seat for seat in seats if seat is not None]
        through.give(
            MakeInvitation(token=token, seats=named or None),
            lambda result: self._made(token, seats, result),
        )
        return token

    def _made(self, token: str, seats: Sequence[int | None], result: Result) -> None:
        mine = self._of(token)
        if result.ok and result.text:
            self._texts[token] = result.text
            for one in mine:
                self._turn(token, one.seat, "open")
            if token == self._wanted:
                self._shown = token
            # Another one may have been wanted for a seat meanwhile.
            self._void(token, [seat for seat in seats if seat not in {one.seat for one in mine}])
        else:
            for one in mine:
                del self._all[one.seat]
            if token == self._wanted:
                self._wanted = self._shown
                self.could_not_make(result.now)
        for done in self._when_made.pop(token, []):
            done(result)

    def _turn(
        self, token: str, seat: int | None, state: page_events.InvitedState, *, calls: bool = False
    ) -> None:
        known = self._all.get(seat)
        if known is not None and known.invitation == token and known.state != "here":
            self._all[seat] = replace(known, state=state, calls=calls)

    def _come(self, one: Invited) -> None:
        self._all[one.seat] = replace(one, state="here")
        if all(other.state == "here" for other in self._of(one.invitation)) and one.invitation == self._shown:
            self.hide()

    def _drop(self, seat: int | None) -> None:
        known = self._all.pop(seat, None)
        if known is None:
            return
        if known.state not in {"making", "here"}:
            self._void(known.invitation, [seat])
        if not self._of(known.invitation):
            self._texts.pop(known.invitation, None)
            self._tokens = {token: of for token, of in self._tokens.items() if of[0] != known.invitation}
            if known.invitation == self._shown:
                self._shown = ""

    def _void(self, token: str, seats: Sequence[int | None]) -> None:
        """Have the page close what waits for replies."""
        if seats:
            named = [seat for seat in seats if seat is not None]
            self._room.commands.give(WithdrawInvitation(token=token, seats=named or None))
