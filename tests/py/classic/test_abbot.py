"""Tests the Abbot of the classic edition."""

from scenario import Scenario, Seat


def test_religious_districts_pay_gold_only(t: Scenario) -> None:
    """Ruling 75."""
    abbot, *_ = t.table(
        Seat("abbot", gold=0, city="temple church school_of_magic"), call="abbot", edition="classic"
    )
    t.pick("income")
    assert (t.kind, abbot.gold) == ("turn", 3)


def test_the_richest_player_gives_a_gold(t: Scenario) -> None:
    """Ruling 76."""
    abbot, king, *_ = t.table(
        Seat("abbot", gold=0), Seat("king", gold=5), Seat("thief", gold=4), call="abbot", edition="classic"
    )
    t.pick("ability", name="tithe")
    assert (abbot.gold, king.gold) == (1, 4)


def test_a_tie_of_others_gives_nothing(t: Scenario) -> None:
    """Ruling 76."""
    t.table(
        Seat("abbot", gold=0), Seat("king", gold=5), Seat("thief", gold=5), call="abbot", edition="classic"
    )
    assert t.options("ability") == []


def test_a_tie_with_himself_gives_nothing(t: Scenario) -> None:
    """Ruling 76."""
    t.table(Seat("abbot", gold=5), Seat("king", gold=5), call="abbot", edition="classic")
    assert t.options("ability") == []


def test_nothing_if_he_is_the_richest(t: Scenario) -> None:
    """Ruling 76."""
    t.table(Seat("abbot", gold=6), Seat("king", gold=5), call="abbot", edition="classic")
    assert t.options("ability") == []
