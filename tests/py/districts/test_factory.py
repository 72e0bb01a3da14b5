"""Tests the Factory."""

from scenario import Scenario, Seat


def test_other_uniques_cost_one_less(t: Scenario) -> None:
    """Ruling 131."""
    king, *_ = t.table(Seat("king", gold=0, hand="keep barracks", city="factory"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=keep,cost=2"]
    t.pick("build", card="keep")
    assert king.gold == 0
    assert t.events("district_built") == [{"seat": 0, "card": "keep", "paid": 2}]


def test_not_itself(t: Scenario) -> None:
    """Ruling 131: it is built at its full price."""
    t.table(Seat("king", gold=9, hand="factory"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=factory,cost=5"]


def test_the_hand_shows_the_lower_price(t: Scenario) -> None:
    """Ruling 131."""
    king, *_ = t.table(Seat("king", gold=9, hand="keep manor", city="factory"), call="king")
    assert [(card.card, card.cost, card.price) for card in king.view.hand] == [
        ("keep", 3, 2),
        ("manor", 3, 3),
    ]


def test_value_and_the_warlords_price_stay(t: Scenario) -> None:
    """Ruling 131."""
    warlord, king, *_ = t.table(
        Seat("warlord", gold=5), Seat("king", city="factory smithy"), call="warlord", first=2
    )
    t.pick("ability", name="destroy")
    assert t.options("destroy") == [
        "destroy:seat=1,at=0,card=factory,cost=4",
        "destroy:seat=1,at=1,card=smithy,cost=4",
    ]
    t.pick("cancel")
    t.end_round()
    assert king.points() == {"districts": 10}
    assert warlord.points() == {"districts": 0}


def test_only_in_ones_own_city(t: Scenario) -> None:
    """Ruling 131."""
    t.table(Seat("king", gold=9, hand="keep"), Seat("bishop", city="factory"), call="king")
    t.gather()
    assert t.options("build") == ["build:card=keep,cost=3"]
