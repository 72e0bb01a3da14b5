"""Learns the draft of ``strong`` from the search of ``master``.

Prints its gain on other deals; writes the weights with --out.

    .venv/bin/python -m bench.draft_figures --games 100 --seed 300000 --found build/drafts.jsonl --out
    py/citadels/bots/learned_draft.json

Four players play by the heuristics of ``strong``, with two points of chance in each draft; every second game has the
first preset, the others random sets. In each draft every character is tried in the same few worlds. A ridge regression
then predicts the chance to win. --found stores the drafts: later runs add to the file, so that a long run can be split.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

from citadels.bots.draft import draft
from citadels.bots.learned_draft import FIGURES, POINT, Learned, situation
from citadels.bots.normal import NormalBot
from citadels.bots.outlook import Outlook
from citadels.bots.weights import strong_weights
from citadels.cli.tables import Wish, setup_for
from citadels.kind import CITADELS
from citadels.search.option_search import believed, worlds_of
from citadels.search.rollout import Rollout
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.kind import computer_chance
from tabletop.match.memories import Memories

PLAYERS = 4
WHIM = 2.0
"""The points of chance in the drafts to learn from, so that characters that ``strong`` seldom takes occur too."""

RIDGE = 60.0
PARTS = 5
"""The number of folds of the cross-validation."""

Row = tuple[str, float, tuple[float, ...], float]
"""A character on offer: its id, its points by the heuristics, its situation, and the mean chance to win after taking
it."""

Drafts = list[tuple[int, list[Row]]]
"""For each draft the seed of its deal, and the characters on offer."""


def drafts_of(setup: dict[str, Any], seed: int, worlds: int) -> Drafts:
    """Play a game and return its drafts."""
    game = CITADELS.make(setup)
    history, memories, found = History(Position[Any].first(game, seed)), Memories(), Drafts()
    while (ask := history.position.ask) is not None:
        view = game.view(history.position.state, ask.seat)
        shown = view_ask(ask, "")
        if ask.kind == "draft" and len(ask.options) > 1:
            rows = _tried(memories.recall(CITADELS, history, ask.seat), view, ask, worlds, seed)
            if rows:
                found.append((seed, rows))
        chance = computer_chance(seed, ask.seat, history.number)
        history.play(NormalBot(strong_weights(view), whim=WHIM).choose(view, shown, chance))
    return found


def _tried(memory: Any, view: Any, ask: Ask, worlds: int, seed: int) -> list[Row]:  # noqa: ANN401 - the game's own
    """Return a row for every character on offer; no rows if no world can be dealt."""
    shown = view_ask(ask, "")
    trials = Rollout(memory.game, view, ask.seat, noting=False)
    belief = believed(memory, view, shown, trials.weights)
    dealt = list(islice(worlds_of(memory, shown, belief, Randomness(seed)), worlds))
    look = Outlook(view, shown, trials.weights)
    rows: list[Row] = []
    for option in shown.options if dealt else []:
        pick: Pick = (option.id,)
        name = option.word("character")
        won = mean(trials.trial(pick, world).worth for world in dealt)
        rows.append((name, draft(look, option), situation(look, name), won))
    return rows


class Ridge:
    """Ridge regression on the differences between the characters of one draft.

    Inputs are scaled by standard deviation.
    """

    def __init__(self, drafts: Drafts) -> None:
        rows = [row for _, rows in drafts for row in rows]
        self.names = sorted({row[0] for row in rows})
        self.middles = [0.0, 0.0, *(mean(row[2][at] for row in rows) for at in range(2, len(FIGURES)))]
        self.widths = [
            1.0,
            1.0,
            *(pstdev(row[2][at] for row in rows) or 1.0 for at in range(2, len(FIGURES))),
        ]
        self.size = 1 + len(self.names) * len(FIGURES)

    def inputs(self, row: Row) -> dict[int, float]:
        """Return the inputs of the model for ``row``, by place; all others are 0."""
        first = 1 + self.names.index(row[0]) * len(FIGURES)
        scaled = zip(row[2], self.middles, self.widths, strict=True)
        return {0: row[1]} | {
            first + at: (value - middle) / width for at, (value, middle, width) in enumerate(scaled)
        }

    def fit(self, drafts: Drafts) -> list[float]:
        """Return the weight of each input."""
        matrix = [[RIDGE * (one == other) for other in range(self.size)] for one in range(self.size)]
        target = [0.0] * self.size
        for _, rows in drafts:
            inputs, usual = [self.inputs(row) for row in rows], mean(row[3] for row in rows)
            places = sorted({place for one in inputs for place in one})
            middle = {place: mean(one.get(place, 0.0) for one in inputs) for place in places}
            for one, row in zip(inputs, rows, strict=True):
                apart = [(place, one.get(place, 0.0) - middle[place]) for place in places]
                for place, value in apart:
                    target[place] += value * (row[3] - usual)
                    line = matrix[place]
                    for other, beside in apart:
                        line[other] += value * beside
        return solved(matrix, target)

    def learned(self, counts: Sequence[float]) -> Learned:
        """Return the weights ``counts`` for unscaled inputs, as the player reads them.

        They are hundredths of a chance to win.
        """
        figures: Learned = {"": {POINT: round(100 * counts[0], 4)}}
        for number, name in enumerate(self.names):
            own = counts[1 + number * len(FIGURES) :][: len(FIGURES)]
            plain = [100 * count / width for count, width in zip(own, self.widths, strict=True)]
            plain[0] -= sum(count * middle for count, middle in zip(plain, self.middles, strict=True))
            figures[name] = {figure: round(count, 4) for figure, count in zip(FIGURES, plain, strict=True)}
        return figures


def solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """Return the solution of a symmetric positive definite system, by Cholesky's method."""
    size = len(target)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - sum(
                a * b for a, b in zip(lower[row][:column], lower[column][:column], strict=True)
            )
            lower[row][column] = sqrt(rest) if row == column else rest / lower[column][column]
    half: list[float] = []
    for row in range(size):
        half.append(
            (target[row] - sum(a * b for a, b in zip(lower[row][:row], half, strict=True))) / lower[row][row]
        )
    counts = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(lower[later][row] * counts[later] for later in range(row + 1, size))
        counts[row] = (half[row] - rest) / lower[row][row]
    return counts


def gains(drafts: Drafts) -> list[tuple[float, float]]:
    """Return for each draft how much the learned choice and the heuristics' choice bring beyond a random one.

    The weights are learned without the deals of the draft's fold.
    """
    ridge, found = Ridge(drafts), list[tuple[float, float]]()
    for part in range(PARTS):
        counts = ridge.fit([one for one in drafts if one[0] % PARTS != part])
        for seed, rows in drafts:
            if seed % PARTS == part:
                usual = mean(row[3] for row in rows)
                worths = [sum(counts[at] * value for at, value in ridge.inputs(row).items()) for row in rows]
                best, plain = rows[worths.index(max(worths))], max(rows, key=lambda row: row[1])
                found.append((best[3] - usual, plain[3] - usual))
    return found


def main() -> None:
    """Play, fit, print; write the weights if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=300_000)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--found", type=Path, help="a file of drafts to add to and learn from")
    parser.add_argument("--out", type=Path, help="where the weights are written")
    options = parser.parse_args()
    drafts = Drafts()
    if options.found is not None and options.found.exists():
        for line in options.found.read_text("utf-8").splitlines():
            seed, rows = json.loads(line)
            drafts.append((seed, [(row[0], row[1], tuple(row[2]), row[3]) for row in rows]))
    for seed in range(options.seed, options.seed + options.games):
        characters = "random" if seed % 2 else "first_game"
        setup = setup_for(Wish(("2016",), characters, characters, (PLAYERS,)), seed)
        more = drafts_of(setup.model_dump(mode="json"), seed, options.worlds)
        drafts += more
        if options.found is not None:
            with options.found.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in more)
    found = gains(drafts)
    beyond = [learned - plain for learned, plain in found]
    error = 1.96 * pstdev(beyond) / sqrt(len(beyond))
    print(f"{len(drafts)} drafts; beyond a random choice, in chance to win:")
    print(f"learned {mean(one for one, _ in found):.4f}, heuristics {mean(one for _, one in found):.4f}")
    print(f"apart {mean(beyond):.4f} (95 %: {mean(beyond) - error:.4f} to {mean(beyond) + error:.4f})")
    ridge = Ridge(drafts)
    figures = {"2016": {str(PLAYERS): ridge.learned(ridge.fit(drafts))}}
    if options.out is not None:
        options.out.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
