"""Tests the Warlord."""

from scenario import Scenario, Seat


def test_destroys_a_district_for_its_cost_less_one(t: Scenario) -> None:
    """Rulings 19 and 86."""
    warlord, king, *_ = t.table(
        Seat("warlord", gold=3), Seat("king", city="palace castle temple"), call="warlord"
    )
    t.pick("ability", name="destroy")
    assert t.options() == [
        "destroy:seat=1,at=1,card=castle,cost=3",
        "destroy:seat=1,at=2,card=temple,cost=0",
        "cancel",
    ]
    t.pick("destroy", card="castle")
    assert (warlord.gold, king.city) == (0, ["palace", "temple"])
    assert t.state.deck[0] == "castle"
    assert t.events("district_destroyed") == [{"seat": 1, "card": "castle", "by": 0, "paid": 3}]
    assert t.options("ability") == []


def test_a_district_that_cost_one_costs_nothing(t: Scenario) -> None:
    warlord, king, *_ = t.table(Seat("warlord", gold=0), Seat("king", city="temple"), call="warlord")
    t.pick("ability", name="destroy")
    t.pick("destroy", card="temple")
    assert (warlord.gold, king.city) == (0, [])


def test_may_destroy_his_own(t: Scenario) -> None:
    """Ruling 86."""
    warlord, *_ = t.table(Seat("warlord", gold=0, city="temple"), call="warlord")
    t.pick("ability", name="destroy")
    t.pick("destroy", seat=0, card="temple")
    assert warlord.city == []


def test_not_in_a_complete_city(t: Scenario) -> None:
    """Ruling 86."""
    t.table(
        Seat("warlord", gold=0),
        Seat("king", city="temple church monastery tavern market docks manor"),
        call="warlord",
        first=1,
    )
    assert t.options("ability") == []


def test_eight_is_complete_with_two_players(t: Scenario) -> None:
    """Ruling 16."""
    t.table(
        Seat("warlord", "thief", gold=0),
        Seat("king", "magician", city="temple church monastery tavern market docks manor"),
        players=2,
        call="warlord",
    )
    assert t.options("ability") == ["ability:name=destroy"]


def test_military_districts_pay(t: Scenario) -> None:
    warlord, *_ = t.table(Seat("warlord", gold=0, city="prison barracks manor"), call="warlord")
    t.pick("income")
    assert warlord.gold == 2


def test_destroys_at_any_moment_of_his_turn(t: Scenario) -> None:
    """Ruling 2."""
    t.table(Seat("warlord", gold=0), Seat("king", city="temple"), call="warlord")
    assert t.options("ability") == ["ability:name=destroy"]
    t.gather()
    assert t.options("ability") == ["ability:name=destroy"]


def test_need_not_destroy(t: Scenario) -> None:
    """Ruling 1."""
    _, king, *_ = t.table(Seat("warlord", gold=0), Seat("king", city="temple"), call="warlord")
    t.pick("ability", name="destroy")
    t.pick("cancel")
    t.end_turn()
    assert king.city == ["temple"]


def test_the_last_round_goes_on_though_the_city_shrinks_again(t: Scenario) -> None:
    """Ruling 17: a complete city cannot shrink by him, and the end that was set off stays set off."""
    t.table(Seat("warlord", gold=9), Seat("king", city="temple"), call="warlord", first=1)
    t.pick("ability", name="destroy")
    t.pick("destroy", seat=1)
    t.end_round()
    assert t.over
