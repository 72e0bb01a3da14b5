"""Says how difficult a problem is: which computer player finds a right answer."""

from collections.abc import Sequence

from tabletop.match.kind import Kind, Which, computer_pick
from tabletop.problems.position import read_position
from tabletop.problems.problem import Problem
from tabletop.replay_link.picks import pick_of

TRIES = 4
"""So often a level is asked, since chance may decide its answer; it finds a problem if it is right more often than
not."""


def found_by(problem: Problem, kind: Kind, levels: Sequence[str]) -> str:
    """Return the first of ``levels``, the weakest first, that finds a right answer of ``problem``.

    ``""`` if none does.
    """
    match = read_position(problem.position, kind, "problem", problem.seat, [])
    ask = match.position.ask
    if ask is None:
        raise ValueError("nobody is asked")
    right = {pick_of(ask, number) for number, _ in problem.answers[: problem.right]}
    recall = match.memories.recaller(kind, match.history, ask.seat)
    for level in levels:
        picks = [
            computer_pick(
                kind, level, match.game, match.position.state, ask, Which(seed, match.number), recall
            )
            for seed in range(TRIES)
        ]
        if 2 * sum(pick in right for pick in picks) > TRIES:
            return level
    return ""
