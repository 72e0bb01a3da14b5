"""Tests the Graveyard."""

from citadels.model.state import Built
from scenario import Scenario, Seat, bewitch


def destroy(t: Scenario, card: str) -> None:
    """Let the Warlord, whose turn it is, destroy ``card``."""
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card=card)


def test_its_owner_buys_what_the_warlord_destroys(t: Scenario) -> None:
    """Ruling 132: in any city, for a gold."""
    _, king, thief, _ = t.table(
        Seat("warlord", gold=9),
        Seat("king", city="manor"),
        Seat("thief", gold=1, city="graveyard"),
        call="warlord",
        edition="classic",
    )
    destroy(t, "manor")
    assert (t.kind, t.asked) == ("rescue", 2)
    assert t.options() == ["rescue:card=manor", "let_pass"]
    t.pick("rescue")
    assert (king.city, thief.hand, thief.gold) == ([], ["manor"], 0)
    assert t.events("card_rescued") == [{"seat": 2, "card": "manor"}]
    assert t.turn_of == ""


def test_it_may_be_let_pass(t: Scenario) -> None:
    """Ruling 104."""
    _, _, thief, _ = t.table(
        Seat("warlord", gold=9),
        Seat("king", city="manor"),
        Seat("thief", gold=1, city="graveyard"),
        call="warlord",
        edition="classic",
    )
    destroy(t, "manor")
    t.choose("let_pass")
    assert (thief.hand, thief.gold) == ([], 1)
    assert t.state.deck[0] == "manor"


def test_without_gold_no_seat_is_asked(t: Scenario) -> None:
    """Ruling 132."""
    t.table(
        Seat("warlord", gold=9),
        Seat("thief", gold=0, city="graveyard manor"),
        call="warlord",
        edition="classic",
    )
    destroy(t, "manor")
    assert t.turn_of == ""


def test_cannot_save_itself(t: Scenario) -> None:
    """Ruling 132."""
    t.table(
        Seat("warlord", gold=9), Seat("thief", gold=9, city="graveyard"), call="warlord", edition="classic"
    )
    destroy(t, "graveyard")
    assert t.turn_of == ""
    assert t.state.deck[0] == "graveyard"


def test_not_for_the_warlord_himself(t: Scenario) -> None:
    """Ruling 132."""
    t.table(
        Seat("warlord", gold=9, city="graveyard"),
        Seat("king", city="manor"),
        call="warlord",
        edition="classic",
    )
    destroy(t, "manor")
    assert t.turn_of == ""


def test_not_after_the_armory(t: Scenario) -> None:
    """Ruling 132: it speaks of the Warlord."""
    t.table(
        Seat("merchant", city="armory"),
        Seat("thief", gold=9, city="graveyard manor"),
        call="merchant",
        edition="classic",
    )
    t.pick("use", card="armory")
    t.pick("armory", card="manor")
    assert t.kind == "turn"


def test_of_a_museum_only_the_museum_comes(t: Scenario) -> None:
    """Rulings 118 and 132."""
    _, _, thief, _ = t.table(
        Seat("warlord", gold=9),
        Seat("king", city=[Built("museum", tucked=("temple",))]),
        Seat("thief", gold=1, city="graveyard"),
        call="warlord",
        edition="classic",
    )
    destroy(t, "museum")
    t.pick("rescue")
    assert thief.hand == ["museum"]
    assert t.state.deck[0] == "temple"


def test_the_witch_as_the_warlord_cannot_but_others_can(t: Scenario) -> None:
    """Rulings 27 and 132: she is the Warlord then."""
    t.table(
        Seat("warlord", gold=0),
        Seat("witch", gold=9, city="graveyard"),
        Seat("king", city="manor"),
        call="warlord",
        marks=bewitch("warlord"),
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="manor")
    assert t.turn_of == ""
