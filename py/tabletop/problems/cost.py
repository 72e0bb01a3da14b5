"""Says what a decision in a match that is over cost its seat, from what that seat knew then."""

from dataclasses import dataclass
from typing import Any

from tabletop.kernel.ask import AskView, Pick, read_option, view_ask
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.option_effects import hinted_ask
from tabletop.players.advice import Reason
from tabletop.players.experiment import Demand, Verdict
from tabletop.players.thinking import Enough, Thought, never
from tabletop.problems.finding import MOST_ANSWERS, searched

STAGES = (6, 20, 60)
"""The worlds in which the answers are tried: a person's device does it, for each decision of a game."""

SEED = 1

LEAST = 0.02
"""What costs less of the chance to win, or not surely so much, is not worth a look back."""

NO_MATTER = -2.0
"""How far the best answer is ahead of others than the given one: no difference of chances is so small."""


@dataclass(slots=True)
class Cost:
    """A decision and its best answer.

    The chances to win, in per cent, that were left by what was ``chosen`` and by the ``best``.

    ``why`` is what speaks for the best answer rather than for the chosen one; None in a game that gives no reasons.
    """

    ask: AskView
    chosen: list[str]
    best: list[str]
    chance: int
    best_chance: int
    why: Reason | None


@dataclass(slots=True)
class DecisionCost:
    """``cost`` is None where the answer cost nothing, too little, or nothing that is sure."""

    cost: Cost | None


def decision_cost(
    match: Match[Any, Any], kind: Kind, number: int, enough: Enough = never
) -> DecisionCost | None:
    """Return what the answer at moment ``number`` cost the seat that was asked.

    None if ``enough`` stopped it, in which case the next call goes on. Raises ``Refusal``: ``still-running``,
    ``unknown-moment``, ``not-your-ask`` where no seat was asked.
    """
    if match.waiting is not None:
        raise Refusal("still-running")
    position = match.history.at(number)
    ask = position.ask
    if ask is None:
        raise Refusal("not-your-ask")
    chosen: Pick = tuple(match.history.picks[number])
    if ask.forced or ask.least != ask.most or ask.most != 1 or not 2 <= len(ask.options) <= MOST_ANSWERS:
        return DecisionCost(None)

    def begin() -> Thought[list[Verdict]]:
        demand = Demand(NO_MATTER, LEAST, chosen)
        verdict = yield from searched(match, kind, number, SEED, demand, STAGES, noting=True)
        return [verdict] if verdict is not None else []

    found = match.thinking.go_on(match.history.moment(number), "cost", begin, enough)
    if found is None:
        return None
    if not found:
        return DecisionCost(None)
    (best, best_chance), left = found[0].answers[0], dict(found[0].answers)
    chance = left.get(chosen)
    # Nothing is known of an answer that could not be tried.
    if chance is None or round(100 * best_chance) - round(100 * chance) < round(100 * LEAST):
        # What a person is told differs by less than what the worlds said: nothing to learn from.
        return DecisionCost(None)
    if any(read_option(one).verb == "cancel" for one in best):
        # It was a mistake to come here: the decision before says so.
        return DecisionCost(None)
    name = f"{match.line}.{number}"
    view = match.game.view(position.state, ask.seat)
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    tries = (found[0].notes.get(best, ()), found[0].notes.get(chosen, ()))
    why = kind.why(view, hinted_ask(position, ask, name), best, chosen, recall, tries)
    shown = view_ask(ask, name)
    return DecisionCost(Cost(shown, [*chosen], [*best], round(100 * chance), round(100 * best_chance), why))
