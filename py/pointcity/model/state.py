"""Defines the state of a game as plain data: ints, strings and lists of them.

Cards are numbers (``pointcity.cards.box.CARDS``). Nothing is random after the deal, so a state has no random source.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from pointcity.cards.box import CARDS
from tabletop.kernel.errors import Refusal
from tabletop.kernel.reading import STRICT, place_of

EMPTY = -1
"""No card, no cell."""

Number = Annotated[int, Field(ge=0, lt=len(CARDS))]
Place = Annotated[int, Field(ge=EMPTY, lt=len(CARDS))]


@dataclass(slots=True)
class Player:
    """What one player, or the automa, has: unspent resource cards, buildings in the order they came, tokens."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    hand: list[Number] = field(default_factory=list[int])
    city: list[Number] = field(default_factory=list[int])
    tokens: list[str] = field(default_factory=list[str])

    def copy(self) -> "Player":
        """Return an independent equal player."""
        return Player(self.hand[:], self.city[:], self.tokens[:])


@dataclass(slots=True)
class State:
    """A whole game between two steps. ``phase`` names the step that comes next (engine/flow.py).

    ``turn`` counts the turns that are over, the automa's included; ``first`` is the seat that had the first turn.
    ``market`` has the 16 cells in reading order (``EMPTY``: no card); ``built`` says for each cell whether its card
    shows the building, or showed it when it was taken. ``flipped``: this turn's free flip is used. ``chosen`` are the
    cells chosen in this turn. ``column`` and ``row`` are the automa's markers. The deck's top is its end.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    phase: str
    turn: int
    first: int
    players: list[Player]
    deck: list[Number]
    market: list[Place]
    built: list[bool]
    tokens: list[str]
    discard: list[Number] = field(default_factory=list[int])
    flipped: bool = False
    chosen: list[int] = field(default_factory=list[int])
    automa: Player | None = None
    column: int = 0
    row: int = 1

    def copy(self) -> "State":
        """Return an independent equal state; nothing mutable is shared."""
        return State(
            self.phase,
            self.turn,
            self.first,
            [player.copy() for player in self.players],
            self.deck[:],
            self.market[:],
            self.built[:],
            self.tokens[:],
            self.discard[:],
            self.flipped,
            self.chosen[:],
            self.automa.copy() if self.automa is not None else None,
            self.column,
            self.row,
        )


_ADAPTER = TypeAdapter(State)


def dump_state(state: State) -> dict[str, Any]:
    """Return ``state`` as JSON-ready data."""
    return _ADAPTER.dump_python(state, mode="json")


def load_state(data: dict[str, Any]) -> State:
    """Return the state that :func:`dump_state` gave. Raises ``Refusal`` (``save-broken``) on anything else."""
    try:
        return _ADAPTER.validate_python(data)
    except ValidationError as error:
        raise Refusal("save-broken", where=f"state.{place_of(error)}") from None
