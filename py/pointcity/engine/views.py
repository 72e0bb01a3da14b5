"""Builds the view of a seat from a state, field by field."""

from collections.abc import Sequence

from pointcity.cards.box import CARDS
from pointcity.cards.card import ALL_RESOURCES, RESOURCES
from pointcity.cards.tokens import TOKENS
from pointcity.engine.market import automa_cells
from pointcity.engine.payment import Stock, permanent
from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import (
    automa_parts,
    final_scores,
    gain_of,
    points_of,
    printed_points,
    tally_of,
    token_gains,
)
from pointcity.engine.table import Table
from pointcity.model.state import Player
from pointcity.model.view import AutomaView, CellView, SeatView, StackView, TokenView, View


def view_table(table: Table, seat: int | None) -> View:
    """Return the view of ``seat`` (None: a spectator)."""
    state, rules = table.state, table.rules
    own = state.players[seat] if seat is not None else None
    over = state.phase == "over"
    return View(
        seat=seat,
        phase="over" if over else "turns",
        active=None if table.over or table.automas else table.seat,
        round=min(table.round, ROUNDS),
        rounds=ROUNDS,
        first=state.first,
        flipped=state.flipped,
        deck=len(state.deck),
        top=_stacks(state.deck[-1:])[0] if state.deck else None,
        tiers=_tiers(rules.size.tiers, len(state.deck)),
        discard=len(state.discard),
        market=_market(table, own),
        tokens=_tokens(state.tokens, own),
        seats=[_seat(table, number) for number in range(rules.seats)],
        automa=_automa(table, state.automa) if state.automa is not None else None,
        scores=final_scores(state, rules.setup.automa or None) if over else None,
    )


def _tokens(names: Sequence[str], own: Player | None) -> list[TokenView]:
    gains = token_gains(own, names) if own is not None else [0] * len(names)
    return [TokenView(name, gain) for name, gain in zip(names, gains, strict=True)]


def _tiers(tiers: Sequence[int], left: int) -> list[int]:
    """Return how many cards of each tier the deck still has: the first tier lies on top."""
    counts: list[int] = []
    for tier in reversed(tiers):
        counts.insert(0, min(tier, left))
        left -= counts[0]
    return counts


def _stacks(hand: Sequence[int]) -> list[StackView]:
    """Show resource cards, equal ones together; sorted, so that the order does not reveal which came last."""
    counts: dict[tuple[int, int], int] = {}
    for number in hand:
        card = CARDS[number]
        side = card.resource, card.amount
        counts[side] = counts.get(side, 0) + 1
    return [StackView(ALL_RESOURCES[at], amount, counts[at, amount]) for at, amount in sorted(counts)]


def _permanent(player: Player) -> dict[str, int]:
    return dict(zip(RESOURCES, permanent(player.city), strict=True))


def _market(table: Table, own: Player | None) -> list[CellView]:
    """Show the cells; what a building lacks and would score is shown only to a seat."""
    state = table.state
    stock = Stock(own) if own is not None else None
    cells: list[CellView] = []
    for cell, number in enumerate(state.market):
        chosen = cell in state.chosen and number >= 0
        if number < 0:
            cells.append(CellView("", 0, "", None, None, chosen))
        elif not state.built[cell]:
            card = CARDS[number]
            cells.append(CellView(ALL_RESOURCES[card.resource], card.amount, "", None, None, chosen))
        else:
            missing = stock.missing(CARDS[number].asks) if stock is not None else None
            gain = gain_of(own, number) if own is not None else None
            cells.append(CellView("", 0, CARDS[number].id, missing, gain, chosen))
    return cells


def _seat(table: Table, seat: int) -> SeatView:
    """Show what ``seat`` has: cards, city, tokens and points."""
    state = table.state
    player = state.players[seat]
    tally = tally_of(player)
    place = (seat - state.first) % table.rules.seats
    turns = (state.turn - place + table.rules.seats - 1) // table.rules.seats
    return SeatView(
        seat=seat,
        hand=_stacks(player.hand),
        cards=len(player.hand),
        permanent=_permanent(player),
        city=[CARDS[number].id for number in player.city],
        tokens=[TokenView(name, TOKENS[name].score(tally)) for name in player.tokens],
        printed=printed_points(player),
        points=points_of(player),
        turns=(state.turn + 1) // 2 if table.rules.solo else turns,
    )


def _automa(table: Table, player: Player) -> AutomaView:
    """Show the automa, with what it has scored so far."""
    state, level = table.state, table.rules.setup.automa
    return AutomaView(
        level=level,
        column=state.column,
        row=state.row,
        cells=list(automa_cells(state)),
        hand=_stacks(player.hand),
        permanent=_permanent(player),
        city=[CARDS[number].id for number in player.city],
        tokens=len(player.tokens),
        points=sum(part.points for part in automa_parts(player, level)) if level else 0,
    )
