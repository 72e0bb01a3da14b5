"""Tests the Park."""

from scenario import Scenario, Seat, bewitch


def test_an_empty_hand_draws_two_when_the_turn_ends(t: Scenario) -> None:
    """Ruling 120."""
    owner, *_ = t.table(Seat("warlord", city="park"), call="warlord", deck="palace temple")
    t.gather()
    assert owner.hand == []
    t.end_turn()
    assert owner.hand == ["palace", "temple"]
    assert t.causes("cards_drawn") == ["park"]


def test_a_card_in_hand_draws_nothing(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", hand="tavern", city="park"), call="warlord")
    t.end_turn()
    assert owner.hand == ["tavern"]


def test_built_in_this_turn_it_counts_already(t: Scenario) -> None:
    """Ruling 120."""
    owner, *_ = t.table(Seat("warlord", gold=4, hand="park"), call="warlord")
    t.gather()
    t.pick("build", card="park")
    t.end_turn()
    assert len(owner.hand) == 2


def test_each_of_two_turns_looks_at_the_hand_as_it_is(t: Scenario) -> None:
    """Ruling 120: for two players; the hand that the first turn filled draws nothing in the second."""
    owner, *_ = t.table(
        Seat("merchant", "warlord", hand="tavern", city="park laboratory"),
        Seat("thief", "architect"),
        players=2,
        call="merchant",
    )
    t.pick("use", card="laboratory")
    t.pick("card")
    t.end_turn()
    assert len(owner.hand) == 2
    t.until("warlord")
    t.end_turn()
    assert len(owner.hand) == 2


def test_both_turns_of_one_round_can_draw(t: Scenario) -> None:
    """Ruling 120."""
    owner, *_ = t.table(
        Seat("merchant", "architect", gold=3, hand="temple", city="park"),
        Seat("thief", "warlord"),
        players=2,
        call="merchant",
        deck="tavern market",
    )
    t.gather()
    t.pick("build", card="temple")
    t.end_turn()
    assert owner.hand == ["tavern", "market"]
    assert t.turn_of == "architect"
    t.gather()
    t.pick("build", card="tavern")
    t.pick("build", card="market")
    t.end_turn()
    assert len(owner.hand) == 2


def test_the_witch_gets_nothing_when_her_target_is_not_in_play(t: Scenario) -> None:
    """Ruling 29."""
    owner, *_ = t.table(
        Seat("witch", city="park"), Seat("king"), Seat("thief"), Seat("magician"), call="witch"
    )
    t.gather()
    t.pick("ability", name="bewitch")
    t.pick("name", character="warlord")
    t.end_round()
    assert owner.hand == []


def test_the_witch_draws_when_the_bewitched_turn_ends(t: Scenario) -> None:
    """Ruling 27: her Park, and not that of the bewitched player."""
    owner, merchant, *_ = t.table(
        Seat("witch", city="park"),
        Seat("merchant"),
        call="merchant",
        marks=bewitch("merchant"),
    )
    t.gather()
    t.pick("end_turn")
    assert len(owner.hand) == 2
    assert merchant.hand == []


def test_the_bewitched_owner_gets_nothing(t: Scenario) -> None:
    """Ruling 26."""
    merchant, *_ = t.table(
        Seat("merchant", city="park"),
        Seat("witch"),
        call="merchant",
        marks=bewitch("merchant"),
    )
    t.gather()
    t.pick("end_turn")
    assert merchant.hand == []
