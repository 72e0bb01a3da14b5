"""Defines the coach's answer to an open ask: the best answers found and the reasons, from what that seat knows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tabletop.kernel.ask import AskView
from tabletop.kernel.events import Fact, Facts

MOST = 3
"""The most answers that are told; more are no help."""

RARELY = 0.1
"""The smallest share of tries in which something must happen to be told."""

APART = 0.15
"""By how much that share must differ from the smallest of the answers, so that it speaks for or against one of them."""

NOTICEABLE = 2
"""Two answers whose chances differ by so many points or less are equally good: fewer tries could swap them."""


def worth_saying(share: float, shares: Sequence[float]) -> bool:
    """Whether something that may happen, and did in this ``share`` of the tries, tells an answer from the others.

    ``shares`` are those of all answers. What happens after each answer alike is no reason for one of them.
    """
    return share >= RARELY and share - min(shares, default=0.0) >= APART


def tenths(total: float, tries: int) -> int:
    """Return the mean in tenths: whole numbers cross the border."""
    return round(10 * total / tries)


@dataclass(slots=True)
class Reason:
    """An argument for or against an answer: the id of the game's text, and the facts that fill it."""

    id: str
    facts: Facts


NAMES = frozenset({"character", "card"})
"""The facts that only name what the answer is about."""

WHOSE = "seat"
"""The number that says who is meant; all other numbers say how much, and of two reasons alike the greater one
counts."""


def exceeds(one: Reason, others: Iterable[Reason]) -> bool:
    """Whether ``one`` says more than any of ``others``: something else, or more of the same."""
    return not any(_covers(other, one) for other in others)


def _covers(other: Reason, one: Reason) -> bool:
    if other.id != one.id:
        return False
    keys = {*one.facts, *other.facts}
    measures = {key for key in keys if key != WHOSE and isinstance(one.facts.get(key), int)}
    plain = keys - measures - NAMES
    more = any(_much(one.facts.get(key)) > _much(other.facts.get(key)) for key in measures)
    return not more and all(one.facts.get(key) == other.facts.get(key) for key in plain)


def _much(value: Fact) -> int:
    return value if isinstance(value, int) else 0


@dataclass(slots=True)
class Advice:
    """An answer: the ids of its options; the chance to win that it was found to leave, in per cent (None: not tried).

    ``why`` is one sentence in the terms of the game, before the figures in ``reasons``: what speaks for the answer
    rather than for the one beside it, the best or (for the best) the one that was chosen, else the next; None where
    nothing simple does. ``as_good``: it is not the best one, but not noticeably worse.
    """

    options: list[str]
    chance: int | None
    reasons: list[Reason]
    why: Reason | None = None
    as_good: bool = False


def compared(advice: list[Advice]) -> list[Advice]:
    """Mark those of ``advice``, the best first, that are as good as the best; return the same list."""
    best = advice[0].chance if advice else None
    for one in advice[1:]:
        one.as_good = best is not None and one.chance is not None and best - one.chance <= NOTICEABLE
    return advice


@dataclass(slots=True)
class Hint:
    """The coach's advice on the ask ``ask``, the best answer first.

    Empty if the coach knows no better than anyone.
    """

    ask: str
    advice: list[Advice]


@dataclass(slots=True)
class PastHint:
    """What the coach would have said of ``ask``, which was answered with the options ``chosen``."""

    ask: AskView
    chosen: list[str]
    advice: list[Advice]
