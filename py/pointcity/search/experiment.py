"""Defines how an ask of Point City is tried for a problem, and what the problem is about."""

from collections.abc import Sequence

from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.option_search import MOST, rollout, worlds_of
from pointcity.search.plans import Plan, plans
from tabletop.kernel.ask import AskView, Pick, read_option
from tabletop.kernel.randomness import Randomness
from tabletop.players.experiment import Experiment
from tabletop.players.subject import Subject

THEMES = {"turn": "cards", "second": "second-card", "flip": "turning-over", "token": "tokens"}
LAST = 1
"""The number of rounds at the end of a game that count as the last ones."""


def experiment(
    memory: Memory,
    view: View,
    ask: AskView,
    chance: Randomness,
    chosen: Pick | None = None,
    *,
    noting: bool = False,
) -> Experiment:
    """Return how to try ``ask``: the answers that ``normal`` rates highest, to the end of the next round."""
    trials = rollout(memory, view, ask)
    trial = trials.with_end if noting else trials.trial
    return Experiment(plans(view, ask, MOST, chosen), worlds_of(memory, ask, chance), trial, _beginnings)


def _beginnings(plan: Plan) -> Sequence[Pick]:
    """Return the answers that ``plan`` can begin with: either of its two cards."""
    return plan if all(read_option(pick[0]).verb == "take" for pick in plan) else plan[:1]


def subject(view: View, ask: AskView, pick: Pick) -> Subject:
    """Return what a problem with the best answer ``pick`` is about, and the cards that it takes."""
    cells = [read_option(option) for option in pick]
    cards = [view.market[one.number("cell")].card for one in cells if "cell" in one.args]
    tokens = [one.word("token") for one in cells if one.word("token")]
    last = view.rounds - view.round <= LAST
    return Subject(
        "last-round" if last else THEMES.get(ask.kind, "cards"), [card for card in (*cards, *tokens) if card]
    )
