"""The coach: what each answer came to where it was tried, as a chance to win and as figures that can be put in words.

It knows what the seat that is asked knows, and tries answers in the way in which ``master`` does.
"""

from dataclasses import dataclass

from citadels.bots.strong import StrongBot
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.trying import weigh
from tabletop.advice import MOST, Advice, Reason, tenths, worth_saying
from tabletop.ask import AskView, Pick
from tabletop.events import Event, Facts
from tabletop.kind import Recall
from tabletop.randomness import Randomness
from tabletop.search import Prospect
from tabletop.thinking import Thought

LOSSES = {
    "district_destroyed": ("seat", "by"),
    "district_seized": ("seat", "by"),
    "districts_exchanged": ("other", "seat"),
}
"""How a district is lost: the facts that say whose it was and whose doing it is."""


@dataclass(slots=True)
class Tally:
    """What befell one seat in the rounds in which an answer was tried: in how many, or how much in all."""

    seat: int
    rounds: int = 0
    turns: int = 0
    robbed: int = 0
    wrecked: int = 0
    built: int = 0
    gold: int = 0
    cards: int = 0
    crown: int = 0

    def read(self, events: list[Event], state: State) -> None:
        """Count one round: what was told of it, and how it ended."""
        facts = [(event.kind, event.everyone or {}) for event in events]
        me = state.players[self.seat]
        self.rounds += 1
        self.turns += any(kind == "turn_ended" and told["seat"] == self.seat for kind, told in facts)
        self.robbed += any(kind == "gold_moved" and told["from"] == self.seat for kind, told in facts)
        self.wrecked += any(self._loses(kind, told) for kind, told in facts)
        self.built += sum(kind == "district_built" and told["seat"] == self.seat for kind, told in facts)
        self.gold += me.gold
        self.cards += len(me.hand)
        self.crown += state.crown == self.seat

    def _loses(self, kind: str, told: Facts) -> bool:
        whose, by = LOSSES.get(kind, ("", ""))
        return bool(whose) and told.get(whose) == self.seat != told.get(by)

    def reasons(self, view: View) -> list[Reason]:
        """Return what is worth saying, what is to be feared first."""
        # In the draft the own turn is still to come.
        silenced = self.rounds - self.turns if view.phase == "draft" else 0
        figures = {"built": self.built, "gold": self.gold, "cards": self.cards}
        said = [
            *self._times("silenced", silenced, because=_leads(view)),
            *self._times("robbed", self.robbed, because=_richest(view)),
            *self._times("wrecked", self.wrecked),
            # Whoever has it already is told nothing new.
            *self._times("crowned", 0 if view.crown == self.seat else self.crown),
        ]
        return [
            *said,
            Reason("leaves", {name: tenths(count, self.rounds) for name, count in figures.items()}),
        ]

    def _times(self, what: str, times: int, *, because: bool = False) -> list[Reason]:
        """Say how often something happened, and whether it was to be expected; nothing where it is rare."""
        if not worth_saying(times, self.rounds):
            return []
        return [Reason(what, {"times": times, "of": self.rounds, "because": because})]


def _leads(view: View) -> bool:
    """Whether no city is worth more than the viewer's, and some less."""
    points = [seat.points for seat in view.seats]
    own = view.seats[view.seat or 0].points
    return own == max(points) > min(points)


def _richest(view: View) -> bool:
    """Whether nobody has as much gold as the viewer."""
    own = view.seats[view.seat or 0].gold
    return all(seat.gold < own for seat in view.seats if seat.seat != view.seat)


def advise(view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[list[Advice]]:
    """Think out the best answers, each with its chance; where none can be tried, what ``strong`` would do."""
    tallies: dict[Pick, Tally] = {}

    def watch(pick: Pick, events: list[Event], state: State) -> None:
        tallies.setdefault(pick, Tally(ask.seat)).read(events, state)

    yield
    memory: Memory = recall()
    found = yield from weigh(memory, view, ask, chance, watch)
    if not found:
        return [Advice(list(StrongBot().choose(view, ask, chance)), None, [])]
    return [_advice(one, tallies[one.option].reasons(view)) for one in found[:MOST]]


def _advice(prospect: Prospect[Pick], reasons: list[Reason]) -> Advice:
    return Advice(list(prospect.option), round(100 * prospect.worth), reasons)
