"""What a coach says of an open ask: the best answers it has found, and why, from what the seat that is asked knows."""

from dataclasses import dataclass

from tabletop.kernel.ask import AskView
from tabletop.kernel.events import Facts

MOST = 3
"""So many answers are told: more are no help."""

RARELY = 0.1
"""What happened in fewer of the tries is not worth a word."""


def worth_saying(times: int, tries: int) -> bool:
    """Whether what happened so often in so many tries is to be told."""
    return times > 0 and times >= RARELY * tries


def tenths(total: int, tries: int) -> int:
    """Return the mean in tenths: whole numbers cross the border."""
    return round(10 * total / tries)


@dataclass(slots=True)
class Reason:
    """Something that speaks for or against an answer: a text of the game's own, and what fills it."""

    id: str
    facts: Facts


@dataclass(slots=True)
class Advice:
    """An answer: the ids of its options; the chance to win that it was found to leave, in per cent (None: not tried)."""

    options: list[str]
    chance: int | None
    reasons: list[Reason]


@dataclass(slots=True)
class Hint:
    """What the coach says of the ask ``ask``, the best answer first; nothing where it does not know better than anybody."""

    ask: str
    advice: list[Advice]


@dataclass(slots=True)
class PastHint:
    """What the coach would have said of ``ask``, which was answered with the options ``chosen``."""

    ask: AskView
    chosen: list[str]
    advice: list[Advice]
