"""Measures what the tempers of a level do: how often they win, what their cities are like, whom they attack. Prints a row for each.

    .venv/bin/python -m bench.tempers [--level normal] [--tempers builder,rusher] [--players 4] [--deals 200] [--seed 1]

Half the seats of a table have the temper, the others, in turn with them, the even level; all tempers play the same deals, with
cards by lot, and each deal is played twice, so that each seat has both. The columns: wins with Wilson's 95 % interval; of a seat
the districts at the end, what one of them costs on average, and gold and cards left; the share of games in which a seat of the
kind completes its city first; robberies, districts destroyed or taken, and turns that others lost, by a seat in a game.
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
        own["cost"] += sum(game.rules.districts[built.card].cost for built in player.city)
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


def measured(temper: str, level: str, players: int, seeds: range) -> list[str]:
    """Play the deals of ``seeds`` with ``temper`` and without it, and return the row of each."""
    sum_of = {f"{level}-{temper}": Counter[str](), level: Counter[str]()}
    for seed in seeds:
        for pair in (tuple(sum_of), tuple(sum_of)[::-1]):
            for name, own in play(pair * (players // 2), players, seed).items():
                sum_of[name].update(own)
    games = 2 * len(seeds)
    return [_row(name, own, games) for name, own in sum_of.items()]


def _row(name: str, own: Counter[str], games: int) -> str:
    seats, wins = own["seats"], own["wins"] / games
    low, high = wilson(wins, games)
    each = " ".join(
        f"{own[what] / seats:9.2f}"
        for what in ("districts", "gold", "hand", *dict.fromkeys(ATTACKS.values()))
    )
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
    options = parser.parse_args(arguments)
    print(
        f"{'':16} wins           a district    first districts      gold     cards "
        + " ".join(f"{what:>9}" for what in dict.fromkeys(ATTACKS.values()))
    )
    for temper in options.tempers.split(","):
        for row in measured(
            temper, options.level, options.players, range(options.seed, options.seed + options.deals)
        ):
            print(row, flush=True)


if __name__ == "__main__":
    main()
