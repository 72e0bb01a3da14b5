"""Plays evenings of rooms among themselves, by seed.

Hosts and guests over a short game, in a world that is bad and then calm.

``python tests/py/evenings.py SEED`` (``test_evenings.py`` has the path) tells one of them as a story; with a second
seed it plays all between them, and counts.
"""

import sys
from collections import Counter
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from desk_client import Data, seats
from evening_heir import is_lost_now, lose_host, may_be_lost
from evening_model import Model
from evening_pages import Page, some_pick
from evening_sentences import Sentences
from evening_visitors import REMOVED, Visitors
from evening_world import Device, Guest, Host, World
from nim.kind import NIM
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind
from tabletop.peer.host.room_host import RoomHost

MOST_SEATS = 5
STORM = 42_000.0
"""Milliseconds in which the world is bad."""
MOST_CALM = 240_000.0
"""Milliseconds in which all must then come to an end."""
LOOK = 400.0
"""Milliseconds between two looks of the people."""
SHORT_PACE = 10
"""Seconds for a decision, so few that people let them pass."""
MOST_WAITED = 150
"""Looks for which they do so at most."""
STEADY = 25
"""Looks after which the host knows that all are here."""
FAULTS = (
    "cut",
    "cut",
    "reload",
    "reload",
    "hide",
    "flicker",
    "freeze",
    "weather",
    "host reload",
    "reload hidden",
    "store refuses",
    "host store refuses",
)


class BrokenLawError(AssertionError):
    """A law does not hold."""


class Evening:
    """One evening. ``devices``: two to eight, of which at most five play.

    ``setup_for`` returns a set-up of a whole game for so many players: two or three devices play one.
    """

    def __init__(self, seed: int, kind: Kind = NIM, setup_for: Callable[[int], Data] | None = None) -> None:
        self.seed = seed
        self.chance = Randomness(seed)
        whole = setup_for is not None
        """Whether a game of some hundred moments is played, by few."""
        self.devices = 2 + seed % (2 if whole else 7)
        self.world = World(kind)
        self.story: list[str] = []
        self.laws: Counter[str] = Counter()
        self.reached: Counter[str] = Counter()
        self.events = 0
        self.calm, self.calm_at = False, 0.0
        self.later: list[tuple[float, Callable[[], None]]] = []
        self.linked: dict[int, str] = {}
        self.disturbed, self.bad_weather = False, False
        """Whether something has gone wrong since the last look; whether links lose or delay."""
        self.steady = 0
        """For how many looks all have been here."""
        self.pace = (0, SHORT_PACE, 60)[self.below(3)]
        self.away_since: dict[Page, float] = {}
        """Since when somebody has been away, by the page that is told so."""
        self.was_decided_for = False
        """Whether a computer player has decided for somebody since all is calm."""
        self.waited = 0
        """For how many looks people have let the agreed time pass."""
        self.screen = self.devices > 2 and self.is_so(15)
        """Whether the host's device is the table, and no person plays there."""
        players = min(self.devices - self.screen, MOST_SEATS)
        robots = self.below(2) if players < MOST_SEATS else 0
        people = ["elsewhere"] * players if self.screen else ["person", *["elsewhere"] * (players - 1)]
        seating = seats(*people, *["random"] * robots)
        self.games = 1 if whole else 1 + (self.devices < 6) + self.is_so(20)
        """How many games these people play."""
        self.played = 0
        size = len(seating)
        self.setup = setup_for(size) if setup_for else {"players": size, "sticks": 12 + self.below(12)}
        self.host = Host(self.world, seating, self.setup)
        self.world.pages.append(self.host)
        self.former_hosts: list[Host] = []
        """The pages of those who have handed the host's part on, and have not come along yet."""
        self.begun_at = 0.0
        """When the room that is played in was opened."""
        late = self.below(min(self.devices - 1, 4)) if not whole else 0
        first = 0 if self.screen else 1
        coming = range(first, first + self.devices - 1 - late)
        self.guests = [self._come(seat if seat < players else None) for seat in coming]
        self.visitors = Visitors(self, late)
        self.sentences, self.model = Sentences(self), Model(self)
        self.devices -= late

    # Small things --------------------------------------------------------------------------------------------

    def below(self, most: int) -> int:
        return self.chance.below(most)

    def is_so(self, percent: int) -> bool:
        return self.below(100) < percent

    def tell(self, text: str) -> None:
        self.story.append(f"{self.world.now / 1000:8.2f} s  {text}")

    def check(self, law: str, why: str | Callable[[], str], *, holds: bool) -> None:
        self.laws[law] += 1
        if not holds:
            raise BrokenLawError(f"{law}: {why if isinstance(why, str) else why()}")

    def reach(self, state: str) -> None:
        self.reached[state] += 1

    @property
    def room(self) -> RoomHost:
        """The room at the host."""
        return self.host.peer_api.hosts[self.host.room]

    @property
    def here(self) -> list[Guest]:
        """The guests' pages that are in this room."""
        return [guest for guest in self.guests if guest.room == self.host.room]

    def _come(self, seat: int | None) -> Guest:
        name = f"guest-{seat}" if seat is not None else f"watcher-{len(self.world.pages)}"
        guest = Guest(self.world, name, self.host.room, self.host.invite(seat))
        self.world.pages.append(guest)
        self._link(guest)
        return guest

    def _link(self, guest: Guest) -> None:
        """Join a guest and the host by a new link, as the reconnector does."""
        old = self.linked.pop(id(guest), None)
        if old is not None and old in self.world.links:
            self.world.cut(old)
        host = self.world.rooms[guest.room]
        if not host.left and not guest.left:
            self.linked[id(guest)] = self.world.connect(host, guest)

    def after(self, milliseconds: float, work: Callable[[], None]) -> None:
        self.later.append((self.world.now + milliseconds, work))

    # The evening ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play it. Raises ``BrokenLawError``."""
        self.tell(f"{self.devices} devices, {self.games} games, {self.pace or 'no'} s for a decision")
        if self.pace:
            self.host.do("pace", limit=self.pace)
        self.world.wait(500)
        storm = self.world.now + STORM
        end = storm + MOST_CALM * self.games
        while not self._ended():
            self.check("an evening ends", self._where, holds=self.world.now < end)
            if self.world.now >= storm and not self.calm:
                self._calm_down()
            elif not self.calm and self.is_so(24):
                self._fault()
            elif not self.calm and self.is_so(14):
                self.visitors.fault()
            self._press()
            self.visitors.press()
            self._pass(LOOK)
            self.visitors.ask()
            self._move()
            if (
                self.calm
                and (self.host.handed_on_by or self.host.heir)
                and may_be_lost(self)
                and is_lost_now(self)
            ):
                lose_host(self)
            self._look()
            self.visitors.look()
        self._at_the_end()

    def _pass(self, milliseconds: float) -> None:
        end = self.world.now + milliseconds
        for at, work in sorted((one for one in self.later if one[0] <= end), key=lambda one: one[0]):
            self.later.remove((at, work))
            self.world.wait(max(0.0, at - self.world.now))
            work()
        self.world.wait(max(0.0, end - self.world.now))

    def _ended(self) -> bool:
        """Whether the game is over, and each guest has checked it."""
        return (
            self.played == self.games - 1 and self.calm and self._all_checked() and not self.visitors.expected
        )

    def _all_checked(self) -> bool:
        checked = all(guest.told("verdict") or guest.told("unchecked") for guest in self.guests)
        return self.room.ended and checked and len(self.here) == self.devices - 1

    def _where(self) -> str:
        states = [(place.seat, place.state, place.hidden) for place in self.room.places]
        rooms = [guest.room for guest in self.guests]
        return f"{self.host.room} {rooms} {states}, waiting {self.room._waiting}, clock {self.room.pace.facts()}, save {self.host.save is not None}"

    # From room to room ---------------------------------------------------------------------------------------

    def _another_game(self) -> None:
        """The host begins another game of the same people."""
        old = self.host
        if self.room.onward.hand_over.asked:
            return
        self.played += 1
        self.reach("next game")
        room = self.room
        guests = [
            next((place.number for place in room.registry.at(seat)), None)
            for seat in range(len(room.seating))
        ]
        chairs = [
            {"name": chair.name, "player": "elsewhere" if guests[seat] is not None else chair.player}
            for seat, chair in enumerate(room.seating)
        ]
        after = {"room": old.room, "guests": guests, "begins": True}
        self._enter(Host(self.world, chairs, self.setup, old, after=after, pace=self.pace))
        self.visitors.follow()
        self.world.pages.append(self.host)
        old.do("tick")

    def _enter(self, host: Host) -> None:
        self.host, self.begun_at = host, self.world.now
        self.tell(f"-- {host.room}")

    def _end_room_before(self) -> None:
        """The old room ends with the deal."""
        before = self.host.before
        if self.host.save is not None and before is not None and before in self.world.pages:
            before.do("shut", final=True)
            self.world.pages.remove(before)

    def _hand_over(self) -> None:
        """The host asks a guest to take its part."""
        seated = [place for place in self.room.places if place.seat is not None and place.state == "open"]
        if not seated:
            return
        heir = seated[self.below(len(seated))]
        self.events += 1
        self.tell(f"the host asks {heir.name} to be the host")
        for page in self.here:
            page.agrees = page.peer_api.guests[page.room].kept.guest != heir.number or self.is_so(70)
        answer = self.host.call("offer-part", guest=heir.number, computer="random")
        if not answer["ok"]:
            self.reach(answer["error"]["code"])
        else:
            self.host.carry_out_results(answer["result"])

    def _move(self) -> None:
        """Lead on who goes to another room: those who were told, the heir, and who was left behind."""
        for guest in list(self.guests):
            if guest.next is not None and guest.next is not self.host:
                self.reach("host's part")
                self.played += self.room.ended
                self.guests.remove(guest)
                self.former_hosts.append(self.host)
                self._enter(guest.next)
        for page, room, token in self.world.moves:
            # Its table may have ended meanwhile.
            if page in self.world.pages and page.name != REMOVED:
                self._go(page, room, token)
        self.world.moves = []
        self._end_room_before()
        if self.calm and self.world.now > self.begun_at + 40_000:
            self._fetch_those_left_behind()

    def _go(self, page: Page, room: str, token: str) -> Guest:
        """A device leaves for another room, whose host has its reply."""
        host = self.world.rooms[room]
        page.do("shut", final=isinstance(page, Host))
        self.world.pages.remove(page)
        guest = Guest(self.world, page.name, room, token, page)
        self.world.pages.append(guest)
        self.tell(f"{page.name} goes to {room}")
        self.reach("moved")
        if isinstance(page, Guest):
            self.guests[self.guests.index(page)] = guest
        else:
            self.guests.append(guest)
            self.former_hosts = [one for one in self.former_hosts if one is not page]
        if token in host.taken:
            self.after(20, lambda: self.link_if_missing(guest))
        return guest

    def _fetch_those_left_behind(self) -> None:
        """People talk: who is not in the room that all are in opens a fresh link."""
        missing: list[Page] = [*self.former_hosts]
        for guest in self.guests:
            if guest.room != self.host.room or guest.peer_api.guests[guest.room].kept.key is None:
                missing.append(guest)
            else:
                self.link_if_missing(guest)
        for page in missing:
            taken = {place.seat for place in self.room.places}
            free = [
                seat
                for seat, chair in enumerate(self.room.seating)
                if chair.player == "elsewhere" and seat not in taken
            ]
            self.reach("fresh link")
            # A page whose store has lost its key needs a link to its own seat.
            lost = [
                place.seat for place in self.room.places if (place.name, place.state) == (page.name, "lost")
            ]
            guest = self._go(page, self.host.room, self.host.invite(next(iter(lost + free), None)))
            self._link(guest)

    # The world -----------------------------------------------------------------------------------------------

    def _fault(self) -> None:
        what = FAULTS[self.below(len(FAULTS))]
        if not self.guests:
            return
        guest = self.guests[self.below(len(self.guests))]
        if id(guest) in self.world.frozen or id(self.host) in self.world.frozen:
            return
        self.events += 1
        self.disturbed = True
        self.reach(what)
        self.tell(f"-- {what} ({self.host.name if what == 'host reload' else guest.name})")
        getattr(self, f"_{what.replace(' ', '_')}")(guest)

    def _cut(self, guest: Guest) -> None:
        link = self.linked.get(id(guest))
        if link in self.world.links:
            self.world.cut(link)
        self.after(300 + self.below(9000), lambda: self.link_if_missing(guest))

    def link_if_missing(self, guest: Guest) -> None:
        if guest not in self.guests:
            # It has become the host meanwhile, or has gone to another room.
            return
        missing = self.linked.get(id(guest)) not in self.world.links
        if missing and not self.visitors.come_back(guest):
            self._link(guest)

    def _reload(self, guest: Guest) -> None:
        guest.hidden = False
        guest.reload()
        self.after(200 + self.below(6000), lambda: self.link_if_missing(guest))

    def _reload_hidden(self, guest: Guest) -> None:
        guest.turn(hidden=True)
        self.world.wait(self.below(200))
        self._reload(guest)

    def _store_refuses(self, guest: Guest) -> None:
        self._refuse(guest, 6000, lambda: guest in self.guests and self.is_so(70), self._reload)

    def _host_store_refuses(self, guest: Guest) -> None:
        """The room is not stored, and half the time the match is not either, of which guests are told nevertheless."""
        host = self.host

        def loses_notes() -> bool:
            """What was not stored is lost."""
            return host is self.host and not self.room.ended and self._all_are_stored

        if not host.refuses:
            host.match_refused = self.is_so(50)
            self._refuse(host, 3000, loses_notes, lambda _: self._host_reload(guest))

    @property
    def _all_are_stored(self) -> bool:
        """Whether the host has stored who is here: who came while its store refused would need a fresh link."""
        return [place.number for place in self.room.places] == self.host.stored_guests

    def _refuse(
        self, page: Device, most: int, fails: Callable[[], bool], load_anew: Callable[[Any], None]
    ) -> None:
        """Nothing is stored for a while.

        Then the page is loaded anew, with what it had stored before, or its store was slow only.
        """
        if page.refuses:
            return
        page.refuses, page.unstored = True, None

        def works_again() -> None:
            page.refuses = False
            if fails():
                load_anew(page)
            else:
                if page.unstored is not None:
                    page.keep(page.unstored)
                if isinstance(page, Host):
                    page.stored_save = page.save

        self.after(200 + self.below(most), works_again)

    def _host_reload(self, _guest: Guest) -> None:
        if self.host.refuses and not self._all_are_stored:
            return
        self.host.reload()
        for guest in self.guests:
            self.after(200 + self.below(5000), lambda guest=guest: self.link_if_missing(guest))

    def _hide(self, guest: Guest) -> None:
        guest.turn(hidden=True)
        self.after(500 + self.below(9000), lambda: guest.turn(hidden=False))

    def _flicker(self, guest: Guest) -> None:
        for at in range(6):
            guest.turn(hidden=at % 2 == 0)
            self.world.wait(self.below(400))

    def _freeze(self, guest: Guest) -> None:
        guest.turn(hidden=True)
        self.world.freeze(guest)
        self.after(1000 + self.below(40_000), lambda: self._thaw(guest))

    def _thaw(self, guest: Guest) -> None:
        if id(guest) in self.world.frozen:
            self.world.thaw(guest)
            guest.turn(hidden=False)

    def _weather(self, _guest: Guest) -> None:
        lost, slowest, twice = (
            (0, 10, 30)[self.below(3)],
            (20, 200, 1500)[self.below(3)],
            (0, 15)[self.below(2)],
        )

        def spoil(now: float) -> list[float]:
            if self.is_so(lost):
                return []
            return [now + self.below(slowest) for _ in range(1 + self.is_so(twice))]

        self.world.spoil, self.bad_weather = spoil, True

    def _calm_down(self) -> None:
        self.tell("-- all is calm from now on")
        self.calm, self.calm_at = True, self.world.now
        self.disturbed, self.bad_weather = True, False
        self.world.spoil = lambda now: [now + 5]
        for _, work in self.later:
            work()
        self.later = []
        for guest in self.guests:
            self._thaw(guest)
            guest.turn(hidden=False)
            self.link_if_missing(guest)
        if may_be_lost(self):
            lose_host(self)

    # People --------------------------------------------------------------------------------------------------

    def _press(self) -> None:
        if self.room.ended and self.played < self.games - 1:
            waits = not self._all_checked() and self.is_so(95)
            if not waits and self.is_so(30):
                self._hand_over() if self.is_so(30) else self._another_game()
            return
        if self.host.save is None:
            self._gather()
        else:
            self._play()

    def _gather(self) -> None:
        """Before the deal."""
        if self.is_so(1):
            self._hand_over()
        before = self.host.before
        if isinstance(before, Host) and not before.left and self.is_so(4):
            self.events += 1
            self.tell("the host wants to begin by hand")
            before.do("hold")
        here = [place.state == "open" for place in self.room.places]
        if self.visitors.expected:
            return
        if self.is_so(5 if self.host.before is not None else 30) and (all(here) or self.is_so(10)):
            self.events += 1
            self.tell("the host deals")
            self._seat_computers()
            if not self.room.dealt:
                self.host.do("deal")

    def _play(self) -> None:
        """During the game."""
        if self.is_so(33 if not self.calm else 1 if self._people_wait() else 80):
            self._pick()
        if self.guests and self.is_so(33):
            guest = self.guests[self.below(len(self.guests))]
            if id(guest) not in self.world.frozen:
                self._say(guest)

    def _people_wait(self) -> bool:
        """Once it is calm the people first wait, so that the agreed time is seen to run, a short one to its end."""
        pace = self.room.pace
        self.was_decided_for = self.was_decided_for or (self.calm and bool(pace._decided))
        if self.pace == SHORT_PACE and pace.seat is not None:
            # A decision with more time is made, and the next one has the short time again.
            short = pace._left <= 1000 * SHORT_PACE and not self.was_decided_for
            self.waited += short
            return short and self.waited < MOST_WAITED
        return self.world.now < self.calm_at + 14_000

    def _seat_computers(self) -> None:
        """Give the seats to computer players that no friend has taken, as the page does."""
        for seat, chair in enumerate(self.room.seating):
            if chair.player == "elsewhere" and not self.room.registry.at(seat):
                self.host.do("chair", seat=seat, chair={"name": chair.name, "player": "random"})
                self.host.seating[seat] = {"name": chair.name, "player": "random"}

    def _pick(self) -> None:
        waiting = self.room._waiting
        if waiting is None:
            if not self.room.ended:
                self.host.do("over") if self._is_over() else self.host.do("tick")
            return
        seat = waiting[0]
        if self.room.seating[seat].player == "person":
            if (self.host.updates.get(seat) or {}).get("ask"):
                self.events += 1
                self.host.answer(seat, self.chance)
            return
        for guest in self.guests:
            ask = (
                guest.update["ask"]
                if guest.update is not None and id(guest) not in self.world.frozen
                else None
            )
            if ask is not None and ask["id"] == f"{waiting[1]}.{waiting[2]}":
                self.events += 1
                guest.say("pick", ask=ask["id"], options=some_pick(ask, self.chance))

    def _is_over(self) -> bool:
        table = self.host.desk.open_matches.get(self.host.room)
        return table is not None and table.match.waiting is None

    def _say(self, guest: Guest) -> None:
        what = ("more-time", "again", "reply", "chat", "react")[self.below(5)]
        if what == "more-time" and self.calm and self.pace == SHORT_PACE and not self.was_decided_for:
            what = "react"
        self.events += 1
        self.sentences.sayings.say(guest, what)
        more: Data = {
            "reply": {"text": "a reply"},
            "chat": {"text": "hello"},
            "react": {"reaction": "wow"},
        }.get(what, {})
        answer = guest.call("say", saying={"what": what, **more})
        if answer["ok"]:
            guest.carry_out_results(answer["result"])
        else:
            self.reach(answer["error"]["code"])

    # Laws ----------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        room = self.room
        for request in [one for one in self.host.told("request") if not one.get("done")]:
            request["done"] = True
            if request["asked"]["kind"] != "reply" and self.is_so(85):
                may = self.room.ended and self.played < self.games - 1
                number, guest = request["asked"]["request"], request["guest"]
                code = None if may else "again-none"
                self.host.do("answer", guest=guest, request=number, code=code)
                if may:
                    self._another_game()
                    return
        taken = [place.seat for place in room.places if place.seat is not None]
        self.check("no seat has two guests", str(taken), holds=len(taken) == len(set(taken)))
        for guest in self.here:
            self._look_at(guest)
        self._look_at_way_back()
        self.sentences.look()
        self.model.look()
        if self.calm and room.pace.seat is not None:
            self._look_at_the_clock()

    def _look_at(self, guest: Guest) -> None:
        kept = guest.peer_api.guests[guest.room].kept
        if kept.guest is None:
            return
        places = [place for place in self.room.places if place.number == kept.guest]
        self.check(
            "no guest loses its place", guest.name, holds=len(places) == 1 and places[0].key == kept.key
        )
        self.check("a guest keeps its seat", guest.name, holds=places[0].seat == kept.seat)
        others = [place.key for place in self.room.places if place.number != kept.guest]
        text = guest.kept or ""
        self.check(
            "no key of another guest is told", guest.name, holds=not any(key in text for key in others)
        )
        drawing = self.room.drawing
        secret = drawing.secret if drawing is not None else None
        hidden = secret is None or kept.record is not None or secret not in text
        self.check("the secret of the seed is not told before the end", guest.name, holds=hidden)
        for legacy in kept.legacies:
            given = self.world.backups.setdefault((kept.room, legacy.serial), legacy.cipher)
            self.check("no two backups have one serial", str(legacy.serial), holds=given == legacy.cipher)
        said = [event["request"] for event in guest.told("answered")]
        self.check("a request is answered once", lambda: str(said), holds=len(said) == len(set(said)))

    def _look_at_way_back(self) -> None:
        """As long as somebody is away, each page looks for the code by which it comes back.

        It does so for ten minutes at most.
        """
        for page in (self.host, *self.here):
            if id(page) in self.world.frozen or page.slow:
                continue
            host = page.peer_api.hosts.get(page.room)
            away = (
                any(place.state != "open" for place in host.places)
                if host
                else page.peer_api.guests[page.room].away
            )
            if not away:
                self.away_since.pop(page, None)
            since = self.away_since.setdefault(page, self.world.now) if away else self.world.now
            holds = (page.looks_back is not None) == away or self.world.now - since > 590_000
            self.check("who is away is looked for", f"{page.name} {page.looks_back}", holds=holds)

    def _look_at_the_clock(self) -> None:
        """Where all are here, and have been for a while, the time runs."""
        here = len(self.here) == self.devices - 1 and all(
            guest.peer_api.guests[guest.room].online for guest in self.here
        )
        here = here and all(place.state == "open" for place in self.room.places)
        shown = not any(guest.hidden for guest in self.guests)
        self.steady = self.steady + 1 if here and shown else 0
        if self.steady > STEADY:
            self.check("the time runs where all are here", self._where, holds=not self.room.pace._stopped)

    def _at_the_end(self) -> None:
        # What was lost is said again after eight seconds at most.
        self.world.wait(10_000)
        for guest in self.guests:
            for event in guest.told("verdict"):
                self.reach("verdict")
                self.check("verdicts are sound", f"{guest.name} {event['faults']}", holds=not event["faults"])
            inner = guest.peer_api.guests[guest.room]
            self.check(
                "each page is known as it is",
                guest.name,
                holds=self._hidden_at_host(inner.kept.guest) == guest.hidden,
            )

    def _hidden_at_host(self, number: int | None) -> bool:
        return next(place.hidden for place in self.room.places if place.number == number)


def play(first: int, last: int) -> str:
    """Play all evenings between two seeds; return the laws, the states and the processor time."""
    laws: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    events: list[int] = []
    begun = process_time()
    for seed in range(first, last + 1):
        evening = Evening(seed)
        evening.run()
        laws += evening.laws
        reached += evening.reached
        events.append(evening.events)
    counted = [f"{count:8}  {name}" for part in (laws, reached) for name, count in sorted(part.items())]
    took = process_time() - begun
    return "\n".join(
        [*counted, f"{len(events)} evenings, median {median(events)} events, {took:.1f} s of CPU", ""]
    )


if __name__ == "__main__":
    seed, *last = map(int, sys.argv[1:])
    if last:
        sys.stdout.write(play(seed, *last))
        sys.exit()
    evening = Evening(seed)
    try:
        evening.run()
    finally:
        ends = [str(dict(evening.reached)), str(dict(evening.laws))]
        sys.stdout.write("\n".join([*evening.story, *ends, ""]))
