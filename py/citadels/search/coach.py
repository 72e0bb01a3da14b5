"""Tries the answers to an ask, and gives each a chance to win and figures for the coach's reasons.

It knows what the seat that is asked knows, and tries answers in the way in which ``master`` does.
"""

from collections import Counter
from collections.abc import Sequence

from citadels.bots.strong import StrongBot
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.option_search import weigh
from citadels.search.rollout_notes import Note
from citadels.search.why import why
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.advice import MOST, Advice, Reason, compared, tenths, worth_saying
from tabletop.players.search import Prospect
from tabletop.players.thinking import Thought


def reasons(notes: Sequence[Note], view: View) -> list[Reason]:
    """Return what is worth saying of the noted rounds, dangers first."""
    rounds, total = len(notes), Counter[str]()
    for note in notes:
        total.update(note)

    def often(what: str, times: int, *, because: bool = False) -> list[Reason]:
        """Say how often something happened, and whether it was to be expected; nothing if it is rare."""
        if not worth_saying(times, rounds):
            return []
        return [Reason(what, {"times": times, "of": rounds, "because": because})]

    return [
        # Only in the draft is the viewer's own turn still to come.
        *often("silenced", rounds - total["turns"] if view.phase == "draft" else 0, because=_leads(view)),
        *often("robbed", total["robbed"], because=_richest(view)),
        *often("wrecked", total["wrecked"]),
        # A viewer who has the crown already need not be told.
        *often("crowned", 0 if view.crown == view.seat else total["crown"]),
        Reason("leaves", {name: tenths(total[name], rounds) for name in ("built", "gold", "cards")}),
    ]


def _leads(view: View) -> bool:
    """Whether no city is worth more than the viewer's, and some less."""
    points = [seat.points for seat in view.seats]
    own = view.seats[view.seat or 0].points
    return own == max(points) > min(points)


def _richest(view: View) -> bool:
    """Whether no other seat has as much gold as the viewer."""
    own = view.seats[view.seat or 0].gold
    return all(seat.gold < own for seat in view.seats if seat.seat != view.seat)


def advise(view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[list[Advice]]:
    """Compute the best answers, each with its chance; that of ``strong`` if none can be tried."""
    yield
    memory: Memory = recall()
    found = yield from weigh(memory, view, ask, chance, noting=True)
    if not found:
        pick = StrongBot().choose(view, ask, chance)
        return [Advice(list(pick), None, [], why(view, ask, pick))]
    return compared([_advice(one, view, ask) for one in found[:MOST]])


def _advice(prospect: Prospect[Pick], view: View, ask: AskView) -> Advice:
    pick = prospect.option
    return Advice(
        list(pick), round(100 * prospect.worth), reasons(prospect.notes, view), why(view, ask, pick)
    )
