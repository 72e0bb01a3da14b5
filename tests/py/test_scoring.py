"""Tests counting the scores: rulings 13, 17, 18, 108, 112."""

from scenario import Scenario, Seat, Who, kill

SEVEN = "temple church monastery tavern market docks watchtower"


def places(t: Scenario) -> dict[int, int]:
    """Return the place of each seat."""
    return {score.seat: score.place for score in t.view().scores or []}


def ties(t: Scenario) -> dict[int, tuple[int, str, int, int]]:
    """Return what parted each seat from the next one with as many points."""
    found = {score.seat: score.tie for score in t.view().scores or []}
    return {seat: (tie.seat, tie.by, tie.own, tie.other) for seat, tie in found.items() if tie}


def total(who: Who) -> int:
    return sum(who.points().values())


def test_districts_count_their_cost(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="palace keep tavern"), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    assert king.points() == {"districts": 9}


def test_gold_and_cards_count_nothing_by_themselves(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=9, hand="keep manor"), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    assert total(king) == 0


def test_all_five_types_count_three(t: Scenario) -> None:
    king, bishop, *_ = t.table(
        Seat("king", city="manor temple tavern prison keep"),
        Seat("bishop", city="manor temple tavern market smithy"),
        Seat("warlord"),
        call="warlord",
        first=2,
    )
    t.end_round()
    assert king.points() == {"districts": 10, "types": 3}
    assert bishop.points() == {"districts": 12}


def test_the_first_complete_city_counts_four_others_two(t: Scenario) -> None:
    king, bishop, *_ = t.table(
        Seat("king", city=SEVEN), Seat("bishop", city=SEVEN), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 13, "completed": 2}
    assert bishop.points() == {"districts": 13, "first": 4}


def test_all_bonuses_together(t: Scenario) -> None:
    king, *_ = t.table(
        Seat("king", gold=0, city="manor temple tavern prison dragon_gate wishing_well statue"),
        Seat("warlord"),
        call="warlord",
        first=0,
    )
    t.end_round()
    assert king.points() == {
        "districts": 21,
        "types": 3,
        "first": 4,
        "dragon_gate": 2,
        "wishing_well": 3,
        "statue": 5,
    }
    assert places(t)[0] == 1


def test_a_tie_goes_to_the_higher_rank(t: Scenario) -> None:
    """Ruling 18."""
    t.table(
        Seat("king", city="palace"),
        Seat("merchant", city="palace"),
        Seat("thief"),
        Seat("warlord"),
        call="warlord",
        first=3,
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [1]}]
    assert places(t) == {0: 2, 1: 1, 2: 4, 3: 3}
    assert ties(t) == {1: (0, "rank", 6, 4)}


def test_a_tie_counts_revealed_characters_only(t: Scenario) -> None:
    """Ruling 18: the killed Merchant was not revealed."""
    t.table(
        Seat("king", city="palace"),
        Seat("merchant", city="palace"),
        Seat("assassin"),
        Seat("warlord"),
        call="warlord",
        first=3,
        marks=kill("merchant"),
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0]}]
    assert ties(t) == {0: (1, "rank", 4, 0)}


def test_a_killed_rank_4_counts_once_it_is_shown(t: Scenario) -> None:
    """Ruling 18."""
    t.table(
        Seat("king", city="palace"),
        Seat("thief", city="palace"),
        Seat("assassin"),
        Seat("warlord"),
        call="warlord",
        first=3,
        marks=kill("king"),
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0]}]


def test_two_killed_players_of_equal_points_share_the_place(t: Scenario) -> None:
    """Ruling 18: who showed nothing in the last round has no rank to decide by."""
    t.table(
        Seat("thief", city="palace"),
        Seat("merchant", city="palace"),
        Seat("assassin"),
        Seat("warlord"),
        call="warlord",
        first=3,
        marks=kill("merchant", "thief"),
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0, 1]}]
    assert places(t) == {0: 1, 1: 1, 2: 4, 3: 3}
    assert ties(t) == {0: (1, "", 0, 0)}


def test_with_two_characters_each_the_higher_one_decides(t: Scenario) -> None:
    """Ruling 18: both have nine points, one of them with the bonus; the lower characters would decide otherwise."""
    t.table(
        Seat("assassin", "warlord", gold=0, city="palace"),
        Seat("king", "architect", gold=0, city="palace harbor"),
        players=2,
        call="warlord",
        first=0,
    )
    t.end_round()
    assert t.events("game_ended") == [{"winners": [0]}]
    assert ties(t) == {0: (1, "rank", 8, 7)}


def test_the_view_counts_what_all_may_know(t: Scenario) -> None:
    """Ruling 13: gold and hand size are public, so their bonuses are shown during the game."""
    king, bishop, *_ = t.table(
        Seat("king", gold=4, hand="keep manor", city="imperial_treasury map_room"),
        Seat("bishop"),
        call="king",
    )
    assert [seat.points for seat in king.view.seats] == [16, 0, 0, 0]
    assert [seat.points for seat in bishop.view.seats] == [16, 0, 0, 0]
