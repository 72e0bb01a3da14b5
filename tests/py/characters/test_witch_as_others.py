"""Tests the Witch in the place of the characters whose abilities are hard to take over."""

import pytest

from citadels.model.state import Built
from scenario import Scenario, Seat, bewitch


@pytest.mark.parametrize(("name", "gold", "cards"), [("king", 2, 0), ("patrician", 0, 2)])
def test_king_and_patrician(t: Scenario, name: str, gold: int, cards: int) -> None:
    """Ruling 30: the crown goes to the player of the card, the nobles' income to the Witch."""
    witch, royal, *_ = t.table(
        Seat("witch", gold=0, city="manor castle"),
        Seat(name, city="palace"),
        call=name,
        crown=3,
        marks=bewitch(name),
    )
    t.gather()
    assert royal.crown
    t.pick("income")
    assert (witch.gold, len(witch.hand)) == (gold, cards)


def test_emperor(t: Scenario) -> None:
    """Ruling 31: she chooses the new holder and takes the price; even the Emperor's player may be crowned."""
    witch, emperor, _, _ = t.table(
        Seat("witch", gold=0, city="manor"),
        Seat("emperor", gold=0),
        Seat("bishop"),
        Seat("warlord"),
        call="emperor",
        crown=3,
        marks=bewitch("emperor"),
    )
    t.gather()
    assert t.options() == ["ability:name=crown", "income:type=noble,amount=1"]
    t.pick("ability")
    assert t.options() == ["seat:seat=1", "seat:seat=2", "cancel"]
    t.pick("seat", seat=1)
    assert emperor.crown
    assert (witch.gold, emperor.gold) == (1, 1)
    assert "end_turn" in t.options()


def test_bishop(t: Scenario) -> None:
    """Ruling 32: the Witch's city is safe from rank 8, the Bishop's is not."""
    t.table(
        Seat("witch", city="temple"),
        Seat("bishop", city="church"),
        Seat("warlord", gold=9),
        Seat("king"),
        call="bishop",
        marks=bewitch("bishop"),
    )
    t.gather()
    t.end_turn()
    t.pick("ability", name="destroy")
    assert t.options() == ["destroy:seat=1,at=0,card=church,cost=1", "cancel"]


def test_blackmailer(t: Scenario) -> None:
    """Ruling 33: she lays the threats, takes the bribe and decides on unmasking."""
    witch, blackmailer, king, bishop = t.table(
        Seat("witch", gold=0),
        Seat("blackmailer"),
        Seat("king", gold=4),
        Seat("bishop", gold=3),
        call="blackmailer",
        marks=bewitch("blackmailer"),
    )
    t.gather()
    t.pick("ability", name="threaten")
    t.pick("name", character="king")
    t.pick("name", character="bishop")
    assert [mark.real for mark in witch.view.marks] == [True, True, False]
    assert all(mark.real is None for mark in blackmailer.view.marks)
    t.end_turn()
    t.gather()
    t.pick("bribe", gold=3)
    assert (witch.gold, king.gold, blackmailer.gold) == (3, 3, 4)
    t.end_turn()
    t.gather()
    t.pick("refuse")
    assert witch.asked
    assert t.kind == "unmask"
    t.pick("unmask")
    assert bishop.gold == 5


def test_thief(t: Scenario) -> None:
    """Ruling 34: the loot is hers."""
    witch, thief, king, _ = t.table(
        Seat("witch", gold=0),
        Seat("thief", gold=0),
        Seat("king", gold=5),
        Seat("bishop"),
        call="thief",
        marks=bewitch("thief"),
    )
    t.gather()
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.end_turn()
    assert t.turn_of == "king"
    assert (witch.gold, thief.gold, king.gold) == (5, 2, 0)


def test_spy(t: Scenario) -> None:
    """Ruling 27: she looks and takes, even from the bewitched player."""
    witch, *_ = t.table(
        Seat("witch", gold=0),
        Seat("spy", hand="tavern market temple"),
        call="spy",
        marks=bewitch("spy"),
    )
    t.gather()
    t.pick("ability")
    t.pick("seat", seat=1)
    t.pick("type", type="trade")
    assert (witch.gold, len(witch.hand)) == (2, 2)
    assert witch.saw("hand_shown")[0]["cards"] == ["market", "tavern", "temple"]


def test_wizard(t: Scenario) -> None:
    """Rulings 27, 62: his leave to build duplicates is hers for this turn."""
    witch, *_ = t.table(
        Seat("witch", gold=4, hand="temple", city="temple tavern"),
        Seat("wizard", hand="tavern"),
        call="wizard",
        marks=bewitch("wizard"),
    )
    t.gather()
    t.pick("ability", name="take_card")
    t.pick("seat", seat=1)
    t.pick("card", card="tavern")
    t.pick("build", card="tavern")
    t.pick("build", card="temple")
    assert witch.city == ["temple", "tavern", "tavern", "temple"]


def test_alchemist_with_a_poor_house(t: Scenario) -> None:
    """Ruling 38: the Poor House pays before the gold comes back. Ruling 80: she gets back what she paid."""
    witch, alchemist, *_ = t.table(
        Seat("witch", gold=4, hand="harbor", city="poor_house"),
        Seat("alchemist", gold=0),
        call="alchemist",
        marks=bewitch("alchemist"),
    )
    t.gather()
    t.pick("build", card="harbor")
    assert witch.gold == 0
    t.end_turn()
    assert t.causes("gold_gained")[:2] == ["poor_house", "alchemist"]
    assert (witch.gold, alchemist.gold) == (5, 2)


def test_navigator(t: Scenario) -> None:
    """Ruling 37: four gold or four cards, and no building, not even Stables."""
    witch, *_ = t.table(
        Seat("witch", gold=9, hand="temple stables", city="framework"),
        Seat("navigator"),
        call="navigator",
        marks=bewitch("navigator"),
    )
    t.gather()
    assert t.options() == ["ability:name=four_gold", "ability:name=four_cards", "end_turn"]
    t.pick("ability", name="four_gold")
    assert witch.gold == 13
    assert t.options() == ["end_turn"]


def test_diplomat(t: Scenario) -> None:
    """Ruling 27: she exchanges a district of her own city."""
    witch, diplomat, *_ = t.table(
        Seat("witch", gold=1, city="temple"),
        Seat("diplomat", city="market"),
        call="diplomat",
        marks=bewitch("diplomat"),
    )
    t.gather()
    t.pick("ability")
    t.pick("exchange", seat=1)
    t.pick("exchange_for", seat=0)
    assert (witch.city, diplomat.city) == (["market"], ["temple"])
    assert (witch.gold, diplomat.gold) == (0, 5)


def test_queen(t: Scenario) -> None:
    """Ruling 36: her own seat counts, not the Queen's."""
    witch, *_ = t.table(
        Seat("witch", gold=0),
        Seat("king"),
        Seat("merchant"),
        Seat("queen"),
        Seat("bishop"),
        call="queen",
        marks=bewitch("queen"),
    )
    t.gather()
    t.pick("ability", name="court")
    assert witch.gold == 3


def test_queen_from_afar(t: Scenario) -> None:
    """Ruling 36: the Queen sits beside the King, the Witch does not."""
    t.table(
        Seat("witch"),
        Seat("merchant"),
        Seat("king"),
        Seat("queen"),
        Seat("bishop"),
        call="queen",
        marks=bewitch("queen"),
    )
    t.gather()
    assert t.options() == ["end_turn"]


def test_artist(t: Scenario) -> None:
    """Ruling 27: she beautifies her own districts with her own gold."""
    witch, *_ = t.table(
        Seat("witch", gold=3, city=[Built("temple", coins=1), "market"]),
        Seat("artist", city="manor"),
        call="artist",
        marks=bewitch("artist"),
    )
    t.gather()
    t.pick("ability")
    assert t.options() == ["beautify:seat=0,at=1,card=market,cost=1", "cancel"]
    t.pick("beautify")
    assert witch.gold == 2


def test_tax_collector(t: Scenario) -> None:
    """Ruling 35: she takes the gold off the token and pays no tax in that turn."""
    witch, collector, *_ = t.table(
        Seat("witch", gold=2, hand="temple"),
        Seat("tax_collector", gold=0),
        Seat("warlord", gold=3, hand="tavern"),
        Seat("king"),
        call="warlord",
        marks=bewitch("tax_collector"),
    )
    t.gather()
    t.pick("build", card="tavern")
    assert t.state.tax == 1
    t.end_turn()
    t.gather()
    t.pick("ability", name="collect_tax")
    assert (witch.gold, collector.gold, t.state.tax) == (3, 2, 0)
    t.pick("build", card="temple")
    assert (witch.gold, t.state.tax) == (2, 0)
