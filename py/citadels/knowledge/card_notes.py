"""Tracks where the face-down district cards are, as far as one seat was told."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from citadels.knowledge.event_kinds import CARDS
from citadels.knowledge.piles import Piles
from citadels.model.view import View
from tabletop.kernel.events import EventView, Fact

UP = "up"
"""The pile of cards that were lifted off the deck and not kept or put back yet."""


def hand_of(seat: int) -> str:
    """Return the name of the pile that is the hand of ``seat``."""
    return f"hand {seat}"


def under(seat: int, card: str) -> str:
    """Return the name of the pile under the district ``card`` of ``seat``."""
    return f"under {seat} {card}"


@dataclass(slots=True)
class CardNotes:
    """What ``seat`` (None: a spectator) knows of the cards after some events.

    ``deck`` names the pile at each place of the deck, the bottom first: places of one name are in an unknown order.
    ``hand`` is the seat's own hand; ``lifted`` are the known cards that were just lifted off the deck; ``lifter`` is
    the seat that lifted the cards in the pile ``UP``.
    """

    seat: int | None
    piles: Piles = field(default_factory=Piles)
    deck: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    lifted: list[str] = field(default_factory=list[str])
    lifter: int | None = None
    names: int = 0

    def copy(self) -> "CardNotes":
        """Return independent equal notes."""
        return CardNotes(
            self.seat,
            self.piles.copy(),
            self.deck[:],
            self.hand[:],
            self.lifted[:],
            self.lifter,
            self.names,
        )

    @classmethod
    def of(cls, view: View, deck: Sequence[str]) -> "CardNotes":
        """Return the notes of a seat that has only seen ``view``; ``deck`` is every card in play."""
        notes = cls(view.seat, hand=[card.card for card in view.hand])
        sizes = {"deck": view.deck}
        open_cards = notes.hand[:]
        for seat in view.seats:
            if seat.seat != view.seat:
                sizes[hand_of(seat.seat)] = seat.hand
            for built in seat.city:
                open_cards.append(built.card)
                name = under(seat.seat, built.card)
                sizes[name] = sizes.get(name, 0) + built.tucked
        hidden = sorted(deck)
        for card in open_cards:
            hidden.remove(card)
        # A step may be half done, with cards lifted off the deck.
        sizes[UP] = len(hidden) - sum(sizes.values())
        notes.piles = Piles.of(sizes, hidden)
        notes.deck = ["deck"] * view.deck
        return notes

    # What is told --------------------------------------------------------------------------------------------

    def tell(self, event: EventView) -> None:
        """Take note of ``event``."""
        if event.kind != "card_kept":
            self._settle()
        if event.kind in CARDS:
            self.READERS[event.kind](self, event)

    def finish(self) -> None:
        """Note that the step is over: lifted cards are in a hand now."""
        self._settle()

    def see(self, view: View) -> None:
        """Note whether ``view`` shows the last drawn cards in a hand, or still to be chosen from."""
        if self.lifter is not None:
            before = (
                len(self.hand) if self.lifter == self.seat else self.piles.sizes.get(hand_of(self.lifter), 0)
            )
            if view.seats[self.lifter].hand > before:
                self._settle()

    def _settle(self) -> None:
        """Move drawn cards that need no choice into the hand of the seat that drew them."""
        lifter, self.lifter = self.lifter, None
        if lifter is None:
            return
        if lifter == self.seat:
            for card in self.lifted:
                self.piles.take(card, UP)
            self.hand += self.lifted
            self.lifted = []
        else:
            self.piles.rename(UP, hand_of(lifter))

    def _drawn(self, event: EventView) -> None:
        seat, cards = number(event, "seat"), words(event, "cards")
        self.lifter, self.lifted = seat, cards
        for at in range(number(event, "count")):
            pile = self.deck.pop()
            if cards:
                self.piles.take(cards[at], pile)
                self.piles.put(cards[at], UP)
            else:
                self.piles.move(pile, UP, 1)

    def _kept(self, event: EventView) -> None:
        seat, cards, count = number(event, "seat"), words(event, "cards"), number(event, "count")
        if self.lifter is None:  # The whole deck was looked through.
            self._shuffle()
            self._to_hand(self.deck.pop(), seat, cards, count)
        else:
            self._to_hand(UP, seat, cards, count)
            self._put_back(cards)
            self.lifter, self.lifted = None, []
        if event.cause != "gather":
            self._shuffle()

    def _put_back(self, kept: Sequence[str]) -> None:
        """Put the lifted cards that were not kept under the deck, the first one lowest."""
        rest = self.lifted[:]
        for card in kept:
            rest.remove(card)
        count = self.piles.sizes.get(UP, 0)
        if rest:
            for card in rest:
                self.piles.take(card, UP)
            self._bury(rest)
        elif count:
            name = self._new()
            self.piles.rename(UP, name)
            self.deck[:0] = [name] * count

    def _to_hand(self, pile: str, seat: int, cards: Sequence[str], count: int) -> None:
        """Note that ``count`` cards of ``pile`` came to the hand of ``seat``: ``cards``, if the event names them."""
        if seat == self.seat:
            for card in cards:
                self.piles.take(card, pile)
            self.hand += cards
        elif cards:
            for card in cards:
                self.piles.take(card, pile)
                self.piles.put(card, hand_of(seat))
        else:
            self.piles.move(pile, hand_of(seat), count)

    def _bury(self, cards: Sequence[str]) -> None:
        """Note that these open ``cards`` went under the deck, the first lowest."""
        names = [self._new() for _ in cards]
        for card, name in zip(cards, names, strict=True):
            self.piles.put(card, name)
        self.deck[:0] = names

    def _shuffle(self) -> None:
        name = self._new()
        for pile in sorted(set(self.deck)):
            self.piles.rename(pile, name)
        self.deck = [name] * len(self.deck)

    def _discarded(self, event: EventView) -> None:
        seat, count = number(event, "seat"), number(event, "count")
        if seat == self.seat:
            cards = words(event, "cards")
            for card in cards:
                self.hand.remove(card)
            self._bury(cards)
            return
        name = self._new()
        self.piles.move(hand_of(seat), name, count)
        self.deck[:0] = [name] * count

    def _rescued(self, event: EventView) -> None:
        self._to_hand(self.deck.pop(0), number(event, "seat"), [word(event, "card")], 1)

    def _given(self, event: EventView) -> None:
        source, target, cards = number(event, "from"), number(event, "to"), words(event, "cards")
        if source == self.seat:
            for card in cards:
                self.hand.remove(card)
                self.piles.put(card, hand_of(target))
        else:
            self._to_hand(hand_of(source), target, cards, number(event, "count"))

    def _shown(self, event: EventView) -> None:
        if number(event, "by") == self.seat:
            self.piles.look(hand_of(number(event, "seat")), words(event, "cards"))

    def _swapped(self, event: EventView) -> None:
        seats = number(event, "seat"), number(event, "other")
        if self.seat not in seats:
            self.piles.swap(hand_of(seats[0]), hand_of(seats[1]))
            return
        other = seats[0] if seats[1] == self.seat else seats[1]
        given, self.hand = self.hand, words(event, "cards")
        for card in self.hand:
            self.piles.take(card, hand_of(other))
        for card in given:
            self.piles.put(card, hand_of(other))

    def _built(self, event: EventView) -> None:
        seat, card = number(event, "seat"), word(event, "card")
        if seat == self.seat:
            self.hand.remove(card)
        else:
            self.piles.take(card, hand_of(seat))

    def _destroyed(self, event: EventView) -> None:
        name = self._new()
        pile = under(number(event, "seat"), word(event, "card"))
        count = self.piles.sizes.get(pile, 0)
        self.piles.rename(pile, name)
        self.deck[:0] = [name] * count
        self._bury([word(event, "card")])

    def _seized(self, event: EventView) -> None:
        card = word(event, "card")
        self.piles.rename(under(number(event, "seat"), card), under(number(event, "by"), card))

    def _exchanged(self, event: EventView) -> None:
        own, other = number(event, "seat"), number(event, "other")
        first, second = word(event, "card"), word(event, "for")
        self.piles.rename(under(own, first), under(other, first))
        self.piles.rename(under(other, second), under(own, second))

    def _tucked(self, event: EventView) -> None:
        seat, cards = number(event, "seat"), words(event, "cards")
        pile = under(seat, word(event, "card"))
        if seat == self.seat:
            for card in cards:
                self.hand.remove(card)
                self.piles.put(card, pile)
        else:
            self.piles.move(hand_of(seat), pile, 1)

    def _searched(self, event: EventView) -> None:
        """Note which cards the deck has, and that it has no others."""
        cards = words(event, "cards")
        self._shuffle()
        for pile in sorted(set(self.deck)):
            for card in cards:
                self.piles.spot(card, pile)
            missing = {*self.piles.unseen, *(trace.card for trace in self.piles.traces)} - set(cards)
            for card in sorted(missing):
                self.piles.deny(card, [pile])

    def _new(self) -> str:
        """Return a name that no pile has had."""
        self.names += 1
        return f"deck {self.names}"

    READERS: ClassVar[dict[str, Callable[["CardNotes", EventView], None]]] = {
        "cards_drawn": _drawn,
        "card_kept": _kept,
        "cards_discarded": _discarded,
        "card_rescued": _rescued,
        "cards_given": _given,
        "hand_shown": _shown,
        "hands_swapped": _swapped,
        "district_built": _built,
        "district_confiscated": _built,
        "district_destroyed": _destroyed,
        "district_seized": _seized,
        "districts_exchanged": _exchanged,
        "card_tucked": _tucked,
        "deck_searched": _searched,
    }
    """How each kind of ``CARDS`` is read."""


def number(event: EventView, name: str) -> int:
    """Return the number of ``event`` under the key ``name``."""
    value = event.data.get(name)
    return value if isinstance(value, int) else 0


def word(event: EventView, name: str) -> str:
    """Return the word of ``event`` under the key ``name``."""
    value = event.data.get(name)
    return value if isinstance(value, str) else ""


def words(event: EventView, name: str) -> list[str]:
    """Return the words of ``event`` under the key ``name``."""
    value: Fact = event.data.get(name)
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
