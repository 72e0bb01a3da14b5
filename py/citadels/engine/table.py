"""Defines the verbs: methods that make one change of a state and tell its event. Cards change a state only by verbs."""

from collections.abc import Iterable, Sequence

from citadels.cards.api import Target
from citadels.engine.base_table import BaseTable
from citadels.model.state import Aside, Built, Mark, Revealed, TurnState
from tabletop.kernel.events import Facts

NOBODY: dict[int, Facts] = {}
"""No seat learns more than everyone does."""


class Table(BaseTable):
    """A table with its verbs."""

    __slots__ = ()

    # Gold ----------------------------------------------------------------------------------------------------

    def gain_gold(self, seat: int, amount: int, cause: str) -> None:
        """``seat`` takes ``amount`` gold from the bank, which never runs out (ruling 13)."""
        if amount <= 0:
            return
        self.state.players[seat].gold += amount
        self.state.issued += amount
        self.tell("gold_gained", cause, {"seat": seat, "amount": amount}, NOBODY)

    def pay_gold(self, seat: int, amount: int, cause: str) -> None:
        """``seat`` pays ``amount`` gold, which it has, to the bank."""
        if amount <= 0:
            return
        self.state.players[seat].gold -= amount
        self.state.issued -= amount
        self.tell("gold_paid", cause, {"seat": seat, "amount": amount}, NOBODY)

    def move_gold(self, source: int, target: int, amount: int, cause: str) -> None:
        """``source`` gives ``target`` ``amount`` gold, which it has."""
        if amount <= 0 or source == target:
            return
        self.state.players[source].gold -= amount
        self.state.players[target].gold += amount
        self.tell("gold_moved", cause, {"from": source, "to": target, "amount": amount}, NOBODY)

    def pay_tax(self, seat: int, cause: str) -> None:
        """``seat`` puts one gold on the Tax Collector's token, if it has any gold (ruling 101)."""
        player = self.state.players[seat]
        if player.gold:
            player.gold -= 1
            self.state.tax += 1
            self.tell("tax_paid", cause, {"seat": seat, "amount": 1}, NOBODY)

    def collect_tax(self, seat: int, cause: str) -> None:
        """``seat`` takes all gold off the Tax Collector's token."""
        amount, self.state.tax = self.state.tax, 0
        self.state.players[seat].gold += amount
        self.tell("tax_collected", cause, {"seat": seat, "amount": amount}, NOBODY)

    # Cards ---------------------------------------------------------------------------------------------------

    def lift_cards(self, count: int) -> list[str]:
        """Take up to ``count`` cards off the deck, to be chosen from by :meth:`keep_cards` in the same step (ruling 20)."""
        cards = self._off_deck(count)
        self.state.lifted += cards
        return cards

    def _off_deck(self, count: int) -> list[str]:
        deck = self.state.deck
        return [deck.pop() for _ in range(min(count, len(deck)))]

    def draw_cards(self, seat: int, count: int, cause: str) -> list[str]:
        """``seat`` draws up to ``count`` cards into its hand; return them."""
        cards = self._off_deck(count)
        self.state.players[seat].hand += cards
        self.tell_cards("cards_drawn", cause, seat, cards, reveals=True)
        return cards

    def tuck_under_deck(self, cards: Iterable[str]) -> None:
        """Put ``cards`` face down under the deck, the first of them lowest (ruling 19)."""
        self.state.deck[:0] = cards

    def discard_cards(self, seat: int, cards: Sequence[str], cause: str) -> None:
        """``seat`` puts ``cards`` of its hand face down under the deck."""
        hand = self.state.players[seat].hand
        for card in cards:
            hand.remove(card)
        self.tuck_under_deck(cards)
        self.tell_cards("cards_discarded", cause, seat, cards)

    def keep_cards(self, seat: int, kept: Sequence[str], rest: Sequence[str], cause: str) -> None:
        """``seat`` keeps some of the cards it lifted; the ``rest`` goes under the deck."""
        self.state.players[seat].hand += kept
        self.tuck_under_deck(rest)
        self.state.lifted.clear()
        self.tell_cards("card_kept", cause, seat, kept)

    def shuffle_deck(self) -> None:
        """Shuffle the deck. Tells no event: the verb that put cards back into it told one."""
        self.state.chance.shuffle(self.state.deck)

    def rescue_card(self, seat: int, card: str, cause: str) -> None:
        """``seat`` takes the card of a district destroyed just now from under the deck (ruling 132)."""
        self.state.deck.remove(card)
        self.state.players[seat].hand.append(card)
        self.tell("card_rescued", cause, {"seat": seat, "card": card}, NOBODY)

    def give_card(self, source: int, target: int, card: str, cause: str) -> None:
        """``source`` gives ``target`` a card of its hand; only the two see which."""
        self.state.players[source].hand.remove(card)
        self.state.players[target].hand.append(card)
        seen: Facts = {"cards": [card]}
        everyone: Facts = {"from": source, "to": target, "count": 1}
        self.tell("cards_given", cause, everyone, {source: seen, target: seen}, reveals=True)

    def show_hand(self, seat: int, viewer: int, cause: str) -> None:
        """``viewer`` looks at the hand of ``seat``. The hand is sorted: its order would reveal which cards came last."""
        cards: Facts = {"cards": sorted(self.state.players[seat].hand)}
        self.tell("hand_shown", cause, {"seat": seat, "by": viewer}, {viewer: cards}, reveals=True)

    def swap_hands(self, seat: int, other: int, cause: str) -> None:
        """``seat`` and ``other`` exchange their hands. Hands are sorted: their order would reveal which cards came last."""
        mine, theirs = self.state.players[seat], self.state.players[other]
        mine.hand, theirs.hand = sorted(theirs.hand), sorted(mine.hand)
        everyone: Facts = {"seat": seat, "other": other}
        only: dict[int, Facts] = {seat: {"cards": mine.hand[:]}, other: {"cards": theirs.hand[:]}}
        self.tell("hands_swapped", cause, everyone, only, reveals=True)

    # Cities --------------------------------------------------------------------------------------------------

    def place_district(self, seat: int, owner: int, card: str, paid: int, cause: str) -> None:
        """A card of ``seat``'s hand, for which it paid ``paid`` gold, becomes a district of ``owner``'s city."""
        self.state.players[seat].hand.remove(card)
        facts: Facts = {"seat": seat, "card": card, "paid": paid}
        if owner != seat:
            facts["to"] = owner
        before = self.completed(owner)
        self.state.players[owner].city.append(Built(card, round=self.state.round))
        self.tell("district_built" if owner == seat else "district_confiscated", cause, facts, NOBODY)
        self._note_completion(owner, before=before)

    def _note_completion(self, seat: int, *, before: bool) -> None:
        """Emit ``city_completed`` if the city of ``seat`` just became complete; the first ends the game (ruling 17).

        The event is emitted once for a city that was first, shrank and is complete again: it kept its four points.
        """
        if before or not self.completed(seat) or seat in self.state.finishers:
            return
        first = not self.state.finishers
        if first:
            self.state.finishers.append(seat)
        self.tell("city_completed", "", {"seat": seat, "first": first}, NOBODY)

    def change_city_size(self, size: int, cause: str) -> None:
        """Cities are complete with ``size`` districts from now on; all seats that it completes finish together."""
        before = {seat for seat in range(self.rules.seats) if self.completed(seat)}
        self.state.city_size = size
        self.tell("city_size_changed", cause, {"size": size}, NOBODY)
        fresh = [seat for seat in range(self.rules.seats) if self.completed(seat) and seat not in before]
        fresh = [seat for seat in fresh if seat not in self.state.finishers]
        first = not self.state.finishers
        if first:
            self.state.finishers += fresh
        for seat in fresh:
            self.tell("city_completed", "", {"seat": seat, "first": first}, NOBODY)

    def destroy_district(self, owner: int, at: int, by: int, paid: int, cause: str) -> None:
        """The district at place ``at`` of ``owner``'s city goes under the deck, with whatever lies on it."""
        built = self.state.players[owner].city.pop(at)
        self._forget_use(owner, built.card)
        self.state.issued -= built.coins
        self.tuck_under_deck([built.card, *built.tucked])
        facts: Facts = {"seat": owner, "card": built.card, "by": by, "paid": paid}
        self.tell("district_destroyed", cause, facts, NOBODY)
        self.rules.districts[built.card].removed(self)

    def _forget_use(self, owner: int, card: str) -> None:
        """Forget that a destroyed district was used: if its card is built again this turn, it may be used again."""
        turn = self.state.turn
        if turn is not None and turn.seat == owner and card in turn.used:
            turn.used = tuple(used for used in turn.used if used != card)

    def exchange_districts(self, own: Target, other: Target, cause: str) -> None:
        """Two districts change cities, each with what lies on it; this may complete a city."""
        first, second = (
            self.state.players[own.seat].city[own.at],
            self.state.players[other.seat].city[other.at],
        )
        facts: Facts = {"seat": own.seat, "card": first.card, "other": other.seat, "for": second.card}
        before = {seat: self.completed(seat) for seat in (own.seat, other.seat)}
        self.state.players[own.seat].city[own.at] = second
        self.state.players[other.seat].city[other.at] = first
        self.tell("districts_exchanged", cause, facts, NOBODY)
        for seat, complete in before.items():
            self._note_completion(seat, before=complete)

    def seize_district(self, target: Target, seat: int, cause: str) -> None:
        """The district at ``target`` comes to the city of ``seat``, with what lies on it."""
        built = self.state.players[target.seat].city.pop(target.at)
        facts: Facts = {"seat": target.seat, "card": built.card, "by": seat, "paid": target.cost}
        before = self.completed(seat)
        self.state.players[seat].city.append(built)
        self.tell("district_seized", cause, facts, NOBODY)
        self._note_completion(seat, before=before)

    def sacrifice_district(self, seat: int, card: str, cause: str) -> None:
        """``seat`` destroys its own district ``card``."""
        cards = [built.card for built in self.state.players[seat].city]
        self.destroy_district(seat, cards.index(card), seat, 0, cause)

    def put_coin(self, seat: int, at: int, cause: str) -> None:
        """``seat`` puts a gold of its own on one of its districts (ruling 99)."""
        player = self.state.players[seat]
        player.gold -= 1
        built = player.city[at]
        player.city[at] = built._replace(coins=built.coins + 1)
        self.tell("district_beautified", cause, {"seat": seat, "card": built.card}, NOBODY)

    def tuck_card(self, seat: int, at: int, card: str, cause: str) -> None:
        """``seat`` tucks a card of its hand face down under one of its districts."""
        player = self.state.players[seat]
        player.hand.remove(card)
        built = player.city[at]
        player.city[at] = built._replace(tucked=(*built.tucked, card))
        self.tell("card_tucked", cause, {"seat": seat, "card": built.card}, {seat: {"cards": [card]}})

    # Characters ----------------------------------------------------------------------------------------------

    def lay_away(self, character: str, seat: int | None) -> None:
        """Discard ``character`` of the pool face down; only ``seat``, if any, knows it."""
        self.state.pool.remove(character)
        self.state.aside.append(Aside(character, seat))
        only: dict[int, Facts] = {} if seat is None else {seat: {"character": character}}
        self.tell("character_laid_away", "", {"count": 1}, only)

    def put_mark(self, kind: str, character: str, by: int, cause: str, *, real: bool = True) -> None:
        """Put a token of the character ``cause`` on ``character``; only ``by`` knows whether it is ``real``."""
        self.state.marks.append(Mark(kind, character, by, cause, real))
        self.tell("character_named", cause, {"kind": kind, "character": character, "seat": by}, NOBODY)

    def take_mark(self, mark: Mark) -> None:
        """Remove a token. Tells no event."""
        self.state.marks.remove(mark)

    def swap_characters(self, seat: int, given: str, other: int, taken: str, cause: str) -> None:
        """``seat`` and ``other`` exchange drafted characters; each learns what it has now."""
        mine, theirs = self.state.players[seat].drafted, self.state.players[other].drafted
        mine[mine.index(given)] = taken
        theirs[theirs.index(taken)] = given
        only: dict[int, Facts] = {seat: {"character": taken}, other: {"character": given}}
        self.tell("characters_swapped", cause, {"seat": seat, "other": other}, only, reveals=True)

    def reveal(self, character: str, seat: int, player: int) -> None:
        """``seat`` shows ``character``, whose powers ``player`` uses; nothing if it was shown already."""
        if any(who.character == character for who in self.state.revealed):
            return
        self.state.revealed.append(Revealed(character, seat, player))
        self.tell("character_revealed", "", {"seat": seat, "character": character}, NOBODY, reveals=True)

    def move_crown(self, seat: int, cause: str) -> None:
        """``seat`` takes the crown."""
        before = self.state.crown
        if before == seat:
            return
        self.state.crown = seat
        self.tell("crown_moved", cause, {"from": before, "to": seat}, NOBODY)
        for owner, card in self.all_with_power("crown_passed", 0):
            card.crown_passed(self, owner)

    def begin_turn(
        self, character: str, seat: int, *, heir: int | None = None, only_gathers: bool = False
    ) -> TurnState:
        """``seat`` begins the turn of ``character``, which ``heir``, if any, goes on with after gathering."""
        turn = TurnState(seat, seat, character, heir=heir, stops=only_gathers)
        self.state.turn, self.state.phase = turn, "turn"
        return turn
