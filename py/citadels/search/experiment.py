"""Defines how an ask of Citadels is tried for a problem, and what the problem is about."""

from collections.abc import Set as AbstractSet

from citadels.bots.weights import strong_weights
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.option_search import believed, worlds_of
from citadels.search.rollout import Rollout
from tabletop.kernel.ask import AskView, Option, Pick, read_option
from tabletop.kernel.randomness import Randomness
from tabletop.players.experiment import Experiment
from tabletop.players.search import answers
from tabletop.players.subject import Subject

DRAFTS = frozenset({"draft", "draft_discard", "draft_two", "piles"})
NAMINGS = frozenset({"kill", "rob", "bewitch", "warrant_signed", "threat_real", "spy_type"})
BUILDS = frozenset({"wizard_build", "loan", "beautify"})
STRIKES = frozenset({"destroy", "seize", "exchange"})
"""Asks which district, mostly another seat's, is destroyed or taken; the answers to them, and the abilities that ask
so."""
GATHERS = frozenset({"gather_gold", "gather_cards"})
POWERS = frozenset({"ability", "income"})
"""Choices of a turn that are a power of its character."""
NO_POWER = frozenset({"cancel", "keep", "let_pass", "refuse"})
"""Answers to a character's ask that do without its power."""


def experiment(
    memory: Memory, view: View, ask: AskView, chance: Randomness, *, noting: bool = False
) -> Experiment:
    """Return how to try ``ask``: every answer, up to the next round."""
    trials = Rollout(memory.game, view, ask.seat, noting=False)
    belief = believed(memory, view, ask, strong_weights(view))
    trial = trials.with_note if noting else trials.trial
    return Experiment(answers(ask), worlds_of(memory, ask, belief, chance), trial, lambda pick: (pick,))


def subject(view: View, ask: AskView, pick: Pick) -> Subject:
    """Return what a problem with the best answer ``pick`` is about: a theme, and the characters that it teaches.

    It shows the character that is drafted, or whose ability, income or ask the seat answers.
    """
    options = [read_option(option) for option in pick]
    named = [option.word("character") for option in options if option.word("character")]
    own = [view.turn.character] if view.turn is not None and view.phase != "draft" else []
    cards = list(dict.fromkeys([*own, *named]))
    if view.first is not None:
        theme = "last-round"
    elif ask.kind in DRAFTS:
        theme = "draft"
    elif ask.kind in NAMINGS:
        theme = "naming"
    elif _ending(view):
        theme = "last-round"
    else:
        theme = _theme_of_turn(ask, {option.word("name") or option.verb for option in options})
    shown = {_shown(view, ask, option) for option in options}
    return Subject(theme, cards, shown.pop() if len(shown) == 1 else "")


def _theme_of_turn(ask: AskView, chosen: AbstractSet[str]) -> str:
    """Return what ``ask`` is about before the last round, where the answer is ``chosen``.

    Verbs, or the name of an ability.
    """
    verbs = [option.verb for option in ask.options]
    if ask.kind in STRIKES or chosen & STRIKES:
        return "destroying"
    if ask.kind == "keep":
        return "keeping"
    if chosen & GATHERS:
        return "gathering"
    if ask.kind in BUILDS or verbs.count("build") > 1:
        return "building"
    return "turn"


def _shown(view: View, ask: AskView, option: Option) -> str:
    """Return the character whose own power ``option`` is, ``""`` for none."""
    if option.verb == "draft":
        return option.word("character")
    own = {*view.mine, view.turn.character if view.turn is not None else ""}
    if ask.cause not in own or option.verb in NO_POWER:
        return ""
    return "" if ask.kind == "turn" and option.verb not in POWERS else ask.cause


def _ending(view: View) -> bool:
    """Whether the round may turn out to be the last: a city lacks one district."""
    return any(len(seat.city) >= view.city_size - 1 for seat in view.seats)
