"""Tests the Alchemist: the gold for districts comes back."""

from scenario import Scenario, Seat


def test_what_he_paid_for_the_district_returns_at_the_end(t: Scenario) -> None:
    """Ruling 80."""
    alchemist, *_ = t.table(Seat("alchemist", gold=2, hand="castle"), call="alchemist")
    t.gather()
    t.pick("build", card="castle")
    assert alchemist.gold == 0
    t.end_turn()
    assert {"seat": 0, "amount": 4} in t.events("gold_gained")
    assert alchemist.gold == 4


def test_cannot_spend_more_than_he_has(t: Scenario) -> None:
    """Ruling 80."""
    t.table(Seat("alchemist", gold=2, hand="palace"), call="alchemist")
    t.gather()
    assert t.options("build") == []


def test_what_the_smithy_took_stays_away(t: Scenario) -> None:
    """Ruling 80: only gold paid for districts."""
    alchemist, *_ = t.table(
        Seat("alchemist", gold=5, hand="castle", city="smithy"), call="alchemist", deck="keep docks manor"
    )
    t.pick("use", card="smithy")
    t.gather()
    t.pick("build", card="castle")
    t.end_turn()
    assert alchemist.gold == 5


def test_the_tax_is_lost(t: Scenario) -> None:
    """Ruling 81."""
    alchemist, *_ = t.table(
        Seat("alchemist", gold=3, hand="castle"), call="alchemist", in_game="tax_collector"
    )
    t.gather()
    t.pick("build", card="castle")
    assert (alchemist.gold, t.state.tax) == (0, 1)
    t.end_turn()
    assert alchemist.gold == 4


def test_without_a_coin_after_building_there_is_no_tax(t: Scenario) -> None:
    """Ruling 81: the refund comes too late for it."""
    alchemist, *_ = t.table(
        Seat("alchemist", gold=2, hand="castle"), call="alchemist", in_game="tax_collector"
    )
    t.gather()
    t.pick("build", card="castle")
    t.end_turn()
    assert (alchemist.gold, t.state.tax) == (4, 0)


def test_the_poor_house_pays_before_the_gold_returns(t: Scenario) -> None:
    """Rulings 38, 120."""
    alchemist, *_ = t.table(Seat("alchemist", gold=2, hand="castle", city="poor_house"), call="alchemist")
    t.gather()
    t.pick("build", card="castle")
    t.end_turn()
    assert t.causes("gold_gained")[:2] == ["poor_house", "alchemist"]
    assert alchemist.gold == 5


def test_only_the_gold_part_of_a_thieves_den_returns(t: Scenario) -> None:
    """Ruling 129: the cards stay spent."""
    alchemist, *_ = t.table(Seat("alchemist", gold=2, hand="thieves_den temple tavern"), call="alchemist")
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=2)
    t.pick("card", card="temple")
    t.pick("card", card="tavern")
    t.end_turn()
    assert (alchemist.gold, alchemist.hand) == (4, [])


def test_nothing_returns_for_a_free_build(t: Scenario) -> None:
    """Ruling 80: nothing was paid."""
    alchemist, *_ = t.table(Seat("alchemist", gold=0, hand="palace", city="framework"), call="alchemist")
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    t.end_turn()
    assert (alchemist.gold, alchemist.city) == (2, ["palace"])


def test_all_builds_count(t: Scenario) -> None:
    """Ruling 80: the Stables are a second one (ruling 125)."""
    alchemist, *_ = t.table(Seat("alchemist", gold=4, hand="castle stables"), call="alchemist")
    t.gather()
    t.pick("build", card="castle")
    t.pick("build", card="stables")
    assert alchemist.gold == 0
    t.end_turn()
    assert alchemist.gold == 6


def test_the_price_after_discounts_returns(t: Scenario) -> None:
    """Ruling 80."""
    alchemist, *_ = t.table(Seat("alchemist", gold=0, hand="keep", city="factory"), call="alchemist")
    t.gather()
    t.pick("build", card="keep", cost=2)
    t.end_turn()
    assert alchemist.gold == 2


def test_two_players_nothing_returns_in_his_other_turn(t: Scenario) -> None:
    """Ruling 12: what was paid in another turn stays paid."""
    player, _ = t.table(
        Seat("alchemist", "warlord", gold=0, hand="temple tavern"),
        Seat("king", "bishop"),
        players=2,
        call="alchemist",
    )
    t.gather()
    t.pick("build", card="temple")
    t.end_turn()
    assert player.gold == 2
    t.gather()
    t.pick("build", card="tavern")
    t.end_turn()
    assert player.gold == 3
