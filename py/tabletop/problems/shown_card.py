"""Says which card a problem shows: the one whose own power is its answer."""

from tabletop.kernel.ask import view_ask
from tabletop.match.kind import Kind
from tabletop.problems.position import read_position
from tabletop.problems.problem import Problem
from tabletop.replay_link.picks import pick_of


def shown_card(problem: Problem, kind: Kind) -> str:
    """Return the card whose own power each right answer of ``problem`` is.

    ``""`` where there is none, or not one alone.
    """
    match = read_position(problem.position, kind, "problem", problem.seat, [])
    ask = match.position.ask
    if ask is None:
        raise ValueError("nobody is asked")
    view, asked = match.game.view(match.position.state, ask.seat), view_ask(ask, "")
    right = [pick_of(ask, number) for number, _ in problem.answers[: problem.right]]
    shown = {kind.subject(view, asked, pick).shows for pick in right}
    return shown.pop() if len(shown) == 1 else ""
