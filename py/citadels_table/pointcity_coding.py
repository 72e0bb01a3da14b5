"""Encodes Point City as numbers: the list of actions, and the features of a view."""

from collections.abc import Sequence

from citadels_table.coding import Named, relative
from pointcity.cards.card import ALL_RESOURCES, CIVIC, RESOURCES
from pointcity.catalog import catalogue
from pointcity.model.setup import MOST_SEATS
from pointcity.model.view import AutomaView, CellView, SeatView, StackView, View
from tabletop.kernel.ask import Option

BUILDINGS = {building.id: building for building in catalogue().buildings}
TOKENS = tuple(token.id for token in catalogue().tokens)
LEVELS = tuple(catalogue().automa)
CELLS = range(16)
SEATS = range(MOST_SEATS)
WAYS = range(24)
"""Numbers of the ways to pay that one ask can offer, in the order of the ask: the first spends the fewest jokers."""
KINDS = ("turn", "second", "flip", "payment", "payment_type", "token")
AMOUNTS = (1, 2)

_GLOBAL = ("phase.turns", "phase.over", "round", "rounds", "flipped", "deck", "discard", "players")
_STACKS = tuple(f"hand.{resource}.{amount}" for resource in ALL_RESOURCES for amount in AMOUNTS)
_PERMANENT = tuple(f"permanent.{resource}" for resource in RESOURCES)
_OF_CELL = (
    *("building", "tier", "prints", "missing", "gain", "chosen"),
    *(f"shows.{resource}" for resource in ALL_RESOURCES),
    *(f"gives.{gift}" for gift in (*RESOURCES, CIVIC)),
    *(f"cost.{resource}" for resource in RESOURCES),
)
_OF_SEAT = ("there", "first", "active", "cards", "city", "printed", "points", "turns", *_STACKS, *_PERMANENT)
_OF_AUTOMA = (
    "column",
    "row",
    "tokens",
    "points",
    "city",
    *_STACKS,
    *_PERMANENT,
    *(f"next.{at}" for at in CELLS),
)


class PointCityCoding:
    """The encoding of Point City: four seats, or one against the automa. See :class:`citadels_table.coding.Coding`."""

    kinds: Sequence[str] = KINDS
    causes: Sequence[str] = tuple(BUILDINGS)
    actions: Sequence[str] = (
        *("flip", "draw", "pass"),
        *(f"{verb}:{cell}" for verb in ("take", "flip_cell") for cell in CELLS),
        *(f"{verb}:{way}" for verb in ("pay", "pay_type") for way in WAYS),
        *(f"token:{token}" for token in TOKENS),
    )
    features: Sequence[str] = (
        *_GLOBAL,
        *(f"top.{resource}" for resource in ALL_RESOURCES),
        *(f"tier.{tier}" for tier in (1, 2, 3)),
        *(f"cell{cell}.{part}" for cell in CELLS for part in _OF_CELL),
        *(f"token.{token}.{part}" for token in TOKENS for part in ("there", "points")),
        *(f"seat{seat}.{part}" for seat in SEATS for part in (*_OF_SEAT, *TOKENS)),
        *(f"automa.{level}" for level in LEVELS),
        *(f"automa.{part}" for part in _OF_AUTOMA),
    )

    def names(self, options: Sequence[Option], seat: int, seats: int) -> list[str]:
        """Return the names of actions; ways to pay are numbered in the order of the ask."""
        del seat, seats
        return [_action(option, at) for at, option in enumerate(options)]

    def named(self, view: View) -> Named:
        """Return the features of ``view``; seats are counted from the viewer, for a spectator from seat 0."""
        viewer, seats = view.seat or 0, len(view.seats)
        yield from _table(view)
        for at, cell in enumerate(view.market):
            yield from _cell(cell, f"cell{at}")
        for token in view.tokens:
            yield f"token.{token.token}.there", 1
            yield f"token.{token.token}.points", token.points
        for seat in view.seats:
            yield from _seat(seat, f"seat{relative(seat.seat, viewer, seats)}")
        for part, seat in (("first", view.first), ("active", view.active)):
            if seat is not None:
                yield f"seat{relative(seat, viewer, seats)}.{part}", 1
        if view.automa is not None:
            yield from _automa(view.automa)


def _action(option: Option, at: int) -> str:
    if option.verb in {"pay", "pay_type"}:
        return f"{option.verb}:{at}"
    thing = option.args.get("cell", option.args.get("token"))
    return option.verb if thing is None else f"{option.verb}:{thing}"


def _table(view: View) -> Named:
    yield f"phase.{view.phase}", 1
    yield "round", view.round
    yield "rounds", view.rounds
    yield "flipped", view.flipped
    yield "deck", view.deck
    yield "discard", view.discard
    yield "players", len(view.seats)
    if view.top is not None:
        yield f"top.{view.top.resource}", view.top.amount
    for tier, count in enumerate(view.tiers, 1):
        yield f"tier.{tier}", count


def _cell(cell: CellView, name: str) -> Named:
    yield f"{name}.chosen", cell.chosen
    if cell.resource:
        yield f"{name}.shows.{cell.resource}", cell.amount
    if cell.card:
        building = BUILDINGS[cell.card]
        yield f"{name}.building", 1
        yield f"{name}.tier", building.tier
        yield f"{name}.prints", building.points
        yield f"{name}.missing", cell.missing or 0
        yield f"{name}.gain", cell.gain or 0
        if building.gives:
            yield f"{name}.gives.{building.gives}", 1
        for resource, count in building.cost.items():
            yield f"{name}.cost.{resource}", count


def _seat(seat: SeatView, name: str) -> Named:
    yield f"{name}.there", 1
    yield f"{name}.cards", seat.cards
    yield f"{name}.city", len(seat.city)
    yield f"{name}.printed", seat.printed
    yield f"{name}.points", seat.points
    yield f"{name}.turns", seat.turns
    yield from _stock(seat.hand, seat.permanent, name)
    for token in seat.tokens:
        yield f"{name}.{token.token}", 1


def _automa(automa: AutomaView) -> Named:
    yield f"automa.{automa.level}", 1
    yield "automa.column", automa.column
    yield "automa.row", automa.row
    yield "automa.tokens", automa.tokens
    yield "automa.points", automa.points
    yield "automa.city", len(automa.city)
    yield from _stock(automa.hand, automa.permanent, "automa")
    yield from ((f"automa.next.{cell}", 1) for cell in automa.cells)


def _stock(hand: list[StackView], permanent: dict[str, int], name: str) -> Named:
    for stack in hand:
        yield f"{name}.hand.{stack.resource}.{stack.amount}", stack.count
    for resource, count in permanent.items():
        yield f"{name}.permanent.{resource}", count
