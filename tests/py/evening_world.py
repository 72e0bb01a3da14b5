"""Imitates the devices of an evening.

Pages over one game, which may be frozen, and links that lose, delay and repeat texts.
"""

import json
from collections import Counter
from typing import Any

from pydantic import TypeAdapter

from desk_client import Data
from door_world import DoorKeeper, Mailbox, OrderFailedError
from evening_pages import GuestPage, HostPage, Net, Page, secret
from nim.kind import NIM
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Seed
from tabletop.match.kind import Kind
from tabletop.peer import page_events
from tabletop.peer.peer_api import PeerApi
from tabletop.players.seating import Chair
from tabletop.service.answering import params_of
from tabletop.service.desk import Desk


class World(Net):
    """Links that lose, delay and repeat texts, between pages that may be frozen."""

    def __init__(self, kind: Kind = NIM, kinds: list[Kind] | None = None) -> None:
        super().__init__()
        self.kind = kind
        """The game that is played."""
        self.kinds = kinds or [kind]
        """The games that pages know."""
        self.in_text = False
        """Whether pages call in JSON text, as the real ones do."""
        self.frozen: set[int] = set()
        self.rooms: dict[str, Host] = {}
        """The host's page of each room."""
        self.moves: list[tuple[Page, str, str]] = []
        """Pages that go to another room, and by which token."""
        self.heard: dict[tuple[Page, Page], tuple[float, str, bool]] = {}
        """By receiver and sender: when the latest text came, by which link, and whether it was of a connection."""
        self.shown: list[tuple[Device, Data]] = []
        """What pages were told, in order, since somebody looked."""
        self.backups: dict[tuple[str, int], str] = {}
        """What guests were given as the backup of each room and serial."""
        self.joined: Counter[Page] = Counter()
        """How many links each page has had."""

    def freeze(self, page: Page) -> None:
        self.frozen.add(id(page))

    def thaw(self, page: Page) -> None:
        self.frozen.discard(id(page))

    def _next(self) -> float:
        due = [page.due for page in self.pages if page.due is not None and id(page) not in self.frozen]
        times = [at for at, _, receiver, _ in self.wire if id(receiver) not in self.frozen]
        return min([*times, *due, *(one[0] for one in self.hung_up)], default=float("inf"))

    def connect(self, host: Page, guest: Page) -> str:
        self.joined.update((host, guest))
        return super().connect(host, guest)

    def deliver(self, link: str, receiver: Page, text: str) -> None:
        sender = next(page for page in self.links[link] if page is not receiver)
        self.heard[receiver, sender] = self.now, link, not text.startswith("{")
        super().deliver(link, receiver, text)

    def cut_off(self, page: Page) -> None:
        """Break all links of a page."""
        for link in list(page.links):
            self.cut(link)

    def lose(self, page: Page) -> None:
        """Have a page disappear: its links break, and it does nothing any more."""
        self.cut_off(page)
        page.left = True
        self.pages.remove(page)

    def hears(self, page: Page) -> bool:
        return id(page) not in self.frozen

    def happen(self) -> None:
        """Do what is due now, at pages that are not frozen."""
        held = [(page, page.due) for page in self.pages if id(page) in self.frozen] if self.frozen else ()
        for page, _ in held:
            page.due = None
        super().happen()
        for page, due in held:
            page.due = due if page.due is None else page.due


def begin_anew(page: "Device") -> None:
    page.lives += 1
    page.desk = Desk(page.world.kinds)
    page.peer_api = PeerApi(page.desk)
    page.due = page.looks_back = None
    page.told_by_kind = {}


_EVENTS = TypeAdapter(list[page_events.PeerEvent])


def _plain(answer: page_events.PeerAnswer) -> Data:
    """Return an answer as its JSON text says it."""
    return {
        "send": [{"link": one.link, "text": one.text} for one in answer.send],
        "events": _EVENTS.dump_python(answer.events, mode="json") if answer.events else [],
        "due": answer.due,
        "kept": answer.kept,
    }


def invitation(room: str, token: str, seats: list[int | None]) -> str:
    """Stand in for a link: the token of the first seat, which the others' follow from."""
    return json.dumps(["join", room, token, seats])


class Device(Page):
    """What a room of this device does with commands, as the page's driver does."""

    world: World
    lives: int
    replies: dict[int, tuple[str, str]]
    """Room and token of the replies that are held, by the command that made them."""
    next: "Host | None" = None
    """The page of the next room, whose host this device is."""
    slow = False
    """Whether it does not carry out what it is told yet."""
    link_fails = False
    """Whether its page cannot make an invitation."""
    looks_back: int | None = None
    """With which pause it looks for return codes; None: not at all."""
    agrees = True
    """Whether its person takes the host's part."""
    before: Page | None
    """The page of the room before, on the same device: its engine goes on. None after a reload."""

    def begin(self) -> None:
        if self.before is None or self.lives:
            begin_anew(self)
            # No two devices have one clock, and a page's begins anew.
            self.clock = float(int(secret("clock", self.name, self.lives, len(self.world.joined))[:6], 16))
        else:
            self.clock = self.before.clock
            self.lives += 1
            self.desk, self.peer_api = self.before.desk, self.before.peer_api
            self.due, self.told_by_kind = None, {}

    def call(self, method: str, **params: Any) -> Data:
        """Call as the page does, but for the JSON text: params are checked, and the answer is plain data."""
        if self.world.in_text:
            return super().call(method, **params)
        shape, _ = self.peer_api.methods[method]
        given = {"room": self.room, "now": self.world.now + self.clock, **params}
        try:
            call = params_of(shape, given, lambda where: Refusal("bad-request", where=where))
            answer = self.peer_api.act(method, call)
        except Refusal as refusal:
            return {"ok": False, "error": {"code": refusal.code, "args": refusal.args_}}
        return {"ok": True, "result": _plain(answer)}

    def carry_out_results(self, result: Data) -> list[Data]:
        # In the order of the call: what follows on an event is told later.
        self.world.shown += [(self, event) for event in result["events"]]
        return super().carry_out_results(result)

    def secret(self) -> str:
        """Never the same bytes in two rooms, or at two devices."""
        return secret(self.name, type(self).__name__, self.room, self.lives)

    def on(self, event: Data) -> None:
        super().on(event)
        if event["kind"] == "command" and event["order"]["kind"] != "decide" and not self.slow:
            self.carry_out_and_tell(event["number"], event["order"])

    def carry_out_and_tell(self, number: int, order: Data) -> None:
        """Carry it out, and tell what became of it."""
        if order["kind"] == "look-back":
            # No code ever comes: links come back by themselves here.
            self.looks_back = order["pause"]
            return
        text = self.carry_out_order(number, order)
        if not self.left:
            self.do("done", command=number, ok=text is not None, text=text or None)

    def carry_out_order(self, number: int, order: Data) -> str | None:
        """Carry it out; return the text that it was to give, None where it failed."""
        text: str | None = getattr(self, f"_{order['kind'].replace('-', '_')}")(number, order)
        return text

    def _answer(self, number: int, order: Data) -> str:
        _, room, token, seats = json.loads(order["text"])
        seat = order["seat"] if len(seats) > 1 else seats[0]
        mine = token if seat in {seats[0], None} else f"{token}{seat}"
        self.replies[number] = (room, mine)
        return json.dumps(["reply", room, mine])

    def _drop(self, _number: int, order: Data) -> str:
        self.replies.pop(order["reply"], None)
        return ""

    def _move(self, _number: int, order: Data) -> str:
        self.world.moves.append((self, *self.replies.pop(order["reply"])))
        return ""


class Host(Device, HostPage):
    """A host's page over one game; ``before``: the page of the room before, on the same device."""

    hidden = False
    answers = True
    """Whether its page tries the replies that guests pass on; else the test answers."""
    heir = False
    """Whether it plays on for a host that was lost."""
    stand_in = "random"

    def __init__(
        self, world: World, seating: list[Data], setup: Data, before: Device | None = None, **more: Any
    ) -> None:
        if before is not None:
            before.next = self
        self.world, self.before, self.more, self.replies = world, before, more, {}
        self.room = f"room-{len(world.rooms) + 1}"
        world.rooms[self.room] = self
        super().__init__(world, world.kind.id, seating, setup)
        self.more = {}

    def become_host(self) -> None:
        super().become_host()
        self.refuses_replies = False
        """Whether its page takes no reply."""
        self.link_fails = False
        """Whether its page cannot make an invitation."""
        self.lost_now = set[str]()
        """What was not stored when it was loaded anew since the last look: "notes" of the room, or "moves" of the
        match."""
        self.taken: set[str] = set()
        """Tokens of the replies that it has taken."""
        self.door: DoorKeeper | None = None
        """What it does at its link for friends far away."""
        self.handed_on_by = self.before.room if isinstance(self.before, Guest) else ""
        """The room whose host's part this device has taken."""

    def host(self, **more: Any) -> list[Data]:
        return super().host(**more, **self.more)

    def create(self, seed: Seed) -> None:
        """Make the match: a guest who has come meanwhile plays, and a computer player where no guest is, as on the page."""
        if self.room in self.peer_api.hosts:
            self.seating = [self._chair_at_deal(seat, chair) for seat, chair in enumerate(self.seating)]
        super().create(seed)

    def _chair_at_deal(self, seat: int, chair: Data) -> Data:
        places = self.peer_api.hosts[self.room].registry.at(seat)
        if not places:
            return chair | {"player": "random"} if chair["player"] == "elsewhere" else chair
        plays = chair["player"] == "elsewhere" or places[0].state == "open"
        return {"name": places[0].name, "player": "elsewhere"} if plays else chair

    @property
    def stored_guests(self) -> list[int]:
        """The numbers of the guests that are stored."""
        return [guest["number"] for guest in json.loads(self.kept or "{}").get("guests", [])]

    def reload(self) -> None:
        self._lose_room_before()
        self.lost_now |= {"notes"} if self.unstored is not None else set()
        self.lost_now |= {"moves"} if self.save != self.stored_save else set()
        self.unstored = None
        super().reload()
        if self.door is not None:
            self.open_door(self.door.box, kept=self.door.kept)

    def _lose_room_before(self) -> None:
        """Lose the room before: a page that is loaded anew hosts its newest room alone, and leads no one on."""
        before, self.before = self.before, None
        if isinstance(before, Host) and before in self.world.pages:
            self.world.lose(before)

    def open_door(self, box: Mailbox, **kept: Data | None) -> DoorKeeper:
        """Hear who asks at the link."""
        self.door = DoorKeeper(self, box)
        self.do("open-door", **kept)
        return self.door

    def carry_out_and_tell(self, number: int, order: Data) -> None:
        if self.door is None or order["kind"] not in {
            "look",
            "let-in",
            "connect",
            "say-no",
            "end-link",
            "keep-door",
            "drop",
        }:
            super().carry_out_and_tell(number, order)
            return
        try:
            text = self._at_the_door(self.door, number, order)
        except OrderFailedError as error:
            self.do("done", command=number, ok=False, code=error.code)
            return
        if text is not None and not self.left:
            self.do("done", command=number, ok=True, text=text or None)

    def _at_the_door(self, door: DoorKeeper, number: int, order: Data) -> str | None:
        """Carry out what concerns the door; return None where the result comes later."""
        match order["kind"]:
            case "look":
                return door.look(order)
            case "let-in":
                return door.let_in(number, order)
            case "connect":
                return door.connect(number, order)
            case "say-no":
                return door.say_no(order)
            case "end-link":
                return door.end_link(order)
            case "keep-door":
                # Here what a look finds is told within the call that ordered it.
                if number > door.kept_by:
                    door.kept, door.kept_by = order["kept"], number
            case _:
                door.drop(order)
                self._drop(number, order)
        return ""

    def chair(self, seat: int) -> Chair:
        """Return who has a seat, as the engine knows it."""
        chairs = self.peer_api.hosts[self.room].seating
        return chairs[seat]

    def carry_out(self, number: int, order: Data) -> None:
        if order["kind"] == "decide":
            super().carry_out(number, order)

    def on(self, event: Data) -> None:
        super().on(event)
        if event["kind"] == "roster" and self.before is not None and not self.before.left:
            # What the page does when somebody comes to the next room.
            self.before.do("tick")
        if event["kind"] == "size":
            self._resize(event)
        if self.answers and event["kind"] == "request" and event["asked"]["kind"] == "reply":
            code = self.take_reply(event["asked"]["text"])
            self.do("answer", guest=event["guest"], request=event["asked"]["request"], code=code)

    def _resize(self, told: Data) -> None:
        """Keep the table of another size."""
        self.setup = told["setup"]
        self.seating = [*self.seating, {"name": told["name"], "player": "elsewhere"}][: told["seats"]]

    def _keep_room(self, _number: int, _order: Data) -> str | None:
        return None if self.refuses else ""

    def _make_invitation(self, _number: int, order: Data) -> str | None:
        room = self.next or self
        return None if self.link_fails or room.left else room.link(order)

    def link(self, order: Data) -> str:
        """Make an invitation; what it leads to is stored before its text is told."""
        self.note_tokens(order)
        self.do("tick")
        return invitation(self.room, order["token"], order["seats"] or [None])

    def _withdraw_invitation(self, _number: int, _order: Data) -> str:
        return ""

    def take_reply(self, text: str) -> str | None:
        """Take a reply to the next room, as its page does; return why not."""
        if self.refuses_replies:
            return "pass-on-old"
        try:
            _, room, token = json.loads(text)
        except ValueError:
            return "signal-damaged"
        host = self.world.rooms[room]
        if host.left or token not in host.peer_api.hosts[room].registry.invitations:
            return "pass-on-old"
        host.taken.add(token)
        first, seat = host.peer_api.hosts[room].invitations._tokens.get(token, (token, None))
        host.do("replied", invitation=first, seat=seat, calls=True)
        return None

    def _begin(self, _number: int, _order: Data) -> str:
        if self.next is not None and self.next.save is None:
            self.next.do("deal")
        return ""


class Guest(Device, GuestPage):
    """A guest's page over one game."""

    checks = True
    """Whether its page checks a game that is over; else the test has it checked."""

    def __init__(self, world: World, name: str, room: str, token: str, before: Page | None = None) -> None:
        self.world, self.before, self.room, self.replies = world, before, room, {}
        super().__init__(world, name, token)

    def on(self, event: Data) -> None:
        super().on(event)
        if self.checks and event["kind"] == "record":
            self.do("verify")

    def reload(self, token: str | None = None) -> None:
        self.before = None
        super().reload(token)

    def carry_out_order(self, number: int, order: Data) -> str | None:
        if order["kind"] == "take-part" and not self.agrees:
            return None
        return super().carry_out_order(number, order)

    def _take_part(self, _number: int, order: Data) -> str:
        plan = order["plan"]
        after = {"room": self.room, "guests": plan["guests"], "watchers": plan["watchers"]}
        wish = plan["wish"]
        host = Host(self.world, wish["seating"], wish["setup"], self, after=after, pace=plan["pace"])
        self.world.pages.append(host)
        return ""

    def _make_invitation(self, _number: int, order: Data) -> str | None:
        assert self.next is not None
        return None if self.link_fails or self.next.left else self.next.link(order)

    def _take_reply(self, _number: int, order: Data) -> str:
        assert self.next is not None
        self.next.take_reply(order["text"])
        return ""
