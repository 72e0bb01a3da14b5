"""Measures what the tempers of a level do: how often they win, what their cities are like, whom they attack.

Prints a row for each.

    .venv/bin/python -m bench.tempers [--level normal] [--tempers builder,rusher] [--players 4] [--deals 200] [--seed 1]
    [--alone]

Half the seats of a table have the temper, the others, in turn with them, the even level; all tempers play the same
deals, with cards by lot, and each deal is played twice, so that each seat has both. The columns: wins with Wilson's 95
% interval; what a district of a city costs on average; the share of games in which a seat of the kind completes its
city first; of a seat at the end its districts, those that cost at most 2 (cheap) or at least 4 (dear), unique ones,
gold and cards; robberies, districts destroyed or taken, and turns that others lost, by a seat in a game. ``--alone``
seats the temper alone, then the even level alone: the last column, the rounds of a game, says whose games end sooner.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import cast

from citadels.bots.tempers import TEMPERS
from citadels.cli.tables import RANDOM, Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Pick
from tabletop.kernel.events import Event
from tabletop.match.win_rate import wilson

ATTACKS = {
    "robbed": "robs", "destroyed": "destroys", "seized": "takes", "exchanged": "takes", "confiscated": "takes", "silenced": "kills",
}  # fmt: skip
"""What is counted of the deeds that harm another seat."""

COLUMNS = ("districts", "cheap", "dear", "unique", "gold", "hand", *dict.fromkeys(ATTACKS.values()), "rounds")
"""What is counted for a seat, in the order of the columns."""

CHEAP, DEAR = 2, 4
"""The most that a cheap district costs, and the least that a dear one does."""


def play(levels: Sequence[str], players: int, seed: int) -> dict[str, Counter[str]]:
    """Play the game of ``seed``; return what each of ``levels`` had and did, all its seats together."""
    game = cast(
        "Citadels",
        CITADELS.make(setup_for(Wish(("2016",), RANDOM, RANDOM, (players,)), seed).model_dump(mode="json")),
    )
    state, told = game.start(seed), list[Event]()
    policy = bot_policy(CITADELS, game, seed, levels)
    while not game.over(state):
        send = game.step(state, told.append).send
        try:
            ask = send(cast("Pick", None))
            while True:
                ask = send(policy(state, ask))
        except StopIteration:
            continue
    return _counted(game, state, levels, told)


def _counted(
    game: Citadels, state: State, levels: Sequence[str], told: Sequence[Event]
) -> dict[str, Counter[str]]:
    found = {level: Counter[str]() for level in levels}
    winners = CITADELS.outline(game, state).winners
    for seat, player in enumerate(state.players):
        own = found[levels[seat]]
        own["seats"] += 1
        own["wins"] += (seat in winners) / len(winners)  # type: ignore[assignment]
        own["districts"] += len(player.city)
        costs = [game.rules.districts[built.card].cost for built in player.city]
        own["cost"] += sum(costs)
        own["cheap"] += sum(cost <= CHEAP for cost in costs)
        own["dear"] += sum(cost >= DEAR for cost in costs)
        own["unique"] += sum(game.rules.districts[built.card].type == "unique" for built in player.city)
        own["rounds"] += state.round
        own["gold"] += player.gold
        own["hand"] += len(player.hand)
        own["first"] += state.finishers[:1] == [seat]
    for event in told:
        harm = event.explained.harm
        if harm is None or harm.by is None or harm.by == harm.seat:
            continue
        own = found[levels[harm.by]]
        own[ATTACKS.get(harm.deed, "other")] += 1
    return found


def measured(temper: str, level: str, players: int, seeds: range, *, alone: bool = False) -> list[str]:
    """Play the deals of ``seeds`` with ``temper`` and without it, and return the row of each."""
    names = (f"{level}-{temper}", level)
    pairs = [(name, name) for name in names] if alone else [names, names[::-1]]
    sum_of = {name: Counter[str]() for name in names}
    for seed in seeds:
        for pair in pairs:
            for name, own in play(pair * (players // 2), players, seed).items():
                sum_of[name].update(own)
    games = len(seeds) if alone else 2 * len(seeds)
    return [_row(name, own, games) for name, own in sum_of.items()]


def _row(name: str, own: Counter[str], games: int) -> str:
    seats, wins = own["seats"], own["wins"] / games
    low, high = wilson(wins, games)
    each = " ".join(f"{own[what] / seats:9.2f}" for what in COLUMNS)
    price, first = own["cost"] / max(own["districts"], 1), own["first"] / games
    return f"{name:16} {100 * wins:5.1f} ({100 * low:.0f}-{100 * high:.0f}) {price:9.2f} {100 * first:8.0f}% {each}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--tempers", default=",".join(TEMPERS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true")
    options = parser.parse_args(arguments)
    print(f"{'':16} wins           a district    first " + " ".join(f"{what:>9}" for what in COLUMNS))
    for temper in options.tempers.split(","):
        seeds = range(options.seed, options.seed + options.deals)
        for row in measured(temper, options.level, options.players, seeds, alone=options.alone):
            print(row, flush=True)


if __name__ == "__main__":
    main()
