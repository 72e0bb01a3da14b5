"""Tests the review of a finished game: what the coach would have said, and how likely each seat was to win."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from desk_client import Data, DeskClient, seats
from pointcity.kind import POINT_CITY
from tabletop.kernel.errors import Refusal
from tabletop.match.match import Match, new_match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.match.review import past_chances, past_hint, unlike_answers
from tabletop.players.advice import Hint
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished
from test_coach import SETUP
from test_third_game import NIM

PERSON = Chair(name="Ada", player="person")


@cache
def finished_game() -> tuple[Match[State, View], dict[int, Hint]]:
    """Return a game of one person among three computer players, and some hints that were given in it."""
    computers = [Chair(name=f"P{seat}", player="normal") for seat in (1, 2, 3)]
    match: Match[State, View] = new_match("m", CITADELS, SETUP, [PERSON, *computers], 3, free=False)
    hints: dict[int, Hint] = {}
    kinds: set[str] = set()
    while True:
        match.advance(CITADELS, 1000)
        ask = match.position.ask
        if ask is None:
            return match, hints
        middle = ask.kind not in {"draft", "turn"}
        if len(hints) < 5 and match.number > 20 and (middle or ask.kind not in kinds):
            hint = match.hint(CITADELS, 0)
            assert hint is not None
            hints[match.number] = hint
            kinds.add(ask.kind)
        match.sit(0, Chair(name="Ada", player="normal"), CITADELS.players)
        match.play(finished(match.computer_answer(CITADELS, "normal", ask)))
        match.sit(0, PERSON, CITADELS.players)


def test_it_says_what_it_said_then() -> None:
    """Nothing that came later is in it: not even where later moments were looked at before.

    Only the reason may be another one: it is for the best answer rather than for the one that was then given.
    """
    match, hints = finished_game()
    assert len(hints) == 5
    for number, then in sorted(hints.items(), reverse=True):
        said = past_hint(match, CITADELS, 0, number)
        assert said is not None
        answers = [[(one.options, one.chance, one.as_good) for one in some.advice] for some in (said, then)]
        assert answers[0] == answers[1]
        assert tuple(said.chosen) == match.history.picks[number]
        assert {one.id for one in said.ask.options} >= set(said.chosen)


def test_it_thinks_in_slices() -> None:
    match, hints = finished_game()
    number = max(hints)
    slices, said = 0, None
    while said is None:
        said = past_hint(match, CITADELS, 0, number, lambda: True)
        slices += 1
    assert slices > 5
    assert said == past_hint(match, CITADELS, 0, number)


def test_chances_move_and_end_with_who_has_won() -> None:
    match, _ = finished_game()
    every = range(match.number + 1)
    chances = past_chances(match, CITADELS, every)
    known = [one for one in chances if one is not None]
    assert len(known) < len(chances), "nobody can say in the middle of a round"
    assert all(len(one) == 4 and 98 <= sum(one) <= 102 for one in known)
    assert len({tuple(one) for one in known}) > 5
    winners = CITADELS.outline(match.game, match.position.state).winners
    assert known[-1] == [100 // len(winners) * (seat in winners) for seat in range(4)]
    for number in every:
        starts = any(event.kind == "round_started" for event in match.history.moment(number).events)
        assert not starts or chances[number] is not None


@pytest.fixture(scope="module", name="client")
def client_with_a_finished_game() -> DeskClient:
    client = DeskClient()
    client.result("open", save=finished_game()[0].record(CITADELS).model_dump_json())
    return client


def test_any_seat_may_be_asked_about_once_a_game_is_over(client: DeskClient) -> None:
    match, _ = finished_game()
    number = next(
        at for at in range(4, 99) if match.history.at(at).ask and match.history.moment(at + 1).seat == 1
    )
    said: Data = client.result("hint", match="m", seat=1, number=number)
    assert set(said) == {"ask", "chosen", "advice"}
    assert said["ask"]["seat"] == 1
    assert client.refused("hint", match="m", seat=0, number=number) == "not-your-ask"
    assert client.refused("hint", match="m", seat=0, number=match.number) == "not-your-ask"
    assert client.refused("hint", match="m", seat=0, number=match.number + 1) == "unknown-moment"
    assert client.refused("hint", match="m", seat=0) == "game-over"
    assert client.refused("chances", match="m", numbers=[0, match.number + 1]) == "unknown-moment"
    assert len(client.result("chances", match="m", numbers=[0, match.number])["chances"]) == 2


def test_an_answer_that_a_computer_player_would_not_have_given_is_found() -> None:
    """The game is that of ``normal`` players; said to be one of ``random`` players, it has other answers."""
    match, _ = finished_game()
    every = list(range(match.number + 1))
    assert unlike_answers(match, CITADELS, every) == []
    with pytest.raises(Refusal, match="unknown-moment"):
        unlike_answers(match, CITADELS, [match.number + 1])
    save = json.loads(match.record(CITADELS).model_dump_json())
    save["seating"][1]["player"] = "random"
    other = resume(read_record(json.dumps(save), {"citadels": CITADELS}), CITADELS)
    unlike = unlike_answers(other, CITADELS, every)
    assert unlike
    assert {match.history.moment(number + 1).seat for number in unlike} == {1}


def test_a_running_game_is_not_looked_into() -> None:
    client = DeskClient()
    client.create("person", "normal", "normal", "normal")
    assert client.refused("hint", match="m", seat=0, number=0) == "still-running"
    assert client.refused("chances", match="m", numbers=[0]) == "still-running"


def test_other_games_say_what_they_can() -> None:
    client = DeskClient(NIM, POINT_CITY)
    new: dict[str, Any] = {
        "match": "m",
        "game": "nim",
        "setup": {"players": 2, "sticks": 9},
        "seed": 4,
        "free": False,
    }
    client.result("create", **new, seating=seats("clever", "random"))
    client.result("advance", match="m", most=99)
    assert client.result("chances", match="m", numbers=[0])["chances"] == [[100, 0]]
    assert client.result("hint", match="m", seat=0, number=0)["advice"][0]["options"] == ["take:sticks=1"]
    kept = json.loads((Path(__file__).parent / "point_city/saves/finished.json").read_text("utf-8"))
    city = client.result("open", save=kept["save"])["keep"]["summary"]
    (first,) = client.result("chances", match=city["match"], numbers=[0])["chances"]
    assert 98 <= sum(first) <= 102
    seat = client.result("at", match=city["match"], number=0, seats=[None])["updates"][0]["waiting"]
    said: Data = client.result("hint", match=city["match"], seat=seat, number=0)
    assert all(0 <= one["chance"] <= 100 for one in said["advice"])
