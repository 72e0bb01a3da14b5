"""The Great Wall of the classic edition."""

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
