"""Tests the Armory of the classic edition."""

from scenario import Scenario, Seat

EIGHT = "castle manor temple church tavern market docks harbor"


def test_reaches_into_a_completed_city_without_cancelling_the_end(t: Scenario) -> None:
    """Rulings 17 and 105."""
    owner, king, *_ = t.table(
        Seat("warlord", city="armory"), Seat("king", city=EIGHT), call="warlord", first=1, edition="classic"
    )
    t.pick("use", card="armory")
    assert len(t.options("armory")) == 8
    t.pick("armory", card="harbor")
    assert (owner.city, len(king.city)) == ([], 7)
    t.end_round()
    assert t.over
    assert king.points()["first"] == 4


def test_who_completed_later_and_lost_a_district_has_no_two_points(t: Scenario) -> None:
    """Ruling 105: the two points are for cities that are complete at the end."""
    _, king, *_ = t.table(
        Seat("warlord", city="armory"), Seat("king", city=EIGHT), call="warlord", first=2, edition="classic"
    )
    t.pick("use", card="armory")
    t.pick("armory", card="harbor")
    t.end_round()
    assert "completed" not in king.points()


def test_not_on_itself(t: Scenario) -> None:
    """Ruling 105: any other district."""
    t.table(Seat("warlord", city="armory"), Seat("king"), call="warlord", edition="classic")
    assert t.options("use") == []


def test_breaks_the_keep_and_the_bishops_city_before_gathering(t: Scenario) -> None:
    """Rulings 106 and 107: nothing to pay."""
    owner, bishop, *_ = t.table(
        Seat("warlord", gold=0, city="armory temple"),
        Seat("bishop", city="keep"),
        call="warlord",
        edition="classic",
    )
    t.pick("use", card="armory")
    t.pick("armory", card="keep")
    assert (owner.city, bishop.city, owner.gold) == (["temple"], [], 0)


def test_may_be_thought_better_of(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(
        Seat("warlord", city="armory temple"), Seat("king"), call="warlord", edition="classic"
    )
    t.pick("use", card="armory")
    t.choose("cancel")
    assert owner.city == ["armory", "temple"]
