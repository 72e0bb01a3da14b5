"""Defines which step of the game follows which. ``state.phase`` names the next one."""

from collections.abc import Awaitable, Callable, Iterator, Sequence

from pointcity.cards.box import CARDS
from pointcity.cards.card import RESOURCES, TYPES
from pointcity.engine.choices import (
    DRAW,
    FLIP,
    FLIP_CELL,
    PASS,
    TAKE,
    Reach,
    pay_option,
)
from pointcity.engine.market import automa_cells, flippable
from pointcity.engine.payment import Payment, Stock, add_costs, payments
from pointcity.engine.scoring import card_gain, final_scores
from pointcity.engine.table import Table
from tabletop.kernel.ask import Ask, option
from tabletop.kernel.hints import BlockReason, Hinting, Hints, Stakes, missing, reason

MOST_WAYS = 24
"""If there are more ways to pay than this, the seat is asked type by type."""


async def begin(table: Table) -> None:
    """Begin the next turn, or end the game when all are over."""
    state = table.state
    if table.over:
        state.phase = "over"
        winners = [
            score.seat for score in final_scores(state, table.rules.setup.automa or None) if score.place == 1
        ]
        table.tell("game_ended", {"winners": [seat for seat in winners if seat is not None]}, reveals=True)
    elif table.automas:
        state.phase = "automa"
    else:
        table.begin_turn()
        state.phase = "turn"


async def automa(table: Table) -> None:
    """Play the automa's turn, which has no decisions."""
    for cell in automa_cells(table.state):
        table.automa_take(cell)
    table.end_turn()
    table.automa_move()
    table.state.phase = "begin"


async def turn(table: Table) -> None:
    """Ask what to take. A free flip may come first; then this step runs again (ruling 147)."""
    state = table.state
    reach = Reach(state, Stock(table.me))
    options = [FLIP] if not state.flipped and flippable(state) else []
    if state.deck:
        options.append(DRAW)
    options += reach.first_options()
    ask = Ask(table.seat, "turn", tuple(options) or (PASS,)).hinting(_turn_hints(table, options, reach))
    ask.ends_turn = not options
    (chosen,) = await ask
    if chosen == FLIP:
        await _flip(table)
        return
    if chosen == DRAW:
        table.draw()
    elif chosen == PASS:
        table.pass_turn()
    else:
        await _take(table, TAKE.index(chosen), reach)
    table.end_turn()
    state.phase = "begin"


def _turn_hints(table: Table, options: list[str], reach: Reach) -> Hinting:
    """Return hints: why an option is missing, and the points that two more cards are sure to bring."""
    others = missing(options, lambda: (*_closed(table), *reach.others()))

    def hints() -> Hints:
        told = others()
        if DRAW in options:
            told.stakes[DRAW] = Stakes(points=card_gain(table.me))
        return told

    return hints


def _closed(table: Table) -> Iterator[tuple[str, BlockReason | None]]:
    """Yield the options beside the market, with the reason why they may be missing."""
    yield FLIP, reason("flipped") if table.state.flipped else reason("no-line")
    yield DRAW, reason("deck-empty")


async def _flip(table: Table) -> None:
    """Ask which card to flip."""
    options = tuple(FLIP_CELL[cell] for cell in flippable(table.state))
    (chosen,) = await Ask(table.seat, "flip", options)
    table.flip(FLIP_CELL.index(chosen))


async def _take(table: Table, first: int, reach: Reach) -> None:
    """Take two cards side by side: resources first, then both buildings paid as one sum (rulings 144, 146)."""
    state = table.state
    state.chosen.append(first)
    options = reach.second_options(first)
    hints = missing(options, lambda: reach.second_others(first))
    ask = Ask(table.seat, "second", options).hinting(hints)
    # Market and hands lie open, so all players see that only one card can go with the first.
    ask.forced = len(options) == 1
    (chosen,) = await ask
    state.chosen.append(TAKE.index(chosen))
    buildings = [cell for cell in state.chosen if state.built[cell]]
    for cell in state.chosen:
        if not state.built[cell]:
            table.take_resource(cell)
    if not buildings:
        return
    cards = [state.market[cell] for cell in buildings]
    cause = CARDS[cards[0]].id if len(cards) == 1 else ""
    table.pay(await _payment(table, add_costs(cards), cause))
    for cell in buildings:
        table.take_building(cell)
    for card in cards:
        if CARDS[card].civic:
            await _token(table, CARDS[card].id)


async def _payment(table: Table, cost: Sequence[int], cause: str) -> Payment:
    """Ask how to pay ``cost``, unless there is only one way. With more than ``MOST_WAYS``, asks type by type."""
    ways = payments(Stock(table.me), cost)
    while len(ways) > MOST_WAYS:
        at = max(TYPES, key=lambda one: len({way[one] for way in ways}))
        parts = {option("pay_type", resource=RESOURCES[at], **way[at]._asdict()): way[at] for way in ways}
        (chosen,) = await Ask(table.seat, "payment_type", tuple(parts), cause)
        ways = [way for way in ways if way[at] == parts[chosen]]
    if len(ways) == 1:
        return ways[0]
    options = {pay_option(way): way for way in ways}
    (chosen,) = await Ask(table.seat, "payment", tuple(options), cause)
    return options[chosen]


async def _token(table: Table, cause: str) -> None:
    """Let the builder of a civic building choose a token, if there is one left; it may not decline (ruling 150)."""
    tokens = {option("token", token=name): name for name in table.state.tokens}
    if len(tokens) > 1:
        (chosen,) = await Ask(table.seat, "token", tuple(tokens), cause)
        table.take_token(tokens[chosen], cause)
    elif tokens:
        table.take_token(table.state.tokens[0], cause)


STEPS: dict[str, Callable[[Table], Awaitable[None]]] = {
    "begin": begin,
    "turn": turn,
    "automa": automa,
}
