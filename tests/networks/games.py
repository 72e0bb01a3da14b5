"""Plays whole games over a bad line, and with a change of address in the middle."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.e2e import friends
from tests.e2e.robot import OVER
from tests.networks.cases import Case
from tests.networks.homes import Home
from tests.networks.players import Help, Players
from tests.networks.routers import Kind

# Seconds of play before something happens, for which the pages may then look for each other, and until all is over.
BEFORE, ALONE, MOST = 4, 90, 300
CUT = 20.0
SHOWN = "() => document.querySelector('main')?.innerText ?? ''"


@dataclass(frozen=True)
class Trouble:
    """What happens to a game between two routers of one kind. `alone`: whether it must go on without a fresh invitation."""

    what: str
    cause: Callable[[Home, Home, Players], None]
    kind: Kind
    help: Help = "STUN"
    alone: bool = True

    @property
    def case(self) -> Case:
        return Case(self.kind, self.kind, self.help)


def lose(_host: Home, guest: Home, _two: Players) -> None:
    guest.wire.delay, guest.wire.loss = 0.1, 0.05


def cut(_host: Home, guest: Home, _two: Players) -> None:
    def mend() -> None:
        guest.wire.loss = 0

    guest.wire.loss = 1
    threading.Timer(CUT, mend).start()


def move_device(_host: Home, guest: Home, _two: Players) -> None:
    guest.move_device("192.168.1.3" if guest.device == "192.168.1.2" else "192.168.1.2")


def move_home(_host: Home, guest: Home, _two: Players) -> None:
    guest.move_out("203.0.113.3" if guest.outside == "203.0.113.2" else "203.0.113.2")


def reload(_host: Home, _guest: Home, two: Players) -> None:
    two.guest.reload()


DEVICE, HOME = "the guest's device gets another address", "the guest's home gets another address"
TROUBLES = [
    Trouble("100 ms more, and 5 % of all packets lost", lose, "port-restricted"),
    Trouble(f"the line is cut for {CUT:.0f} s", cut, "port-restricted"),
    Trouble(DEVICE, move_device, "full cone"),
    Trouble(DEVICE, move_device, "address-restricted"),
    Trouble(DEVICE, move_device, "port-restricted", alone=False),
    Trouble(DEVICE, move_device, "symmetric", "TURN"),
    Trouble(HOME, move_home, "full cone"),
    Trouble(HOME, move_home, "symmetric", "TURN", alone=False),
]


@dataclass
class Game:
    """How a game went; `pause` is the longest time in seconds for which neither page showed anything new."""

    over: bool = False
    fresh: bool = False
    pause: float = 0

    def told(self) -> str:
        if not self.over:
            return "not over"
        if self.fresh:
            return "goes on after a fresh invitation"
        return f"goes on by itself; longest pause {self.pause:.0f} s"


def play(trouble: Trouble, host: Home, guest: Home, two: Players) -> Game:
    """Plays a dealt game until both pages show its end; the trouble comes in the middle."""
    pages, game = (two.host, two.guest), Game()
    begun = last = time.monotonic()
    before, caused = "", False
    while (now := time.monotonic()) - begun < MOST and not game.over:
        if not caused and now - begun > BEFORE:
            trouble.cause(host, guest, two)
            caused = True
        # A reload ends the robot of a page.
        for page in pages:
            friends.press_on(page)
        if (shown := "".join(str(page.evaluate(SHOWN)) for page in pages)) != before:
            before, last = shown, now
        game.pause = max(game.pause, now - last)
        game.over = all(page.locator(OVER).count() for page in pages)
        if now - last > ALONE and not game.fresh:
            game.fresh = invite_again(two)
            last = time.monotonic()
        two.host.wait_for_timeout(100)
    return game


def invite_again(two: Players) -> bool:
    """Brings the guest back by a fresh invitation, as the page of each offers it."""
    two.host.get_by_test_id("friends").click()
    two.take(two.reply(friends.invitation(two.host, 1)))
    met = two.watch().met
    if met:
        two.host.get_by_test_id("back-to-table").click()
    return met
