"""Lists what the statistics count: the edition, the characters that a seat reveals, those that it drafts and names."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tabletop.kernel.ask import read_option
from tabletop.kernel.events import Event
from tabletop.match.figures import StatisticRules
from tabletop.match.kind import Answer

COUNTED = {"draft": "drafted", "name": "named"}
"""The first part of the id by the verb of an option; options with these verbs have a character."""


def counted(answer: Answer) -> Iterator[str]:
    """Yield ids such as ``drafted.king``. Naming a character for a blank token is a bluff and does not count."""
    if answer.ask.kind.endswith("_blank"):
        return
    for option in answer.pick:
        view = read_option(option)
        if view.verb in COUNTED:
            yield f"{COUNTED[view.verb]}.{view.args['character']}"


def variant(setup: Mapping[str, Any]) -> str:
    """Return the id of the edition."""
    return str(setup["edition"])


def pieces(events: Iterable[Event], seat: int) -> list[str]:
    """Return the characters that ``seat`` revealed."""
    facts = (event.everyone or {} for event in events if event.kind == "character_revealed")
    return [str(told["character"]) for told in facts if told.get("seat") == seat]


STATISTICS = StatisticRules(counted, variant, pieces)
