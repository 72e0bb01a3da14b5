"""Defines the state of a game as plain data: ints, strings, lists and tuples.

A district card is its id. All copies of a card share the id, so an id cannot tell hidden copies apart.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from pydantic import ConfigDict, TypeAdapter, ValidationError

from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import AnyRandomness
from tabletop.kernel.reading import STRICT, place_of


class Built(NamedTuple):
    """A district in a city: its card, Artist coins on it, cards tucked under it, the round it came."""

    card: str
    coins: int = 0
    tucked: tuple[str, ...] = ()
    round: int = 0


class Mark(NamedTuple):
    """A token on a character until the round ends.

    ``kind`` is what it does (``kill``, ``rob``, ...), ``by`` the seat that placed it, ``card`` the character whose
    power it is. ``real`` is false for a blank token; only its owner knows.
    """

    kind: str
    character: str
    by: int
    card: str
    real: bool = True


class Revealed(NamedTuple):
    """A character that was called and answered: who holds the card, and who plays its powers (the Witch)."""

    character: str
    seat: int
    player: int


class Aside(NamedTuple):
    """A character discarded face down by ``seat`` (None: at random, unknown to all)."""

    character: str
    seat: int | None


@dataclass(slots=True)
class Player:
    """What lies before one seat. ``seen`` are the characters it could choose from this round."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    gold: int = 0
    hand: list[str] = field(default_factory=list[str])
    city: list[Built] = field(default_factory=list[Built])
    drafted: list[str] = field(default_factory=list[str])
    seen: list[str] = field(default_factory=list[str])

    def copy(self) -> "Player":
        """Return an independent equal player."""
        return Player(self.gold, self.hand[:], self.city[:], self.drafted[:], self.seen[:])


@dataclass(slots=True)
class TurnState:
    """The turn under way: ``seat`` decides and pays, ``character`` lends the powers, ``owner`` holds its card.

    ``built`` counts builds against the limit, ``paid`` is the gold spent on them. ``used`` lists what cannot be used
    again this turn: a character's id, ``income``, ``built``, ``paid_build``, ids of districts that still stand.
    ``heir`` is the seat that goes on with the turn after gathering; ``stops``: the turn is nothing but gathering
    (Hospital).
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: int
    owner: int
    character: str
    gathered: bool = False
    built: int = 0
    paid: int = 0
    used: tuple[str, ...] = ()
    heir: int | None = None
    stops: bool = False

    def copy(self) -> "TurnState":
        """Return an independent equal turn."""
        return TurnState(
            self.seat,
            self.owner,
            self.character,
            self.gathered,
            self.built,
            self.paid,
            self.used,
            self.heir,
            self.stops,
        )


@dataclass(slots=True)
class State:
    """A whole game between two steps. ``phase`` names the step that comes next (engine/flow.py).

    ``leader`` is the seat that held the crown when the round began. ``pool`` are the characters still to be drafted,
    ``draft_at`` is the place in the draft's script, ``rank`` the rank being called. ``issued`` is all gold outside the
    bank, ``tax`` the gold on the Tax Collector's token. ``finishers`` are the seats that completed their cities first
    (several, if a change of ``city_size`` completed them), ``city_size`` is the number of districts that completes a
    city. ``builders`` are the seats that built this round, once for each build. ``lifted`` are cards that the step
    under way took off the deck and has not placed yet. The deck's top is its end.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    chance: AnyRandomness
    phase: str
    round: int
    crown: int
    leader: int
    players: list[Player]
    deck: list[str]
    pool: list[str] = field(default_factory=list[str])
    faceup: list[str] = field(default_factory=list[str])
    aside: list[Aside] = field(default_factory=list[Aside])
    draft_at: int = 0
    rank: int = 0
    revealed: list[Revealed] = field(default_factory=list[Revealed])
    absent: list[str] = field(default_factory=list[str])
    marks: list[Mark] = field(default_factory=list[Mark])
    turn: TurnState | None = None
    finishers: list[int] = field(default_factory=list[int])
    city_size: int = 0
    builders: list[int] = field(default_factory=list[int])
    issued: int = 0
    tax: int = 0
    lifted: list[str] = field(default_factory=list[str])

    def copy(self) -> "State":
        """Return an independent equal state; nothing mutable is shared."""
        turn = self.turn
        return State(
            self.chance.copy(),
            self.phase,
            self.round,
            self.crown,
            self.leader,
            [player.copy() for player in self.players],
            self.deck[:],
            self.pool[:],
            self.faceup[:],
            self.aside[:],
            self.draft_at,
            self.rank,
            self.revealed[:],
            self.absent[:],
            self.marks[:],
            turn.copy() if turn is not None else None,
            self.finishers[:],
            self.city_size,
            self.builders[:],
            self.issued,
            self.tax,
            self.lifted[:],
        )


_ADAPTER = TypeAdapter(State)


def dump_state(state: State) -> dict[str, Any]:
    """Return ``state`` as JSON-ready data, without ``lifted`` where that is empty, as it is between two steps."""
    return _ADAPTER.dump_python(state, mode="json", exclude=None if state.lifted else {"lifted"})


def load_state(data: dict[str, Any]) -> State:
    """Return the state that :func:`dump_state` gave. Raises ``Refusal`` (``save-broken``) on anything else."""
    try:
        return _ADAPTER.validate_python(data)
    except ValidationError as error:
        raise Refusal("save-broken", where=f"state.{place_of(error)}") from None
