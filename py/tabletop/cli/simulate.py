"""Plays many games to see whether they finish, keep the laws and meet every option, and how fast."""

import time
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from tabletop.cli import batches
from tabletop.cli.checks import check_every
from tabletop.cli.parallel import Crew
from tabletop.cli.policies import policy_for
from tabletop.cli.simulated_game import Decision, SimulatedGame
from tabletop.cli.tally import Tally, Violation
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.game import Game
from tabletop.kernel.laws import Broken
from tabletop.kernel.position import playout

Check = Literal["end", "rounds", "every"]


@dataclass(frozen=True)
class Run:
    """A simulation: what is played, by whom, and how closely it is watched.

    Every second game is played by the ``other`` wish, if there is one.
    """

    simulated: SimulatedGame
    wish: Any
    policy: str = "random"
    check: Check = "rounds"
    other: Any = None

    def setup(self, seed: int) -> dict[str, Any]:
        """Return the set-up of the game with ``seed``. Raises ``Refusal``."""
        if self.other is None:
            return self.simulated.setup(self.wish, seed)
        return self.simulated.setup(self.other if seed % 2 else self.wish, seed // 2)


class Watched:
    """One game under way: answers by a policy, remembers what was asked, checks laws between rounds."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.seed = seed
        self.game: Game[Any, Any] = run.simulated.kind.make(run.setup(seed))
        self.played: list[Decision] = []
        self.broken: list[Broken] = []
        self.paused = 0.0

    def play(self, tally: Tally) -> None:
        """Play the game and count it in ``tally``; whatever breaks is a violation, not an exception."""
        state = self.game.start(self.seed)
        answer = policy_for(self.run.simulated.kind, self.game, self.seed, self.run.policy)
        remember = self.played.append
        round_of = self.run.simulated.round_of
        every_round = self.run.check == "rounds"
        known = 0

        def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
            nonlocal known
            if every_round and round_of(state) != known:
                known = round_of(state)
                self._pause(state)
            pick = answer(state, ask)
            remember((ask.kind, ask.cause, ask.options, pick))
            return pick

        began = time.process_time()
        try:
            playout(self.game, state, policy)
        except Exception as error:  # noqa: BLE001 - any failure of the rules is what a simulation looks for.
            self.broken.append(Broken("crash", f"{type(error).__name__}: {error}"))
        ended = time.process_time()
        tally.cpu_seconds += ended - began - self.paused
        self._finish(state, tally)
        tally.check_seconds += time.process_time() - ended + self.paused

    def _pause(self, state: object) -> None:
        """Check the laws without counting the time."""
        began = time.process_time()
        self.broken += self.run.simulated.laws(self.game, state)
        self.paused += time.process_time() - began

    def _finish(self, state: object, tally: Tally) -> None:
        """Check the laws at the end, or all along, and count the game."""
        self.broken += self.run.simulated.laws(self.game, state)
        finished = self.game.over(state)
        if finished and self.run.check == "every":
            try:
                self.broken += check_every(self.run.simulated, self.game, self.seed, self.played, state)
            except Exception as error:  # noqa: BLE001 - see above.
                self.broken.append(Broken("crash", f"checking: {type(error).__name__}: {error}"))
        tally.games += 1
        tally.finished += finished
        tally.decisions += len(self.played)
        tally.rounds[str(self.run.simulated.round_of(state))] += 1
        tally.players[str(self.game.seats)] += 1
        tally.checked["every" if self.run.check == "every" else self.run.check] += 1
        tally.violations += [Violation(seed=self.seed, law=law, detail=detail) for law, detail in self.broken]
        tally.note(self.run.simulated, self.seed, self.played)


def play_part(run: Run, seeds: range) -> Tally:
    """Play the games with ``seeds``; the unit of work of a process."""
    tally = Tally()
    for seed in seeds:
        Watched(run, seed).play(tally)
    return tally


def run_simulation(run: Run, seed: int, games: int, crew: Crew) -> Tally:
    """Play ``games`` games with the seeds from ``seed`` on. Raises ``Refusal`` where no such table is legal."""
    run.setup(seed)
    total = Tally()
    seeds = range(seed, seed + games)
    for part in batches.run(partial(play_part, run), seeds, crew, run.policy):
        total.add(part)
    return total


def report(run: Run, tally: Tally) -> dict[str, Any]:
    """Return ``tally`` as what ``--json`` prints."""
    rounds = [(int(number), games) for number, games in tally.rounds.items()]
    options = {
        entry: {"offered": count, "taken": tally.taken[entry]}
        for entry, count in sorted(tally.offered.items())
    }
    return {
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "cpu_seconds": round(tally.cpu_seconds, 4),
        "check_seconds": round(tally.check_seconds, 4),
        "games_per_cpu_second": round(tally.games / tally.cpu_seconds, 2) if tally.cpu_seconds else None,
        "violations": sorted(tally.violations, key=lambda violation: violation["seed"]),
        "rounds": {
            "mean": round(sum(number * games for number, games in rounds) / max(tally.games, 1), 3),
            "least": min((number for number, _ in rounds), default=0),
            "most": max((number for number, _ in rounds), default=0),
        },
        "players": dict(sorted(tally.players.items())),
        "largest_ask": dict(tally.largest),
        "asks_over_30": {"count": tally.long_asks, "share": round(tally.long_asks / max(tally.asks, 1), 6)},
        "options": options,
        **{column: dict(sorted(tally.columns[column].items())) for column in run.simulated.columns},
    }
