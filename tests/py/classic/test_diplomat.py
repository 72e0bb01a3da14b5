"""Tests the Diplomat of the classic edition."""

from scenario import Scenario, Seat


def test_exchanging_ends_his_turn(t: Scenario) -> None:
    """Rulings 2 and 89: the owner has the difference."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=0, city="tavern"),
        Seat("king", gold=0, city="manor"),
        call="diplomat",
        edition="classic",
    )
    assert t.options("ability") == []
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange", card="manor")
    t.pick("exchange_for", card="tavern")
    assert (diplomat.city, king.city) == (["manor"], ["tavern"])
    assert (diplomat.gold, king.gold) == (0, 2)
    assert t.turn_of == ""


def test_values_university_and_dragon_gate_at_six(t: Scenario) -> None:
    """Ruling 88."""
    t.table(
        Seat("diplomat", gold=0, city="palace"),
        Seat("king", city="university dragon_gate"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    assert t.options("exchange") == [
        "exchange:seat=1,at=0,card=university,cost=6",
        "exchange:seat=1,at=1,card=dragon_gate,cost=6",
    ]
    t.pick("exchange", card="university")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=palace,cost=1"]


def test_not_for_the_keep_nor_with_it(t: Scenario) -> None:
    """Ruling 95: the box has two, one in each city."""
    t.table(
        Seat("diplomat", gold=9, city="keep tavern"),
        Seat("king", city="keep manor"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    assert t.options("exchange") == ["exchange:seat=1,at=1,card=manor,cost=3"]
    t.pick("exchange")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=1,card=tavern,cost=2"]


def test_no_duplicates_even_with_the_quarry(t: Scenario) -> None:
    """Ruling 91."""
    t.table(
        Seat("diplomat", gold=9, city="quarry manor tavern"),
        Seat("king", city="manor temple"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange", card="temple")
    assert t.options("exchange_for") == [
        "exchange_for:seat=0,at=0,card=quarry,cost=0",
        "exchange_for:seat=0,at=2,card=tavern,cost=0",
    ]


def test_not_with_a_completed_city_but_out_of_one(t: Scenario) -> None:
    """Ruling 90."""
    eight = "castle manor temple church tavern market docks harbor"
    t.table(
        Seat("diplomat", gold=0, city=eight),
        Seat("king", city="keep watchtower"),
        Seat("thief", city="castle manor temple church tavern market docks palace"),
        call="diplomat",
        edition="classic",
        first=0,
    )
    t.gather()
    t.pick("ability", name="exchange")
    assert t.options("exchange") == ["exchange:seat=1,at=1,card=watchtower,cost=1"]


def test_the_great_wall_costs_one_more_but_not_for_itself(t: Scenario) -> None:
    """Rulings 92 and 111."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=1, city="castle"),
        Seat("king", gold=0, city="great_wall palace"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange", card="great_wall")
    assert t.options("exchange_for") == ["exchange_for:seat=0,at=0,card=castle,cost=2"]
    t.choose("cancel")
    t.pick("ability", name="exchange")
    t.pick("exchange", card="palace")
    t.pick("exchange_for", cost=2)
    assert (diplomat.gold, king.gold) == (1, 2)


def test_takes_the_graveyard_out_of_the_game(t: Scenario) -> None:
    """Ruling 133."""
    t.table(Seat("diplomat"), call="diplomat", edition="classic")
    held = [*t.state.deck, *(card for player in t.state.players for card in player.hand)]
    assert "graveyard" not in held
    assert len(held) == 65


def test_not_with_a_district_of_his_own_bishop(t: Scenario) -> None:
    """Ruling 74: for two players, in this edition as in the other."""
    t.table(
        Seat("bishop", "diplomat", gold=9, city="temple"),
        Seat("king", "thief", city="manor"),
        players=2,
        call="diplomat",
        edition="classic",
    )
    t.gather()
    assert t.options("ability") == []
