"""Holds the knowledge of one seat as a value: a function of the events, views and asks that it was sent."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from citadels.engine.rules import Rules
from citadels.knowledge.card_notes import CardNotes
from citadels.knowledge.event_kinds import check_kinds
from citadels.knowledge.role_notes import RoleNotes
from citadels.knowledge.stored import Notes
from citadels.knowledge.turn_progress import TurnProgress
from citadels.model.view import View
from tabletop.kernel.ask import AskView
from tabletop.kernel.events import EventView
from tabletop.kernel.step_start import StepStart

DECK_SEARCHED = "deck_searched"
"""The event that a seat adds for itself when the options of an ask show it the whole deck."""


@dataclass(slots=True)
class Knowledge:
    """What ``seat`` (None: a spectator) knows.

    ``cards``, ``roles`` and ``progress`` are those at the start of the current step, ``fresh`` are the events since.
    ``menu`` are the options of its turn, if the step began with that ask.
    """

    cards: CardNotes
    roles: RoleNotes
    progress: TurnProgress
    step_start: StepStart[View]
    fresh: list[EventView] = field(default_factory=list[EventView])
    menu: list[str] = field(default_factory=list[str])

    @property
    def seat(self) -> int | None:
        """Whose knowledge it is."""
        return self.cards.seat

    @classmethod
    def of(cls, rules: Rules, step_start: StepStart[View]) -> "Knowledge":
        """Return the knowledge of a seat that was told nothing before the current step."""
        view = step_start.view
        progress = TurnProgress(**(step_start.progress or {}))
        return cls(CardNotes.of(view, rules.deck), RoleNotes.of(view, rules), progress, step_start)

    @classmethod
    def first(
        cls,
        rules: Rules,
        step_start: StepStart[View],
        view: View,
        ask: AskView | None,
        notes: Notes | None = None,
    ) -> "Knowledge":
        """Return the knowledge of a seat that was told of the current step only, and knew ``notes`` before."""
        knowledge = cls.of(rules, step_start)
        if notes is not None:
            knowledge.cards, knowledge.roles = notes.cards, notes.roles
        knowledge.learn(rules, [event for part in step_start.told for event in part], step_start, view, ask)
        return knowledge

    def copy(self) -> "Knowledge":
        """Return independent equal knowledge."""
        return Knowledge(
            self.cards.copy(),
            self.roles.copy(),
            self.progress.copy(),
            self.step_start,
            self.fresh[:],
            self.menu[:],
        )

    def learn(
        self,
        rules: Rules,
        events: Sequence[EventView],
        step_start: StepStart[View],
        view: View,
        ask: AskView | None,
    ) -> None:
        """Update the knowledge by ``events`` since the last call, the step's start, the view and the ask.

        Raises ``UnknownEventError``.
        """
        check_kinds(events)
        queue = [*self.fresh, *events]
        left = sum(map(len, step_start.told))
        at = len(queue)
        while at and left:
            at -= 1
            left -= queue[at].kind != DECK_SEARCHED
        self.tell(rules, queue[:at], step_start.view.mine)
        self.cards.finish()
        self.step_start, self.fresh = step_start, queue[at:]
        if ask is not None and ask.seat == self.seat:
            self._asked(rules, view, ask)

    def _asked(self, rules: Rules, view: View, ask: AskView) -> None:
        """Note the hidden cards that an ask's options show."""
        if ask.kind in {"draft", "draft_discard"}:
            self.roles.offered(rules, [option.word("character") for option in ask.options])
        elif ask.kind in {"piles", "draft_two"}:
            self.roles.shown_pile(view.seen, self.fresh)
        elif ask.kind == "search":
            found = [option.word("card") for option in ask.options]
            if not self.fresh or self.fresh[-1].kind != DECK_SEARCHED:
                self.fresh.append(EventView(DECK_SEARCHED, ask.cause, {"cards": found}))
        if ask.kind == "turn":
            self.menu = [option.id for option in ask.options]
        elif not self.step_start.picks:
            self.menu = []

    def tell(self, rules: Rules, events: Sequence[EventView], mine: Sequence[str]) -> None:
        """Update the notes by ``events``; ``mine`` are the seat's own characters after them."""
        for event in events:
            self.cards.tell(event)
            self.roles.tell(rules, event, mine)
            self.progress.tell(rules, event)

    def now(self, rules: Rules, view: View) -> "Knowledge":
        """Return this knowledge updated by the events of the current step."""
        here = self.copy()
        here.tell(rules, here.fresh, view.mine)
        here.fresh = []
        here.cards.see(view)
        if view.facedown < len(here.roles.laid):
            here.roles.join()
        return here
