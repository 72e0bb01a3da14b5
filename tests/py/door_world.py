"""Imitates what a host's page does at the door of its link for friends far away.

A mailbox, requests, answers, and who connects.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from desk_client import Data

if TYPE_CHECKING:
    from evening_world import Guest, Host

KEPT = 600_000.0
"""Milliseconds for which a mailbox keeps a text."""


class OrderFailedError(Exception):
    """The page could not carry an order out, for a reason that it tells as ``code``."""

    def __init__(self, code: str | None = None) -> None:
        super().__init__(code)
        self.code = code


class Mailbox:
    """The boxes at one link: requests, answers, and why the link has ended."""

    def __init__(self) -> None:
        self.texts: list[object] = []
        """Requests, unsealed."""
        self.answers: dict[str, list[Data]] = {}
        self.end: str | None = None
        self.away = False
        self.refuses = False
        """Whether it takes no answers, but tells requests."""

    def leave(self, order: Data, told: Data) -> None:
        """Leave an answer to a request."""
        self.answers.setdefault(order["box"] or order["id"], []).append(told)

    def told(self, box: str) -> list[Data]:
        """Return what a friend was told in its box."""
        return self.answers.get(box, [])


def knock(number: int, device: str = "", **more: object) -> Data:
    """Return a friend's request, sealed to the host."""
    device = device or f"{number:032x}"
    key = f"box{number:019}"
    return {
        "id": f"{number:016x}", "device": device, "name": f"Friend {number}", "offer": f"offer {number}", "answer": key,
    } | more  # fmt: skip


class DoorKeeper:
    """What carries out the orders at the link of ``host``."""

    def __init__(self, host: "Host", box: Mailbox) -> None:
        self.host, self.box = host, box
        self.looks: list[tuple[float, int | None]] = []
        self.read = 0
        self.refusals: list[Data] = []
        self.offers: dict[int, str] = {}
        """The offers that have a reply, by the command that made it."""
        self.connecting: dict[str, tuple[int, int, float]] = {}
        """By offer: the command that waits for the connection, the one that made the reply, and since when."""
        self.kept: Data | None = None
        self.kept_by = 0
        """The command that said so."""
        self.presses: list[Data] = []
        """Orders to let somebody in that followed a press."""

    def look(self, order: Data) -> str:
        """Look into the mailbox."""
        self.looks.append((self.host.world.now, order["pause"]))
        if self.box.away:
            raise OrderFailedError("mailbox-unreachable")
        found, self.read = self.box.texts[self.read :], len(self.box.texts)
        if found:
            self.host.do("knocked", requests=found)
        return ""

    def let_in(self, number: int, order: Data) -> str:
        """Leave a reply."""
        host, seat = self.host, order["seat"]
        if order["pressed"]:
            self.presses.append(order)
        if order["pressed"] and seat is not None and host.save is None:
            chair = host.chair(seat)
            if chair.computer:
                host.seating[seat] = {"name": chair.name, "player": "elsewhere"}
                host.do("chair", seat=seat, chair=host.seating[seat])
        if order["offer"] == "unreadable":
            raise OrderFailedError("signal-version")
        if self.box.away:
            raise OrderFailedError("mailbox-unreachable")
        self.offers[number] = order["offer"]
        self.box.leave(order, {"room": host.room, "token": order["token"], "offer": order["offer"]})
        return ""

    def connect(self, number: int, order: Data) -> None:
        """Wait for a device; the result is told later."""
        self.connecting[self.offers[order["reply"]]] = (number, order["reply"], self.host.world.now)

    def drop(self, order: Data) -> None:
        """Connect by a reply no more."""
        for offer, (number, reply, _) in [*self.connecting.items()]:
            if reply == order["reply"]:
                del self.connecting[offer]
                self.host.do("done", command=number, ok=False)

    def say_no(self, order: Data) -> str:
        """Leave a refusal."""
        self.refusals.append(order)
        if self.box.away or self.box.refuses:
            raise OrderFailedError("mailbox-busy")
        self.box.leave(order, {"no": order["no"]})
        return ""

    def end_link(self, order: Data) -> str:
        """Tell all why the link is void."""
        self.box.end = order["why"]
        return ""

    # The other end -------------------------------------------------------------------------------------------

    def meet(self, offer: str, guest: "Guest") -> str | None:
        """Connect with a device that has its answer; return the link."""
        if offer not in self.connecting or self.host.left:
            return None
        number, _, _ = self.connecting.pop(offer)
        link = self.host.world.connect(self.host, guest)
        self.host.do("done", command=number, ok=True, text=link)
        return link

    def give_up(self, offer: str) -> None:
        """A device was not reached."""
        if offer in self.connecting:
            self.host.do("done", command=self.connecting.pop(offer)[0], ok=False)

    def give_up_late_ones(self) -> None:
        """As the page does, after a minute."""
        for offer, (_, _, since) in [*self.connecting.items()]:
            if self.host.world.now - since >= 60_000:
                self.give_up(offer)


class Friend:
    """A device at the link: asks until it sits, or reads why it does not. Its page may sleep, and be opened anew."""

    PATIENCE = 10_000.0
    """Milliseconds after which an answer that leads nowhere is asked for again."""

    def __init__(
        self, host: "Host", box: Mailbox, name: str, number: int, guest: "Guest | None" = None
    ) -> None:
        self.box, self.name, self.number = box, name, number
        self.world = host.world
        self.guest = guest
        """Its page in the room that it was in before."""
        self.request: Data | None = None
        self.requests: list[Data] = []
        self.answered = 0.0
        self.asleep = 0.0
        self.end = ""
        """Why it asks no more: ``in``, or what it was told."""

    def tell(self, state: str, code: str | None = None) -> None:
        """Tell the engine how it stands; ``code``: why no mailbox answers."""

    def ask(self) -> None:
        """Leave a request, once the mailbox takes it."""
        if self.box.away:
            return
        one = knock(self.number * 100_000 + len(self.box.texts), f"{self.number:032x}", name=self.name)
        self.request, self.answered = one, 0.0
        self.requests.append(one)
        self.box.texts.append(one)

    def look(self, come: "Callable[[Friend, Data], bool]") -> None:
        """Look for an answer; ``come`` connects by it, if the host is there."""
        now = self.world.now
        if self.end or now < self.asleep:
            return
        if self.request is None:
            self.ask()
            return
        if self.box.away:
            self.tell("asks", "mailbox-unreachable")
            return
        told = self.box.told(self.request["answer"])
        if told and "no" in told[-1]:
            self.end = told[-1]["no"]
        elif told:
            self.tell("let-in")
            self._come(told[-1], come)
        elif self.box.end is not None:
            self.end = self.box.end
        else:
            self.tell("asks")

    def _come(self, told: Data, come: "Callable[[Friend, Data], bool]") -> None:
        if come(self, told):
            self.end = "in"
            return
        self.answered = self.answered or self.world.now
        if self.world.now >= self.answered + self.PATIENCE:
            self.ask()
