"""Plays the rest of a trial turn by turn: does what ``QuickPlayer`` would answer, without making asks.

It follows ``engine/flow.py`` and uses the same verbs; ``tests/py/point_city/test_quick_turns.py`` compares the two.
"""

from collections.abc import Sequence

from pointcity.cards.box import CARDS
from pointcity.engine.choices import DRAW, FLIP, FLIP_CELL, PASS, TAKE
from pointcity.engine.market import automa_cells, flippable
from pointcity.engine.payment import Stock, add_costs, sparing_payment
from pointcity.engine.table import Table
from pointcity.model.state import State
from pointcity.search.quick_player import QuickPlayer, Turn
from tabletop.kernel.events import Sink


def play_answers(quick: QuickPlayer, state: State, answers: Sequence[str], sink: Sink | None = None) -> None:
    """Answer the asks of a turn in place: ``turn`` first, then ``second`` or ``flip``.

    ``quick`` answers what else is asked.
    """
    table = Table(quick.rules, state, sink)
    first = answers[0]
    if first == FLIP:
        chosen = [FLIP_CELL.index(answer) for answer in answers[1:]]
        table.flip(chosen[0] if chosen else Turn(quick, state, table.seat).flip(flippable(state)))
        return
    if first == DRAW:
        table.draw()
    elif first == PASS:
        table.pass_turn()
    else:
        _take(quick, table, [TAKE.index(answer) for answer in answers])
    table.end_turn()
    state.phase = "begin"


def play_turns(quick: QuickPlayer, state: State, until: int, sink: Sink | None = None) -> None:
    """Play ``state``, which is between two steps, in place, up to the turn ``until`` or the end of the last one."""
    table = Table(quick.rules, state, sink)
    while state.turn < until and not table.over:
        _play_turn(quick, table)
        state.phase = "begin"


def _play_turn(quick: QuickPlayer, table: Table) -> None:
    state = table.state
    if table.automas:
        for cell in automa_cells(state):
            table.automa_take(cell)
        table.end_turn()
        table.automa_move()
        return
    if state.phase == "begin":
        table.begin_turn()
    turn = Turn(quick, state, table.seat)
    cells = [] if state.flipped else flippable(state)
    verb, pair = turn.chosen(flips=bool(cells))
    if verb == FLIP:
        table.flip(turn.flip(cells))
        turn = Turn(quick, state, table.seat)
        verb, pair = turn.chosen(flips=False)
    if pair is not None:
        _take(quick, table, pair)
    elif verb == DRAW:
        table.draw()
    else:
        table.pass_turn()
    table.end_turn()


def _take(quick: QuickPlayer, table: Table, pair: Sequence[int]) -> None:
    state = table.state
    buildings = [cell for cell in pair if state.built[cell]]
    for cell in pair:
        if not state.built[cell]:
            table.take_resource(cell)
    if not buildings:
        return
    cards = [state.market[cell] for cell in buildings]
    table.pay(sparing_payment(Stock(table.me), add_costs(cards)))
    for cell in buildings:
        table.take_building(cell)
    for card in cards:
        if CARDS[card].civic and state.tokens:
            table.take_token(quick.best_token(state, table.seat, state.tokens), CARDS[card].id)
