"""Estimates which character others expect a seat to draft: a conditional logit model of public information."""

import json
import pkgutil
from functools import cache
from math import exp

from citadels.bots.guess import worth_to
from citadels.bots.learned_draft import ALWAYS
from citadels.bots.outlook import Outlook
from citadels.bots.weights import table_of

PublicFigures = dict[tuple[str, str], float]
"""Public features of one answer, or the weights of features, by character (``""``: all of them) and feature."""


@cache
def public_weights(edition: str, players: int) -> PublicFigures:
    """Return the weights of features for such tables (bench/expected_draft.py); empty if none were learned."""
    data = json.loads(pkgutil.get_data("citadels.bots", "expected_draft.json") or b"{}")
    counts = data.get(edition, {}).get(table_of(players), {})
    return {(name, figure): count for name, own in counts.items() for figure, count in own.items()}


def public_figures(look: Outlook, name: str, seat: int) -> PublicFigures:
    """Return the public features of the answer that ``seat`` drafts ``name``."""
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


def utility(figures: PublicFigures, counts: PublicFigures) -> float:
    """Return the utility of an answer: the weighted sum of its features; ``counts`` are the weights."""
    found = 0.0
    # Not by ``sum``, which rounds otherwise from Python 3.12 on.
    for key, value in figures.items():
        found += counts.get(key, 0.0) * value
    return found


def shares_of(utilities: list[float]) -> list[float]:
    """Return the probability of each answer: the softmax of their utilities."""
    top, total = max(utilities), 0.0
    weights = [exp(each - top) for each in utilities]
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def expected_shares(look: Outlook, names: list[str], counts: PublicFigures) -> list[float]:
    """Return the probability, as others see it, that the viewer takes each of ``names``; it takes one of them."""
    return shares_of([utility(public_figures(look, name, look.seat), counts) for name in names])
