"""Has the host of an evening disappear for good.

Its guests gather, and one of them, or after it another one, becomes the host.
"""

from typing import TYPE_CHECKING, Any

from desk_client import Data
from evening_world import Guest, Host
from tabletop.peer.guest.evidence import StoredGuest

if TYPE_CHECKING:
    from evenings import Evening

GATHERED = 60_000.0
"""Milliseconds in which enough guests must have agreed."""
STEP = 400.0


class Heir(Host):
    """The page of a guest that becomes the host's: the same engine, clock and store."""

    heir = True

    def __init__(self, guest: Guest, lost: Host) -> None:
        self.inherit(guest, lost)
        self.more: dict[str, Any] = {}
        self.world.rooms[self.room] = self
        self.slow = False
        """Whether it is lost before its page has encrypted a backup."""
        self.began: Data = {}
        """The moment at which its people could play on."""

    def on(self, event: Data) -> None:
        if event["kind"] == "succeeded":
            # Another room takes the guest's place on the page.
            self.looks_back = None
        super().on(event)

    def entrust(self, event: Data) -> None:
        if not self.slow:
            super().entrust(event)


def may_be_lost(evening: "Evening") -> bool:
    """Whether the host is in the middle of a game, and enough guests have its backup to go on without it."""
    host, room = evening.host, evening.room
    alone = host.before is None or host.before.left
    running = host.save is not None and not room.ended and not room.onward.hand_over.begun
    return alone and running and len(evening.here) == len(evening.guests) and len(with_backup(evening)) > 1


def is_lost_now(evening: "Evening") -> bool:
    """Whether to lose a host that may be lost.

    One without a backup of its own only after somebody has played on with it.
    """
    host = evening.host
    if isinstance(host, Heir) and host.slow:
        return host.watched != host.began and evening.is_so(50)
    return evening.is_so(6 if host.heir else 30)


def with_backup(evening: "Evening") -> list[Guest]:
    """Return the guests that can open the match together: the most that have one and the same backup."""
    holders: dict[int, list[Guest]] = {}
    for guest in evening.here:
        kept = _kept(guest)
        for legacy in kept.usable_legacies if kept.seat is not None else ():
            holders.setdefault(legacy.serial, []).append(guest)
    enough = [some for serial, some in holders.items() if len(some) >= _needed(some[0], serial)]
    return max(enough, key=len, default=list[Guest]())


def _go_on_without(heirs: list[Guest]) -> bool:
    """Whether the others can still open the match if the first of them is lost, too."""
    shared = [{one.serial for one in _kept(guest).usable_legacies} for guest in heirs]
    return any(len(heirs) > _needed(heirs[0], serial) for serial in shared[0].intersection(*shared[1:]))


def _needed(guest: Guest, serial: int) -> int:
    return next(legacy.needed for legacy in _kept(guest).legacies if legacy.serial == serial)


def _kept(guest: Guest) -> StoredGuest:
    return guest.peer_api.guests[guest.room].kept


def lose_host(evening: "Evening") -> None:
    """The host's device falls into the sea. The guests notice, gather at one of them, and play on."""
    lost, world = evening.host, evening.world
    evening.reach("host lost")
    if isinstance(lost, Heir):
        evening.reach("heir lost later")
        if lost.slow:
            evening.reach("heir lost before its first backup")
    elif lost.handed_on_by:
        evening.reach("host lost after a hand-over")
    evening.visitors.late_one(lost)
    if any(friend.guest is None for friend in evening.visitors.expected):
        evening.reach("host lost while a friend is at the door")
    evening.tell("-- the host is lost for good")
    world.lose(lost)
    evening.devices -= 1
    evening.games = evening.played + 1
    world.wait(30_000)
    heirs = with_backup(evening)
    enough = _go_on_without(heirs)
    first = _gather(evening, heirs[0], lost)
    if enough and evening.is_so(35):
        evening.reach("heir lost")
        evening.tell(f"-- {first.name} is lost, too")
        world.lose(first)
        evening.devices -= 1
        world.wait(30_000)
        first = _gather(evening, heirs[1], lost)
    first.slow = evening.is_so(50)
    _agree(evening, first)
    _sit(evening, first)
    first.began = first.watched
    _invite_those_at_the_door(evening, first)
    if evening.is_so(50):
        evening.reach("heir's store refuses")
        evening._host_store_refuses(evening.guests[0])
    evening.after(500 + evening.below(4000), lambda: _open_again(evening, lost))


def _invite_those_without_a_place(evening: "Evening", heir: Heir) -> None:
    """Who came after the backup is unknown to its room.

    Such a guest comes by a fresh link, to its seat where it had one before.
    """
    # What they read until now is judged by where they were.
    evening.sentences.look()
    places = heir.peer_api.hosts[heir.room].places
    keys, held = {place.key for place in places}, {_kept(guest).key for guest in evening.guests}
    seats = {place.name: place.seat for place in places if place.key not in held}
    for guest in evening.guests:
        if _kept(guest).key not in keys:
            evening.reach("came after the backup")
            evening.linked[id(guest)] = heir.fetch(guest, seats.get(guest.name))
    evening.world.wait(3000)


def _invite_those_at_the_door(evening: "Evening", heir: Heir) -> None:
    """The link leads nowhere any more: who waits there is told so by a person, and watches by a fresh one."""
    for friend in evening.visitors.expected:
        evening.visitors.friends.remove(friend)
        if friend.guest is None:
            evening.tell(f"{friend.name} comes to watch")
            evening.devices += 1
            guest = Guest(evening.world, friend.name, heir.room, heir.invite(None))
            evening.world.pages.append(guest)
            evening.guests.append(guest)
            evening.linked[id(guest)] = evening.world.connect(heir, guest)


def _open_again(evening: "Evening", lost: Host) -> None:
    """The page of the host of before is opened again.

    A guest whose link breaks then meets it first: both hosts have its key.
    """
    world = evening.world
    if evening.room.ended:
        return
    lost.left = False
    world.pages.append(lost)
    lost.reload()
    keys = {place.key for place in lost.peer_api.hosts[lost.room].places}
    known = [guest for guest in evening.here if _kept(guest).key in keys]
    if not known:
        return
    evening.reach("host of before is back")
    guest = known[evening.below(len(known))]
    evening.tell(f"-- the host of before is back, and meets {guest.name}")
    evening.disturbed = True
    world.cut_off(guest)
    world.connect(lost, guest)
    evening.after(2000 + evening.below(9000), lambda: evening.link_if_missing(guest))


def _gather(evening: "Evening", guest: Guest, lost: Host) -> Heir:
    """Have a guest gather the others, who open its link."""
    evening.tell(f"{guest.name} gathers the others")
    evening.guests.remove(guest)
    evening.world.cut_off(guest)
    heir = Heir(guest, lost)
    heir.do("gather", secret=heir.secret())
    for other in evening.guests:
        evening.linked[id(other)] = heir.fetch(other, _kept(other).seat)
    return heir


def _agree(evening: "Evening", heir: Heir) -> None:
    """Have those who are asked agree, one after the other, until the match is open."""
    world, agreed = evening.world, set[int]()
    end = world.now + GATHERED
    while not heir.told("succeeded"):
        evening.check("an evening ends", "the guests never go on", holds=world.now < end)
        for guest in evening.guests:
            asked = [one for one in guest.told("gather") if one["asked"]]
            if asked and id(guest) not in agreed and evening.is_so(40):
                agreed.add(id(guest))
                guest.do("agree")
        world.wait(STEP)


def _sit(evening: "Evening", heir: Heir) -> None:
    """The heir's person plays at the host's device, as the page arranges it.

    Computer players play for those who are gone.
    """
    evening.host = heir
    own = heir.told("succeeded")[-1]["seat"]
    here = {_kept(guest).seat for guest in evening.guests}
    for seat, chair in enumerate(heir.engine("inspect", save=heir.save)["result"]["seating"]):
        if seat == own:
            player = "person"
        elif chair["player"] == "person" or (chair["player"] == "elsewhere" and seat not in here):
            player = "random"
        else:
            continue
        heir.ask(None, "seat", match=heir.room, seat=seat, chair={"name": chair["name"], "player": player})
    _invite_those_without_a_place(evening, heir)
    for guest in evening.guests:
        # Who came later than the backup agrees to what others have done.
        if any(one["asked"] for one in guest.told("gather")[-1:]) and evening.is_so(80):
            guest.call("agree")
