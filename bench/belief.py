"""Measures how well a drafting seat knows what the others took: the surprise of the true draft, in nats.

Prints a table.

    .venv/bin/python -m bench.belief [--seats strong,strong,normal,normal] [--characters random] [--games 10]

For tables of four and more. Measured at every draft but the first of a round, over all characters discarded or taken
before. "Evenly" is the surprise of a seat for which all orders of the unseen characters are equally likely. This is no
test: it never fails.
"""

import argparse
from collections.abc import Iterator
from math import factorial, log

from citadels.bots.weights import strong_weights
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.card_notes import hand_of
from citadels.model.state import State
from citadels.search.memory import Memory
from citadels.search.option_search import believed
from tabletop.kernel.ask import Ask, view_ask
from tabletop.match.history import History
from tabletop.match.kind import Which, computer_pick
from tabletop.match.memories import Memories

SHARPNESS = (0.3, 0.6, 0.9, 1.2, 1.6, 2.2)


def surprises(game: Citadels, seed: int, levels: list[str]) -> Iterator[tuple[float, list[float]]]:
    """Yield for every draft of a game the nats of an even belief, and of the belief for each of ``SHARPNESS``."""
    history, memories = History[State].dealt(game, seed), Memories()
    while (ask := history.position.ask) is not None:
        seat, state = ask.seat, history.position.state
        recall = memories.recaller(CITADELS, history, seat)
        if ask.kind == "draft" and state.draft_at and game.rules.script[state.draft_at][1] == "keep":
            yield _surprise(recall(), state, ask)
        which = Which(seed, history.number)
        history.play(computer_pick(CITADELS, levels[seat], game, state, ask, which, recall))


def _surprise(memory: Memory, state: State, ask: Ask) -> tuple[float, list[float]]:
    """Return the nats of the true draft for the seat that is asked, as :func:`surprises` yields them."""
    game, roles = memory.game, memory.knowledge.roles
    view, shown = game.view(state, ask.seat), view_ask(ask, "")
    truth = {hand_of(seat): player.drafted for seat, player in enumerate(state.players) if seat != ask.seat}
    truth |= {laid.pile: [aside.character] for laid, aside in zip(roles.laid, state.aside, strict=True)}
    beliefs = [believed(memory, view, shown, strong_weights(view), sharpness) for sharpness in SHARPNESS]
    return log(factorial(sum(map(len, truth.values())))), [
        -log(belief.likelihood(roles, truth)) for belief in beliefs
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", default="strong,strong,normal,normal", help="four or more levels")
    parser.add_argument("--characters", default="first_game")
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    levels = options.seats.split(",")
    wish = Wish(("2016",), options.characters, options.characters, (len(levels),))
    found = [
        surprise
        for seed in range(options.games)
        for surprise in surprises(Citadels(setup_for(wish, seed)), seed, levels)
    ]
    print(f"{len(found)} drafts; evenly {sum(even for even, _ in found) / len(found):.2f} nats")
    for at, sharpness in enumerate(SHARPNESS):
        print(f"sharpness {sharpness}: {sum(nats[at] for _, nats in found) / len(found):.2f} nats")


if __name__ == "__main__":
    main()
