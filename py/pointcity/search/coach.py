"""Tries the answers to an ask, and gives each a chance to win and figures for the coach's reasons.

It knows what the seat that is asked knows, and tries answers in the way in which ``master`` does.
"""

from collections.abc import Iterable, Mapping, Sequence

from pointcity.bots.normal import NormalBot
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.option_search import weigh
from pointcity.search.plans import Plan
from pointcity.search.rollout_notes import Note
from pointcity.search.why import cells_of, told, why
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.advice import MOST, RARELY, Advice, Reason, compared, tenths, worth_saying
from tabletop.players.search import Prospect
from tabletop.players.thinking import Thought


def reasons(plan: Plan, tried: Mapping[Plan, Sequence[Note]], view: View) -> list[Reason]:
    """Return what is worth saying of ``plan``: where the cards lie, who else wants them, what it leads to.

    ``tried`` has the notes of each plan's trials.
    """
    notes = tried[plan]
    said: list[Reason] = []
    # Cards that look alike are told apart by where they lie.
    if cells := cells_of(plan):
        said.append(Reason("where", {"cells": cells}))
    for card in _cards(plan, view):
        without = [note for other, some in tried.items() if card not in _cards(other, view) for note in some]
        if share(bool(note["others"].get(card)) for note in without) >= RARELY:
            said.append(Reason("wanted", {"card": card}))
    # A token that comes with every answer alike is no reason for this one.
    tokens = {other: share(note["token"] for note in some) for other, some in tried.items()}
    if worth_saying(tokens[plan], [*tokens.values()]):
        said.append(Reason("token", {}))
    means = {"built": sum(note["built"] for note in notes), "points": sum(note["points"] for note in notes)}
    return [*said, Reason("leaves", {name: tenths(count, len(notes)) for name, count in means.items()})]


def share(happened: Iterable[bool]) -> float:
    """Return in which share of the trials something happened."""
    found = [*happened]
    return sum(found) / max(len(found), 1)


def _cards(plan: Plan, view: View) -> list[str]:
    """Return the buildings that ``plan`` takes."""
    return [view.market[cell].card for cell in cells_of(plan) if view.market[cell].card]


def advise(
    view: View, ask: AskView, chance: Randomness, recall: Recall, chosen: Pick | None = None
) -> Thought[list[Advice]]:
    """Compute the best answers, each with its chance; that of ``normal`` if none can be tried.

    ``chosen`` is the answer that was given, if it was: the reason for the best one says what it has that this one has
    not.
    """
    yield
    memory: Memory = recall()
    found = yield from weigh(memory, view, ask, chance, noting=True)
    if not found:
        pick = NormalBot().choose(view, ask, chance)
        return [Advice(list(pick), None, [], why(view, ask, (pick,)))]
    tried: dict[Plan, list[Note]] = {one.option: one.notes for one in found}
    # Of plans with the same first answer, only the best one counts.
    best: dict[str, Prospect[Plan]] = {}
    for one in found:
        best.setdefault(one.option[0][0], one)
    plans = [one.option for one in best.values()]
    given = next((plan for plan in plans[1:] if plan[0] == chosen), plans[min(1, len(plans) - 1)])
    advice: list[Advice] = []
    for one in list(best.values())[:MOST]:
        beside = given if one.option == plans[0] else plans[0]
        if one.option == plans[0] != beside:
            said = told(view, ask, one.option, beside, tried[one.option], tried[beside])
        else:
            said = why(view, ask, one.option, beside if beside != one.option else ())
        chances = round(100 * one.worth)
        advice.append(Advice(list(one.option[0]), chances, reasons(one.option, tried, view), said))
    return compared(advice)
