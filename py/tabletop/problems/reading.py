"""Reads a problem from a file or the page's store as a save that is opened like any other."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.problems.position import broken, read_position
from tabletop.problems.problem import OpenedProblem, Problem, ProblemAnswer
from tabletop.replay_link.picks import answers_to, pick_of

_PROBLEM = TypeAdapter(Problem)


def read_problem(
    data: dict[str, Any], kinds: Mapping[str, Kind], name: str, names: Sequence[str]
) -> OpenedProblem:
    """Return the problem ``data`` as the save of a match called ``name``, and its answers.

    Raises ``Refusal``: ``wrong-game`` (none of ``kinds``), ``save-lacks`` where it needs what this copy has not,
    ``problem-broken`` on anything else that is none, or of other rules.
    """
    try:
        problem = _PROBLEM.validate_python(data)
    except ValidationError:
        raise broken() from None
    kind = kinds.get(problem.game)
    if kind is None:
        raise Refusal("wrong-game", game=problem.game)
    match = read_position(problem.position, kind, name, problem.seat, names)
    ask = match.position.ask
    if ask is None or not all(len(pair) == len(("number", "chance")) for pair in problem.answers):
        raise broken()
    count = answers_to(ask)
    if not all(0 <= number < count for number, _ in problem.answers):
        raise broken()
    answers = [
        ProblemAnswer(number, list(pick_of(ask, number)), chance, at < problem.right)
        for at, (number, chance) in enumerate(problem.answers)
    ]
    return OpenedProblem(_save_of(match, kind), answers)


def _save_of(match: Match[Any, Any], kind: Kind) -> str:
    """Return the save of a position that may be forged: what no save can hold, such as a seed of 2^64, is refused."""
    try:
        return match.record(kind).model_dump_json()
    except (ValidationError, PydanticSerializationError):
        raise broken() from None
