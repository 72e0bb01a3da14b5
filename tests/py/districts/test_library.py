"""Tests the Library."""

from scenario import Scenario, Seat


def test_all_cards_drawn_in_gathering_are_kept(t: Scenario) -> None:
    """Ruling 116."""
    king, other, *_ = t.table(Seat("king", city="library"), call="king", deck="keep manor palace")
    t.pick("gather_cards")
    assert t.kind == "turn"
    assert king.hand == ["keep", "manor"]
    assert king.saw("cards_drawn") == [{"seat": 0, "count": 2, "cards": ["keep", "manor"]}]
    assert other.saw("cards_drawn") == [{"seat": 0, "count": 2}]


def test_with_the_observatory_three(t: Scenario) -> None:
    """Ruling 116."""
    king, *_ = t.table(Seat("king", city="library observatory"), call="king", deck="keep manor palace")
    assert t.options("gather_cards") == ["gather_cards:count=3"]
    t.pick("gather_cards")
    assert king.hand == ["keep", "manor", "palace"]


def test_gathering_gold_is_as_ever(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", gold=0, city="library"), call="king")
    t.gather()
    assert king.gold == 2
