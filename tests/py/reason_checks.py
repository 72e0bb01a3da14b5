"""Checks the coach's claims against the engine and the true state, without its code.

Each kind of claim has a check of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from citadels.cards.loader import all_characters
from citadels.editions.districts import all_districts
from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.game import Citadels
from citadels.knowledge.observer import Observer
from citadels.model.state import Player, State
from citadels.model.view import SeatView, View
from tabletop.kernel.ask import read_option
from tabletop.kernel.events import Event, Facts
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness

PAID = {
    "noble": {"king", "emperor", "patrician"},
    "religious": {"bishop", "abbot", "cardinal"},
    "trade": {"merchant", "alchemist", "trader"},
    "military": {"warlord", "marshal", "diplomat"},
}
BUILDS = {"architect": 3, "seer": 2, "scholar": 2}
KILLERS, RUINERS, DRAWERS = (
    {"assassin", "witch"},
    {"warlord", "marshal"},
    {"architect", "scholar", "navigator"},
)
MONUMENT_FITS = 4
"""The most districts beside which the Monument is built (ruling 117)."""
WORLDS = 60
"""How many worlds are dealt to find one in which a seat has a character."""


@dataclass
class Said:
    """A claim about ``option``, where it was said, and what its seat knows."""

    position: Position[State]
    observer: Observer
    option: str
    facts: Facts
    offered: frozenset[str]
    """The characters that the seat could choose from in this round, as its asks showed them."""

    def __post_init__(self) -> None:
        ask = self.position.ask
        assert ask is not None
        self.kind, self.seat, self.options = ask.kind, ask.seat, ask.options
        self.game: Any = self.position.game
        self.state = self.position.state
        self.view: View = self.game.view(self.state, self.seat)
        self.me: Player = self.state.players[self.seat]
        self.plate: SeatView = self.view.seats[self.seat]
        self.name = str(self.facts.get("character", ""))
        self.card = str(self.facts.get("card", ""))

    def number(self, fact: str) -> int:
        value = self.facts[fact]
        assert isinstance(value, int)
        return value

    @property
    def other(self) -> int:
        return self.number("seat")

    @property
    def rivals(self) -> list[SeatView]:
        return [seat for seat in self.view.seats if seat.seat != self.seat]

    def after(self) -> Position[State]:
        return self.position.after((self.option,))

    def view_after(self) -> View:
        return self.game.view(self.after().state, self.seat)

    def settled(self) -> Position[State]:
        """The position in which the option is paid for, too."""
        after = self.after()
        while after.ask is not None and after.ask.kind != "turn" and after.ask.seat == self.seat:
            after = after.after(after.ask.options[: after.ask.least])
        return after

    def parts_after(self) -> dict[str, int]:
        return self.parts(self.settled().state)

    def parts(self, state: State) -> dict[str, int]:
        assert isinstance(self.game, Citadels)
        return {
            part.cause: part.points
            for part in score_parts(Table(self.game.rules, state, None), self.seat, final=False)
        }

    def district(self, card: str) -> Any:
        return all_districts(self.view.edition)[card]

    def buildable(self) -> list[str]:
        """The cards of the hand that the own city may have some time, those of any cost."""
        city = {built.card for built in self.me.city}
        again = any(self.district(card).alike > 1 for card in city)
        double = self.view.turn is not None and self.view.turn.character == "wizard"
        open_cards = {c for c in self.me.hand if self.district(c).cost and (again or double or c not in city)}
        if len(self.me.city) > MONUMENT_FITS:
            open_cards.discard("monument")
        return sorted(open_cards)

    def prices(self) -> dict[str, int]:
        wanted = set(self.buildable())
        return {card.card: card.price for card in self.view.hand if card.card in wanted}

    def lacking(self, seat: SeatView) -> int:
        size = sum(self.district(built.card).size for built in seat.city)
        return max(self.view.city_size - size, 0)

    def income(self, seat: SeatView, name: str) -> int:
        kind = next((kind for kind, names in PAID.items() if name in names), None)
        if name == "queen" or kind is None:
            return 0
        return sum(built.type == kind or built.card == "school_of_magic" for built in seat.city)

    def in_game(self, names: set[str]) -> bool:
        return any(one.character in names and one.fate != "faceup" for one in self.view.characters)

    def may_hold(self, seat: int, name: str) -> bool:
        """Whether, in a world that looks the same to the seat, ``seat`` has ``name``."""
        chance = Randomness(5)
        for _ in range(WORLDS):
            world = self.observer.position(self.seat, chance)
            if name in world.state.players[seat].drafted:
                return True
        return False

    def somebody_holds(self, name: str) -> bool:
        chance = Randomness(6)
        # What is possible may be rare.
        for _ in range(10 * WORLDS):
            players = self.observer.position(self.seat, chance).state.players
            if any(name in player.drafted for at, player in enumerate(players) if at != self.seat):
                return True
        return False

    def builds_left(self) -> int:
        return self.view.turn.builds_left if self.view.turn is not None else 0

    def buildable_after(self, view: View) -> list[str]:
        city = {built.card for built in view.seats[self.seat].city}
        again = any(self.district(card).alike > 1 for card in city)
        grown = {"monument"} if len(view.seats[self.seat].city) > MONUMENT_FITS else set[str]()
        return [
            card.card
            for card in view.hand
            if card.cost and (again or card.card not in city) and card.card not in grown
        ]

    def risen(self) -> bool:
        return self.number("share") > self.number("before")

    def leads(self) -> bool:
        return all(seat.points < self.plate.points for seat in self.rivals)


Check = Callable[[Said], bool]


def _builds(s: Said) -> bool:
    costs, count = [s.district(card).cost for card in s.buildable()], s.number("count")
    paid = any(sum(some) <= s.me.gold + 2 for some in combinations(sorted(costs)[:6], count))
    return paid and 2 <= count <= BUILDS.get(s.name, 1)


def _bonus(s: Said) -> bool:
    return s.parts_after().get(s.card) == s.number("count") and s.card not in s.parts(s.state)


def _income_of(option: str) -> int:
    return read_option(option).number("amount")


def _pays_at_once(s: Said) -> bool:
    after = s.settled()
    assert after.ask is not None
    before, then = (
        [_income_of(one) for one in options if one.startswith("income")]
        for options in (s.options, after.ask.options)
    )
    return len(before) == 1 and then == [before[0] + 1]


def _no_ruin(s: Said) -> bool:
    ranks = {one.character: one for one in s.view.characters if one.character in RUINERS}
    return bool(ranks) and all(
        one.fate in {"faceup", "absent"} or one.rank < s.view.rank for one in ranks.values()
    )


def _dearest(s: Said) -> bool:
    costs = [read_option(one).number("cost") for one in s.options if one.startswith("build")]
    return costs.count(max(costs)) == 1 and read_option(s.option).number("cost") == max(costs)


def _full_hand(s: Said) -> bool:
    hands = {seat.seat: seat.hand for seat in s.view.seats}
    most = hands.pop(s.other)
    return most == s.number("count") and most > max(hands.values())


def _affords(s: Said) -> bool:
    price = s.prices()[s.card]
    return s.me.gold < price <= s.view_after().seats[s.seat].gold and s.builds_left() > 0


def _costs_rival(s: Said) -> bool:
    """Before the turn ends: a Haunted Quarter that was built in this round counts as any type from the next one on."""
    before = s.view.seats[s.other].points
    points, kinds = [before], set[str]()

    def watch(event: Event, state: State) -> None:
        kinds.add(event.kind)
        if "turn_ended" not in kinds:
            points.append(s.game.view(state, s.seat).seats[s.other].points)

    s.position.after((s.option,), watch)
    return points[-1] == before - s.number("count")


def _ready(s: Said) -> bool:
    after = s.view_after()
    price = next(card.price for card in after.hand if card.card == s.card)
    return price <= after.seats[s.seat].gold and s.builds_left() > 0 and s.card in s.buildable_after(after)


def _ends(s: Said) -> bool:
    """Two means in tenths; of what they are, ``test_cost_reasons.py`` counts."""
    return set(s.facts) == {"mean", "instead"} and min(s.number("mean"), s.number("instead")) >= 0


CAUSES = frozenset(
    {
        *("keeps-turn", "keeps-gold", "keeps-city", "stops-rival", "robs-rival", "strikes-rival", "has-card"),
        *("all-types", "finishes", "last-round", "builds-more", "more-gold", "more-cards", "more-bonus"),
        *("builds-less", "less-gold", "fewer-cards"),
    }
)
"""What tries say makes most of a difference; ``test_cost_reasons.py`` counts it anew."""


def _chances(s: Said) -> bool:
    """Two chances in per cent that are apart."""
    shares = s.number("share"), s.number("before")
    return all(0 <= share <= 100 for share in shares) and shares[0] != shares[1]


CHECKS: dict[str, Check] = {
    "stops": lambda s: s.name in KILLERS and s.lacking(s.view.seats[s.other]) == 1 and s.view.first is None,
    "shields": lambda s: (
        s.name == "bishop" and s.in_game(RUINERS) and s.lacking(s.plate) == s.number("count")
    ),
    "robs": lambda s: (
        s.name == "thief" and s.view.seats[s.other].gold == s.number("gold") and s.other != s.seat
    ),
    "pays": lambda s: s.income(s.plate, s.name) == s.number("count"),
    "builds": _builds,
    "crowns": lambda s: s.name in {"king", "patrician"} and s.view.crown != s.seat and s.view.first is None,
    "draws": lambda s: s.name in DRAWERS and len(s.buildable()) == s.number("cards"),
    "goes-first": lambda s: (
        all_characters(s.view.edition)[read_option(s.option).word("character")].rank == 1
        and s.in_game({"thief"})
        and s.me.gold == s.number("gold")
        and len(s.state.players) > 3
    ),
    "denies": lambda s: s.other != s.seat and s.income(s.view.seats[s.other], s.name) == s.number("count"),
    "names-paid": lambda s: (
        s.income(s.view.seats[s.other], s.name) == s.number("count") and s.may_hold(s.other, s.name)
    ),
    "holds-gold": lambda s: (
        s.kind == "rob" and s.view.seats[s.other].gold == s.number("gold") and s.may_hold(s.other, s.name)
    ),
    "passed-on": lambda s: s.name in s.offered and s.somebody_holds(s.name),
    "never-seen": lambda s: s.name not in s.offered and s.somebody_holds(s.name),
    "ruins": lambda s: (
        s.kind in {"kill", "bewitch"}
        and s.name in RUINERS
        and s.leads()
        and bool(s.me.city)
        and s.somebody_holds(s.name)
    ),
    "completes": lambda s: s.parts_after().get("completed") == 2 and not s.parts(s.state).get("completed"),
    "completes-first": lambda s: s.parts_after().get("first") == 4 and bool(s.settled().state.finishers),
    "fifth-type": lambda s: s.parts_after().get("types") == 3 and "types" not in s.parts(s.state),
    "bonus": _bonus,
    "pays-at-once": _pays_at_once,
    "no-ruin": _no_ruin,
    "spends": lambda s: any(one.character == "thief" for one in s.view.characters) and s.view.first is None,
    "dearest": _dearest,
    "short-of": lambda s: (
        s.prices()[s.card] == min(s.prices().values()) == s.view_after().seats[s.seat].gold + s.number("gold")
    ),
    "pays-now": lambda s: _income_of(s.option) == s.number("count"),
    "affords": _affords,
    "enough-cards": lambda s: len(s.prices()) == s.number("count") and min(s.prices().values()) > s.me.gold,
    "no-cards": lambda s: not s.buildable(),
    "one-card": lambda s: s.buildable() == [s.card],
    "enough-gold": lambda s: s.me.gold == s.number("gold") >= max(s.prices().values()),
    "ready-now": _ready,
    "near-end": lambda s: s.lacking(s.view.seats[s.other]) == s.number("count") > 0 and s.view.first is None,
    "costs-rival": _costs_rival,
    "strongest": lambda s: (
        all(seat.points < s.number("points") for seat in s.rivals if seat.seat != s.other)
        and s.view.seats[s.other].points == s.number("points")
    ),
    "full-hand": _full_hand,
    # What tries found is only said to be possible; it has to be possible at this table.
    "lets-build": lambda s: s.card in s.me.hand,
    "silenced": lambda s: s.view.phase == "draft" and (s.in_game(KILLERS) or s.view.edition == "classic"),
    "robbed": lambda s: s.in_game({"thief", "blackmailer"}),
    "wrecked": lambda s: (
        s.in_game({*RUINERS, "diplomat", "magistrate"})
        or "armory" in s.game.rules.districts
        or s.view.edition == "classic"
    ),
    "crowned": lambda s: s.view.crown != s.seat,
    **dict.fromkeys(("ends-points", "ends-districts", "ends-gold", "ends-cards"), _ends),
    **dict.fromkeys(("ends-rival-points", "ends-rival-districts"), _ends),
    **dict.fromkeys(("keeps-turn", "keeps-gold", "keeps-city"), lambda s: _chances(s) and not s.risen()),
    **dict.fromkeys(
        ("stops-rival", "robs-rival", "strikes-rival"),
        lambda s: _chances(s) and s.risen() and s.other != s.seat,
    ),
    **dict.fromkeys(("has-card", "all-types", "finishes"), lambda s: _chances(s) and s.risen()),
    "last-round": _chances,
    **dict.fromkeys(
        ("builds-more", "more-gold", "more-cards", "more-bonus"),
        lambda s: s.number("mean") > s.number("instead"),
    ),
    **dict.fromkeys(
        ("builds-less", "less-gold", "fewer-cards"),
        lambda s: s.number("mean") < s.number("instead") and s.other != s.seat,
    ),
    "leaves": lambda s: all(isinstance(value, int) and value >= 0 for value in s.facts.values()),
}
"""How each kind of claim is checked; a claim of another kind is a fault."""
