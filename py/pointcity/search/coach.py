"""The coach: what each answer came to where it was tried, as a chance to win and as figures that can be put in words.

It knows what the seat that is asked knows, and tries answers in the way in which ``master`` does.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from pointcity.bots.normal import NormalBot
from pointcity.engine.scoring import points_of
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.plans import Plan
from pointcity.search.trying import weigh
from tabletop.advice import MOST, Advice, Reason, tenths, worth_saying
from tabletop.ask import AskView, read_option
from tabletop.events import Event
from tabletop.kind import Recall
from tabletop.randomness import Randomness
from tabletop.search import Prospect
from tabletop.thinking import Thought

BUILT = frozenset({"building_built", "automa_built"})


@dataclass(slots=True)
class Tally:
    """What became of one seat in the tries of a plan: in how many, or how much in all; and what others built there."""

    seat: int
    tries: int = 0
    built: int = 0
    tokens: int = 0
    points: int = 0
    others: Counter[str] = field(default_factory=Counter[str])

    def read(self, events: list[Event], state: State) -> None:
        """Count one try: what was told of it, and how it ended."""
        self.tries += 1
        self.points += points_of(state.players[self.seat])
        took = False
        for event in events:
            told = event.everyone or {}
            if event.kind not in BUILT:
                took = took or (event.kind == "token_taken" and told["seat"] == self.seat)
            elif told.get("seat") == self.seat:
                self.built += 1
            else:
                self.others[str(told["card"])] += 1
        self.tokens += took


def reasons(plan: Plan, tallies: Mapping[Plan, Tally], view: View) -> list[Reason]:
    """Return what is worth saying of ``plan``: where the cards lie, who else wants them, what it leads to."""
    tally = tallies[plan]
    said: list[Reason] = []
    # Cards that look alike are told apart by where they lie.
    if cells := _cells(plan):
        said.append(Reason("where", {"cells": cells}))
    for card in _cards(plan, view):
        without = [other for other in tallies if card not in _cards(other, view)]
        times = sum(tallies[other].others[card] for other in without)
        tries = sum(tallies[other].tries for other in without)
        if worth_saying(times, tries):
            said.append(Reason("wanted", {"card": card, "times": times, "of": tries}))
    # A token that comes whatever one does is no reason.
    sure = all(other.tokens == other.tries for other in tallies.values())
    if worth_saying(tally.tokens, tally.tries) and not sure:
        said.append(Reason("token", {"times": tally.tokens, "of": tally.tries}))
    means = {"built": tally.built, "points": tally.points}
    return [*said, Reason("leaves", {name: tenths(count, tally.tries) for name, count in means.items()})]


def _cards(plan: Plan, view: View) -> list[str]:
    """Return the buildings that ``plan`` takes."""
    return [view.market[cell].card for cell in _cells(plan) if view.market[cell].card]


def _cells(plan: Plan) -> list[int]:
    """Return the cells that ``plan`` takes from, or turns over."""
    options = [read_option(pick[0]) for pick in plan]
    return [option.number("cell") for option in options if "cell" in option.args]


def advise(view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[list[Advice]]:
    """Think out the best answers, each with its chance; where none can be tried, what ``normal`` would do."""
    tallies: dict[Plan, Tally] = {}

    def watch(plan: Plan, events: list[Event], state: State) -> None:
        tallies.setdefault(plan, Tally(ask.seat)).read(events, state)

    yield
    memory: Memory = recall()
    found = yield from weigh(memory, view, ask, chance, watch=watch)
    if not found:
        return [Advice(list(NormalBot().choose(view, ask, chance)), None, [])]
    # Of plans that begin alike the best one speaks for the answer.
    best: dict[str, Prospect[Plan]] = {}
    for one in found:
        best.setdefault(one.option[0][0], one)
    return [
        Advice(list(one.option[0]), round(100 * one.worth), reasons(one.option, tallies, view))
        for one in list(best.values())[:MOST]
    ]
