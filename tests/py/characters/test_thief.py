"""Tests the Thief."""

from scenario import Scenario, Seat, bewitch, kill


def test_all_gold_goes_over_when_the_robbed_is_revealed(t: Scenario) -> None:
    """Ruling 52: before gathering, which is safe."""
    thief, king, *_ = t.table(Seat("thief", gold=1), Seat("king", gold=5), call="thief")
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.gather()
    t.until("king")
    assert (thief.gold, king.gold) == (8, 0)
    assert t.events("gold_moved") == [{"from": 1, "to": 0, "amount": 5}]
    assert (
        t.kinds().index("character_revealed") < t.kinds().index("gold_moved") < t.kinds().index("crown_moved")
    )
    t.gather()
    assert king.gold == 2


def test_rank_1_and_the_killed_are_safe(t: Scenario) -> None:
    """Ruling 51."""
    t.table(Seat("thief"), Seat("assassin"), call="thief", marks=kill("bishop"))
    t.pick("ability", name="rob")
    names = ["magician", "king", "merchant", "architect", "warlord"]
    assert t.options() == [*(f"name:character={name}" for name in names), "cancel"]


def test_the_bewitched_are_safe(t: Scenario) -> None:
    """Ruling 51."""
    t.table(Seat("thief"), Seat("witch"), call="thief", marks=bewitch("bishop"))
    t.pick("ability", name="rob")
    assert "name:character=bishop" not in t.options()
    assert "name:character=witch" not in t.options()


def test_robbing_somebody_absent_does_nothing(t: Scenario) -> None:
    """Ruling 51."""
    thief, *_ = t.table(
        Seat("thief"), Seat("bishop"), Seat("merchant"), Seat("warlord"), call="thief", aside="king"
    )
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.end_round()
    assert thief.gold == 4


def test_the_robbed_may_have_nothing(t: Scenario) -> None:
    thief, *_ = t.table(Seat("thief", gold=3), Seat("king", gold=0), call="thief")
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.until("king")
    assert thief.gold == 5
    assert t.events("gold_moved") == []


def test_with_two_characters_each_the_whole_common_stash_goes(t: Scenario) -> None:
    """Ruling 53."""
    thief, other = t.table(
        Seat("thief", "bishop", gold=0), Seat("magician", "king", gold=4), players=2, call="thief"
    )
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.gather()
    t.until("magician")
    t.gather()
    t.until("king")
    assert (thief.gold, other.gold) == (8, 0)


def test_robbing_ones_own_other_character_moves_nothing(t: Scenario) -> None:
    """Ruling 53."""
    thief, _ = t.table(Seat("thief", "king", gold=3), Seat("magician", "bishop"), players=2, call="thief")
    t.pick("ability", name="rob")
    t.pick("name", character="king")
    t.until("king")
    assert thief.gold == 5
