"""What a card can be: the base classes list every power with its neutral default.

Three kinds of power. *Queries* are pure and answer at any time. *Happenings* are told to the card and may ask.
*Actions* are entries of the turn's menu. A card overrides what it needs and nothing else; its docstring is
its text. ``turn`` is the turn under way: its seat decides, and its verbs are the only way to change the table.
"""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from tabletop.ask import option as compose_option
from tabletop.events import Facts

if TYPE_CHECKING:
    from citadels.engine.acting import Acting
    from citadels.engine.scoring import Tally
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn
    from citadels.model.state import Built, Mark

__all__ = [
    "CANCEL",
    "TYPES",
    "Character",
    "District",
    "DistrictType",
    "Facts",
    "Payment",
    "Target",
    "option",
]

CANCEL = "cancel"
"""The option that gives an ability up."""

option = cache(compose_option)
"""Composes an option id; menus are built from the same few hundred ids over and over."""

DistrictType = Literal["noble", "religious", "military", "trade", "unique"]
TYPES: tuple[DistrictType, ...] = ("noble", "religious", "military", "trade", "unique")


class Target(NamedTuple):
    """A district somewhere, and what touching it costs."""

    seat: int
    at: int
    cost: int


class Payment(NamedTuple):
    """How a district was paid for: the gold, and whether it was paid for at all (with gold or cards)."""

    gold: int
    paid: bool = True


class Card:
    """What characters and districts share: an id, and the names of the powers a class overrides."""

    id: ClassVar[str] = ""
    hooks: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, *, neutral: bool = False) -> None:
        """Note which powers the class has, so that the engine asks only the cards concerned.

        The ``neutral`` base classes have none: theirs are the defaults.
        """
        if neutral:
            return
        own = {name for name, value in vars(cls).items() if callable(value) and not name.startswith("_")}
        cls.hooks = cls.hooks | own


class Character(Card, neutral=True):
    """A character card. Its powers work for whoever plays its turn."""

    rank: ClassVar[int] = 0
    build_limit: ClassVar[int] = 1
    income: ClassVar[DistrictType | None] = None
    """District type that pays an income when this character takes it."""
    duplicates: ClassVar[bool] = False
    """Whether districts may be built that the city already has."""
    min_players: ClassVar[int] = 2
    builds: ClassVar[bool] = True
    """Whether anything may be built at all, be it outside the limit."""
    pauses: ClassVar[bool] = False
    """Whether the turn is nothing but gathering and this character's ability."""
    wards: ClassVar[bool] = False
    """Whether a character under this one's token cannot be robbed or threatened."""
    holds: ClassVar[bool] = False
    """Whether a player under this one's token may only gather until the token is answered."""

    # Queries -------------------------------------------------------------------------------------------------

    def counts(self, card: "District") -> bool:
        """Whether building ``card`` uses up the building limit."""
        return True

    def must_act(self, turn: "Turn") -> bool:
        """Whether the turn cannot end yet: an ability that is compulsory was not used."""
        return False

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

    def takes_over(self, mark: "Mark") -> bool:
        """Whether the seat that placed ``mark`` plays the turn of the character under it, once gathered."""
        return False

    async def marked_called(self, table: "Table", mark: "Mark", seat: int) -> bool:
        """The character under ``mark``, a token of this card, is called; ``seat`` holds it.

        Return True if the call goes unanswered.
        """
        return False

    async def marked_revealed(self, table: "Table", mark: "Mark", seat: int) -> None:
        """The character under ``mark``, a token of this card, was revealed by ``seat``."""

    async def marked_gathered(self, turn: "Turn", mark: "Mark") -> None:
        """The player of the character under ``mark``, a token of this card, has gathered."""

    async def marked_paid(self, turn: "Turn", mark: "Mark", card: "District") -> bool:
        """The player of the character under ``mark`` has paid for ``card``, its first build this turn.

        Return True if the seat that placed the token takes the district.
        """
        return False

    def any_built(self, turn: "Turn", builder: int) -> None:
        """A district came to the city of ``builder`` during ``turn``; told to every character of the game."""

    def any_turn_ended(self, turn: "Turn") -> None:
        """Somebody's turn has ended; told to every character of the game."""

    async def round_ended(self, table: "Table", seat: int) -> None:
        """The round ends, the killed are unmasked; ``seat`` played this character's powers in it."""

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        """The round ends, and ``seat`` shows that it held this character, which was killed."""


class District(Card, neutral=True):
    """A district card. Its powers work for the owner of the city it stands in."""

    type: ClassVar[DistrictType] = "unique"
    cost: ClassVar[int] = 0
    valued: ClassVar[bool] = False
    """Whether its extra points are its own value and no bonus, for ties by the districts' points."""

    # Queries -------------------------------------------------------------------------------------------------

    def allowed(self, table: "Table", seat: int) -> bool:
        """Whether the rules let this card be built into the city of ``seat``, whoever pays (rulings 45, 117)."""
        return True

    def copies_allowed(self, standing: int) -> bool:
        """Whether the owner may build a district that already stands ``standing`` times in the city."""
        return False

    def price_change(self, card: "District") -> int:
        """What this district in the builder's city adds to the price of ``card``."""
        return 0

    def counts(self) -> bool:
        """Whether building this card uses up the building limit."""
        return True

    def weight(self) -> int:
        """For how many districts it counts when a city's size is checked."""
        return 1

    def affordable(self, turn: "Acting", price: int) -> bool:
        """Whether ``turn.seat`` can pay ``price`` for this card."""
        return turn.me.gold >= price

    def pays_as(self, wanted: DistrictType) -> bool:
        """Whether the district counts as ``wanted`` when an income is taken."""
        return self.type == wanted

    def immune(self) -> bool:
        """Whether rank 8 may not touch this district."""
        return False

    def surcharge(self, card: str) -> int:
        """What this district adds to rank 8's price for ``card`` of its city."""
        return 0

    def gold_bonus(self) -> int:
        """Gold added to the two of gathering."""
        return 0

    def cards_bonus(self) -> int:
        """Cards added to the two drawn in gathering."""
        return 0

    def kept_bonus(self) -> int:
        """Cards added to the one that is kept of those drawn in gathering."""
        return 0

    def any_type(self, table: "Table", built: "Built") -> bool:
        """Whether its type may be chosen when scores are counted; ``built`` is where it stands."""
        return False

    def greeted(self) -> bool:
        """Whether called players must thank its owner while the owner has the crown."""
        return False

    def heals(self) -> bool:
        """Whether its owner may still gather when killed."""
        return False

    def digs(self) -> bool:
        """Whether its owner may buy a district that the Warlord destroyed."""
        return False

    def score(self, tally: "Tally") -> int:
        """Extra points at the end of the game, beyond the cost."""
        return 0

    def hand_score(self) -> int:
        """Points at the end of the game for having the card in hand."""
        return 0

    # Actions -------------------------------------------------------------------------------------------------

    def usable(self, turn: "Turn") -> bool:
        """Whether the owner may use the district now; not asked again once it was used this turn."""
        return False

    async def use(self, turn: "Turn", at: int) -> bool:
        """Use the district, at place ``at`` of the city. Return False if it was given up and nothing changed."""
        return True

    # Happenings ----------------------------------------------------------------------------------------------

    async def selection_ended(self, table: "Table", seat: int) -> None:
        """All characters are drafted and none is called yet; the district stands in the city of ``seat``."""

    async def pay(self, turn: "Turn", price: int) -> Payment | None:
        """Pay ``price`` for building this card; return what was paid, or None if it was given up."""
        turn.pay_gold(turn.seat, price, self.id)
        return Payment(price)

    async def built(self, turn: "Turn") -> None:
        """The district was just built, in the city of ``turn.seat``."""

    def removed(self, table: "Table") -> None:
        """The district was destroyed."""

    def crown_passed(self, table: "Table", seat: int) -> None:
        """The crown went from one player to another; the district stands in the city of ``seat``."""

    async def turn_ended(self, turn: "Turn") -> None:
        """The owner's turn is ending."""
