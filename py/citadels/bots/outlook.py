"""The table as a player takes it in: who leads, how long it will last, what an income is worth.

Everything is read from the view of one seat; nothing is kept from one decision to the next.
"""

from functools import cached_property

from citadels.bots.facts import PLAIN, UNKNOWN, Fact, Role, district_facts, roles
from citadels.model.view import DistrictView, SeatView, View
from tabletop.ask import AskView

JOKERS = frozenset({"school_of_magic"})
"""Districts that pay every income."""

DOUBLES = frozenset({"monument"})
"""Districts that count two towards completion."""

IMMUNE = frozenset({"keep"})
"""Districts that rank 8 may not touch."""

REFUNDING = frozenset({"alchemist"})
"""Characters that get back what they pay for districts."""

SHIELDING = frozenset({"bishop"})
"""Characters whose player's city rank 8 may not touch."""


class Outlook:
    """What one seat makes of its view. Raises ValueError for a spectator's view."""

    def __init__(self, view: View, ask: AskView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no outlook")
        self.view = view
        self.ask = ask
        self.seat: int = view.seat
        self.me: SeatView = view.seats[view.seat]
        self.rivals: list[SeatView] = [seat for seat in view.seats if seat.seat != view.seat]
        self.last_round: bool = view.first is not None

    # Cards ---------------------------------------------------------------------------------------------------

    def fact(self, card: str) -> Fact:
        """Return the printed type and cost of a district."""
        return district_facts(self.view.edition).get(card, UNKNOWN)

    def role(self, character: str) -> Role:
        """Return the printed limit and income of a character."""
        return roles(self.view.edition).get(character, PLAIN)

    def mine(self, card: str) -> bool:
        """Whether ``card`` stands in the own city."""
        return any(built.card == card for built in self.me.city)

    @cached_property
    def hand(self) -> list[str]:
        """The own hand, copies repeated."""
        return [card.card for card in self.view.hand]

    @cached_property
    def repeats(self) -> bool:
        """Whether the own city may hold a district twice."""
        return self.mine("quarry") or (self.character == "wizard")

    @cached_property
    def character(self) -> str:
        """The character whose turn the viewer plays, or ``""``."""
        turn = self.view.turn
        return turn.character if turn is not None and turn.seat == self.seat else ""

    @cached_property
    def refunded(self) -> bool:
        """Whether the turn gives back what districts cost."""
        return self.character in REFUNDING

    @cached_property
    def builds_left(self) -> int:
        """How many districts the own turn still builds; 0 out of it."""
        turn = self.view.turn
        return turn.builds_left if turn is not None and turn.seat == self.seat else 0

    @cached_property
    def wanted(self) -> list[str]:
        """The cards of the hand that could ever be built, each once."""
        cards = dict.fromkeys(self.hand)
        return [card for card in cards if self.fact(card).cost > 0 and (self.repeats or not self.mine(card))]

    # Cities --------------------------------------------------------------------------------------------------

    def size(self, seat: SeatView) -> int:
        """Return how many districts the city of ``seat`` counts for completion."""
        return len(seat.city) + sum(built.card in DOUBLES for built in seat.city)

    def left(self, seat: SeatView) -> int:
        """Return how many districts ``seat`` still lacks."""
        return max(self.view.city_size - self.size(seat), 0)

    @cached_property
    def my_left(self) -> int:
        """How many districts the own city still lacks."""
        return self.left(self.me)

    @cached_property
    def soonest(self) -> int:
        """How many districts the rival nearest to completion still lacks."""
        return min(self.left(seat) for seat in self.rivals)

    @cached_property
    def rounds_left(self) -> float:
        """How many more rounds the game will last, this one not counted; a guess."""
        return 0.0 if self.last_round else max(1.0, 1.15 * min(self.my_left, self.soonest))

    @cached_property
    def types(self) -> set[str]:
        """The types in the own city."""
        return {built.type for built in self.me.city}

    def income(self, seat: SeatView, wanted: str | None) -> int:
        """Return how many districts of ``seat`` pay an income of type ``wanted``."""
        if wanted is None:
            return 0
        return sum(built.type == wanted or built.card in JOKERS for built in seat.city)

    def has(self, seat: SeatView, card: str) -> bool:
        """Whether ``card`` stands in the city of ``seat``."""
        return any(built.card == card for built in seat.city)

    # Rivals --------------------------------------------------------------------------------------------------

    def strength(self, seat: SeatView) -> float:
        """Return how well ``seat`` stands, in points: its city, and what its gold and cards will become."""
        if self.last_round:
            return seat.points + 0.1 * seat.gold
        ahead = 0.55 * seat.gold + 0.5 * min(seat.hand, 5)
        return seat.points + ahead + 0.9 * self.size(seat) + (2.0 if seat.crown else 0.0)

    @cached_property
    def best_rival(self) -> SeatView:
        """The rival that stands best."""
        return max(self.rivals, key=self.strength)

    @cached_property
    def lead(self) -> float:
        """How far the own seat stands before the best rival, in points; negative behind."""
        return self.strength(self.me) - self.strength(self.best_rival)

    def menace(self, seat: SeatView) -> float:
        """Return how much stopping ``seat`` is worth, from 0.2 (nothing to fear) to about 3 (about to win)."""
        behind = self.strength(self.best_rival) - self.strength(seat)
        value = max(1.6 - 0.14 * behind, 0.2)
        if self.left(seat) <= 1 and not self.last_round:
            value += 0.9
        return value

    # Rank 8 --------------------------------------------------------------------------------------------------

    def safe(self, seat: SeatView) -> bool:
        """Whether rank 8 may not touch the city of ``seat``: complete, or under the Bishop (rulings 32, 73)."""
        return seat.completed or seat.seat in self._shielded

    @cached_property
    def _shielded(self) -> set[int]:
        """The seats under a Bishop who answered: his own, or the Witch's who plays him."""
        witches = {mark.character: mark.by for mark in self.view.marks if mark.kind == "bewitch"}
        return {
            witches.get(name, seat.seat)
            for seat in self.view.seats
            for name in seat.characters
            if name in SHIELDING
        }

    def surcharge(self, seat: SeatView, card: str) -> int:
        """Return what rank 8 pays beyond the cost of ``card`` in the city of ``seat`` (ruling 111)."""
        itself = card == "great_wall" and self.view.edition == "classic"
        return int(self.has(seat, "great_wall") and not itself)

    def worth_taking(self, seat: SeatView, built: DistrictView) -> float:
        """Return how much it hurts ``seat`` to lose ``built``, in points."""
        worth = built.points + 0.8
        kinds = [other.type for other in seat.city]
        if len(set(kinds)) >= 4 and kinds.count(built.type) == 1:
            worth += 1.5
        if self.left(seat) <= 1 and not self.last_round:
            worth += 2.0
        return worth
