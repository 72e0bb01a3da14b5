"""Tests paying: doubles, jokers, both buildings as one sum, what is offered and in which order."""

import pytest

from pointcity.cards.box import CARDS, TWO_SIDED
from pointcity.engine.payment import Stock, payments, spent_cards
from pointcity.model.state import Player
from pointcity_scenario import Scenario, Seat
from tabletop.kernel.randomness import Randomness

CIVIC = "civic/3energy"


def test_a_double_gives_no_change(t: Scenario) -> None:
    """Ruling 146: overpaying with a double is legal, the rest is lost."""
    me, _ = t.table(Seat(hand="2energy 2energy"), Seat(), market=f"{CIVIC} industry", tokens="five_points")
    t.take(0, 1)
    assert t.kind == "token", "there was one way to pay"
    assert me.hand == ["industry"]


def test_no_card_is_spent_that_could_be_left_out(t: Scenario) -> None:
    """Ruling 146: a single is no use beside two doubles, nor is the joker."""
    t.table(Seat(hand="2energy 2energy energy start"), Seat(), market=f"{CIVIC} industry")
    t.take(0, 1)
    assert t.kind == "payment"
    assert t.options() == [
        "pay:energy=1,energy_double=1",
        "pay:energy_double=2",
        "pay:energy_double=1,ingenuity=1",
    ]


def test_two_buildings_are_paid_as_one_sum(t: Scenario) -> None:
    """Ruling 146: one double pays a symbol of each."""
    me, _ = t.table(
        Seat(hand="2energy economy ecology"),
        Seat(),
        market="community/economy+energy community/energy+ecology",
    )
    t.take(0, 1)
    assert (me.hand, me.city) == ([], ["cabin", "small_house"])
    assert [len(event["resources"]) for event in t.events("resources_spent")] == [3]  # type: ignore[arg-type]


def test_ingenuity_stands_for_anything(t: Scenario) -> None:
    me, _ = t.table(
        Seat(hand="ingenuity ingenuity start"), Seat(), market=f"{CIVIC} industry", tokens="five_points"
    )
    t.take(0, 1)
    t.token("five_points")
    assert me.hand == ["industry"]
    assert me.city == ["post_office"]


def test_the_most_sparing_way_comes_first(t: Scenario) -> None:
    t.table(Seat(hand="energy energy energy start"), Seat(), market=f"{CIVIC} industry")
    t.take(0, 1)
    assert t.options() == ["pay:energy=3", "pay:energy=2,ingenuity=1"]


def test_many_ways_are_asked_for_type_by_type(t: Scenario) -> None:
    hand = "2community community community 2energy energy energy 2ecology ecology ecology ingenuity ingenuity ingenuity start"
    t.table(
        Seat(hand=f"{hand} 2economy economy economy economy"),
        Seat(),
        market="7/3community+4energy 7/4economy+3ecology",
    )
    t.take(0, 1)
    assert t.kind == "payment_type"
    assert len(set(t.offered("resource"))) == 1
    while t.kind == "payment_type":
        t.choose(t.options()[0])
    assert t.kind == "payment"
    t.choose(t.options()[0])
    assert len(t.state.players[0].city) == 2


@pytest.mark.parametrize("seed", range(40))
def test_every_way_pays_and_none_has_a_card_too_many(seed: int) -> None:
    """Ruling 146, by force.

    Of all sets of cards exactly those are offered that pay and lose that with any card less.
    """
    chance = Randomness(seed)
    numbers = list(TWO_SIDED)
    chance.shuffle(numbers)
    player = Player(hand=numbers[: 5 + seed % 4], city=numbers[20:24])
    cost = [a + b for a, b in zip(CARDS[numbers[30]].cost, CARDS[numbers[31]].cost, strict=True)]
    stock = Stock(player)
    offered = {_sides(spent_cards(player.hand, way)) for way in payments(stock, cost)}
    forced = set[tuple[tuple[int, int], ...]]()
    for mask in range(1 << len(player.hand)):
        cards = [number for at, number in enumerate(player.hand) if mask >> at & 1]
        if _pays(cards, player, cost) and not any(
            _pays([card for card in cards if card != out], player, cost) for out in cards
        ):
            forced.add(_sides(cards))
    assert offered == forced
    assert bool(offered) == (stock.missing(enumerate(cost)) == 0)


def _sides(cards: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((CARDS[number].resource, CARDS[number].amount) for number in cards))


def _pays(cards: list[int], player: Player, cost: list[int]) -> bool:
    return not Stock(Player(hand=cards, city=player.city)).missing(enumerate(cost))
