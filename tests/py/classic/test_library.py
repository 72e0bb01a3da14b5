"""Tests the Library of the classic edition."""

from scenario import Scenario, Seat


def test_both_cards_are_kept(t: Scenario) -> None:
    owner, *_ = t.table(
        Seat("merchant", city="library"), call="merchant", deck="temple palace", edition="classic"
    )
    t.pick("gather_cards", count=2)
    assert (t.kind, owner.hand) == ("turn", ["temple", "palace"])


def test_with_the_observatory_two_of_three(t: Scenario) -> None:
    """Ruling 116."""
    owner, *_ = t.table(
        Seat("merchant", city="library observatory"),
        call="merchant",
        deck="temple palace temple",
        edition="classic",
    )
    t.pick("gather_cards", count=3)
    assert t.kind == "keep_some"
    assert t.options() == ["card:card=temple,copy=0", "card:card=palace,copy=0", "card:card=temple,copy=1"]
    assert t.refuses("card:card=temple,copy=0") == "illegal-pick"
    t.choose("card:card=temple,copy=0", "card:card=temple,copy=1")
    assert (owner.hand, t.state.deck[0]) == (["temple", "temple"], "palace")
