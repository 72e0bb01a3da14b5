"""Tests how games end: what completes a city, what does not undo it, and what is counted when."""

from scenario import Scenario, Seat, kill, warrants

SIX = "castle manor temple church tavern market"
SEVEN = SIX + " docks"


def test_the_round_is_played_out_and_later_cities_get_two(t: Scenario) -> None:
    """Rulings 16 and 17."""
    bishop, warlord, king, _ = t.table(
        Seat("bishop", gold=3, hand="docks", city=SIX),
        Seat("warlord", gold=5, hand="harbor", city=SIX),
        Seat("king", city=SIX),
        call="bishop",
    )
    t.gather()
    t.pick("build", card="docks")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.pick("end_turn")
    t.until("warlord")
    t.gather()
    t.pick("build", card="harbor")
    assert t.events("city_completed") == [{"seat": 1, "first": False}]
    t.end_turn()
    assert t.over
    assert bishop.points()["first"] == 4
    assert warlord.points()["completed"] == 2
    assert king.points() == {"districts": 13}


def test_a_city_may_grow_beyond_its_size(t: Scenario) -> None:
    """Ruling 15."""
    warlord, *_ = t.table(
        Seat("warlord", gold=5, hand="harbor palace", city=SEVEN), call="warlord", first=0, in_game="seer"
    )
    t.gather()
    t.pick("build", card="palace")
    assert len(warlord.city) == 8
    assert t.events("city_completed") == []


def test_a_confiscated_district_completes_the_magistrates_city(t: Scenario) -> None:
    """Ruling 49: for the player who paid it never stood."""
    payer, magistrate, *_ = t.table(
        Seat("warlord", gold=4, hand="harbor", city=SIX),
        Seat("magistrate", city=SIX),
        call="warlord",
        marks=warrants("warlord"),
    )
    t.gather()
    t.pick("build", card="harbor")
    t.pick("confiscate")
    assert t.events("city_completed") == [{"seat": 1, "first": True}]
    t.end_turn()
    assert t.over
    assert magistrate.points()["first"] == 4
    assert "completed" not in payer.points()


def test_a_seized_district_completes_the_marshals_city(t: Scenario) -> None:
    """Ruling 94."""
    marshal, *_ = t.table(Seat("marshal", gold=3, city=SIX), Seat("king", city="docks keep"), call="marshal")
    t.pick("ability", name="seize")
    t.pick("seize", card="docks")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    t.end_turn()
    assert t.over
    assert marshal.points()["first"] == 4


def test_a_city_that_shrinks_later_has_still_ended_the_game(t: Scenario) -> None:
    """Ruling 17: its owner was the first, and keeps the four points."""
    owner, other, *_ = t.table(
        Seat("merchant", gold=2, hand="harbor", city="armory castle manor temple church tavern"),
        Seat("warlord", city="keep"),
        call="merchant",
    )
    t.gather()
    t.pick("build", card="harbor")
    t.pick("use", card="armory")
    t.pick("armory", card="keep")
    assert (len(owner.city), other.city) == (6, [])
    t.end_round()
    assert t.over
    assert owner.points()["first"] == 4


def test_the_statue_looks_at_the_crown_after_the_kings_heir_took_it(t: Scenario) -> None:
    """Rulings 66 and 126."""
    king, warlord, *_ = t.table(
        Seat("king", city="statue"),
        Seat("warlord"),
        Seat("assassin"),
        call="warlord",
        crown=1,
        first=2,
        marks=kill("king"),
    )
    t.end_round()
    assert t.over
    assert king.points() == {"districts": 3, "statue": 5}
    assert not warlord.crown


def test_the_statue_loses_the_crown_that_the_killed_emperor_gives_away(t: Scenario) -> None:
    """Rulings 67 and 126."""
    _, warlord, third, _ = t.table(
        Seat("emperor"),
        Seat("warlord", city="statue"),
        Seat("assassin"),
        call="warlord",
        crown=1,
        first=2,
        marks=kill("emperor"),
    )
    t.end_turn()
    assert (t.kind, t.asked) == ("crown", 0)
    t.pick("seat", seat=2)
    assert t.over
    assert third.crown
    assert warlord.points() == {"districts": 3}
