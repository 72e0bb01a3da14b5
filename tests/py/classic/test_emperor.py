"""The Emperor of the classic edition."""

from citadels.model.state import Mark
from scenario import Scenario, Seat


def test_the_crowned_player_chooses_what_to_pay(t: Scenario) -> None:
    """Ruling 69."""
    emperor, heir, *_ = t.table(
        Seat("emperor", gold=0),
        Seat("thief", gold=1, hand="temple palace"),
        call="emperor",
        crown=2,
        edition="classic",
    )
    t.pick("ability", name="crown")
    assert t.options() == ["seat:seat=1", "seat:seat=3", "cancel"]
    t.pick("seat", seat=1)
    assert heir.crown
    assert (t.kind, t.asked) == ("crown_tribute", 1)
    assert t.options() == ["give:what=gold", "give:what=card,card=temple", "give:what=card,card=palace"]
    t.pick("give", card="palace")
    assert (emperor.hand, heir.hand, heir.gold) == (["palace"], ["temple"], 1)


def test_or_gold(t: Scenario) -> None:
    """Ruling 69."""
    emperor, heir, *_ = t.table(
        Seat("emperor", gold=0), Seat("thief", gold=1, hand="temple"), call="emperor", edition="classic"
    )
    t.pick("ability", name="crown")
    t.pick("seat", seat=1)
    t.pick("give", what="gold")
    assert (emperor.gold, heir.gold, heir.hand) == (1, 0, ["temple"])


def test_who_has_nothing_gives_nothing(t: Scenario) -> None:
    """Ruling 70."""
    _, heir, *_ = t.table(Seat("emperor"), Seat("thief", gold=0), call="emperor", edition="classic")
    t.pick("ability", name="crown")
    t.pick("seat", seat=1)
    assert heir.crown
    assert t.kind == "turn"


def test_he_may_not_keep_it_nor_leave_it(t: Scenario) -> None:
    """Rulings 1 and 68."""
    t.table(Seat("emperor"), call="emperor", crown=0, edition="classic")
    t.gather()
    assert t.options("end_turn") == []
    t.pick("ability", name="crown")
    assert t.options("seat") == ["seat:seat=1", "seat:seat=2", "seat:seat=3"]


def test_killed_he_leaves_the_crown_where_it_is(t: Scenario) -> None:
    """Ruling 67."""
    _, _, _, holder = t.table(
        Seat("emperor"),
        Seat("assassin"),
        Seat("warlord"),
        call="emperor",
        crown=3,
        marks=[Mark("kill", "emperor", 1, "assassin")],
        edition="classic",
    )
    t.end_round()
    assert {"seat": 0, "character": "emperor"} in t.events("character_revealed")
    assert holder.crown
    assert t.kind == "draft"


def test_bewitched_the_witch_crowns_and_is_paid(t: Scenario) -> None:
    """Ruling 31."""
    emperor, witch, heir, _ = t.table(
        Seat("emperor", gold=0),
        Seat("witch", gold=0),
        Seat("thief", gold=1),
        call="emperor",
        marks=[Mark("bewitch", "emperor", 1, "witch")],
        crown=3,
        edition="classic",
    )
    t.gather()
    assert t.asked == 1
    t.pick("ability", name="crown")
    assert t.options("seat") == ["seat:seat=2", "seat:seat=0"]
    t.pick("seat", seat=2)
    t.pick("give", what="gold")
    assert (emperor.gold, witch.gold, heir.gold, heir.crown) == (2, 1, 0, True)
