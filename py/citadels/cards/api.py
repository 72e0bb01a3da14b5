"""Defines what a card can do: the base classes list every power with its neutral default.

There are four kinds of power. *Figures* are values. *Queries* are pure functions that can be called at any time.
*Happenings* are called when something happens; they may ask. *Actions* are entries of the turn's menu. A card overrides
what it needs and nothing else; its docstring is its text. ``turn`` is the turn under way: its seat decides, and its
verbs are the only way to change the table. Computer players read figures and queries too, so a fact of the rules is
written in the card and nowhere else.
"""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from tabletop.kernel.ask import option as compose_option
from tabletop.kernel.events import Facts
from tabletop.kernel.hints import BlockReason, Hints, Stake, Stakes, missing, reason

if TYPE_CHECKING:
    from citadels.engine.scoring import Tally
    from citadels.engine.table import Table
    from citadels.engine.turn import Turn
    from citadels.engine.turn_queries import TurnQueries
    from citadels.model.state import Built, Mark

__all__ = [
    "ANY_NUMBER",
    "BRIBED",
    "CANCEL",
    "ROBBED",
    "TAXED",
    "TRIBUTE",
    "TYPES",
    "BlockReason",
    "Character",
    "District",
    "DistrictType",
    "Facts",
    "Hints",
    "Payment",
    "Stake",
    "Stakes",
    "Target",
    "exchange_doubles",
    "exchange_price",
    "missing",
    "option",
    "reason",
]

CANCEL = "cancel"
"""The option that cancels an ability."""

ROBBED, BRIBED, TAXED, TRIBUTE = "robbed", "bribed", "taxed", "tribute"
"""Why gold or a card goes to another seat, where it is neither a price nor a levy: what a person reads of it."""

ANY_NUMBER = 99
"""More than any city or hand holds."""

option = cache(compose_option)
"""Composes an option id; cached, because menus use the same few hundred ids again and again."""

DistrictType = Literal["noble", "religious", "military", "trade", "unique"]
IncomeUnit = Literal["gold", "cards", "either"]
TYPES: tuple[DistrictType, ...] = ("noble", "religious", "military", "trade", "unique")


class Target(NamedTuple):
    """A district: its seat, its place ``at`` in the city, and the gold that it costs to act on it."""

    seat: int
    at: int
    cost: int


class Payment(NamedTuple):
    """How a district was paid for: the gold, and whether anything was paid (gold or cards)."""

    gold: int
    paid: bool = True


def exchange_price(own: int, other: int) -> int:
    """Return the gold to pay for exchanging a district that costs ``own`` for one that costs ``other`` (ruling 89)."""
    return max(other - own, 0)


def exchange_doubles(mine: list[str], given: int, theirs: list[str], taken: int) -> bool:
    """Whether exchanging two districts would leave two copies of one card in either city (ruling 91).

    ``mine`` and ``theirs`` are the cities' cards, ``given`` and ``taken`` the places of the districts exchanged.
    """
    own, other = mine[given], theirs[taken]
    return mine.count(other) > (own == other) or theirs.count(own) > (own == other)


class Card:
    """What characters and districts share: an id, and the names of the powers a class overrides."""

    id: str = ""
    all_powers: ClassVar[frozenset[str]] = frozenset()
    """Names of all powers that a card of its kind may override."""
    powers: ClassVar[frozenset[str]] = frozenset()
    """Names of the powers that this class overrides, so that the engine asks only the cards concerned."""

    def __init_subclass__(cls, *, neutral: bool = False) -> None:
        """Note which powers the class overrides. Raises TypeError for a public name that is not a power.

        A ``neutral`` base class overrides none: it defines them, with their defaults.
        """
        own = {name for name in vars(cls) if not name.startswith("_")}
        if neutral:
            cls.all_powers = frozenset(own | {"id"})
            return
        if unknown := sorted(own - cls.all_powers):
            raise TypeError(
                f"{cls.__module__}: {unknown} in no list of powers; a helper begins with an underscore"
            )
        cls.powers = cls.powers | own


class Character(Card, neutral=True):
    """A character card. Its powers work for the seat that plays its turn."""

    # Figures -------------------------------------------------------------------------------------------------

    rank: ClassVar[int] = 0
    min_players: ClassVar[int] = 2
    income: ClassVar[DistrictType | None] = None
    """The type of district that pays this character's income; None: it has no income."""
    income_in: ClassVar[IncomeUnit] = "gold"
    """What the income is paid in, as :meth:`collect` takes it."""
    bonus_gold: ClassVar[int] = 0
    """Gold that the ability ``bonus_gold`` takes."""
    build_limit: ClassVar[int] = 1
    builds: ClassVar[bool] = True
    """Whether anything may be built at all, even outside the limit."""
    alike: ClassVar[int] = 1
    """How many copies of a district the city may hold after a build in this turn."""
    gathers_first: ClassVar[bool] = False
    """Whether the ability may be used only after gathering."""
    compulsory: ClassVar[bool] = False
    """Whether the turn cannot end before the ability was used."""
    ends_turn: ClassVar[bool] = False
    """Whether using the ability ends the turn."""
    abilities: ClassVar[tuple[str, ...]] = ()
    """Names of its abilities; one of them may be used in a turn."""
    reach: ClassVar[int] = ANY_NUMBER
    """Cost of the dearest district that the ability may act on."""
    discount: ClassVar[int] = 0
    """Gold by which acting on a district is cheaper than the district's cost."""
    only_ability: ClassVar[bool] = False
    """Whether the turn is nothing but gathering and this character's ability."""
    protects_city: ClassVar[bool] = False
    """Whether rank 8 may not touch the districts of the seat with this character's powers, once revealed."""
    takes_crown: ClassVar[bool] = False
    """Whether its player has the crown from the turn's start on."""
    token_protects: ClassVar[bool] = False
    """Whether a character under this one's token cannot be robbed or threatened."""
    token_robs: ClassVar[bool] = False
    """Whether this one's token takes gold of the seat that reveals the character under it."""
    token_binds: ClassVar[bool] = False
    """Whether a player under this one's token may only gather until the token is answered."""
    puts_coins: ClassVar[bool] = False
    """Whether its ability lays gold on districts."""
    token_takes_turn: ClassVar[bool] = False
    """Whether the seat that placed this one's token plays the turn of the character under it, after gathering."""

    # Queries -------------------------------------------------------------------------------------------------

    def counts(self, card: "District") -> bool:
        """Whether building ``card`` uses up the building limit."""
        return True

    # Actions -------------------------------------------------------------------------------------------------

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        """Return why the ability ``name`` cannot be used now, None if it can.

        It is not called after an ability was used this turn.
        """
        return None

    async def act(self, turn: "Turn", name: str) -> bool:
        """Use the ability ``name``. Return False if the player cancelled and nothing changed."""
        return True

    async def collect(self, turn: "Turn", count: int) -> None:
        """Take the income for ``count`` districts."""
        turn.gain_gold(turn.seat, count, self.id)

    # Happenings ----------------------------------------------------------------------------------------------

    async def turn_started(self, turn: "Turn") -> None:
        """The character was revealed and its turn begins; the tokens on it have taken effect."""

    async def turn_ended(self, turn: "Turn") -> None:
        """The turn is ending; called after :meth:`District.turn_ended` of the city's districts."""

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
        """A district was built into the city of ``builder`` during ``turn``; called for every character of the game."""

    def any_turn_ended(self, turn: "Turn") -> None:
        """A turn has ended; called for every character of the game."""

    async def round_ended(self, table: "Table", seat: int) -> None:
        """The round ends, after the killed were unmasked; ``seat`` used this character's powers in it."""

    async def killed_unmasked(self, table: "Table", seat: int) -> None:
        """The round ends, and ``seat`` shows that it held this character, which was killed."""


def income_stake(character: Character, count: int, wanted: str = "") -> Stake:
    """Return the income of ``character`` for ``count`` districts of the type ``wanted``, as an effect tells it."""
    paid = character.income_in
    return Stake("income" if paid == "gold" else f"income-{paid}", count, wanted)


class District(Card, neutral=True):
    """A district card. Its powers work for the owner of the city it stands in.

    One object stands for all copies of a card in a box; ``type`` and ``cost`` are that box's own.
    """

    # Figures -------------------------------------------------------------------------------------------------

    type: DistrictType = "unique"
    cost: int = 0
    size: ClassVar[int] = 1
    """The number of districts that it counts as in a city's size."""
    limited: ClassVar[bool] = True
    """Whether building it uses up the building limit."""
    alike: ClassVar[int] = 1
    """How many copies of a district its owner's city may hold."""
    grown_city: ClassVar[int] = ANY_NUMBER
    """The most districts of a city into which it may still be built."""
    barred: ClassVar[str] = ""
    """The reason shown where ``allowed`` says no: the text ``blocked-<barred>`` of the locale files."""
    immune: ClassVar[bool] = False
    """Whether rank 8 may not touch it."""
    gold_bonus: ClassVar[int] = 0
    """Gold added to the two gold of gathering."""
    cards_bonus: ClassVar[int] = 0
    """Cards added to the two drawn in gathering."""
    kept_bonus: ClassVar[int] = 0
    """Cards that gathering keeps beyond the one."""
    into_completed: ClassVar[bool] = False
    """Whether using it may act on complete cities."""
    earns: ClassVar[int] = 0
    """Gold that using it brings."""
    points_per_gold: ClassVar[int] = 0
    """Points at the end of the game for each gold of its owner."""
    points_per_card: ClassVar[int] = 0
    """Points at the end of the game for each card in its owner's hand."""
    points_for_crown: ClassVar[int] = 0
    """Points at the end of the game if its owner has the crown."""
    announces: ClassVar[int] = 0
    """The size of a city that its builder may announce, which then completes every city."""
    hand_points: ClassVar[int] = 0
    """Points at the end of the game for having the card in hand."""
    paid_otherwise: ClassVar[Literal["", "cards", "district"]] = ""
    """What may be paid instead of gold: cards of the hand, one for each gold; or a district of the own city."""
    valued: ClassVar[bool] = False
    """Whether a tie by the districts' points counts its extra points as its value, not as a bonus."""

    # Queries -------------------------------------------------------------------------------------------------

    def allowed(self, table: "Table", seat: int) -> bool:
        """Whether the rules let this card be built into the city of ``seat``, whichever seat pays (rulings 45, 117)."""
        return len(table.player(seat).city) <= self.grown_city

    def price_change(self, card: "District") -> int:
        """Return the gold that this district in the builder's city adds to the price of ``card``."""
        return 0

    def lacks(self, turn: "TurnQueries", price: int) -> int:
        """Return how much ``turn.seat`` is short of ``price`` for this card; 0 or less if it can pay."""
        return price - turn.me.gold

    def pays_as(self, wanted: DistrictType) -> bool:
        """Whether the district counts as ``wanted`` when an income is taken."""
        return self.type == wanted

    def surcharge(self, card: str) -> int:
        """Return the gold that this district adds to rank 8's price for ``card`` of its city."""
        return 0

    def any_type(self, table: "Table", built: "Built") -> bool:
        """Whether its type may be chosen when scores are counted; ``built`` is the district in the city."""
        return False

    def points_for(self, cost: int) -> int:
        """Return the points at the end of the game for a district of its city that costs ``cost``."""
        return 0

    def score(self, tally: "Tally") -> int:
        """Return the extra points at the end of the game, beyond the cost.

        Before the end it may depend only on the city, the round, the crown, and its owner's gold and number of cards:
        the cache of views is renewed when one of these changes.
        """
        return 0

    # Actions -------------------------------------------------------------------------------------------------

    def unusable(self, turn: "Turn") -> BlockReason | None:
        """Return why the owner cannot use the district now, None if it can. Not called after it was used this turn."""
        return None

    async def use(self, turn: "Turn", at: int) -> bool:
        """Use the district, at place ``at`` of the city. Return False if the player cancelled and nothing changed.

        A class that overrides this method adds an entry to the menu of its owner's turns.
        """
        return True

    # Happenings ----------------------------------------------------------------------------------------------

    async def selection_ended(self, table: "Table", seat: int) -> None:
        """All characters are drafted and none is called yet; the district stands in the city of ``seat``."""

    async def owner_silenced(self, table: "Table", seat: int, character: str) -> bool:
        """``character`` of ``seat``, in whose city the district stands, was called and may not answer.

        Return True if the method began its turn all the same, by ``table.begin_turn``.
        """
        return False

    async def other_answered(self, table: "Table", seat: int, other: int) -> bool:
        """``other`` was called and has revealed itself; the district stands in the city of ``seat``.

        Return True if the turn of ``other`` is lost.
        """
        return False

    async def turn_started(self, turn: "Turn") -> None:
        """The owner's turn begins; called after :meth:`Character.turn_started`.

        A player under the Witch's token has no such turn.
        """

    async def pay(self, turn: "Turn", price: int) -> Payment | None:
        """Pay ``price`` for building this card; return what was paid, or None if the player cancelled."""
        turn.pay_gold(turn.seat, price, self.id)
        return Payment(price)

    async def built(self, turn: "Turn") -> None:
        """The district was just built, in the city of ``turn.seat``."""

    def removed(self, table: "Table") -> None:
        """The district was destroyed."""

    async def other_destroyed(self, turn: "Turn", seat: int, card: str) -> None:
        """Rank 8, whose turn it is, has destroyed ``card``; the district stands in the city of ``seat``."""

    def crown_passed(self, table: "Table", seat: int) -> None:
        """The crown went from one player to another; the district stands in the city of ``seat``."""

    async def turn_ended(self, turn: "Turn") -> None:
        """The owner's turn is ending."""
