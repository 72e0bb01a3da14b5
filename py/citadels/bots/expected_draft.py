"""Says how strongly others expect each character of a seat that drafts: a conditional logit on what all can see."""

import json
import pkgutil
from functools import cache
from math import exp

from citadels.bots.guess import worth_to
from citadels.bots.learned_draft import ALWAYS
from citadels.bots.outlook import Outlook
from citadels.bots.weights import table_of

PublicFigures = dict[tuple[str, str], float]
"""What all can see of one answer, by character (``""``: any) and name; or what each of these counts."""


@cache
def expected(edition: str, players: int) -> PublicFigures:
    """Return what each figure counts at such tables (bench/expected_draft.py); nothing where nothing was learned."""
    data = json.loads(pkgutil.get_data("citadels.bots", "expected_draft.json") or b"{}")
    counts = data.get(edition, {}).get(table_of(players), {})
    return {(name, figure): count for name, own in counts.items() for figure, count in own.items()}


def public_figures(look: Outlook, name: str, seat: int) -> PublicFigures:
    """Return what all can see that may speak for ``name`` at ``seat``."""
    who = look.view.seats[seat]
    figures = {
        ALWAYS: 1.0,
        "gold": min(who.gold, 4) / 4,
        "more_gold": min(max(who.gold - 4, 0), 6) / 4,
        "hand": min(who.hand, 5) / 4,
        "empty": float(who.hand == 0),
        "income": look.income(who, look.role(name).income) / 2,
        "districts": len(who.city) / 4,
        "ending": float(look.left(who) <= 2),
        "crown": float(who.crown),
        "lead": (who.points - max(one.points for one in look.view.seats if one is not who)) / 8,
    }
    own = {(name, figure): value for figure, value in figures.items() if value}
    return own | {("", "worth"): worth_to(look, name, who)}


def height(figures: PublicFigures, counts: PublicFigures) -> float:
    """Return how much speaks for an answer."""
    found = 0.0
    # Not by ``sum``, which rounds otherwise from Python 3.12 on.
    for key, value in figures.items():
        found += counts.get(key, 0.0) * value
    return found


def shares_of(heights: list[float]) -> list[float]:
    """Return the probability of each answer: their softmax."""
    top, total = max(heights), 0.0
    weights = [exp(each - top) for each in heights]
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def expected_shares(look: Outlook, names: list[str], counts: PublicFigures) -> list[float]:
    """Return how probable others find it that the viewer takes each of ``names``, one of which it takes."""
    return shares_of([height(public_figures(look, name, look.seat), counts) for name in names])
