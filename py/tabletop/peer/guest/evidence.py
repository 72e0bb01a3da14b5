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
"""The latest ones: not all guests may have got the last."""

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
    """What a guest has seen of one try to draw a seed. ``nonce`` is its own, None where it takes no part."""

    deal: say.Deal
    nonce: say.Hash | None
    commits: say.Hashes | None = None
    nonces: say.Hashes | None = None

    def fault(self, room: str, seat: int | None) -> bool:
        """Whether what others bound themselves to, and then showed, does not fit together."""
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

    def number(self, room: str) -> str:
        """Return what all compare aloud, once all nonces were shown."""
        return draw_number(room, self.deal, self.commits or {}, self.nonces or {})


class StoredGuest(Strict):
    """All that a guest has to keep of a room, to come back to it and to check it at the end."""

    form: Literal[1] = 1
    room: MatchId
    token: Token | None
    key: Token | None
    name: str
    guest: int | None = None
    seat: int | None = None
    last: int = 0
    """The latest number of what it wanted done."""
    facts: PlayedGame | None = None
    head: str
    told: Annotated[list[Told], Field(max_length=1_000_000)]
    picks: list[tuple[str, list[str]]]
    """Asks that it answered, and how."""
    lost: int = 0
    """Wishes that reached the host, while the page was closed before it stored them; at most one for each reload."""
    seatings: Annotated[list[Sitting], Field(max_length=MOST_SEATINGS)] = Field(default_factory=list[Sitting])
    """Each as it was told, in order."""
    seated: list[Seated] = Field(default_factory=list[Seated])
    """For each update, by number in ``seatings``."""
    lot: Lot | None = None
    faults: list[Fault]
    record: say.RecordMessage | None = None
    legacies: list[say.Legacy] = Field(default_factory=list[say.Legacy], max_length=MOST_LEGACIES)
    marks: list[tuple[int, int, int]] = Field(
        default_factory=list[tuple[int, int, int]], max_length=MOST_LEGACIES
    )
    """For each legacy its serial, and how many updates and picks of its own the guest had then."""
    agreed: list[int] = Field(default_factory=list[int], max_length=10)
    """Serials from which this guest has agreed that another one goes on."""
    heir: int | None = None
    """The one of them from which one did."""

    def gone_back(self, serial: int, told: int | None = None, picks: int | None = None) -> "StoredGuest":
        """Return this without what happened after the legacy of ``serial`` came, as all agreed.

        What came after the first ``told`` updates and ``picks`` stays: it is of the game as it goes on.
        """
        old = next((one[1:] for one in self.marks if one[0] == serial), (len(self.told), len(self.picks)))
        new_told = [] if told is None else self.told[told:]
        new_seated = [] if told is None else self.seated[told:]
        new_picks = [] if picks is None else self.picks[picks:]
        changed = {
            "told": [*self.told[: old[0]], *new_told],
            "seated": [*self.seated[: old[0]], *new_seated],
            "picks": [*self.picks[: old[1]], *new_picks],
        }
        return self.model_copy(update=changed | {"heir": serial})
