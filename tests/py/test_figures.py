"""Tests what the statistics count of one seat in a finished match, in both games."""

from collections import Counter
from typing import Any

import pytest

from desk_client import DeskClient, table
from pointcity.kind import POINT_CITY
from pointcity_games import plain_setup
from tabletop.match.figures import seat_figures


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
        figures = client.result("figures", match="m", seat=seat)["figures"]
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
    decisions = client.result("figures", match="m", seat=2)["decisions"]
    assert decisions == sorted(set(decisions))
    assert decisions
    for number in decisions:
        ask = client.match().history.at(number).ask
        assert ask is not None
        assert ask.seat == 2
        assert len(ask.options) > ask.least


def test_nothing_is_told_of_a_running_match() -> None:
    client = DeskClient()
    client.create()
    assert client.refused("figures", match="m", seat=0) == "still-running"


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
        assert seat_figures(match, POINT_CITY, seat).figures == dict(taken)
