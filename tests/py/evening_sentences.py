"""Judges what the pages of an evening say: each sentence has a predicate over the true state of all devices.

A sentence is what a page is told and shows: the kind of the event, and the word in it that chooses the sentence.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, cast

from desk_client import Data
from door_world import Friend
from evening_pages import Page
from evening_sayings import Sayings
from evening_visitors import REMOVED
from evening_world import Device, Guest, Host

if TYPE_CHECKING:
    from evenings import Evening

QUIET, GONE = 6000.0, 25_000.0
"""As in ``tabletop/peer/link/channel.py``: the silence after which somebody is waited for, and is lost."""
WELL = 12_000.0
"""Milliseconds of undisturbed talk after which every page must say that all is well."""
SLACK, READ = 50.0, 2000.0
"""Milliseconds: of the clock, and after which an event is read at most."""

NO_SENTENCE = frozenset(
    {
        *("invitations", "pick", "undo", "redo", "since", "command", "request", "asked", "seek"),
        *(
            "seed",
            "size",
            "table",
            "update",
            "record",
            "checking",
            "entrust",
            "legacy",
            "chat",
            "react",
        ),
        # A host that is gone for good: tests/py/test_peer_heir.py.
        *("gather", "heir", "succeeded"),
    }
)
"""Kinds of events that say nothing of the room: work for the page, the match, and what people write themselves."""

Predicate = Callable[["Truth", Device, Data], bool]


class Truth:
    """The true state of all devices of an evening."""

    def __init__(self, evening: "Evening") -> None:
        self.evening = evening
        self.world = evening.world
        self.well_since: dict[Page, float] = {}
        """Since when a guest's page and its host have talked undisturbed."""
        self.numbers: dict[tuple[str, str], str] = {}
        """The number to compare aloud, by room and drawing."""
        self.elsewhere: Counter[Page] = Counter()
        """How often each page was told that another link has taken the place of one."""
        self.sayings = Sayings(lambda: self.world.now)
        self.asked: dict[tuple[Page, int], float] = {}
        """When each request was said."""

    def host_of(self, page: Page) -> Host:
        return self.world.rooms[page.room]

    def guest_at(self, host: Page, number: int) -> Guest | None:
        """Return the page of the guest with a number in the host's room, if it is open.

        After a host is lost the number of one who came late may be another one's.
        """
        room = host.peer_api.hosts.get(host.room)
        keys = (
            {place.key for place in room.places if place.number == number} if room is not None else set[str]()
        )
        return next(
            (one for one in self.guests_of(host) if one.peer_api.guests[one.room].kept.key in keys), None
        )

    def guests_of(self, host: Page) -> list[Guest]:
        pages = [page for page in self.world.pages if isinstance(page, Guest)]
        return [page for page in pages if page.room == host.room and not page.left]

    def heard(self, page: Page, by: Page) -> float:
        """Return for how many milliseconds ``by`` has not heard ``page``."""
        return self.world.now - self.world.heard.get((by, page), (-1e9, "", False))[0]

    def talk(self, one: Page, other: Page) -> bool:
        """Whether both have heard the other's connection on the present link."""
        told = [self.world.heard.get(pair, (-1e9, "", False)) for pair in ((one, other), (other, one))]
        return all(
            self.world.now - at < QUIET - SLACK and link in self.world.links and of_connection
            for at, link, of_connection in told
        )  # fmt: skip

    def look(self) -> None:
        """Note with whom all is well."""
        self.well_since = {page: at for page, at in self.well_since.items() if page in self.evening.here}
        for guest in self.evening.here:
            host = self.host_of(guest)
            bad = self.evening.disturbed or self.evening.bad_weather or guest.hidden
            if bad or not self.talk(guest, host):
                self.well_since.pop(guest, None)
            else:
                self.well_since.setdefault(guest, self.world.now)
        self.evening.disturbed = False
        for guest in self.evening.here:
            if self.is_well(guest):
                self.sayings.have_come(guest)

    def is_well(self, guest: Page | None, host: Page | None = None) -> bool:
        """Whether all is well between a guest and its host: with another one of before, at ``host``, nothing is."""
        well = guest in self.well_since and self.world.now - self.well_since[guest] >= WELL
        return well and (guest is None or host in {None, self.host_of(guest)})


# Connections -------------------------------------------------------------------------------------------------


def _guest_is_open(truth: Truth, host: Device, told: Data) -> bool:
    guest = truth.guest_at(host, told["guest"])
    return guest is None or truth.heard(guest, host) < QUIET + SLACK


def _guest_is_silent(truth: Truth, host: Device, told: Data) -> bool:
    return not truth.is_well(truth.guest_at(host, told["guest"]), host)


def _guest_is_lost(truth: Truth, host: Device, told: Data) -> bool:
    guest = truth.guest_at(host, told["guest"])
    return guest is None or not truth.is_well(guest, host)


def _host_is_open(truth: Truth, guest: Device, _told: Data) -> bool:
    return id(guest) in truth.world.frozen or truth.heard(truth.host_of(guest), guest) < QUIET + SLACK


def _host_is_silent(truth: Truth, guest: Device, _told: Data) -> bool:
    return not truth.is_well(guest)


def _all_sit_as_told(truth: Truth, page: Device, told: Data) -> bool:
    """No one has the seat of another; with whom all is well, it is shown as here."""
    host = truth.host_of(page)
    seats = [(one["seat"], one["guest"]) for one in told["seats"] if one["guest"] is not None]
    guests = [(truth.guest_at(host, number), seat) for seat, number in seats]
    right = all(
        guest is None or guest.peer_api.guests[guest.room].kept.seat in {seat, None} for guest, seat in guests
    )
    if page is not host and not truth.is_well(page):
        return right
    states = {
        one["guest"]: one["state"] for one in (*told["seats"], *told["watchers"]) if one["guest"] is not None
    }
    well = [guest for guest in truth.guests_of(host) if truth.is_well(guest)]
    shown = [states.get(guest.peer_api.guests[guest.room].kept.guest) for guest in well]
    return right and all(state in {"open", "bot"} for state in shown)


def _has_its_own_place(truth: Truth, page: Device, told: Data) -> bool:
    """The place of that number is this page's at its host, and no other page has its key."""
    host, guest = truth.host_of(page), page.peer_api.guests.get(page.room)
    room = host.peer_api.hosts.get(page.room)
    latest = any(one is told for one in page.told("welcome")[-1:])
    if room is None or guest is None or not latest:
        return True
    key = guest.kept.key
    places = [place for place in room.places if place.number == told["guest"]]
    mine = all((place.key, place.seat) == (key, told["seat"]) for place in places)
    others = [one for one in truth.guests_of(host) if one is not page]
    return mine and all(one.peer_api.guests[one.room].kept.key != key for one in others)


# The door ----------------------------------------------------------------------------------------------------


def _friend(truth: Truth, name: str) -> Friend | None:
    return next((one for one in truth.evening.visitors.friends if one.name == name), None)


def _waits_at_the_door(truth: Truth, _host: Device, told: Data) -> bool:
    """Each has asked, and has no answer."""
    box = truth.evening.visitors.box
    texts = [cast("Data", text) for text in box.texts if isinstance(text, dict)]
    unanswered = {text.get("name") for text in texts if "id" in text and not box.told(_box_of(text))}
    return all(one["name"] in unanswered for one in told["waiting"])


def _box_of(request: Data) -> str:
    return str(request.get("answer") or request["id"])


def _is_on_the_way(truth: Truth, host: Device, told: Data) -> bool:
    """Each was let in, and does not talk in this room yet."""
    here = [guest.name for guest in truth.guests_of(host) if truth.is_well(guest)]
    return not any(one["name"] in here for one in told["awaited"])


def _may_rather_watch(_truth: Truth, host: Device, told: Data) -> bool:
    """There is a computer player's seat, or room for one more."""
    room = host.peer_api.hosts.get(host.room)
    if room is None:
        return True
    taken = {place.seat for place in room.places}
    free = [seat for seat, chair in enumerate(room.seating) if chair.computer and seat not in taken]
    more = not room.dealt and len(room.seating) < host.world.kind.seats[1]
    return bool(free) or more or not told["watch"]


# Who asks at the door ----------------------------------------------------------------------------------------

AWAY, SLOW, LATE = 15_000.0, 60_000.0, 600_000.0
"""As in ``tabletop/peer/evening/asking_in.py``."""


def _asks_the_host(truth: Truth, page: Device, _told: Data) -> bool:
    """A mailbox answers, or has been away for a short time only."""
    friend = truth.evening.visitors.asked[page]
    return not friend.is_away or friend.away < AWAY + READ


def _reaches_no_mailbox(truth: Truth, page: Device, _told: Data) -> bool:
    """None has answered for a while, though one may answer again since it was told so."""
    return truth.evening.visitors.asked[page].away >= AWAY - READ


def _asks_for_long(truth: Truth, page: Device, told: Data) -> bool:
    waits = truth.world.now - truth.evening.visitors.asked[page].since
    return _asks_the_host(truth, page, told) and waits >= SLOW - SLACK


def _was_let_in(truth: Truth, page: Device, _told: Data) -> bool:
    return truth.evening.visitors.asked[page].was_let_in


def _has_asked_for_too_long(truth: Truth, page: Device, _told: Data) -> bool:
    return truth.world.now - truth.evening.visitors.asked[page].begun >= LATE - SLACK


# The time, the next game, the end ----------------------------------------------------------------------------


def _time_is_told_truly(truth: Truth, host: Device, told: Data) -> bool:
    """The time of the seat that is asked runs; it stands where the person does not see the table."""
    facts = told["facts"]
    match = host.desk.open_matches.get(host.room)
    if facts is None or facts["seat"] is None or match is None:
        return True
    guest = next(
        (one for one in truth.guests_of(host) if one.peer_api.guests[one.room].kept.seat == facts["seat"]),
        None,
    )
    waits = match.match.waiting in {facts["seat"], None}
    return waits and not (
        facts["stopped"] and truth.is_well(guest, host) and guest is not None and not guest.hidden
    )


def _comes_over(truth: Truth, page: Device, told: Data) -> bool:
    """None of the seats has its guest here already."""
    room = page.next if page.next is not None else None
    if room is None or room.left:
        return True
    here = [guest for guest in truth.guests_of(room) if truth.is_well(guest)]
    return not {guest.peer_api.guests[room.room].kept.seat for guest in here} & {*told["seats"]}


def _has_opened_a_room(truth: Truth, page: Device, told: Data) -> bool:
    """A guest has the host's part: the one that says so, or the one that is named."""
    if isinstance(page, Guest):
        return page.next is not None
    return any(one.handed_on_by == page.room for one in truth.world.rooms.values()) and bool(told["name"])


def _was_asked(_truth: Truth, page: Device, told: Data) -> bool:
    room = page.peer_api.hosts.get(page.room)
    return room is None or any(place.name == told["name"] for place in room.places)


def _has_said_no(truth: Truth, page: Device, _told: Data) -> bool:
    return any(not guest.agrees for guest in truth.guests_of(page))


def _is_the_room_number(truth: Truth, page: Device, told: Data) -> bool:
    """All devices show one number in one drawing, which begins anew where the host has lost it."""
    guest = page.peer_api.guests.get(page.room)
    lot = guest.kept.lot if guest is not None else None
    if lot is None:
        # It has left since.
        return True
    drawing = page.room, lot.deal.commit
    return truth.numbers.setdefault(drawing, told["number"]) == told["number"]


def _is_honest(_truth: Truth, _page: Device, told: Data) -> bool:
    """All are honest here."""
    return not told.get("faults")


def _never(_truth: Truth, _page: Device, _told: Data) -> bool:
    return False


def _cannot_be_checked(truth: Truth, page: Device, _told: Data) -> bool:
    """The host has missed something, or this guest: decisions of its own that it had not stored."""
    host = truth.host_of(page)
    room = host.peer_api.hosts.get(page.room)
    guest = page.peer_api.guests.get(page.room)
    if room is None or room.unchecked or guest is None or guest.kept.lost > 0:
        return True
    # Or another guest has become the host, from a backup that this one does not know or without its yes.
    return guest.kept.unmarked and (host.lost_moves or guest.kept.heir is not None)


# Refusals and answers ----------------------------------------------------------------------------------------


def _was_sent_away(truth: Truth, page: Device, _told: Data) -> bool:
    return truth.evening.visitors.removed and (isinstance(page, Host) or page.name.startswith(REMOVED))


def _has_no_place(truth: Truth, page: Device, _told: Data) -> bool:
    """At the host, too: a link without a guest who may come in; or the page has gone to another room meanwhile."""
    guest = page.peer_api.guests.get(page.room)
    if isinstance(page, Host) or guest is None:
        return True
    room = truth.host_of(page).peer_api.hosts.get(page.room)
    key = guest.kept.key
    return room is None or key is None or all(place.key != key for place in room.places)


def _has_left(truth: Truth, page: Device, _told: Data) -> bool:
    return truth.host_of(page).left or isinstance(page, Host)


def _plays_on_with_another(truth: Truth, page: Device, _told: Data) -> bool:
    """A guest has become the host; the host of before says so of itself."""
    host = truth.host_of(page)
    return host.heir and page is not host


def _has_another_link(truth: Truth, page: Device, _told: Data) -> bool:
    """Each newer link ends one of before, at both ends."""
    truth.elsewhere[page] += 1
    return truth.elsewhere[page] < truth.world.joined[page]


def _has_said_much(truth: Truth, page: Device, _told: Data) -> bool:
    """More than a host takes at once; what was said while the link was broken comes at once."""
    return truth.sayings.are_many(page)


def _is_answered(truth: Truth, page: Device, told: Data) -> bool:
    return (page, told["request"]) in truth.asked


def _waits_for_long(truth: Truth, page: Device, told: Data) -> bool:
    return truth.world.now - truth.asked.get((page, told["request"]), 0.0) >= 60_000.0 - READ


def _is_no_longer_asked(truth: Truth, page: Device, _told: Data) -> bool:
    """The answer was to a question that is over, or was given twice."""
    return truth.host_of(page).save is not None


def _is_over(truth: Truth, page: Device, _told: Data) -> bool:
    """It is, or was before the host lost its last moves just now."""
    host = truth.host_of(page)
    match = host.desk.open_matches.get(host.room)
    return match is None or match.match.waiting is None or "moves" in host.lost_now


PREDICATES: dict[str, Predicate] = {
    "guest: open": _guest_is_open,
    "guest: waiting": _guest_is_silent,
    "guest: lost": _guest_is_lost,
    "state: open": _host_is_open,
    "state: waiting": _host_is_silent,
    "state: lost": _host_is_silent,
    "unanswered": _host_is_silent,
    "roster": _all_sit_as_told,
    "welcome": _has_its_own_place,
    "door: waiting": _waits_at_the_door,
    "door: awaited": _is_on_the_way,
    "door: silent": _is_on_the_way,
    "door: watch": _may_rather_watch,
    "asking-in: far-sent": _asks_the_host,
    "asking-in: far-sent-long": _asks_for_long,
    "asking-in: far-sent-away": _reaches_no_mailbox,
    "asking-in: far-coming": _was_let_in,
    "not-let-in": _has_asked_for_too_long,
    "not-let-in: far-late": _has_asked_for_too_long,
    "not-let-in: far-apart": _has_asked_for_too_long,
    "pace": _time_is_told_truly,
    "coming": _comes_over,
    "part: asked": _was_asked,
    "part: begun": _has_opened_a_room,
    "part: declined": _has_said_no,
    "part: silent": _never,
    "part: refused": _never,
    "number": _is_the_room_number,
    "verdict": _is_honest,
    "fault": _never,
    "unchecked": _cannot_be_checked,
    "refused: dismissed": _was_sent_away,
    "refused: elsewhere": _has_another_link,
    "refused: invitation-void": _has_no_place,
    "refused: unknown-guest": _has_no_place,
    "refused: replaced": _has_no_place,
    "refused: continued": _plays_on_with_another,
    "refused: shut": _has_left,
    "refused: left": _has_left,
    "answered": _is_answered,
    "answered: again-none": _is_answered,
    "answered: pass-on-old": _is_answered,
    "answered: part-not-now": _is_answered,
    "answered: signal-damaged": _is_answered,
    "answered: too-fast": _is_answered,
    "answered: not-answered": _waits_for_long,
    "refusal: stale-pick": _is_no_longer_asked,
    "refusal: too-fast": _has_said_much,
    "refusal: game-over": _is_over,
}
"""By sentence. What comes from a link and is drawn by the page alone is judged in a browser."""

SAID_ELSEWHERE = {
    "asking-in: far-sent-away": "tests/py/test_asking_in.py",
    "not-let-in": "tests/py/test_asking_in.py",
    "not-let-in: far-late": "tests/py/test_asking_in.py",
    "not-let-in: far-apart": "tests/py/test_asking_in.py",
    "part: silent": "tests/py/test_next_game.py",
    "part: refused": "tests/py/test_next_game.py",
    "answered: part-not-now": "tests/py/test_next_game.py",
    "answered: pass-on-old": "tests/js/next-game.test.js",
    "answered: not-answered": "tests/py/test_peer_requests.py",
    "answered: too-fast": "tests/py/test_peer_requests.py",
    "refusal: too-fast": "tests/py/test_peer_room.py",
    "fault": "tests/py/test_peer_honest.py",
    "unchecked": "tests/py/test_peer_heir.py",
    "refused: unknown-guest": "tests/py/test_peer_room.py",
    "refused: replaced": "tests/py/test_peer_room.py",
}
"""Sentences that these evenings come to seldom or never, and which test comes to them."""

LASTING = ("guest", "state", "roster", "door", "pace", "coming")
"""What is shown until the next of its kind comes: judged at each look. The rest is judged when it is told."""


def sentences_of(told: Data) -> Iterator[str]:
    """Yield what an event says."""
    kind = str(told["kind"])
    if kind == "door":
        silent = [one["silent"] for one in told["awaited"]]
        yield from ["door: waiting"] * bool(told["waiting"]) + ["door: watch"] * told["watch"]
        yield from [f"door: {'silent' if one else 'awaited'}" for one in sorted({*silent})]
    elif kind not in NO_SENTENCE:
        word = told.get("state", told.get("code"))
        yield f"{kind}: {word}" if word is not None and kind != "fault" else kind


class Sentences:
    """What the pages of an evening show, and whether it is true."""

    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._truth = Truth(evening)
        self._screens: dict[tuple[Device, int], dict[str, tuple[str, Data]]] = {}
        """What each page shows in this life, by the place of the sentence."""
        self._looks = 0
        self.sayings = self._truth.sayings

    def look(self) -> None:
        """Read what was told since the last look, and judge, every two seconds, all that is shown."""
        for page, told in self._evening.world.shown:
            self._read(page, told)
        self._evening.world.shown.clear()
        self._truth.look()
        self._looks += 1
        if self._looks % 5:
            return
        for (page, life), screen in self._screens.items():
            if page in self._evening.world.pages and page.lives == life and not page.left:
                for sentence, told in screen.values():
                    self._judge(page, sentence, told)

    def _read(self, page: Device, told: Data) -> None:
        if told["kind"] == "asked":
            self._truth.asked[page, told["request"]] = self._evening.world.now
        screen = self._screens.setdefault((page, page.lives), {})
        if told["kind"] == "door":
            for place in [place for place in screen if place.startswith("door")]:
                del screen[place]
        if told["kind"] == "roster":
            present = {f"guest {one['guest']}" for one in (*told["seats"], *told["watchers"])}
            for place in [place for place in screen if place.startswith("guest") and place not in present]:
                del screen[place]
        for sentence in sentences_of(told):
            if told["kind"] in LASTING:
                screen[sentence if told["kind"] == "door" else f"{told['kind']} {told.get('guest')}"] = (
                    sentence,
                    told,
                )
            else:
                self._judge(page, sentence, told)

    def _judge(self, page: Device, sentence: str, told: Data) -> None:
        self._evening.reach(f"says {sentence}")
        true = PREDICATES.get(sentence)
        self._evening.check("each sentence has a predicate", sentence, holds=true is not None)
        if true is not None:
            self._evening.check(
                "no sentence is false",
                lambda: f"{page.name} {sentence} {told}",
                holds=true(self._truth, page, told),
            )
