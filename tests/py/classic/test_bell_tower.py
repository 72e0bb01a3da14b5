"""Tests the Bell Tower."""

from scenario import Scenario, Seat

SIX = "castle manor temple church tavern market"
SEVEN = SIX + " docks"


def ring(t: Scenario) -> None:
    """Build it, and announce that seven are enough."""
    t.gather()
    t.pick("build", card="bell_tower")
    assert (t.kind, t.asked) == ("bell", 0)
    t.pick("ring", size=7)


def test_everybody_with_seven_is_first(t: Scenario) -> None:
    """Ruling 136: its builder too; who comes later gets two."""
    builder, king, thief, late = t.table(
        Seat("merchant", gold=5, hand="bell_tower", city=SIX),
        Seat("king", city=SEVEN),
        Seat("thief", city="palace watchtower prison barracks fortress trading_post"),
        Seat("warlord", gold=5, hand="harbor", city=SIX),
        call="merchant",
        edition="classic",
    )
    ring(t)
    assert t.events("city_size_changed") == [{"size": 7}]
    assert t.events("city_completed") == [{"seat": 0, "first": True}, {"seat": 1, "first": True}]
    assert builder.view.city_size == 7
    t.pick("end_turn")
    t.until("warlord")
    t.gather()
    t.pick("build", card="harbor")
    t.pick("end_turn")
    assert t.over
    assert (builder.points()["first"], king.points()["first"]) == (4, 4)
    assert late.points()["completed"] == 2
    assert {"first", "completed"}.isdisjoint(thief.points())


def test_it_may_stay_silent(t: Scenario) -> None:
    """Rulings 104 and 136."""
    t.table(
        Seat("merchant", gold=5, hand="bell_tower", city=SIX),
        Seat("king"),
        call="merchant",
        edition="classic",
    )
    t.gather()
    t.pick("build", card="bell_tower")
    t.choose("stay_silent")
    assert t.state.city_size == 8
    assert t.state.finishers == []


def test_seven_are_enough_for_the_player_who_comes_first_later(t: Scenario) -> None:
    """Ruling 136."""
    t.table(
        Seat("merchant", gold=5, hand="bell_tower"),
        Seat("warlord", gold=5, hand="docks", city=SIX),
        call="merchant",
        edition="classic",
    )
    ring(t)
    assert t.events("city_completed") == []
    t.pick("end_turn")
    t.until("warlord")
    t.gather()
    t.pick("build", card="docks")
    assert t.events("city_completed") == [{"seat": 1, "first": True}]


def test_a_city_of_seven_is_then_safe_from_rank_8(t: Scenario) -> None:
    """Ruling 137."""
    t.table(
        Seat("merchant", gold=5, hand="bell_tower"),
        Seat("warlord", gold=9),
        Seat("king", city=SEVEN),
        call="merchant",
        edition="classic",
    )
    ring(t)
    t.pick("end_turn")
    t.until("warlord")
    t.gather()
    t.pick("ability", name="destroy")
    assert {option.split(",")[0] for option in t.options("destroy")} == {"destroy:seat=0"}


def test_destroyed_eight_are_needed_again(t: Scenario) -> None:
    """Ruling 138."""
    t.table(
        Seat("merchant", gold=5, hand="bell_tower"),
        Seat("warlord", gold=9),
        Seat("king", city=SIX),
        call="merchant",
        edition="classic",
    )
    ring(t)
    t.pick("end_turn")
    t.until("warlord")
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="bell_tower")
    assert t.events("city_size_changed") == [{"size": 8}]


def test_destroyed_by_the_armory_the_game_still_ends(t: Scenario) -> None:
    """Rulings 17, 105 and 138: who was first at seven stays so, later ones need eight."""
    builder, warlord, *_ = t.table(
        Seat("merchant", gold=5, hand="bell_tower", city=SIX),
        Seat("warlord", gold=5, hand="harbor", city=SIX.replace("castle", "armory")),
        call="merchant",
        edition="classic",
    )
    ring(t)
    t.pick("end_turn")
    t.until("warlord")
    t.pick("use", card="armory")
    t.pick("armory", card="bell_tower")
    assert t.state.city_size == 8
    t.end_turn()
    assert t.over
    assert builder.points()["first"] == 4
    assert "completed" not in warlord.points()


def test_a_short_game_has_nothing_to_announce(t: Scenario) -> None:
    """Rulings 16 and 136."""
    t.table(Seat("merchant", gold=5, hand="bell_tower"), call="merchant", edition="classic", city_size=7)
    t.gather()
    t.pick("build", card="bell_tower")
    assert t.kind == "turn"


def test_exchanged_it_goes_on_ringing(t: Scenario) -> None:
    """Ruling 138: only its destruction brings eight back."""
    t.table(
        Seat("merchant", gold=5, hand="bell_tower"),
        Seat("diplomat", gold=9, city="palace"),
        call="merchant",
        edition="classic",
    )
    ring(t)
    t.pick("end_turn")
    t.until("diplomat")
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange", card="bell_tower")
    t.pick("exchange_for")
    assert t.state.city_size == 7


def test_as_the_eighth_district_it_finishes_before_it_rings(t: Scenario) -> None:
    """Ruling 136."""
    builder, king, *_ = t.table(
        Seat("merchant", gold=5, hand="bell_tower", city=SEVEN),
        Seat("king", city=SEVEN),
        call="merchant",
        edition="classic",
    )
    t.gather()
    t.pick("build", card="bell_tower")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.pick("ring", size=7)
    assert t.events("city_completed") == [{"seat": 1, "first": False}]
    t.end_round()
    assert builder.points()["first"] == 4
    assert king.points()["completed"] == 2
