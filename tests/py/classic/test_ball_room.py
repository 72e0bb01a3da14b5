"""The Ball Room."""

from scenario import Scenario, Seat


def test_called_players_thank_the_crowned_owner(t: Scenario) -> None:
    """Ruling 139."""
    t.table(Seat("bishop", city="ball_room"), Seat("merchant"), call="merchant", crown=0, edition="classic")
    assert (t.kind, t.asked, t.options()) == ("thanks", 1, ["thank", "stay_silent"])
    t.choose("thank")
    assert t.turn_of == "merchant"


def test_silence_costs_the_turn(t: Scenario) -> None:
    """Ruling 139."""
    _, merchant, *_ = t.table(
        Seat("bishop", city="ball_room"),
        Seat("merchant"),
        Seat("architect"),
        call="merchant",
        crown=0,
        edition="classic",
    )
    t.choose("stay_silent")
    assert t.events("turn_lost") == [{"seat": 1}]
    assert merchant.gold == 2
    assert (t.kind, t.asked) == ("thanks", 2)


def test_without_the_crown_nobody_is_asked(t: Scenario) -> None:
    """Ruling 139."""
    t.table(Seat("bishop", city="ball_room"), Seat("merchant"), call="merchant", crown=1, edition="classic")
    assert t.turn_of == "merchant"


def test_the_owner_need_not_thank_himself(t: Scenario) -> None:
    """Ruling 139."""
    t.table(Seat("merchant", city="ball_room"), call="merchant", crown=0, edition="classic")
    assert t.turn_of == "merchant"
