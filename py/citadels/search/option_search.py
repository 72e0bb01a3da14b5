"""Tries the answers to an ask in sampled worlds, each up to the next round, and estimates the seat's chance to win."""

from collections.abc import Iterator, Sequence

from citadels.bots.guess import SHARPNESS, Odds, liking
from citadels.bots.outlook import Outlook
from citadels.bots.weights import Weights, strong_weights
from citadels.knowledge.belief import DraftBelief
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.dealing import ImpossibleError
from citadels.knowledge.worlds import sample_position
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.rollout import LARGE, Rollout, World
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.players.search import Prospect, answers, halving
from tabletop.players.thinking import Thought

SEARCHED_ASKS = frozenset({"draft", "draft_discard", "draft_two", "piles"})
"""The asks at which master and expert take the answer with the best result."""

CORRECTED = frozenset({"keep", "kill", "swap"})
"""The asks at which it leaves the answer of ``strong`` only for one that is clearly better."""

WORLDS, FEWER = 16, 12
"""How many worlds the best options are tried in; ``FEWER`` for tables of ``LARGE`` and more."""

BRIEF = 4
"""The same for the brief search of ``expert``, at tables of every size. With fewer than 4 some answers are never
tried."""

FITTED = 0.5
"""The share of the fitted weights in the belief about other players: 1 if they draft as ``strong``, 0 as ``normal``.

Measured by bench/belief.py.
"""


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    picks: Sequence[Pick] | None = None,
    *,
    brief: bool = False,
    noting: bool = False,
) -> Thought[list[Prospect[Pick]]]:
    """Return the seat's chance to win after each answer to ``ask``, or after each of ``picks``, the best first.

    Empty if no world could be sampled.

    ``memory`` is that of the seat. Works for every ask, as for a hint; the master calls it at ``SEARCHED_ASKS``. A
    ``brief`` search has fewer worlds. Yields after each trial, so that the caller can watch a clock. Equal arguments
    give equal results. In the worlds every player plays as ``strong``.
    """
    game = memory.game
    trials = Rollout(game, view, ask.seat, noting=noting)
    count = BRIEF if brief else WORLDS if game.seats < LARGE else FEWER
    worlds = worlds_of(memory, ask, believed(memory, view, ask, trials.weights), chance)
    found = yield from halving(answers(ask) if picks is None else picks, worlds, count, trials.trial)
    return [prospect for prospect in found if prospect.worlds]


def worlds_of(memory: Memory, ask: AskView, belief: DraftBelief, chance: Randomness) -> Iterator[World]:
    """Yield sampled worlds in which the seat has the same ask; ends if none can be sampled."""
    game, options = memory.game, tuple(option.id for option in ask.options)
    while True:
        seed = chance.bits() >> 11
        try:
            position = sample_position(game, game.rules, memory.knowledge, Randomness(seed), belief)
        except ImpossibleError:
            return
        there = position.ask
        if there is None or (there.seat, there.options) != (ask.seat, options):
            return
        yield position, seed


def holders(memory: Memory, view: View, ask: AskView) -> Odds | None:
    """Return the probability that each seat holds each character, from the belief about the draft.

    None if there is none.
    """
    piles = believed(memory, view, ask, strong_weights(view)).shares(memory.knowledge.roles)
    if piles is None:
        return None
    hands = {hand_of(seat.seat): seat.seat for seat in view.seats if seat.seat != view.seat}
    return {(name, hands[pile]): share for (name, pile), share in piles.items() if pile in hands}


def believed(
    memory: Memory,
    view: View,
    ask: AskView,
    weights: Weights,
    sharpness: float = SHARPNESS,
    fitted: float = FITTED,
) -> DraftBelief:
    """Return the belief about the draft: each player probably takes what is good for it, judged by what all can see."""
    # Worlds are sampled at the start of the current step, before anything that the step revealed.
    seats = memory.knowledge.step_start.view.seats
    shown = {one.seat: one.characters for one in seats if one.seat != view.seat}
    return DraftBelief(
        memory.game.rules, liking(Outlook(view, ask, weights), sharpness, fitted=fitted), shown
    )
