"""Plays whole games over a bad line, and with a change of address or a reload in the middle."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tests.e2e import friends
from tests.e2e.fault_devices import press_offered, wait_for
from tests.e2e.robot import OVER
from tests.networks.cases import Case
from tests.networks.homes import Home
from tests.networks.players import Help, Players
from tests.networks.routers import Kind

# Seconds of play before something happens, for which the pages may then look for each other, and without anything new
# until all is given up. A game is as long as it is.
BEFORE, ALONE, MOST = 4, 90, 150
# Seconds after a reload until somebody carries the return code, where there is one.
NO_CODE = 15
# How devices go on: by themselves, after a return code, after a fresh invitation. The best one comes first.
Way = Literal["alone", "code", "fresh"]
WAYS: tuple[Way, ...] = ("alone", "code", "fresh")
CUT = 20.0
RELOADED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
# Letters of a page that are printed where a game does not end.
LAST = 1000
# Without a layout, which would slow both pages down.
SHOWN = "() => document.querySelector('main')?.textContent ?? ''"


@dataclass(frozen=True)
class Trouble:
    """What happens to a game between two routers of one kind. `way`: the worst in which it may go on."""

    what: str
    cause: Callable[[Home, Home, Players], None]
    kind: Kind
    help: Help = "STUN"
    way: Way = "alone"

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


def reload_guest(_host: Home, _guest: Home, two: Players) -> None:
    friends.wait_until_agreed(two.host, two.guest)
    two.guest.reload()


def reload_host(_host: Home, _guest: Home, two: Players) -> None:
    friends.wait_until_agreed(two.host, two.guest)
    two.host.reload()
    table, resume = two.host.locator(".table"), two.host.get_by_test_id("resume")

    # The page may also show the game by itself.
    def shown() -> bool:
        if not table.count():
            press_offered(resume.first)
        return table.count() > 0

    wait_for("the host's game is there again", shown)


DEVICE, HOME = "the guest's device gets another address", "the guest's home gets another address"
TROUBLES = [
    Trouble("100 ms more, and 5 % of all packets lost", lose, "port-restricted"),
    Trouble(f"the line is cut for {CUT:.0f} s", cut, "port-restricted"),
    Trouble(DEVICE, move_device, "full cone"),
    Trouble(DEVICE, move_device, "address-restricted"),
    Trouble(DEVICE, move_device, "port-restricted", way="fresh"),
    Trouble(DEVICE, move_device, "symmetric", "TURN"),
    Trouble(HOME, move_home, "full cone"),
    Trouble(HOME, move_home, "symmetric", "TURN", way="fresh"),
]
GUEST, HOST = "the guest's page is reloaded", "the host's page is reloaded"
RELOADS = [
    Trouble(GUEST, reload_guest, "full cone"),
    Trouble(GUEST, reload_guest, "address-restricted"),
    Trouble(GUEST, reload_guest, "port-restricted", way="code"),
    Trouble(GUEST, reload_guest, "symmetric", "TURN", way="code"),
    Trouble(HOST, reload_host, "full cone"),
    Trouble(HOST, reload_host, "port-restricted", way="code"),
    Trouble(HOST, reload_host, "symmetric", "TURN", way="code"),
]


@dataclass
class Game:
    """How a game went; `pause` is the longest time in seconds for which neither page showed anything new."""

    over: bool = False
    way: Way = "alone"
    pause: float = 0

    def told(self) -> str:
        if not self.over:
            return f"not over, and nothing new for {MOST} s"
        if self.way == "fresh":
            return "goes on after a fresh invitation"
        how = "by itself" if self.way == "alone" else f"after a return code, carried after {NO_CODE} s"
        return f"goes on {how}; longest pause {self.pause:.0f} s"

    def as_good_as(self, way: Way) -> bool:
        return self.over and WAYS.index(self.way) <= WAYS.index(way)


def play(trouble: Trouble, host: Home, guest: Home, two: Players) -> Game:
    """Plays a dealt game until both pages show its end; the trouble comes in the middle."""
    pages, game = (two.host, two.guest), Game()
    begun = last = time.monotonic()
    before, caused = "", False
    while (now := time.monotonic()) - last < MOST and not game.over:
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
        if now - last > NO_CODE and game.way == "alone" and carry_code(two):
            game.way, last = "code", time.monotonic()
        if now - last > ALONE and game.way != "fresh" and invite_again(two):
            game.way, last = "fresh", time.monotonic()
        two.host.wait_for_timeout(100)
    if not game.over:
        print(
            f"It went on {game.way!r} last. The pages show:",
            *(page.evaluate(SHOWN)[-LAST:] for page in pages),
            sep="\n",
        )
    return game


def carry_code(two: Players) -> bool:
    """Carries the return code of the device that was reloaded to the other one; returns whether there was one."""
    for gone, other in ((two.guest, two.host), (two.host, two.guest)):
        open_return, code = gone.get_by_test_id("open-return"), gone.get_by_test_id("return-code")
        if (open_return.or_(code)).count() > 0 and gone.evaluate(RELOADED):
            friends.carry_return_code(gone, other)
            return True
    return False


def invite_again(two: Players) -> bool:
    """Brings the guest back by a fresh invitation, as the page of each offers it."""
    two.host.get_by_test_id("friends").click()
    two.take(two.reply(friends.invitation(two.host, 1)))
    met = two.watch().met
    if met:
        two.host.get_by_test_id("back-to-table").click()
    return met
