"""Tests building districts: rulings 5, 12, 14, 15, 84."""

from scenario import Scenario, Seat


def test_only_after_gathering(t: Scenario) -> None:
    """Ruling 5."""
    t.table(Seat("king", gold=9, hand="manor"), call="king")
    assert t.options("build") == []
    t.gather()
    assert t.options("build") == ["build:card=manor,cost=3"]


def test_the_price_goes_to_the_bank(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=1, hand="manor tavern"), call="king")
    t.gather()
    t.pick("build", card="manor")
    assert (king.gold, king.hand, king.city) == (0, ["tavern"], ["manor"])
    assert t.events("gold_paid") == [{"seat": 0, "amount": 3}]
    assert t.events("district_built") == [{"seat": 0, "card": "manor", "paid": 3}]


def test_not_without_the_gold(t: Scenario) -> None:
    t.table(Seat("king", gold=0, hand="manor church temple"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=church,cost=2", "build:card=temple,cost=1"]


def test_one_district_a_turn(t: Scenario) -> None:
    """Ruling 84."""
    t.table(Seat("king", gold=9, hand="manor church"), call="king")
    t.gather()
    t.pick("build", card="manor")
    assert t.options("build") == []
    assert t.options() == ["income:type=noble,amount=1", "end_turn"]


def test_only_a_turn_that_nothing_is_left_of_says_so(t: Scenario) -> None:
    told: list[bool] = []
    t.table(Seat("king", gold=9, hand="manor"), call="king")
    for pick in ("gather_gold", "build", "income", "end_turn"):
        ask = t.position.ask
        assert ask is not None
        told.append(ask.ends_turn)
        t.pick(pick)
    assert told == [False, False, False, True]
    assert t.position.ask is None or not t.position.ask.ends_turn


def test_a_single_option_that_is_no_end_says_nothing(t: Scenario) -> None:
    t.table(Seat("king"), call="king", bottom=0)
    assert t.options() == ["gather_gold:amount=2"]
    assert t.position.ask is not None
    assert not t.position.ask.ends_turn


def test_building_is_not_compulsory(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=9, hand="manor"), call="king")
    t.end_turn()
    assert king.city == []


def test_no_district_twice(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("king", gold=9, hand="manor church", city="manor"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=church,cost=2"]


def test_copies_in_hand_are_one_option(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=9, hand="manor manor manor"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=manor,cost=3"]
    t.pick("build", card="manor")
    assert king.hand == ["manor", "manor"]


def test_what_others_have_does_not_matter(t: Scenario) -> None:
    """Ruling 14."""
    t.table(Seat("king", gold=9, hand="manor"), Seat("bishop", city="manor"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=manor,cost=3"]


def test_more_districts_than_needed(t: Scenario) -> None:
    """Ruling 15."""
    king, *_ = t.table(
        Seat("king", gold=9, hand="manor", city="temple church monastery tavern market docks prison"),
        call="king",
        first=0,
    )
    t.gather()
    t.pick("build", card="manor")
    assert len(king.city) == 8


def test_the_hand_shows_what_can_be_built(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=1, hand="manor castle church", city="church"), call="king")
    assert [card.buildable for card in king.view.hand] == [False, False, False]
    t.gather()
    assert [(card.card, card.buildable) for card in king.view.hand] == [
        ("manor", True),
        ("castle", False),
        ("church", False),
    ]


def test_with_two_characters_the_limit_is_each_ones_own(t: Scenario) -> None:
    """Ruling 12."""
    both, _ = t.table(
        Seat("king", "warlord", gold=9, hand="manor church temple"),
        Seat("thief", "merchant"),
        players=2,
        call="king",
    )
    t.gather()
    t.pick("build", card="manor")
    assert t.options("build") == []
    t.end_turn()
    t.until("warlord")
    t.gather()
    t.pick("build", card="church")
    assert t.options("build") == []
    assert both.city == ["manor", "church"]
