"""Tests the Magician."""

from scenario import Scenario, Seat


def test_swaps_hands_with_a_player(t: Scenario) -> None:
    magician, king, bishop, _ = t.table(
        Seat("magician", hand="keep"), Seat("king", hand="manor palace"), Seat("bishop"), call="magician"
    )
    t.pick("ability", name="swap")
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3", "cancel"]
    t.pick("seat", seat=1)
    assert (magician.hand, king.hand) == (["manor", "palace"], ["keep"])
    assert magician.saw("hands_swapped") == [{"seat": 0, "other": 1, "cards": ["manor", "palace"]}]
    assert king.saw("hands_swapped") == [{"seat": 0, "other": 1, "cards": ["keep"]}]
    assert bishop.saw("hands_swapped") == [{"seat": 0, "other": 1}]


def test_swaps_an_empty_hand(t: Scenario) -> None:
    """Ruling 60."""
    magician, king, *_ = t.table(Seat("magician"), Seat("king", hand="manor palace"), call="magician")
    assert t.options("ability") == ["ability:name=swap"]
    t.pick("ability", name="swap")
    t.pick("seat", seat=1)
    assert (magician.hand, king.hand) == (["manor", "palace"], [])


def test_swaps_for_an_empty_hand(t: Scenario) -> None:
    """Ruling 60."""
    magician, king, *_ = t.table(Seat("magician", hand="keep"), Seat("king"), call="magician")
    t.pick("ability", name="swap")
    t.pick("seat", seat=1)
    assert (magician.hand, king.hand) == ([], ["keep"])


def test_puts_cards_under_the_deck_and_draws_as_many(t: Scenario) -> None:
    """Rulings 19 and 60."""
    magician, king, *_ = t.table(
        Seat("magician", hand="tavern keep tavern manor"), Seat("king"), call="magician", deck="palace castle"
    )
    t.pick("ability", name="redraw")
    assert t.options() == [
        "card:card=tavern,copy=0",
        "card:card=keep,copy=0",
        "card:card=tavern,copy=1",
        "card:card=manor,copy=0",
    ]
    t.choose("card:card=tavern,copy=1", "card:card=manor,copy=0")
    assert sorted(magician.hand) == ["castle", "keep", "palace", "tavern"]
    assert sorted(t.state.deck[:2]) == ["manor", "tavern"]
    assert king.saw("cards_discarded") == [{"seat": 0, "count": 2}]
    assert king.saw("cards_drawn") == [{"seat": 0, "count": 2}]


def test_choosing_no_card_uses_nothing_up(t: Scenario) -> None:
    """Ruling 1."""
    t.table(Seat("magician", hand="keep"), call="magician")
    t.pick("ability", name="redraw")
    t.choose()
    assert t.options("ability") == ["ability:name=swap", "ability:name=redraw"]


def test_does_one_or_the_other_once(t: Scenario) -> None:
    t.table(Seat("magician", hand="keep"), call="magician")
    t.pick("ability", name="redraw")
    t.choose("card:card=keep,copy=0")
    assert t.options("ability") == []


def test_an_empty_deck_gives_back_what_was_put_under_it(t: Scenario) -> None:
    """Ruling 20."""
    magician, *_ = t.table(Seat("magician", hand="keep manor"), call="magician", deck="palace", bottom=0)
    t.pick("ability", name="redraw")
    t.choose("card:card=keep,copy=0", "card:card=manor,copy=0")
    assert "palace" in magician.hand
    assert len(magician.hand) == 2
    assert len(t.state.deck) == 1


def test_may_swap_after_building_and_gathering(t: Scenario) -> None:
    """Ruling 2."""
    magician, *_ = t.table(Seat("magician", gold=1, hand="keep"), Seat("king", hand="manor"), call="magician")
    t.gather()
    t.pick("build", card="keep")
    t.pick("ability", name="swap")
    t.pick("seat", seat=1)
    assert magician.hand == ["manor"]
