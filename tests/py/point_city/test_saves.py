"""Saves of earlier versions open for ever: files made by them, with what they held (``saves/``)."""

import json
from pathlib import Path
from typing import Any

import pytest

from door import Door, of_then
from pointcity.kind import POINT_CITY

SAVES = {path.stem: path for path in sorted((Path(__file__).parent / "saves").glob("*.json"))}


def test_there_is_a_save_of_every_sort() -> None:
    assert {"alone", "three_in_mid_turn", "finished"} <= set(SAVES)


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_with_what_it_held(name: str) -> None:
    """Made by rules 1. Where later rules replay it otherwise, it goes on from its stored state."""
    then: dict[str, Any] = json.loads(SAVES[name].read_text("utf-8"))
    result = Door(POINT_CITY).result("open", save=then["save"])
    updates = {str(update["seat"]): update for update in result["updates"]}
    assert updates.keys() == then["views"].keys()
    for seat, view in then["views"].items():
        assert of_then(updates[seat]["view"], view) == view
    ask = next((update["ask"] for update in result["updates"] if update["ask"]), None)
    options = then["ask"] and then["ask"]["options"]
    assert of_then(ask and ask["options"], options) == options
