"""Tests the Patrician: the crown, and cards for his nobles."""

from scenario import Scenario, Seat, kill


def test_takes_the_crown_when_called(t: Scenario) -> None:
    """Ruling 1: he cannot but take it."""
    patrician, *_ = t.table(Seat("patrician"), call="patrician", crown=2)
    assert patrician.crown
    assert t.events("crown_moved") == [{"from": 2, "to": 0}]
    assert t.causes("crown_moved") == ["patrician"]


def test_noble_districts_pay_cards(t: Scenario) -> None:
    """Ruling 3: all at once. Ruling 4: a noble district built before counts too."""
    patrician, watcher, *_ = t.table(
        Seat("patrician", gold=3, hand="manor", city="castle palace temple"),
        call="patrician",
        deck="tavern market keep docks",
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("income", type="noble", amount=3)
    assert patrician.hand == ["tavern", "market", "keep"]
    assert patrician.gold == 2
    assert watcher.saw("cards_drawn") == [{"seat": 0, "count": 3}]
    assert t.options("income") == []


def test_the_school_of_magic_pays_a_card(t: Scenario) -> None:
    """Ruling 123."""
    patrician, *_ = t.table(Seat("patrician", city="castle school_of_magic"), call="patrician")
    t.pick("income", amount=2)
    assert len(patrician.hand) == 2


def test_draws_what_the_deck_has(t: Scenario) -> None:
    """Ruling 20."""
    patrician, *_ = t.table(Seat("patrician", city="manor castle palace"), call="patrician", bottom=2)
    t.pick("income", amount=3)
    assert len(patrician.hand) == 2


def test_the_new_holder_calls_the_rest_of_the_round(t: Scenario) -> None:
    """Ruling 72."""
    t.table(Seat("patrician"), Seat("bishop"), call="patrician", crown=3)
    t.end_turn()
    assert t.events("rank_called")[0]["by"] == 0


def test_killed_he_takes_the_crown_at_the_end_of_the_round(t: Scenario) -> None:
    """Ruling 66: as heir; he draws no cards."""
    patrician, *_ = t.table(
        Seat("patrician", city="manor"),
        Seat("assassin"),
        call="patrician",
        crown=3,
        marks=kill("patrician"),
    )
    assert not patrician.crown
    t.end_round()
    assert patrician.crown
    assert patrician.hand == []
    assert patrician.asked


def test_a_patrician_of_no_player_leaves_the_crown_where_it_is(t: Scenario) -> None:
    """Ruling 71."""
    *_, holder = t.table(Seat("bishop"), call="patrician", crown=3, aside="patrician")
    t.end_round()
    assert holder.crown
