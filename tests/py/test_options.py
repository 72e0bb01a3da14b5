"""Tests what a table agrees on before the first deal: length, edition, set, variant, who starts, seed."""

import json
from typing import Any

import pytest

from citadels.catalog import draw_set
from citadels.engine.rules import make_rules
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import EditionId, Setup, read_setup
from scenario import plain_setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import MAX_SEED
from tabletop.service.desk import Desk

CLASSIC: dict[str, Any] = {"edition": "classic", "characters": "base_game", "districts": "base_game"}


def classic(**changes: Any) -> dict[str, Any]:
    """Return the changes that make a classic game, and more of them."""
    return CLASSIC | changes


def data(players: int = 4, **changes: Any) -> dict[str, Any]:
    """Return a legal set-up as JSON-ready data, with ``changes``."""
    return plain_setup(players).model_dump(mode="json") | changes


def refusal(players: int = 4, **changes: Any) -> tuple[str, dict[str, str | int]]:
    """Return the code and the facts with which a set-up is refused."""
    with pytest.raises(Refusal) as refused:
        make_rules(read_setup(data(players, **changes)))
    return refused.value.code, refused.value.args_


def call(method: str, **params: Any) -> dict[str, Any]:
    """Call a new desk."""
    return json.loads(Desk([CITADELS]).handle(json.dumps({"id": 1, "method": method, "params": params})))


# Length ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "size", "played"),
    [
        *(("2016", 4, None, 7), ("2016", 2, None, 8), ("2016", 4, 8, 8), ("2016", 2, 7, 7)),
        *(("classic", 4, None, 8), ("classic", 4, 7, 7), ("classic", 2, 6, 6), ("classic", 4, 8, 8)),
    ],
)
def test_the_length_is_the_rule_books_unless_agreed(
    edition: str, players: int, size: int | None, played: int
) -> None:
    """Ruling 16."""
    changes = (CLASSIC if edition == "classic" else {}) | {"city_size": size}
    game = Citadels(read_setup(data(players, **changes)))
    assert game.rules.city_size == game.start(1).city_size == played


def test_six_districts_are_a_classic_game_only() -> None:
    """Ruling 16."""
    assert refusal(city_size=6) == ("bad-setup-length", {"length": 6})


@pytest.mark.parametrize("size", [5, 9, 0, -1, "7", 7.5])
def test_lengths_that_no_game_has(size: object) -> None:
    """Ruling 16."""
    assert refusal(city_size=size)[0] == "bad-setup"


# Variant -----------------------------------------------------------------------------------------------------


def test_the_piles_are_for_two_in_the_classic_game() -> None:
    """Ruling 11."""
    assert Citadels(read_setup(data(2, **CLASSIC, variant="piles"))).rules.script == ((0, "piles"),)
    assert refusal(3, **CLASSIC, variant="piles") == ("bad-setup-variant", {"variant": "piles"})
    assert refusal(2, variant="piles") == ("bad-setup-variant", {"variant": "piles"})
    assert refusal(2, **CLASSIC, variant="poker")[0] == "bad-setup"


@pytest.mark.parametrize("variant", ["", "piles"])
def test_everybody_is_told_the_variant(variant: str) -> None:
    """Ruling 11: it is agreed on before the first deal."""
    game = Citadels(read_setup(data(2, **CLASSIC, variant=variant)))
    assert [game.view(game.start(1), seat).variant for seat in (0, 1, None)] == [variant] * 3


# Who starts, seed --------------------------------------------------------------------------------------------


def test_the_crown_starts_where_the_table_says() -> None:
    for seat in range(4):
        game = Citadels(read_setup(data(4, crown=seat)))
        assert {game.start(seed).crown for seed in range(5)} == {seat}
    assert refusal(4, crown=4) == ("bad-setup-crown", {"seats": 4})


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, "7", None, 1.5])
def test_seeds_that_are_none(seed: object) -> None:
    seating = [{"name": "-", "player": "person"}] * 4
    answer = call("create", match="m", game="citadels", setup=data(), seating=seating, seed=seed, free=False)
    assert answer["error"]["code"] == "bad-request"


def test_equal_seeds_deal_equal_games() -> None:
    """Whatever the table agreed on."""
    for changes in ({}, {"city_size": 8}, CLASSIC, CLASSIC | {"city_size": 6}):
        games = [Citadels(read_setup(data(4, **changes))) for _ in range(2)]
        starts = [game.dump(game.start(MAX_SEED)) for game in games]
        assert starts[0] == starts[1]


# Edition and set ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"characters": "base_game"}, ("bad-setup-characters", {"set": "base_game"})),
        ({"edition": "classic"}, ("bad-setup-characters", {"set": "first_game"})),
        (CLASSIC | {"districts": "first_game"}, ("bad-setup-districts", {"set": "first_game"})),
        (
            {"districts": ["bell_tower"] * 14},
            ("bad-setup-districts", {"set": ", ".join(["bell_tower"] * 14)}),
        ),
    ],
)
def test_a_set_is_one_of_its_edition(changes: dict[str, Any], error: object) -> None:
    assert refusal(**changes) == error


EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.parametrize(
    ("players", "changes", "error"),
    [
        (3, {}, ("bad-setup-needs-nine", {"seats": 3})),
        (8, {}, ("bad-setup-needs-nine", {"seats": 8})),
        (8, CLASSIC, ("bad-setup-needs-nine", {"seats": 8})),
        (2, {"characters": [*EIGHT, "artist"]}, ("bad-setup-no-nine", {"seats": 2})),
        (4, {"characters": [*EIGHT, "queen"]}, ("bad-setup-too-few", {"character": "queen", "seats": 5})),
        (
            2,
            {"characters": [*EIGHT[:3], "emperor", *EIGHT[4:]]},
            ("bad-setup-too-few", {"character": "emperor", "seats": 3}),
        ),
        (4, {"characters": ["witch", *EIGHT]}, ("bad-setup-rank-twice", {"rank": 1})),
        (4, {"characters": [*EIGHT[:-1], "artist"]}, ("bad-setup-rank-missing", {"rank": 8})),
        (
            4,
            CLASSIC | {"characters": ["magistrate", *EIGHT[1:]]},
            ("bad-setup-characters", {"set": ", ".join(["magistrate", *EIGHT[1:]])}),
        ),
    ],
)
def test_a_set_by_hand_says_which_rule_it_breaks(
    players: int, changes: dict[str, Any], error: tuple[str, object]
) -> None:
    """Ruling 9."""
    assert refusal(players, **changes) == error


def test_three_players_need_no_ninth_in_the_classic_game() -> None:
    """Ruling 9."""
    assert len(make_rules(read_setup(data(3, **CLASSIC))).characters) == 8


def test_classic_tax_collector_and_thief_are_of_one_rank() -> None:
    """Ruling 9."""
    found = refusal(**classic(characters=[*EIGHT, "tax_collector"]))
    assert found == ("bad-setup-rank-twice", {"rank": 2})


def test_a_set_for_two_leaves_rank_9_out() -> None:
    """Ruling 9."""
    rules = make_rules(read_setup(data(2, characters="vicious_nobles")))
    assert sorted(rules.ranks) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("bonus", "legal"), [(3, True), (4, False)])
def test_three_bonus_districts_at_most_beside_the_base_set(bonus: int, *, legal: bool) -> None:
    """Ruling 140: for each one more a purple card goes, so there are never more than fifteen."""
    base = list(Citadels(read_setup(data(**CLASSIC))).rules.deck[54:])
    districts = [*dict.fromkeys(base), *["museum", "quarry", "park", "factory"][:bonus]]
    if legal:
        assert len(make_rules(read_setup(data(**classic(districts=districts)))).deck) == 69
    else:
        found = refusal(**classic(districts=districts))
        assert found == ("bad-setup-uniques", {"least": 9, "most": 15})
        make_rules(read_setup(data(**classic(districts=districts[1:]))))


@pytest.mark.parametrize("edition", ["2016", "classic"])
@pytest.mark.parametrize("players", range(2, 9))
def test_sets_by_lot_are_legal(edition: EditionId, players: int) -> None:
    """Ruling 9."""
    for seed in range(40):
        drawn = draw_set(edition, players, seed)
        changes = {"edition": edition, "characters": drawn.characters, "districts": drawn.districts}
        assert Setup.model_validate(data(players, **changes)).edition == edition
        make_rules(read_setup(data(players, **changes)))


def test_the_desk_says_the_rule_before_a_game_is_begun() -> None:
    answer = call("check", game="citadels", setup=data(3))
    assert answer["error"] == {"code": "bad-setup-needs-nine", "args": {"seats": 3}}
    assert call("check", game="citadels", setup=data(4))["ok"]
