"""Does the host's part in drawing a seed together: collects the guests' commitments, then their nonces."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Seed
from tabletop.peer import messages as say
from tabletop.peer.seed_crypto import HOST, Shuffle, commitment, joint_seed, short_number
from tabletop.peer.shapes import PlayedGame


class _Stored(BaseModel):
    """A drawing as plain data."""

    model_config = ConfigDict(extra="forbid", defer_build=True)

    attempt: say.Attempt
    secret: str
    seats: list[int]
    facts: PlayedGame
    commits: say.Hashes
    nonces: say.Hashes
    shuffle: Shuffle = "quick"


class SeedHost:
    """One drawing. ``secret`` is the host's own nonce; ``seats`` are those whose guests take part.

    A stored drawing of an earlier version keeps the ``quick`` source, for which its guests drew.
    """

    shuffle: Shuffle = "cipher"

    def __init__(self, room: str, attempt: int, secret: str, seats: list[int], facts: PlayedGame) -> None:
        self.room, self.attempt, self.secret, self.seats, self.facts = room, attempt, secret, seats, facts
        self.commits: dict[str, str] = {}
        self.nonces: dict[str, str] = {}

    @property
    def commit(self) -> str:
        """The host's commitment."""
        return commitment(self.room, self.attempt, HOST, self.secret)

    @property
    def bound(self) -> bool:
        """Whether all have sent their commitments."""
        return len(self.commits) == len(self.seats)

    @property
    def done(self) -> bool:
        """Whether all have revealed their nonces."""
        return len(self.nonces) == len(self.seats)

    @property
    def drawn(self) -> bool:
        """Whether the seed is known."""
        return self.bound and self.done

    @property
    def seed(self) -> Seed:
        """The seed, once it is ``drawn``."""
        return joint_seed(self.room, self.attempt, self.secret, self.nonces, self.shuffle)

    @property
    def number(self) -> str:
        """The number that people compare aloud, once it is ``done``."""
        return draw_number(self.room, self.deal(), self.commits, self.nonces)

    def bind(self, seat: int | None, message: say.Commit) -> bool:
        """Store a guest's commitment, once; return whether all are here now."""
        who = str(seat)
        if seat not in self.seats or message.attempt != self.attempt or who in self.commits:
            return False
        self.commits[who] = message.commit
        return self.bound

    def show(self, seat: int | None, message: say.Reveal) -> bool:
        """Store a guest's nonce; return whether all are here now. Raises ``Refusal`` (``peer-broken``)."""
        who = str(seat)
        if not self.bound or message.attempt != self.attempt or who in self.nonces or who not in self.commits:
            return False
        if commitment(self.room, self.attempt, who, message.nonce) != self.commits[who]:
            raise Refusal("peer-broken", where="nonce")
        self.nonces[who] = message.nonce
        return self.done

    def deal(self) -> say.Deal:
        """Return the message that begins this drawing."""
        return say.Deal(
            attempt=self.attempt, facts=self.facts, commit=self.commit, seats=self.seats, shuffle=self.shuffle
        )  # fmt: skip

    def messages(self) -> list[say.Told]:
        """Return all messages of this drawing that a guest needs now."""
        told: list[say.Told] = [self.deal()]
        if self.bound:
            told.append(say.Commits(attempt=self.attempt, commits=self.commits))
        if self.drawn:
            told.append(say.Nonces(attempt=self.attempt, nonces=self.nonces))
        return told

    def dump(self) -> dict[str, Any]:
        """Return the drawing as plain data."""
        return {
            "attempt": self.attempt, "secret": self.secret, "seats": self.seats,
            "facts": self.facts.model_dump(), "commits": self.commits, "nonces": self.nonces,
            "shuffle": self.shuffle,
        }  # fmt: skip

    @classmethod
    def load(cls, room: str, data: dict[str, Any]) -> "SeedHost":
        """Undo :meth:`dump`. Raises ``ValidationError``."""
        stored = _Stored.model_validate(data)
        drawing = cls(room, stored.attempt, stored.secret, stored.seats, stored.facts)
        drawing.commits, drawing.nonces, drawing.shuffle = stored.commits, stored.nonces, stored.shuffle
        return drawing


def draw_number(room: str, deal: say.Deal, commits: dict[str, str], nonces: dict[str, str]) -> str:
    """Return the number that people compare aloud: another set-up, commitment or nonce gives another number."""
    return short_number(room, deal.model_dump(), commits, nonces)
