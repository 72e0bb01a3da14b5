"""Connects Chromium in one home with Firefox in the other, over STUN.

In both roles, and with a reply that is taken late.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from tests.e2e.engines import Engine, firefox
from tests.e2e.friends import ADDRESS
from tests.networks.homes import inside, network_of
from tests.networks.players import HERE, MOST, SITE, UNTIL_PRESSED, Outcome, Players
from tests.networks.routers import Kind

PATIENCE = 120.0
TEXT = "return document.querySelector(arguments[0])?.innerText ?? ''"
THERE = "return document.querySelector(arguments[0]) !== null"
CLICK = """
const button = document.querySelector(arguments[0]);
if (!button || button.disabled) return false;
button.click();
return true;
"""
FILL = """
const field = document.querySelector(arguments[0]);
field.value = arguments[1];
field.dispatchEvent(new Event("input", { bubbles: true }));
"""
ASKED = '.carry-internet[data-state="asked"]'


@dataclass(frozen=True)
class Pair:
    """Which end Firefox is, behind which routers, and after how many seconds the host takes the reply."""

    role: str
    kind: Kind
    late: int = 0


PAIRS = (
    Pair("guest", "port-restricted"),
    Pair("host", "port-restricted"),
    # Longer than a Firefox waits by itself (docs/decisions/0007-links-by-hand.md).
    Pair("host", "full cone", 130),
)


def by_id(name: str) -> str:
    return f'[data-testid="{name}"]'


def no_playwright() -> NoReturn:
    """Firefox is driven without it."""
    raise NotImplementedError


class Fox:
    """The page in Firefox."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def until(self, script: str, *values: Any) -> Any:
        """Runs a script until it returns something."""
        end = time.monotonic() + PATIENCE
        while not (found := self.engine.run(script, *values)):
            if time.monotonic() > end:
                raise TimeoutError(f"{values[0]} in Firefox")
            time.sleep(0.1)
        return found

    def click(self, name: str) -> None:
        self.until(CLICK, by_id(name))

    def invite(self, *door: str) -> str:
        """Opens a table, and makes an invitation.

        `door` is pressed where the page asks for the place of the friends.
        """
        self.engine.goto(f"{SITE}{ADDRESS}&players=2")
        for name in ("new-game", "add-friend", "start-game", *door):
            self.click(name)
        return str(self.until(TEXT, by_id("invitation")))

    def open(self, link: str) -> None:
        """Opens an invitation."""
        self.engine.goto(link.replace("#", f"{ADDRESS}#"))

    def reply(self, link: str) -> str:
        """Opens an invitation, says yes where the page asks for it, and reads the reply."""
        self.open(link)
        self.until(THERE, f"{ASKED}, {by_id('reply')}")
        if self.engine.run(THERE, ASKED):
            self.click("internet-help")
        return str(self.until(TEXT, by_id("reply")))

    def take(self, reply: str) -> None:
        self.engine.run(FILL, by_id("reply-input"), reply)


def watch(met: Callable[[], bool], press: Callable[[], bool]) -> Outcome:
    """Waits until the host sees the guest; a guest that does not connect by itself presses the button once."""
    begun, pressed = time.monotonic(), False
    while (passed := time.monotonic() - begun) < MOST:
        if met():
            return Outcome(seconds=passed)
        pressed = pressed or (passed > UNTIL_PRESSED and press())
        time.sleep(0.1)
    return Outcome(host_says="nothing", guest_says="nothing")


def meet(pair: Pair, two: Players) -> Outcome:
    """Tries to bring Firefox and Chromium together."""
    two.forget()
    words = inside(pair.role, "env", f"HOME={Path('/run/networks')}")
    with firefox(no_playwright, words, lambda: network_of(pair.role)) as engine:
        fox = Fox(engine)
        if pair.role == "guest":
            two.take(fox.reply(two.invite("STUN")))
            here = two.host.locator(HERE)
            return watch(lambda: here.count() > 0, lambda: bool(engine.run(CLICK, by_id("connect"))))
        reply = two.reply(fox.invite("place-far", "internet-help"))
        two.guest.wait_for_timeout(pair.late * 1000)
        fox.take(reply)
        press = two.guest.get_by_test_id("connect")
        return watch(
            lambda: bool(engine.run(THERE, HERE)), lambda: press.is_visible() and press.click() is None
        )
