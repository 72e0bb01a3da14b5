"""Tries the answers to an ask, and gives each a chance to win and figures for the coach's reasons.

It knows what the seat that is asked knows, and tries answers in the way in which ``master`` does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from citadels.bots.strong import StrongBot
from citadels.knowledge.draft_facts import draft_facts
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.option_search import weigh
from citadels.search.rollout_notes import Note, share
from citadels.search.why import lets_build, told, why
from tabletop.kernel.ask import AskView, Pick, read_option
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.advice import MOST, NOTICEABLE, Advice, Reason, compared, tenths, worth_saying
from tabletop.players.search import Prospect
from tabletop.players.thinking import Thought

Tried = Mapping[Pick, Sequence[Note]]
"""The noted rounds that followed each answer."""


def reasons(pick: Pick, tried: Tried, view: View) -> list[Reason]:
    """Return what is worth saying of the rounds that followed ``pick``.

    It says what could happen, and what is left on average.
    """
    notes = tried[pick]

    def could(what: str, counted: str = "", *, because: bool = False) -> list[Reason]:
        """Say that something could happen, if it does so oftener than after another answer.

        It says, too, whether that was to be expected.
        """
        shares = {other: share(some, counted or what) for other, some in tried.items()}
        return [Reason(what, {"because": because})] if worth_saying(shares[pick], [*shares.values()]) else []

    said = [
        *could("robbed", because=_richest(view)),
        *could("wrecked"),
        # A viewer who has the crown already need not be told.
        *(could("crowned", "crown") if view.crown != view.seat else []),
    ]
    # Only in the draft is the viewer's own turn still to come.
    if view.phase == "draft":
        said = [*could("silenced", because=_leads(view)), *said]
    means = {
        name: tenths(sum(note[name] for note in notes), len(notes)) for name in ("built", "gold", "cards")
    }
    return [*said, Reason("leaves", {**means})]


def _leads(view: View) -> bool:
    """Whether the viewer's city is worth more than any other, as all can see."""
    return all(
        seat.points < view.seats[view.seat or 0].points for seat in view.seats if seat.seat != view.seat
    )


def _richest(view: View) -> bool:
    """Whether no other seat has as much gold as the viewer."""
    own = view.seats[view.seat or 0].gold
    return all(seat.gold < own for seat in view.seats if seat.seat != view.seat)


def advise(
    view: View, ask: AskView, chance: Randomness, recall: Recall, chosen: Pick | None = None
) -> Thought[list[Advice]]:
    """Compute the best answers, each with its chance; that of ``strong`` if none can be tried.

    ``chosen`` is the answer that was given, if it was: the reason for the best one says what it has that this one has
    not.
    """
    yield
    memory: Memory = recall()
    if view.round and view.phase != "over":
        view = replace(view, draft=draft_facts(memory.game.rules, memory.knowledge, view))
    found = yield from weigh(memory, view, ask, chance, noting=True)
    if not found:
        pick = StrongBot().choose(view, ask, chance)
        return [Advice(list(pick), None, [], why(view, ask, pick))]
    found = without_cancel(found)
    best = found[0].option
    beside = chosen if chosen is not None and chosen != best else found[min(1, len(found) - 1)].option
    shown = found[:MOST]
    tried = {one.option: one.notes for one in found if one in shown or one.option == beside}
    advice: list[Advice] = []
    for one in shown:
        pick, other = one.option, beside if one.option == best else best
        if other == pick or other not in tried:
            said = why(view, ask, pick, other if other != pick else ())
        elif one is found[0]:
            said = told(view, ask, pick, other, tried[pick], tried[other])
        else:
            said = lets_build(view, pick, tried[pick], tried[other]) or why(view, ask, pick, other)
        advice.append(Advice(list(pick), round(100 * one.worth), reasons(pick, tried, view), said))
    return compared(advice)


def without_cancel(found: list[Prospect[Pick]]) -> list[Prospect[Pick]]:
    """Return ``found`` without the answer that cancels, unless every other one noticeably loses against it."""
    others = [one for one in found if not any(read_option(option).verb == "cancel" for option in one.option)]
    if not others or others == found:
        return found
    lead = found[0].worth - others[0].worth
    return found if found[0] is not others[0] and lead > NOTICEABLE / 100 else others
