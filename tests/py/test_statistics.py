"""Tests how finished games are summed up: wins, points, streaks, groups by what was played.

And which games count for a rating.
"""

from typing import Any

import pytest

from desk_client import DeskClient
from tabletop.rating.rated_game import RatedGame
from tabletop.records.merging import read_rows
from tabletop.records.ratings import ResultForRating, games_by_person
from tabletop.records.shapes import ResultRow
from tabletop.records.statistics import CountedPerson, Statistics, Sum, count_people

UNNAMED = ["Player", "Гравець"]
RATED = {"table": "t-2", "levels": ["normal"], "share": 1.0}


def person(name: str = "Ada", *, won: bool = False, points: float = 20, **more: Any) -> dict[str, Any]:
    return {"seat": 0, "name": name, "won": won, "points": points, "pieces": [], **more}


def played(ended: float, points: float = 20, *, won: bool = False, **more: Any) -> dict[str, Any]:
    """Return a game of Ada's against three computer players."""
    return {
        "match": f"m{ended}", "number": 90, "game": "g", "kind": "plain", "ended": ended, "players": 4, "levels": ["normal"],
        "friends": False, "variant": "2016", "people": [person(won=won, points=points)], "whole": True, **more,
    }  # fmt: skip


def people(*rows: dict[str, Any], months: tuple[str, ...] = ()) -> list[CountedPerson]:
    read = read_rows(ResultRow, rows)
    assert len(read) == len(rows)
    return count_people(zip(read, months or ["2026-11"] * len(read), strict=True), UNNAMED)


def counted(*rows: dict[str, Any], months: tuple[str, ...] = ()) -> Statistics:
    return people(*rows, months=months)[0].statistics


def told(sums: list[Sum]) -> list[tuple[str, int, int]]:
    return [(one.id, one.games, one.wins) for one in sums]


def test_wins_points_and_streaks_are_summed_up_whatever_order_the_games_are_stored_in() -> None:
    found = counted(played(4, 20, won=True), played(1, 30, won=True), played(3, 25, won=True), played(2, 10))
    assert found.all == Sum("", 4, 3, 21.25)
    assert (found.best, found.streak) == (30, 2)


def test_games_are_grouped_by_variant_number_of_players_and_opponents() -> None:
    found = counted(
        played(1, won=True), played(2, variant="classic", players=7, levels=["normal", "random"]),
        played(3, levels=[], friends=True), played(4, won=True, levels=[]),
    )  # fmt: skip
    assert told(found.variants) == [("2016", 3, 2), ("classic", 1, 0)]
    assert [(one.id, one.games) for one in found.players] == [("4", 3), ("7", 1)]
    assert told(found.levels) == [("normal", 2, 1), ("people", 1, 1), ("random", 1, 0), ("friends", 1, 0)]


def test_a_level_with_a_temper_is_a_group_of_its_own() -> None:
    found = counted(played(1, won=True, levels=["strong-raider", "strong-rusher"]), played(2))
    assert [(one.id, one.games) for one in found.levels] == [("strong", 1), ("normal", 1)]
    assert told(found.tempers) == [("raider", 1, 1), ("rusher", 1, 1)]


def test_each_piece_that_a_seat_played_as_counts_once_a_game() -> None:
    first = played(1, people=[person(won=True, pieces=["a", "b", "a"])])
    assert told(counted(first, played(2, people=[person(pieces=["a"])])).pieces) == [("a", 2, 1), ("b", 1, 1)]


def test_games_that_were_played_on_from_a_replay_or_with_free_take_backs_count_apart() -> None:
    found = counted(
        played(1, won=True), played(2, 50, won=True, kind="fork"), played(3, 50, won=True, kind="free")
    )
    assert (found.all.games, found.streak, found.best) == (1, 1, 20)
    assert told(found.apart) == [("fork", 1, 1), ("free", 1, 1)]


def test_several_people_at_one_device_have_a_game_each_and_may_be_told_apart() -> None:
    both = played(1, people=[person(won=True), {**person("Bo", points=12), "seat": 1}])
    everybody, ada, bo = people(both, played(2, 22))
    assert [everybody.name, ada.name, bo.name] == ["", "Ada", "Bo"]
    assert everybody.statistics.all.games == 3
    assert bo.statistics.all == Sum("", 1, 0, 12)


def test_a_person_without_a_name_is_one_person_in_whatever_languages_the_games_were_played() -> None:
    rows = [played(1, people=[person("Player")]), played(2, people=[person("Гравець")]), played(3)]
    assert [(one.name, one.statistics.all.games) for one in people(*rows)] == [
        ("", 3),
        ("Player", 2),
        ("Ada", 1),
    ]


def test_without_games_there_is_no_division_by_zero() -> None:
    found = counted()
    assert (found.all.points, found.best, found.streak) == (0, 0, 0)


def test_figures_of_the_game_are_summed_up_by_group_and_results_of_former_versions_have_none() -> None:
    one = person(won=True, figures={"drafted.a": 2, "named.b": 1}, coach={"asked": 4, "found": 3})
    two = person(figures={"drafted.a": 1, "drafted.c": 5})
    found = counted(played(1), played(2, people=[one]), played(3, people=[two]))
    assert [
        (group.group, [(row.id, row.times, row.games, row.wins) for row in group.rows])
        for group in found.groups
    ] == [
        ("drafted", [("c", 5, 1, 0), ("a", 3, 2, 1)]),
        ("named", [("b", 1, 1, 1)]),
    ]
    assert (found.coach.asked, found.coach.found) == (4, 3)


def test_months_have_the_games_the_wins_and_the_answers_of_the_coach_of_that_time() -> None:
    coached = played(1, people=[person(won=True, coach={"asked": 10, "found": 7})])
    found = counted(played(3), coached, played(2), months=("2026-11", "2026-09", "2026-09"))
    assert [(one.month, one.games, one.wins, one.asked, one.found) for one in found.months] == [
        ("2026-09", 2, 1, 10, 7),
        ("2026-11", 1, 0, 0, 0),
    ]


# Ratings -----------------------------------------------------------------------------------------------------


def shares(*rows: dict[str, Any]) -> dict[str, list[float]]:
    """Return the share of the win of each game that counts, by person."""
    found: dict[str, list[RatedGame]] = games_by_person(read_rows(ResultForRating, rows), UNNAMED)
    return {name: [game.share for game in games] for name, games in found.items()}


def rated(ended: float, share: float = 1, name: str = "Ada", **more: Any) -> dict[str, Any]:
    return {**played(ended, people=[person(name)]), "rated": {**RATED, "share": share}, **more}


def test_games_are_gathered_by_person_in_their_order_and_a_person_without_a_name_is_one_in_all_languages() -> (
    None
):
    rows = [rated(3, 0.3), rated(2, 0.2, "Player"), rated(1, 0.1), rated(4, 0.4, "Гравець"), played(5)]
    assert shares(*rows) == {"Ada": [0.1, 0.3], "": [0.2, 0.4]}


def test_of_one_deal_the_first_game_counts_whatever_became_of_it() -> None:
    assert shares(rated(2, deal="d"), rated(1, 0, deal="d")) == {"Ada": [0]}
    assert shares(rated(1, 0, deal="d", kind="left"), rated(2, deal="d")) == {"Ada": [0]}
    for first in ({}, {"rated": None}, {"kind": "fork"}, {"kind": "free"}):
        assert shares({**played(1, deal="d"), **first}, rated(2, deal="d")) == {}
    assert shares(rated(1, deal="a"), rated(2, deal="b"), rated(3), rated(4, deal="")) == {
        "Ada": [1, 1, 1, 1]
    }


# The calls ---------------------------------------------------------------------------------------------------


def test_the_page_counts_what_is_a_result_and_passes_over_the_rest() -> None:
    said = DeskClient().result(
        "count_results",
        results=[played(1, won=True), {"match": 7}, None],
        months=["2026-11"] * 3,
        unnamed=UNNAMED,
    )
    assert [(one["name"], one["statistics"]["all"]["games"]) for one in said["people"]] == [
        ("", 1),
        ("Ada", 1),
    ]


@pytest.mark.parametrize(
    "params", [{"results": [], "months": [], "unnamed": []}, {"results": 5, "months": [], "unnamed": UNNAMED}]
)
def test_calls_that_cannot_be_read_are_refused(params: dict[str, Any]) -> None:
    assert DeskClient().refused("count_results", **params) == "bad-request"


def test_one_person_is_rated_alone_and_a_row_that_is_no_result_hides_no_other() -> None:
    rows = [rated(1), rated(2, 0, "Bo"), {"ended": "x"}]
    said = DeskClient().result("rate", game="citadels", results=rows, unnamed=UNNAMED, name="Bo")
    assert [(one["name"], one["rated"]["rating"]["games"]) for one in said["people"]] == [("Bo", 1)]
    everybody = DeskClient().result("rate", game="citadels", results=rows, unnamed=UNNAMED)
    assert [one["name"] for one in everybody["people"]] == ["Ada", "Bo"]
    assert DeskClient().result("rate", game="citadels", results=rows, unnamed=UNNAMED, name="Cy") == {
        "people": []
    }
