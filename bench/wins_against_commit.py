"""Compares a level with the same level of an earlier commit. Prints the share of the wins.

    .venv/bin/python -m bench.wins_against_commit --old COMMIT [--game pointcity] [--level master] [--players 4]
    [--games 100] [--seed 1]
        [--characters random] [--before normal --round 17]

Each version has half the seats. Every deal is played once for each rotation of the seats, and a shared victory is
split. Each version runs in its own process; only one computes at a time. The rules must be the same in both. With
``--before``, the new version's player of that level plays for all until ``--round`` begins: a change of the last round
is then measured soon. This is no test: it never fails.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench._player_process import KINDS

from citadels.cli.tables import Wish, setup_for
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.match.win_rate import wilson

ROOT = Path(__file__).parents[1]


class Side:
    """The players of one version, in a process that imports the code from ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench._player_process"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("a process without pipes")
        self._questions, self._answers = self._process.stdin, self._process.stdout
        self._told = 0

    def start(self, game: str, setup: dict[str, Any], seed: int) -> None:
        """Begin a game."""
        self._told = 0
        self._send({"game": game, "setup": setup, "seed": seed})

    def pick(self, picks: list[Pick], level: str) -> Pick:
        """Return the answer of ``level`` after ``picks``. Raises RuntimeError if the process has ended."""
        self._send({"picks": picks[self._told :], "level": level})
        self._told = len(picks)
        line = self._answers.readline()
        if not line:
            raise RuntimeError("one version's process has ended; its error stands above")
        return tuple(json.loads(line))

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def _send(self, told: dict[str, Any]) -> None:
        self._questions.write(json.dumps(told) + "\n")
        self._questions.flush()


def unpack(commit: str, folder: Path) -> Path:
    """Write the packages of ``commit`` into ``folder``; return the folder to import them from."""
    packed = subprocess.run(["git", "archive", commit, "py"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "py"


class Plan(NamedTuple):
    """What is played: a ``level`` of ``game``; before ``round`` all seats are played by ``before``, if given.

    ``opening`` are the picks of that part, kept for the other rotations of the same deal.
    """

    game: str
    level: str
    before: str
    round: int
    opening: list[Pick]


def new_share(plan: Plan, sides: tuple[Side, Side], setup: dict[str, Any], seed: int, turned: int) -> float:
    """Play a game, with the seats rotated by ``turned``; return the share of the win of the first of ``sides``."""
    kind = KINDS[plan.game]
    game = kind.make(setup)
    players = setup["players"]
    # The new version has neighbouring seats, the old version the others.
    owner = [int((seat - turned) % players >= players // 2) for seat in range(players)]
    picks: list[Pick] = []
    for side in sides:
        side.start(plan.game, setup, seed)

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
        if plan.before and game.view(state, None).round < plan.round:
            if len(picks) == len(plan.opening):
                only = tuple(ask.options) if ask.one_answer else ()
                plan.opening.append(only or sides[0].pick(picks, plan.before))
            picks.append(plan.opening[len(picks)])
        elif ask.one_answer:
            picks.append(tuple(ask.options))
        else:
            picks.append(sides[owner[ask.seat]].pick(picks, plan.level))
        return picks[-1]

    state = game.start(seed)
    playout(game, state, policy)
    winners = kind.outline(game, state).winners
    return sum(owner[seat] == 0 for seat in winners) / len(winners)


def table_of(options: argparse.Namespace, seed: int) -> dict[str, Any]:
    """Return the set-up of the deal with ``seed``."""
    if options.game == "pointcity":
        return {"players": options.players, "promo": True, "automa": ""}
    wish = Wish(("2016",), options.characters, options.characters, (options.players,))
    return setup_for(wish, seed).model_dump(mode="json")


def main() -> None:
    """Play and print, with a line after every five deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--old", default="HEAD", help="the commit that is played against")
    parser.add_argument("--game", choices=KINDS, default="citadels")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--before", default="", help="the level of all seats before --round")
    parser.add_argument("--round", type=int, default=0)
    parser.add_argument("--players", type=int, default=4, help="an even number")
    parser.add_argument("--characters", default="first_game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    options = parser.parse_args()
    plan = Plan(options.game, options.level, options.before, options.round, [])
    with TemporaryDirectory() as folder:
        sides = Side(ROOT / "py"), Side(unpack(options.old, Path(folder)))
        won = 0.0
        for number in range(options.games):
            deal, turned = divmod(number, options.players)
            seed = options.seed + deal
            if not turned:
                plan.opening.clear()
            won += new_share(plan, sides, table_of(options, seed), seed, turned)
            games = number + 1
            if games == options.games or games % (5 * options.players) == 0:
                low, high = wilson(won / games, games)
                print(
                    f"{games} games: {won / games:.1%} for the new version ({low:.1%}-{high:.1%})", flush=True
                )
        for side in sides:
            side.stop()


if __name__ == "__main__":
    main()
