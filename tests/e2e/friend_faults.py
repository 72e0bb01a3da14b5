"""Makes random faults at a table of friends, over a whole game. A seed gives the same faults again."""

import contextlib
import logging
import random
import re
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error, Page, expect

from tests.e2e import friends
from tests.e2e.fault_devices import Device, press_offered, wait_for
from tests.e2e.mailboxes import FaultyMailbox
from tests.e2e.robot import OVER
from tests.e2e.support import LOOK_FOR_UPDATE
from tools.serve import Site

LOG = logging.getLogger(__name__)
LONGEST_PAUSE = 30
"""Seconds for which a connected device may show nothing new during the game."""
STUCK = 90
"""Seconds after which a game without progress has failed."""
LOOK_EVERY = 0.25
"""Seconds between two looks at all devices; each look takes time of the processor that the pages lack."""
LOOK_AT_END = 1.0
"""The same on the way to the end of a game, where no number of lines must be met."""
FAR = 0.5
"""How many tables of all are brought together by the mailbox."""
SIT_AGAIN = 25.0
"""Seconds after which a friend who waits at the door opens the link again."""
COMING = 300.0
"""The most seconds in which one friend comes."""
FAULTS = 6
FAULTS_AGAIN = 2
"""In the second game."""
LINES = "[data-testid=log] li"
# One call looks at all of a device: a robot presses on where one is wanted, and the page tells what it shows, the lines
# of its log, and whether the game is over. What it shows has the last line too: an undo and another decision may leave
# as many lines.
LOOK = f"""([pressing, over, lines]) => {{
  if (pressing) ({friends.ROBOT})();
  const all = document.querySelectorAll(lines);
  const ended = document.querySelector(over) !== null;
  const shown = ended ? String(performance.now()) : `${{all.length}} ${{all[all.length - 1]?.textContent ?? ""}}`;
  return {{ shown, lines: all.length, over: ended }};
}}"""
# As fast as a key that repeats: the page, the engine and the other devices must withstand it.
FLOOD = """([input, count]) => {
  for (let at = 0; at < count; at += 1) {
    input.value = `line ${at}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form.requestSubmit();
  }
}"""
FLOODS = [3, 30, 300]
UNDO = '[data-testid="undo"]:enabled'
JUMPS = [-86_400, -60, 60, 3600, 400 * 86_400]
SECONDS = [1, 5, 12, 20]


@dataclass
class Friend:
    """A person at the table; a spectator has no seat."""

    device: Device
    seat: int | None
    out: bool = False
    """Whether the person waits for a fresh invitation."""
    shown: str = ""
    """The log on the screen when the person was last looked at."""
    still: float = 0.0
    """The seconds for which that log has not changed while the others played."""
    lines: int = 0
    """The lines of that log."""
    over: bool = False
    """Whether the game was over there."""

    @property
    def page(self) -> Page:
        return self.device.page

    @property
    def at_table(self) -> bool:
        """Whether the table is in sight; after a reload the page has to come back first."""
        with contextlib.suppress(Error):
            return self.page.locator(".table").count() > 0
        return False

    def look(self, seconds: float) -> float:
        """Lets a robot press, and notes what the screen shows after so many seconds.

        Returns for how long it has shown nothing new.
        """
        shown = self.shown
        self.lines, self.over = 0, False
        with contextlib.suppress(Error):
            found = self.page.evaluate(LOOK, [self.seat is not None, OVER, LINES])
            shown, self.lines, self.over = found["shown"], found["lines"], found["over"]
        self.still = self.still + seconds if shown == self.shown and not self.out else 0.0
        self.shown = shown
        return self.still


@dataclass
class Place:
    """Where a table is played.

    `versions` are two of the site, of which one is served at a time; both name the mailbox.
    """

    site: Site
    versions: list[Path]
    mailbox: FaultyMailbox


class FaultyTable:
    """A host, two guests and a spectator, who come by hand or by a faulty mailbox."""

    def __init__(self, devices: list[Device], place: Place, seed: int) -> None:
        self.host, *self.others = [
            Friend(device, seat) for device, seat in zip(devices, (0, 1, 2, None), strict=True)
        ]
        self.faces = list(self.others)
        """All who came, also those who are gone for good."""
        self.site, self.versions, self.mailbox = place.site, place.versions, place.mailbox
        self.chance = random.Random(seed)
        # Kept apart, so that a seed means the same faults at the table.
        self.mailbox.chance = random.Random(f"mail {seed}")
        self.verdict = re.compile("^sound$")
        self.pause = 0.0
        """The longest time in seconds for which a device showed nothing new, without the time that the fault itself
        takes."""
        self.pause_note = ""
        """The device of that pause, and when it was."""
        self.slowest = 0.0
        """The longest time in seconds between two looks at all devices: where it is long, the machine is too busy for a
        pause to tell."""
        self.told: list[str] = []
        self.faults: dict[str, Callable[[], None]] = {
            "somebody reloads": self.reload,
            "host reloads": self.reload_host,
            "host is killed": self.kill_host,
            "guest sleeps": self.sleep,
            "somebody is cut off": self.cut_off,
            "guest closes the tab": self.close_tab,
            "guest is killed": self.kill_guest,
            "spectator is killed": self.kill_spectator,
            "clock jumps": self.jump,
            "site is updated": self.update,
            "somebody takes back": self.take_back,
            "somebody floods the chat": self.flood,
            "host is gone": self.lose_host,
        }

    def deal(self, game: str) -> None:
        """Brings all to the table and deals."""
        if self.mailbox.chance.random() < FAR:
            self.gather_by_mailbox(game)
        else:
            pages = [friend.page for friend in (self.host, *self.guests)]
            friends.sit_down(pages, self.site.url, players=3, game=game)
            watcher = self.spectator.page
            friends.bring(self.host.page, watcher, friends.invitation(self.host.page, "watch"))
            expect(watcher.get_by_test_id("waiting-room")).to_be_visible()
        friends.deal(self.host.page)
        self.host.page.locator(".table").wait_for()
        self.go_on(5)

    def gather_by_mailbox(self, game: str) -> None:
        """Lets all come by one link; the second friend gets a computer player's seat, and the third one watches."""
        host = self.host.page
        friends.open_table(host, self.site.url, players=3, friends=1, game=game)
        before = dict(self.mailbox.counts)
        host.get_by_test_id("far-yes").click()
        link = host.get_by_test_id("table-link").inner_text()
        for friend, name in zip(self.others, "ABW", strict=True):
            self.come_by_mailbox(friend, name, link)
        faults = [f"{count - before[kind]} {kind}" for kind, count in self.mailbox.counts.items()]
        self.tell(f"all came by a mailbox after {', '.join(faults)}")

    def come_by_mailbox(self, friend: Friend, name: str, link: str) -> None:
        """Asks for a seat until this friend is at the table.

        Who waits too long opens the link again, as a person does.
        """
        page, there = friend.page, friend.page.get_by_test_id("waiting-room")
        asked = -SIT_AGAIN

        def come() -> bool:
            nonlocal asked
            failed = page.get_by_test_id("carry-problem").count() > 0
            if not there.count() and (failed or time.monotonic() - asked > SIT_AGAIN):
                asked = time.monotonic()
                page.goto(f"{self.site.url}LICENSE")
                page.goto(link.replace("#", f"{friends.ADDRESS}#"))
                page.get_by_test_id("join-name").fill(name)
                page.get_by_test_id("sit").click()
            press_offered(self.host.page.get_by_test_id("let-in").first)
            return there.count() > 0

        wait_for(f"{name} comes by the mailbox", come, COMING, LOOK_EVERY)

    def play(self, game: str) -> None:
        """Plays a whole game with the faults of the seed."""
        self.deal(game)
        self.play_on(FAULTS)
        self.play_another()

    def play_on(self, faults: int) -> None:
        for _ in range(faults):
            if not self.over:
                self.strike()
        self.finish()

    def play_another(self) -> None:
        """Another game of the same people, begun at the host or at a guest: it has a shuffle and a proof of its own."""
        first = self.chance.choice([self.host, *self.guests])
        self.tell(f"another game, wanted at seat {first.seat}")
        self.verdict = re.compile("^sound$")
        first.page.get_by_test_id("again").click()
        away = len(self.others) < len(self.faces)

        def begun() -> bool:
            if away and all(self.has_come(friend) for friend in self.guests):
                # Somebody who is gone keeps the game waiting, until the host begins without.
                press_offered(self.host.page.get_by_test_id("deal"))
            return all(one.at_table and not one.page.locator(OVER).count() for one in self.everybody)

        wait_for("the next game is on all tables", begun, STUCK)
        for friend in self.everybody:
            friend.shown, friend.still = "", 0.0
        self.go_on(5)
        self.play_on(FAULTS_AGAIN)

    def has_come(self, friend: Friend) -> bool:
        """Whether the host sees a guest there."""
        peer = friends.peer(self.host.page, friend.seat or 0)
        return peer.count() > 0 and peer.first.get_attribute("data-state") == "open"

    @property
    def everybody(self) -> list[Friend]:
        return [self.host, *self.others]

    @property
    def guests(self) -> list[Friend]:
        return [friend for friend in self.others if friend.seat is not None]

    @property
    def spectator(self) -> Friend:
        return next(friend for friend in self.others if friend.seat is None)

    @property
    def over(self) -> bool:
        return self.host.page.locator(OVER).count() > 0

    def lines(self) -> int:
        return self.host.page.locator(LINES).count()

    @property
    def last_fault(self) -> str:
        return self.told[-1] if self.told else "the deal"

    def tell(self, what: str) -> None:
        self.told.append(what)
        LOG.warning("%s", what)

    def go_on(self, more: int) -> None:
        """Lets everybody play until the host's log has so many lines more, or the game is over."""
        wanted = self.lines() + more
        with self.undrawn():
            self.wait_playing(
                f"{more} more lines after {self.last_fault}",
                lambda: self.host.over or self.host.lines >= wanted,
                STUCK,
            )
        for friend in self.everybody:
            friend.device.stop_pressing()

    @contextlib.contextmanager
    def undrawn(self) -> Generator[None]:
        """Nothing is painted meanwhile: all that is looked at is in the document."""
        with contextlib.ExitStack() as stack:
            for friend in self.everybody:
                stack.enter_context(friend.device.undrawn())
            yield

    def wait_playing(
        self, what: str, done: Callable[[], bool], seconds: float, every: float = LOOK_EVERY
    ) -> None:
        """Lets everybody play until `done`, and measures for how long a device shows nothing new."""
        looked = time.monotonic()

        def look() -> bool:
            nonlocal looked
            now = time.monotonic()
            self.slowest = max(self.slowest, now - looked)
            for friend in self.everybody:
                self.note_pause(friend.look(now - looked), friend, what)
            looked = now
            return done()

        wait_for(what, look, seconds, every)

    def note_pause(self, seconds: float, friend: Friend, what: str) -> None:
        if seconds > self.pause:
            self.pause = seconds
            who = "the spectator" if friend.seat is None else f"seat {friend.seat}"
            self.pause_note = f"{who} after {self.last_fault}, waiting for: {what}"

    def press_on(self) -> None:
        for friend in (self.host, *self.guests):
            friend.device.press_on()

    def strike(self) -> None:
        """Causes a fault for a random person, and checks that the game continues."""
        name = self.chance.choice([*self.faults])
        self.tell(f"{name} after {self.lines()} lines")
        self.faults[name]()
        self.go_on(self.chance.randrange(2, 9))

    def wait_agreed(self) -> None:
        """Waits until all who are there have agreed how to find each other once one of their pages is gone.

        That takes less than half a second after somebody is back, in which a robot can play and a person cannot. A page
        that goes then needs a fresh invitation (docs/decisions/0007-links-by-hand.md).
        """
        there = [friend for friend in self.others if not friend.out]

        def agreed() -> bool:
            return friends.has_agreed_anew(self.host.page, len(there)) and all(
                friends.has_agreed_anew(friend.page, 1) for friend in there
            )

        wait_for("all who are there can find each other again", agreed, STUCK)

    # Faults of one person ------------------------------------------------------------------------------------

    def reload(self) -> None:
        self.wait_agreed()
        self.chance.choice(self.others).device.reload()

    def sleep(self) -> None:
        with friends.frozen(self.chance.choice(self.others).device.profile):
            time.sleep(self.chance.choice(SECONDS))

    def cut_off(self) -> None:
        friend = self.chance.choice(self.everybody)
        with friend.device.cut_off():
            # The others go on meanwhile.
            end = time.monotonic() + self.chance.choice(SECONDS)
            while time.monotonic() < end:
                self.press_on()
                time.sleep(0.2)

    def jump(self) -> None:
        self.chance.choice(self.everybody).device.jump(self.chance.choice(JUMPS))

    def update(self) -> None:
        """Gives the site another version: the table keeps its version, and a guest that reloads gets the new one."""
        self.site.folder = next(folder for folder in self.versions if folder != self.site.folder)
        friend = self.chance.choice(self.others)
        outcome = friend.page.evaluate(LOOK_FOR_UPDATE)
        assert outcome in {"installed", "none"}, outcome
        if self.chance.random() < 0.5:
            self.wait_agreed()
            friend.device.reload()

    def take_back(self) -> None:
        for friend in (self.host, *self.guests):
            if press_offered(friend.page.locator(UNDO)):
                return

    def flood(self) -> None:
        friend = self.chance.choice([self.host, *self.guests])
        tab = friend.page.get_by_test_id("open-chat").first
        if not tab.is_visible():
            return
        tab.click()
        field = friend.page.get_by_test_id("chat-input").first.element_handle()
        friend.page.evaluate(FLOOD, [field, self.chance.choice(FLOODS)])
        friend.page.get_by_test_id("open-log").first.click()

    # Guests that need a new invitation -----------------------------------------------------------------------

    def close_tab(self) -> None:
        self.replace(self.chance.choice(self.guests), Device.close_tab)

    def kill_guest(self) -> None:
        self.replace(self.chance.choice(self.guests), Device.kill)

    def replace(self, friend: Friend, end: Callable[[Device], None]) -> None:
        """A computer player replaces the guest until it joins by a fresh invitation."""
        friend.out = True
        end(friend.device)
        # The host is offered a computer player once the others wait for this seat. They may wait for another one first.
        offer = self.host.page.locator(f'[data-testid="stand-in"][data-seat="{friend.seat}"]').first
        self.wait_playing("a computer player is offered", lambda: self.over or offer.is_visible(), STUCK)
        if not self.over:
            offer.click()
            self.go_on(self.chance.randrange(1, 6))
        if not self.over:
            self.invite_again(friend)
        else:
            self.others.remove(friend)

    def kill_spectator(self) -> None:
        self.spectator.out = True
        self.spectator.device.kill()
        self.invite_spectator()

    def invite_spectator(self) -> None:
        host, watcher = self.host.page, self.spectator.page
        host.get_by_test_id("friends").click()
        friends.bring(host, watcher, friends.invitation(host, "watch"))
        watcher.locator(".table").wait_for()
        self.spectator.out = False
        host.get_by_test_id("back-to-table").click()

    # Faults of the host --------------------------------------------------------------------------------------

    def reload_host(self) -> None:
        self.resume(self.host.device.reload)

    def kill_host(self) -> None:
        def kill() -> None:
            self.host.device.kill()
            self.host.page.goto(f"{self.site.url}{friends.ADDRESS}")

        self.resume(kill)

    def resume(self, end: Callable[[], object]) -> None:
        """Ends the host's page and resumes the game; all that was shown is there.

        If the host's page had not stored all of its room, the game cannot be checked (docs/fairness.md).
        """
        self.verdict = re.compile("^(sound|unchecked)$")
        before = self.lines()
        # A guest whose page was reloaded just before finds no way back to a host whose page is gone too: both ends of
        # their link are new (docs/decisions/0007-links-by-hand.md). It needs a fresh invitation.
        away = [friend for friend in self.others if not friend.at_table]
        for friend in away:
            friend.out = True
        self.wait_agreed()
        end()
        page = self.host.page

        # A page that has just started may start again, with the next version of the site.
        def resumed() -> bool:
            if page.locator(f"{LINES}, {OVER}").count():
                return True
            with contextlib.suppress(Error):
                page.get_by_test_id("resume").or_(page.get_by_test_id("show")).first.click(timeout=500)
            return False

        self.wait_playing("the host's game is there again", resumed, STUCK)
        self.wait_playing("all that was shown", lambda: self.over or self.lines() >= before, STUCK)
        for friend in away:
            self.tell(f"seat {friend.seat} is invited again")
            self.invite_again(friend)

    def invite_again(self, friend: Friend) -> None:
        """Invites somebody who has lost the connection.

        A guest that is slow to reload may still come by itself meanwhile.
        """
        if friend.seat is None:
            self.invite_spectator()
            return
        host, seat = self.host.page, friend.seat
        host.get_by_test_id("friends").click()
        there = host.locator(f'[data-testid="peer"][data-seat="{seat}"][data-state="open"]')
        button = host.locator(f'[data-testid="invite"][data-seat="{seat}"]')
        expect(there.or_(button).first).to_be_visible()
        if button.count():
            self.bring_back(friend.page, friends.invitation(host, seat))
        expect(there).to_be_visible()
        host.get_by_test_id("back-to-table").click()
        friend.page.locator(".table").wait_for()
        friend.out = False

    def bring_back(self, guest: Page, link: str) -> None:
        """Carries texts until the guest is at the table: while they are carried it may also come back by itself."""
        table, connect = guest.locator(".table"), guest.get_by_test_id("connect")
        friends.open_invitation(guest, link)
        expect(guest.get_by_test_id("reply").or_(table).first).to_be_visible()
        if not table.count():
            friends.carry_reply(self.host.page, guest)
            expect(connect.or_(table).first).to_be_visible()
        press_offered(connect)

    def lose_host(self) -> None:
        """Ends the host for good: the first guest becomes the host, and the others join it."""
        heir, *rest = [friend for friend in self.guests if friend is not self.host]
        if not rest or self.host.seat != 0:
            return
        self.verdict = re.compile("^(sound|unchecked)$")
        # A page that has just reloaded knows of the game only once it has started.
        self.wait_playing("the guest who goes on is at the table", lambda: heir.at_table, STUCK)
        self.host.device.close()
        self.host.out = True
        offer = heir.page.get_by_test_id("go-on-without")

        gone = time.monotonic()

        # The host counts as lost after a while (GONE in py/tabletop/peer/link/channel.py).
        def offered() -> bool:
            self.press_on()
            return offer.is_visible()

        wait_for("going on without the host is offered", offered, 2 * STUCK)
        self.note_pause(time.monotonic() - gone, heir, "going on without the host is offered")
        offer.click()
        heir.page.get_by_test_id("gathering").wait_for()
        other = rest[0]
        friends.bring(heir.page, other.page, friends.invitation(heir.page, other.seat or 0))
        other.page.get_by_test_id("confirm-dialog").click()
        heir.page.locator(".table").wait_for()
        self.host, self.others = heir, [other, self.spectator]
        self.invite_spectator()

    # The end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Plays to the end: all see the same scores, and every guest finds the game honest."""

        def over() -> bool:
            return all(friend.over for friend in self.everybody)

        with self.undrawn():
            self.wait_playing("the game is over for everybody", over, 3 * STUCK, LOOK_AT_END)
        scores = [friends.scores_of(friend.page) for friend in self.everybody]
        assert len(scores[0]) >= 3
        assert all(other == scores[0] for other in scores), scores
        for friend in self.others:
            expect(friend.page.get_by_test_id("verdict")).to_have_attribute("data-state", self.verdict)
        assert self.pause <= LONGEST_PAUSE, f"nothing new for {self.pause:.0f} s: {self.pause_note}"
