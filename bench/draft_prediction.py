"""Measures how well a model predicts the drafts of a level. Prints a table.

    .venv/bin/python -m bench.draft_prediction [--level strong] [--players 4] [--characters random] [--games 200]

The model is a conditional logit on public features. It is learned on other deals, from drafts whose offer is known.
Then, after each draft, every seat guesses what each other seat took, by the exact belief over all drafts that fit what
it was offered. "Rules alone" is that guess without the model. For tables of four and more. This is no test: it never
fails.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import log
from typing import NamedTuple

from citadels.bots.expected_draft import PublicFigures, public_figures, shares_of, utility
from citadels.bots.outlook import Outlook
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.view_belief import holders_seen
from citadels.model.state import State
from citadels.model.view import View
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, AskView, Pick, read_option
from tabletop.kernel.position import playout

EPOCHS, RATE = 20, 0.3
"""How often the model learns from each choice, and the first step size (AdaGrad)."""

LEARN, JUDGE = 60_000, 65_000
"""The first seed of the deals to learn from, and of those to test on."""


class Choice(NamedTuple):
    """A draft: the public features of each answer, and the place of the one taken."""

    answers: list[PublicFigures]
    taken: int


class Table(NamedTuple):
    """The end of a draft: the view of each seat, and what each took."""

    views: list[View]
    taken: list[str]


def played(game: Citadels, seed: int, level: str) -> tuple[list[Choice], list[Table]]:
    """Play a game of ``level`` alone; return its choices in drafts, and the table after each round's draft."""
    answer, choices, tables = (
        bot_policy(CITADELS, game, seed, [level] * game.seats),
        list[Choice](),
        list[Table](),
    )

    def policy(state: State, ask: Ask) -> Pick:
        pick = answer(state, ask)
        if ask.kind == "draft" and len(ask.options) > 1:
            look = _outlook(game.view(state, ask.seat))
            names = [read_option(option).word("character") for option in ask.options]
            figures = [public_figures(look, name, ask.seat) for name in names]
            choices.append(Choice(figures, ask.options.index(pick[0])))
        if state.phase != "draft" and state.round > len(tables):
            views = [game.view(state, seat) for seat in range(game.seats)]
            tables.append(Table(views, [player.drafted[0] for player in state.players]))
        return pick

    playout(game, game.start(seed), policy)
    return choices, tables


def _outlook(view: View) -> Outlook:
    return Outlook(view, AskView("", view.seat or 0, "draft", "", 1, 1, []))


def learned(known: Sequence[Choice]) -> PublicFigures:
    """Return the weights of features, by gradient ascent of the likelihood of ``known``."""
    counts: PublicFigures = {}
    seen: PublicFigures = {}
    for _ in range(EPOCHS):
        for choice in known:
            odds = odds_of(choice, counts)
            for at, figures in enumerate(choice.answers):
                apart = (at == choice.taken) - odds[at]
                for key, value in figures.items():
                    slope = apart * value
                    seen[key] = seen.get(key, 1.0) + slope * slope
                    counts[key] = counts.get(key, 0.0) + RATE * slope / seen[key] ** 0.5
    return counts


def odds_of(choice: Choice, counts: PublicFigures) -> list[float]:
    """Return the model's probability of each answer."""
    return shares_of([utility(figures, counts) for figures in choice.answers])


def guesses(table: Table, counts: PublicFigures) -> Iterator[tuple[bool, float]]:
    """Yield whether the best guess is right, and the truth's odds.

    It does so for each seat and each other one that it is not sure of.
    """
    for view in table.views:
        look = _outlook(view)
        utilities = {
            (seat, one.character): utility(public_figures(look, one.character, seat), counts)
            for seat in range(len(view.seats))
            for one in view.characters
        }
        possible = (
            holders_seen(view, lambda seat, name, _verb, utilities=utilities: utilities[seat, name]) or {}
        )
        for seat, taken in enumerate(table.taken):
            odds = {name: share for (name, holder), share in possible.items() if holder == seat}
            if seat != view.seat and len(odds) > 1:
                yield max(odds, key=lambda name: odds[name]) == taken, odds.get(taken, 0.0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--characters", default="first_game")
    parser.add_argument("--games", type=int, default=200, help="to learn from; half as many are guessed")
    options = parser.parse_args()
    wish = Wish(("2016",), options.characters, options.characters, (options.players,))

    def games(first: int, many: int) -> tuple[list[Choice], list[Table]]:
        choices, tables = list[Choice](), list[Table]()
        for seed in range(first, first + many):
            more, after = played(Citadels(setup_for(wish, seed)), seed, options.level)
            choices += more
            tables += after
        return choices, tables

    (known, _), (judged, tables) = games(LEARN, options.games), games(JUDGE, options.games // 2)
    counts = learned(known)
    print(f"{options.level}: learnt from {len(known)} drafts, {len(tables)} rounds guessed")
    offered = [
        (max(odds) == odds[one.taken], odds[one.taken]) for one in judged for odds in [odds_of(one, counts)]
    ]
    for name, found in (
        ("rules alone", [one for table in tables for one in guesses(table, {})]),
        ("model", [one for table in tables for one in guesses(table, counts)]),
        ("model, offer known", offered),
    ):
        right = sum(each for each, _ in found) / len(found)
        nats = -sum(log(max(share, 1e-9)) for _, share in found) / len(found)
        print(f"{name:<20}{right:.1%} of {len(found)}, {nats:.2f} nats")


if __name__ == "__main__":
    main()
