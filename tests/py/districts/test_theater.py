"""Tests the Theater."""

from dataclasses import replace

from laws import game_of
from scenario import Scenario, Seat
from tabletop.kernel.randomness import Randomness


def test_swaps_characters_unseen_before_the_first_call(t: Scenario) -> None:
    """Ruling 127."""
    owner, other, third, _ = t.table(
        Seat("king", city="theater"), Seat("bishop"), Seat("merchant"), Seat("warlord"), phase="selected"
    )
    assert (t.kind, t.asked) == ("theater", 0)
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3", "cancel"]
    t.pick("seat", seat=1)
    assert owner.saw("characters_swapped") == [{"seat": 0, "other": 1, "character": "bishop"}]
    assert other.saw("characters_swapped") == [{"seat": 0, "other": 1, "character": "king"}]
    assert third.saw("characters_swapped") == [{"seat": 0, "other": 1}]
    assert (owner.view.mine, other.view.mine) == (["bishop"], ["king"])
    assert t.kinds()[:2] == ["characters_swapped", "rank_called"]
    assert t.turn_of == "king"
    assert t.asked == 1


def test_is_blind(t: Scenario) -> None:
    """Ruling 127: the question shows seats, and no character."""
    owner, *_ = t.table(Seat("king", city="theater"), Seat("bishop"), phase="selected")
    assert all("character" not in option for option in t.options())
    assert owner.view.mine == ["king"]


def test_may_be_left_alone(t: Scenario) -> None:
    """Ruling 104."""
    owner, *_ = t.table(Seat("king", city="theater"), Seat("bishop"), phase="selected")
    t.choose("cancel")
    assert owner.view.mine == ["king"]
    assert t.events("characters_swapped") == []
    assert t.events("rank_called")


def test_comes_in_every_round_after_the_whole_draft(t: Scenario) -> None:
    """Ruling 127."""
    t.table(Seat("warlord", city="theater"), call="warlord")
    t.end_round()
    for _ in range(4):
        assert t.kind == "draft"
        t.choose(t.options()[0])
    assert (t.kind, t.asked) == ("theater", 0)


def test_who_passed_characters_on_may_find_them_with_either_player(t: Scenario) -> None:
    """Ruling 127: seat 2 passed on what seats 3 and 0 may hold, until they swap."""
    t.table(Seat("warlord"), Seat("bishop"), Seat("merchant"), Seat("thief", city="theater"), call="warlord")
    t.end_round()
    for _ in range(4):
        t.choose(t.options()[0])
    assert (t.kind, t.asked) == ("theater", 3)
    t.pick("seat", seat=0)
    assert t.events("characters_swapped") == [{"seat": 3, "other": 0}]


def test_the_player_killed_later_is_the_one_with_the_card(t: Scenario) -> None:
    """Ruling 128: kills name characters, and are put after the swap."""
    owner, king, assassin, _ = t.table(
        Seat("merchant", city="theater"), Seat("king"), Seat("assassin"), Seat("warlord"), phase="selected"
    )
    t.pick("seat", seat=1)
    assert t.turn_of == "assassin"
    t.pick("ability", name="kill")
    t.pick("name", character="king")
    t.end_turn()
    assert assassin.view.marks[0].character == "king"
    assert t.turn_of == "merchant"
    assert king.asked
    t.end_round()
    assert {"seat": 0, "character": "king"} in t.events("character_revealed")
    assert owner.crown


def test_of_two_own_characters_one_is_chosen_and_one_comes_by_lot(t: Scenario) -> None:
    """Ruling 127: for two players."""
    owner, other = t.table(
        Seat("king", "thief", city="theater"), Seat("bishop", "merchant"), players=2, phase="selected"
    )
    t.pick("seat", seat=1)
    assert (t.kind, t.asked) == ("theater_give", 0)
    assert t.options() == ["name:character=king", "name:character=thief"]
    t.pick("name", character="thief")
    came = {"bishop", "merchant"} & set(owner.view.mine)
    assert len(came) == 1
    assert set(owner.view.mine) == {"king"} | came
    assert set(other.view.mine) == {"bishop", "merchant", "thief"} - came


def test_chance_brings_either_character(t: Scenario) -> None:
    """Ruling 127."""
    t.table(Seat("king", "thief", city="theater"), Seat("bishop", "merchant"), players=2, phase="selected")
    game, base, came = game_of(t.position), t.position.base, set[str]()
    for seed in range(8):
        owner, _ = t.start(game, replace(base.copy(), chance=Randomness(seed)))
        t.pick("seat", seat=1)
        t.pick("name", character="thief")
        came |= set(owner.view.mine)
    assert came == {"king", "bishop", "merchant"}


def test_three_players_may_swap_with_either(t: Scenario) -> None:
    """Ruling 127: for three players."""
    owner, _, third = t.table(
        Seat("king", "thief", city="theater"),
        Seat("bishop", "merchant"),
        Seat("warlord", "assassin"),
        players=3,
        phase="selected",
        in_game="artist",
    )
    assert t.options() == ["seat:seat=1", "seat:seat=2", "cancel"]
    t.pick("seat", seat=2)
    t.pick("name", character="king")
    assert "thief" in owner.view.mine
    assert "king" in third.view.mine
    assert len(owner.view.mine) == len(third.view.mine) == 2
