"""Tests what the statistics count of one seat in a finished match, in both games."""

from collections import Counter
from typing import Any

import pytest

from desk_client import DeskClient, table
from nim.kind import NIM
from pointcity.figures import STATISTICS
from pointcity.kind import POINT_CITY
from pointcity_games import plain_setup
from tabletop.match.figures import decisions_of, seat_figures


def finished(client: DeskClient, **params: Any) -> None:
    client.result("create", **params)
    client.result("advance", match="m", most=10_000)


@pytest.fixture(scope="module")
def client() -> DeskClient:
    """Return a desk with a finished game of Citadels, and the events that each of its seats was told."""
    client = DeskClient()
    finished(client, **table("strong", "strong", "strong", "strong"))
    return client


def test_a_character_is_drafted_once_a_round_and_named_by_those_who_can(client: DeskClient) -> None:
    rounds = client.match().position.state.round
    drafted = Counter[str]()
    for seat in range(4):
        [counted] = client.result("figures", match="m", seats=[seat])["people"]
        figures = counted["figures"]
        groups = Counter[str]()
        for name, count in figures.items():
            groups[name.partition(".")[0]] += count
        drafted[str(seat)] = groups["drafted"]
        assert set(groups) <= {"drafted", "named"}
        assert groups["named"] <= groups["drafted"]
    # The last player of a round may get a character without being asked.
    assert all(0 < count <= rounds for count in drafted.values())
    assert sum(drafted.values()) > 0


def test_decisions_are_moments_at_which_the_seat_had_a_choice(client: DeskClient) -> None:
    decisions = decisions_of(client.match(), 2)
    assert decisions == sorted(set(decisions))
    assert decisions
    for number in decisions:
        ask = client.match().history.at(number).ask
        assert ask is not None
        assert ask.seat == 2
        assert len(ask.options) > ask.least


def test_a_character_counts_for_the_seat_that_revealed_it(client: DeskClient) -> None:
    told = client.result("figures", match="m", seats=[2, 0])
    assert told["variant"] == client.match().game.setup["edition"]
    assert [one["seat"] for one in told["people"]] == [2, 0]
    for one in told["people"]:
        update = client.result("since", match="m", seat=one["seat"], line=0, number=-1)
        shown = [
            event["data"]["character"]
            for moment in update["moments"]
            for event in moment["events"]
            if event["kind"] == "character_revealed" and event["data"]["seat"] == one["seat"]
        ]
        assert shown
        assert one["pieces"] == shown
    assert client.refused("figures", match="m", seats=[4]) == "not-your-seat"


def test_the_points_of_a_summary_are_those_of_the_final_scores(client: DeskClient) -> None:
    view = client.match().game.view(client.match().position.state, None)
    totals = {score.seat: score.total for score in view.scores}
    summary = client.result("inspect", save=client.result("advance", match="m", most=1)["keep"]["save"])
    assert summary["points"] == [totals[seat] for seat in range(4)]


def test_a_game_against_the_automa_is_a_variant_by_its_level() -> None:
    assert STATISTICS.variant({"players": 2, "automa": ""}) == "together"
    assert STATISTICS.variant({"players": 1, "automa": "hard"}) == "hard"
    assert NIM.statistics() is None


def test_nothing_is_told_of_a_running_match() -> None:
    client = DeskClient()
    client.create()
    assert client.refused("figures", match="m", seats=[0]) == "still-running"


def test_tokens_are_counted_in_point_city() -> None:
    client = DeskClient(POINT_CITY)
    chairs = [{"name": str(seat), "player": POINT_CITY.players[0]} for seat in range(2)]
    setup = plain_setup(2).model_dump(mode="json")
    finished(client, match="m", game="pointcity", setup=setup, seating=chairs, seed=3, free=False)
    match = client.match()
    for seat in range(2):
        taken = Counter(
            f"token.{event.everyone['token']}"
            for number in range(1, match.number + 1)
            for event in match.history.moment(number).events
            if event.kind == "token_taken" and event.everyone and event.everyone["seat"] == seat
        )
        assert seat_figures(match, POINT_CITY, seat) == dict(taken)
