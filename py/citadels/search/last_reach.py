"""Says how far the points of a last turn can still move, so that ways that cannot change the place are left out.

All figures are bounds: more than can come true, never less.
"""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from citadels.cards.api import TYPES
from citadels.engine.rules import Rules
from citadels.engine.scoring import ALL_TYPES, COMPLETED
from citadels.engine.table import Table
from citadels.model.state import Built, State
from tabletop.kernel.ask import Ask, Option, Pick, read_option

if TYPE_CHECKING:
    from citadels.cards.api import District

SPECIAL = 8
"""More than a district with a score of its own brings beyond its cost and type."""

GROWTH = 3
"""More than such a district can score more for one change of its city."""

USED = 8
"""More than one use of a district brings."""

SAVED = 1
"""More than a price is below the cost of a card."""

GATHERED = 3
"""The most gold that a seat gathers."""

DEAREST = 8
"""More than any card costs that may be drawn."""

BARE = frozenset({"gather_gold", "gather_cards", "income", "build", "end_turn"})
"""The choices of a menu that change nothing but the own city."""

RAZES = frozenset({"destroy"})
"""The answers that take a district from a city and give it to none."""

KINDS = len(TYPES)

SCORING = frozenset({"score", "any_type"})
"""The powers of districts whose points depend on others."""


WIN = 10.0
"""What the first place is worth beyond the places that it is ahead."""


def worth_of(place: int) -> float:
    """Return what ending in ``place`` is worth."""
    return (WIN if place == 1 else 0.0) - place


class Reach:
    """How far points can move from ``state`` on, in the rest of the turn of ``seat``.

    ``points`` are those of all seats now; cards that are ``spent`` are built no more. ``least`` is what an end must be
    worth at least.
    """

    def __init__(
        self,
        rules: Rules,
        state: State,
        seat: int,
        points: Sequence[int],
        spent: AbstractSet[str],
        least: float,
    ) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.hand = [rules.districts[card] for card in state.players[seat].hand if card not in spent]
        self.least = least
        self.mine = points[seat]
        self.rivals = {other: theirs for other, theirs in enumerate(points) if other != seat}
        self.city = state.players[seat].city

    def settled(self, ask: Ask) -> bool:
        """Whether nothing that the menu ``ask`` offers can change the place."""
        verbs = {read_option(option).verb for option in ask.options}
        if not verbs <= BARE or verbs == {"end_turn"}:
            return False
        most = self.mine + self._gain(verbs)
        rivals = self.rivals.values()
        return not self._better(most, rivals) or not any(self.mine <= theirs <= most for theirs in rivals)

    def _better(self, most: int, rivals: Iterable[int]) -> bool:
        """Whether ``most`` points against those of ``rivals`` may be as good an end as wanted."""
        return worth_of(1 + sum(points > most for points in rivals)) >= self.least

    def is_last_act(self, cause: str) -> bool:
        """Whether nothing but builds can follow what the card ``cause`` does.

        Two strikes may do what neither does alone.
        """
        turn = self.state.turn
        if turn is None:
            return False
        character = self.rules.characters[turn.character]
        acted = not character.abilities or character.id in {cause, *turn.used}
        uses = Table(self.rules, self.state, None).with_power(self.seat, "use")
        return acted and all(card.id in {cause, *turn.used} for card in uses)

    def matters(self, picks: Sequence[Pick], way: Pick) -> bool:
        """Whether ``way``, after ``picks``, can change the place; true of all but an act on a district of a rival."""
        option = read_option(way[0])
        if option.verb == "exchange_for":
            wanted = read_option(picks[-1][0])
            seat, given = wanted.number("seat"), [self.city[option.number("at")]]
            return self._any(given, seat, self._district(wanted))
        if "at" not in option.args or option.number("seat") == self.seat:
            return True
        own = self.city if option.verb == "exchange" else [None]
        return self._any(own, option.number("seat"), self._district(option), razed=option.verb in RAZES)

    def _district(self, option: Option) -> Built:
        return self.state.players[option.number("seat")].city[option.number("at")]

    def _any(self, given: Sequence[Built | None], seat: int, lost: Built, *, razed: bool = False) -> bool:
        """Whether the place can change if ``seat`` loses a district, for one of those ``given`` or for none."""
        city, most = self.state.players[seat].city, self.mine + self._gain({"build"})
        for own in given:
            mine = most + max(self._change(self.city, own, None if razed else lost, 1), 0)
            theirs = self.rivals[seat] + self._change(city, lost, own, -1)
            others = [points for other, points in self.rivals.items() if other != seat]
            if not self._better(mine, (*others, theirs)):
                continue
            if self.mine <= self.rivals[seat] and theirs <= mine:
                return True
            if mine > most and any(self.mine <= points <= mine for points in others):
                return True
        return False

    def _change(self, city: Sequence[Built], gone: Built | None, new: Built | None, sign: int) -> int:
        """Return by how much a city scores more with ``new`` instead of ``gone``.

        It is at most so much with ``sign`` 1, at least so much with -1.
        """
        kinds = [self._card(one).type for one in city]
        after = [
            self._card(one).type
            for one in (*(one for one in city if one is not gone), *([new] if new else []))
        ]
        change = (self._cost(new) if new else 0) - (self._cost(gone) if gone else 0)
        change += ALL_TYPES * ((len({*after}) == KINDS) - (len({*kinds}) == KINDS))
        change += COMPLETED * ((new is not None) - (gone is not None))
        moved = new if sign > 0 else gone
        change += sign * SPECIAL * (moved is not None and self._scores(moved))
        return change + sign * GROWTH * sum(self._scores(one) for one in city)

    def _card(self, built: Built) -> "District":
        return self.rules.districts[built.card]

    def _cost(self, built: Built) -> int:
        return self._card(built).cost + built.coins

    def _scores(self, built: Built) -> bool:
        return not SCORING.isdisjoint(self._card(built).powers)

    # Builds --------------------------------------------------------------------------------------------------

    def _gain(self, verbs: AbstractSet[str]) -> int:
        """Return more than the own city can still bring, by a menu with these ``verbs``."""
        turn, me, rules = self.state.turn, self.state.players[self.seat], self.rules
        if turn is None:
            return 0
        table, character = Table(rules, self.state, None), rules.characters[turn.character]
        gold = me.gold + (0 if "income" in turn.used else table.income_of(self.seat, turn.character))
        gold += 0 if turn.gathered else GATHERED
        uses = [card.id for card in table.with_power(self.seat, "use") if card.id not in turn.used]
        growth = GROWTH * len(table.with_power(self.seat, "score")) + USED * len(uses)
        costs = [DEAREST + SPECIAL] if "gather_cards" in verbs or character.income_in != "gold" else []
        costs += [
            card.cost + (SPECIAL if card.type == "unique" else 0)
            for card in self.hand
            if uses or card.paid_otherwise or card.cost <= gold + SAVED or not card.limited
        ]
        if not costs:
            return growth
        free = sum(not card.limited for card in self.hand)
        builds = character.build_limit - turn.built + free + len(uses)
        return growth + (sum(sorted(costs)[-builds:]) + ALL_TYPES + COMPLETED if builds > 0 else 0)
