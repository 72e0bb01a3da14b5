"""Trying out what an ask might be answered: in worlds dealt from what the seat knows, up to the next round."""

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
"""The asks at which the master takes what turned out best."""

CORRECTED = frozenset({"keep", "kill", "swap"})
"""The asks at which it takes another answer than ``strong`` would only where that turned out clearly better."""

WORLDS, FEWER = 16, 12
"""In how many worlds the best options are tried; from ``LARGE`` tables on in ``FEWER``."""

FITTED = 0.5
"""How much of the fitted figures others are believed to draft by: all of them if they are ``strong``, none if ``normal`` (bench/belief.py)."""


def weigh(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    picks: Sequence[Pick] | None = None,
    *,
    noting: bool = False,
) -> Thought[list[Prospect[Pick]]]:
    """Return what each answer to ``ask``, or each of ``picks``, may come to: its seat's chance to win, the best first; none where nothing could be tried.

    Any ask of the seat that remembers ``memory`` can be weighed, as for a hint; ``SEARCHED_ASKS`` are those the master weighs.
    Yields after each trial, so that the caller may watch a clock. Equal arguments give equal results. Everybody at the tried tables plays as ``strong`` does.
    """
    game = memory.game
    trials = Rollout(game, view, ask.seat, noting=noting)
    count = WORLDS if game.seats < LARGE else FEWER
    worlds = worlds_of(memory, ask, believed(memory, view, ask, trials.weights), chance)
    found = yield from halving(answers(ask) if picks is None else picks, worlds, count, trials.trial)
    return [prospect for prospect in found if prospect.worlds]


def worlds_of(memory: Memory, ask: AskView, belief: DraftBelief, chance: Randomness) -> Iterator[World]:
    """Yield worlds in which the seat is asked the same; ends where none can be dealt."""
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
    """Return how likely each seat holds each character by what is believed of the draft; None where there is no belief."""
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
    """Return what is believed of the draft: everybody is likely to take what is good for them as all can see."""
    # What was revealed in the step under way was not yet where that began, and there worlds are dealt.
    seats = memory.knowledge.step_start.view.seats
    shown = {one.seat: one.characters for one in seats if one.seat != view.seat}
    return DraftBelief(
        memory.game.rules, liking(Outlook(view, ask, weights), sharpness, fitted=fitted), shown
    )
