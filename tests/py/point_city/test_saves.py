"""Tests that saves of earlier versions open: files made by them, with what they held (``saves/``)."""

import json
from pathlib import Path
from typing import Any

import pytest

from desk_client import DeskClient, of_then
from pointcity.kind import POINT_CITY
from pointcity_games import plain_setup

SAVES = {path.stem: path for path in sorted((Path(__file__).parent / "saves").glob("*.json"))}


def test_there_is_a_save_of_every_sort() -> None:
    assert {"alone", "three_in_mid_turn", "finished"} <= set(SAVES)


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_with_what_it_held(name: str) -> None:
    """Made by rules 1. Where later rules replay it otherwise, it goes on from its stored state."""
    then: dict[str, Any] = json.loads(SAVES[name].read_text("utf-8"))
    result = DeskClient(POINT_CITY).result("open", save=then["save"])
    updates = {str(update["seat"]): update for update in result["updates"]}
    assert updates.keys() == then["views"].keys()
    for seat, view in then["views"].items():
        assert of_then(updates[seat]["view"], view) == view
    ask = next((update["ask"] for update in result["updates"] if update["ask"]), None)
    options = then["ask"] and then["ask"]["options"]
    assert of_then(ask and ask["options"], options) == options


@pytest.mark.parametrize(("moves", "phase"), [(0, "automa"), (1, "turn"), (2, "automa"), (3, "turn")])
def test_a_save_in_the_step_of_whose_turn_it_is_not_is_refused(moves: int, phase: str) -> None:
    """Against the automa, which has every second turn."""
    client = DeskClient(POINT_CITY)
    setup = plain_setup(1).model_dump(mode="json")
    chair = {"name": "Ada", "player": "person"}
    made = {"match": "m", "game": "pointcity", "setup": setup, "seating": [chair], "seed": 5, "free": False}
    save = json.loads(client.result("create", **made)["keep"]["save"])
    assert save["state"]["turn"] == 0
    save["state"]["turn"], save["state"]["phase"] = moves, phase
    save["state"]["deck"] = save["state"]["deck"][2 * moves :]
    assert f"phase: {phase}" in laws_of(save)
    assert client.call("open", save=json.dumps(save))["error"]["code"] == "save-broken"


def laws_of(save: dict[str, Any]) -> list[str]:
    game = POINT_CITY.make(save["setup"])
    return game.broken_laws(game.load(save["state"]))
