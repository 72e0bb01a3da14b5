"""Tracks what no view shows: who built, who completed a city, what the current turn has used."""

from dataclasses import dataclass, field

from citadels.engine.rules import Rules
from citadels.knowledge.card_notes import number, word
from tabletop.kernel.events import EventView

_INCOME = frozenset({"gold_gained", "cards_drawn"})
"""Kinds of events of an income that an ability can cause as well."""

_OTHER = frozenset({"district_built", "district_confiscated", "turn_ended", "turn_resumed"})
"""Kinds of events that a character causes without using its ability."""


@dataclass(slots=True)
class TurnProgress:
    """``character`` is the one whose turn it is, ``used`` and ``paid`` are what its turn has used and spent."""

    finishers: list[int] = field(default_factory=list[int])
    builders: list[int] = field(default_factory=list[int])
    character: str = ""
    used: list[str] = field(default_factory=list[str])
    paid: int = 0

    def copy(self) -> "TurnProgress":
        """Return an independent equal progress."""
        return TurnProgress(self.finishers[:], self.builders[:], self.character, self.used[:], self.paid)

    def tell(self, rules: Rules, event: EventView) -> None:
        """Take note of ``event``."""
        if event.kind == "round_started":
            self.builders = []
        elif event.kind in {"rank_called", "turn_ended"}:
            self.character, self.used, self.paid = "", [], 0
        elif event.kind == "character_revealed":
            self.character = word(event, "character")
        elif event.kind == "city_completed" and event.data.get("first"):
            self.finishers.append(number(event, "seat"))
        if event.kind in {"district_built", "district_confiscated"}:
            self._built(event)
        if event.cause:
            self._used(rules, event)

    def _built(self, event: EventView) -> None:
        paid = number(event, "paid")
        self.builders.append(number(event, "seat"))
        self.used.append("built")
        if paid:
            self.used.append("paid_build")
        if event.kind == "district_built":
            self.paid += paid

    def _used(self, rules: Rules, event: EventView) -> None:
        """Note that the ability of the turn's character, or a district, was used."""
        cause = event.cause
        if cause == self.character and event.kind not in _OTHER:
            income = rules.characters[cause].income is not None and event.kind in _INCOME
            self.used.append("income" if income and "income" not in self.used else cause)
        elif cause in rules.districts_with.get("use", ()):
            self.used.append(cause)
