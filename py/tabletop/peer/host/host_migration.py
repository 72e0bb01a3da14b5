"""A room of guests whose opener is gone: they bring their shares of the key, and when enough have come, one of them goes on."""

from typing import Any, cast

from pydantic import ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import read_object
from tabletop.peer import calls, page_events
from tabletop.peer import messages as say
from tabletop.peer.guest.evidence import StoredGuest
from tabletop.peer.host.guest_links import GuestLinks
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.host.journal import Journal
from tabletop.peer.host.match_backup import unpack
from tabletop.peer.host.room_host import RoomHost
from tabletop.peer.key_shares import MOST_SHARES, join
from tabletop.peer.shapes import Facts


class HostMigration(GuestLinks):
    """Opened by a guest, from what it has kept: it knows no more of the match than that."""

    def __init__(self, kept: StoredGuest, facts: Facts, secret: str) -> None:
        super().__init__(kept.room, facts, secret)
        self.kept = kept
        self.needed: dict[int, say.Legacy] = {legacy.serial: legacy for legacy in kept.legacies}
        """By serial."""
        self.shares: dict[int, dict[int, str]] = {}
        self.opened = 0
        self._have = 0
        for legacy in kept.legacies:
            self._take(legacy.serial, legacy.share)

    def welcome(self, place: GuestPlace) -> None:
        """Ask a guest for its shares."""
        self.say_to(place, say.Gather(serials=sorted(self.needed)))

    def hear(self, place: GuestPlace, message: say.Asked, now: float) -> None:  # noqa: ARG002 - see GuestLinks
        """Take a guest's shares; anything else makes no sense here."""
        if not isinstance(message, say.Shares):
            raise Refusal("peer-broken", where=message.kind)
        for serial, share in message.shares:
            if serial in self.needed:
                self._take(serial, share)

    def _take(self, serial: int, share: str) -> None:
        where, _, value = share.partition("-")
        if int(where) > MOST_SHARES:
            raise Refusal("peer-broken", where="share")
        self.shares.setdefault(serial, {})[int(where)] = value

    def news(self) -> None:
        """Tell the page how many have agreed; and the key, once they are enough."""
        latest = max(self.needed)
        legacy, have = self.needed[latest], len(self.shares[latest])
        if have != self._have:
            self._have = have
            self.out.event(page_events.GatherEvent(latest, have, legacy.needed, legacy.of, asked=False))
        for serial in sorted(self.needed, reverse=True):
            legacy, shares = self.needed[serial], self.shares[serial]
            if serial > self.opened and len(shares) >= legacy.needed:
                self.opened = serial
                self.out.event(page_events.HeirEvent(serial, join(shares), legacy.cipher))
                return

    def send_home(self, opener: RoomHost) -> None:
        """Hand all links over to the room that goes on: the other end greets it anew, by the key it has."""
        for link, place in self.entrance.links.items():
            opener.entrance.open_link(link)
            if place is not None and place.channel is not None:
                opener.entrance.accept(link, place.channel.conn, known=False)


def take_over_room(gathering: HostMigration, call: calls.SucceedParams) -> RoomHost:
    """Return the room of the opener that is gone, as this page's own. Raises ``Refusal`` (``legacy-broken``, ...)."""
    save, kept = unpack(call.text)
    try:
        opener = _room_of(gathering, call, kept)
    except (Refusal, ValidationError):
        raise Refusal("legacy-broken") from None
    own = gathering.kept.guest
    opener.entrance.places = [place for place in opener.places if place.number != own]
    opener.heir = gathering.opened
    opener.out.changed = True
    opener.out.event(page_events.SucceededEvent(save, gathering.kept.seat))
    gathering.send_home(opener)
    return opener


def _room_of(gathering: HostMigration, call: calls.SucceedParams, kept: str) -> RoomHost:
    """Return the room as it was kept. Raises ``Refusal`` or ``ValidationError``."""
    facts, journal = gathering.facts, _journal_of(kept)
    host = calls.HostParams(
        room=call.room, now=call.now, game=facts.game, setup=facts.setup, seating=journal.chairs,
        secret=call.secret, kept=None, running=True,
    )  # fmt: skip
    opener = RoomHost(host, facts.rules)
    opener.restore(kept)
    return opener


def _journal_of(kept: str) -> Journal:
    """Return the journal in what was kept of a room. Raises ``Refusal`` (``legacy-broken``)."""
    data = read_object(kept)
    journal = data.get("journal") if data is not None else None
    if not isinstance(journal, dict):
        raise Refusal("legacy-broken")
    return Journal.load(cast("dict[str, Any]", journal))
