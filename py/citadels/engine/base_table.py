"""Offers the parts of a table that are not verbs: it asks a seat, tells an event, answers queries about the state."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from citadels.cards.api import District
from citadels.engine.rules import Rules
from citadels.model.state import Built, Mark, Player, State
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.events import PLAIN, Event, Explanation, Facts, Gain, Harm, Sink
from tabletop.kernel.hints import Hinting

T = TypeVar("T")


def harmed(seat: int, deed: str, by: int, *, hidden: bool = False) -> Explanation:
    """Explain a loss of ``seat`` by the ``deed`` of ``by``; its own deed is no harm.

    ``hidden``: only ``seat`` may know.
    """
    return Explanation(Harm(seat, deed, by), hidden=hidden) if seat != by else PLAIN


Gained = tuple[int, str, int, str, int]
"""What a :class:`Gain` is made from; it is only made if somebody is told."""


def gained(seat: int, kind: str, count: int, what: str = "", paid: int = 0) -> Gained:
    """Say that ``seat`` has ``count`` more of ``kind``, or less; see :class:`Gain`."""
    return seat, kind, count, what, paid


class BaseTable:
    """A state, its rules, and the ``sink`` that takes its events (None: they are dropped)."""

    __slots__ = ("rules", "sink", "state")

    def __init__(self, rules: Rules, state: State, sink: Sink | None) -> None:
        self.rules = rules
        self.state = state
        self.sink = sink

    # Asking and telling -------------------------------------------------------------------------------------

    async def ask(
        self,
        seat: int,
        kind: str,
        options: dict[str, T],
        cause: str = "",
        *,
        reveals: bool = False,
        forced: bool = False,
        hints: Hinting | None = None,
    ) -> T:
        """Ask ``seat`` to choose one of ``options`` (id to value); return the value of the chosen one.

        ``reveals``: the options themselves show the seat something hidden. ``forced``: all players can see that there
        is one option. ``hints`` computes what a person is told beside the options.
        """
        ask = Ask(seat, kind, tuple(options), cause, reveals=reveals)
        ask.forced = forced
        ask.hints = hints
        (chosen,) = await ask
        return options[chosen]

    async def ask_of_hand(
        self, seat: int, kind: str, options: dict[str, T], cause: str = "", *, forced: bool = False
    ) -> T:
        """Ask like :meth:`ask`, about cards that only ``seat`` sees: like cards are one option."""
        ask = Ask(seat, kind, tuple(options), cause)
        ask.forced = forced
        ask.alike = len(options) == 1
        (chosen,) = await ask
        return options[chosen]

    async def ask_open(
        self, seat: int, kind: str, options: dict[str, T], cause: str = "", *, hints: Hinting | None = None
    ) -> T:
        """Ask like :meth:`ask`, but take a single option without asking: for options that everybody can work out.

        If hidden information decides whether there is a choice, use :meth:`ask`, which always asks.
        """
        if len(options) > 1:
            return await self.ask(seat, kind, options, cause, hints=hints)
        (only,) = options.values()
        return only

    async def ask_many(
        self,
        seat: int,
        kind: str,
        options: Iterable[str],
        cause: str,
        least: int,
        most: int,
        *,
        hints: Hinting | None = None,
    ) -> Pick:
        """Ask ``seat`` for ``least`` to ``most`` of ``options``; return the chosen ids."""
        return await Ask(seat, kind, tuple(options), cause, least, most).hinting(hints)

    def tell(  # noqa: PLR0913 - all that is known of an event
        self,
        kind: str,
        cause: str,
        everyone: Facts | None,
        only: dict[int, Facts],
        *,
        reveals: bool = False,
        explained: Explanation = PLAIN,
        by: int | None = None,
        gains: Sequence[Gained] = (),
        goes_on: bool = False,
    ) -> None:
        """Emit an event: the facts for all, and further facts for single seats.

        ``reveals``: hidden information came out, so that no pick is taken back over it. ``explained`` is what people
        are told beside, with ``by`` and ``gains``. ``goes_on``: what follows does not hang on what came out.
        """
        if self.sink is not None:
            if gains or by is not None:
                explained = explained._replace(by=by, gains=tuple(Gain(*one) for one in gains))
            self.sink(Event(kind, cause, everyone, only, reveals, explained, goes_on))

    def taken(self, seat: int, deed: str, by: int) -> Explanation:
        """Explain a loss of ``seat`` by the ``deed`` of ``by``.

        It is none if ``seat`` plays the turn, and gives or pays.
        """
        if self.state.turn is not None and self.state.turn.seat == seat:
            return PLAIN
        return harmed(seat, deed, by)

    def end_round(self) -> None:
        """Tell that the round ends; people are told which cities are one district short, and who missed the turn."""
        if self.sink is not None:
            last = self.state.city_size - 1
            short = [seat for seat in range(self.rules.seats) if self.built_size(seat) == last]
            explained = Explanation(more={"short": short, **self._missed()}, ends_decision=True)
            self.tell("round_ended", "", {"round": self.state.round}, {}, explained=explained)

    def _missed(self) -> dict[str, Facts]:
        """Return the killed character and its seat, if all know: each of the others has shown all its characters."""
        state, cards = self.state, self.rules.characters
        killers = {mark.character for mark in state.marks if "marked_called" in cards[mark.card].powers}
        killed = [name for name in state.absent if name in killers]
        shown = {who.character for who in state.revealed}.union(killed)
        if len(killed) != 1 or any(name not in shown for one in state.players for name in one.drafted):
            return {}
        seat = self.holder(killed[0])
        return {} if seat is None else {"missed": {"seat": seat, "character": killed[0]}}

    def tell_cards(
        self, kind: str, cause: str, seat: int, cards: Sequence[str], more: int, *, reveals: bool = False
    ) -> None:
        """Tell that something happened to ``cards`` of ``seat``: how many to all, which ones to it alone.

        ``more`` is how many cards its hand has more now.
        """
        if self.sink is not None and cards:
            only: dict[int, Facts] = {seat: {"cards": list(cards)}}
            facts: Facts = {"seat": seat, "count": len(cards)}
            gains = [gained(seat, "cards", more)] if more else []
            self.tell(kind, cause, facts, only, reveals=reveals, gains=gains)

    # Queries -------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """Return the player of ``seat``: its gold, hand, city and characters."""
        return self.state.players[seat]

    def clockwise(self, start: int) -> list[int]:
        """Return all seats in playing order, beginning with ``start``."""
        seats = self.rules.seats
        return [(start + offset) % seats for offset in range(seats)]

    def holder(self, character: str) -> int | None:
        """Return the seat that drafted ``character`` this round, if any."""
        for seat, player in enumerate(self.state.players):
            if character in player.drafted:
                return seat
        return None

    def built_size(self, seat: int) -> int:
        """Return how many districts the city of ``seat`` counts for completion."""
        city = self.state.players[seat].city
        large = self.with_power(seat, "size")
        return len(city) + sum(card.size - 1 for card in large) if large else len(city)

    def income_of(self, seat: int, character: str) -> int:
        """Return how many districts in the city of ``seat`` pay the income of ``character`` now."""
        wanted = self.rules.characters[character].income
        if wanted is None:
            return 0
        districts = self.rules.districts
        return sum(districts[built.card].pays_as(wanted) for built in self.state.players[seat].city)

    def completed(self, seat: int) -> bool:
        """Whether the city of ``seat`` is complete (ruling 16)."""
        return self.built_size(seat) >= self.state.city_size

    def with_power(self, seat: int, power: str) -> list[District]:
        """Return the districts in the city of ``seat`` that have ``power``."""
        ids = self.rules.districts_with.get(power)
        if not ids:
            return []
        districts = self.rules.districts
        return [districts[built.card] for built in self.state.players[seat].city if built.card in ids]

    def all_with_power(self, power: str, first: int) -> list[tuple[int, District]]:
        """Return every standing district that has ``power`` with its seat, clockwise from seat ``first``."""
        if power not in self.rules.districts_with:
            return []
        return [(seat, card) for seat in self.clockwise(first) for card in self.with_power(seat, power)]

    def by_rank(self, names: Iterable[str]) -> list[str]:
        """Return ``names`` in rank order, so that the order reveals nothing."""
        return sorted(names, key=lambda name: self.rules.characters[name].rank)

    def in_city(self, seat: int, card: str) -> bool:
        """Whether ``card`` stands in the city of ``seat``."""
        return any(built.card == card for built in self.state.players[seat].city)

    def cost(self, built: Built) -> int:
        """Return the present cost of a standing district: the card's, plus coins on it (ruling 100)."""
        return self.rules.districts[built.card].cost + built.coins

    def shielded(self, seat: int) -> bool:
        """Whether rank 8 may not touch the districts of ``seat`` (rulings 73, 74)."""
        return bool(self.shield(seat))

    def shield(self, seat: int) -> str:
        """Return the character that protects the districts of ``seat`` from rank 8; ``""`` where none does."""
        characters, absent = self.rules.characters, self.state.absent
        for who in self.state.revealed:
            if who.player == seat and who.character not in absent and characters[who.character].protects_city:
                return who.character
        return ""

    def marks_on(self, character: str) -> list[Mark]:
        """Return the tokens that lie on ``character``."""
        marks = self.state.marks
        return [mark for mark in marks if mark.character == character] if marks else []
