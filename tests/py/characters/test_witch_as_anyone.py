"""Tests the Witch in the place of each character: limits and incomes, and the plain abilities."""

import pytest

from scenario import Scenario, Seat, bewitch

LIMITS = {"architect": 3, "navigator": 0, "scholar": 2, "seer": 2}
INCOMES = {"king": "noble", "bishop": "religious", "merchant": "trade", "warlord": "military"}


@pytest.mark.parametrize("name", ["thief", "seer", "bishop", "trader", "architect", "scholar", "marshal"])
def test_the_building_limit_is_the_characters(t: Scenario, name: str) -> None:
    """Ruling 27."""
    witch, *_ = t.table(Seat("witch"), Seat(name), call=name, marks=bewitch(name))
    t.gather()
    assert witch.view.turn is not None
    assert (witch.view.turn.seat, witch.view.turn.character) == (0, name)
    assert witch.view.turn.builds_left == LIMITS.get(name, 1)


@pytest.mark.parametrize("name", INCOMES)
def test_the_income_is_the_characters_from_her_own_city(t: Scenario, name: str) -> None:
    """Ruling 27."""
    witch, *_ = t.table(
        Seat("witch", gold=0, city="manor temple tavern prison"),
        Seat(name, gold=0, city="palace cathedral"),
        call=name,
        marks=bewitch(name),
    )
    t.gather()
    t.pick("income", type=INCOMES[name], amount=1)
    assert witch.gold == 1


def test_seer(t: Scenario) -> None:
    """Rulings 27, 64: every other hand, the bewitched player's too."""
    witch, seer, *_ = t.table(Seat("witch"), Seat("seer", hand="temple"), call="seer", marks=bewitch("seer"))
    t.gather()
    t.pick("ability")
    assert t.options() == ["give:card=temple,seat=1"]
    t.pick("give")
    assert (witch.hand, seer.hand) == ([], ["temple"])


def test_cardinal(t: Scenario) -> None:
    """Rulings 27, 77: she lends even from the bewitched player."""
    witch, cardinal, *_ = t.table(
        Seat("witch", gold=3, hand="castle temple"),
        Seat("cardinal", gold=0),
        *(Seat(gold=0) for _ in range(2)),
        call="cardinal",
        marks=bewitch("cardinal"),
    )
    t.gather()
    t.pick("ability")
    t.pick("card", card="castle")
    assert t.options() == ["seat:seat=1"]
    t.pick("seat")
    t.choose("card:card=temple,copy=0")
    assert (witch.city, cardinal.gold, cardinal.hand) == (["castle"], 1, ["temple"])


def test_abbot(t: Scenario) -> None:
    """Rulings 27, 76: the bewitched player, who has just gathered, can be the richest."""
    witch, abbot, *_ = t.table(
        Seat("witch", gold=3), Seat("abbot", gold=3), call="abbot", marks=bewitch("abbot")
    )
    t.gather()
    t.pick("ability", name="tithe")
    assert (witch.gold, abbot.gold) == (4, 4)


def test_marshal(t: Scenario) -> None:
    """Rulings 27, 94: into her own city, with her own gold."""
    witch, marshal, *_ = t.table(
        Seat("witch", gold=1), Seat("marshal", city="temple"), call="marshal", marks=bewitch("marshal")
    )
    t.gather()
    t.pick("ability")
    t.pick("seize")
    assert (witch.city, witch.gold, marshal.gold) == (["temple"], 0, 5)


def test_warlord(t: Scenario) -> None:
    """Rulings 27, 86: "own" districts are hers."""
    t.table(
        Seat("witch", gold=0, city="temple"),
        Seat("warlord", city="tavern"),
        call="warlord",
        marks=bewitch("warlord"),
    )
    t.gather()
    t.pick("ability")
    assert t.options("destroy") == [
        "destroy:seat=0,at=0,card=temple,cost=0",
        "destroy:seat=1,at=0,card=tavern,cost=0",
    ]
    t.pick("cancel")
