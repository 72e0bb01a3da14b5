"""Tests the Emperor of the classic edition."""

from scenario import Scenario, Seat, bewitch, kill, rob


def test_called_he_crowns_before_anything_else(t: Scenario) -> None:
    """Rulings 1 and 68: neither himself nor who has the crown, and he may not leave it."""
    emperor, *_ = t.table(Seat("emperor", city="laboratory"), call="emperor", crown=2, edition="classic")
    assert emperor.asked
    assert (t.kind, t.turn_of) == ("crown", "emperor")
    assert t.options() == ["seat:seat=1", "seat:seat=3"]


def test_his_own_crown_goes_to_anybody_else(t: Scenario) -> None:
    """Ruling 68."""
    emperor, *_ = t.table(Seat("emperor"), call="emperor", crown=0, edition="classic")
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3"]
    t.pick("seat", seat=2)
    assert not emperor.crown
    assert t.options("ability") == []
    t.end_turn()


def test_the_crowned_player_chooses_what_to_pay(t: Scenario) -> None:
    """Ruling 69."""
    emperor, heir, *_ = t.table(
        Seat("emperor", gold=0),
        Seat("thief", gold=1, hand="temple palace"),
        call="emperor",
        crown=2,
        edition="classic",
    )
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
    t.pick("seat", seat=1)
    t.pick("give", what="gold")
    assert (emperor.gold, heir.gold, heir.hand) == (1, 0, ["temple"])


def test_without_a_card_it_is_gold_and_no_seat_is_asked(t: Scenario) -> None:
    """Ruling 70."""
    emperor, heir, *_ = t.table(
        Seat("emperor", gold=0), Seat("thief", gold=1), call="emperor", edition="classic"
    )
    t.pick("seat", seat=1)
    assert emperor.asked
    assert (t.kind, emperor.gold, heir.gold) == ("turn", 1, 0)


def test_without_gold_it_is_a_card_of_the_crowned_players_choice(t: Scenario) -> None:
    """Ruling 70: asked even where the cards are alike, which other seats must not learn."""
    emperor, heir, *_ = t.table(
        Seat("emperor", gold=0),
        Seat("thief", gold=0, hand="temple temple"),
        call="emperor",
        edition="classic",
    )
    t.pick("seat", seat=1)
    assert heir.asked
    assert t.options() == ["give:what=card,card=temple"]
    assert t.position.ask is not None
    assert (t.position.ask.forced, t.position.ask.alike) == (False, True)
    t.pick("give")
    assert (emperor.hand, heir.hand) == (["temple"], ["temple"])


def test_who_has_nothing_gives_nothing(t: Scenario) -> None:
    """Ruling 70."""
    _, heir, *_ = t.table(Seat("emperor"), Seat("thief", gold=0), call="emperor", edition="classic")
    t.pick("seat", seat=1)
    assert heir.crown
    assert t.kind == "turn"


def test_robbed_he_is_paid_afterwards(t: Scenario) -> None:
    """Rulings 52 and 69: the Thief takes the gold the moment the card is shown."""
    emperor, heir, thief, _ = t.table(
        Seat("emperor", gold=5),
        Seat("merchant", gold=1),
        Seat("thief", gold=0),
        call="emperor",
        marks=rob("emperor"),
        crown=3,
        edition="classic",
    )
    assert (emperor.gold, thief.gold) == (0, 5)
    t.pick("seat", seat=1)
    assert (emperor.gold, heir.gold) == (1, 0)


def test_three_players_with_one_to_crown_are_not_asked(t: Scenario) -> None:
    """Ruling 68: two are left, and one of them has the crown."""
    *_, heir = t.table(
        Seat("emperor", "bishop"),
        Seat("thief", "merchant"),
        Seat("magician", "warlord"),
        players=3,
        call="emperor",
        crown=1,
        edition="classic",
    )
    assert heir.crown
    assert t.kind == "turn"


def test_killed_he_leaves_the_crown_where_it_is(t: Scenario) -> None:
    """Ruling 67."""
    _, _, _, holder = t.table(
        Seat("emperor"),
        Seat("assassin"),
        Seat("warlord"),
        call="emperor",
        crown=3,
        marks=kill("emperor"),
        edition="classic",
    )
    t.end_round()
    assert {"seat": 0, "character": "emperor"} in t.events("character_revealed")
    assert holder.crown
    assert t.kind == "draft"


def test_bewitched_the_witch_crowns_and_is_paid(t: Scenario) -> None:
    """Ruling 31: once the Emperor's player has gathered."""
    emperor, witch, heir, _ = t.table(
        Seat("emperor", gold=0),
        Seat("witch", gold=0),
        Seat("thief", gold=1),
        call="emperor",
        marks=bewitch("emperor"),
        crown=3,
        edition="classic",
    )
    t.gather()
    assert (t.kind, t.asked) == ("crown", 1)
    assert t.options() == ["seat:seat=2", "seat:seat=0"]
    t.pick("seat", seat=2)
    assert (emperor.gold, witch.gold, heir.gold, heir.crown) == (2, 1, 0, True)
