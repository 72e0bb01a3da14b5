"""Prompts and legality queries of a turn (read-only)."""

from collections.abc import Iterable, Sequence

from citadels.cards.api import CANCEL, Character, District, Target, option
from citadels.engine.rules import Rules
from citadels.engine.table import Table
from citadels.model.state import Mark, State, TurnState
from tabletop.events import Sink


class Acting(Table):
    """The table during a turn: ``seat`` decides and pays with what lies before it (``me``).

    ``character`` lends the powers; who holds its card can be somebody else (the Witch).
    """

    __slots__ = ("character", "me", "seat", "turn")

    def __init__(self, rules: Rules, state: State, sink: Sink | None, turn: TurnState) -> None:
        super().__init__(rules, state, sink)
        self.turn = turn
        self.seat = turn.seat
        self.me = state.players[turn.seat]
        self.character: Character = rules.characters[turn.character]

    # Asking --------------------------------------------------------------------------------------------------

    async def choose_character(self, kind: str, names: Iterable[str]) -> str:
        """Ask for one of ``names``, which are at least one."""
        options = {option("name", character=name): name for name in names}
        return await self.ask(self.seat, kind, options, self.character.id)

    async def may_choose_character(self, kind: str, names: Iterable[str]) -> str | None:
        """Ask for one of ``names``; None if the player cancels."""
        options: dict[str, str | None] = {option("name", character=name): name for name in names}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, self.character.id)

    async def choose_seat(self, kind: str, seats: Iterable[int]) -> int:
        """Ask for one of ``seats``, which are at least one."""
        options = {option("seat", seat=seat): seat for seat in seats}
        return await self.ask(self.seat, kind, options, self.character.id)

    async def may_choose_seat(self, kind: str, seats: Iterable[int]) -> int | None:
        """Ask for one of ``seats``; None if the player cancels."""
        options: dict[str, int | None] = {option("seat", seat=seat): seat for seat in seats}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, self.character.id)

    async def choose_card(self, kind: str, cards: Iterable[str], cause: str, *, reveals: bool = False) -> str:
        """Ask for one of ``cards``, which are at least one; ``reveals``: the player has not seen them before."""
        options = {option("card", card=card): card for card in cards}
        return await self.ask(self.seat, kind, options, cause, reveals=reveals)

    async def may_choose_card(self, kind: str, cards: Iterable[str], cause: str) -> str | None:
        """Ask for one of ``cards``; None if the player cancels."""
        options: dict[str, str | None] = {option("card", card=card): card for card in cards}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, cause)

    async def choose_cards(
        self, kind: str, cards: Sequence[str], cause: str, *, least: int, most: int
    ) -> list[str]:
        """Ask for ``least`` to ``most`` of ``cards``, copies told apart by their number."""
        options: dict[str, str] = {}
        for at, card in enumerate(cards):
            options[option("card", card=card, copy=cards[:at].count(card))] = card
        chosen = await self.ask_many(self.seat, kind, options, cause, least, most)
        return [options[card] for card in chosen]

    async def may_choose_district(self, kind: str, targets: Iterable[Target], cause: str) -> Target | None:
        """Ask for one of ``targets``; None if the player cancels."""
        options: dict[str, Target | None] = {}
        for target in targets:
            seat, at, cost = target
            card = self.state.players[seat].city[at].card
            options[option(kind, seat=seat, at=at, card=card, cost=cost)] = target
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, cause)

    async def may_choose_split(self, price: int, cards: int, cause: str) -> int | None:
        """Ask how many of at most ``cards`` hand cards pay part of ``price``; None if cancelled.

        Not asked where only gold can pay: that is a build like any other.
        """
        low = max(price - self.me.gold, 0)
        splits = range(low, min(price, cards) + 1)
        if splits == range(1):
            return 0
        options: dict[str, int | None] = {option("pay", gold=price - n, cards=n): n for n in splits}
        options[CANCEL] = None
        return await self.ask(self.seat, "payment", options, cause)

    # Queries -------------------------------------------------------------------------------------------------

    def used(self, what: str) -> bool:
        """Whether ``what`` (a card id, ``income``) was used up this turn."""
        return what in self.turn.used

    def others(self) -> list[int]:
        """Return the other seats, clockwise from the next."""
        return self.clockwise(self.seat)[1:]

    def others_in_play(self) -> list[str]:
        """Return every character of the game but the one whose turn it is, in rank order (ruling 23)."""
        return [card.id for card in self.rules.ranks.values() if card.id != self.character.id]

    def unprotected(self) -> list[str]:
        """Return who may be threatened: not rank 1, the killed, the bewitched (ruling 56)."""
        characters = self.rules.characters
        protected = {mark.character for mark in self.state.marks if characters[mark.card].token_protects}
        return [card.id for card in self.rules.ranks.values() if card.rank > 1 and card.id not in protected]

    def safe_targets(self) -> list[str]:
        """Return who may be robbed: also not the character whose turn it is (ruling 51)."""
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

    def surcharge(self, target: Target) -> int:
        """Return what ``target`` costs rank 8 beyond the district's own cost."""
        return target.cost - self.cost(self.state.players[target.seat].city[target.at])

    def threats(self) -> list[Mark]:
        """Return the tokens that the player has to answer before doing anything but gather (ruling 57)."""
        if self.turn.gathered:
            return []
        characters = self.rules.characters
        marks = self.marks_on(self.character.id)
        return [mark for mark in marks if characters[mark.card].token_binds and mark.by != self.seat]

    def price(self, card: District) -> int:
        """Return what building ``card`` costs now; never below 0."""
        price = card.cost
        if "price_change" in self.rules.hooked:
            for own in self.with_power(self.seat, "price_change"):
                price += own.price_change(card)
        return max(price, 0)

    def may_repeat(self, name: str) -> bool:
        """Whether ``name`` may be built beside those of its kind that stand in the city (rulings 14, 122)."""
        standing = [built.card for built in self.me.city].count(name)
        if not standing or standing < self.character.alike:
            return True
        return any(standing < card.alike for card in self.with_power(self.seat, "alike"))

    def permitted(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` now, limit and price aside (ruling 5)."""
        return self.turn.gathered and self.may_build(name)

    def may_build(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` in this turn, limit, price and the moment aside."""
        if not self.character.builds or not self.may_repeat(name):
            return False
        return self.rules.districts[name].allowed(self, self.seat)

    def within_limit(self, name: str) -> bool:
        """Whether the building limit leaves room for ``name``."""
        return self.turn.built < self.character.build_limit or not self.counts(name)

    def counts(self, name: str) -> bool:
        """Whether building ``name`` uses up the building limit."""
        return self.rules.districts[name].limited and self.character.counts(self.rules.districts[name])

    def affordable(self, name: str) -> bool:
        """Whether the seat can pay for ``name``."""
        card = self.rules.districts[name]
        return card.affordable(self, self.price(card))

    def buildable(self, name: str) -> bool:
        """Whether ``name``, a card in hand, could be built now."""
        return self.permitted(name) and self.within_limit(name) and self.affordable(name)

    def income_count(self) -> int:
        """Return how many districts pay the character's income now (rulings 4, 123)."""
        wanted = self.character.income
        if wanted is None:
            return 0
        districts = self.rules.districts
        return sum(districts[built.card].pays_as(wanted) for built in self.me.city)
