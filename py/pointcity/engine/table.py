"""Defines the verbs: methods that make one change of a state and tell its event.

All seats learn the same, so every event is for everyone; ``reveals`` says that a hidden side came out.
"""

from pointcity.cards.box import CARDS
from pointcity.cards.card import ALL_RESOURCES
from pointcity.engine.market import automa_cells
from pointcity.engine.payment import Payment, spent_cards
from pointcity.engine.rules import SIDE, Rules
from pointcity.model.state import EMPTY, Player, State
from tabletop.kernel.events import Event, Explanation, Facts, Gain, Sink


class Table:
    """A state, its rules, and the ``sink`` that takes its events (None: they are dropped)."""

    __slots__ = ("rules", "sink", "state")

    def __init__(self, rules: Rules, state: State, sink: Sink | None) -> None:
        self.rules = rules
        self.state = state
        self.sink = sink

    def tell(
        self,
        kind: str,
        facts: Facts,
        cause: str = "",
        *,
        reveals: bool = False,
        gained: tuple[str, str, int] | None = None,
    ) -> None:
        """Tell an event to everyone.

        ``gained`` is what it brings the seat whose turn it is, or the automa: kind, id, count.

        No seat decides for the automa, so its events end what a decision caused.
        """
        if self.sink is not None:
            automas = kind.startswith("automa")
            gains: tuple[Gain, ...] = ()
            if gained is not None:
                group, what, count = gained
                gains = (Gain(None if automas else self.seat, group, count, what),)
            self.sink(Event(kind, cause, facts, {}, reveals, Explanation(ends_decision=automas, gains=gains)))

    # Queries -------------------------------------------------------------------------------------------------

    @property
    def automas(self) -> bool:
        """Whether the turn under way is the automa's."""
        return self.rules.solo and self.state.turn % 2 == 1

    @property
    def seat(self) -> int:
        """The seat whose turn it is; against the automa always seat 0."""
        return (self.state.first + self.state.turn) % self.rules.seats

    @property
    def me(self) -> Player:
        """What lies before the seat whose turn it is."""
        return self.state.players[self.seat]

    @property
    def round(self) -> int:
        """The number of the seat's turn under way, from 1."""
        return self.state.turn // (2 if self.rules.solo else self.rules.seats) + 1

    @property
    def over(self) -> bool:
        """Whether all turns are over."""
        return self.state.turn >= self.rules.turns

    # The market ----------------------------------------------------------------------------------------------

    def flip(self, cell: int) -> None:
        """Turn a resource card of the market to its building; never back (ruling 147)."""
        state = self.state
        state.built[cell] = True
        state.flipped = True
        self.tell(
            "card_flipped", {"seat": self.seat, "cell": cell, "card": _id(state.market[cell])}, reveals=True
        )

    def take_resource(self, cell: int) -> None:
        """Take the resource card of ``cell``; it may pay at once (ruling 144)."""
        number = self._lift(cell)
        self.me.hand.append(number)
        self.tell(
            "resource_taken", {"seat": self.seat, "cell": cell, **_side(number)}, gained=_symbols(number)
        )

    def take_building(self, cell: int) -> None:
        """Put the building of ``cell``, which is paid for, into the city."""
        number = self._lift(cell)
        self.me.city.append(number)
        facts: Facts = {"seat": self.seat, "cell": cell, "card": _id(number)}
        self.tell("building_built", facts, gained=("building", _id(number), 1))

    def _lift(self, cell: int) -> int:
        """Take the card of ``cell`` and return it; ``State.built`` keeps the side that it showed."""
        number = self.state.market[cell]
        self.state.market[cell] = EMPTY
        return number

    def refill(self) -> None:
        """Fill empty cells from the deck in reading order (ruling 148).

        A card lies with the other side up than the one that was taken.
        """
        state = self.state
        for cell, lying in enumerate(state.market):
            if lying != EMPTY or not state.deck:
                continue
            number = state.deck.pop()
            state.market[cell] = number
            state.built[cell] = not state.built[cell]
            if state.built[cell]:
                self.tell("building_dealt", {"cell": cell, "card": _id(number)}, reveals=True)
            else:
                self.tell("resource_dealt", {"cell": cell, **_side(number)}, reveals=True)

    # Cards and tokens ----------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the two top cards of the deck, both as resources; the second is seen only now (ruling 149)."""
        for place in range(2):
            number = self.state.deck.pop()
            self.me.hand.append(number)
            facts: Facts = {"seat": self.seat, **_side(number)}
            self.tell("resource_drawn", facts, reveals=place == 1, gained=_symbols(number))

    def pay(self, payment: Payment) -> None:
        """Discard the cards of ``payment``."""
        hand = self.me.hand
        spent = spent_cards(hand, payment)
        for number in spent:
            hand.remove(number)
        self.state.discard += spent
        if spent:
            sides = [CARDS[number] for number in spent]
            resources = [ALL_RESOURCES[card.resource] for card in sides]
            amounts = [card.amount for card in sides]
            self.tell("resources_spent", {"seat": self.seat, "resources": resources, "amounts": amounts})

    def take_token(self, token: str, cause: str) -> None:
        """Take a token for the civic building ``cause``."""
        self.state.tokens.remove(token)
        self.me.tokens.append(token)
        self.tell("token_taken", {"seat": self.seat, "token": token}, cause, gained=("token", token, 1))

    # Turns ---------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """Begin the turn of the next seat."""
        self.tell("turn_started", {"seat": self.seat, "round": self.round})

    def pass_turn(self) -> None:
        """Tell that the seat passes, because it can take nothing (ruling 156)."""
        self.tell("turn_passed", {"seat": self.seat})

    def end_turn(self) -> None:
        """Fill the market and end the turn, after tokens were taken (ruling 158)."""
        self.refill()
        state = self.state
        state.flipped = False
        state.chosen = []
        state.turn += 1

    # The automa ----------------------------------------------------------------------------------------------

    def automa_take(self, cell: int) -> None:
        """Give the automa the card of ``cell``; it pays nothing, and gets the first token for a civic building."""
        state, automa = self.state, self.automa
        number = self._lift(cell)
        card = CARDS[number]
        if not state.built[cell]:
            automa.hand.append(number)
            self.tell("automa_took", {"cell": cell, **_side(number)}, gained=_symbols(number))
            return
        automa.city.append(number)
        self.tell("automa_built", {"cell": cell, "card": card.id}, gained=("building", card.id, 1))
        if card.civic and state.tokens:
            token = state.tokens.pop(0)
            automa.tokens.append(token)
            self.tell("automa_took_token", {"token": token}, card.id, gained=("token", token, 1))

    def automa_move(self) -> None:
        """Move the automa's markers to the next column, and after the last column to the next row, too (ruling 154)."""
        state = self.state
        state.column = (state.column + 1) % SIDE
        if not state.column:
            state.row = (state.row + 1) % SIDE
        one, other = automa_cells(state)
        self.tell("automa_moved", {"cells": [one, other]})

    @property
    def automa(self) -> Player:
        """What lies before the automa. Raises RuntimeError where none plays."""
        if self.state.automa is None:
            raise RuntimeError("no automa plays")
        return self.state.automa


def _id(number: int) -> str:
    """Return the id of a card that shows its building."""
    return CARDS[number].id


def _side(number: int) -> Facts:
    """Return the facts on the resource side of a card, without its id (ruling 160)."""
    card = CARDS[number]
    return {"resource": ALL_RESOURCES[card.resource], "amount": card.amount}


def _symbols(number: int) -> tuple[str, str, int]:
    """Return what the resource side of a card brings, as :meth:`Table.tell` takes it."""
    card = CARDS[number]
    return "resource", ALL_RESOURCES[card.resource], card.amount
