"""Sums up a round for its page: who built most, and what players lost to others."""

from collections.abc import Iterable
from typing import Any

from citadels.cards.api import ROBBED
from tabletop.kernel.events import Event

WEIGHTS = {"destroyed": 4, "seized": 4, "confiscated": 3}
"""How much a loss counts beside one gold, by deed."""


def round_facts(events: Iterable[Event]) -> dict[str, Any]:
    """Return ``builder`` and ``losses`` of a round with these ``events``.

    ``builder`` is the seat that paid most for new districts, with their ``cards``, the dearest first; left out if none
    was built. ``losses`` are ``{seat, by, deed, amount, card}``, the heaviest first; ``amount`` is gold.
    """
    built: dict[int, list[tuple[int, str]]] = {}
    losses: list[tuple[int, dict[str, Any]]] = []
    for event in events:
        facts = event.everyone or {}
        if event.kind == "district_built":
            built.setdefault(int(str(facts["seat"])), []).append(
                (int(str(facts["paid"])), str(facts["card"]))
            )
        harm = event.explained.harm
        amount = int(str(facts.get("amount", 0)))
        weight = amount if event.explained.why == ROBBED else WEIGHTS.get(harm.deed, 0) if harm else 0
        if harm is not None and weight:
            loss = {"seat": harm.seat, "by": harm.by, "deed": harm.deed, "amount": amount}
            losses.append((weight, loss | {"card": facts.get("card", "")}))
    losses.sort(key=lambda one: -one[0])
    return _builder(built) | {"losses": [loss for _, loss in losses]}


def _builder(built: dict[int, list[tuple[int, str]]]) -> dict[str, Any]:
    if not built:
        return {}
    seat = max(built, key=lambda one: sum(paid for paid, _ in built[one]))
    dearest = sorted(built[seat], key=lambda one: -one[0])
    return {"builder": {"seat": seat, "cards": [card for _, card in dearest]}}
