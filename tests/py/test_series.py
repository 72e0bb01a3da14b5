"""Tests the series of the workshop: which records count as games of it, and what is counted."""

import json
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from citadels.kind import CITADELS
from desk_client import DeskClient
from pointcity.kind import POINT_CITY
from tabletop.match.figures import decisions_of
from tabletop.match.win_rate import wilson
from test_own_arena import games, order

SEATS = 4


@cache
def played(game: str) -> dict[str, Any]:
    """Return the report of game 5 of a series."""
    [report] = games(order(game, numbers=[5]))
    return report


def series(game: str) -> dict[str, Any]:
    told = json.loads(order(game))
    return {key: told[key] for key in ("run", "game", "setup", "chairs", "seed")}


def check(name: str, save: object, **more: object) -> dict[str, Any]:
    text = save if isinstance(save, str) else json.dumps(save)
    return DeskClient(CITADELS, POINT_CITY).call(
        "check_game", **{**series(name), "number": 5, "save": text, "chance": 8, **more}
    )


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_game_of_the_series_is_told_from_its_record(game: str) -> None:
    client = DeskClient(CITADELS, POINT_CITY)
    summary = client.result("inspect", save=played(game)["save"])
    told = check(game, played(game)["save"])["result"]
    seat = [chair["player"] for chair in summary["seating"]].index("person")
    assert (told["number"], told["seat"], told["seat"]) == (5, seat, 1)
    assert told["points"] == summary["points"]
    assert told["won"] == (1 / len(summary["winners"]) if seat in summary["winners"] else 0)
    client.result("open", save=played(game)["save"])
    [counted] = client.result("figures", match="arena-5", seats=[seat])["people"]
    assert told["figures"] == counted["figures"]


@pytest.mark.parametrize(
    "lie",
    [
        {"seed": 3},
        {"match": "arena-4"},
        {"seating": json.loads(order("citadels"))["chairs"]},
        {"picks": []},
        {"setup": {**json.loads(order("citadels"))["setup"], "crown": 1}},
        {"rules": 9_999},
        {"game": "pointcity"},
    ],
    ids=lambda lie: next(iter(lie)),
)
def test_a_record_of_another_game_is_refused(lie: dict[str, Any]) -> None:
    save = json.loads(played("citadels")["save"])
    assert check("citadels", save)["ok"]
    code = {"rules": "newer-save", "game": "wrong-game"}.get(next(iter(lie)), "save-broken")
    assert check("citadels", {**save, **lie})["error"]["code"] == code


def test_half_a_game_another_start_and_weaker_others_are_refused() -> None:
    save = json.loads(played("citadels")["save"])
    assert not check("citadels", {**save, "start": save["state"]})["ok"]
    weaker = [
        chair | ({"player": "random"} if chair["player"] == "normal" else {})
        for chair in series("citadels")["chairs"]
    ]
    lied = {**save, "seating": [*weaker[-1:], *weaker[:-1]]}
    found = {
        check("citadels", lied, chairs=weaker, chance=chance)["error"]["args"]["where"] for chance in range(8)
    }
    assert found == {"answers"}, "six moments of a game find others that were made weaker"
    assert not check("citadels", save, number=6)["ok"]
    assert not check("citadels", "{}")["ok"]
    assert check("citadels", save, game="chess")["error"]["code"] == "unknown-game"


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
def test_a_lost_game_opens_at_the_first_decision_after_the_steepest_fall(game: str) -> None:
    client = DeskClient(CITADELS, POINT_CITY)
    client.result("open", save=played(game)["save"])
    summary = client.result("inspect", save=played(game)["save"])
    numbers = [*range(summary["number"] + 1)]
    chances = client.result("chances", match="arena-5", numbers=numbers)["chances"]
    won, fell = 0, 0
    for seat in range(SEATS):
        at = client.result("worst_decision", match="arena-5", seat=seat)
        decisions = decisions_of(client.match("arena-5"), seat)
        if seat in summary["winners"]:
            won += 1
            assert at == 0
            continue
        fell += 1
        assert at in decisions
        known = [(number, chance[seat]) for number, chance in zip(numbers, chances, strict=True) if chance]
        falls = {number: before - after for (number, before), (_, after) in pairwise(known)}
        most = max(falls.values())
        start = next(number for number, fall in falls.items() if fall == most)
        assert most > 0
        assert at == next(number for number in decisions if number >= start)
    assert won
    assert fell
    assert client.call("worst_decision", match="arena-5", seat=9)["error"]["code"] == "not-your-seat"


def test_figures_rates_and_times_are_counted() -> None:
    def part(won: float, **more: object) -> dict[str, Any]:
        figures = {"drafted.king": 2, "drafted.thief": 1}
        return {
            "won": won,
            "figures": figures,
            "decisions": 4,
            "seconds": 0.5,
            "slowest": 0.2,
            "faults": {},
            **more,
        }

    games = [
        part(1),
        part(0.5, slowest=0.3, faults={"failed": 2}),
        part(0, figures={"drafted.king": 1}, faults={"failed": 1}),
    ]
    told = DeskClient().result("count_series", games=games)
    rows = [
        {"id": "king", "often": 5, "games": 3, "won": 1.5},
        {"id": "thief", "often": 2, "games": 2, "won": 1.5},
    ]
    assert told["tables"] == [{"group": "drafted", "rows": rows}]
    assert [rate["rate"] for rate in told["rates"]] == [1, 0.75, 0.5]
    assert (told["rates"][2]["low"], told["rates"][2]["high"]) == wilson(0.5, 3)
    assert {key: told[key] for key in ("won", "decisions", "seconds", "slowest", "faults")} == {
        "won": 1.5, "decisions": 12, "seconds": 1.5, "slowest": 0.3, "faults": {"failed": 3},
    }  # fmt: skip
    assert DeskClient().result("count_series", games=[])["rates"] == []
