"""Compares the chances to win that the coach tells with who then wins. Prints tables.

    .venv/bin/python -m bench.coach_chances [--game citadels] [--edition 2016] [--players 3-6] [--games 200] [--asks 4]
    [--seed 1]

Cards are drawn by lot. Every seat plays ``strong`` (Point City: ``normal``). At some asks of a game the coach advises
the seat, from what it knows. Then the game is played on from there: after the coach's best answer, and after the answer
that the level gives, if the coach shows it, some times each. A case is an answer and its told chance; rows, errors and
the last lines are as in ``bench.calibration``. This is no test: it never fails.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bench.calibration import WITHIN, Row, add_table_options, lines, tables_of, tenth_of, verdict

from tabletop.cli.rounds import win_shares
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.ask import view_ask
from tabletop.kernel.randomness import side_chance
from tabletop.match.history import History
from tabletop.match.kind import Which, computer_chance, computer_pick
from tabletop.match.memories import Memories
from tabletop.players.thinking import finished

AGAIN = 4
"""How often the game is played on after an answer, with other luck of the players each time."""


class Case(NamedTuple):
    """An answer that the coach showed.

    ``who`` gives it, the kind of the ask, the round, the chance told and the share of the wins.
    """

    who: str
    kind: str
    round: int
    told: float
    won: float


def play_out(simulated: SimulatedGame, game: Any, history: History[Any], level: str, luck: int) -> None:  # noqa: ANN401 - its own
    """Play ``history`` to its end by ``level``; ``luck`` seeds the players."""
    memories = Memories()
    while (ask := history.position.ask) is not None:
        recall = memories.recaller(simulated.kind, history, ask.seat)
        which = Which(luck, history.number + 1)
        history.play(computer_pick(simulated.kind, level, game, history.position.state, ask, which, recall))


def cases_of(simulated: SimulatedGame, wish: object, level: str, seed: int, asks: int) -> list[Case]:
    """Play the deal of ``seed`` once for its length, then ask the coach at about ``asks`` of its moments."""
    game: Any = simulated.kind.make(simulated.setup(wish, seed))
    history = History[Any].dealt(game, seed)
    play_out(simulated, game, history, level, seed)
    chance, found = side_chance("coach", seed), list[Case]()
    open_asks = [
        number
        for number, position in enumerate(history.line(0))
        if position.ask and not position.ask.one_answer
    ]
    chance.shuffle(open_asks)
    for number in sorted(open_asks[:asks]):
        found += _advised(simulated, game, history, level, seed, number)
    return found


def _advised(
    simulated: SimulatedGame,
    game: Any,  # noqa: ANN401 - its own
    whole: History[Any],
    level: str,
    seed: int,
    number: int,
) -> list[Case]:
    history, given = whole.copy(), whole.picks[number]
    history.cut(number)
    position = history.position
    if position.ask is None:
        raise RuntimeError("a game that is over asks nothing")
    seat, view = position.ask.seat, game.view(position.state, position.ask.seat)
    recall = Memories().recaller(simulated.kind, history, seat)
    advice = finished(
        simulated.kind.advise(view, view_ask(position.ask, ""), computer_chance(seed, seat, number), recall)
    )
    told = {tuple(one.options): one.chance for one in advice if one.chance is not None}
    found: list[Case] = []
    for who, pick in {"best": next(iter(told), None), "given": given}.items():
        if pick is None or pick not in told:
            continue
        won = 0.0
        for again in range(AGAIN):
            after = history.copy()
            after.play(pick)
            play_out(simulated, game, after, level, seed + 1000003 * (again + 1))
            won += win_shares(simulated, game, after.position.state)[seat] / AGAIN
        found.append(Case(who, position.ask.kind, view.round, told[pick] / 100, won))
    return found


def counted(
    simulated: SimulatedGame, wish: object, level: str, seeds: Iterable[int], asks: int
) -> dict[str, Row]:
    """Play the games of ``seeds``; return the rows by name."""
    rows: dict[str, Row] = defaultdict(Row)
    for seed in seeds:
        for who, kind, number, told, won in cases_of(simulated, wish, level, seed, asks):
            tenth = tenth_of(told)
            names = [
                who,
                f"{who}: {tenth}",
                f"{who}: {kind}",
                f"{who}: round {number}",
                f"{who}: round {number}{WITHIN}{tenth}",
            ]
            for name in names:
                rows[name].add(seed, told, won)
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add_table_options(parser)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--asks", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    simulated, wish, level = tables_of(options)
    seeds = range(options.seed, options.seed + options.games)
    rows = counted(simulated, wish, level, seeds, options.asks)
    print("\n".join([*lines(rows), "", *verdict(rows)]))


if __name__ == "__main__":
    main()
