"""The questions of a turn and what is legal in it; ``Turn`` adds what changes the state."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from citadels.cards.api import CANCEL, BlockReason, Character, District, Target, missing, option, reason
from citadels.engine.rules import Rules
from citadels.engine.table import Table
from citadels.model.state import Mark, State, TurnState
from tabletop.kernel.events import Sink
from tabletop.kernel.hints import Hinting, Others

WhyNot = Callable[[str], BlockReason | None]
"""Why a character or a card is not offered; None where there is nothing to say. Asked only where a person is shown it."""

Unoffered = Callable[[], Iterable[tuple[Target, BlockReason | None]]]
"""Districts with the reason why they are not offered, where they are not."""


class Acting(Table):
    """The table during a turn: ``seat`` decides and pays with what lies before it (``me``); ``progress`` is the turn so far.

    ``character`` lends the powers; who holds its card can be somebody else (the Witch).
    """

    __slots__ = ("character", "me", "progress", "seat")

    def __init__(self, rules: Rules, state: State, sink: Sink | None, turn: TurnState) -> None:
        super().__init__(rules, state, sink)
        self.progress = turn
        self.seat = turn.seat
        self.me = state.players[turn.seat]
        self.character: Character = rules.characters[turn.character]

    # Asking --------------------------------------------------------------------------------------------------

    async def choose_character(self, kind: str, names: Iterable[str], why_not: WhyNot | None = None) -> str:
        """Ask for one of ``names``, which are at least one."""
        options = {option("name", character=name): name for name in names}
        hints = missing(options, partial(self._unnamed, why_not))
        return await self.ask(self.seat, kind, options, self.character.id, hints=hints)

    async def may_choose_character(
        self, kind: str, names: Iterable[str], why_not: WhyNot | None = None
    ) -> str | None:
        """Ask for one of ``names``; None if the player cancels."""
        options: dict[str, str | None] = {option("name", character=name): name for name in names}
        options[CANCEL] = None
        hints = missing(options, partial(self._unnamed, why_not))
        return await self.ask(self.seat, kind, options, self.character.id, hints=hints)

    def _unnamed(self, why_not: WhyNot | None) -> Others:
        """Yield all characters of the game with the reason why one would not be named."""
        for name in (card.id for card in self.rules.ranks.values()):
            own = reason("own-character") if name == self.character.id else None
            yield option("name", character=name), (why_not(name) if why_not is not None else None) or own

    async def choose_seat(
        self,
        kind: str,
        seats: Iterable[int],
        why_not: Callable[[int], BlockReason | None] | None = None,
        *,
        forced: bool = False,
    ) -> int:
        """Ask for one of ``seats``, which are at least one; ``forced``: all players can see that it is one."""
        options = {option("seat", seat=seat): seat for seat in seats}
        hints = self.seats_missing(options, why_not) if why_not is not None else None
        return await self.ask(self.seat, kind, options, self.character.id, forced=forced, hints=hints)

    async def may_choose_seat(
        self, kind: str, seats: Iterable[int], why_not: Callable[[int], BlockReason | None] | None = None
    ) -> int | None:
        """Ask for one of ``seats``; None if the player cancels."""
        options: dict[str, int | None] = {option("seat", seat=seat): seat for seat in seats}
        options[CANCEL] = None
        hints = self.seats_missing(options, why_not) if why_not is not None else None
        return await self.ask(self.seat, kind, options, self.character.id, hints=hints)

    def seats_missing(self, options: Iterable[str], why_not: Callable[[int], BlockReason | None]) -> Hinting:
        """Return hints that say why other seats are not among ``options``."""
        return missing(options, partial(self._unseated, why_not))

    def _unseated(self, why_not: Callable[[int], BlockReason | None]) -> Others:
        for seat in self.others():
            yield option("seat", seat=seat), why_not(seat)

    async def choose_card(
        self,
        kind: str,
        cards: Iterable[str],
        cause: str,
        *,
        reveals: bool = False,
        forced: bool = False,
        why_not: WhyNot | None = None,
    ) -> str:
        """Ask for one of ``cards``, which are at least one.

        ``reveals``: the player has not seen them before. ``forced``: all players can see that it is one.
        """
        options = {option("card", card=card): card for card in cards}
        hints = missing(options, partial(self._unchosen, why_not)) if why_not is not None else None
        return await self.ask(self.seat, kind, options, cause, reveals=reveals, forced=forced, hints=hints)

    async def may_choose_card(
        self, kind: str, cards: Iterable[str], cause: str, why_not: WhyNot | None = None
    ) -> str | None:
        """Ask for one of ``cards``; None if the player cancels."""
        options: dict[str, str | None] = {option("card", card=card): card for card in cards}
        options[CANCEL] = None
        hints = missing(options, partial(self._unchosen, why_not)) if why_not is not None else None
        return await self.ask(self.seat, kind, options, cause, hints=hints)

    def _unchosen(self, why_not: WhyNot) -> Others:
        """Yield all cards in hand with the reason why one would not be among the options."""
        for name in dict.fromkeys(self.me.hand):
            yield option("card", card=name), why_not(name)

    async def choose_cards(
        self, kind: str, cards: Sequence[str], cause: str, *, least: int, most: int
    ) -> list[str]:
        """Ask for ``least`` to ``most`` of ``cards``, copies told apart by their number."""
        options: dict[str, str] = {}
        for at, card in enumerate(cards):
            options[option("card", card=card, copy=cards[:at].count(card))] = card
        chosen = await self.ask_many(self.seat, kind, options, cause, least, most)
        return [options[card] for card in chosen]

    async def may_choose_district(
        self, kind: str, targets: Iterable[Target], cause: str, unoffered: Unoffered | None = None
    ) -> Target | None:
        """Ask for one of ``targets``; None if the player cancels."""
        options: dict[str, Target | None] = {}
        for target in targets:
            seat, at, cost = target
            card = self.state.players[seat].city[at].card
            options[option(kind, seat=seat, at=at, card=card, cost=cost)] = target
        options[CANCEL] = None
        hints = missing(options, partial(self._untouched, kind, unoffered)) if unoffered is not None else None
        return await self.ask(self.seat, kind, options, cause, hints=hints)

    def _untouched(self, kind: str, unoffered: Unoffered) -> Others:
        for (seat, at, cost), why in unoffered():
            card = self.state.players[seat].city[at].card
            yield option(kind, seat=seat, at=at, card=card, cost=cost), why

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
        hints = missing(options, lambda: [(option("pay", gold=price, cards=0), reason("short", gold=low))])
        return await self.ask(self.seat, "payment", options, cause, hints=hints)

    # Queries -------------------------------------------------------------------------------------------------

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
        """Return who may be threatened: not rank 1, the killed, the bewitched (ruling 56)."""
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
        """Return the tokens that the player has to answer before doing anything but gather (ruling 57)."""
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
        """Whether ``name`` may be built beside those of its kind that stand in the city (rulings 14, 122)."""
        standing = [built.card for built in self.me.city].count(name)
        if not standing or standing < self.character.alike:
            return True
        return any(standing < card.alike for card in self.with_power(self.seat, "alike"))

    def permitted(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` now, limit and price aside (ruling 5)."""
        return self.progress.gathered and self.may_build(name)

    def may_build(self, name: str) -> bool:
        """Whether the rules let the seat build ``name`` in this turn, limit, price and the moment aside."""
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
        """Return why ``name``, a card in hand, cannot be built now; what will not change in this turn comes first."""
        why = self.why_not_free(name)
        if why is not None:
            return why
        return reason("short", gold=self.short_of(name)) if self.progress.gathered else reason("gather-first")

    def why_not_free(self, name: str) -> BlockReason | None:
        """Return why ``name`` could not be built in this turn even for nothing, the moment aside; None if it could."""
        why = self.why_not_allowed(name)
        if why is None and not self.within_limit(name):
            return reason("limit", limit=self.character.build_limit)
        return why

    def why_not_allowed(self, name: str) -> BlockReason | None:
        """Return why the rules forbid to build ``name`` in this turn, limit too aside; None if they do not."""
        if not self.character.builds:
            return reason("no-builds", character=self.character.id)
        if not self.may_repeat(name):
            return reason("duplicate")
        card = self.rules.districts[name]
        return None if card.allowed(self, self.seat) else BlockReason(card.barred, {})

    def income_count(self) -> int:
        """Return how many districts pay the character's income now (rulings 4, 123)."""
        return self.income_of(self.seat, self.character.id)
