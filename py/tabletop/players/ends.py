"""Says by which mean the tries of two answers differ most, where nothing simpler speaks for the better one."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabletop.players.advice import Reason, tenths

Ends = Mapping[str, float]
"""What a try came to, by the id of the text that tells its mean; and whether the game was over by then (``OVER``)."""

OVER = "over"


class Weight(NamedTuple):
    """How many points one more is worth; less than 0 where it is a rival's.

    ``passing``: nothing once the game is over.
    """

    points: float
    passing: bool = False


class _Apart(NamedTuple):
    """A mean in tenths after each of two answers, and how much that speaks for the first one, in points."""

    id: str
    mean: int
    instead: int
    gain: float


def ends_apart(weights: Mapping[str, Weight], best: Sequence[Ends], other: Sequence[Ends]) -> Reason | None:
    """Return the mean that speaks most for ``best`` rather than ``other``, the tries of two answers.

    None if one has none.

    Of means that are told alike none is chosen while another one differs.
    """
    if not best or not other:
        return None
    going_on = 1 - (_mean(best, OVER) + _mean(other, OVER)) / 2
    found: list[_Apart] = []
    for name, weight in weights.items():
        if all(name in one for one in (*best, *other)):
            gain = weight.points * (_mean(best, name) - _mean(other, name))
            means = [tenths(sum(one[name] for one in some), len(some)) for some in (best, other)]
            found.append(_Apart(name, means[0], means[1], gain * going_on if weight.passing else gain))
    chosen = max(found, key=lambda one: (one.mean != one.instead and one.gain > 0, one.gain), default=None)
    return chosen and Reason(chosen.id, {"mean": chosen.mean, "instead": chosen.instead})


def _mean(tries: Sequence[Ends], name: str) -> float:
    return sum(one[name] for one in tries) / len(tries)
