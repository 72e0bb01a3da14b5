"""Tests the Warlord of the classic edition."""

from scenario import Scenario, Seat


def test_destroying_ends_his_turn(t: Scenario) -> None:
    """Ruling 2."""
    warlord, king, *_ = t.table(
        Seat("warlord", gold=0, hand="tavern"), Seat("king", city="manor"), call="warlord", edition="classic"
    )
    assert t.options("ability") == []
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="manor")
    assert (warlord.gold, king.city) == (0, [])
    assert t.turn_of == ""
    assert t.kinds()[:3] == ["gold_paid", "district_destroyed", "turn_ended"]


def test_thinking_better_of_it_goes_on(t: Scenario) -> None:
    """Rulings 1 and 104."""
    t.table(Seat("warlord", gold=0), Seat("king", city="temple"), call="warlord", edition="classic")
    t.gather()
    t.pick("ability", name="destroy")
    t.choose("cancel")
    assert t.options("ability") == ["ability:name=destroy"]
    assert "end_turn" in t.options()


def test_not_in_a_completed_city_which_has_eight(t: Scenario) -> None:
    """Rulings 16 and 86."""
    seven = "castle manor temple church tavern market docks"
    t.table(
        Seat("warlord", gold=0, city="watchtower"),
        Seat("king", city=seven),
        Seat("thief", city=seven.replace("castle", "palace") + " harbor"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    assert {option.split(",")[0] for option in t.options("destroy")} == {"destroy:seat=0", "destroy:seat=1"}


def test_not_under_the_bishop_nor_the_keep(t: Scenario) -> None:
    """Rulings 73 and 95."""
    t.table(
        Seat("warlord", gold=9),
        Seat("king", city="keep"),
        Seat("bishop", city="temple"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    assert t.options("ability") == []


def test_university_and_dragon_gate_cost_him_five(t: Scenario) -> None:
    """Ruling 88: the eight points are not their cost."""
    t.table(
        Seat("warlord", gold=9),
        Seat("king", city="university dragon_gate"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    assert t.options("destroy") == [
        "destroy:seat=1,at=0,card=university,cost=5",
        "destroy:seat=1,at=1,card=dragon_gate,cost=5",
    ]


def test_his_poor_house_still_pays(t: Scenario) -> None:
    """Ruling 120: the turn's ending comes after the destruction."""
    warlord, *_ = t.table(
        Seat("warlord", gold=0, city="poor_house"),
        Seat("king", city="manor"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="manor")
    assert warlord.gold == 1
