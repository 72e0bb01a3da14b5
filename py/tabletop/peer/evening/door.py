"""Decides who comes in at a host's link for friends far away.

Who waits for the host's word, who sits, who is refused, and why.

The page opens and seals what goes through the mailbox. A request that was refused or answered is not shown again; a
device that was let in comes back to its seat without a press, and one that was removed does not.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.kernel.errors import Refusal
from tabletop.peer import page_events
from tabletop.peer.evening.callers import NOTICED, Caller, Callers, DoorRoom
from tabletop.peer.evening.commands import Connect, DropReply, EndLink, KeepDoor, LetIn, Look, Result, SayNo
from tabletop.peer.evening.knocks import MOST_KEPT, Knock, No, StoredDoor, read_knock
from tabletop.peer.evening.refusals import Refusals
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.shapes import GuestId

LOOK, SLOW_LOOK, CALM_LOOK = 1000.0, 4000.0, 60_000.0
"""Milliseconds between two looks into the mailbox, each of which waits for a text; longer once no one has come for a
while.

While a game is played by all who are expected, a look does not wait: an evening costs a mailbox a request a minute.
"""
SOON = 120_000.0
MOST_WAITING = 8
MOST_ANSWERED = 200
"""The most requests whose ids are kept."""


@dataclass(slots=True)
class Waiting:
    """A friend who waits for the host's word, by a number that a newer request of its device keeps."""

    number: int
    knock: Knock


@dataclass(slots=True)
class Later:
    """A request of a device that seems to be here, and since when it waits."""

    knock: Knock
    since: float


class Door:
    """The door of one room."""

    def __init__(self, room: DoorRoom) -> None:
        self._room = room
        self.callers = Callers(room)
        self.open = False
        """Whether there is a link at which friends may ask."""
        self.waiting: list[Waiting] = []
        self.later: dict[str, Later] = {}
        self.refused: set[str] = set()
        self.answered: dict[str, None] = {}
        self.refusals = Refusals()
        self.number = 0
        self._looking: int | None = None
        """The command of the look that is under way."""
        self._look_at = self._looked_from = 0.0
        self._calm = False
        self._told: page_events.DoorEvent | None = None
        self._changed = False
        """Whether there is something new to keep."""

    # Calls of the page ---------------------------------------------------------------------------------------

    def open_link(self, kept: StoredDoor | None, now: float) -> None:
        """Hear who asks at the link from now on, and look often; ``kept``: what was kept before a reload."""
        if kept is not None and not (self.answered or self.refused or self.callers.all):
            self.refused, self.answered = set(kept.refused), dict.fromkeys(kept.answered)
            self.callers.resume(kept.callers, now)
        self.callers.since = self.callers.since or now
        self.open = self._changed = True
        self._looked_from = self._look_at = now

    def close_link(self, why: No) -> None:
        """Hear no one any more: tell those who wait, and those who open the link in the next minutes, why."""
        if not self.open:
            return
        for knock in [*(one.knock for one in self.waiting), *(one.knock for one in self.later.values())]:
            self._say_no(knock, why)
        self._room.commands.give(EndLink(why=why))
        self.leave()

    def leave(self) -> None:
        """Hear no one any more, without a word."""
        self.open, self.waiting, self.later, self._looking = False, [], {}, None
        self.refusals.end()

    def hear(self, requests: Sequence[object], now: float) -> None:
        """Handle what was found in the mailbox."""
        for knock in map(read_knock, requests):
            if knock is not None and self.open:
                self._hear(knock, now)

    def let_in(self, number: int, now: float, *, watch: bool) -> None:
        """Let a friend in: to a free seat, a computer player's or a new one, else to watch.

        Raises ``Refusal`` (``too-many-links``).
        """
        for one in [one for one in self.waiting if one.number == number]:
            seat = None if watch else self.callers.seat_for(one.knock.device, one.knock.name, now)
            self._admit(one.knock, seat, now, again=False)

    def turn_away(self, number: int) -> None:
        """Refuse a friend."""
        for one in [one for one in self.waiting if one.number == number]:
            self.refused.add(one.knock.device)
            self._take(one.knock)
            order = SayNo(id=one.knock.id, box=one.knock.answer, no="refused", pressed=True)
            self._room.commands.give(order, lambda result, one=one: self._turned_away(one, result))

    def _turned_away(self, one: Waiting, result: Result) -> None:
        if not result.ok:
            self.refused.discard(one.knock.device)
            self._show_again(one.knock)

    def remove(self, place: GuestPlace) -> None:
        """Refuse the device of a guest who is sent away from now on."""
        for caller in self.callers.all.values():
            if caller.guest == place.number or (place.seat is not None and caller.seat == place.seat):
                self.refused.add(caller.device)
                self.callers.end(caller)
                self._changed = True
        for one in [one for one in self.waiting if one.knock.device in self.refused]:
            self._say_no(one.knock, "refused")

    def follow(self, before: "Door", guests: Sequence[GuestId | None], now: float) -> None:
        """Know whom the room before knew, whose link is opened here next.

        ``guests``: the guest of each seat, by its number there.
        """
        if not before.open:
            return
        self.callers.follow(before.callers, guests, now)
        self.refused, self.answered = set(before.refused), dict(before.answered)
        self.waiting, self.later, self.number = before.waiting, before.later, before.number
        self.refusals.follow(before.refusals, now)
        before.leave()

    def greeted(self, token: str, place: GuestPlace) -> None:
        """Note which guest has come by an invitation."""
        if self.callers.greeted(token, place.number, place.seat):
            self._changed = True

    # Requests ------------------------------------------------------------------------------------------------

    def _hear(self, knock: Knock, now: float) -> None:
        if knock.id in self.answered:
            return
        if knock.device in self.refused:
            self._say_no(knock, "refused")
            return
        waiting = next((one for one in self.waiting if one.knock.device == knock.device), None)
        later = self.later.get(knock.device)
        before = waiting.knock if waiting is not None else later.knock if later is not None else None
        if before is not None:
            # The same once more: who has the link can repeat what others have left.
            if before.id == knock.id:
                return
            self._say_no(before, "elsewhere")
        caller = self.callers.all.get(knock.device)
        if caller is not None and self.callers.is_here(caller):
            self.later[knock.device] = Later(knock, now)
            return
        self.later.pop(knock.device, None)
        if caller is not None:
            # A page that was opened again has dropped the offer that was let in.
            self.callers.end(caller)
        returns, seat = self.callers.may_return(knock)
        if returns:
            try:
                self._admit(knock, seat, now, again=True)
            except Refusal:
                self._say_no(knock, "full")
        elif len(self.waiting) >= MOST_WAITING:
            self._say_no(knock, "full")
        else:
            # It has another offer now, which takes the place of the one before.
            self.waiting.append(
                Waiting(waiting.number, knock) if waiting is not None else self._newcomer(knock)
            )
            self._looked_from = now

    def _newcomer(self, knock: Knock) -> Waiting:
        self.number += 1
        return Waiting(self.number, knock)

    def _take(self, knock: Knock) -> None:
        """Note that a request has an answer."""
        self._changed = True
        self.answered.pop(knock.id, None)
        self.answered[knock.id] = None
        for old in [*self.answered][:-MOST_ANSWERED]:
            del self.answered[old]
        self.waiting = [one for one in self.waiting if one.knock.id != knock.id]

    def _say_no(self, knock: Knock, no: No) -> None:
        """Tell a friend why it does not come in."""
        self._take(knock)
        self.refusals.say(self._room.commands, knock, no)

    def _show_again(self, knock: Knock) -> None:
        """Show a friend again who could not be answered, and so still waits."""
        self.answered.pop(knock.id, None)
        self._changed = True
        if self.open and all(one.knock.device != knock.device for one in self.waiting):
            self.waiting.insert(0, self._newcomer(knock))

    # Letting in ----------------------------------------------------------------------------------------------

    def _admit(self, knock: Knock, seat: int | None, now: float, *, again: bool) -> None:
        """Connect with a device that may come in; ``again``: without a press.

        Raises ``Refusal`` (``too-many-links``).
        """
        token = self._room.registry.invite(seat)
        if seat == len(self._room.seating):
            self._room.growing.add(knock.name)
        self._room.out.changed = True
        self._take(knock)
        caller = self.callers.begin(knock, seat, token, now, again=again)
        order = LetIn(
            id=knock.id, box=knock.answer, offer=knock.offer, token=token, seat=seat, pressed=not again
        )
        caller.command = self._room.commands.give(order, lambda result: self._replied(caller, knock, result))

    def _replied(self, caller: Caller, knock: Knock, result: Result) -> None:
        """The page has left a reply, which it holds, or could not."""
        if caller.state != "answering":
            if result.ok:
                self._room.commands.give(DropReply(reply=result.command))
        elif result.ok:
            caller.state = "connecting"
            order = Connect(reply=result.command)
            self._room.commands.give(order, lambda connected: self._connected(caller, connected))
        else:
            self.callers.end(caller)
            if result.code is None or result.code.startswith("mailbox-"):
                self._show_again(knock)
            else:
                self._say_no(knock, "unread")

    def _connected(self, caller: Caller, result: Result) -> None:
        """The link to a device is open, or its page was not reached."""
        if caller.state != "connecting":
            return
        caller.link = result.text or ""
        if not result.ok or caller.link not in self._room.registry.links:
            caller.state = "silent"

    # The time ------------------------------------------------------------------------------------------------

    def look(self, now: float) -> float | None:
        """Do what is due, and tell the page what has changed; return when to look again."""
        if self.callers.look_for_followers(now):
            self._changed = True
        upcoming = [self.callers.look(now)]
        if self.open:
            upcoming += [self._hear_later_ones(now), self._look_into_box(now)]
            upcoming.append(self.refusals.look(self._room.commands, now))
        self._tell(now)
        return min((at for at in upcoming if at is not None and at > now), default=None)

    def _hear_later_ones(self, now: float) -> float | None:
        """Hear those whose device turns out to be lost; one that stays has another page that sits."""
        for device, one in [*self.later.items()]:
            caller = self.callers.all.get(device)
            here = caller is not None and self.callers.is_here(caller)
            if here and now < one.since + NOTICED:
                continue
            del self.later[device]
            if here:
                self._say_no(one.knock, "elsewhere")
            else:
                self._hear(one.knock, now)
        return min((one.since + NOTICED for one in self.later.values()), default=None)

    def _is_calm(self, now: float) -> bool:
        """Whether a game is played by all who are expected."""
        here = all(place.state == "open" for place in self._room.places)
        return self._room.dealt and here and not self.callers.are_expected(now)

    def _look_into_box(self, now: float) -> float | None:
        calm = self._is_calm(now)
        if calm != self._calm:
            self._calm, self._look_at, self._looking = calm, now, None
        if self._looking is not None:
            return None
        if now < self._look_at:
            return self._look_at
        pause = CALM_LOOK if calm else LOOK if now < self._looked_from + SOON else SLOW_LOOK
        order = Look(pause=None if calm else int(pause))
        self._looking = self._room.commands.give(order, lambda result: self._looked(result, pause))
        return None

    def _looked(self, result: Result, pause: float) -> None:
        # A newer look ends the one before.
        if result.command == self._looking:
            self._looking, self._look_at = None, result.now + pause

    def _kept(self) -> StoredDoor:
        """Return what the page keeps for a reload."""
        refused = sorted(self.refused)[-MOST_KEPT:]
        return StoredDoor(refused=refused, answered=[*self.answered], callers=self.callers.kept())

    def _tell(self, now: float) -> None:
        """Tell the page what it shows and keeps, where that has changed."""
        if not self.open and self._told is None:
            return
        waiting = [page_events.AtTheDoor(one.number, one.knock.name) for one in self.waiting]
        awaited = [page_events.OnTheWay(one.name, silent=not one.coming) for one in self.callers.awaited(now)]
        event = page_events.DoorEvent(waiting, awaited, watch=self.callers.may_rather_watch(now))
        if event != self._told:
            self._told = event
            self._room.out.event(event)
        if self.open and self._changed:
            self._changed = False
            self._room.commands.give(KeepDoor(kept=self._kept()))
