"""Tests that saves of earlier versions open: files made by them, with what they held (``saves/``)."""

import json
from pathlib import Path
from typing import Any

import pytest

from citadels.model.state import load_state
from desk_client import DeskClient, of_then, told

SAVES = {path.stem: path for path in sorted((Path(__file__).parent / "saves").glob("*.json"))}


def stored(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SAVES[name].read_text("utf-8"))
    return data


def shorter(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view of then without what goes without saying today.

    A district scores its cost, and mostly nothing lies on it.
    """
    for seat in view["seats"]:
        for district in seat["city"]:
            assert district.pop("points") == district["cost"]
            for lying in ("coins", "tucked"):
                if district[lying] == 0:
                    del district[lying]
    return view


def plainer(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return events as they were told then: a silence did not say whose token it came of."""
    return [event | {"cause": ""} if event["kind"] == "nobody_answered" else event for event in events]


def test_there_is_a_save_of_every_sort() -> None:
    assert {"one_person", "pass_and_play_in_mid_step", "dark_city", "finished", "computer_players"} <= set(
        SAVES
    )


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_format_1_opens(name: str) -> None:
    then, client = stored(name), DeskClient()
    result = client.result("open", save=then["save"])
    match = client.match(name)
    assert match.position.state == load_state(then["state"])
    ask = match.position.ask
    assert (ask and list(ask.options)) == (then["ask"] and then["ask"]["options"])
    assert (ask and (ask.seat, ask.kind)) == (then["ask"] and (then["ask"]["seat"], then["ask"]["kind"]))
    updates = {update["seat"]: update for update in result["updates"]}
    assert set(updates) == {seat["seat"] for seat in then["seats"]}
    for seat in then["seats"]:
        view = shorter(seat["view"])
        assert of_then(updates[seat["seat"]]["view"], view) == view
        if not result["replayed"][
            "why"
        ]:  # Else they go on from their stored state: the rules have changed since.
            assert plainer(told(updates[seat["seat"]])) == seat["events"]


@pytest.mark.parametrize("name", SAVES)
def test_its_summary_says_the_same(name: str) -> None:
    then = stored(name)
    was, now = then["summary"], DeskClient().result("inspect", save=then["save"])
    setup = dict(was["setup"])
    players = [seat["player"].replace("human", "person") for seat in setup.pop("seats")]
    assert [chair["player"] for chair in now["seating"]] == players
    assert [chair["name"] for chair in now["seating"]] == [seat["name"] for seat in was["setup"]["seats"]]
    assert now["setup"] == setup | {"players": len(players)}
    assert (now["number"], now["over"], now["waiting"]) == (was["decisions"], was["over"], was["waiting"])
    assert (now["points"], now["winners"]) == (was["points"], was["winners"])
    assert now["about"] == {"edition": setup["edition"], "round": was["round"], "phase": was["phase"]}


@pytest.mark.parametrize("name", SAVES)
def test_it_is_saved_in_todays_format_and_goes_on(name: str) -> None:
    client = DeskClient()
    result = client.result("open", save=stored(name)["save"])
    assert json.loads(result["keep"]["save"])["format"] == 2
    again = DeskClient()
    assert again.result("open", save=result["keep"]["save"])["updates"] == result["updates"]
    after = client.result("advance", match=name, most=10_000)
    assert after["keep"]["summary"]["over"] or after["keep"]["summary"]["waiting"] in [
        update["seat"] for update in after["updates"]
    ]


def test_a_damaged_save_of_format_1_is_broken() -> None:
    save = json.loads(stored("finished")["save"])
    client = DeskClient()
    for setup in ({}, {**save["setup"], "seats": 7}, {**save["setup"], "seats": [{"name": "A"}]}):
        assert client.refused("open", save=json.dumps(save | {"setup": setup})) == "save-broken"
