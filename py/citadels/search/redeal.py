"""Deals the start of a new game from what one seat of a running game knows."""

from citadels.bots.weights import strong_weights
from citadels.engine.rules import Rules
from citadels.knowledge.build_state import DealRoles, evenly
from citadels.knowledge.dealing import ImpossibleError
from citadels.knowledge.role_notes import french
from citadels.knowledge.worlds import sample_start, settled
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.option_search import believed
from tabletop.kernel.ask import AskView
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Start

TRIES = 8
"""The most deals that are tried until one fits the picks of the current step."""


def redeal(memory: Memory, view: View, ask: AskView | None, chance: Randomness) -> Start | None:
    """Return a start that the seat cannot tell from the true one; None if none fits what it remembers.

    The known picks of the current step are played again; unknown ones are drawn until the step tells the same events.
    If that fails, or the seat has seen a result of chance in the step, the start is that of the step.
    """
    belief: DealRoles = believed(memory, view, ask, strong_weights(view)) if ask is not None else evenly
    try:
        for _ in range(TRIES):
            start = _in_step(memory, chance, belief)
            if start is not None:
                return start
        base = sample_start(memory.game.rules, memory.knowledge, chance, belief)
        _watch_draft(memory.game.rules, base, view.seat)
        return Start(base, ())
    except ImpossibleError:
        return None


def _in_step(memory: Memory, chance: Randomness, belief: DealRoles) -> Start | None:
    """Return a start whose picks lead to the current moment; None if this deal does not fit them."""
    game, knowledge = memory.game, memory.knowledge
    base = sample_start(game.rules, knowledge, chance, belief)
    _watch_draft(game.rules, base, knowledge.seat)
    position = settled(game, game.rules, base, knowledge, chance)
    return Start(base, position.picks) if position is not None else None


def _watch_draft(rules: Rules, state: State, own: int | None) -> None:
    """Note what each seat but ``own`` saw when it chose last, exactly as in the draft that led to ``state``.

    Later such a seat knows it from there. If the last drafter has chosen, the character discarded first counts as the
    one left.
    """
    if french(rules) or not state.aside:
        return
    pool = [card.id for card in rules.ranks.values() if card.id not in state.faceup]
    first, *laid = [one.character for one in state.aside]
    pool.remove(first)
    taken = [player.drafted[:] for player in state.players]
    for offset, verb in rules.script[: state.draft_at]:
        seat = (state.leader + offset) % rules.seats
        if verb == "keep_last":
            pool.append(first)
        keeps = verb.startswith("keep")
        if keeps and seat != own:
            state.players[seat].seen = sorted(pool, key=lambda name: rules.characters[name].rank)
        name = taken[seat].pop(0) if keeps and taken[seat] else "" if keeps else laid.pop(0)
        if name in pool:  # Else it changed hands after the draft.
            pool.remove(name)
