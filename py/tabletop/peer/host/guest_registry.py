"""Decides who may join a room: invitations, keys, and which link belongs to which guest."""

from collections.abc import Callable, Sequence

from tabletop.kernel.errors import Refusal
from tabletop.peer.host.guest_place import GuestPlace
from tabletop.peer.link.channel import Channel
from tabletop.peer.link.rate_limit import RateLimit
from tabletop.peer.messages import MOST_ASKED, Accept, Hello
from tabletop.peer.outcome import Outcome
from tabletop.peer.seed_crypto import Source
from tabletop.peer.shapes import KNOWN_HEIR, KNOWN_LINE, KNOWN_LOAD, KNOWN_NUMBER, PICTURES, REQUESTS
from tabletop.players.clean_text import clean_name, unlike

MOST_LINKS = 64
MOST_LINES = 400
"""Lines of one link read at once; a quarter of it each second in the long run."""
MOST_INVITATIONS = 100
MOST_GUESTS = 60
TAKES_WAITING = "v2--"
"""How tokens begin: this host takes replies of guests that wait for it (``web/peer/invitation.js``)."""
NO_CONNECTION = "--------"
"""Stands for a connection where none is known."""


class GuestRegistry:
    """The guests of a room, its open invitations, and its links."""

    def __init__(self, room: str, source: Source, out: Outcome) -> None:
        self.room, self.source, self.out = room, source, out
        self.places: list[GuestPlace] = []
        self.invitations: dict[str, int | None] = {}
        self.links: dict[str, GuestPlace | None] = {}
        self.strikes: dict[str, int] = {}
        self._rates: dict[str, RateLimit] = {}
        self.next_number = 1
        self.may_move: Callable[[GuestPlace], bool] = lambda _: True
        """Whether a guest may move to another seat."""
        self.came_by: Callable[[str, GuestPlace], None] = lambda _token, _place: None
        """Called with the invitation that a guest names."""

    # Links ---------------------------------------------------------------------------------------------------

    def open_link(self, link: str) -> None:
        """Add a new link, which has no guest yet. Raises ``Refusal`` (``too-many-links``)."""
        if link not in self.links and len(self.links) >= MOST_LINKS:
            raise Refusal("too-many-links", most=MOST_LINKS)
        self.links.setdefault(link, None)
        self._rates.setdefault(link, RateLimit(MOST_LINES, MOST_LINES / 4))

    def may_speak(self, link: str, now: float) -> bool:
        """Whether a line of ``link`` is read.

        Lines that come too fast are dropped; an honest guest sends them again.
        """
        return link in self.links and self._rates[link].allows(now)

    def close_link(self, link: str) -> None:
        """Remove a link; the room waits for its guest."""
        place = self.links.pop(link, None)
        self.strikes.pop(link, None)
        self._rates.pop(link, None)
        if place is not None and place.link == link:
            place.link = None

    def drop(self, link: str, refusal: Refusal) -> None:
        """Refuse and remove a link; its guest begins a new connection when it reconnects."""
        place = self.links.get(link)
        conn = place.channel.conn if place is not None and place.channel is not None else NO_CONNECTION
        self.out.refuse(link, conn, refusal)
        if place is not None:
            place.forget()
        self.close_link(link)

    # Guests --------------------------------------------------------------------------------------------------

    def invite(self, seat: int | None, first: str | None = None) -> str:
        """Return the token of a new invitation; earlier ones for the same seat are void.

        ``first`` is the token of the first seat of an invitation for several; the others' have the seat behind it.
        """
        if seat is not None:
            self.void(seat)
        if len(self.invitations) >= MOST_INVITATIONS:
            raise Refusal("too-many-links", most=MOST_INVITATIONS)
        token = f"{first}{seat}" if first is not None else TAKES_WAITING + self.source.word(12)
        self.invitations[token] = seat
        return token

    def void(self, seat: int) -> None:
        """Make the invitations to a seat void."""
        self.invitations = {token: one for token, one in self.invitations.items() if one != seat}

    def at(self, seat: int | None) -> list[GuestPlace]:
        """Return the guests of a seat: at most one, but any number of spectators."""
        return [place for place in self.places if place.seat == seat]

    def dismiss(self, place: GuestPlace, code: str) -> None:
        """Make a guest's key void, and close its link."""
        if place.link is not None:
            self.drop(place.link, Refusal(code))
        self.places.remove(place)

    def greet(self, link: str, hello: Hello, now: float, names: Sequence[str]) -> GuestPlace | None:
        """Handle a guest's greeting on a link; return its place if it has a new connection now.

        ``names`` are those at the table, by seat: a new guest is given an unused one.
        Raises ``Refusal`` if it may not join.
        """
        if hello.room != self.room:
            raise Refusal("other-room")
        place = self._bound(link, hello) or self._known(hello) or self._invited(hello, names)
        if hello.token is not None:
            self.came_by(hello.token, place)
        if not place.rates.greeting.allows(now):
            # Dropped, as if the link had lost it: an honest guest greets again in a second.
            return None
        if hello.conn in place.past:
            self.accept(link, hello.conn, known=False)
            return None
        self._bind(link, place)
        self.strikes.pop(link, None)
        if place.channel is not None and place.channel.conn == hello.conn:
            place.channel.heard = now
            place.channel.relink()
            self.accept(link, hello.conn, known=True)
            return None
        self.accept(link, hello.conn, known=hello.fresh)
        if not hello.fresh:
            return None
        place.connect(Channel(hello.conn, MOST_ASKED, now), hello.told, hello.head)
        place.pictures = hello.games.get(PICTURES, 0)
        place.requests = hello.games.get(REQUESTS, 0)
        place.load, place.heir = hello.games.get(KNOWN_LOAD), hello.games.get(KNOWN_HEIR)
        line, number = hello.games.get(KNOWN_LINE), hello.games.get(KNOWN_NUMBER)
        place.known = (line, number) if line is not None and number is not None else None
        return place

    def accept(self, link: str, conn: str, *, known: bool) -> None:
        """Answer a greeting; not ``known``: the guest is to begin another connection."""
        self.out.text(link, Accept(conn=conn, known=known).model_dump_json())

    def _bound(self, link: str, hello: Hello) -> GuestPlace | None:
        """Return the guest of ``link`` if it says once more what began its connection.

        Its invitation may be used up by now.
        """
        place = self.links.get(link)
        same = place is not None and place.channel is not None and place.channel.conn == hello.conn
        return place if same else None

    def _known(self, hello: Hello) -> GuestPlace | None:
        """Return the guest with the key or used invitation of ``hello``; None if it needs a new place.

        Raises ``Refusal`` (``unknown-guest``) for a void key without an invitation.
        """
        for place in self.places:
            if hello.key is not None and place.key == hello.key:
                return self._back(place, hello.token)
            if hello.token is not None and place.token == hello.token:
                return place
        if hello.key is not None and hello.token is None:
            raise Refusal("unknown-guest")
        return None

    def _back(self, place: GuestPlace, token: str | None) -> GuestPlace | None:
        """Return ``place``, whose guest has rejoined; None if ``token`` invites to another seat, to which it may move.

        An invitation to the same seat, open or used, becomes void. Who plays keeps the seat: at another one its device
        could not check what it was told, and would accuse the host.
        """
        if token is not None and token in self.invitations:
            if self.invitations[token] != place.seat:
                return None if self.may_move(place) else place
            del self.invitations[token]
            self.out.changed = True
        if place.token is not None:
            place.token, self.out.changed = None, True
        return place

    def _invited(self, hello: Hello, names: Sequence[str]) -> GuestPlace:
        """Return the new guest of an invitation, which is used up. Raises ``Refusal`` (``invitation-void``)."""
        if hello.token is None or hello.token not in self.invitations or len(self.places) >= MOST_GUESTS:
            raise Refusal("invitation-void")
        seat = self.invitations.pop(hello.token)
        for before in list(self.places):
            # The same person has another place now, such as a seat instead of one among those who watch.
            mine = hello.key is not None and before.key == hello.key
            if mine or (seat is not None and before.seat == seat):
                self.dismiss(before, "replaced")
        number = self.next_number
        self.next_number += 1
        taken = [name for at, name in enumerate(names) if at != seat] + [place.name for place in self.places]
        name = unlike(clean_name(hello.name, str(number)), taken)
        place = GuestPlace(number, seat, self.source.word(32), name, hello.token)
        self.places.append(place)
        self.out.changed = True
        return place

    def _bind(self, link: str, place: GuestPlace) -> None:
        """Bind ``link`` to ``place``; the former link of that place is closed."""
        if place.link not in {None, link}:
            before = str(place.link)
            conn = place.channel.conn if place.channel is not None else NO_CONNECTION
            self.close_link(before)
            self.out.refuse(before, conn, Refusal("elsewhere"))
        other = self.links.get(link)
        if other is not None and other is not place:
            other.link = None
        self.links[link] = place
        place.link = link
