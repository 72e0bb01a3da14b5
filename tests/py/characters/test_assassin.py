"""Tests the Assassin."""

import pytest

from scenario import Scenario, Seat


def test_the_killed_stays_silent_and_has_no_turn(t: Scenario) -> None:
    """Ruling 22."""
    _, merchant, *_ = t.table(Seat("assassin"), Seat("merchant", gold=4), Seat("warlord"), call="assassin")
    t.pick("ability", name="kill")
    t.pick("name", character="merchant")
    assert t.events("character_named") == [{"kind": "kill", "character": "merchant", "seat": 0}]
    t.gather()
    t.pick("end_turn")
    t.until("architect")
    assert {"rank": 6, "character": "merchant"} in t.events("nobody_answered")
    assert merchant.gold == 4
    assert merchant.view.seats[1].characters == []


def test_he_names_any_other_character_of_the_game(t: Scenario) -> None:
    """Ruling 23."""
    t.table(Seat("assassin"), call="assassin")
    t.pick("ability", name="kill")
    names = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert t.options() == [*(f"name:character={name}" for name in names), "cancel"]


def test_naming_somebody_absent_does_nothing(t: Scenario) -> None:
    """Ruling 23."""
    t.table(
        Seat("assassin"), Seat("bishop"), Seat("merchant"), Seat("warlord"), call="assassin", aside="king"
    )
    t.pick("ability", name="kill")
    t.pick("name", character="king")
    t.end_round()
    assert t.events("character_revealed") == []


def test_no_seat_learns_whether_the_killed_was_there(t: Scenario) -> None:
    """Ruling 22: the calls for the killed and for the absent sound alike."""
    t.table(
        Seat("assassin"), Seat("thief"), Seat("merchant"), Seat("warlord"), call="assassin", aside="magician"
    )
    t.pick("ability", name="kill")
    t.pick("name", character="thief")
    t.end_turn()
    assert t.events("nobody_answered")[:2] == [
        {"rank": 2, "character": "thief"},
        {"rank": 3, "character": "magician"},
    ]


@pytest.mark.parametrize("victim", ["thief", "magician"])
def test_a_silence_says_who_was_murdered_held_or_not(t: Scenario, victim: str) -> None:
    """Ruling 22: the token is what all know; the magician is nobody's."""
    t.table(
        Seat("assassin"), Seat("thief"), Seat("merchant"), Seat("warlord"), call="assassin", aside="magician"
    )
    t.pick("ability", name="kill")
    t.pick("name", character=victim)
    t.end_turn()
    t.until("merchant")
    silences = [one for one in t.position.events if one.kind == "nobody_answered"]
    causes = {str((one.everyone or {})["character"]): one.cause for one in silences}
    assert causes[victim] == "assassin"
    assert causes["king"] == ""


def test_he_need_not_kill_and_may_think_again(t: Scenario) -> None:
    """Ruling 1."""
    t.table(Seat("assassin"), call="assassin")
    t.pick("ability", name="kill")
    t.pick("cancel")
    assert t.options("ability") == ["ability:name=kill"]
    t.end_turn()
    assert t.state.marks == []


def test_he_kills_once(t: Scenario) -> None:
    """Ruling 2."""
    t.table(Seat("assassin"), call="assassin")
    t.pick("ability", name="kill")
    t.pick("name", character="warlord")
    assert t.options("ability") == []


def test_killing_lasts_one_round(t: Scenario) -> None:
    t.table(Seat("assassin"), Seat("warlord"), call="assassin")
    t.pick("ability", name="kill")
    t.pick("name", character="warlord")
    t.end_round()
    assert t.kind == "draft"
    assert t.state.marks == []


def missed(t: Scenario) -> list[object]:
    """What the pages of the rounds that have ended say of the killed."""
    return [event.explained.more.get("missed") for event in t.position.events if event.kind == "round_ended"]


def test_the_end_of_the_round_names_the_killed_where_all_others_have_shown_themselves(t: Scenario) -> None:
    t.table(Seat("assassin"), Seat("merchant"), Seat("warlord"), call="assassin")
    t.pick("ability", name="kill")
    t.pick("name", character="merchant")
    t.end_round()
    assert missed(t) == [{"seat": 1, "character": "merchant"}]


def test_the_end_of_the_round_names_no_seat_where_the_killed_was_not_taken(t: Scenario) -> None:
    t.table(Seat("assassin"), Seat("bishop"), Seat("warlord"), call="assassin", aside="merchant")
    t.pick("ability", name="kill")
    t.pick("name", character="merchant")
    t.end_round()
    assert missed(t) == [None]
