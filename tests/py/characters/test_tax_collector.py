"""Tests the Tax Collector: a gold of every builder."""

import pytest

from scenario import Scenario, Seat, bewitch, kill


def test_everybody_else_pays_after_each_build(t: Scenario) -> None:
    """Ruling 101."""
    _, architect, *_ = t.table(
        Seat("tax_collector"),
        Seat("architect", gold=5, hand="temple tavern market"),
        call="architect",
    )
    t.gather()
    t.pick("build", card="temple")
    assert t.events("tax_paid") == [{"seat": 1, "amount": 1}]
    t.pick("build", card="tavern")
    t.pick("build", card="market")
    assert (architect.gold, t.state.tax) == (0, 3)
    assert architect.view.tax == 3


def test_none_from_an_empty_stash(t: Scenario) -> None:
    """Ruling 101."""
    _, king, *_ = t.table(Seat("tax_collector"), Seat("king", gold=1, hand="manor"), call="king")
    t.gather()
    t.pick("build", card="manor")
    assert (king.gold, t.state.tax) == (0, 0)
    assert t.events("tax_paid") == []


def test_a_free_build_is_taxed_too(t: Scenario) -> None:
    """Rulings 101, 109: by the Framework."""
    _, king, *_ = t.table(
        Seat("tax_collector"), Seat("king", gold=0, hand="palace", city="framework"), call="king"
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert (king.gold, t.state.tax) == (1, 1)


def test_a_necropolis_is_taxed_too(t: Scenario) -> None:
    """Rulings 101, 119: by sacrifice."""
    _, king, *_ = t.table(
        Seat("tax_collector"), Seat("king", gold=0, hand="necropolis", city="temple"), call="king"
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice")
    assert (king.gold, t.state.tax) == (1, 1)


def test_takes_it_all_in_his_turn(t: Scenario) -> None:
    """Ruling 101: at any moment of it (ruling 2), once."""
    collector, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("architect", gold=9, hand="temple tavern"),
        call="architect",
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("build", card="tavern")
    t.end_turn()
    t.until("tax_collector")
    t.pick("ability", name="collect_tax")
    assert t.events("tax_collected") == [{"seat": 0, "amount": 2}]
    assert (collector.gold, t.state.tax) == (2, 0)
    assert t.options("ability") == []


def test_an_empty_token_offers_nothing(t: Scenario) -> None:
    """Ruling 101."""
    t.table(Seat("tax_collector"), call="tax_collector")
    assert t.options("ability") == []


def test_he_pays_no_tax(t: Scenario) -> None:
    """Ruling 101: everyone but him."""
    collector, *_ = t.table(Seat("tax_collector", gold=5, hand="temple"), call="tax_collector")
    t.gather()
    t.pick("build", card="temple")
    assert (collector.gold, t.state.tax) == (6, 0)


@pytest.mark.parametrize("fate", ["absent", "killed"])
def test_absent_or_dead_the_gold_stays_for_later_rounds(t: Scenario, fate: str) -> None:
    """Ruling 101."""
    marks = kill("tax_collector") if fate == "killed" else []
    collector = [Seat("tax_collector")] if fate == "killed" else [Seat("bishop")]
    t.table(
        *collector,
        Seat("king", gold=3, hand="temple"),
        Seat("warlord"),
        Seat("assassin"),
        call="king",
        aside="" if fate == "killed" else "tax_collector",
        marks=marks,
    )
    t.gather()
    t.pick("build", card="temple")
    assert t.state.tax == 1
    t.end_round()
    assert t.kind == "draft"
    assert t.state.tax == 1
    assert t.state.round == 6


def test_three_players_his_other_character_pays(t: Scenario) -> None:
    """Ruling 102."""
    owner, *_ = t.table(
        Seat("tax_collector", "king", gold=3, hand="temple tavern"),
        Seat("thief", "bishop"),
        Seat("assassin", "warlord"),
        players=3,
        call="king",
    )
    t.gather()
    t.pick("build", card="temple")
    assert (owner.gold, t.state.tax) == (3, 1)
    t.end_turn()
    t.until("tax_collector")
    t.gather()
    t.pick("build", card="tavern")
    assert (owner.gold, t.state.tax) == (4, 1)


def test_the_witch_is_taxed_as_somebody_else(t: Scenario) -> None:
    """Rulings 27, 101: she is the builder."""
    witch, king, *_ = t.table(
        Seat("witch", gold=3, hand="temple"),
        Seat("king", gold=3),
        Seat("tax_collector"),
        call="king",
        marks=bewitch("king"),
    )
    t.gather()
    t.pick("build", card="temple")
    assert (witch.gold, king.gold, t.state.tax) == (1, 5, 1)


def test_a_seized_district_is_not_taxed(t: Scenario) -> None:
    """Ruling 103."""
    t.table(Seat("tax_collector"), Seat("marshal", gold=5), Seat("king", city="temple"), call="marshal")
    t.pick("ability", name="seize")
    t.pick("seize")
    assert t.state.tax == 0
