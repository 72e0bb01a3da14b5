"""Answers the page's calls about rooms, its own and those it is a guest of: JSON text in and out, like the desk."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import kind_of
from tabletop.match.match import Match
from tabletop.peer import calls, page_events
from tabletop.peer.evening.asking_in import Askings
from tabletop.peer.evening.commands import Result
from tabletop.peer.evening.follow_up import FollowUp
from tabletop.peer.evening.heirs_room import HeirsRoom
from tabletop.peer.guest.room_guest import RoomGuest
from tabletop.peer.host.host_migration import HostMigration, take_over_room
from tabletop.peer.host.room_host import RoomHost
from tabletop.service.answering import answer, params_of
from tabletop.service.desk import Desk

MOST_CALL = 16_000_000
"""The longest call, in characters, since a sender can make a line of a link as long as it likes."""
MOST_ROOMS = 20


AnyRoom = RoomHost | RoomGuest | HostMigration
R = TypeVar("R", RoomHost, RoomGuest, RoomHost | HostMigration, AnyRoom)

Answering = Callable[[Any], page_events.PeerAnswer]
"""Answers a call whose params were read."""


class PeerApi:
    """All rooms of one page. ``desk`` is the page's own: a room's match is the open match of the same name."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        desk.on_result = self._note
        self.hosts: dict[str, RoomHost] = {}
        self.migrations: dict[str, HostMigration] = {}
        self.guests: dict[str, RoomGuest] = {}
        self._asking = Askings()
        of_host, of_guest, of_any = self._of_host, self._of_guest, self._of_any
        self.methods: dict[str, tuple[type[calls.RoomParams], Answering]] = {
            "host": (calls.HostParams, self._host),
            "tell": (calls.TellParams, of_host(self._tell)),
            "deal": (calls.DealParams, of_host(lambda room, call: room.deal(call.now))),
            "chair": (calls.ChairParams, of_host(RoomHost.chair)),
            "dismiss": (calls.DismissParams, of_host(RoomHost.dismiss)),
            "chat": (calls.ChatParams, of_host(RoomHost.chat)),
            "react": (calls.ReactParams, of_host(RoomHost.react)),
            "entrust": (calls.EntrustParams, of_host(RoomHost.entrust)),
            "pace": (calls.PaceParams, of_host(RoomHost.agree)),
            "more-time": (calls.MoreTimeParams, of_host(lambda room, _: room.pace.more())),
            "page": (calls.PageParams, of_host(RoomHost.turn)),
            "done": (calls.DoneParams, self._carried_out),
            "seat-watcher": (calls.SeatWatcherParams, of_host(RoomHost.seat_watcher)),
            "hold": (calls.HoldParams, of_any(_hold)),
            "offer-part": (calls.OfferPartParams, of_host(RoomHost.offer_part)),
            "open-door": (
                calls.OpenDoorParams,
                of_host(lambda room, call: room.door.open_link(call.kept, call.now)),
            ),
            "close-door": (
                calls.CloseDoorParams,
                of_host(lambda room, _: room.door.close_link("withdrawn")),
            ),
            "knocked": (
                calls.KnockedParams,
                of_host(lambda room, call: room.door.hear(call.requests, call.now)),
            ),
            "let-in": (
                calls.LetInParams,
                of_host(lambda room, call: room.door.let_in(call.caller, call.now, watch=call.watch)),
            ),
            "turn-away": (
                calls.TurnAwayParams,
                of_host(lambda room, call: room.door.turn_away(call.caller)),
            ),
            "answer": (calls.AnswerParams, of_host(RoomHost.answer)),
            "over": (calls.OverParams, of_host(lambda room, _: room.over(self._match(room.room)))),
            "join": (calls.JoinParams, self._join),
            "ask-in": (calls.AskInParams, self._ask_in),
            "say": (calls.SayParams, of_guest(RoomGuest.speak)),
            "verify": (
                calls.VerifyParams,
                of_guest(lambda room, call: room.verify(call, self._desk.patience())),
            ),
            "agree": (calls.AgreeParams, of_guest(RoomGuest.agree)),
            "gather": (calls.GatherParams, self._gather),
            "succeed": (calls.SucceedParams, self._succeed),
            "wrong-key": (calls.WrongKeyParams, self._wrong_key),
            "invite": (calls.InviteParams, self._of_inviting(lambda room, call: room.invite(call))),
            "hide-invitation": (
                calls.HideInvitationParams,
                self._of_inviting(lambda room, _: room.invitations.hide()),
            ),
            "renew-invitations": (
                calls.RenewInvitationsParams,
                self._of_inviting(lambda room, _: room.invitations.renew()),
            ),
            "replied": (
                calls.RepliedParams,
                self._of_inviting(
                    lambda room, call: room.invitations.replied(call.invitation, call.seat, calls=call.calls)
                ),
            ),
            "not-met": (calls.NotMetParams, self._of_inviting(lambda room, call: room.not_met(call))),
            "linked": (calls.LinkParams, of_any(lambda room, call: room.linked(call))),
            "unlinked": (calls.LinkParams, of_any(lambda room, call: room.unlinked(call))),
            "receive": (calls.ReceiveParams, of_any(lambda room, call: room.receive(call))),
            "tick": (calls.TickParams, self._tick),
            "shut": (calls.ShutParams, self._shut),
        }
        """By method, its params and what answers it."""

    def handle(self, text: str) -> str:
        """Answer one call. Never raises: whatever goes wrong becomes an error that the page can translate."""
        return answer(text, MOST_CALL, calls.PeerRequest, self._answer, _misread)

    def _answer(self, request: calls.PeerRequest) -> str:
        call = params_of(self.methods[request.method][0], request.params, _misread)
        return _answers().dump_json(self.act(request.method, call)).decode()

    def act(self, method: str, call: calls.RoomParams) -> page_events.PeerAnswer:
        """Do what a call of ``method`` says, whose params were read. Raises ``Refusal``."""
        return self._asking.add(call, self.methods[method][1](call))

    def _of_host(self, act: Callable[[RoomHost, Any], None]) -> Answering:
        """Let the host of the room that a call names ``act``."""
        return lambda call: _done(self._host_of(call.room), call, act)

    def _of_inviting(self, act: Callable[[RoomHost | HostMigration, Any], None]) -> Answering:
        """Let the host of the room that a call names ``act``, or the guest who gathers the others."""
        return lambda call: _done(self._inviting(call.room), call, act)

    def _of_guest(self, act: Callable[[RoomGuest, Any], None]) -> Answering:
        """Let the guest of the room that a call names ``act``."""
        return lambda call: _done(self._guest(call.room), call, act)

    def _of_any(self, act: Callable[[AnyRoom, Any], None]) -> Answering:
        """Let host or guest of the room that a call names ``act``."""
        return lambda call: _done(self._either(call.room), call, act)

    # Rooms ---------------------------------------------------------------------------------------------------

    def _host(self, call: calls.HostParams) -> page_events.PeerAnswer:
        kind = kind_of(self._desk.kinds, call.game)
        self._make_way(call.room)
        host = RoomHost(call, kind.rules, kind.larger)
        if call.kept is not None:
            host.restore(call.kept)
        self.hosts[call.room] = host
        if (match := self._match(call.room)) is not None:
            host.note(match)
        if call.pace is not None:
            host.pace.agree(call.pace, call.now)
        host.out.changed = True
        if call.after is not None:
            self._follow(host, call.after, call.now)
        return _finish(host, call.now)

    def _follow(self, host: RoomHost, after: calls.After, now: float) -> None:
        """Have the guests of another room of this page come over to ``host``."""
        if after.room in self.hosts:
            before = self.hosts[after.room]
            host.next_seat.before = FollowUp(before, host, after.guests, now, begins=after.begins)
            before.onward.follow_up = host.next_seat.before
            host.door.follow(before.door, after.guests, now)
        else:
            guest = self._guest(after.room)
            guest.heirs_room = HeirsRoom(guest, host, after.guests, after.watchers, now)

    def _carried_out(self, call: calls.DoneParams) -> page_events.PeerAnswer:
        """Hand on the result of a command."""
        room = self._either(call.room)
        room.commands.done(Result(call.command, ok=call.ok, text=call.text, now=call.now, code=call.code))
        if call.ok and isinstance(room, RoomHost):
            # Its serials may be stored now.
            self._entrust(room)
        return _finish(room, call.now)

    def _join(self, call: calls.JoinParams) -> page_events.PeerAnswer:
        before = self.migrations.get(call.room) or self.guests.get(call.room)
        self._make_way(call.room)
        guest = RoomGuest(call, self._desk.kinds)
        if before is not None:
            guest.commands.follow(before.commands)
        self.guests[call.room] = guest
        guest.out.changed = True
        return _finish(guest, call.now)

    def _gather(self, call: calls.GatherParams) -> page_events.PeerAnswer:
        """Gather the guests of a host that is gone."""
        guest = self._guest(call.room)
        if guest.kept.facts is None or not guest.kept.usable_legacies:
            raise Refusal("no-legacy")
        migration = HostMigration(guest.kept, guest.kept.facts, call.secret)
        migration.commands.follow(guest.commands)
        self._make_way(call.room)
        self.migrations[call.room] = migration
        return _finish(migration, call.now)

    def _succeed(self, call: calls.SucceedParams) -> page_events.PeerAnswer:
        """Become the host for the guests that were gathered."""
        if call.room not in self.migrations:
            raise Refusal("unknown-room")
        migration = self.migrations[call.room]
        host = take_over_room(migration, call)
        host.commands.follow(migration.commands)
        self._make_way(call.room)
        self.hosts[call.room] = host
        return _finish(host, call.now)

    def _note(self, match: Match[Any, Any]) -> None:
        """Write what was done in a match into its room's journal, whether or not a guest is told of it."""
        if match.name in self.hosts:
            self.hosts[match.name].note(match)

    def _tell(self, room: RoomHost, call: calls.TellParams) -> None:
        room.tell(call)
        if call.what == "update":
            self._entrust(room)

    def _entrust(self, room: RoomHost) -> None:
        room.entrust_if_wanted(self._match(room.room), self._desk.kinds[room.facts.game])

    def _make_way(self, room: str) -> None:
        """Forget a room of that name. Raises ``Refusal`` (``too-many-rooms``)."""
        for rooms in (self.hosts, self.guests, self.migrations):
            rooms.pop(room, None)
        if len(self.hosts) + len(self.guests) + len(self.migrations) >= MOST_ROOMS:
            raise Refusal("too-many-rooms", most=MOST_ROOMS)

    def _host_of(self, room: str) -> RoomHost:
        if room not in self.hosts:
            raise Refusal("unknown-room")
        return self.hosts[room]

    def _inviting(self, room: str) -> RoomHost | HostMigration:
        return self.migrations[room] if room in self.migrations else self._host_of(room)

    def _guest(self, room: str) -> RoomGuest:
        if room not in self.guests:
            raise Refusal("unknown-room")
        return self.guests[room]

    def _match(self, room: str) -> Match[Any, Any] | None:
        table = self._desk.open_matches.get(room)
        return table.match if table is not None else None

    # Calls of host and guest ---------------------------------------------------------------------------------

    def _wrong_key(self, call: calls.WrongKeyParams) -> page_events.PeerAnswer:
        if call.room not in self.migrations:
            raise Refusal("unknown-room")
        migration = self.migrations[call.room]
        migration.wrong_key()
        return _finish(migration, call.now)

    def _either(self, room: str) -> AnyRoom:
        return self.hosts.get(room) or self.migrations.get(room) or self._guest(room)

    def _ask_in(self, call: calls.AskInParams) -> page_events.PeerAnswer:
        self._asking.note(call)
        return self._finish_if_open(call)

    def _tick(self, call: calls.TickParams) -> page_events.PeerAnswer:
        asks = call.room in self._asking
        return self._finish_if_open(call) if asks else _finish(self._either(call.room), call.now)

    def _finish_if_open(self, call: calls.RoomParams) -> page_events.PeerAnswer:
        """End a call about a room that need not be known yet."""
        known = any(call.room in rooms for rooms in (self.hosts, self.migrations, self.guests))
        return (
            _finish(self._either(call.room), call.now)
            if known
            else page_events.PeerAnswer([], [], None, None)
        )

    def _shut(self, call: calls.ShutParams) -> page_events.PeerAnswer:
        either = self._either(call.room)
        if isinstance(either, RoomHost):
            either.door.close_link("left")
        if call.final:
            either.shut(call.now)
        answer = _finish(either, call.now)
        for rooms in (self.hosts, self.guests, self.migrations):
            rooms.pop(call.room, None)
        self._asking.forget(call.room)
        return answer


def _hold(room: AnyRoom, call: calls.HoldParams) -> None:
    """Have a person begin the next game; an heir's begins in no other way."""
    if isinstance(room, RoomHost):
        room.hold(call)


def _done(room: R, call: calls.RoomParams, act: Callable[[R, Any], None]) -> page_events.PeerAnswer:
    """Let ``room`` do what ``call`` asks for."""
    act(room, call)
    return _finish(room, call.now)


def _finish(room: AnyRoom, now: float) -> page_events.PeerAnswer:
    """End a call: send what is due, and return when to tick next."""
    due = room.finish(now)
    out = room.out.take()
    kept = None
    if out.changed and not isinstance(room, HostMigration):
        kept = room.kept() if isinstance(room, RoomHost) else room.kept.model_dump_json()
    return page_events.PeerAnswer(out.send, out.events, None if due is None else max(0.0, due - now), kept)


@cache
def _answers() -> TypeAdapter[page_events.PeerAnswer]:
    return TypeAdapter(page_events.PeerAnswer)


def _misread(where: str) -> Refusal:
    return Refusal("unknown-method" if where == "method" else "bad-request", where=where)
