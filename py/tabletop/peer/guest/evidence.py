"""Keeps what a guest needs to check a finished match: a hash of each update, its own picks, the drawing of the seed."""

from typing import Annotated, Literal

from pydantic import Field

from tabletop.match.record import MatchId
from tabletop.peer import messages as say
from tabletop.peer.contents import Fault
from tabletop.peer.host.seed_host import draw_number
from tabletop.peer.seed_crypto import commitment
from tabletop.peer.shapes import PlayedGame, Strict, Token

MOST_LEGACIES = 2
"""The latest backups: not all guests may have received the last one."""

MOST_SEATINGS = 2_000

Told = tuple[int, int, int, str]
"""Line, number, after and fingerprint of an update."""

Sitting = list[tuple[str, str]]
"""Name and player of every seat."""

UNKNOWN = -1

Seated = tuple[int, int]
"""Which seatings were told between the update before and this one: the first and the last, ``UNKNOWN`` for none.

The first is also unknown for the first update of a connection: before it, other seatings may have come and gone.
"""


class Lot(Strict):
    """What a guest saw of one drawing of a seed. ``nonce`` is its own; None if it takes no part.

    ``tries_before``: the drawings that earlier loads of the host's page began. ``may_begin_again``: the host's page was
    loaded anew since, and may have lost this drawing.
    """

    deal: say.Deal
    nonce: say.Hash | None
    commits: say.Hashes | None = None
    nonces: say.Hashes | None = None
    tries_before: int = 0
    may_begin_again: bool = False

    def fault(self, room: str, seat: int | None) -> bool:
        """Whether a revealed nonce does not match its commitment."""
        seats = {str(one) for one in self.deal.seats}
        if self.commits is None:
            return False
        own = str(seat)
        if self.commits.keys() != seats or (own in seats and self.nonce is None):
            return True
        attempt = self.deal.attempt
        shown = dict(self.nonces or {})
        if self.nonces is not None and shown.keys() != seats:
            return True
        if self.nonce is not None:
            shown.setdefault(own, self.nonce)
            if shown[own] != self.nonce:
                return True
        return any(commitment(room, attempt, who, nonce) != self.commits[who] for who, nonce in shown.items())

    @property
    def tries(self) -> int:
        """How many drawings were begun, this one among them: with each the host might have looked for a better deck."""
        return self.tries_before + self.deal.attempt

    def number(self, room: str) -> str:
        """Return the number that people compare aloud, once all nonces are revealed."""
        return draw_number(room, self.deal, self.commits or {}, self.nonces or {})


class StoredGuest(Strict):
    """All that a guest stores of a room, to rejoin it and to check the match at the end."""

    form: Literal[1] = 1
    room: MatchId
    token: Token | None
    key: Token | None
    secret: str = ""
    """32 bytes of randomness in hex, which only this guest knows: its nonces follow from it. Stored since it joined."""
    name: str
    guest: int | None = None
    seat: int | None = None
    last: int = 0
    """The number of its latest request."""
    facts: PlayedGame | None = None
    load: int = 0
    """The ``load`` of the host's page that it met last."""
    head: str
    told: Annotated[list[Told], Field(max_length=1_000_000)]
    watched: int = 0
    """How many of these updates came first, while it only watched: they are a spectator's."""
    picks: list[tuple[str, list[str]]]
    """Asks that it answered, and how."""
    lost: int = 0
    """Requests that reached the host although the page closed before it stored them."""
    seatings: Annotated[list[Sitting], Field(max_length=MOST_SEATINGS)] = Field(default_factory=list[Sitting])
    """Each seating as it was told, in order."""
    seated: list[Seated] = Field(default_factory=list[Seated])
    """For each update, by number in ``seatings``."""
    lot: Lot | None = None
    faults: list[Fault]
    record: say.RecordMessage | None = None
    legacies: list[say.Legacy] = Field(default_factory=list[say.Legacy], max_length=MOST_LEGACIES)
    marks: list[tuple[int, int, int]] = Field(
        default_factory=list[tuple[int, int, int]], max_length=MOST_LEGACIES
    )
    """For each backup its serial, and the number of updates and own picks that the guest had then."""
    agreed: list[int] = Field(default_factory=list[int], max_length=10)
    """Serials of the backups from which this guest agreed that another guest may continue."""
    heir: int | None = None
    """The serial from which a guest did continue."""
    unmarked: bool = False
    """Whether a guest continued from a backup whose place this one does not know, or without its yes, or the host could
    not store all that it told: then it cannot check the game. A host gains nothing by saying so: it can always say that
    there is no record."""

    @property
    def usable_legacies(self) -> list[say.Legacy]:
        """The backups from which the match may go on.

        None of before the one from which a guest has continued already.
        """
        return [legacy for legacy in self.legacies if legacy.serial >= (self.heir or 0)]

    def gone_back(self, serial: int, before: "StoredGuest | None" = None) -> "StoredGuest":
        """Return the evidence without all that came after the backup with ``serial``, from which the match continues.

        ``before`` is the evidence when a guest had continued, by default all of it: what came later stays.
        """
        old = before or self
        mark = next((one[1:] for one in old.marks if one[0] == serial), None)
        if mark is None:
            return self.model_copy(update={"heir": serial, "unmarked": self.unmarked or bool(old.told)})
        told, picks = len(old.told), len(old.picks)
        earlier = [one for one in old.marks if one[1] <= mark[0] and one[2] <= mark[1]]
        later = [
            (one[0], one[1] - told + mark[0], one[2] - picks + mark[1])
            for one in self.marks
            if one not in old.marks
        ]
        changed = {
            "told": [*self.told[: mark[0]], *self.told[told:]],
            "seated": [*self.seated[: mark[0]], *self.seated[told:]],
            "picks": [*self.picks[: mark[1]], *self.picks[picks:]],
            "marks": [*earlier, *later][-MOST_LEGACIES:],
        }
        return self.model_copy(update=changed | {"heir": serial, "unmarked": old.unmarked})
