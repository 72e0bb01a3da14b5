"""Tests the Seer: a card of each player, and one back to each."""

from scenario import Scenario, Seat


def test_takes_a_random_card_of_every_other_hand_and_gives_one_back_to_each(t: Scenario) -> None:
    """Ruling 64. Ruling 65: from her whole hand, one to each she took from."""
    seer, king, bishop, _ = t.table(
        Seat("seer", hand="palace"),
        Seat("king", hand="temple"),
        Seat("bishop", hand="tavern"),
        Seat("warlord", hand="market"),
        call="seer",
    )
    t.pick("ability", name="seer")
    assert seer.hand == ["palace", "temple", "tavern", "market"]
    assert king.saw("cards_given") == [
        {"from": 1, "to": 0, "count": 1, "cards": ["temple"]},
        {"from": 2, "to": 0, "count": 1},
        {"from": 3, "to": 0, "count": 1},
    ]
    assert t.options() == [
        "give:card=palace,seat=1",
        "give:card=temple,seat=1",
        "give:card=tavern,seat=1",
        "give:card=market,seat=1",
    ]
    t.pick("give", card="palace")
    assert king.hand == ["palace"]
    assert bishop.saw("cards_given") == [{"from": 0, "to": 1, "count": 1}]
    t.pick("give", card="temple", seat=2)
    t.pick("give", card="market", seat=3)
    assert seer.hand == ["tavern"]
    assert t.options("ability") == []


def test_skips_empty_hands_in_both_steps(t: Scenario) -> None:
    """Ruling 64: and she may return the same card."""
    seer, king, bishop, _ = t.table(
        Seat("seer"), Seat("king"), Seat("bishop", hand="tavern"), Seat("warlord"), call="seer"
    )
    t.pick("ability")
    assert seer.hand == ["tavern"]
    assert t.options() == ["give:card=tavern,seat=2"]
    t.pick("give")
    assert (seer.hand, king.hand, bishop.hand) == ([], [], ["tavern"])
    assert t.kind == "turn"


def test_with_empty_hands_all_around_there_is_no_ability(t: Scenario) -> None:
    """Ruling 64."""
    t.table(Seat("seer", hand="temple"), call="seer")
    assert t.options("ability") == []


def test_once_she_took_she_must_give(t: Scenario) -> None:
    """Ruling 65: there is no way out between the two steps. Ruling 1: she need not begin."""
    t.table(Seat("seer", hand="palace"), Seat("king", hand="temple"), call="seer")
    assert t.options("ability") == ["ability:name=seer"]
    t.pick("ability")
    assert t.refuses("cancel") == "illegal-pick"
    t.pick("give", card="palace")


def test_builds_two_districts(t: Scenario) -> None:
    """Ruling 84."""
    seer, *_ = t.table(Seat("seer", gold=5, hand="temple tavern market"), call="seer")
    t.gather()
    t.pick("build", card="temple")
    t.pick("build", card="tavern")
    assert t.options("build") == []
    assert seer.city == ["temple", "tavern"]


def test_three_players_one_card_of_each_player_not_of_each_character(t: Scenario) -> None:
    """Ruling 12."""
    seer, one, two = t.table(
        Seat("seer", "king", hand=""),
        Seat("bishop", "merchant", hand="temple tavern"),
        Seat("assassin", "warlord", hand="market"),
        players=3,
        call="seer",
    )
    t.pick("ability")
    assert (len(seer.hand), len(one.hand), len(two.hand)) == (2, 1, 0)
    t.pick("give", card="market")
    t.choose(t.options()[0])
    assert (len(seer.hand), len(one.hand), len(two.hand)) == (0, 2, 1)


def test_only_a_hand_of_one_card_is_a_forced_answer(t: Scenario) -> None:
    """Ruling 64: all see how many cards the Seer has, no player that two of them are alike."""
    for hand, forced in (("", True), ("temple", False)):
        t.table(Seat("seer", hand=hand), Seat("king", hand="temple"), call="seer")
        t.pick("ability")
        assert t.options() == ["give:card=temple,seat=1"]
        assert t.position.ask is not None
        assert t.position.ask.forced is forced
        assert t.position.ask.alike
