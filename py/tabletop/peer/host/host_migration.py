"""Continues a room whose host is gone: guests bring their key shares, and with enough of them one becomes the host."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

from pydantic import ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import read_object
from tabletop.peer import calls, page_events
from tabletop.peer import messages as say
from tabletop.peer.evening.way_back import WayBack
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.host.guest_links import GuestLinks
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.journal import Journal
from tabletop.peer.host.match_backup import unpack
from tabletop.peer.host.room_host import RoomHost
from tabletop.peer.key_shares import MOST_SHARES, join
from tabletop.peer.shapes import PlayedGame

Share = tuple[int, str]
"""The place of a share, and its value."""

OWN = -1
"""The number that stands for the guest who gathers the others."""
MOST_TRIES = 500
APART = 1000
"""So many serials a new host leaves out for each place up to its share's: guests may have later backups of the former
host, or of another guest that opened the same backup, and two keys with one serial fit neither."""


def _read_share(text: str) -> Share:
    where, _, value = text.partition("-")
    if int(where) > MOST_SHARES:
        raise Refusal("peer-broken", where="share")
    return int(where), value


class HostMigration(GuestLinks):
    """The room of a guest that gathers the others. It knows only what the guest has stored of the match."""

    def __init__(self, kept: StoredGuest, facts: PlayedGame, secret: str) -> None:
        super().__init__(kept.room, facts, secret)
        self.kept = kept
        self.needed: dict[int, say.Legacy] = {legacy.serial: legacy for legacy in kept.usable_legacies}
        """By serial."""
        self.shares: dict[int, dict[int, Share]] = {serial: {} for serial in self.needed}
        """The shares by serial and guest: each guest has one, which no other guest can replace."""
        self.opened = 0
        """The serial whose key the page tries now; 0 while it tries none."""
        self._tried: set[tuple[int, frozenset[Share]]] = set()
        self._have = 0
        for legacy in kept.usable_legacies:
            self.shares[legacy.serial][OWN] = _read_share(legacy.share)

        self._way_back = WayBack(self.commands)

    def finish(self, now: float) -> float | None:
        """Do what :meth:`GuestLinks.finish` does, and look for the host, which may still come back."""
        dues = (super().finish(now), self._way_back.look(now, away=True))
        return min((due for due in dues if due is not None), default=None)

    def welcome(self, place: GuestPlace) -> None:
        """Ask a guest for its shares."""
        self.say_to(place, say.Gather(serials=sorted(self.needed)))

    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:  # noqa: ARG002 - see GuestLinks
        """Store a guest's shares; any other message is an error here."""
        if not isinstance(message, say.Shares):
            raise Refusal("peer-broken", where=message.kind)
        for serial, text in message.shares:
            share = _read_share(text)
            if serial in self.needed and share[0] != self.shares[serial][OWN][0]:
                self.shares[serial].setdefault(place.number, share)

    def shut(self, _now: float) -> None:
        """The host has reconnected, or the person has cancelled: the others wait for the host again."""
        self.send_away(Refusal("gather-ended"))

    def wrong_key(self) -> None:
        """The page could not decrypt the backup with the last key: try other shares."""
        self.opened = 0

    def tell_changes(self, now: float) -> None:  # noqa: ARG002 - see GuestLinks
        """Tell the page how many guests have agreed, and the key once they are enough."""
        latest = max(self.needed)
        legacy, have = self.needed[latest], len(self.shares[latest])
        if have != self._have:
            self._have = have
            self.out.event(page_events.GatherEvent(latest, have, legacy.needed, legacy.of, asked=False))
        if not self.opened:
            self._try_next()

    def _try_next(self) -> None:
        """Tell the page a key that was not tried yet, for the latest backup with enough shares."""
        for serial in sorted(self.needed, reverse=True):
            legacy = self.needed[serial]
            for shares in self._sets(serial, legacy.needed):
                if (serial, shares) not in self._tried and len(self._tried) < MOST_TRIES:
                    self._tried.add((serial, shares))
                    self.opened = serial
                    self.out.event(page_events.HeirEvent(serial, join(dict(shares)), legacy.cipher))
                    return

    def _sets(self, serial: int, needed: int) -> Iterator[frozenset[Share]]:
        """Yield sets of shares that may give the key: the own share with enough others.

        A forged share spoils only its own sets.
        """
        own = self.shares[serial][OWN]
        others = [share for guest, share in self.shares[serial].items() if guest != OWN]
        for some in combinations(others, needed - 1):
            if len(dict(some)) == needed - 1:
                yield frozenset([own, *some])

    def send_home(self, host: RoomHost) -> None:
        """Hand all links over to the continued room, which each guest then greets with the key it has."""
        for link, place in self.registry.links.items():
            host.registry.open_link(link)
            if place is not None and place.channel is not None:
                host.registry.accept(link, place.channel.conn, known=False)


def take_over_room(migration: HostMigration, call: calls.SucceedParams) -> RoomHost:
    """Return the room of the former host as this page's own. Raises ``Refusal`` (``legacy-broken``, ...)."""
    save, kept = unpack(call.text)
    try:
        host = _room_of(migration, call, kept)
    except (Refusal, ValidationError):
        raise Refusal("legacy-broken") from None
    own = migration.kept.guest
    host.registry.places = [place for place in host.places if place.number != own]
    host.loads.take_over(host.journal.latest)
    host.heir = migration.opened
    host.backup.resume(host.backup.reserved + APART * migration.shares[migration.opened][OWN][0])
    host.out.changed = True
    host.out.event(page_events.SucceededEvent(save, migration.kept.seat))
    migration.send_home(host)
    return host


def _room_of(migration: HostMigration, call: calls.SucceedParams, kept: str) -> RoomHost:
    """Return the room from its stored text. Raises ``Refusal`` or ``ValidationError``."""
    facts, journal = migration.facts, _journal_of(kept)
    opening = calls.HostParams(
        room=call.room, now=call.now, game=facts.game, setup=facts.setup, seating=journal.chairs,
        secret=call.secret, kept=None, running=True,
    )  # fmt: skip
    host = RoomHost(opening, facts.rules)
    host.restore(kept)
    return host


def _journal_of(kept: str) -> Journal:
    """Return the journal in what was kept of a room. Raises ``Refusal`` (``legacy-broken``)."""
    data = read_object(kept)
    journal = data.get("journal") if data is not None else None
    if not isinstance(journal, dict):
        raise Refusal("legacy-broken")
    return Journal.load(cast("dict[str, Any]", journal))
