"""Gives the command line what it needs to simulate Citadels: tables, laws, an observer, and statistics of cards."""

from collections.abc import Iterator
from typing import Any

from citadels.cli.tables import Wish, setup_for
from citadels.cli.texts import COLUMNS
from citadels.engine.laws import broken_laws
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from tabletop.cli.simulated_game import Count, Decision, SimulatedGame
from tabletop.kernel.ask import read_option
from tabletop.kernel.laws import Broken

DRAFTED, BUILT, USED = COLUMNS

USES = frozenset({"ability", "income"})
"""Menu entries that use the character whose turn it is."""

BUILDS = frozenset({"turn", "wizard_build", "framework", "loan"})
"""Kinds of ask in which a card to be built is chosen."""


def _setup(wish: Wish, seed: int) -> dict[str, Any]:
    return setup_for(wish, seed).model_dump(mode="json")


def _laws(game: Citadels, state: State, *, lifted: bool = False) -> list[Broken]:
    return broken_laws(game.rules, state, lifted=lifted)


def _observer(game: Citadels) -> Observer:
    return Observer(game, game.rules)


def _round(state: State) -> int:
    return state.round


def _note(decision: Decision) -> Iterator[Count]:
    """Yield the cards that a decision drafts, builds or uses."""
    kind, cause, _options, pick = decision
    for option in pick:
        chosen = read_option(option)
        card = chosen.word("card")
        if chosen.verb == "draft":
            yield DRAFTED, chosen.word("character"), 1
        elif chosen.verb == "build" or (kind in BUILDS and chosen.verb == "card"):
            yield BUILT, card, 1
        elif chosen.verb in USES:
            yield USED, cause, 1
        elif chosen.verb == "use":
            yield USED, card, 1
        elif kind == "payment" and chosen.verb == "cancel":
            yield BUILT, cause, -1


SIMULATED = SimulatedGame(
    kind=CITADELS,
    setup=_setup,
    laws=_laws,
    observer=_observer,
    round_of=_round,
    columns=COLUMNS,
    note=_note,
    named=frozenset({"ability", "use"}),
)
