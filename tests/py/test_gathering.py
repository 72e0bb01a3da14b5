"""Tests gathering resources: rulings 3 to 5, 13, 19, 20."""

from scenario import Scenario, Seat


def test_two_gold_or_two_cards(t: Scenario) -> None:
    t.table(Seat("king"), call="king")
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2"]


def test_gold_comes_from_the_bank(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=1), call="king")
    t.gather()
    assert king.gold == 3
    assert t.events("gold_gained") == [{"seat": 0, "amount": 2}]
    assert t.causes("gold_gained") == ["gather"]


def test_one_of_two_cards_is_kept_the_other_goes_under_the_deck(t: Scenario) -> None:
    """Ruling 19."""
    king, other, *_ = t.table(Seat("king", hand="tavern"), call="king", deck="keep palace manor")
    t.pick("gather_cards")
    assert (t.kind, t.asked) == ("keep", 0)
    assert t.options() == ["keep:card=keep", "keep:card=palace"]
    t.pick("keep", card="palace")
    assert king.hand == ["tavern", "palace"]
    assert t.state.deck[0] == "keep"
    assert t.state.deck[-1] == "manor"
    assert king.saw("card_kept") == [{"seat": 0, "count": 1, "cards": ["palace"]}]
    assert other.saw("card_kept") == [{"seat": 0, "count": 1}]


def test_drawing_cannot_be_taken_back(t: Scenario) -> None:
    t.table(Seat("king"), call="king")
    t.pick("gather_cards")
    assert "cancel" not in t.options()


def test_the_last_card_of_the_deck_is_simply_kept(t: Scenario) -> None:
    """Ruling 20."""
    king, *_ = t.table(Seat("king"), call="king", deck="keep", bottom=0)
    t.pick("gather_cards")
    assert king.hand == ["keep"]
    assert t.kind == "turn"


def test_an_empty_deck_leaves_gold(t: Scenario) -> None:
    """Ruling 20."""
    t.table(Seat("king"), call="king", bottom=0)
    assert t.options() == ["gather_gold:amount=2"]


def test_once_a_turn_and_before_the_turn_ends(t: Scenario) -> None:
    """Ruling 5."""
    t.table(Seat("king"), call="king")
    assert t.options("end_turn") == []
    t.gather()
    assert t.options() == ["end_turn"]


def test_income_may_come_before_and_is_taken_at_once(t: Scenario) -> None:
    """Rulings 3 and 5."""
    king, *_ = t.table(Seat("king", gold=0, city="manor castle"), call="king")
    t.pick("income")
    assert king.gold == 2
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2"]


def test_an_income_of_nothing_is_not_offered(t: Scenario) -> None:
    t.table(Seat("king", city="temple"), call="king")
    assert t.options("income") == []


def test_gold_and_hand_sizes_are_public(t: Scenario) -> None:
    """Ruling 13."""
    _, other, *_ = t.table(Seat("king", gold=7, hand="keep manor"), call="king")
    assert (other.view.seats[0].gold, other.view.seats[0].hand) == (7, 2)
    assert other.view.hand == []


def test_with_two_characters_gathering_is_for_each_turn(t: Scenario) -> None:
    """Ruling 12: one stash for both."""
    both, _ = t.table(Seat("king", "warlord", gold=0), Seat("thief", "merchant"), players=2, call="king")
    t.end_turn()
    t.until("warlord")
    t.gather()
    assert both.gold == 4
