"""Answers the page's calls about rooms, its own and those it is a guest of: JSON text in and out, like the desk."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.match.match import Match
from tabletop.peer import calls, page_events
from tabletop.peer.guest.room_guest import RoomGuest
from tabletop.peer.host.host_migration import HostMigration, take_over_room
from tabletop.peer.host.room_host import RoomHost
from tabletop.service.answering import answer, params_of
from tabletop.service.calls import Params
from tabletop.service.desk import Desk

P = TypeVar("P", bound=Params)

MOST_CALL = 16_000_000
"""The longest call, in characters, since a sender can make a line of a link as long as it likes."""
MOST_ROOMS = 20


AnyRoom = RoomHost | RoomGuest | HostMigration


class PeerApi:
    """All rooms of one page. ``desk`` is the page's own: a room's match is the open match of the same name."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        desk.on_result = self._note
        self.hosts: dict[str, RoomHost] = {}
        self.migrations: dict[str, HostMigration] = {}
        self.guests: dict[str, RoomGuest] = {}
        self._host_methods: dict[str, tuple[type[calls.RoomParams], Callable[[RoomHost, Any], None]]] = {
            "tell": (calls.TellParams, self._tell),
            "deal": (calls.DealParams, lambda room, _: room.deal()),
            "chair": (calls.ChairParams, RoomHost.chair),
            "dismiss": (calls.DismissParams, RoomHost.dismiss),
            "chat": (calls.ChatParams, RoomHost.chat),
            "react": (calls.ReactParams, RoomHost.react),
            "entrust": (calls.EntrustParams, RoomHost.entrust),
            "over": (calls.OverParams, lambda room, _: room.over(self._match(room.room))),
        }
        self._guest_methods: dict[str, tuple[type[calls.RoomParams], Callable[[RoomGuest, Any], None]]] = {
            "say": (calls.SayParams, RoomGuest.speak),
            "verify": (calls.VerifyParams, lambda room, call: room.verify(call, self._desk.patience())),
            "agree": (calls.AgreeParams, RoomGuest.agree),
        }

    def handle(self, text: str) -> str:
        """Answer one call. Never raises: whatever goes wrong becomes an error that the page can translate."""
        return answer(text, MOST_CALL, calls.PeerRequest, self._answer, _misread)

    def _answer(self, request: calls.PeerRequest) -> str:
        return _answers().dump_json(self._call(request.method, request.params)).decode()

    def _call(self, method: str, params: dict[str, Any]) -> page_events.PeerAnswer:
        if method == "host":
            return self._host(_params(calls.HostParams, params))
        if method == "join":
            return self._join(_params(calls.JoinParams, params))
        if method in {"gather", "succeed"}:
            return self._go_on(method, params)
        if method in self._host_methods:
            shape, act = self._host_methods[method]
            call = _params(shape, params)
            host = self._host_of(call.room)
            act(host, call)
            return _finish(host, call.now)
        if method in self._guest_methods:
            shape, guest_does = self._guest_methods[method]
            call = _params(shape, params)
            guest = self._guest(call.room)
            guest_does(guest, call)
            return _finish(guest, call.now)
        return self._of_both(method, params)

    # Rooms ---------------------------------------------------------------------------------------------------

    def _host(self, call: calls.HostParams) -> page_events.PeerAnswer:
        kind = self._desk.kinds.get(call.game)
        if kind is None:
            raise Refusal("unknown-game", game=call.game)
        self._make_way(call.room)
        host = RoomHost(call, kind.rules)
        if call.kept is not None:
            host.restore(call.kept)
        self.hosts[call.room] = host
        if (match := self._match(call.room)) is not None:
            host.note(match)
        host.out.changed = True
        return _finish(host, call.now)

    def _join(self, call: calls.JoinParams) -> page_events.PeerAnswer:
        self._make_way(call.room)
        guest = RoomGuest(call, self._desk.kinds)
        self.guests[call.room] = guest
        guest.out.changed = True
        return _finish(guest, call.now)

    def _go_on(self, method: str, params: dict[str, Any]) -> page_events.PeerAnswer:
        """Gather the guests of a host that is gone, then become the host."""
        if method == "gather":
            call = _params(calls.GatherParams, params)
            guest = self._guest(call.room)
            if guest.kept.facts is None or not guest.kept.legacies:
                raise Refusal("no-legacy")
            migration = HostMigration(guest.kept, guest.kept.facts, call.secret)
            self._make_way(call.room)
            self.migrations[call.room] = migration
            return _finish(migration, call.now)
        succeed = _params(calls.SucceedParams, params)
        if succeed.room not in self.migrations:
            raise Refusal("unknown-room")
        host = take_over_room(self.migrations[succeed.room], succeed)
        self._make_way(succeed.room)
        self.hosts[succeed.room] = host
        return _finish(host, succeed.now)

    def _note(self, match: Match[Any, Any]) -> None:
        """Write what was done in a match into its room's journal, whether or not a guest is told of it."""
        if match.name in self.hosts:
            self.hosts[match.name].note(match)

    def _tell(self, room: RoomHost, call: calls.TellParams) -> None:
        room.tell(call)
        if call.what == "update":
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

    def _guest(self, room: str) -> RoomGuest:
        if room not in self.guests:
            raise Refusal("unknown-room")
        return self.guests[room]

    def _match(self, room: str) -> Match[Any, Any] | None:
        table = self._desk.open_matches.get(room)
        return table.match if table is not None else None

    # Calls of host and guest ---------------------------------------------------------------------------------

    def _of_both(self, method: str, params: dict[str, Any]) -> page_events.PeerAnswer:
        if method == "invite":
            wish = _params(calls.InviteParams, params)
            room = self.hosts.get(wish.room) or self.migrations.get(wish.room)
            if room is None:
                raise Refusal("unknown-room")
            room.invite(wish)
            return _finish(room, wish.now)
        if method == "wrong-key":
            return self._wrong_key(_params(calls.WrongKeyParams, params))
        if method == "shut":
            return self._shut(_params(calls.ShutParams, params))
        if method == "tick":
            tick = _params(calls.TickParams, params)
            return _finish(self._either(tick.room), tick.now)
        if method == "receive":
            text = _params(calls.ReceiveParams, params)
            either = self._either(text.room)
            either.receive(text)
            return _finish(either, text.now)
        link = _params(calls.LinkParams, params)
        either = self._either(link.room)
        (either.linked if method == "linked" else either.unlinked)(link)
        return _finish(either, link.now)

    def _wrong_key(self, call: calls.WrongKeyParams) -> page_events.PeerAnswer:
        if call.room not in self.migrations:
            raise Refusal("unknown-room")
        migration = self.migrations[call.room]
        migration.wrong_key()
        return _finish(migration, call.now)

    def _either(self, room: str) -> AnyRoom:
        return self.hosts.get(room) or self.migrations.get(room) or self._guest(room)

    def _shut(self, call: calls.ShutParams) -> page_events.PeerAnswer:
        either = self._either(call.room)
        if call.final:
            either.shut(call.now)
        answer = _finish(either, call.now)
        for rooms in (self.hosts, self.guests, self.migrations):
            rooms.pop(call.room, None)
        return answer


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


def _params(shape: type[P], data: dict[str, Any]) -> P:
    return params_of(shape, data, _misread)


def _misread(where: str) -> Refusal:
    return Refusal("unknown-method" if where == "method" else "bad-request", where=where)
