"""Tests the Great Wall of the classic edition."""

from scenario import Scenario, Seat


def test_the_other_districts_cost_one_more(t: Scenario) -> None:
    """Ruling 111: the Wall itself does not."""
    warlord, *_ = t.table(
        Seat("warlord", gold=7),
        Seat("king", city="great_wall temple castle"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="destroy")
    assert t.options("destroy") == [
        "destroy:seat=1,at=0,card=great_wall,cost=5",
        "destroy:seat=1,at=1,card=temple,cost=1",
        "destroy:seat=1,at=2,card=castle,cost=4",
    ]
    t.pick("destroy", card="castle")
    assert warlord.gold == 5


def test_the_diplomat_pays_it_to_the_owner(t: Scenario) -> None:
    """Ruling 92."""
    diplomat, king, *_ = t.table(
        Seat("diplomat", gold=1, city="church"),
        Seat("king", gold=0, city="great_wall castle"),
        call="diplomat",
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange", card="castle")
    t.pick("exchange_for", card="church")
    assert (diplomat.gold, king.gold) == (0, 3)
