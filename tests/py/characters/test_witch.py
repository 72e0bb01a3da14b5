"""Tests the Witch: what she does herself, and what the bewitched player may do."""

from scenario import Scenario, Seat, bewitch


def test_gathers_with_the_three_gathering_districts_and_does_nothing_else_before(t: Scenario) -> None:
    """Ruling 24: Library, Observatory and Gold Mine help her; no building, no Smithy, no Laboratory."""
    city = "gold_mine observatory library smithy laboratory"
    witch, *_ = t.table(Seat("witch", gold=9, hand="temple tavern", city=city), call="witch")
    assert t.options() == ["gather_gold:amount=3", "gather_cards:count=3"]
    assert witch.view.turn is not None
    assert witch.view.turn.builds_left == 0
    t.pick("gather_cards")
    assert len(witch.hand) == 5
    assert t.options() == ["ability:name=bewitch"]
    assert not any(card.buildable for card in witch.view.hand)


def test_once_she_has_gathered_all_see_what_she_does_next(t: Scenario) -> None:
    t.table(Seat("witch"), call="witch")
    told: list[bool] = []
    for pick in ("gather_gold", "ability"):
        assert t.position.ask is not None
        told.append(t.position.ask.forced)
        t.pick(pick)
    assert told == [False, True]
    assert t.position.ask is not None
    assert not t.position.ask.forced


def test_must_name_somebody_before_her_turn_can_end(t: Scenario) -> None:
    """Ruling 25: naming is compulsory. Ruling 1: only a text that says "must" binds."""
    t.table(Seat("witch"), call="witch")
    t.gather()
    assert t.refuses("end_turn") == "illegal-pick"
    t.pick("ability", name="bewitch")
    assert "cancel" not in t.options()
    assert t.options() == [
        f"name:character={name}"
        for name in ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    ]


def test_everybody_hears_the_name_and_her_turn_pauses(t: Scenario) -> None:
    """Ruling 24."""
    _, king, *_ = t.table(Seat("witch"), Seat("king"), Seat("thief"), Seat("bishop"), call="witch")
    t.gather()
    t.pick("ability", name="bewitch")
    t.pick("name", character="king")
    named = {"kind": "bewitch", "character": "king", "seat": 0}
    assert king.saw("character_named") == [named]
    assert t.events("turn_ended") == [{"seat": 0, "character": "witch"}]
    assert t.turn_of == "thief"


def test_the_bewitched_player_only_gathers(t: Scenario) -> None:
    """Ruling 26: with his own gathering districts, without ability, building, other districts."""
    city = "gold_mine observatory library smithy tavern"
    witch, merchant, *_ = t.table(
        Seat("witch"),
        Seat("merchant", gold=9, hand="temple", city=city),
        call="merchant",
        marks=bewitch("merchant"),
    )
    assert merchant.asked
    assert t.options() == ["gather_gold:amount=3", "gather_cards:count=3"]
    t.pick("gather_cards")
    assert len(merchant.hand) == 4
    assert witch.asked
    assert witch.saw("turn_resumed") == [{"seat": 0, "character": "merchant"}]
    assert witch.saw("cards_drawn") == [{"seat": 1, "count": 3}]


def test_the_bewitched_merchant_does_not_even_take_his_coin(t: Scenario) -> None:
    """Ruling 26."""
    witch, merchant, *_ = t.table(
        Seat("witch", gold=0, city="tavern market"),
        Seat("merchant", gold=0, city="docks"),
        call="merchant",
        marks=bewitch("merchant"),
    )
    t.gather()
    assert merchant.gold == 2
    assert t.options() == ["ability:name=bonus_gold", "income:type=trade,amount=2", "end_turn"]
    t.pick("ability")
    t.pick("income")
    t.end_turn()
    assert (witch.gold, merchant.gold) == (3, 2)


def test_goes_on_with_the_powers_of_the_other_and_things_of_her_own(t: Scenario) -> None:
    """Ruling 27: the Architect's limit, but her city, hand, gold and uniques, never the bewitched player's."""
    witch, architect, *_ = t.table(
        Seat("witch", gold=9, hand="temple tavern market keep", city="laboratory"),
        Seat("architect", gold=9, hand="palace", city="smithy factory"),
        call="architect",
        marks=bewitch("architect"),
    )
    t.gather()
    assert witch.view.turn is not None
    assert witch.view.turn.builds_left == 3
    assert t.options("use") == ["use:card=laboratory"]
    assert t.options("build") == [
        "build:card=temple,cost=1",
        "build:card=tavern,cost=1",
        "build:card=market,cost=2",
        "build:card=keep,cost=3",
    ]
    for card in ("temple", "tavern", "keep"):
        t.pick("build", card=card)
    assert t.options("build") == []
    t.pick("ability", name="bonus_cards")
    assert len(witch.hand) == 3
    assert witch.city == ["laboratory", "temple", "tavern", "keep"]
    assert (witch.gold, architect.gold) == (4, 11)


def test_does_not_gather_again(t: Scenario) -> None:
    """Ruling 28."""
    t.table(Seat("witch"), Seat("merchant"), call="merchant", marks=bewitch("merchant"))
    t.gather()
    assert t.options("gather_gold") == []
    assert t.options("gather_cards") == []


def test_a_target_that_no_player_has_ends_her_turn_without_park_and_poor_house(t: Scenario) -> None:
    """Ruling 29. Ruling 23: absent characters may be named."""
    witch, *_ = t.table(
        Seat("witch", gold=0, hand="", city="park"),
        Seat("king", gold=0),
        call="witch",
        aside="merchant",
    )
    t.gather()
    t.pick("ability", name="bewitch")
    t.pick("name", character="merchant")
    t.end_round()
    assert witch.hand == []
    assert witch.gold == 2


def test_the_poor_house_waits_for_a_turn_that_resumes(t: Scenario) -> None:
    """Ruling 29."""
    witch, *_ = t.table(
        Seat("witch", gold=0, city="poor_house"), call="witch", aside="merchant", deck="keep temple"
    )
    t.pick("gather_cards")
    t.pick("keep", card="keep")
    t.pick("ability", name="bewitch")
    t.pick("name", character="merchant")
    t.end_round()
    assert witch.gold == 0


def test_park_and_poor_house_fire_when_the_resumed_turn_ends(t: Scenario) -> None:
    """Ruling 29: and only hers; the bewitched player's turn has no end of its own (ruling 26)."""
    witch, bishop, *_ = t.table(
        Seat("witch", gold=0, city="park poor_house"),
        Seat("bishop", gold=0, city="quarry"),
        call="bishop",
        marks=bewitch("bishop"),
    )
    t.gather()
    assert (bishop.gold, bishop.hand) == (2, [])
    t.end_turn()
    assert (witch.gold, len(witch.hand)) == (1, 2)
    assert t.causes("gold_gained")[0] == "poor_house"


def test_the_bewitched_players_park_does_nothing(t: Scenario) -> None:
    """Ruling 26: no districts but the three gathering ones."""
    _, bishop, *_ = t.table(
        Seat("witch"), Seat("bishop", city="park"), call="bishop", marks=bewitch("bishop")
    )
    t.gather()
    t.end_turn()
    assert bishop.hand == []


def test_with_an_empty_deck_both_can_take_gold_only(t: Scenario) -> None:
    """Ruling 20."""
    witch, *_ = t.table(
        Seat("witch"), Seat("architect"), call="architect", bottom=0, marks=bewitch("architect")
    )
    assert t.options() == ["gather_gold:amount=2"]
    t.gather()
    assert witch.asked
    assert t.options() == ["end_turn"]


def test_two_players_she_may_bewitch_her_own_other_character(t: Scenario) -> None:
    """Rulings 12, 23: it is another character, with a turn and a gathering of its own."""
    witch, *_ = t.table(
        Seat("witch", "merchant", gold=0, hand="temple"),
        Seat("king", "bishop"),
        players=2,
        call="merchant",
        marks=bewitch("merchant"),
    )
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2"]
    t.gather()
    assert t.options() == ["ability:name=bonus_gold", "build:card=temple,cost=1", "end_turn"]
    assert witch.asked


def test_two_players_the_bewitched_player_has_his_other_turn_whole(t: Scenario) -> None:
    """Ruling 12."""
    _, other = t.table(
        Seat("witch", "king"),
        Seat("merchant", "warlord", gold=3, hand="temple"),
        players=2,
        call="merchant",
        marks=bewitch("merchant"),
    )
    t.gather()
    t.end_turn()
    assert t.turn_of == "warlord"
    assert other.asked
    t.gather()
    assert t.options("build") == ["build:card=temple,cost=1"]
