"""Does what a page does for the engine, in evenings without a browser: stores, tells, carries orders out.

And links pages in memory.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from pydantic_core import from_json, to_json

from desk_client import Data
from games import random_pick
from tabletop.kernel.ask import Ask
from tabletop.kernel.randomness import Randomness, Seed
from tabletop.peer.peer_api import PeerApi
from tabletop.service.desk import Desk

MOST_AT_ONCE = 2000
"""Steps without any time between them."""


def secret(*words: object) -> str:
    """Return 32 bytes that a browser could have made, in hex."""
    return sha256(repr(words).encode()).hexdigest()


class Page:
    """One browser: a desk, a peer interface, and what it was told; ``kept`` is what it would have stored."""

    room: str
    """The room that it calls about."""
    desk: Desk
    peer_api: PeerApi
    due: float | None
    told_by_kind: dict[str, list[Data]]
    """What this page was told since it was loaded, in order."""
    clock = 0.0
    """By how many milliseconds its clock is before that of the net."""

    def __init__(self, net: "Net", name: str) -> None:
        self.net, self.name = net, name
        self.lives = 0
        self.kept: str | None = None
        self.kept_before: str | None = None
        """What it would have stored, had its last write been lost."""
        self.refuses = False
        """Whether its store takes nothing."""
        self.unstored: str | None = None
        """What it has not taken last."""
        self.links: list[str] = []
        self.left = False
        self.begin()

    def begin(self) -> None:
        """Start the page; what was in memory is gone."""
        raise NotImplementedError

    def secret(self) -> str:
        return secret(self.name, self.lives)

    def call(self, method: str, **params: Any) -> Data:
        """Call the peer interface; return the whole answer."""
        request = {
            "id": 1,
            "method": method,
            "params": {"room": self.room, "now": self.net.now + self.clock, **params},
        }
        answer: Data = from_json(self.peer_api.handle(to_json(request).decode()))
        return answer

    def do(self, method: str, **params: Any) -> list[Data]:
        """Call the peer interface, check that the call succeeds, and carry out its results; return the events."""
        answer = self.call(method, **params)
        if self.left and not answer["ok"]:
            assert answer["error"]["code"] == "unknown-room"
            return []
        assert answer["ok"], answer
        self.left = self.left or method == "shut"
        return self.carry_out_results(answer["result"])

    def carry_out_results(self, result: Data) -> list[Data]:
        """Do what a call has brought; return the events."""
        self.due = None if result["due"] is None else self.net.now + result["due"]
        if result["kept"] is not None:
            self.keep(result["kept"])
        for one in result["send"]:
            self.net.send(self, one["link"], one["text"])
        events: list[Data] = result["events"]
        for event in events:
            self.told_by_kind.setdefault(event["kind"], []).append(event)
        for event in events:
            self.on(event)
        return events

    def keep(self, text: str) -> None:
        """Store what the room is to keep."""
        if self.refuses:
            self.unstored = text
        else:
            self.kept_before, self.kept, self.unstored = self.kept, text, None

    def on(self, event: Data) -> None:
        """Do what the page does about an event."""
        if event["kind"] == "refused":
            self.net.hung_up.append((self.net.now + 10, event["link"]))

    def told(self, kind: str) -> list[Data]:
        """Return all events of a kind."""
        return [*self.told_by_kind.get(kind, ())]


class HostPage(Page):
    """The host's: a room, and what stands for its match runner."""

    stand_in = "normal"
    """The computer player that decides once for a person."""

    def __init__(self, net: "Net", game: str, seating: list[Data], setup: Data) -> None:
        self.game, self.seating, self.setup = game, seating, setup
        self.tokens: dict[int | None, str] = {}
        self.become_host()
        super().__init__(net, "opener")
        self.host()

    def inherit(self, guest: "GuestPage", lost: "HostPage") -> None:
        """Become the page of ``guest``, with its engine, clock and store, as the next host after ``lost``."""
        shown = {"log", "update"}
        self.__dict__ |= {name: value for name, value in vars(guest).items() if name not in shown}
        self.game, self.seating, self.setup = lost.game, lost.seating, lost.setup
        self.tokens = {}
        self.become_host()
        self.net.pages[self.net.pages.index(guest)] = self

    def fetch(self, guest: "GuestPage", seat: int | None) -> str:
        """Have a guest, whose page was closed meanwhile, come by an invitation to its seat; return the link."""
        guest.reload(self.invite(seat))
        return self.net.connect(self, guest)

    def become_host(self) -> None:
        """Begin with no match: nothing is told yet."""
        self.save: str | None = None
        self.stored_save: str | None = None
        self.match_refused = self.lost_moves = False
        """Whether the match is not stored while its store refuses; whether moves were lost by that."""
        # What a cheat does: changes an update, chooses a seed.
        self.forge: Callable[[Data], object] | None = None
        self.forge_table: Callable[[Data], object] | None = None
        self.patient = False
        """Whether computer players wait."""
        self.choose_seed: Callable[[Seed], Seed] = lambda seed: seed
        self.hasty = False
        """Whether computer players are told not to think."""
        self.updates: dict[int | None, Data] = {}
        self.watched = {"line": 0, "number": -1}
        self.facts: dict[int, Data] = {}
        """What seats elsewhere were told last of the table; each has had somebody since the page was loaded."""

    def host(self, **more: Any) -> list[Data]:
        facts = {"game": self.game, "setup": self.setup, "seating": self.seating}
        return self.do("host", **facts, secret=self.secret(), kept=self.kept, **more)

    def reload(self) -> None:
        """Come back: the room from what was kept, the match from its save."""
        for link in list(self.links):
            self.net.cut(link)
        self.begin()
        self.facts, self.watched = {}, {"line": 0, "number": -1}
        self.lost_moves = self.lost_moves or self.save != self.stored_save
        self.save = self.stored_save
        opened = self.engine("open", save=self.save)["result"] if self.save is not None else None
        if opened is not None:
            self.seating = opened["keep"]["summary"]["seating"]
        self.host(running=opened is not None)
        if opened is not None:
            self.take(opened)

    def engine(self, method: str, **params: Any) -> Data:
        answer: Data = from_json(
            self.desk.handle(to_json({"id": 1, "method": method, "params": params}).decode())
        )
        return answer

    def invite(self, seat: int | None) -> str:
        """Make an invitation, and take the reply to it; return its token."""
        for event in self.do("invite", seats=None if seat is None else [seat]):
            if event["kind"] == "command" and event["order"]["kind"] == "make-invitation":
                self.note_tokens(event["order"])
        token = self.tokens[seat]
        self.do("replied", invitation=token, seat=seat, calls=False)
        return token

    def note_tokens(self, order: Data) -> None:
        """Note the tokens of an invitation that is made: those of the other seats follow from the first."""
        first, *others = order["seats"] or [None]
        self.tokens[first] = order["token"]
        self.tokens |= {seat: f"{order['token']}{seat}" for seat in others}

    def on(self, event: Data) -> None:
        super().on(event)
        kind, seat = event["kind"], event.get("seat")
        if kind == "seed" and self.save is None:
            self.create(self.choose_seed(event["seed"]))
        elif self.save is None and kind in {"pick", "undo", "redo", "since"}:
            # The page has no match runner.
            return
        elif kind == "pick":
            self.ask(seat, "pick", match=self.room, seat=seat, ask=event["ask"], options=event["options"])
        elif kind in {"undo", "redo"}:
            self.ask(seat, kind, match=self.room, seat=seat)
        elif kind == "command":
            self.carry_out(event["number"], event["order"])
        elif kind == "entrust":
            self.entrust(event)
        elif kind == "heir":
            self.open_legacy(unlock(event["cipher"], event["key"]))
        elif kind == "succeeded":
            self.take(self.engine("open", save=event["save"])["result"])
        elif kind == "since":
            answer = self.engine(
                "since", match=self.room, seat=seat, line=event["line"], number=event["number"]
            )
            self.tell_or_refuse(seat, answer, guest=event["guest"])

    def carry_out(self, number: int, order: Data) -> None:
        """Carry a command out, and say what became of it."""
        if order["kind"] == "keep-room":
            self.do("done", command=number, ok=not self.refuses)
            return
        if order["kind"] == "make-invitation":
            self.note_tokens(order)
            self.do("done", command=number, ok=True, text=order["token"])
            return
        if order["kind"] == "look-back":
            # There is no mailbox here.
            return
        assert order["kind"] == "decide", order
        self.decide(order["seat"])
        self.do("done", command=number, ok=True)

    def decide(self, seat: int) -> None:
        """Have a computer player decide once for a seat, as the match runner does."""
        chair = self.engine("inspect", save=self.save)["result"]["seating"][seat]
        self.patient = True
        self.ask(
            seat, "seat", match=self.room, seat=seat, chair={"name": chair["name"], "player": self.stand_in}
        )
        self.ask(seat, "advance", match=self.room, most=1, stop=True)
        self.patient = False
        self.ask(seat, "seat", match=self.room, seat=seat, chair=chair)

    def entrust(self, event: Data) -> None:
        """Lock what the guests are to keep."""
        self.do("entrust", serial=event["serial"], cipher=lock(event["text"], event["key"]))

    def open_legacy(self, text: str | None) -> None:
        """Go on with what guests kept, if their key was the right one."""
        if text is None:
            self.do("wrong-key")
        else:
            self.do("succeed", text=text, secret=self.secret())

    def create(self, seed: Seed) -> None:
        params = {"match": self.room, "game": self.game, "setup": self.setup, "seating": self.seating}
        answer = self.engine("create", **params, seed=seed, free=False)
        assert answer["ok"], answer
        self.take(answer["result"])

    def ask(self, teller: int | None, method: str, **params: Any) -> None:
        answer = self.engine(method, **params)
        if answer["ok"]:
            self.take(answer["result"])
        else:
            self.do("tell", seat=teller, what="refusal", body=answer["error"])

    def tell_or_refuse(self, seat: int | None, answer: Data, guest: int) -> None:
        if answer["ok"]:
            self.do("tell", seat=seat, guest=guest, what="update", body=answer["result"])
        else:
            self.do("tell", seat=seat, guest=guest, what="refusal", body=answer["error"])

    def take(self, result: Data) -> None:
        """Store, tell, and let computer players move, as the host does."""
        self.save = result["keep"]["save"]
        if not (self.refuses and self.match_refused):
            self.stored_save = self.save
        summary = result["keep"]["summary"]
        names = ("match", "game", "setup", "seating", "free")
        table = {name: summary[name] for name in names} | {"takeBacks": summary["take_backs"], "stuck": False}
        if self.forge_table is not None:
            table = json.loads(json.dumps(table))
            self.forge_table(table)
        told = self.tell_table(table)
        for update in result["updates"]:
            self.updates[update["seat"]] = update
            if self.elsewhere(update["seat"], summary["seating"]):
                self.do("tell", seat=update["seat"], what="update", body=self.forged(update))
                told = True
        if not told:
            self.do("tick")
        if not self.left and self.peer_api.hosts[self.room].registry.at(None):
            self.do("tell", seat=None, what="table", body=table)
            self.do(
                "tell",
                seat=None,
                what="update",
                body=self.engine("since", match=self.room, seat=None, **self.watched)["result"],
            )
        self.watched = {"line": result["updates"][0]["line"], "number": result["updates"][0]["number"]}
        waiting = summary["waiting"]
        if (
            waiting is not None
            and not self.patient
            and summary["seating"][waiting]["player"]
            not in {
                "person",
                "elsewhere",
                "nobody",
            }
        ):
            self.take(self.engine("advance", match=self.room, most=10, stop=self.hasty)["result"])

    def tell_table(self, table: Data) -> bool:
        """Tell every seat elsewhere what has changed of the table; return whether anything has."""
        for seat, chair in enumerate(table["seating"]):
            if chair["player"] == "elsewhere":
                self.facts.setdefault(seat, {})
        news = [seat for seat, known in self.facts.items() if known != table]
        for seat in news:
            self.facts[seat] = table
            self.do("tell", seat=seat, what="table", body=table)
        return bool(news)

    def forged(self, update: Data) -> Data:
        """Return what is told instead of an update."""
        if self.forge is None:
            return update
        changed: Data = json.loads(json.dumps(update))
        self.forge(changed)
        return changed

    def elsewhere(self, seat: int | None, seating: list[Data]) -> bool:
        return seat is None or seating[seat]["player"] == "elsewhere"

    def answer(self, seat: int, chance: Randomness) -> None:
        """Answer the open ask of a person at this device."""
        ask = self.updates[seat]["ask"]
        self.ask(seat, "pick", match=self.room, seat=seat, ask=ask["id"], options=some_pick(ask, chance))


def lock(text: str, key: str) -> str:
    """Stand in for what the page does with WebCrypto."""
    return urlsafe_b64encode(json.dumps([key, text]).encode()).decode()


def unlock(cipher: str, key: str) -> str | None:
    """Undo :func:`lock`, as long as the key is the same."""
    locked, text = json.loads(urlsafe_b64decode(cipher))
    return str(text) if locked == key else None


def _without_changes(moment: Data) -> Data:
    """Return a moment as a log has it."""
    events = [{name: event[name] for name in event if name != "change"} for event in moment["events"]]
    return {"number": moment["number"], "seat": moment["seat"], "events": events}


class GuestPage(Page):
    """A guest's, which folds what it is told as the page's session does."""

    def __init__(self, net: "Net", name: str, token: str) -> None:
        super().__init__(net, name)
        self.token: str | None = token
        self.log: list[Data] = []
        self.update: Data | None = None
        self.hidden = False
        self.join()

    def join(self) -> None:
        self.do(
            "join", token=self.token, name=self.name, secret=self.secret(), kept=self.kept, hidden=self.hidden
        )

    def turn(self, *, hidden: bool) -> None:
        """Hide or show the page."""
        self.hidden = hidden
        self.say("page", hidden=hidden)

    def ask(self, what: str, **more: Any) -> int:
        """Ask the host for something; return the number of the request."""
        (event,) = [one for one in self.say(what, **more) if one["kind"] == "asked"]
        return int(event["request"])

    def reload(self, token: str | None = None) -> None:
        """Come back with what was kept, or by an invitation; what was shown is gone."""
        for link in list(self.links):
            self.net.cut(link)
        self.begin()
        self.log, self.update, self.token = [], None, token
        self.join()

    def on(self, event: Data) -> None:
        super().on(event)
        if event["kind"] != "update":
            return
        body, known = event["body"], self.update or {"line": 0, "number": -1}
        if body["line"] < known["line"] and body["after"] >= 0:
            return
        if body["after"] > known["number"]:
            self.say("since", line=known["line"], number=known["number"])
            return
        self.log = [one for one in self.log if one["number"] <= body["after"]]
        self.log += [_without_changes(moment) for moment in body["moments"]]
        self.update = body

    def say(self, what: str, **more: Any) -> list[Data]:
        return self.do("say", saying={"what": what, **more})

    def faults(self) -> list[Data]:
        """Check the record of the match; return what is wrong with it."""
        self.do("verify")
        found: list[Data] = self.told("verdict")[-1]["faults"]
        return found

    def answer(self, chance: Randomness) -> None:
        """Answer the open ask."""
        assert self.update is not None
        ask = self.update["ask"]
        self.say("pick", ask=ask["id"], options=some_pick(ask, chance))

    @property
    def asked(self) -> bool:
        return self.update is not None and self.update["ask"] is not None


def some_pick(ask: Data, chance: Randomness) -> list[str]:
    """Answer an ask by chance."""
    options = tuple(option["id"] for option in ask["options"])
    return list(random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance))


class Net:
    """Links between pages. ``spoil`` says what becomes of a text: at which times it arrives, if at all."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.links: dict[str, tuple[Page, Page]] = {}
        self.wire: deque[tuple[float, str, Page, str]] = deque()
        self.spoil: Callable[[float], list[float]] = lambda now: [now]
        self.pages: list[Page] = []
        self.recorded: list[tuple[str, str, str]] = []
        self.hung_up: list[tuple[float, str]] = []
        """Links to be closed, and when: what is under way on them still arrives."""
        self.stop_at: int | None = None
        """After so many texts were sent, nothing more arrives until ``stopped`` has been called."""
        self.stopped: Callable[[], None] = lambda: None
        self._number = 0

    def connect(self, host: Page, guest: Page) -> str:
        """Join two pages by a new link."""
        self._number += 1
        link = f"link-{self._number}"
        self.links[link] = (host, guest)
        for page in (host, guest):
            page.links.append(link)
        for page in (host, guest):
            page.do("linked", link=link)
        return link

    def cut(self, link: str) -> None:
        """Break a link; what is under way on it is lost."""
        pages = self.links.pop(link)
        self.wire = deque(one for one in self.wire if one[1] != link)
        for page in pages:
            page.links.remove(link)
            page.do("unlinked", link=link)

    def send(self, sender: Page, link: str, text: str) -> None:
        if link not in self.links:
            return
        assert len(text) <= 16_000
        host, guest = self.links[link]
        receiver = guest if sender is host else host
        self.recorded.append((sender.name, receiver.name, text))
        if self.stop_at is not None and len(self.recorded) > self.stop_at:
            return
        for at in self.spoil(self.now):
            self.wire.append((at, link, receiver, text))

    def run(self, most: float = 60_000) -> None:
        """Let time pass until nothing is under way, at most so many milliseconds."""
        end = self.now + most
        while (self.wire or self.hung_up) and self.now < end:
            self.step()

    def wait(self, milliseconds: float) -> None:
        """Let so much time pass."""
        end, steps = self.now + milliseconds, 0
        while (upcoming := self._next()) <= end:
            steps = steps + 1 if upcoming <= self.now else 0
            assert steps < MOST_AT_ONCE, f"a page wants to be called again and again at {self.now}"
            self.now = max(self.now, upcoming)
            self.happen()
        self.now = end

    def _next(self) -> float:
        due = [page.due for page in self.pages if page.due is not None]
        times = [*(one[0] for one in self.wire), *(one[0] for one in self.hung_up)]
        return min([*times, *due], default=float("inf"))

    def hears(self, _page: Page) -> bool:
        """Whether a page is given what arrives."""
        return True

    def step(self) -> None:
        """Let time pass until something is due, and do it."""
        self.now = max(self.now, self._next())
        self.happen()

    def happen(self) -> None:
        """Do what is due now."""
        if self.stop_at is not None and len(self.recorded) > self.stop_at:
            self.stop_at = None
            self.stopped()
        for page in self.pages:
            if page.due is not None and page.due <= self.now:
                page.due = None
                page.do("tick")
        for at, link in list(self.hung_up):
            if at <= self.now:
                self.hung_up.remove((at, link))
                if link in self.links:
                    self.cut(link)
        ready = [one for one in self.wire if one[0] <= self.now and self.hears(one[2])]
        self.wire = deque(one for one in self.wire if one not in ready)
        for _, link, receiver, text in ready:
            if link in self.links:
                self.deliver(link, receiver, text)

    def deliver(self, link: str, receiver: Page, text: str) -> None:
        """Give a page what has arrived."""
        receiver.do("receive", link=link, text=text)
