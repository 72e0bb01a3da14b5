"""Defines the coach's answer to an open ask: the best answers found and the reasons, from what that seat knows."""

from dataclasses import dataclass

from tabletop.kernel.ask import AskView
from tabletop.kernel.events import Facts

MOST = 3
"""The most answers that are told; more are no help."""

RARELY = 0.1
"""The smallest share of tries in which something must happen to be told."""


NOTICEABLE = 2
"""Two answers whose chances differ by so many points or less are equally good: fewer tries could swap them."""


def worth_saying(times: int, tries: int) -> bool:
    """Whether something that happened ``times`` times in ``tries`` tries is to be told."""
    return times > 0 and times >= RARELY * tries


def tenths(total: int, tries: int) -> int:
    """Return the mean in tenths: whole numbers cross the border."""
    return round(10 * total / tries)


@dataclass(slots=True)
class Reason:
    """An argument for or against an answer: the id of the game's text, and the facts that fill it."""

    id: str
    facts: Facts


@dataclass(slots=True)
class Advice:
    """An answer: the ids of its options; the chance to win that it was found to leave, in per cent (None: not tried).

    ``why`` is one sentence in the terms of the game, before the figures in ``reasons``; None where nothing simple speaks
    for the answer. ``as_good``: it is not the best one, but not noticeably worse.
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
