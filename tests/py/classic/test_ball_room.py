"""Tests the Ball Room."""

from scenario import Scenario, Seat, bewitch


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


def test_without_the_crown_no_seat_is_asked(t: Scenario) -> None:
    """Ruling 139."""
    t.table(Seat("bishop", city="ball_room"), Seat("merchant"), call="merchant", crown=1, edition="classic")
    assert t.turn_of == "merchant"


def test_the_owner_need_not_thank_himself(t: Scenario) -> None:
    """Ruling 139."""
    t.table(Seat("merchant", city="ball_room"), call="merchant", crown=0, edition="classic")
    assert t.turn_of == "merchant"


def test_a_silent_king_takes_no_crown(t: Scenario) -> None:
    """Ruling 139: neither when he is called nor at the end of the round."""
    bishop, king, *_ = t.table(
        Seat("bishop", city="ball_room"), Seat("king"), call="king", crown=0, edition="classic"
    )
    t.choose("stay_silent")
    t.end_round()
    assert bishop.crown
    assert not king.crown


def test_a_silent_bishop_still_protects(t: Scenario) -> None:
    """Ruling 139."""
    t.table(
        Seat("merchant", city="ball_room"),
        Seat("bishop", city="temple"),
        Seat("warlord", gold=9),
        call="bishop",
        crown=0,
        edition="classic",
    )
    t.choose("stay_silent")
    t.gather()
    t.end_turn()
    t.choose("thank")
    t.gather()
    t.pick("ability")
    assert 1 not in t.offered("seat")


def test_the_silence_of_a_bewitched_player_costs_the_witch_her_turn(t: Scenario) -> None:
    """Ruling 139."""
    t.table(
        Seat("merchant", city="ball_room"),
        Seat("king"),
        Seat("witch"),
        call="king",
        crown=0,
        marks=bewitch("king"),
        edition="classic",
    )
    t.choose("stay_silent")
    assert t.events("turn_lost") == [{"seat": 1}]
    assert t.turn_of == "merchant"
