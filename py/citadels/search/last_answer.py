"""Answers in the last turn of all: as usual, unless another answer surely ends in a better place."""

from citadels.bots.normal import NormalBot
from citadels.bots.weights import strong_weights
from citadels.engine.table import Table
from citadels.engine.views import ViewCache, view_table
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.last_table import is_last_turn, last_table, rules_seen, unbuild, ungather
from citadels.search.last_turn import LastTurn, Other
from tabletop.kernel.ask import Ask, AskView, Pick, view_ask
from tabletop.kernel.randomness import Randomness
from tabletop.players.thinking import Thought


def last_answer(view: View, ask: AskView, usual: Pick, deals: int) -> Thought[Pick]:
    """Compute the best answer in the last turn of all, ``usual`` before it; hidden cards are dealt ``deals`` times.

    What is sure is walked first: where the deals have too many ways, its answer stands.
    Nothing is kept from one ask to the next: guests compute the answer again, from the view alone.
    """
    if view.seat is None or not is_last_turn(view) or len(ask.options) < 2:
        return usual
    yield
    turn = LastTurn(rules_seen(view), view.seat, _others(view), 0)
    options, table = frozenset(option.id for option in ask.options), last_table(view, ask)
    here = turn.find(table, ask.kind, options)
    # What asks within a choice of the menu: the table is the one before that choice.
    if here is None and (unbuild(turn.rules, table, ask.cause) or ungather(turn.rules, table)):
        here = turn.find(table, ask.kind, options)
    if here is None:
        return usual
    sure = yield from turn.better(here, usual)
    if not deals:
        return sure
    return (yield from LastTurn(turn.rules, view.seat, turn.other, deals).better(here, sure))


def _others(view: View) -> Other:
    """Return what answers for other seats: each plays as ``strong`` from its own view."""
    rules, player = rules_seen(view), NormalBot(strong_weights(view), patient=False)

    def answer(state: State, ask: Ask) -> Pick:
        seen = view_table(Table(rules, state, None), ask.seat, ViewCache(rules.seats))
        return player.choose(seen, view_ask(ask, ""), Randomness(1))

    return answer
