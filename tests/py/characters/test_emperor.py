"""Tests the Emperor: the crown for another player, at a price."""

from scenario import Scenario, Seat, kill

KILLED = kill("emperor")


def test_crowns_neither_himself_nor_the_holder(t: Scenario) -> None:
    """Ruling 68."""
    t.table(Seat("emperor"), Seat("bishop"), call="emperor", crown=1)
    assert t.events("crown_moved") == []
    t.pick("ability", name="crown")
    assert t.options() == ["seat:seat=2", "seat:seat=3", "cancel"]


def test_passes_his_own_crown_on(t: Scenario) -> None:
    """Ruling 68."""
    t.table(Seat("emperor"), call="emperor", crown=0)
    t.pick("ability")
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3", "cancel"]


def test_must_move_the_crown(t: Scenario) -> None:
    """Ruling 1: the one thing he has to do; whenever he likes (ruling 2)."""
    t.table(Seat("emperor", hand="temple"), call="emperor")
    t.gather()
    t.pick("build", card="temple")
    assert t.options() == ["ability:name=crown"]
    t.pick("ability")
    t.pick("cancel")
    assert t.refuses("end_turn") == "illegal-pick"
    t.pick("ability")
    t.pick("seat", seat=1)
    assert t.options() == ["end_turn"]


def test_takes_a_gold(t: Scenario) -> None:
    """Ruling 69: he chooses, not the crowned."""
    emperor, _, crowned, _ = t.table(
        Seat("emperor", gold=0), Seat("bishop"), Seat("merchant", gold=3, hand="temple"), call="emperor"
    )
    t.pick("ability")
    t.pick("seat", seat=2)
    assert emperor.asked
    assert t.options() == ["take:what=gold", "take:what=card"]
    t.pick("take", what="gold")
    assert crowned.crown
    assert (emperor.gold, crowned.gold) == (1, 2)


def test_takes_a_card_at_random(t: Scenario) -> None:
    """Ruling 69: only the two see which."""
    emperor, watcher, crowned, _ = t.table(
        Seat("emperor", gold=0), Seat("bishop"), Seat("merchant", hand="temple tavern"), call="emperor"
    )
    t.pick("ability")
    t.pick("seat", seat=2)
    t.pick("take", what="card")
    assert len(emperor.hand) == len(crowned.hand) == 1
    assert sorted(emperor.hand + crowned.hand) == ["tavern", "temple"]
    assert watcher.saw("cards_given") == [{"from": 2, "to": 0, "count": 1}]
    assert crowned.saw("cards_given")[0]["cards"] == emperor.hand


def test_who_has_nothing_pays_nothing(t: Scenario) -> None:
    """Ruling 70."""
    emperor, crowned, *_ = t.table(Seat("emperor", gold=0), Seat("bishop", gold=0), call="emperor")
    t.pick("ability")
    t.pick("seat", seat=1)
    assert crowned.crown
    assert t.kind == "turn"
    assert (emperor.gold, emperor.hand) == (0, [])


def test_who_has_only_one_of_the_two_pays_that(t: Scenario) -> None:
    """Ruling 70: all see that there is nothing to choose, so there is no ask."""
    emperor, *_ = t.table(
        Seat("emperor", gold=0), Seat("bishop", gold=0, hand="temple"), call="emperor", crown=2
    )
    t.pick("ability")
    t.pick("seat", seat=1)
    assert t.kind == "turn"
    assert emperor.hand == ["temple"]


def test_with_gold_only_the_gold_is_taken(t: Scenario) -> None:
    """Ruling 70."""
    emperor, *_ = t.table(Seat("emperor", gold=0), Seat("bishop", gold=1), call="emperor", crown=2)
    t.pick("ability")
    t.pick("seat", seat=1)
    assert t.kind == "turn"
    assert emperor.gold == 1


def test_the_new_holder_calls_the_rest_of_the_round(t: Scenario) -> None:
    """Ruling 72."""
    t.table(Seat("emperor"), Seat("bishop"), call="emperor", crown=3)
    t.pick("ability")
    t.pick("seat", seat=2)
    t.end_turn()
    assert t.events("rank_called")[0] == {"rank": 5, "character": "bishop", "by": 2}


def test_noble_districts_pay_gold(t: Scenario) -> None:
    """Ruling 69: the price of the crown is beside the income."""
    emperor, *_ = t.table(Seat("emperor", gold=0, city="manor castle temple"), call="emperor")
    t.pick("income", type="noble", amount=2)
    assert emperor.gold == 2


def test_killed_he_still_moves_the_crown_at_the_end_unpaid(t: Scenario) -> None:
    """Ruling 67."""
    emperor, _, _, warlord = t.table(
        Seat("emperor", gold=0),
        Seat("assassin"),
        Seat("bishop"),
        Seat("warlord", gold=9, hand="temple"),
        call="emperor",
        crown=1,
        marks=KILLED,
    )
    assert t.turn_of == "bishop"
    t.end_round()
    assert emperor.asked
    assert {"seat": 0, "character": "emperor"} in t.events("character_revealed")
    assert t.options() == ["seat:seat=2", "seat:seat=3"]
    t.pick("seat", seat=3)
    assert warlord.crown
    assert (emperor.gold, emperor.hand) == (0, [])
    assert (warlord.gold, len(warlord.hand)) == (11, 1)


def test_killed_with_the_crown_he_gives_it_away(t: Scenario) -> None:
    """Rulings 67, 68."""
    emperor, *_ = t.table(Seat("emperor"), Seat("assassin"), call="emperor", crown=0, marks=KILLED)
    t.end_round()
    assert t.options() == ["seat:seat=1", "seat:seat=2", "seat:seat=3"]
    t.pick("seat", seat=2)
    assert not emperor.crown


def test_an_emperor_of_no_player_leaves_the_crown_where_it_is(t: Scenario) -> None:
    """Ruling 71."""
    *_, holder = t.table(Seat("bishop"), call="emperor", crown=3, aside="emperor")
    t.end_round()
    assert holder.crown


def test_three_players_there_is_always_somebody_to_crown(t: Scenario) -> None:
    """Rulings 9, 68."""
    t.table(
        Seat("emperor", "bishop"),
        Seat("thief", "merchant"),
        Seat("magician", "warlord"),
        players=3,
        call="emperor",
        crown=1,
    )
    t.pick("ability")
    assert t.options() == ["seat:seat=2", "cancel"]


def test_killed_with_one_to_crown_he_is_not_asked(t: Scenario) -> None:
    """Rulings 67, 68: three players, and the third has the crown."""
    *_, heir = t.table(
        Seat("emperor", "bishop"),
        Seat("assassin", "merchant"),
        Seat("magician", "warlord"),
        players=3,
        call="emperor",
        crown=1,
        marks=KILLED,
    )
    t.end_round()
    assert heir.crown
    assert t.kind == "draft"
