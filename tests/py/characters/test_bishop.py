"""Tests the Bishop."""

from scenario import Scenario, Seat, bewitch, kill


def test_rank_8_may_not_touch_his_districts(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("warlord", gold=9), Seat("bishop", city="temple"), Seat("king", city="tavern"), call="warlord"
    )
    t.pick("ability", name="destroy")
    assert t.options() == ["destroy:seat=2,at=0,card=tavern,cost=0", "cancel"]


def test_killed_he_protects_nothing(t: Scenario) -> None:
    """Ruling 73."""
    t.table(
        Seat("warlord", gold=9),
        Seat("bishop", city="temple"),
        Seat("assassin"),
        call="warlord",
        marks=kill("bishop"),
    )
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=1,at=0,card=temple,cost=0"]


def test_with_two_characters_each_he_protects_the_whole_city(t: Scenario) -> None:
    """Ruling 74: even where rank 8 is his own other character."""
    t.table(
        Seat("bishop", "warlord", gold=9, city="temple"),
        Seat("king", "thief", city="tavern"),
        players=2,
        call="warlord",
    )
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=1,at=0,card=tavern,cost=0"]


def test_bewitched_it_is_the_witchs_city_that_is_safe(t: Scenario) -> None:
    """Ruling 32."""
    witch, bishop, *_ = t.table(
        Seat("witch", city="manor"),
        Seat("bishop", city="temple"),
        Seat("warlord", gold=9),
        call="bishop",
        marks=bewitch("bishop"),
    )
    t.gather()
    assert witch.asked
    t.until("warlord")
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=1,at=0,card=temple,cost=0"]
    assert bishop.city == ["temple"]


def test_religious_districts_pay(t: Scenario) -> None:
    bishop, *_ = t.table(Seat("bishop", gold=0, city="temple church manor"), call="bishop")
    assert t.options("income") == ["income:type=religious,amount=2"]
    t.pick("income")
    assert bishop.gold == 2
