"""Defines the verbs: methods that make one change of a state and tell its event. Cards change a state only by verbs."""

from collections.abc import Iterable, Sequence

from citadels.cards.api import BRIBED, ROBBED, TAXED, TRIBUTE, Target
from citadels.engine.base_table import BaseTable, gained, harmed
from citadels.model.state import Aside, Built, Mark, Revealed, TurnState
from tabletop.kernel.events import PLAIN, Explanation, Facts, Harm

NO_SECRETS: dict[int, Facts] = {}
"""No seat learns more than everyone does."""

OUT, ABSENT, MURDERED = "out", "absent", "murdered"
"""Why no seat answers a call: discarded face up, held by no seat, killed."""


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
        if self.sink is not None:
            gains = [gained(seat, "gold", amount)]
            self.tell("gold_gained", cause, {"seat": seat, "amount": amount}, NO_SECRETS, gains=gains)

    def pay_gold(self, seat: int, amount: int, cause: str) -> None:
        """``seat`` pays ``amount`` gold, which it has, to the bank."""
        if amount <= 0:
            return
        self.state.players[seat].gold -= amount
        self.state.issued -= amount
        if self.sink is not None:
            self.tell("gold_paid", cause, {"seat": seat, "amount": amount}, NO_SECRETS)

    def move_gold(self, source: int, target: int, amount: int, cause: str, *, why: str = "") -> None:
        """``source`` gives ``target`` ``amount`` gold, which it has.

        ``why`` tells people that it is more than a price or a levy: ``ROBBED``, ``BRIBED``, ``TAXED``, ``TRIBUTE``.
        """
        if amount <= 0 or source == target:
            return
        self.state.players[source].gold -= amount
        self.state.players[target].gold += amount
        if self.sink is not None:
            self._tell_moved(source, target, amount, cause, why)

    def _tell_moved(self, source: int, target: int, amount: int, cause: str, why: str) -> None:
        explained = Explanation(why=why) if why else self.taken(source, "levied", target)
        if why in {ROBBED, BRIBED}:
            harm = Harm(source, why, target) if why == ROBBED else None
            explained = Explanation(harm, why, more={"plan": target, "worked": True})
        facts: Facts = {"from": source, "to": target, "amount": amount}
        by, gains = (
            self._mover(source, target, why),
            [gained(target, "gold", amount), gained(source, "gold", -amount)],
        )
        self.tell("gold_moved", cause, facts, NO_SECRETS, explained=explained, by=by, gains=gains)

    def _mover(self, source: int, target: int, why: str) -> int:
        """Return which seat does it when something of ``source`` goes to ``target``: that which gives, or takes."""
        turn = self.state.turn
        gives = why == TRIBUTE or (turn is not None and turn.seat == source and why != ROBBED)
        return source if gives else target

    def pay_tax(self, seat: int, cause: str) -> None:
        """``seat`` puts one gold on the Tax Collector's token, if it has any gold (ruling 101)."""
        player = self.state.players[seat]
        if player.gold:
            player.gold -= 1
            self.state.tax += 1
            self.tell(
                "tax_paid", cause, {"seat": seat, "amount": 1}, NO_SECRETS, explained=Explanation(why=TAXED)
            )

    def collect_tax(self, seat: int, cause: str) -> None:
        """``seat`` takes all gold off the Tax Collector's token."""
        amount, self.state.tax = self.state.tax, 0
        self.state.players[seat].gold += amount
        gains = [gained(seat, "gold", amount)]
        self.tell("tax_collected", cause, {"seat": seat, "amount": amount}, NO_SECRETS, gains=gains)

    # Cards ---------------------------------------------------------------------------------------------------

    def lift_cards(self, count: int) -> list[str]:
        """Take up to ``count`` cards off the deck (ruling 20).

        :meth:`keep_cards` then chooses from them in the same step.
        """
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
        self.tell_cards("cards_drawn", cause, seat, cards, len(cards), reveals=True)
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
        self.tell_cards("cards_discarded", cause, seat, cards, -len(cards))

    def keep_cards(self, seat: int, kept: Sequence[str], rest: Sequence[str], cause: str) -> None:
        """``seat`` keeps some of the cards it lifted; the ``rest`` goes under the deck."""
        self.state.players[seat].hand += kept
        self.tuck_under_deck(rest)
        self.state.lifted.clear()
        self.tell_cards("card_kept", cause, seat, kept, len(kept))

    def shuffle_deck(self) -> None:
        """Shuffle the deck. Tells no event: the verb that put cards back into it told one."""
        self.state.chance.shuffle(self.state.deck)

    def rescue_card(self, seat: int, card: str, cause: str) -> None:
        """``seat`` takes the card of a district destroyed just now from under the deck (ruling 132)."""
        self.state.deck.remove(card)
        self.state.players[seat].hand.append(card)
        self.tell(
            "card_rescued", cause, {"seat": seat, "card": card}, NO_SECRETS, gains=[gained(seat, "cards", 1)]
        )

    def give_card(
        self, source: int, target: int, card: str, cause: str, *, why: str = "", goes_on: bool = False
    ) -> None:
        """``source`` gives ``target`` a card of its hand; only the two see which.

        ``why`` as in :meth:`move_gold`, ``goes_on`` as of an event.
        """
        self.state.players[source].hand.remove(card)
        self.state.players[target].hand.append(card)
        seen: Facts = {"cards": [card]}
        everyone: Facts = {"from": source, "to": target, "count": 1}
        explained = Explanation(why=why) if why else self.taken(source, "card_taken", target)
        by, gains = (
            self._mover(source, target, why),
            [gained(target, "cards", 1), gained(source, "cards", -1)],
        )
        only = {source: seen, target: seen}
        self.tell(
            "cards_given",
            cause,
            everyone,
            only,
            reveals=True,
            explained=explained,
            by=by,
            gains=gains,
            goes_on=goes_on,
        )

    def show_hand(self, seat: int, viewer: int, cause: str) -> None:
        """``viewer`` looks at the hand of ``seat``.

        The hand is sorted: its order would reveal which cards came last.
        """
        cards: Facts = {"cards": sorted(self.state.players[seat].hand)}
        facts: Facts = {"seat": seat, "by": viewer}
        explained = harmed(seat, "shown", viewer)
        self.tell("hand_shown", cause, facts, {viewer: cards}, reveals=True, explained=explained, by=viewer)

    def swap_hands(self, seat: int, other: int, cause: str) -> None:
        """``seat`` and ``other`` exchange their hands.

        Hands are sorted: their order would reveal which cards came last.
        """
        mine, theirs = self.state.players[seat], self.state.players[other]
        more = len(theirs.hand) - len(mine.hand)
        mine.hand, theirs.hand = sorted(theirs.hand), sorted(mine.hand)
        everyone: Facts = {"seat": seat, "other": other}
        only: dict[int, Facts] = {seat: {"cards": mine.hand[:]}, other: {"cards": theirs.hand[:]}}
        gains = [gained(seat, "cards", more), gained(other, "cards", -more)] if more else []
        explained = harmed(other, "hand_swapped", seat)
        self.tell("hands_swapped", cause, everyone, only, reveals=True, explained=explained, gains=gains)

    # Cities --------------------------------------------------------------------------------------------------

    def place_district(self, seat: int, owner: int, card: str, paid: int, cause: str) -> None:
        """A card of ``seat``'s hand, for which it paid ``paid`` gold, becomes a district of ``owner``'s city."""
        self.state.players[seat].hand.remove(card)
        before = self.completed(owner)
        self.state.players[owner].city.append(Built(card, round=self.state.round))
        if self.sink is not None:
            self._tell_placed(seat, owner, card, paid, cause)
        self._note_completion(owner, before=before)

    def _tell_placed(self, seat: int, owner: int, card: str, paid: int, cause: str) -> None:
        built = owner == seat
        facts: Facts = {"seat": seat, "card": card, "paid": paid}
        if not built:
            facts["to"] = owner
        self.tell(
            "district_built" if built else "district_confiscated",
            cause,
            facts,
            NO_SECRETS,
            explained=harmed(seat, "confiscated", owner),
            by=owner,
            gains=[gained(seat, "district", 1, card, paid)] if built else [],
        )

    def _note_completion(self, seat: int, *, before: bool) -> None:
        """Emit ``city_completed`` if the city of ``seat`` just became complete; the first ends the game (ruling 17).

        The event is emitted once for a city that was first, shrank and is complete again: it kept its four points.
        """
        if before or not self.completed(seat) or seat in self.state.finishers:
            return
        first = not self.state.finishers
        if first:
            self.state.finishers.append(seat)
        self.tell("city_completed", "", {"seat": seat, "first": first}, NO_SECRETS)

    def change_city_size(self, size: int, cause: str) -> None:
        """Cities are complete with ``size`` districts from now on; all seats that it completes finish together."""
        before = {seat for seat in range(self.rules.seats) if self.completed(seat)}
        self.state.city_size = size
        self.tell("city_size_changed", cause, {"size": size}, NO_SECRETS)
        fresh = [seat for seat in range(self.rules.seats) if self.completed(seat) and seat not in before]
        fresh = [seat for seat in fresh if seat not in self.state.finishers]
        first = not self.state.finishers
        if first:
            self.state.finishers += fresh
        for seat in fresh:
            self.tell("city_completed", "", {"seat": seat, "first": first}, NO_SECRETS)

    def destroy_district(self, owner: int, at: int, by: int, paid: int, cause: str) -> None:
        """The district at place ``at`` of ``owner``'s city goes under the deck, with whatever lies on it."""
        built = self.state.players[owner].city.pop(at)
        self._forget_use(owner, built.card)
        self.state.issued -= built.coins
        self.tuck_under_deck([built.card, *built.tucked])
        facts: Facts = {"seat": owner, "card": built.card, "by": by, "paid": paid}
        explained = harmed(owner, "destroyed", by)
        self.tell("district_destroyed", cause, facts, NO_SECRETS, explained=explained, by=by)
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
        explained = harmed(other.seat, "exchanged", own.seat)
        self.tell("districts_exchanged", cause, facts, NO_SECRETS, explained=explained)
        for seat, complete in before.items():
            self._note_completion(seat, before=complete)

    def seize_district(self, target: Target, seat: int, cause: str) -> None:
        """The district at ``target`` comes to the city of ``seat``, with what lies on it."""
        built = self.state.players[target.seat].city.pop(target.at)
        facts: Facts = {"seat": target.seat, "card": built.card, "by": seat, "paid": target.cost}
        before = self.completed(seat)
        self.state.players[seat].city.append(built)
        explained = harmed(target.seat, "seized", seat)
        self.tell("district_seized", cause, facts, NO_SECRETS, explained=explained, by=seat)
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
        self.tell("district_beautified", cause, {"seat": seat, "card": built.card}, NO_SECRETS)

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
        facts: Facts = {"kind": kind, "character": character, "seat": by}
        self.tell(
            "character_named", cause, facts, NO_SECRETS, explained=self._to_holder(character, "named", by)
        )

    def _to_holder(self, character: str, deed: str, by: int) -> Explanation:
        """Explain a loss of the seat that holds ``character``; only that seat may be told."""
        holder = self.holder(character) if self.sink is not None else None
        return harmed(holder, deed, by, hidden=True) if holder is not None else PLAIN

    def unmask(self, mark: Mark, seat: int) -> None:
        """Show to all whether ``mark``, which threatens ``seat``, is real.

        That and the other tokens that it decides go.
        """
        marks = self.state.marks
        for one in [one for one in marks if one == mark or (mark.real and one.card == mark.card)]:
            self.take_mark(one)
        facts: Facts = {"kind": mark.kind, "character": mark.character, "real": mark.real}
        explained = harmed(seat, "unmasked", mark.by)
        self.tell("mark_unmasked", mark.card, facts, {}, reveals=True, explained=explained, by=mark.by)

    def take_mark(self, mark: Mark) -> None:
        """Remove a token. Tells no event."""
        self.state.marks.remove(mark)

    def swap_characters(self, seat: int, given: str, other: int, taken: str, cause: str) -> None:
        """``seat`` and ``other`` exchange drafted characters; each learns what it has now."""
        mine, theirs = self.state.players[seat].drafted, self.state.players[other].drafted
        mine[mine.index(given)] = taken
        theirs[theirs.index(taken)] = given
        only: dict[int, Facts] = {seat: {"character": taken}, other: {"character": given}}
        explained = harmed(other, "character_swapped", seat)
        everyone: Facts = {"seat": seat, "other": other}
        self.tell("characters_swapped", cause, everyone, only, reveals=True, explained=explained)

    def reveal(self, character: str, seat: int, player: int) -> None:
        """``seat`` shows ``character``, whose powers ``player`` uses; nothing if it was shown already.

        People are told if it was murdered, or if a token robs a seat without gold.
        """
        if any(who.character == character for who in self.state.revealed):
            return
        self.state.revealed.append(Revealed(character, seat, player))
        facts: Facts = {"seat": seat, "character": character}
        explained = self._why_revealed(character, seat) if self.sink is not None else PLAIN
        self.tell("character_revealed", "", facts, NO_SECRETS, reveals=True, explained=explained)

    def _why_revealed(self, character: str, seat: int) -> Explanation:
        """Explain why ``seat`` shows ``character``, and which plan that ends."""
        if self.rules.characters[character].rank != self.state.rank:
            return Explanation(why=MURDERED)
        robbers = self.robbing(character) if not self.state.players[seat].gold else []
        return Explanation(more={"plan": robbers[0].by, "worked": False}) if robbers else PLAIN

    def robbing(self, character: str) -> list[Mark]:
        """Return the tokens on ``character`` that take the gold of the seat that reveals it."""
        return [mark for mark in self.marks_on(character) if self.rules.characters[mark.card].token_robs]

    def stay_silent(self, character: str) -> None:
        """No seat answers the call of ``character``.

        All see the tokens, but not whether a seat would have answered the call without them.
        """
        if self.sink is None:
            return
        state, cards = self.state, self.rules.characters
        tokens = [mark for mark in self.marks_on(character) if "marked_called" in cards[mark.card].powers]
        facts: Facts = {"rank": state.rank, "character": character}
        cause = tokens[0].card if tokens else ""
        explained = self._why_silent(character, tokens)
        self.tell("nobody_answered", cause, facts, NO_SECRETS, reveals=True, explained=explained)

    def _why_silent(self, character: str, tokens: Sequence[Mark]) -> Explanation:
        """Explain why no seat answers for ``character``, and which plan that ends; ``tokens`` keep it silent."""
        robbers = self.robbing(character)
        if tokens:
            found = self._to_holder(character, "silenced", tokens[0].by)
            more = {"plan": tokens[0].by, "worked": True}
            return found._replace(why=MURDERED, more=more)
        if character in self.state.faceup:
            return Explanation(why=OUT)
        return Explanation(why=ABSENT, more={"plan": robbers[0].by, "worked": False} if robbers else {})

    def lose_turn(self, seat: int, by: int, cause: str) -> None:
        """``seat``, which was called, has no turn, because of the district ``cause`` of ``by``."""
        self.tell("turn_lost", cause, {"seat": seat}, NO_SECRETS, explained=harmed(seat, "turn_lost", by))

    def move_crown(self, seat: int, cause: str) -> None:
        """``seat`` takes the crown."""
        before = self.state.crown
        if before == seat:
            return
        self.state.crown = seat
        self.tell("crown_moved", cause, {"from": before, "to": seat}, NO_SECRETS, by=seat)
        for owner, card in self.all_with_power("crown_passed", 0):
            card.crown_passed(self, owner)

    def begin_turn(
        self, character: str, seat: int, *, heir: int | None = None, only_gathers: bool = False
    ) -> TurnState:
        """``seat`` begins the turn of ``character``, which ``heir``, if any, goes on with after gathering."""
        turn = TurnState(seat, seat, character, heir=heir, stops=only_gathers)
        self.state.turn, self.state.phase = turn, "turn"
        return turn
