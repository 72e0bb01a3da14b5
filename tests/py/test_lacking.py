"""Tests that a game which needs what this copy has not says so and names it.

In the library, the terminal, the page and a link.
"""

import json
from typing import Any

import pytest

import citadels
from citadels.editions.edition import Edition, load_edition
from citadels.kind import CITADELS
from desk_client import DeskClient
from tabletop.cli.replay import finished_match
from tabletop.kernel.errors import Refusal

PRESET = load_edition("2016").presets[0]


def listed() -> dict[str, Any]:
    """Return the save of a running game whose set-up lists its cards, as one with a house card does."""
    game = citadels.Game(4, 7, characters=list(PRESET.characters)[:8], districts=list(PRESET.districts))
    for _ in range(30):
        game.push(*game.advice("random"))
    return json.loads(game.to_json())


def in_setup(**more: Any) -> dict[str, Any]:
    save = listed()
    return save | {"setup": save["setup"] | more}


def with_level(level: str) -> dict[str, Any]:
    save = listed()
    return save | {"seating": [save["seating"][0], {"name": "Bo", "player": level}, *save["seating"][2:]]}


LACKING: dict[str, tuple[dict[str, Any], str, str]] = {
    "a district": (in_setup(districts=["moat", *PRESET.districts[1:]]), "card", "moat"),
    "a character": (in_setup(characters=["smith", *PRESET.characters[1:8]]), "card", "smith"),
    "a set of characters": (in_setup(characters="house_game"), "set", "house_game"),
    "a set of districts": (in_setup(districts="house_game"), "set", "house_game"),
    "an edition": (in_setup(edition="2030"), "edition", "2030"),
    "a variant": (in_setup(variant="towers"), "other", "towers"),
    "a level": (with_level("grandmaster"), "level", "grandmaster"),
    "a level with a temper": (with_level("normal-poet"), "level", "normal-poet"),
}


@pytest.mark.parametrize("what", LACKING)
def test_a_save_names_what_it_needs(what: str) -> None:
    save, kind, name = LACKING[what]
    with pytest.raises(Refusal) as refused:
        citadels.Game.from_json(json.dumps(save))
    assert (refused.value.code, refused.value.args_) == ("save-lacks", {"what": kind, "name": name})
    assert f"“{name}”" in refused.value.sentence
    for method in ("open", "inspect"):
        assert DeskClient().refused(method, save=json.dumps(save)) == "save-lacks"


@pytest.mark.cpython_only
def test_the_terminal_names_it_too(tmp_path: Any) -> None:
    path = tmp_path / "house.json"
    path.write_text(json.dumps(LACKING["a district"][0]), "utf-8")
    with pytest.raises(Refusal) as refused:
        finished_match(CITADELS, str(path))
    assert "needs a card that is not here: “moat”" in refused.value.sentence


BROKEN: dict[str, dict[str, Any]] = {
    "no name": in_setup(districts=["<b>", *PRESET.districts[1:]]),
    "a long name": in_setup(districts=["x" * 60, *PRESET.districts[1:]]),
    "a number": in_setup(edition=2030),
    "nothing": in_setup(districts=[]),
    "no crown": in_setup(crown=7),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_names_nothing_is_broken(what: str) -> None:
    assert DeskClient().refused("open", save=json.dumps(BROKEN[what])) == "save-broken"


def test_a_link_names_the_card_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy without one of the cards: what a house card is to the copy without it."""
    game = citadels.Game(4, 7, characters=list(PRESET.characters)[:8], districts=list(PRESET.districts))
    while not game.is_over:
        game.push(*game.advice("random"))
    link, card = game.to_link(), PRESET.districts[3]
    whole = load_edition("2016").every_unique
    without = [name for name in whole if name != card]
    monkeypatch.setattr(Edition, "every_unique", property(lambda _: without))
    with pytest.raises(Refusal) as refused:
        citadels.Game.from_link(link)
    assert (refused.value.code, refused.value.args_) == ("save-lacks", {"what": "card", "name": card})


def test_a_file_of_another_game_names_the_game() -> None:
    save = listed() | {"game": "whist"}
    with pytest.raises(Refusal) as refused:
        citadels.Game.from_json(json.dumps(save))
    assert (refused.value.code, refused.value.args_) == ("wrong-game", {"game": "whist"})
    assert "“whist”" in refused.value.sentence
