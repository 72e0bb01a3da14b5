"""Says what is legal in a turn: prices, limits, targets, and the reasons why something is not possible."""

from collections.abc import Iterator

from citadels.cards.api import BlockReason, Character, District, Target, reason
from citadels.engine.rules import Rules
from citadels.engine.table import Table
from citadels.model.state import Mark, State, TurnState
from tabletop.kernel.events import Sink


class TurnQueries(Table):
    """The table during a turn: ``seat`` decides and pays, ``me`` is its player, ``progress`` the turn so far.

    ``character`` lends the powers. Another seat may hold its card (the Witch).
    """

    __slots__ = ("character", "me", "progress", "seat")

    def __init__(self, rules: Rules, state: State, sink: Sink | None, turn: TurnState) -> None:
        super().__init__(rules, state, sink)
        self.progress = turn
        self.seat = turn.seat
        self.me = state.players[turn.seat]
        self.character: Character = rules.characters[turn.character]

    def used(self, what: str) -> bool:
        """Whether ``what`` (a card id, ``income``) was used up this turn."""
        return what in self.progress.used

    def others(self) -> list[int]:
        """Return the other seats, clockwise from the next."""
        return self.clockwise(self.seat)[1:]

    def others_in_play(self) -> list[str]:
        """Return every character of the game but the one whose turn it is, in rank order (ruling 23)."""
        return [card.id for card in self.rules.ranks.values() if card.id != self.character.id]

    def unprotected(self) -> list[str]:
        """Return the characters that may be threatened: all but rank 1, the killed and the bewitched (ruling 56)."""
        characters = self.rules.characters
        protected = {mark.character for mark in self.state.marks if characters[mark.card].token_protects}
        return [card.id for card in self.rules.ranks.values() if card.rank > 1 and card.id not in protected]

    def why_protected(self, name: str) -> BlockReason | None:
        """Return why ``name`` may be neither robbed nor threatened; None if it may."""
        characters = self.rules.characters
        if characters[name].rank == 1:
            return reason("rank-one")
        marks = [mark for mark in self.marks_on(name) if characters[mark.card].token_protects]
        return reason("marked", character=marks[0].card) if marks else None

    def safe_targets(self) -> list[str]:
        """Return the characters that may be robbed (ruling 51).

        They are those of :meth:`unprotected`, but for the one whose turn it is.
        """
        return [name for name in self.unprotected() if name != self.character.id]

    def rank8_targets(self) -> list[Target]:
        """Return every district that rank 8 may touch, with its cost to rank 8 (rulings 73, 86, 87, 95)."""
        districts = self.rules.districts
        targets: list[Target] = []
        for seat, player in enumerate(self.state.players):
            if not player.city or self.completed(seat) or self.shielded(seat):
                continue
            walls = self.with_power(seat, "surcharge")
            for at, built in enumerate(player.city):
                if not districts[built.card].immune:
                    extra = sum(wall.surcharge(built.card) for wall in walls)
                    targets.append(Target(seat, at, self.cost(built) + extra))
        return targets

    def rank8_barred(self) -> Iterator[tuple[Target, BlockReason]]:
        """Yield every district that rank 8 may not touch, with the reason."""
        for seat, player in enumerate(self.state.players):
            shield = self.shield(seat)
            complete = reason("complete") if self.completed(seat) else None
            whole = complete or (reason("shielded", character=shield) if shield else None)
            walls = self.with_power(seat, "surcharge")
            for at, built in enumerate(player.city):
                immune = reason("immune") if self.rules.districts[built.card].immune else None
                why = whole or immune
                if why is not None:
                    extra = sum(wall.surcharge(built.card) for wall in walls)
                    yield Target(seat, at, self.cost(built) + extra), why

    def surcharge(self, target: Target) -> int:
        """Return what ``target`` costs rank 8 beyond the district's own cost."""
        return target.cost - self.cost(self.state.players[target.seat].city[target.at])

    def threats(self) -> list[Mark]:
        """Return the tokens that the player must answer before it does anything but gather (ruling 57)."""
        if self.progress.gathered:
            return []
        characters = self.rules.characters
        marks = self.marks_on(self.character.id)
        return [mark for mark in marks if characters[mark.card].token_binds and mark.by != self.seat]

    def price(self, card: District) -> int:
        """Return what building ``card`` costs now; never below 0."""
        price = card.cost
        if "price_change" in self.rules.districts_with:
            for own in self.with_power(self.seat, "price_change"):
                price += own.price_change(card)
        return max(price, 0)

    def may_repeat(self, name: str) -> bool:
        """Whether ``name`` may be built beside its copies in the city (rulings 14, 122)."""
        standing = [built.card for built in self.me.city].count(name)
        if not standing or standing < self.character.alike:
            return True
        return any(standing < card.alike for card in self.with_power(self.seat, "alike"))

    def permitted(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` now (ruling 5); the limit and the price are not checked."""
        return self.progress.gathered and self.may_build(name)

    def may_build(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` at some time of this turn; limit and price are not checked."""
        if not self.character.builds or not self.may_repeat(name):
            return False
        return self.rules.districts[name].allowed(self, self.seat)

    def within_limit(self, name: str) -> bool:
        """Whether the building limit leaves room for ``name``."""
        return self.progress.built < self.character.build_limit or not self.counts(name)

    def counts(self, name: str) -> bool:
        """Whether building ``name`` uses up the building limit."""
        return self.rules.districts[name].limited and self.character.counts(self.rules.districts[name])

    def affordable(self, name: str) -> bool:
        """Whether the seat can pay for ``name``."""
        card = self.rules.districts[name]
        return card.lacks(self, self.price(card)) <= 0

    def short_of(self, name: str) -> int:
        """Return how much gold the seat is short of for ``name``; 0 or less where it can pay."""
        card = self.rules.districts[name]
        return card.lacks(self, self.price(card))

    def buildable(self, name: str) -> bool:
        """Whether ``name``, a card in hand, could be built now."""
        return self.permitted(name) and self.within_limit(name) and self.affordable(name)

    def why_not_built(self, name: str) -> BlockReason:
        """Return why ``name``, a card in hand, cannot be built now; reasons that last the whole turn come first."""
        why = self.why_not_free(name)
        if why is not None:
            return why
        return reason("short", gold=self.short_of(name)) if self.progress.gathered else reason("gather-first")

    def why_not_free(self, name: str) -> BlockReason | None:
        """Return why ``name`` could not be built in this turn even if it were free; None if it could."""
        why = self.why_not_allowed(name)
        if why is None and not self.within_limit(name):
            return reason("limit", limit=self.character.build_limit)
        return why

    def why_not_allowed(self, name: str) -> BlockReason | None:
        """Return why the rules forbid to build ``name`` in this turn, apart from limit and price.

        None if they do not.
        """
        if not self.character.builds:
            return reason("no-builds", character=self.character.id)
        if not self.may_repeat(name):
            return reason("duplicate")
        card = self.rules.districts[name]
        return None if card.allowed(self, self.seat) else BlockReason(card.barred, {})

    def income_count(self) -> int:
        """Return how many districts pay the character's income now (rulings 4, 123)."""
        return self.income_of(self.seat, self.character.id)
