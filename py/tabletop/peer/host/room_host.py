"""Runs a room at the host: who is present, what each guest is sent, and what guests want.

It reads the match only to keep the journal. Requests of guests go to the page as events, and updates for guests come
from the match runner, which stores first.
"""

import json
from typing import Any, cast

from pydantic import ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.updates import earlier_update, plain_update, unitless_update
from tabletop.peer import calls, page_events
from tabletop.peer import messages as say
from tabletop.peer.contents import Speaker, derived
from tabletop.peer.evening.commands import Decide, KeepRoom, Result
from tabletop.peer.evening.door import Door
from tabletop.peer.evening.growing import Growing, Larger
from tabletop.peer.evening.next_seat import NextSeat
from tabletop.peer.evening.onward import Onward
from tabletop.peer.evening.rooms import is_open
from tabletop.peer.evening.way_back import WayBack
from tabletop.peer.host.guest_links import GuestLinks
from tabletop.peer.host.guest_messages import GuestMessages
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.journal import Journal
from tabletop.peer.host.match_backup import MatchBackup, needed_of, pack
from tabletop.peer.host.pace import Decision, Pace
from tabletop.peer.host.page_loads import PageLoads
from tabletop.peer.host.room_storage import StoredPlace, StoredRoom, read_room
from tabletop.peer.host.roster import roster_of
from tabletop.peer.host.seed_host import SeedHost
from tabletop.peer.older_words import told_text
from tabletop.peer.requests import Answered, ForTheHost, ForThePage
from tabletop.peer.shapes import MOST_CHAT, PICTURES_LEVEL, REQUESTS_LEVEL, GuestId, PlayedGame
from tabletop.players.clean_text import clean
from tabletop.players.seating import ELSEWHERE, PERSON, Chair, check_seating

PEOPLE = {PERSON, ELSEWHERE}
DRAWING = 8_000.0
"""Milliseconds in which a seed is drawn, and the page makes a match with it."""
NO_RECORD = say.Refused(code="no-record", args={})
"""The match is over, and cannot be checked."""


class RoomHost(GuestLinks):
    """One room. Every method takes the time in milliseconds and puts its results into ``out``."""

    def __init__(self, call: calls.HostParams, rules: int, larger: Larger = lambda _: None) -> None:
        super().__init__(call.room, PlayedGame(game=call.game, rules=rules, setup=call.setup), call.secret)
        self.seating = list(call.seating)
        self.guest_messages = GuestMessages(self)
        self.journal = Journal()
        self.drawing: SeedHost | None = None
        self.running = call.running
        self.table: dict[str, Any] | None = None
        self._table_text = ""
        self.record: say.RecordMessage | None = None
        self.backup = MatchBackup()
        self._reserving = False
        self.unchecked = False
        """The match is over, and there is no complete record of it."""
        self.heir: int | None = None
        """The serial of the backup that this room continues from."""
        self._present: tuple[object, ...] = ()
        """Who was present when all were told last."""
        self.pace = Pace()
        self._hidden = call.hidden
        """Whether the page of this device is hidden."""
        self._waiting: Decision | None = None
        self._told_pace = 0
        self.registry.may_move = self.may_move
        self.onward = Onward(self)
        self._look_onward: float | None = None
        self.growing = Growing(self, larger)
        self.door = Door(self)
        self._look_door: float | None = None
        self.next_seat = NextSeat(self)
        self.invitations.could_not_make = self.next_seat.not_met
        self._look_seat: float | None = None
        self._way_back = WayBack(self.commands)
        self._look_back: float | None = None
        self.loads = PageLoads(call.secret)
        self._unsure = False
        """Whether the drawing that was stored may be another one than that of the match."""
        self._draw_again: float | None = None
        """When the seed is drawn once more, if no match has been made of it."""

    @property
    def screen(self) -> bool:
        """Whether no person plays at the host's device: it is the table, and shows only what all may see.

        A guest that has become the host plays at its own device, even before its chair in the match is changed.
        """
        return self.heir is None and all(chair.player != PERSON for chair in self.seating)

    @property
    def ended(self) -> bool:
        """Whether the match is over, and everybody was told so."""
        return self.record is not None or self.unchecked

    @property
    def _begun(self) -> bool:
        return self.running or self.journal.begun

    @property
    def dealt(self) -> bool:
        """Whether the game has begun, or is being dealt."""
        return self._begun or self.drawing is not None

    def may_move(self, place: GuestPlace) -> bool:
        """Whether ``place`` may move to another room or seat: no match is going on, or it only watches."""
        return self.ended or place.seat is None or not self._begun

    @property
    def may_hand_over(self) -> bool:
        """Whether the host's part may go to a guest.

        No match is going on or being dealt, and none has a room after this one.
        """
        onward = self.onward
        waits = self.ended or not self.dealt
        return waits and onward.follow_up is None and not onward.hand_over.begun

    @property
    def limit(self) -> int:
        """Seconds for each decision."""
        return self.pace.limit

    @property
    def all_friends_here(self) -> bool:
        """Whether each seat of a friend has its guest, who is connected, and the game is still to begin."""
        seats = [seat for seat, chair in enumerate(self.seating) if chair.player == ELSEWHERE]
        return not self._begun and all(is_open(self, seat) for seat in seats)

    # Calls of the page ---------------------------------------------------------------------------------------

    def invite(self, call: calls.InviteParams) -> None:
        """Show an invitation."""
        if any(seat >= len(self.seating) for seat in call.seats or ()):
            raise Refusal("bad-seating", where="seat")
        super().invite(call)

    def came_by(self, token: str, place: GuestPlace) -> None:
        """Note by which invitation a guest has come: one that people carry, or the door's."""
        super().came_by(token, place)
        self.door.greeted(token, place)

    def not_met(self, call: calls.NotMetParams) -> None:
        """Note that the devices of an invitation did not meet: a big screen shows the reason, and then another code."""
        if self.invitations.not_met(call.invitation, call.seat):
            self.next_seat.not_met(call.now)

    def names(self) -> list[str]:
        """Return the names at the table, by seat."""
        return [chair.name for chair in self.seating]

    def chair(self, call: calls.ChairParams) -> None:
        """Change a chair before the deal; after that the match decides the seating."""
        if call.seat >= len(self.seating):
            raise Refusal("bad-seating", where="seat")
        self.seating[call.seat] = call.chair
        self.out.changed = True

    def resize(self, setup: dict[str, Any], seating: list[Chair]) -> None:
        """Have another number of seats before the deal."""
        self.facts = self.facts.model_copy(update={"setup": setup})
        self.seating, self.out.changed = seating, True
        self.out.event(page_events.SizeEvent(len(seating), seating[-1].name, setup))
        for place in self.places:
            # Programs of every version take the facts of a welcome.
            self.say_to(place, self._welcome(place))

    def dismiss(self, call: calls.DismissParams) -> None:
        """Send a guest away for good."""
        for place in list(self.places):
            if place.number == call.guest:
                self.door.remove(place)
                self.registry.dismiss(place, "dismissed")
                # With a backup of before, a guest that went on without this host would have the person back.
                self.backup.again()
                self.out.changed = True

    def let_go(self, place: GuestPlace) -> None:
        """Forget a guest who leaves for good."""
        self.registry.dismiss(place, "left")
        self.out.changed = True

    def deal(self, now: float) -> None:
        """Begin to draw a seed with all guests who are present, and again if one of them leaves meanwhile.

        One who is silent would never answer.
        """
        if self._begun:
            raise Refusal("already-dealt")
        if self.drawing is None:
            self.growing.take_back(self.door.callers)
        self._draw_again = now + DRAWING
        there = sorted(
            place.seat for place in self.places if place.seat is not None and place.state == "open"
        )
        drawing = self.drawing
        if drawing is not None and drawing.drawn and drawing.seats == there:
            # The page may be creating the match with this seed: after a second drawing guests would accuse the host.
            self.announce_seed()
            return
        attempt = drawing.attempt + 1 if drawing is not None else 1
        self.drawing = SeedHost(self.room, attempt, self.registry.source.hex(), there, self.facts)
        self.out.changed = True
        self.say_to_all(self.drawing.deal())
        if not there:
            # A guest that is silent for the moment is told, too, and takes nonces without commitments for a forgery.
            self.say_to_all(say.Commits(attempt=attempt, commits={}))
            self.drawn()

    def drawn(self) -> None:
        """All nonces are revealed: tell everybody, and tell the page the seed."""
        drawing = self.drawing
        if drawing is None:
            return
        self.say_to_all(say.Nonces(attempt=drawing.attempt, nonces=drawing.nonces))
        self.announce_seed()
        self.out.changed = True

    def announce_seed(self) -> None:
        """Tell the page the seed, if one was drawn and the match is not dealt yet."""
        drawing = self.drawing
        if drawing is not None and drawing.drawn and not self.journal.begun:
            event = page_events.SeedEvent(drawing.seed, drawing.number, drawing.seats, drawing.attempt)
            self.out.event(event)

    def chat(self, call: calls.ChatParams) -> None:
        """Say a line for a person at this device."""
        if text := clean(call.text, MOST_CHAT):
            self.chat_line(call.seat, text)

    def chat_line(self, seat: int | None, text: str) -> None:
        """Send a line of ``seat`` to everybody."""
        self.spread(derived(say.Said, self._speaker(seat), text=text), own=True)

    def react(self, call: calls.ReactParams) -> None:
        """React as a person at this device."""
        self.spread(derived(say.Reacted, self._speaker(call.seat), reaction=call.reaction), own=True)

    def spread(self, message: say.Said | say.Reacted, *, own: bool) -> None:
        """Send a line or a reaction to everybody; ``own``: it comes from this device."""
        self.say_to_all(message)
        event = page_events.ChatEvent if isinstance(message, say.Said) else page_events.ReactEvent
        self.out.event(derived(event, message, own=own))

    def _speaker(self, seat: int | None) -> Speaker:
        if seat is not None and seat < len(self.seating):
            name = self.seating[seat].name
        else:
            name = next((chair.name for chair in self.seating if chair.player == PERSON), "\N{EM DASH}")
        return Speaker(guest=None, seat=seat, name=name)

    def unlinked(self, call: calls.LinkParams) -> None:
        """Remove a link that has closed."""
        super().unlinked(call)
        self.door.callers.unlinked(call.link)

    # Calls of the match runner -------------------------------------------------------------------------------

    def note(self, match: Match[Any, Any]) -> None:
        """Write what was done in the match into the journal."""
        drawing = self.drawing
        if self._unsure and (drawing is None or not drawing.drawn or drawing.seed != match.seed):
            # To the guests each seed would be another one than that drawn.
            self.drawing, self.journal.whole = None, False
        self._unsure = False
        if self.journal.look(match):
            self.out.changed = True
            if self.record is not None and match.waiting is None:
                # A friend who comes back once the game is over has the chair again:
                # a record of before would accuse this host.
                self._tell_record(match)
        if self.loads.count(match, found=self.running):
            self._tell_losses()
        seat = match.waiting
        person = seat is not None and match.seating[seat].player in PEOPLE
        self._waiting = (seat, match.line, match.number) if seat is not None and person else None

    # The agreed time -----------------------------------------------------------------------------------------

    def agree(self, call: calls.PaceParams) -> None:
        """Agree on a time for each decision."""
        self.pace.agree(call.limit, call.now)
        self.out.changed = True

    def turn(self, call: calls.PageParams) -> None:
        """Note whether the page of this device is hidden."""
        self._hidden = call.hidden

    def give_time(self, place: GuestPlace) -> None:
        """Give the seat that is waited for more time: a friend does, not the one who needs it."""
        if place.seat is None or place.seat != self.pace.seat:
            self.pace.more()

    def _stands(self) -> bool:
        """Whether the clock stands: the person who is waited for does not see the table."""
        if self._waiting is None:
            return False
        seat = self._waiting[0]
        if self.seating[seat].player == PERSON:
            return self._hidden
        return not any(place.state == "open" and not place.hidden for place in self.registry.at(seat))

    def keep_time(self, now: float) -> None:
        """Let the agreed time pass; tell all devices what has changed."""
        pace = self.pace
        pace.look(self._waiting, now, stopped=self._stands())
        number, seat = pace.over(), pace.seat
        if number is not None and seat is not None:
            self.commands.give(Decide(seat=seat), lambda result: pace.decided(number, done=result.ok))
        if pace.version != self._told_pace:
            self._told_pace = pace.version
            self.out.event(page_events.PaceEvent(pace.facts()))
            for place in self.places:
                self.tell_table(place)

    def finish(self, now: float) -> float | None:
        """Return when to call again.

        It is what :meth:`GuestLinks.finish` says, or the end of a decision's time or of another wait.
        """
        due = super().finish(now)
        looks = (self._look_onward, self._look_door, self._look_back, self._look_seat)
        upcoming = (due, self.pace.due(now), *looks, self._draw_again)
        return min((one for one in upcoming if one is not None), default=None)

    def tell(self, call: calls.TellParams) -> None:
        """Send an update of the match runner to the guest of a seat."""
        if call.what == "table":
            # Each seat is told apart, mostly of the same table.
            if call.body != self.table:
                self.table, self._table_text = call.body, json.dumps(call.body)
            self._take_seating(call.body.get("seating"), len(self.seating))
        for place in self.registry.at(call.seat):
            if place.channel is not None and call.guest in {None, place.number}:
                self._tell(place, call)

    def _take_seating(self, data: object, seats: int) -> None:
        if not isinstance(data, list):
            return
        try:
            chairs = [Chair.model_validate(one) for one in data]  # pyright: ignore[reportUnknownVariableType]
            check_seating(chairs, seats, [chair.player for chair in chairs])
        except (ValidationError, Refusal):
            raise Refusal("bad-seating", where="table") from None
        self.seating = chairs

    def _tell(self, place: GuestPlace, call: calls.TellParams) -> None:
        if call.what == "update":
            self.tell_update(place, call.body)
        elif call.what == "table":
            self.tell_table(place)
        elif call.body.get("code") == "unknown-moment":
            self._tell_anew(place)
        else:
            refused = _refused(call.body)
            self.say_to(place, refused)

    def answer(self, call: calls.AnswerParams) -> None:
        """Answer the request of a guest, unless it has gone."""
        for place in self.places:
            if place.number == call.guest:
                self.reply_to(place, call.request, call.code)
        self.onward.answered(call.guest, call.request, call.code, call.now)

    def reply_to(self, place: GuestPlace, number: int, code: str | None) -> None:
        """Answer a request of a guest; one of the version before is answered in turn."""
        if not place.answered(number, code):
            return
        if place.requests:
            self.say_to(place, Answered(request=number, code=code))
        else:
            self.say_to(place, say.PassedOn(code=code))

    # What follows --------------------------------------------------------------------------------------------

    def tell_move(self, guest: GuestId, told: say.Moves) -> None:
        """Tell a guest what leads to the next game, if it is still there and may go.

        No host leads players away from a game.
        """
        for place in self.places:
            if place.number == guest and self.may_move(place):
                self.say_to(place, told if place.requests else say.NextRoom(text=told_text(told)))

    def lead_on(self, place: GuestPlace, asked: ForTheHost, now: float) -> None:
        """Answer a request about the next game, or tell the page, which does what is left."""
        if not self.onward.hear(place, asked, now):
            self.out.event(page_events.RequestEvent(place.number, place.seat, cast("ForThePage", asked)))

    def seat_watcher(self, call: calls.SeatWatcherParams) -> None:
        """Have a guest who watches come to a seat."""

        def told(result: Result) -> None:
            if result.ok and result.text:
                self.tell_move(call.guest, say.NextRoom(text=result.text))

        self.invitations.prepare([call.seat], told, call.now, self.commands)

    def hold(self, _call: calls.HoldParams) -> None:
        """Begin the next game only when a person says so."""
        if self.onward.follow_up is not None:
            self.onward.follow_up.begins = False

    def offer_part(self, call: calls.OfferPartParams) -> None:
        """Ask a guest to take the host's part. Raises ``Refusal`` (``part-not-now``)."""
        self.onward.hand_over.offer(call.guest, call.computer, call.now)

    def tell_table(self, place: GuestPlace) -> None:
        """Send a guest the table's facts, unless it has them already."""
        text = f"{self.pace.version} {self._table_text}"
        if self.table is not None and text != place.table:
            place.table = text
            facts = self.pace.facts()
            pace = {} if facts is None else {"pace": facts.model_dump(mode="json")}
            self.say_to(place, say.TableMessage(body=self.table | pace))

    def tell_update(self, place: GuestPlace, body: dict[str, Any]) -> None:
        """Send a guest an update that follows what it knows; else ask the match runner for what is missing."""
        line, number, after = int(body["line"]), int(body["number"]), int(body["after"])
        if after >= 0 and (place.told is None or place.told[0] > line or place.told[1] < after):
            self.catch_up(place)
            return
        place.told, place.asked = (line, number), False
        self.journal.told = max(self.journal.told, place.told)
        if place.pictures < PICTURES_LEVEL:
            body = unitless_update(body)
        if place.pictures < 2:
            body = earlier_update(body) if place.pictures else plain_update(body)
        place.chain(body)
        self.say_to(place, say.UpdateMessage(body=body, head=place.head))

    def catch_up(self, place: GuestPlace) -> None:
        """Ask the match runner for what a guest has not been sent, once the match is open."""
        if place.asked or not self.journal.begun or self._stood_in_for(place):
            return
        place.asked = True
        line, number = place.told or (0, -1)
        self.out.event(page_events.SinceEvent(guest=place.number, seat=place.seat, line=line, number=number))

    def _tell_anew(self, place: GuestPlace) -> None:
        """Ask the match runner for everything.

        The guest knows more than the match, which continues from an older state.
        """
        place.told, place.asked = None, False
        self.catch_up(place)

    def _stood_in_for(self, place: GuestPlace) -> bool:
        """Whether a computer player replaces this guest; it is sent everything when it has its seat back."""
        return place.seat is not None and self.seating[place.seat].computer

    def entrust_if_wanted(self, match: Match[Any, Any] | None, kind: Kind) -> None:
        """Ask the page to encrypt a backup for the guests, if one is due."""
        guests = sorted(
            place.number for place in self.places if place.seat is not None and place.state == "open"
        )
        steps = len(self.journal.steps)
        if match is None or match.waiting is None or not self.journal.begun:
            return
        if not self.backup.wanted(guests, steps):
            return
        # A serial is stored before it is used: after a reload, two keys with one serial would fit neither backup.
        self._reserve_serials()
        if self.backup.serial == self.backup.safe:
            return
        key = self.backup.begin(guests, steps, self.registry.source)
        text = pack(match.record(kind).model_dump_json(), self.kept())
        event = page_events.EntrustEvent(self.backup.serial, key, text, guests, needed_of(len(guests)))
        self.out.event(event)

    def _reserve_serials(self) -> None:
        """Have the next serials stored as used, if few are left."""
        if self._reserving or not self.backup.runs_out:
            return
        self._reserving, self.out.changed = True, True
        latest = self.backup.reserve()

        def kept(result: Result) -> None:
            self._reserving = False
            if result.ok:
                self.backup.safe = latest

        self.commands.give(KeepRoom(), kept)

    def entrust(self, call: calls.EntrustParams) -> None:
        """Send the encrypted backup to each guest, with its share of the key."""
        if call.serial != self.backup.serial:
            return
        if len(self.journal.steps) != self.backup.steps:
            # Guests may have got more updates while the backup was encrypted, which the continued match would not
            # have.
            self.backup.again()
            return
        shares, of = self.backup.shares, len(self.backup.guests)
        for place in self.places:
            if place.number in shares:
                legacy = say.Legacy(
                    serial=call.serial,
                    needed=needed_of(of),
                    of=of,
                    cipher=call.cipher,
                    share=shares[place.number],
                )
                self.say_to(place, legacy)
        self.backup.shares = {}

    def over(self, match: Match[Any, Any] | None) -> None:
        """Send the record of the finished match to all guests, or tell them that there is none."""
        if match is None or match.waiting is not None:
            raise Refusal("still-running")
        self.note(match)
        self.out.changed = True
        self._tell_record(match)

    def _tell_record(self, match: Match[Any, Any]) -> None:
        """Send the record of the match to all guests, or tell them that there is none."""
        if not self.journal.whole:
            self.record, self.unchecked = None, True
            self.say_to_all(NO_RECORD)
            self.out.event(page_events.UncheckedEvent())
            return
        self.record = say.RecordMessage(
            secret=self.drawing.secret if self.drawing is not None else None,
            seed=match.seed, line=self.journal.line, free=match.free,
            seating=self.journal.seating, steps=self.journal.steps,
        )  # fmt: skip
        self.say_to_all(self.record)

    # Messages of guests --------------------------------------------------------------------------------------

    def welcome(self, place: GuestPlace) -> None:
        """Send a guest with a new connection everything it needs."""
        self.say_to(place, self._welcome(place))
        self.say_to(place, self.roster())
        for message in self.drawing.messages() if self.drawing is not None else ():
            self.say_to(place, message)
        self.tell_table(place)
        self.catch_up(place)
        if self.record is not None:
            self.say_to(place, self.record)
        if self.unchecked:
            self.say_to(place, NO_RECORD)
        self.onward.hand_over.offer_again(place.number)

    def _tell_losses(self) -> None:
        """Tell the guests what this page and those before it have lost, now that it has seen the match."""
        self.out.changed = True
        for seat in self.journal.missed:
            for place in self.registry.at(seat) if seat is not None else ():
                # Its request was done, too, and its page may have lost it as well.
                place.last += 1
        for place in self.places:
            if place.channel is not None and self._has_lost(place):
                self.say_to(place, self._welcome(place))

    def _has_lost(self, place: GuestPlace) -> bool:
        """Whether a guest was told of a game what this page does not know; all of it where none has begun."""
        return self.loads.has_lost(place, self.heir) if self._begun else place.known is not None

    def _welcome(self, place: GuestPlace) -> say.Welcome:
        return say.Welcome(
            guest=place.number, seat=place.seat, key=place.key, last=place.last, facts=self.facts, heir=self.heir,
            screen=self.screen, requests=min(place.requests, REQUESTS_LEVEL),
            load=0 if place.load is None else self.loads.number, lost=self._has_lost(place),
        )  # fmt: skip

    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:
        """Handle a message of a guest."""
        self.guest_messages.hear(place, message, now)

    # Storing the room ----------------------------------------------------------------------------------------

    def kept(self) -> str:
        """Return the room as text."""
        return StoredRoom(
            room=self.room,
            next_number=self.registry.next_number,
            guests=[StoredPlace(**place.dump()) for place in self.places],
            invitations=self.registry.invitations,
            journal=self.journal.dump() if self.journal.begun else None,
            drawing=self.drawing.dump() if self.drawing is not None else None,
            record=self.record,
            serial=self.backup.reserved,
            heir=self.heir,
            unchecked=self.unchecked,
            pace=self.pace.limit,
            added=self.growing.added,
            loads=self.loads.stored,
        ).model_dump_json()

    def restore(self, text: str) -> None:
        """Restore the room from its stored text. Raises ``Refusal`` (``room-broken``, ``other-room``)."""
        stored = read_room(text, self.room)
        self.journal, self.drawing = stored.journal_kept() or self.journal, stored.drawing_kept()
        self.registry.next_number = stored.next_number
        self.registry.invitations = dict(stored.invitations)
        self.registry.places += [GuestPlace(**dict(place)) for place in stored.guests]
        self.record, self.heir, self.unchecked = stored.record, stored.heir, stored.unchecked
        self.backup.resume(stored.serial)
        self.growing.added = list(stored.added)
        self.loads.stored = list(stored.loads)
        self.pace.limit = stored.pace
        if not self.running and not self.ended:
            # The room was stored and its match was not: the same cards are dealt again.
            self.journal = Journal()
        elif not self.journal.begun:
            # The match was stored, and its drawing perhaps not: nothing, or an earlier drawing.
            self._unsure = any(place.seat is not None for place in self.places)
        self.announce_seed()

    # Messages to guests --------------------------------------------------------------------------------------

    def say_to_all(self, message: say.Told) -> None:
        """Send every guest a message."""
        for place in self.places:
            self.say_to(place, message)

    def roster(self) -> say.Roster:
        """Return the people who are present."""
        return roster_of(self.seating, self.places)

    def tell_changes(self, now: float) -> None:
        """Send the roster to everybody if it has changed, and note which invitations are used up."""
        self.keep_time(now)
        if self._draw_again is not None and (self._begun or now >= self._draw_again):
            self._draw_again = None
            # A drawn seed is the page's: after a second drawing the guests would accuse the host.
            drawn = self.drawing is not None and self.drawing.drawn
            if not self._begun and not drawn:
                self.deal(now)
        self._look_onward = self.onward.look(now)
        self._look_door = self.door.look(now)
        self._look_back = self._way_back.look(now, away=any(place.state != "open" for place in self.places))
        # Before the roster, at which the page draws.
        self._look_seat = self.next_seat.look(now)
        for place in self.places:
            if place.token is not None and place.confirmed:
                # It has its key now.
                place.token, self.out.changed = None, True
        present = (
            *self.seating,
            *((place.number, place.seat, place.name, place.state) for place in self.places),
        )
        if present != self._present:
            self._present, roster = present, self.roster()
            self.say_to_all(roster)
            self.out.event(derived(page_events.RosterEvent, roster))


def _refused(body: dict[str, Any]) -> say.Refused:
    """Return the refusal ``body`` for a guest; if its form is unknown, a general refusal."""
    try:
        return say.Refused.model_validate({"code": body.get("code"), "args": body.get("args", {})})
    except ValidationError:
        return say.Refused(code="internal", args={})
