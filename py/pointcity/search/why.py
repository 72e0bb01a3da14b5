"""Finds the coach's sentences for an answer: what holds however the turn is played to its end after it.

The turn is played by the rules with the cards that lie open, so each sentence is what the engine gives.
"""

from collections.abc import Iterator, Sequence

from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER, RESOURCES
from pointcity.engine.choices import PASS, TAKE
from pointcity.engine.market import NEIGHBOURS
from pointcity.engine.payment import Stock, payments, permanent
from pointcity.engine.scoring import points_of, rank_of
from pointcity.knowledge.turn_ends import TurnEnd, taking, turn_ends
from pointcity.knowledge.view_worlds import open_table
from pointcity.model.state import Player, State
from pointcity.model.view import View
from pointcity.search.causes import causes, supported
from pointcity.search.rollout_notes import End
from tabletop.kernel.ask import AskView, Pick, read_option
from tabletop.players.account import split_of
from tabletop.players.advice import Reason, exceeds
from tabletop.players.ends import Ends, Weight, ends_apart

MANY_POINTS = 3
"""The least points at once that are a reason."""

GROWS = "ends-growth"

OWN = {
    "ends-points": Weight(1),
    GROWS: Weight(0.5, passing=True),
    "ends-buildings": Weight(0.7, passing=True),
    "ends-resources": Weight(0.5, passing=True),
}
"""What the seat has at the end of a try, in points: about what the fitted chances make of it (``win_chances.json``)."""

AMONG_MORE = 0.5
"""The part of the strongest rival's points that counts where there are more, since another one may win."""

TAKES = frozenset({"turn", "second"})
"""The asks that take a card of the market."""


def claims(view: View, ask: AskView, picks: Sequence[Pick]) -> list[Reason]:
    """Return all that is true of ``picks`` and speaks for them, the strongest first.

    The first of them is an answer to ``ask``.
    """
    state = open_table(view)
    before = state.players[ask.seat]
    ends = _ends(state, before, ask, [pick[0] for pick in picks if pick])
    if not ends:
        return []
    found = (
        _token(before, ends),
        _scores(before, ends),
        _new_type(before, ends),
        _pays_for(state, before, ends),
    )
    return [one for one in found if one is not None]


def why(view: View, ask: AskView, picks: Sequence[Pick], others: Sequence[Pick] = ()) -> Reason | None:
    """Return what speaks for ``picks`` rather than for ``others``, where there are any; None if nothing simple does."""
    theirs = claims(view, ask, others) if others else []
    return next((one for one in claims(view, ask, picks) if exceeds(one, theirs)), None)


def told(
    view: View,
    ask: AskView,
    picks: Sequence[Pick],
    others: Sequence[Pick],
    tries: Sequence[End],
    their_tries: Sequence[End],
) -> Reason | None:
    """Return what makes at least half of the lead of ``picks`` over ``others`` in their tries.

    Where nothing does, return the mean that speaks most for them.

    Without tries, or a lead in them, what is true of ``picks`` and not of ``others``.
    """
    split, theirs = split_of(ask.seat, tries, their_tries), claims(view, ask, others)
    said = [one for one in claims(view, ask, picks) if exceeds(one, theirs)]
    if split.total > 0:
        found = next((one for one in said if supported(one, split)), None) or next(causes(split), None)
    else:
        found = next(iter(said), None)
    return found or by_tries(view, [one["ends"] for one in tries], [one["ends"] for one in their_tries])


def by_tries(view: View, tries: Sequence[Ends], others: Sequence[Ends]) -> Reason | None:
    """Return the mean that speaks most for plans, by their ``tries`` and those of the plans beside them.

    None without any.

    A token that counts missing types shrinks: points that it loses are not told as points that tokens bring.
    """
    rival = Weight(-1.0 if len(view.seats) <= 2 else -AMONG_MORE)
    shrinks = any(sum(one.get(GROWS, 0) for one in some) < 0 for some in (tries, others))
    own = {name: weight for name, weight in OWN.items() if not (shrinks and name == GROWS)}
    return ends_apart(own | {"ends-rival-points": rival}, tries, others)


def cells_of(picks: Sequence[Pick]) -> list[int]:
    """Return the cells from which ``picks`` take cards, or where they turn one over."""
    options = [read_option(pick[0]) for pick in picks if pick]
    return [option.number("cell") for option in options if "cell" in option.args]


def _ends(state: State, player: Player, ask: AskView, answers: Sequence[str]) -> list[TurnEnd]:
    """Return each end of the turn after ``answers``, with every way to pay and every choice of tokens.

    None for a draw or a flip.
    """
    if not answers or answers[0] == PASS:
        return []
    if ask.kind in TAKES:
        return [*_taking(state, player, [TAKE.index(one) for one in answers if one in TAKE])]
    if ask.kind == "token":
        # What a second token will bring is not said of the first one.
        then = Player(player.hand, player.city, [*player.tokens, read_option(answers[0]).word("token")])
        return [TurnEnd(answers[0], rank_of(then), (), then)]
    return [end for end in turn_ends(state, ask.seat, ask) if end.answer == answers[0]]


def _taking(state: State, player: Player, cells: Sequence[int]) -> Iterator[TurnEnd]:
    taken = [*state.chosen, *cells]
    if len(taken) == 1:
        pairs = [(taken[0], near) for near in NEIGHBOURS[taken[0]]]
    else:
        pairs = [(taken[0], taken[1])] if taken else []
    return taking(state, player, payments, pairs)


def _token(before: Player, ends: Sequence[TurnEnd]) -> Reason | None:
    """Say that the turn brings a token; not of the choice among tokens, where each answer does."""
    brings = all(len(end.player.tokens) > len(before.tokens) and end.cells for end in ends)
    return Reason("token-now", {}) if brings else None


def _scores(before: Player, ends: Sequence[TurnEnd]) -> Reason | None:
    """Say by how much the points rise, where each way to play on brings as many."""
    gains = {points_of(end.player) - points_of(before) for end in ends}
    points = min(gains)
    return Reason("scores", {"points_now": points}) if len(gains) == 1 and points >= MANY_POINTS else None


def _new_type(before: Player, ends: Sequence[TurnEnd]) -> Reason | None:
    """Say that the city gets its first permanent resource of a type."""
    had, get = permanent(before.city), [permanent(end.player.city) for end in ends]
    fresh = [at for at in range(JOKER) if not had[at] and all(one[at] for one in get)]
    return Reason("new-type", {"gives": RESOURCES[fresh[0]]}) if fresh else None


def _pays_for(state: State, before: Player, ends: Sequence[TurnEnd]) -> Reason | None:
    """Name the building of the market with the most points that the seat could not pay for, and can after the turn."""
    had, get = Stock(before), [Stock(end.player) for end in ends]
    gone = {cell for end in ends for cell in end.cells}
    reached = [
        number
        for cell, number in enumerate(state.market)
        if number >= 0 and state.built[cell] and cell not in gone
        if had.missing(CARDS[number].asks) and not any(stock.missing(CARDS[number].asks) for stock in get)
    ]
    best = max(reached, key=lambda number: CARDS[number].points, default=None)
    return Reason("saves-for", {"card": CARDS[best].id}) if best is not None else None
