"""Tests the Haunted Quarter."""

from scenario import Scenario, Seat


def points(t: Scenario, city: str) -> dict[str, int]:
    """Return what ``city`` scores at the end."""
    king, *_ = t.table(Seat("king", gold=0, city=city), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    return king.points()


def test_stands_for_the_missing_type(t: Scenario) -> None:
    """Ruling 112."""
    assert points(t, "haunted_quarter manor temple tavern keep") == {"districts": 10, "types": 3}


def test_is_the_unique_one_where_that_is_missing(t: Scenario) -> None:
    """Ruling 112."""
    assert points(t, "haunted_quarter manor temple tavern prison") == {"districts": 9, "types": 3}


def test_stands_for_one_type_only(t: Scenario) -> None:
    """Ruling 112."""
    assert points(t, "haunted_quarter manor temple keep") == {"districts": 9}


def test_the_best_choice_for_all_bonuses_together(t: Scenario) -> None:
    """Ruling 112: being the missing type for three points beats being a unique one for one."""
    assert points(t, "haunted_quarter wishing_well manor temple tavern") == {
        "districts": 12,
        "types": 3,
        "wishing_well": 1,
    }
    assert points(t, "haunted_quarter wishing_well manor temple tavern prison") == {
        "districts": 14,
        "types": 3,
        "wishing_well": 2,
    }


def test_works_though_it_was_built_in_the_last_round(t: Scenario) -> None:
    """Ruling 113."""
    warlord, *_ = t.table(
        Seat("warlord", gold=0, hand="haunted_quarter", city="manor temple tavern keep"),
        Seat("king"),
        call="warlord",
        first=1,
    )
    t.gather()
    t.pick("build", card="haunted_quarter")
    t.end_round()
    assert warlord.points()["types"] == 3


def test_pays_no_income(t: Scenario) -> None:
    """Ruling 114."""
    t.table(Seat("king", city="haunted_quarter"), call="king")
    assert t.options("income") == []
