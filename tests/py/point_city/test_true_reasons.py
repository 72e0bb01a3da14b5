"""Tests that what the coach says is true: claims of random positions, held against the engine without the coach's code.

Every way to play the turn to its end after an answer is played by the engine; what is said must hold after each.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import cast

import pytest

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import RESOURCES
from pointcity.engine.choices import TAKE
from pointcity.game import PointCity
from pointcity.model.state import State
from pointcity.model.view import SeatView, View
from pointcity.search.why import by_tries, claims, why
from pointcity_games import TABLES, game_for
from pointcity_scenario import Scenario, Seat
from tabletop.kernel.ask import Pick, view_ask
from tabletop.kernel.events import Facts
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.players.advice import Reason
from tabletop.players.ends import OVER
from tests.tiers import sampled

WANTED = sampled(2500, 150, "the same check of each claim at fewer positions")
EACH = sampled(30, 5, "the same check of each claim at fewer positions")
KINDS = ("token-now", "scores", "new-type", "saves-for")


def view_of(position: Position[State], seat: int) -> View:
    return cast("View", position.game.view(position.state, seat))


def mine(position: Position[State], seat: int) -> SeatView:
    return view_of(position, seat).seats[seat]


def ends_of(position: Position[State], seat: int, turns: int) -> Iterator[Position[State]]:
    """Yield the table after each way to play the turn of ``seat`` to its end."""
    ask = position.ask
    if ask is None or ask.seat != seat or mine(position, seat).turns != turns or ask.kind == "turn":
        yield position
        return
    for option in ask.options:
        yield from ends_of(position.after((option,)), seat, turns)


def payable(seat: SeatView, card: str) -> bool:
    """Whether ``seat`` can pay for a building, counted from what lies before it."""
    have = Counter({name: count for name, count in seat.permanent.items() if name in RESOURCES})
    jokers = 0
    for stack in seat.hand:
        if stack.resource in RESOURCES:
            have[stack.resource] += stack.amount * stack.count
        else:
            jokers += stack.count
    short = sum(max(need - have[RESOURCES[at]], 0) for at, need in CARDS[NUMBERS[card]].asks)
    return short <= jokers


def holds(one: Reason, before: SeatView, after: SeatView) -> bool:
    facts = one.facts
    if one.id == "token-now":
        return len(after.tokens) > len(before.tokens)
    if one.id == "scores":
        return after.points - before.points == facts["points_now"]
    if one.id == "new-type":
        kind = str(facts["gives"])
        return not before.permanent[kind] and bool(after.permanent[kind])
    assert one.id == "saves-for"
    card = str(facts["card"])
    return not payable(before, card) and payable(after, card) and card not in after.city


def plans(position: Position[State]) -> list[tuple[Pick, ...]]:
    """Return each answer alone, and each pair of cards as one plan."""
    ask = position.ask
    assert ask is not None
    found: list[tuple[Pick, ...]] = [((option,),) for option in ask.options]
    if ask.kind == "turn":
        cells = [option for option in ask.options if option in TAKE]
        found += [((one,), (other,)) for one, other in permutations(cells, 2)]
    return found


def played(position: Position[State], plan: Sequence[Pick]) -> Position[State] | None:
    """Return the table after ``plan``; None if its second answer is not offered."""
    for pick in plan:
        if position.ask is None or pick[0] not in position.ask.options:
            return None
        position = position.after(pick)
    return position


def walked(game: PointCity, seed: int) -> Iterator[Position[State]]:
    chance, position = Randomness(seed), Position[State].first(game, seed)
    while position.ask is not None:
        yield position
        position = position.after((chance.pick(position.ask.options),))


def check(position: Position[State], plan: Sequence[Pick], met: Counter[str]) -> None:
    ask = position.ask
    assert ask is not None
    after = played(position, plan)
    if after is None:
        return
    found = claims(view_of(position, ask.seat), view_ask(ask, ""), plan)
    before = mine(position, ask.seat)
    ends = [mine(end, ask.seat) for end in ends_of(after, ask.seat, before.turns)]
    if ask.kind == "token":
        ends = [mine(after, ask.seat)]
    for one in found:
        met[one.id] += 1
        assert all(holds(one, before, end) for end in ends), (one, plan, ask)


def test_claims_about_random_positions_are_true() -> None:
    met, seed = Counter[str](), 0
    while sum(met.values()) < WANTED or any(met[kind] < EACH for kind in KINDS):
        seed += 1
        assert seed < 200, f"never met: {met}"
        chance = Randomness(seed)
        for position in walked(game_for(TABLES[seed % len(TABLES)]), seed):
            found = plans(position)
            for plan in found if len(found) < 6 else [chance.pick(found) for _ in range(6)]:
                check(position, plan, met)


def said(t: Scenario, *cells: int) -> dict[str, Facts]:
    """Return what is said of taking ``cells``, by its kind."""
    ask = t.position.ask
    assert ask is not None
    found = claims(view_of(t.position, ask.seat), view_ask(ask, ""), [(TAKE[cell],) for cell in cells])
    return {one.id: one.facts for one in found}


def me(t: Scenario) -> SeatView:
    return mine(t.position, 0)


def test_cards_that_a_building_is_paid_with_pay_for_no_other_one(t: Scenario) -> None:
    """The card beside it would pay for the bus stop, if the cabin did not cost the others."""
    market = "cabin_1 industry any any bus_stop_1"
    t.table(Seat(hand="industry industry"), Seat(), market=market)
    assert "saves-for" not in said(t, 0, 1)
    assert "saves-for" in said(t, 1, 2)


def test_points_of_two_buildings_are_counted_together(t: Scenario) -> None:
    """Together they bring the pair that a token counts, which neither does alone."""
    hand = "industry industry ecology ecology"
    t.table(
        Seat(hand=hand, city="post_office_1", tokens="community_and_industry"),
        Seat(),
        market="cabin_1 food_truck_2",
    )
    before = me(t).points
    facts = said(t, 0, 1)["scores"]
    t.take(0, 1)
    assert facts == {"points_now": me(t).points - before}
    assert me(t).points - before == 1 + 1 + 3


def test_cards_spent_take_the_points_of_a_token_that_counts_them(t: Scenario) -> None:
    t.table(
        Seat(hand="start energy", city="post_office_1", tokens="ingenuity_cards"),
        Seat(),
        market="bird_feeder_2 community",
    )
    assert "scores" not in said(t, 0, 1)
    before = me(t).points
    t.take(0, 1)
    assert me(t).points - before == 2


def test_a_card_that_is_only_turned_over_pays_for_nothing(t: Scenario) -> None:
    t.table(Seat(hand="industry industry"), Seat(), market="industry any any any bus_stop_1")
    if "flip" in t.options():
        t.pick("flip")
    ask = t.position.ask
    assert ask is not None
    assert ask.kind == "flip"
    view = view_of(t.position, ask.seat)
    assert [claims(view, view_ask(ask, ""), ((option,),)) for option in ask.options] == [[]] * len(
        ask.options
    )


@pytest.mark.parametrize("answer", ["draw", "flip", "pass"])
def test_of_cards_that_are_not_seen_nothing_is_said(t: Scenario, answer: str) -> None:
    t.table(Seat(hand="energy energy"), Seat(), market="civic/3energy industry")
    ask = t.position.ask
    assert ask is not None
    assert why(view_of(t.position, ask.seat), view_ask(ask, ""), ((answer,),)) is None


@pytest.mark.parametrize(("grows", "told"), [(1.2, "ends-growth"), (-1.2, "ends-buildings")])
def test_tokens_that_shrink_are_not_said_to_bring_more_points(t: Scenario, grows: float, told: str) -> None:
    """What counts missing types does: "-1.2 more points instead of -2.2" was told of it."""
    t.table(Seat(), Seat())
    best, other = (
        {
            "ends-points": 9.0,
            "ends-growth": growth,
            "ends-buildings": built,
            "ends-rival-points": 9.0,
            OVER: 0,
        }
        for growth, built in ((grows, 6.1), (grows - 1, 6.0))
    )
    said = by_tries(view_of(t.position, 0), [best], [other])
    assert said is not None
    assert said.id == told
