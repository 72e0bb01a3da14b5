"""Tests the Blackmailer: two threats, one of them real."""

import pytest

from citadels.model.state import Built
from scenario import Scenario, Seat, bewitch, threats, token, warrants


def test_rank_1_is_not_threatened(t: Scenario) -> None:
    """Ruling 56."""
    t.table(Seat("blackmailer"), call="blackmailer")
    t.pick("ability", name="threaten")
    everybody = ["blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert t.options() == [*(f"name:character={name}" for name in everybody), "cancel"]
    t.pick("name", character="king")
    assert t.kind == "threat_blank"
    assert "name:character=king" not in t.options()


@pytest.mark.parametrize(("deed", "who"), [("kill", "assassin"), ("bewitch", "witch")])
def test_neither_are_the_killed_and_the_bewitched(t: Scenario, deed: str, who: str) -> None:
    """Ruling 56."""
    t.table(Seat("blackmailer"), Seat(who), call="blackmailer", marks=[token(deed, "king")])
    t.pick("ability", name="threaten")
    assert "name:character=king" not in t.options()
    assert "name:character=bishop" in t.options()


def test_a_character_under_a_warrant_can_be_threatened(t: Scenario) -> None:
    """Ruling 56."""
    marks = warrants("king")
    t.table(Seat("blackmailer"), Seat("magistrate"), call="blackmailer", marks=marks)
    t.pick("ability", name="threaten")
    assert "name:character=king" in t.options()


def test_her_own_token_may_be_threatened_and_takes_nothing(t: Scenario) -> None:
    """Ruling 56: two tokens of her choice; she cannot threaten herself."""
    blackmailer, king, *_ = t.table(Seat("blackmailer", gold=4), Seat("king", gold=4), call="blackmailer")
    t.pick("ability", name="threaten")
    t.pick("name", character="blackmailer")
    t.pick("name", character="king")
    t.gather()
    assert (t.kind, blackmailer.asked, blackmailer.gold) == ("turn", True, 6)
    t.end_turn()
    t.until("king")
    t.gather()
    assert (t.kind, king.asked) == ("bribe", True)
    t.pick("refuse")
    t.pick("unmask")
    assert (blackmailer.gold, king.gold) == (6, 6)


def test_the_witch_may_not_threaten_the_blackmailer_she_plays(t: Scenario) -> None:
    """Rulings 33 and 56: that one is bewitched."""
    t.table(
        Seat("blackmailer"),
        Seat("witch"),
        call="blackmailer",
        marks=bewitch("blackmailer"),
    )
    t.gather()
    t.pick("ability", name="threaten")
    assert "name:character=blackmailer" not in t.options()


def test_a_threatened_king_has_the_crown_before_he_answers(t: Scenario) -> None:
    """Rulings 57 and 66: it is his the moment he is called."""
    _, king, *_ = t.table(
        Seat("blackmailer"), Seat("king"), call="king", marks=threats("king", "bishop"), crown=2
    )
    assert king.crown
    t.gather()
    assert t.kind == "bribe"


def test_only_she_knows_which_threat_is_real(t: Scenario) -> None:
    """Ruling 56: two threats, laid face down."""
    blackmailer, king, *_ = t.table(Seat("blackmailer"), Seat("king"), call="blackmailer")
    t.pick("ability", name="threaten")
    t.pick("name", character="warlord")
    t.pick("name", character="king")
    assert [fact["character"] for fact in king.saw("character_named")] == ["king", "warlord"]
    assert [mark.real for mark in blackmailer.view.marks] == [False, True]
    assert [mark.real for mark in king.view.marks] == [None, None]


def test_before_he_answers_only_gathering_is_open_to_him(t: Scenario) -> None:
    """Ruling 57: no ability, no income, no district but the three that help to gather."""
    city = "tavern laboratory smithy gold_mine observatory library"
    blackmailer, merchant, *_ = t.table(
        Seat("blackmailer"),
        Seat("merchant", gold=7, hand="temple", city=city),
        call="merchant",
        marks=threats("merchant", "warlord"),
    )
    assert t.options() == ["gather_gold:amount=3", "gather_cards:count=3"]
    t.gather()
    assert merchant.asked
    assert t.kind == "bribe"
    assert t.options() == ["bribe:gold=5", "refuse"]
    t.pick("bribe")
    assert (merchant.gold, blackmailer.gold) == (5, 7)
    assert "ability:name=bonus_gold" in t.options()


@pytest.mark.parametrize(("gold", "half"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_half_the_gold_after_gathering_rounded_down(t: Scenario, gold: int, half: int) -> None:
    """Ruling 58: a bribe of 0 is good too."""
    blackmailer, king, *_ = t.table(
        Seat("blackmailer", gold=0),
        Seat("king", gold=gold),
        call="king",
        deck="temple keep",
        marks=threats("king", "warlord"),
    )
    t.pick("gather_cards")
    t.pick("keep", card="temple")
    assert t.options() == [f"bribe:gold={half}", "refuse"]
    t.pick("bribe")
    assert (blackmailer.gold, king.gold) == (half, gold - half)
    assert king.asked
    assert t.kind == "turn"


@pytest.mark.parametrize("real", ["king", "warlord"])
def test_a_bribed_threat_leaves_unseen(t: Scenario, real: str) -> None:
    """Ruling 58: no seat learns whether it was real."""
    blank = "warlord" if real == "king" else "king"
    _, king, watcher, _ = t.table(Seat("blackmailer"), Seat("king"), call="king", marks=threats(real, blank))
    t.gather()
    t.pick("bribe")
    assert t.events("mark_unmasked") == []
    assert [(mark.character, mark.real) for mark in watcher.view.marks] == [("warlord", None)]
    assert king.view.marks == watcher.view.marks


def test_the_unmasked_real_threat_takes_everything(t: Scenario) -> None:
    """Ruling 59. Ruling 58: the other token is known to be blank and is removed."""
    blackmailer, king, watcher, warlord = t.table(
        Seat("blackmailer", gold=0),
        Seat("king", gold=5),
        Seat("bishop"),
        Seat("warlord"),
        call="king",
        marks=threats("king", "warlord"),
    )
    t.gather()
    t.pick("refuse")
    assert blackmailer.asked
    assert t.options() == ["unmask", "let_pass"]
    t.pick("unmask")
    assert watcher.saw("mark_unmasked") == [{"kind": "threat", "character": "king", "real": True}]
    assert (blackmailer.gold, king.gold) == (7, 0)
    assert watcher.view.marks == []
    t.until("warlord")
    t.gather()
    assert warlord.asked
    assert t.kind == "turn"


def test_the_unmasked_blank_takes_nothing(t: Scenario) -> None:
    """Ruling 59: the real one stays, and the next one may pay all the same."""
    blackmailer, king, _, warlord = t.table(
        Seat("blackmailer", gold=0),
        Seat("king", gold=5),
        Seat("bishop"),
        Seat("warlord", gold=2),
        call="king",
        marks=threats("warlord", "king"),
    )
    t.gather()
    t.pick("refuse")
    t.pick("unmask")
    assert t.events("mark_unmasked") == [{"kind": "threat", "character": "king", "real": False}]
    assert (blackmailer.gold, king.gold) == (0, 7)
    t.until("warlord")
    t.gather()
    t.pick("bribe", gold=2)
    assert (blackmailer.gold, warlord.gold) == (2, 2)


@pytest.mark.parametrize("real", ["king", "warlord"])
def test_need_not_unmask(t: Scenario, real: str) -> None:
    """Ruling 59: nothing happens, and no seat learns whether it was real."""
    blank = "warlord" if real == "king" else "king"
    blackmailer, king, *_ = t.table(
        Seat("blackmailer", gold=0), Seat("king", gold=5), call="king", marks=threats(real, blank)
    )
    t.gather()
    t.pick("refuse")
    assert blackmailer.asked
    t.pick("let_pass")
    assert (blackmailer.gold, king.gold) == (0, 7)
    assert t.events("mark_unmasked") == []
    assert t.kind == "turn"


def test_coins_on_districts_are_neither_halved_nor_lost(t: Scenario) -> None:
    """Ruling 21."""
    blackmailer, king, *_ = t.table(
        Seat("blackmailer", gold=0),
        Seat("king", gold=0, city=[Built("temple", coins=1)]),
        call="king",
        marks=threats("king", "warlord"),
    )
    t.gather()
    assert t.options("bribe") == ["bribe:gold=1"]
    t.pick("refuse")
    t.pick("unmask")
    assert (blackmailer.gold, king.gold) == (2, 0)
    assert king.view.seats[1].city[0].coins == 1


def test_the_king_is_crowned_before_he_answers(t: Scenario) -> None:
    """Rulings 30, 57: taking the crown is no deed of his, but gathers and pays he must before his income."""
    _, king, *_ = t.table(
        Seat("blackmailer"),
        Seat("king", city="manor"),
        call="king",
        crown=3,
        marks=threats("king", "warlord"),
    )
    assert king.crown
    assert t.options("income") == []


def test_two_players_the_threat_holds_in_that_characters_turn_only(t: Scenario) -> None:
    """Ruling 12: the bribe is half of the common stash."""
    blackmailer, other = t.table(
        Seat("blackmailer", "bishop", gold=0),
        Seat("king", "warlord", gold=4, city="manor"),
        players=2,
        call="king",
        marks=threats("merchant", "warlord"),
    )
    assert t.options("income") == ["income:type=noble,amount=1"]
    t.end_turn()
    t.end_turn()
    assert t.turn_of == "warlord"
    t.gather()
    t.pick("bribe", gold=4)
    assert (blackmailer.gold, other.gold) == (6, 4)


def test_two_players_her_own_other_character_has_nothing_to_answer(t: Scenario) -> None:
    """Ruling 12: one stash, so there is no seat to pay."""
    t.table(
        Seat("blackmailer", "king", city="manor"),
        Seat("bishop", "warlord"),
        players=2,
        call="king",
        marks=threats("king", "warlord"),
    )
    assert "income:type=noble,amount=1" in t.options()
    t.gather()
    assert t.kind == "turn"


def test_a_warrant_and_a_threat_on_the_same_character(t: Scenario) -> None:
    """Rulings 41, 56, 57: the threat is answered after gathering, the warrant when he pays."""
    marks = [*threats("king", "warlord"), *warrants("king")]
    blackmailer, king, magistrate, _ = t.table(
        Seat("blackmailer", gold=0),
        Seat("king", gold=4, hand="manor"),
        Seat("magistrate"),
        call="king",
        marks=marks,
    )
    t.gather()
    t.pick("bribe", gold=3)
    t.pick("build", card="manor")
    assert magistrate.asked
    t.pick("confiscate")
    assert (blackmailer.gold, king.gold, magistrate.city) == (3, 3, ["manor"])


def test_three_players_both_characters_of_one_can_be_threatened(t: Scenario) -> None:
    """Rulings 12, 58: each bribe is half of what there is then."""
    blackmailer, other, _ = t.table(
        Seat("blackmailer", "bishop", gold=0),
        Seat("king", "warlord", gold=4),
        Seat("assassin", "merchant"),
        players=3,
        call="king",
        marks=threats("warlord", "king"),
    )
    t.gather()
    t.pick("bribe", gold=3)
    t.end_turn()
    t.until("warlord")
    t.gather()
    t.pick("bribe", gold=2)
    assert (blackmailer.gold, other.gold) == (3 + 2 + 2, 3)


def test_two_equal_threats_are_taken_once_each(t: Scenario) -> None:
    """A game that began in the middle could have them: unmasking the first takes both, and the second asks nothing."""
    marks = [*threats("king"), *threats("king")]
    blackmailer, king, *_ = t.table(
        Seat("blackmailer", gold=0), Seat("king", gold=4), call="king", marks=marks
    )
    t.gather()
    t.pick("refuse")
    t.pick("unmask")
    assert (t.kind, king.asked, king.gold, blackmailer.gold) == ("turn", True, 0, 6)
    assert king.view.marks == []
