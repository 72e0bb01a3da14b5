"""Learns which characters others expect of ``strong``, so that it can avoid them.

Prints the cost; writes the weights with --out.

    .venv/bin/python -m bench.expected_draft --games 60 --seed 170000 --out py/citadels/bots/expected_draft.json

Four ``strong`` players play; half the games have the first preset, the others random sets. A conditional logit on
public features predicts each draft. Each step improves its predictions; the draft then takes expected characters less
often. Both converge near an equilibrium (fictitious play). The weights are the mean over the second half of the steps.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from citadels.bots.expected_draft import PublicFigures, public_figures, shares_of, utility
from citadels.bots.learned_draft import learned, learned_worth
from citadels.bots.outlook import Outlook
from citadels.bots.strong import EXPECTED, MIXED
from citadels.bots.weights import strong_weights
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.position import playout

PLAYERS = 4
STEPS, RATE, SHRINK = 250, 0.5, 0.02
"""The number of steps, the first step size (AdaGrad), and the share by which weights shrink (weight decay)."""


class Offer(NamedTuple):
    """A draft: how good each answer is, in hundredths of a chance to win, and its public features."""

    worths: list[float]
    answers: list[PublicFigures]


def offers_of(game: Citadels, seed: int) -> list[Offer]:
    """Play a game and return its drafts."""
    answer, offers = bot_policy(CITADELS, game, seed, ["strong"] * PLAYERS), list[Offer]()

    def policy(state: State, ask: Ask) -> Pick:
        view, shown = game.view(state, ask.seat), view_ask(ask, "")
        figures = learned(view.edition, PLAYERS)
        if ask.kind == "draft" and len(ask.options) > 1 and figures is not None:
            look = Outlook(view, shown, strong_weights(view))
            names = [option.word("character") for option in shown.options]
            worths = [learned_worth(look, option, figures) for option in shown.options]
            offers.append(Offer(worths, [public_figures(look, name, look.seat) for name in names]))
        return answer(state, ask)

    playout(game, game.start(seed), policy)
    return offers


def answered(offer: Offer, counts: PublicFigures) -> tuple[list[float], list[float]]:
    """Return the probability of each answer as others expect it, and the one with which ``strong`` then takes it."""
    awaited = shares_of([utility(figures, counts) for figures in offer.answers])
    values = [worth - EXPECTED * share for worth, share in zip(offer.worths, awaited, strict=True)]
    return awaited, shares_of([value / MIXED for value in values])


def balanced(offers: Sequence[Offer], steps: int = STEPS) -> PublicFigures:
    """Return the weights at which neither side gains by a small change.

    They are the mean over the second half of ``steps``.
    """
    counts = PublicFigures()
    squares, total = PublicFigures(), PublicFigures()
    for step in range(steps):
        slopes = {key: -SHRINK * count for key, count in counts.items()}
        for offer in offers:
            awaited, taken = answered(offer, counts)
            right = sum(one * other for one, other in zip(awaited, taken, strict=True))
            for share, often, figures in zip(awaited, taken, offer.answers, strict=True):
                for key, value in figures.items():
                    slopes[key] = slopes.get(key, 0.0) + share * (often - right) * value
        for key, slope in slopes.items():
            squares[key] = squares.get(key, 1.0) + slope * slope
            counts[key] = counts.get(key, 0.0) + RATE * slope / squares[key] ** 0.5
            if step >= steps // 2:
                total[key] = total.get(key, 0.0) + counts[key]
    return {key: count / (steps - steps // 2) for key, count in total.items()}


def cost(offers: Sequence[Offer], counts: PublicFigures) -> float:
    """Return the mean cost of a draft compared with its best answer, in hundredths of a chance to win."""
    lost = 0.0
    for offer in offers:
        _, taken = answered(offer, counts)
        lost += sum(
            (max(offer.worths) - worth) * often for worth, often in zip(offer.worths, taken, strict=True)
        )
    return lost / len(offers)


def main() -> None:
    """Play, learn, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="of each kind of set")
    parser.add_argument("--seed", type=int, default=170_000)
    parser.add_argument("--out", type=Path, help="where the weights are written")
    options = parser.parse_args()
    offers = list[Offer]()
    for characters in ("first_game", "random"):
        wish = Wish(("2016",), characters, characters, (PLAYERS,))
        for seed in range(options.seed, options.seed + options.games):
            offers += offers_of(Citadels(setup_for(wish, seed)), seed)
    counts = balanced(offers)
    print(f"{len(offers)} drafts; one costs {cost(offers, counts):.2f} hundredths of a chance to win")
    found: dict[str, dict[str, float]] = {}
    for name, figure in sorted(counts):
        found.setdefault(name, {})[figure] = round(counts[name, figure], 3)
    if options.out is not None:
        options.out.write_text(json.dumps({"2016": {str(PLAYERS): found}}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
