"""Tests the Ivory Tower."""

from scenario import Scenario, Seat


def test_alone_it_pays_five(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="ivory_tower temple"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 6, "ivory_tower": 5}


def test_beside_another_unique_district_it_pays_nothing(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="ivory_tower keep"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 8}


def test_a_secret_vault_in_hand_is_not_in_the_city(t: Scenario) -> None:
    """Ruling 115."""
    owner, *_ = t.table(Seat("warlord", hand="secret_vault", city="ivory_tower"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 5, "secret_vault": 3, "ivory_tower": 5}


def test_the_haunted_quarter_turns_away_from_unique(t: Scenario) -> None:
    """Ruling 112."""
    owner, *_ = t.table(Seat("warlord", city="ivory_tower haunted_quarter"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 7, "ivory_tower": 5}


def test_the_haunted_quarter_serves_tower_and_types_at_once(t: Scenario) -> None:
    """Ruling 112: five points for the Tower and three for all types, with one choice."""
    owner, *_ = t.table(
        Seat("warlord", city="ivory_tower haunted_quarter manor temple tavern"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 12, "types": 3, "ivory_tower": 5}


def test_the_haunted_quarter_weighs_the_tower_against_the_well(t: Scenario) -> None:
    """Ruling 112: beside the Wishing Well the Tower is lost, so being unique pays a point more."""
    owner, *_ = t.table(
        Seat("warlord", city="ivory_tower haunted_quarter wishing_well"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 12, "wishing_well": 3}


def test_the_best_total_beats_the_most_bonuses(t: Scenario) -> None:
    """Ruling 112: unique for the Well and the Capitol together, or military for the types.

    Four against three and a point.
    """
    owner, *_ = t.table(
        Seat("warlord", city="wishing_well haunted_quarter capitol manor temple tavern"),
        call="warlord",
        first=1,
    )
    t.end_round()
    assert owner.points() == {"districts": 17, "wishing_well": 3, "capitol": 3}
