"""Asks a player the questions of its turn; each function returns what was chosen."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from citadels.cards.api import CANCEL, BlockReason, Target, missing, option, reason
from citadels.engine.turn_queries import TurnQueries
from tabletop.kernel.hints import Hinting, Others

WhyNot = Callable[[str], BlockReason | None]
"""Returns why a character or a card is not offered; None without a reason. Called only where a person is shown it."""

Unoffered = Callable[[], Iterable[tuple[Target, BlockReason | None]]]
"""Returns districts that are not offered, each with the reason (None: no reason to show)."""


class TurnQuestions(TurnQueries):
    """The questions of a turn. ``choose_...`` needs an answer; at ``may_choose_...`` the player can cancel."""

    __slots__ = ()

    async def choose_character(self, kind: str, names: Iterable[str], why_not: WhyNot | None = None) -> str:
        """Ask for one of ``names``, of which there is at least one."""
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
        """Yield an option for each character of the game, with the reason why it is not offered."""
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
        """Ask for one of ``seats``, of which there is at least one.

        ``forced``: all players can see that it is only one.
        """
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
        """Ask for one of ``cards``, of which there is at least one.

        ``reveals``: the player has not seen them before. ``forced``: all players can see that it is only one.
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
        """Yield an option for each card in hand, with the reason why it is not offered."""
        for name in dict.fromkeys(self.me.hand):
            yield option("card", card=name), why_not(name)

    async def choose_cards(
        self, kind: str, cards: Sequence[str], cause: str, *, least: int, most: int
    ) -> list[str]:
        """Ask for ``least`` to ``most`` of ``cards``; a number in the option tells copies apart."""
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

        Does not ask if only gold can pay: then it is a build like any other.
        """
        low = max(price - self.me.gold, 0)
        splits = range(low, min(price, cards) + 1)
        if splits == range(1):
            return 0
        options: dict[str, int | None] = {option("pay", gold=price - n, cards=n): n for n in splits}
        options[CANCEL] = None
        hints = missing(options, lambda: [(option("pay", gold=price, cards=0), reason("short", gold=low))])
        return await self.ask(self.seat, "payment", options, cause, hints=hints)
