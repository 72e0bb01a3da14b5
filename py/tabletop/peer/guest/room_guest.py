"""Runs a guest's room: joins and rejoins, sends what its person wants, passes on updates, keeps the evidence."""

from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind, kind_of
from tabletop.match.match import Match
from tabletop.match.record import MOST
from tabletop.match.updates import Update
from tabletop.peer import calls, messages, page_events
from tabletop.peer.contents import Fault, derived
from tabletop.peer.evening.commands import Commands, Result, TakePart, TakeReply
from tabletop.peer.evening.heirs_room import HeirsRoom
from tabletop.peer.evening.moving import Moving
from tabletop.peer.evening.way_back import WayBack
from tabletop.peer.guest.asking import Asking
from tabletop.peer.guest.evidence import MOST_LEGACIES, UNKNOWN, StoredGuest
from tabletop.peer.guest.host_link import HostLink
from tabletop.peer.guest.own_words import OwnWords
from tabletop.peer.guest.seed_guest import draw
from tabletop.peer.guest.told_seating import next_seating, padded
from tabletop.peer.guest.verify import LOST_PICK, Verdict, record_number, verifying
from tabletop.peer.older_words import told_in
from tabletop.peer.requests import REQUESTS_BY_NAME, NextRoomPlan, PartDeclined, PartSeats, PartWatch
from tabletop.peer.seed_crypto import digest
from tabletop.peer.shapes import (
    KNOWN_HEIR,
    KNOWN_LINE,
    KNOWN_LOAD,
    KNOWN_NUMBER,
    MOST_CHAT,
    PICTURES,
    PICTURES_LEVEL,
    PROTOCOL,
    REQUESTS,
    REQUESTS_LEVEL,
    PlayedGame,
)
from tabletop.peer.update_chain import NO_HEAD, SEEN_EVERY, chained
from tabletop.players.clean_text import clean, clean_name
from tabletop.players.seating import ELSEWHERE
from tabletop.players.thinking import Enough, Thought

MOST_WISHES = 100
"""The most requests that wait for a connection."""


@cache
def _reader(shape: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - the updates of one kind of game
    return TypeAdapter(shape)


class RoomGuest(HostLink):
    """One guest. Every method takes the time in milliseconds and puts its results into ``out``."""

    def __init__(self, call: calls.JoinParams, kinds: dict[str, Kind]) -> None:
        super().__init__(call.room, call.secret)
        self._kinds = kinds
        self.kept = self._keep(call)
        if call.token is not None:
            # An invitation that is opened again goes first: the host may have sent the owner of the stored key away.
            self.kept = self.kept.model_copy(update={"token": call.token})
        self._asked: list[messages.Legacy] = []
        self._before: StoredGuest | None = None
        """The evidence when a guest had continued to which this one has not agreed yet; None after a reload."""
        self._shared: list[int] = []
        """Serials of the backups whose shares it has given since its last welcome, with a yes of its person."""
        self._told: tuple[int, int] | None = None
        self._seated = (UNKNOWN, UNKNOWN)
        """Which seatings were told since the last update, by number: the first and the last."""
        self._said = OwnWords()
        self._level = 0
        """What the host knows of requests."""
        first = int(digest("requests", call.secret)[:12], 16)
        self._asking = Asking(self.out, self.say, first, hidden=call.hidden)
        self.commands = Commands(self.out.command)
        self._way_back = WayBack(self.commands)
        self._moving = Moving(self, self._asking.ask)
        self.heirs_room: HeirsRoom | None = None
        """The next room, whose host this device is."""
        self._considering = False
        """Whether the person is asked to take the host's part."""
        self._part_begun = False
        """Whether the host knows the next room."""
        self._coming: list[int] | None = None
        self._over = False
        """Whether the game is over, as far as this guest was told."""
        self._reloaded = call.kept is not None
        """Whether the stored text may lack the latest request; until the first welcome."""
        self._verifying: Thought[Verdict] | None = None
        self._wishes: list[messages.Pick | messages.Back] = []
        self._count = 0
        if self.kept.legacies:
            # After a reload the host may be gone before it sends the next backup.
            self.out.event(derived(page_events.LegacyEvent, self.kept.legacies[-1]))

    def _keep(self, call: calls.JoinParams) -> StoredGuest:
        name = clean_name(call.name, "?")
        if call.kept is None:
            return StoredGuest(
                room=call.room, token=call.token, key=None, secret=call.secret, name=name, head=NO_HEAD, told=[],
                picks=[], faults=[],
            )  # fmt: skip
        try:
            kept = StoredGuest.model_validate_json(call.kept)
        except ValidationError:
            raise Refusal("room-broken") from None
        if kept.room != call.room:
            raise Refusal("other-room")
        secret = kept.secret or call.secret
        return kept.model_copy(update={"name": name, "secret": secret, "seated": padded(kept)})

    def note(self, **changed: Any) -> None:
        self.kept = self.kept.model_copy(update=changed)
        self.out.changed = True

    def hello(self, conn: str, *, fresh: bool) -> messages.Hello:
        """Return the greeting: who this is, the games it can play, and what it already has."""
        games = {name: kind.rules for name, kind in self._kinds.items()}
        games |= {PICTURES: PICTURES_LEVEL, REQUESTS: REQUESTS_LEVEL, KNOWN_LOAD: self.kept.load}
        games[KNOWN_HEIR] = self.kept.heir or 0
        if self.kept.told:
            line, number = max(told[:2] for told in self.kept.told)
            games |= {KNOWN_LINE: line, KNOWN_NUMBER: number}
        return messages.Hello(
            protocol=PROTOCOL, room=self.room, conn=conn, fresh=fresh, token=self.kept.token, key=self.kept.key,
            name=self.kept.name, games=games, told=self._told, head=self.kept.head,
        )  # fmt: skip

    def delivered(self) -> None:
        """Forget the requests that have arrived."""
        self._wishes.clear()

    # Messages of the host ------------------------------------------------------------------------------------

    def take(self, message: messages.Told) -> None:
        match message:
            case messages.Welcome():
                self._welcome(message)
            case messages.Roster():
                self.out.event(derived(page_events.RosterEvent, message))
            case messages.TableMessage():
                self._table(message)
            case messages.UpdateMessage():
                self._update(message)
            case messages.Said() | messages.Reacted():
                self._somebody(message)
            case messages.Deal() | messages.Commits() | messages.Nonces():
                self._draw(message)
            case messages.RecordMessage():
                self.note(record=message)
                self._verifying = None
                self.out.event(page_events.RecordEvent())
            case messages.Legacy() | messages.Gather():
                self._outlast(message)
            case _:
                self._hear_back(message)

    def _hear_back(self, message: messages.Refused | messages.Answers | messages.Moves) -> None:
        """Tell the page what became of what its person wanted, or what leads to the next game."""
        match message:
            case messages.Refused():
                self._refused(message)
            case messages.Answered():
                self._asking.answered(message.request, message.code)
            case messages.PassedOn():
                self._asking.passed_on(message.code)
            case _:
                self._move(message)

    def _refused(self, message: messages.Refused) -> None:
        """Tell the page that a wish of the person was refused, or that there is no record of the match."""
        if message.code == "no-record":
            self._over = True
            self.out.event(page_events.UncheckedEvent())
        else:
            self.out.event(derived(page_events.RefusalEvent, message))

    @property
    def playing(self) -> bool:
        """Whether this guest goes nowhere by itself: it has a seat, and the game goes on."""
        kept = self.kept
        return kept.seat is not None and bool(kept.told) and not (self._over or kept.record is not None)

    def ask_part(self, asked: PartSeats | PartWatch, now: float) -> None:
        """Give the host an invitation to the next room, which it passes on, unless it does not want to any more."""
        self._asking.ask(
            lambda number: asked.model_copy(update={"request": number}), now, self._part_answered
        )

    def _part_answered(self, code: str | None) -> None:
        if self._part_begun and code is not None:
            # The host has come along by now: it passes no further invitation on, and nothing is wrong.
            return
        self._part_begun = code is None
        state = "begun" if code is None else "refused" if code == "part-not-now" else "silent"
        self.out.event(page_events.PartEvent(state, ""))

    def _consider_part(self, plan: NextRoomPlan) -> None:
        """Have the person asked to take the host's part; a no is told."""
        if self.heirs_room is not None or self.playing or self._considering:
            return
        self._considering = True

        def declined(result: Result) -> None:
            self._considering = False
            if not result.ok:
                self._asking.ask(lambda number: PartDeclined(request=number), result.now, lambda _: None)

        self.commands.give(TakePart(plan=plan), declined)

    def _move(self, message: messages.Moves) -> None:
        """Follow what leads to the next game."""
        meant = (
            told_in(message.text) if isinstance(message, messages.NextRoom) and not self._level else message
        )
        match meant:
            case messages.NextRoom() if self.heirs_room is None:
                self._moving.on_invitation(meant)
            case messages.PartOffered():
                self._consider_part(meant.plan)
            case messages.PartReply(text=text):
                self.commands.give(TakeReply(text=text))
            case _:
                pass

    def _outlast(self, message: messages.Legacy | messages.Gather) -> None:
        """Store the backup for a match without its host, or hear that another guest wants to continue."""
        kept = self.kept
        if isinstance(message, messages.Legacy):
            mark = (message.serial, len(kept.told), len(kept.picks))
            legacies = [*(one for one in kept.legacies if one.serial != message.serial), message]
            marks = [*(one for one in kept.marks if one[0] != message.serial), mark]
            self.note(legacies=legacies[-MOST_LEGACIES:], marks=marks[-MOST_LEGACIES:])
            self.out.event(derived(page_events.LegacyEvent, message))
            return
        self._ask(message.serials)

    def agree(self, _call: calls.AgreeParams) -> None:
        """Agree that the guest who asked continues, or has continued. Raises ``Refusal`` (``not-connected``)."""
        if not self._asked:
            raise Refusal("not-connected")
        agreed = [*self.kept.agreed, *(legacy.serial for legacy in self._asked)]
        self.note(agreed=sorted(dict.fromkeys(agreed))[-MOST_LEGACIES:])
        if self.welcomed:
            self._agree_late(self._asked[-1].serial)
        else:
            self._shared = [legacy.serial for legacy in self._asked]
            self.say(messages.Shares(shares=[(legacy.serial, legacy.share) for legacy in self._asked]))
            self._told = None
        self._asked = []

    def _agree_late(self, serial: int) -> None:
        """Forget what came after the backup with ``serial``, up to the moment when a guest had continued from it."""
        before, self._before = self._before, None
        if before is not None and serial == self.kept.heir:
            self.kept = self.kept.gone_back(serial, before)

    def _ask(self, serials: list[int]) -> None:
        """Ask the person to agree that another guest continues from one of ``serials``."""
        self._asked = [legacy for legacy in self.kept.legacies if legacy.serial in serials]
        for legacy in self._asked[-1:]:
            self.out.event(page_events.GatherEvent(legacy.serial, 0, legacy.needed, legacy.of, asked=True))

    def _somebody(self, message: messages.Said | messages.Reacted) -> None:
        """Pass a line or a reaction of another person on to the page."""
        own = message.guest == self.kept.guest
        words = message.text if isinstance(message, messages.Said) else message.reaction
        if (own or self._in_own_name(message)) and not self._said.take(words):
            self._fault("forged-chat", None)
        event = page_events.ChatEvent if isinstance(message, messages.Said) else page_events.ReactEvent
        self.out.event(derived(event, message, own=own))

    def _in_own_name(self, message: messages.Said | messages.Reacted) -> bool:
        """Whether the message speaks for this guest's own seat, which only this guest may do."""
        seat, seatings = self.kept.seat, self.kept.seatings
        if seat is None or message.guest is not None or message.seat != seat or not seatings:
            return False
        return seatings[-1][seat][1] == ELSEWHERE

    def _draw(self, message: messages.Deal | messages.Commits | messages.Nonces) -> None:
        """Take part in drawing the seed."""
        if isinstance(message, messages.Deal):
            self._check(message.facts)
        drawn = draw(self.kept, message)
        if drawn.fault:
            self._fault("changed-shuffle", None)
        elif drawn.lot is not None:
            self.note(lot=drawn.lot, facts=drawn.lot.deal.facts)
        if drawn.answer is not None:
            self.say(drawn.answer)
        if drawn.lot is not None and isinstance(message, messages.Nonces):
            lot = drawn.lot
            self.out.event(page_events.NumberEvent(lot.number(self.room), lot.deal.seats, lot.tries))

    def _welcome(self, message: messages.Welcome) -> None:
        self._check(message.facts)
        if self.kept.heir is not None and (message.heir or 0) < self.kept.heir:
            # Its game branched off: what it tells fits no record of the host that this guest plays on with.
            raise Refusal(messages.CONTINUED)
        lost = message.lost
        if message.heir is not None and message.heir != self.kept.heir:
            self._continue(message.heir)
        elif lost:
            lost = not self._go_back_again()
        self._shared = []
        last = max(message.last, self.kept.last)
        unstored = max(0, message.last - self.kept.last) if self._reloaded else 0
        self._reloaded = False
        # Only once and only from watching: a host cannot have a guest forget, or take for another seat's, what it was
        # told.
        watched = (
            len(self.kept.told) if self.kept.seat is None and message.seat is not None else self.kept.watched
        )
        # Its person has opened an invitation to another seat, after the host had sent it away: what it was told fits no
        # record.
        moved = (
            self.kept.token is not None
            and None not in {self.kept.seat, message.seat}
            and message.seat != self.kept.seat
        )
        lot = self.kept.lot
        if lot is not None and message.load != self.kept.load:
            lot = lot.model_copy(update={"may_begin_again": True})
        self.note(
            load=message.load,
            lot=lot,
            unmarked=self.kept.unmarked or lost or (moved and bool(self.kept.told)),
            watched=watched,
            guest=message.guest,
            seat=message.seat,
            key=message.key,
            token=None,
            last=last,
            lost=self.kept.lost + unstored,
            facts=message.facts,
        )
        self.welcomed, self._count = True, 0
        self._level = message.requests
        self._asking.welcomed(message.requests)
        self._seated = (UNKNOWN, UNKNOWN)
        self._said = OwnWords()
        self.out.event(
            page_events.WelcomeEvent(message.guest, message.seat, message.facts, screen=message.screen)
        )
        self._wishes = [wish for wish in self._wishes if wish.n > message.last]
        self._keep_unsaid_picks()
        for wish in self._wishes:
            self.say(wish)
        if message.heir is not None and message.heir not in self.kept.agreed:
            self._ask([message.heir])

    def _continue(self, serial: int) -> None:
        """Note that a guest has continued from the backup with ``serial``."""
        if serial in self.kept.agreed:
            self.kept = self.kept.gone_back(serial)
        else:
            # Without a yes nothing is forgotten: this guest cannot tell what was played again from what was rewritten.
            # A spectator has no backup and is not asked.
            kept = self.kept
            # The lists grow in place.
            self._before = kept.model_copy(update={"told": [*kept.told], "picks": [*kept.picks]})
            self.note(heir=serial, unmarked=self.kept.unmarked or bool(self.kept.told))

    def _keep_unsaid_picks(self) -> None:
        """Keep the own picks that are said now: they were made after the backup to which this guest has gone back."""
        unsaid = [(wish.ask, wish.options) for wish in self._wishes if isinstance(wish, messages.Pick)]
        missing = [pick for pick in unsaid if pick not in self.kept.picks]
        if missing:
            self.note(picks=[*self.kept.picks, *missing])

    def _go_back_again(self) -> bool:
        """Forget what came after the backup that was opened a second time, with this guest's yes to that.

        Return whether it was.
        """
        self._before = None
        serial = self.kept.heir
        if serial is None or serial not in self._shared:
            return False
        self.kept = self.kept.gone_back(serial)
        return True

    def _check(self, facts: PlayedGame) -> None:
        """Raise ``Refusal`` (``other-rules``) unless this program plays ``facts`` by the same rules."""
        kind = self._kinds.get(facts.game)
        ours = kind.rules if kind is not None else 0
        if ours != facts.rules:
            raise Refusal("other-rules", theirs=facts.rules, ours=ours)

    def _table(self, message: messages.TableMessage) -> None:
        """Store the seating, to compare it with the record, and tell the page."""
        seatings = next_seating(self.kept, message.body)
        if len(seatings) > len(self.kept.seatings):
            self.note(seatings=seatings)
        self._seated = (self._seated[0], len(seatings) - 1)
        self.out.event(derived(page_events.TableEvent, message))

    def _update(self, message: messages.UpdateMessage) -> None:
        body = message.body
        line, number, after = self._place_of(body)
        head = chained(self.kept.head, body)
        if head != message.head:
            self._fault("broken-chain", number)
        self.kept.told.append((line, number, after, digest(body)))
        self.kept.seated.append(self._seated)
        self._seated = (self._seated[1], self._seated[1])
        self.note(head=head)
        self._over = bool(body.get("over"))
        self._told = (line, number)
        self._count += 1
        if self._count % SEEN_EVERY == 0:
            self.say(messages.Seen(count=self._count, head=head))
        self.out.event(derived(page_events.UpdateEvent, message))

    def _place_of(self, body: dict[str, Any]) -> tuple[int, int, int]:
        """Return line, number and after of a valid update. Raises ``Refusal`` (``peer-broken``)."""
        facts = self.kept.facts
        if facts is None:
            raise Refusal("peer-broken", where="update")
        try:
            update: Update[Any] = _reader(Update[self._kinds[facts.game].view]).validate_python(body)
        except ValidationError:
            raise Refusal("peer-broken", where="update") from None
        if update.seat != self.kept.seat:
            raise Refusal("peer-broken", where="seat")
        if not (
            0 <= update.line <= MOST and 0 <= update.number <= MOST and -1 <= update.after <= update.number
        ):
            raise Refusal("peer-broken", where="number")
        return update.line, update.number, update.after

    def _fault(self, code: str, number: int | None) -> None:
        if len(self.kept.faults) < 50:
            self.note(faults=[*self.kept.faults, Fault(code=code, number=number)])
            self.out.event(page_events.FaultEvent(code=code, number=number))

    # Requests of the person ----------------------------------------------------------------------------------

    def speak(self, call: calls.SayParams) -> None:
        """Send what the person wants to the host. Raises ``Refusal`` (``not-connected``, ``too-fast``)."""
        match call.saying:
            case calls.SayPick(ask=ask, options=options) as said:
                self._wish(derived(messages.Pick, said, n=self._next()))
                self.kept.picks.append((ask, options))
            case calls.SayBack(what=kind):
                self._wish(messages.Back(kind=kind, n=self._next()))
            case calls.SaySince(number=number) as said:
                self._told = None if number < 0 else self._told
                if self.welcomed:
                    self.say(derived(messages.Since, said))
            case calls.SayChat(text=text):
                self._online()
                if line := clean(text, MOST_CHAT):
                    self._said.add(line)
                    self.say(messages.Chat(text=line))
            case calls.SayReact() as said:
                self._online()
                self._said.add(said.reaction)
                self.say(derived(messages.React, said))
            case calls.SayPage(hidden=hidden):
                self._asking.turn(hidden=hidden)
            case said:
                self._online()
                shape = REQUESTS_BY_NAME[said.what]
                self._asking.ask(lambda number: derived(shape, said, request=number), call.now)

    def _online(self) -> None:
        if not self.online:
            raise Refusal("not-connected")

    def _next(self) -> int:
        if len(self._wishes) >= MOST_WISHES:
            raise Refusal("too-fast")
        self.note(last=self.kept.last + 1)
        return self.kept.last

    def _wish(self, wish: messages.Pick | messages.Back) -> None:
        self._wishes.append(wish)
        if self.welcomed:
            self.say(wish)

    def verify(self, _call: calls.VerifyParams, enough: Enough) -> None:
        """Check all updates against the record until ``enough`` says to stop; the next call continues.

        Raises ``Refusal`` (``no-record``, ``unknown-game``).
        """
        record, facts = self.kept.record, self.kept.facts
        if record is None or facts is None:
            raise Refusal("no-record")
        # The page loads a game that is unknown, and asks again.
        kind = kind_of(self._kinds, facts.game)
        if self._verifying is None:
            self._verifying = verifying(self.kept, record, kind)
        try:
            next(self._verifying)
            while not enough():
                next(self._verifying)
        except StopIteration as stop:
            self._verifying = None
            self._judge(record, kind, *cast("Verdict", stop.value))
            return
        self.out.event(page_events.CheckingEvent())

    def _judge(
        self, record: messages.RecordMessage, kind: Kind, found: list[Fault], match: Match[Any, Any] | None
    ) -> None:
        """Tell the page and the host the result of the check."""
        number = record_number(self.room, record)
        save = match.record(kind).model_dump_json() if match is not None else None
        unmarked = self.kept.unmarked
        faults = [] if unmarked else [fault for fault in found if fault.code != LOST_PICK]
        self.out.event(page_events.VerdictEvent(None, faults, number, save))
        if unmarked or (found and not faults):
            self.out.event(page_events.UncheckedEvent())
        elif self.welcomed:
            self.say(messages.Verdict(number=number, faults=faults))

    def finish(self, now: float) -> float | None:
        """Say what the host does not know yet, and what :meth:`HostLink.finish` does."""
        heirs = self._look_at_heirs_room(now)
        heard = self._channel.heard if self._channel is not None and self.welcomed else None
        asking, link = self._asking.finish(now, heard), super().finish(now)
        back = self._way_back.look(now, away=self.away)
        return min((due for due in (heirs, asking, link, back) if due is not None), default=None)

    def _look_at_heirs_room(self, now: float) -> float | None:
        room = self.heirs_room
        if room is None:
            return None
        due, coming = room.look(now), room.coming(now)
        if coming != self._coming:
            self._coming = coming
            self.out.event(page_events.ComingEvent(coming))
        return due

    def shut(self, _now: float) -> None:
        """Leave for good."""
        if self.online:
            self.say(messages.Leave())
