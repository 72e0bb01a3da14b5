"""Tests the Stables."""

from scenario import Scenario, Seat, warrants


def test_do_not_count_against_the_limit(t: Scenario) -> None:
    """Ruling 125."""
    owner, *_ = t.table(Seat("warlord", gold=3, hand="stables temple church"), call="warlord")
    t.gather()
    t.pick("build", card="stables")
    assert owner.gold == 3
    t.pick("build", card="temple")
    assert t.options("build") == []
    assert owner.view.turn is not None
    assert owner.view.turn.builds_left == 0


def test_can_be_built_when_the_limit_is_used_up(t: Scenario) -> None:
    """Ruling 125."""
    owner, *_ = t.table(Seat("warlord", gold=3, hand="stables temple church"), call="warlord")
    t.gather()
    t.pick("build", card="temple")
    assert t.options("build") == ["build:card=stables,cost=2"]
    t.pick("build", card="stables")
    assert owner.city == ["temple", "stables"]


def test_not_by_the_navigator(t: Scenario) -> None:
    """Rulings 83 and 125."""
    t.table(Seat("navigator", gold=9, hand="stables"), call="navigator")
    t.gather()
    assert t.options("build") == []


def test_not_by_the_witch_before_she_pauses(t: Scenario) -> None:
    """Ruling 24."""
    t.table(Seat("witch", gold=9, hand="stables"), call="witch")
    t.gather()
    assert t.options("build") == []


def test_confiscated_the_normal_build_is_left(t: Scenario) -> None:
    """Ruling 44."""
    owner, magistrate, *_ = t.table(
        Seat("warlord", gold=3, hand="stables temple"),
        Seat("magistrate"),
        call="warlord",
        marks=warrants("warlord"),
    )
    t.gather()
    t.pick("build", card="stables")
    t.pick("confiscate")
    assert (owner.gold, magistrate.city) == (5, ["stables"])
    assert t.options("build") == ["build:card=temple,cost=1"]


def test_are_taxed_like_any_build(t: Scenario) -> None:
    """Ruling 101."""
    owner, *_ = t.table(Seat("warlord", gold=3, hand="stables temple"), Seat("tax_collector"), call="warlord")
    t.gather()
    t.pick("build", card="stables")
    t.pick("build", card="temple")
    assert (owner.gold, t.state.tax) == (0, 2)
