"""What a card can be: the base classes list every power with its neutral default.

Three kinds of power. *Queries* are pure and answer at any time. *Happenings* are told to the card and may ask.
*Actions* are entries of the turn's menu. A card overrides what it needs and nothing else; its docstring is
its text. ``turn`` is the turn under way: its seat decides, and its verbs are the only way to change the table.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn
    from citadels.model.state import Mark

__all__ = ["TYPES", "Character", "District", "DistrictType"]

DistrictType = Literal["noble", "religious", "military", "trade", "unique"]
TYPES: tuple[DistrictType, ...] = ("noble", "religious", "military", "trade", "unique")


class Card:
    """What characters and districts share: an id, and the names of the powers a class overrides."""

    id: ClassVar[str] = ""
    hooks: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        """Note which powers the class has, so that the engine asks only the cards concerned."""
        own = {name for name, value in vars(cls).items() if callable(value) and not name.startswith("_")}
        cls.hooks = cls.hooks | own


class Character(Card):
    """A character card. Its powers work for whoever plays its turn."""

    rank: ClassVar[int] = 0
    build_limit: ClassVar[int] = 1
    income: ClassVar[DistrictType | None] = None
    """District type that pays an income when this character takes it."""
    duplicates: ClassVar[bool] = False
    """Whether districts may be built that the city already has."""
    min_players: ClassVar[int] = 2
    wards: ClassVar[bool] = False
    """Whether a character under this one's token cannot be robbed or threatened."""

    # Queries -------------------------------------------------------------------------------------------------

    def counts(self, turn: "Turn", card: str) -> bool:
        """Whether building ``card`` uses up the building limit."""
        return True

    def shields(self, table: "Table", seat: int) -> bool:
        """Whether rank 8 may not touch the districts of ``seat``, who plays this character's powers."""
        return False

    # Actions -------------------------------------------------------------------------------------------------

    def actions(self, turn: "Turn") -> Iterable[str]:
        """Names of the abilities that may be used now; not asked again once one was used this turn."""
        return ()

    async def act(self, turn: "Turn", name: str) -> bool:
        """Use the ability ``name``. Return False if the player gave it up and nothing changed."""
        return True

    async def collect(self, turn: "Turn", count: int) -> None:
        """Take the income for ``count`` districts."""
        turn.gain_gold(turn.seat, count, self.id)

    # Happenings ----------------------------------------------------------------------------------------------

    async def turn_started(self, turn: "Turn") -> None:
        """The character was revealed and its turn begins, after whatever was put on it took effect."""

    async def turn_ended(self, turn: "Turn") -> None:
        """The turn is ending, after the districts' own endings."""

    async def marked_called(self, table: "Table", mark: "Mark", seat: int) -> bool:
        """The character under ``mark``, a token of this card, is called; ``seat`` holds it.

        Return True if the call goes unanswered.
        """
        return False

    async def marked_revealed(self, table: "Table", mark: "Mark", seat: int) -> None:
        """The character under ``mark``, a token of this card, was revealed by ``seat``."""

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        """The round ends, and ``seat`` shows that it held this character, which was killed."""


class District(Card):
    """A district card. Its powers work for the owner of the city it stands in."""

    type: ClassVar[DistrictType] = "unique"
    cost: ClassVar[int] = 0

    # Queries -------------------------------------------------------------------------------------------------

    def allowed(self, turn: "Turn") -> bool:
        """Whether the rules let ``turn.seat`` build this card, price and limit aside."""
        return True

    def price_change(self, card: "District") -> int:
        """What this district in the builder's city adds to the price of ``card``."""
        return 0

    def affordable(self, turn: "Turn", price: int) -> bool:
        """Whether ``turn.seat`` can pay ``price`` for this card."""
        return turn.me.gold >= price

    def allows_duplicates(self) -> bool:
        """Whether the owner may build districts that the city already has."""
        return False

    def pays_as(self, wanted: DistrictType) -> bool:
        """Whether the district counts as ``wanted`` when an income is taken."""
        return self.type == wanted

    def immune(self) -> bool:
        """Whether rank 8 may not touch this district."""
        return False

    def surcharge(self) -> int:
        """What this district adds to rank 8's price for any district of its city."""
        return 0

    def gold_bonus(self) -> int:
        """Gold added to the two of gathering."""
        return 0

    def cards_bonus(self) -> int:
        """Cards added to the two drawn in gathering."""
        return 0

    def keeps_all(self) -> bool:
        """Whether all cards drawn in gathering are kept."""
        return False

    def any_type(self) -> bool:
        """Whether its type may be chosen when scores are counted."""
        return False

    def score(self, tally: "Tally") -> int:
        """Extra points at the end of the game, beyond the cost."""
        return 0

    # Actions -------------------------------------------------------------------------------------------------

    def usable(self, turn: "Turn") -> bool:
        """Whether the owner may use the district now; not asked again once it was used this turn."""
        return False

    async def use(self, turn: "Turn", at: int) -> bool:
        """Use the district, at place ``at`` of the city. Return False if it was given up and nothing changed."""
        return True

    # Happenings ----------------------------------------------------------------------------------------------

    async def pay(self, turn: "Turn", price: int) -> int | None:
        """Pay ``price`` for building this card; return the gold paid, or None if it was given up."""
        turn.pay_gold(turn.seat, price, self.id)
        return price

    async def turn_ended(self, turn: "Turn") -> None:
        """The owner's turn is ending."""
