"""Says what each seat's standing at the end of a try is the sum of, in the count that gives the chances."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from citadels.cards.api import ROBBED
from citadels.engine.scoring import ScorePart, score_parts
from citadels.engine.table import Table
from citadels.model.state import State
from citadels.search.bonuses import expected_bonus
from citadels.search.win_chances import FEATURES, features, to_build
from tabletop.kernel.events import Event, Facts
from tabletop.players.account import Account

if TYPE_CHECKING:
    from citadels.game import Citadels

SHARP = 1.0
"""What a point counts once the game is over, where the one with more has won."""

GOLD, HAND, TYPES, COMPLETED, CLOSE = "gold", "hand", "types", "completed", "close"
BUILT, BONUS = "built ", "bonus "
"""The parts of a standing; the last two with the id of a district: what it costs, and what it scores beyond that."""

CITY = (BUILT, BONUS, TYPES, COMPLETED, CLOSE)
"""The parts that are a city's."""

SILENCED, STRUCK, STOLEN, NEW, INCOME = "silenced ", "struck ", "stolen ", "new ", "income "
"""What happens to a seat, each with its number: a turn that it has not, a district lost, gold lost to a thief, new
districts, its income."""

HELD, CARDS, ALL_TYPES, COMPLETE, WITH, SCORES, OVER = (
    "held ",
    "cards ",
    "all types ",
    "complete ",
    "with ",
    "scores ",
    "over",
)
"""What a seat has at the end: gold, cards to build, all types, a complete city; with an id, a district and what it
scores beyond its cost. And whether the game is over."""

TWO_CHARACTERS = 3
"""The most players who play two characters each."""

LOSSES = {
    "district_destroyed": ("seat", "by"),
    "district_seized": ("seat", "by"),
    "districts_exchanged": ("other", "seat"),
}
"""By kind of event in which a district is lost: the facts for its owner and for the seat that took it away."""

GAINS = {"district_built": "seat", "district_confiscated": "to", "district_seized": "by"}
"""By kind of event in which a city gets one district more: the fact for its owner."""


def account_of(
    game: "Citadels", seat: int, state: State, events: Sequence[Event], figures: Sequence[float]
) -> Account:
    """Return the account of a try of ``seat`` that ended in ``state``; ``figures`` are those of the chances."""
    view, over = game.view(state, None), game.over(state)
    table = Table(game.rules, state, None)
    weights: dict[str, float] = dict(zip(FEATURES, figures, strict=True))
    scores = [score_parts(table, at, final=over) for at in range(game.seats)]
    seats = [
        _final(parts, table, at) if over else _standing(game, state, at, parts, weights)
        for at, parts in enumerate(scores)
    ]
    winners = [score.seat for score in view.scores or [] if score.place == 1]
    won = (seat in winners) / len(winners) if winners else 0.0
    return Account(seats, over, won, _happened(game, state, scores, events))


def _final(parts: Sequence[ScorePart], table: Table, seat: int) -> dict[str, float]:
    found = {_named(part.cause): SHARP * part.points for part in parts if part.cause != "districts"}
    for built in table.player(seat).city:
        found[BUILT + built.card] = found.get(BUILT + built.card, 0) + SHARP * table.cost(built)
    return found


def _standing(
    game: "Citadels", state: State, seat: int, parts: Sequence[ScorePart], weights: Mapping[str, float]
) -> dict[str, float]:
    table, each = Table(game.rules, state, None), weights["points"]
    found = {_named(part.cause): each * part.points for part in parts if part.cause != "districts"}
    for card, points in expected_bonus(game, state, seat).items():
        found[BONUS + card] = each * points
    for built in table.player(seat).city:
        here = each * table.cost(built) + weights["districts"]
        found[BUILT + built.card] = found.get(BUILT + built.card, 0) + here
    values: dict[str, float] = dict(
        zip(FEATURES, features(game.rules, table.player(seat), 0, state.city_size), strict=True)
    )
    for name, its in (
        (GOLD, ("gold", "more_gold")),
        (HAND, ("card", "second", "more_cards")),
        (CLOSE, ("two_left", "one_left")),
    ):
        found[name] = sum(weights[one] * values[one] for one in its)
    return found


def _named(cause: str) -> str:
    if cause in {"first", "completed"}:
        return COMPLETED
    return TYPES if cause == "types" else BONUS + cause


def _happened(
    game: "Citadels", state: State, scores: Sequence[Sequence[ScorePart]], events: Sequence[Event]
) -> dict[str, float]:
    found: Counter[str] = Counter()
    ended: Counter[int] = Counter()
    for event in events:
        facts, harm = event.everyone or {}, event.explained.harm
        if event.kind == "turn_ended":
            ended[int(str(facts["seat"]))] += 1
        elif event.kind in GAINS:
            found[f"{NEW}{facts[GAINS[event.kind]]}"] += 1
        elif event.kind == "gold_gained" and event.cause in game.rules.characters:
            found[f"{INCOME}{facts['seat']}"] += int(str(facts["amount"]))
        if harm is not None and harm.deed == ROBBED:
            found[f"{STOLEN}{harm.seat}"] += 1
        if (lost := loser(event.kind, facts)) is not None:
            found[f"{STRUCK}{lost}"] += 1
    each = 2 if game.seats <= TWO_CHARACTERS else 1
    for seat, (player, parts) in enumerate(zip(state.players, scores, strict=True)):
        causes = {_named(part.cause) for part in parts}
        found[f"{SILENCED}{seat}"] = max(each - ended[seat], 0)
        found[f"{HELD}{seat}"] = player.gold
        found[f"{CARDS}{seat}"] = len(to_build(game.rules, player))
        found[f"{ALL_TYPES}{seat}"] = TYPES in causes
        found[f"{COMPLETE}{seat}"] = COMPLETED in causes
        found.update(f"{WITH}{seat} {card}" for card in {built.card for built in player.city})
        found.update(
            {
                f"{SCORES}{seat} {part.cause}": part.points
                for part in parts
                if _named(part.cause) == BONUS + part.cause
            }
        )
    found[OVER] = game.over(state)
    return {what: float(count) for what, count in found.items() if count}


def loser(kind: str, facts: Facts) -> int | None:
    """Return the seat that lost a district to another one by an event, if one did."""
    whose, by = LOSSES.get(kind, ("", ""))
    lost = bool(whose) and facts.get(whose) != facts.get(by)
    return int(str(facts[whose])) if lost else None
