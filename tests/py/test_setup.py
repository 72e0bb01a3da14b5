"""Tests setting up a table: what is legal (ruling 9), and what is said where it is not."""

from typing import Any

import pytest

from citadels.catalog import catalogue
from citadels.engine.rules import make_rules
from citadels.kind import CITADELS
from citadels.model.setup import read_setup
from games import Table, game_for, tables
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from scenario import plain_setup
from tabletop.kernel.errors import Refusal

FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def data(players: int = 4, **changes: Any) -> dict[str, Any]:
    """Return a legal set-up as JSON-ready data, with ``changes``."""
    return plain_setup(players).model_dump(mode="json") | changes


def refused(setup: dict[str, Any]) -> str:
    """Return the code with which ``setup`` is refused."""
    with pytest.raises(Refusal) as refusal:
        make_rules(read_setup(setup))
    return refusal.value.code


def accepted(setup: dict[str, Any]) -> None:
    make_rules(read_setup(setup))


@pytest.mark.parametrize("players", [2, 4, 5, 6, 7])
def test_the_first_game_suits(players: int) -> None:
    accepted(data(players))


@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_players_need_rank_9(players: int) -> None:
    """Ruling 9."""
    assert refused(data(players)) == "bad-setup-needs-nine"
    accepted(data(players, characters=[*FIRST, "artist"]))


def test_two_players_have_no_rank_9() -> None:
    """Ruling 9."""
    assert refused(data(2, characters=[*FIRST, "artist"])) == "bad-setup-no-nine"


def test_one_character_a_rank() -> None:
    """Ruling 9."""
    assert refused(data(characters=[*FIRST[1:], "thief"])) in {
        "bad-setup-rank-twice",
        "bad-setup-rank-missing",
    }
    assert refused(data(characters=["witch", "assassin", *FIRST[2:]])) == "bad-setup-rank-twice"
    assert refused(data(characters=[*FIRST[1:], "artist"])) == "bad-setup-rank-missing"
    accepted(data(characters=["witch", *FIRST[1:]]))


@pytest.mark.parametrize(("character", "replaced", "least"), [("queen", None, 5), ("emperor", "king", 3)])
def test_characters_that_need_more_players(character: str, replaced: str | None, least: int) -> None:
    """Ruling 9."""
    names = [name for name in FIRST if name != replaced] + [character]
    accepted(data(least if replaced is None else least + 1, characters=names))
    few = 4 if replaced is None else 2
    assert refused(data(few, characters=names)) == "bad-setup-too-few"


def test_unknown_sets_and_cards() -> None:
    assert refused(data(characters="no_such_set")) == "bad-setup-characters"
    assert refused(data(districts="no_such_set")) == "bad-setup-districts"
    assert refused(data(characters=[*FIRST[1:], "dragon"])) == "bad-setup-characters"
    assert refused(data(districts=["keep", "dragon"])) == "bad-setup-districts"


def test_the_number_of_unique_districts() -> None:
    first = catalogue().editions[0].presets[0].districts
    assert refused(data(districts=first[1:])) == "bad-setup-uniques"
    assert refused(data(districts=[*first[1:], first[1]])) == "bad-setup-uniques"
    accepted(data(districts=first))


def test_the_crown_belongs_to_a_seat() -> None:
    assert refused(data(crown=4)) == "bad-setup-crown"
    assert refused(data(crown=-1)) == "bad-setup"
    accepted(data(crown=3))


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 1},
        {"players": 9},
        {"players": "4"},
        {"players": None},
        {"seats": [{"name": "A", "player": "person"}] * 4},
        {"edition": "1999"},
        {"characters": "First Game"},
        {"characters": 7},
        {"crown": "0"},
        {"seed": 1},
    ],
)
def test_what_is_no_set_up_at_all(changes: dict[str, Any]) -> None:
    assert refused(data() | changes) == "bad-setup"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_set_the_catalogue_offers_can_be_dealt(table: Table) -> None:
    game = game_for(*table)
    assert game.broken_laws(game.start(1)) == []


def test_every_set_is_offered_to_somebody() -> None:
    assert [preset.id for box in catalogue().editions for preset in box.presets if not preset.players] == []


def test_one_more_may_sit_down_until_the_table_is_full() -> None:
    """Whatever set is played.

    Where rank 9 is needed, a set by hand gets one, and another preset replaces one without (ruling 9).
    """
    for edition in catalogue().editions:
        presets = [preset.id for preset in edition.presets]
        for name in presets:
            setup = data(2, edition=edition.id, characters=name, districts=name, variant="")
            for players in range(3, 9):
                larger = CITADELS.larger(setup)
                assert larger is not None
                assert larger["players"] == players
                accepted(larger)
                fits = players in next(
                    one.players for one in edition.presets if one.id == setup["characters"]
                )
                assert not fits or larger == setup | {"players": players}
                setup = larger
            assert CITADELS.larger(setup) is None
    piles = CITADELS.larger(
        data(2, edition="classic", characters="classic", districts="classic", variant="piles")
    )
    assert piles is not None
    assert piles["variant"] == ""
    by_hand = CITADELS.larger(data(7, characters=FIRST, districts="first_game"))
    assert by_hand is not None
    assert by_hand["characters"][:8] == FIRST
    accepted(by_hand)


def test_other_games_take_as_many_as_they_have_seats_for() -> None:
    assert POINT_CITY.larger({"players": 3, "promo": False}) == {"players": 4, "promo": False, "automa": ""}
    assert POINT_CITY.larger({"players": 4}) is None
    assert NIM.larger({"players": 4, "sticks": 12}) == {"players": 5, "sticks": 12}
    assert NIM.larger({"players": 5, "sticks": 12}) is None
