"""A guest of a room: comes in, comes back, says what its person wants, passes on what it is told, and keeps the evidence."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tabletop.errors import Refusal
from tabletop.kind import Kind
from tabletop.peer import calls, news
from tabletop.peer import messages as say
from tabletop.peer.channel import GONE, QUIET, RESEND, Channel
from tabletop.peer.evidence import MOST_LEGACIES, KeptFault, KeptGuest
from tabletop.peer.frames import read_frame
from tabletop.peer.joint import Source, digest
from tabletop.peer.lots import draw
from tabletop.peer.outcome import Outcome
from tabletop.peer.places import NO_HEAD, SEEN_EVERY, chained
from tabletop.peer.text import clean, clean_name
from tabletop.peer.verify import record_number, verify
from tabletop.peer.words import MOST_CHAT, PROTOCOL, Facts
from tabletop.record import MOST
from tabletop.wire import Update

MOST_WISHES = 100
"""Wishes waiting for a connection."""


@cache
def _reader(shape: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - the updates of one kind of game
    return TypeAdapter(shape)


class Guest:
    """One guest. Every method takes the time in milliseconds and leaves what came of it in ``out``."""

    def __init__(self, call: calls.JoinParams, kinds: dict[str, Kind]) -> None:
        self.room = call.room
        self.out = Outcome()
        self._kinds = kinds
        self._source = Source(call.secret)
        self.kept = self._keep(call)
        if call.token is not None:
            # An invitation that was opened again is tried before the key: the one who keeps it may have been sent away.
            self.kept = self.kept.model_copy(update={"token": call.token})
        self._link: str | None = None
        self._channel: Channel | None = None
        self._asked: list[say.Legacy] = []
        self._accepted = self._welcomed = self._greeted = False
        self._hello_at = 0.0
        self._told: tuple[int, int] | None = None
        self._wishes: list[say.Pick | say.Back] = []
        self._count = 0
        self._state = ""

    def _keep(self, call: calls.JoinParams) -> KeptGuest:
        name = clean_name(call.name, "?")
        if call.kept is None:
            return KeptGuest(
                room=call.room, token=call.token, key=None, name=name, head=NO_HEAD, told=[], picks=[], faults=[]
            )  # fmt: skip
        try:
            kept = KeptGuest.model_validate_json(call.kept)
        except ValidationError:
            raise Refusal("room-broken") from None
        if kept.room != call.room:
            raise Refusal("other-room")
        return kept.model_copy(update={"name": name})

    def note(self, **changed: Any) -> None:
        self.kept = self.kept.model_copy(update=changed)
        self.out.changed = True

    # Links ---------------------------------------------------------------------------------------------------

    def linked(self, call: calls.LinkParams) -> None:
        """There is a link to the opener: greet over it; the one before is of no use any more."""
        if self._link is not None and self._link != call.link:
            self.out.event(news.RefusedEvent(self._link, "elsewhere", {}))
        self._link = call.link
        if self._channel is None:
            self._connect(call.now)
        else:
            self._channel.relink()
        self._greet(call.now)

    def unlinked(self, call: calls.LinkParams) -> None:
        """A link is gone; what was known of the connection stays."""
        if call.link == self._link:
            self._link = None

    def _connect(self, now: float) -> None:
        self._channel = Channel(self._source.word(8), say.MOST_TOLD, now)
        self._accepted = self._welcomed = False

    def _greet(self, now: float) -> None:
        if self._link is None or self._channel is None:
            return
        games = {name: kind.rules for name, kind in self._kinds.items()}
        hello = say.Hello(
            protocol=PROTOCOL, room=self.room, conn=self._channel.conn, fresh=not self._accepted,
            token=self.kept.token, key=self.kept.key, name=self.kept.name, games=games,
            told=self._told, head=self.kept.head,
        )  # fmt: skip
        self.out.text(self._link, hello.model_dump_json())
        self._greeted = False
        self._hello_at = now + RESEND

    def receive(self, call: calls.ReceiveParams) -> None:
        """Take a text of a link. Never raises: what makes no sense ends the connection, and another one begins."""
        if call.link != self._link:
            return
        try:
            if call.text.startswith("{"):
                self._answered(say.read_greeting(call.text), call)
            else:
                self._hear(call.text, call.now)
        except Refusal as refusal:
            self._lose(call.link, refusal)

    def _lose(self, link: str, refusal: Refusal) -> None:
        self._channel, self._link = None, None
        self.out.event(news.RefusedEvent(link, refusal.code, refusal.args_))

    def _answered(self, greeting: say.Hello | say.Accept | say.Refuse, call: calls.ReceiveParams) -> None:
        channel = self._channel
        if isinstance(greeting, say.Refuse):
            self._lose(call.link, Refusal(greeting.code, **greeting.args))
        elif isinstance(greeting, say.Accept) and channel is not None and greeting.conn == channel.conn:
            channel.heard = call.now
            if not greeting.known:
                self._connect(call.now)
                self._greet(call.now)
                return
            self._accepted = self._greeted = True

    def _hear(self, text: str, now: float) -> None:
        frame, channel = read_frame(text), self._channel
        if frame is None or channel is None or frame.conn != channel.conn:
            return
        self._accepted = self._greeted = True
        for message in channel.hear(frame, now):
            self._take(say.read_told(message))
        if channel.delivered and self._welcomed:
            self._wishes.clear()

    # What the opener says ------------------------------------------------------------------------------------

    def _take(self, message: say.Told) -> None:
        match message:
            case say.Welcome():
                self._welcome(message)
            case say.Roster():
                self.out.event(news.RosterEvent(message.seats, message.watchers))
            case say.Table():
                self.out.event(news.TableEvent(message.body))
            case say.News():
                self._update(message)
            case say.Refused():
                self.out.event(news.RefusalEvent(message.code, message.args))
            case say.Said() | say.Reacted():
                self._somebody(message)
            case say.Deal() | say.Commits() | say.Nonces():
                self._draw(message)
            case say.Record():
                self.note(record=message)
                self.out.event(news.RecordEvent())
            case say.Legacy() | say.Gather():
                self._outlast(message)

    def _outlast(self, message: say.Legacy | say.Gather) -> None:
        """Keep what is needed to go on without the opener, or hear that another guest wants to."""
        kept = self.kept
        if isinstance(message, say.Legacy):
            mark = (message.serial, len(kept.told), len(kept.picks))
            legacies, marks = [*kept.legacies, message], [*kept.marks, mark]
            self.note(legacies=legacies[-MOST_LEGACIES:], marks=marks[-MOST_LEGACIES:])
            self.out.event(news.LegacyEvent(message.serial, message.needed, message.of))
            return
        self._asked = [legacy for legacy in kept.legacies if legacy.serial in message.serials]
        for legacy in self._asked[-1:]:
            self.out.event(news.GatherEvent(legacy.serial, 0, legacy.needed, legacy.of, asked=True))

    def agree(self, _call: calls.AgreeParams) -> None:
        """Agree that the guest who asked goes on. Raises ``Refusal`` (``not-connected``)."""
        if not self._asked:
            raise Refusal("not-connected")
        self._say(say.Shares(shares=[(legacy.serial, legacy.share) for legacy in self._asked]))
        agreed = [*self.kept.agreed, *(legacy.serial for legacy in self._asked)]
        self.note(agreed=sorted(dict.fromkeys(agreed))[-MOST_LEGACIES:])
        self._told = None

    def _somebody(self, message: say.Said | say.Reacted) -> None:
        """Pass on what somebody said, or how somebody reacted."""
        guest, seat, name = message.guest, message.seat, message.name
        own = guest == self.kept.guest
        if isinstance(message, say.Said):
            self.out.event(news.ChatEvent(guest, seat, name, message.text, own))
        else:
            self.out.event(news.ReactEvent(guest, seat, name, message.reaction, own))

    def _draw(self, message: say.Deal | say.Commits | say.Nonces) -> None:
        """Take part in drawing the seed."""
        if isinstance(message, say.Deal):
            self._check(message.facts)
        drawn = draw(self.kept, message, self._source)
        if drawn.fault:
            self._fault("changed-shuffle", None)
        elif drawn.lot is not None:
            self.note(lot=drawn.lot, facts=drawn.lot.deal.facts)
        if drawn.answer is not None:
            self._say(drawn.answer)
        if drawn.lot is not None and drawn.lot.nonces is not None:
            deal = drawn.lot.deal
            self.out.event(news.NumberEvent(drawn.lot.number(self.room), deal.seats, deal.attempt))

    def _welcome(self, message: say.Welcome) -> None:
        self._check(message.facts)
        if message.heir in self.kept.agreed and message.heir != self.kept.heir:
            self.kept = self.kept.gone_back(message.heir)
        last = max(message.last, self.kept.last)
        self.note(
            guest=message.guest,
            seat=message.seat,
            key=message.key,
            token=None,
            last=last,
            facts=message.facts,
        )
        self._welcomed, self._count = True, 0
        self.out.event(news.WelcomeEvent(message.guest, message.seat, message.facts))
        self._wishes = [wish for wish in self._wishes if wish.n > message.last]
        for wish in self._wishes:
            self._say(wish)

    def _check(self, facts: Facts) -> None:
        """Raise ``Refusal`` (``other-rules``) unless this program plays ``facts`` by the same rules."""
        kind = self._kinds.get(facts.game)
        ours = kind.rules if kind is not None else 0
        if ours != facts.rules:
            raise Refusal("other-rules", theirs=facts.rules, ours=ours)

    def _update(self, message: say.News) -> None:
        body = message.body
        line, number, after = self._place_of(body)
        head = chained(self.kept.head, body)
        if head != message.head:
            self._fault("broken-chain", number)
        self.kept.told.append((line, number, after, digest(body)))
        self.note(head=head)
        self._told = (line, number)
        self._count += 1
        if self._count % SEEN_EVERY == 0:
            self._say(say.Seen(count=self._count, head=head))
        self.out.event(news.UpdateEvent(body))

    def _place_of(self, body: dict[str, Any]) -> tuple[int, int, int]:
        """Return line, number and after of an update that is one. Raises ``Refusal`` (``peer-broken``)."""
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
            self.note(faults=[*self.kept.faults, KeptFault(code=code, number=number)])
            self.out.event(news.FaultEvent(code, number))

    # What the person says ------------------------------------------------------------------------------------

    def speak(self, call: calls.SayParams) -> None:
        """Say what the person wants. Raises ``Refusal`` (``not-connected``, ``too-fast``)."""
        match call.saying:
            case calls.SayPick(ask=ask, options=options):
                self._wish(say.Pick(n=self._next(), ask=ask, options=options))
                self.kept.picks.append((ask, options))
            case calls.SayUndo(what=kind) | calls.SayRedo(what=kind):
                self._wish(say.Back(kind=kind, n=self._next()))
            case calls.SaySince(line=line, number=number):
                self._told = None if number < 0 else self._told
                if self._welcomed:
                    self._say(say.Since(line=line, number=number))
            case calls.SayChat(text=text):
                self._online()
                if line := clean(text, MOST_CHAT):
                    self._say(say.Chat(text=line))
            case calls.SayReact(reaction=reaction):
                self._online()
                self._say(say.React(reaction=reaction))

    def _online(self) -> None:
        if not self._welcomed or self._channel is None:
            raise Refusal("not-connected")

    def _next(self) -> int:
        if len(self._wishes) >= MOST_WISHES:
            raise Refusal("too-fast")
        self.note(last=self.kept.last + 1)
        return self.kept.last

    def _wish(self, wish: say.Pick | say.Back) -> None:
        self._wishes.append(wish)
        if self._welcomed:
            self._say(wish)

    def _say(self, message: say.Asked) -> None:
        if self._channel is not None:
            self._channel.say(message.model_dump_json())

    def verify(self, _call: calls.VerifyParams) -> None:
        """Check all that was sent against the record, and say what it came to. Raises ``Refusal`` (``no-record``)."""
        record, facts = self.kept.record, self.kept.facts
        if record is None or facts is None:
            raise Refusal("no-record")
        kind = self._kinds[facts.game]
        found, match = verify(self.kept, record, kind)
        number = record_number(self.room, record)
        save = match.record(kind).model_dump_json() if match is not None else None
        faults = [news.FaultView(fault.code, fault.number) for fault in found]
        self.out.event(news.VerdictEvent(None, faults, number, save))
        if self._welcomed:
            told = [say.Fault(code=fault.code, number=fault.number) for fault in found]
            self._say(say.Verdict(number=number, faults=told))

    def shut(self, now: float) -> None:
        """Go for good."""
        if self._welcomed and self._channel is not None and self._link is not None:
            self._say(say.Leave())
            for line in self._channel.emit(now):
                self.out.text(self._link, line)

    # The end of a call ---------------------------------------------------------------------------------------

    def finish(self, now: float) -> float | None:
        """Send what is to be sent, note silence; return when to look again, on the clock of ``now``."""
        channel = self._channel
        state = "lost" if channel is None else channel.silence(now)
        if state == "open" and (self._link is None or not self._welcomed):
            state = "waiting"
        if state != self._state:
            self._state = state
            self.out.event(news.StateEvent(state))
        if channel is None:
            return None
        upcoming = [at for at in (channel.heard + QUIET, channel.heard + GONE) if at > now]
        if self._link is not None and not self._greeted:
            if now >= self._hello_at:
                self._greet(now)
            upcoming.append(self._hello_at)
        elif self._link is not None:
            for line in channel.emit(now):
                self.out.text(self._link, line)
            upcoming.append(channel.due())
        return min(upcoming, default=None)
