"""Tests when the powers of cards are called: the table of docs/moments.md, and the start of the owner's turn."""

from collections.abc import Iterator
from typing import Any

import pytest

from citadels.cards.districts.keep import Keep
from citadels.engine import rules
from scenario import Scenario, Seat, bewitch
from tools import moments

pytestmark = pytest.mark.cpython_only


def test_every_power_has_its_moment() -> None:
    placed = {(row.power.of, row.power.name) for row in (*moments.rows(), *moments.others())}
    assert placed == {key for key in moments.powers() if key[1] not in moments.NOT_LOOKED_UP}


@pytest.mark.parametrize(
    ("power", "of", "moment", "place"),
    [
        ("selection_ended", "District", "selected", "selected"),
        ("turn_started", "Character", "call", "Turn.start"),
        ("turn_started", "District", "call", "Turn.start"),
        ("gold_bonus", "District", "turn", "Turn._offer_gathering"),
        ("price_change", "District", "turn", "TurnQueries.price"),
        ("built", "District", "turn", "Turn.build"),
        ("turn_ended", "District", "turn", "Turn.end"),
        ("turn_ended", "Character", "turn", "Turn.end"),
        ("round_ended", "Character", "round_end", "end_round"),
        ("removed", "District", moments.LATER, "Table.destroy_district"),
        ("crown_passed", "District", moments.LATER, "Table.move_crown"),
    ],
)
def test_a_power_stands_where_the_rules_call_it(power: str, of: str, moment: str, place: str) -> None:
    found = [row for row in moments.rows() if (row.power.name, row.power.of) == (power, of)]
    assert [(row.moment, row.function) for row in found] == [(moment, place)]


@pytest.fixture
def tolls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Keep, but it brings its owner a gold when its turn begins."""

    async def turn_started(card: Keep, turn: Any) -> None:
        turn.gain_gold(turn.seat, 1, card.id)

    monkeypatch.setattr(Keep, "turn_started", turn_started)
    monkeypatch.setattr(Keep, "powers", Keep.powers | {"turn_started"})
    # Rules note once which cards have a power.
    rules._bind.cache_clear()
    yield
    rules._bind.cache_clear()


@pytest.mark.usefixtures("tolls")
def test_a_district_acts_when_its_owner_s_turn_begins(t: Scenario) -> None:
    king, bishop, *_ = t.table(
        Seat("king", gold=0, city="keep"), Seat("bishop", gold=0, city="manor"), call="king"
    )
    assert (king.gold, bishop.gold) == (1, 0)
    assert king.saw("gold_gained") == [{"seat": 0, "amount": 1}]
    t.gather()
    t.end_turn()
    assert (king.gold, bishop.gold) == (3, 0)


@pytest.mark.usefixtures("tolls")
def test_the_turn_of_a_bewitched_player_is_the_witch_s(t: Scenario) -> None:
    """The Witch's own district acts when the Witch resumes the turn, the bewitched player's not at all."""
    king, witch, *_ = t.table(
        Seat("king", gold=0, city="keep"),
        Seat("witch", gold=0, city="manor"),
        call="king",
        marks=bewitch("king"),
    )
    t.pick("gather_gold")
    assert (king.gold, witch.gold) == (2, 0)


@pytest.mark.usefixtures("tolls")
def test_the_witch_s_own_district_acts_when_she_resumes_the_turn(t: Scenario) -> None:
    king, witch, *_ = t.table(
        Seat("king", gold=0, city="manor"),
        Seat("witch", gold=0, city="keep"),
        call="king",
        marks=bewitch("king"),
    )
    assert witch.gold == 0
    t.pick("gather_gold")
    assert (king.gold, witch.gold) == (2, 1)
