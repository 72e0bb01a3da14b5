"""Lists what the statistics count: whether the automa played, at which level, and the tokens that a seat takes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tabletop.kernel.events import Event
from tabletop.match.figures import StatisticRules
from tabletop.match.kind import Answer

TOGETHER = "together"
"""The variant without the automa."""


def counted(answer: Answer) -> Iterator[str]:
    """Yield ids such as ``token.park``, of the tokens that an answer takes."""
    for event in answer.events:
        if event.kind == "token_taken" and event.everyone:
            yield f"token.{event.everyone['token']}"


def variant(setup: Mapping[str, Any]) -> str:
    """Return the level of the automa."""
    return str(setup.get("automa") or TOGETHER)


def no_pieces(_events: Iterable[Event], _seat: int) -> list[str]:
    """Return nothing: all seats play as the same."""
    return []


STATISTICS = StatisticRules(counted, variant, no_pieces)
