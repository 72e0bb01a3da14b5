"""Tests the scenario kit itself: what it says of a table that cannot be, and what its verbs do."""

import pytest

from citadels.model.state import Built, Mark
from scenario import (
    Scenario,
    Seat,
    TableError,
    bewitch,
    kill,
    rob,
    threats,
    token,
    warrants,
)

SEVEN = "temple church monastery tavern market docks harbor"


def refusal(t: Scenario, *seats: Seat, **wish: object) -> str:
    """Return what the kit says of a table that it cannot set."""
    with pytest.raises(TableError) as said:
        t.table(*seats, **wish)  # type: ignore[arg-type]
    return str(said.value)


def test_a_slip_is_answered_with_the_nearest_name(t: Scenario) -> None:
    assert 'unknown character "wizzard" of seat 0' in refusal(t, Seat("wizzard"))
    assert 'did you mean "wizard"?' in refusal(t, Seat("wizzard"))
    assert 'district "keeep" of seat 1' in refusal(t, Seat(), Seat(city="keeep"))
    assert 'did you mean "temple"?' in refusal(t, Seat(hand="tempel"))
    assert "spaces part the names" in refusal(t, Seat(hand="keep,temple"))
    assert 'district "palaze" in deck=' in refusal(t, deck="palaze")
    assert 'character "kign" in call=' in refusal(t, call="kign")
    assert 'character "kign" in aside=' in refusal(t, aside="kign")
    assert 'card "framwork" in in_game=' in refusal(t, in_game="framwork")
    assert 'did you mean "selected"?' in refusal(t, phase="select")
    assert 'edition "2017"' in refusal(t, edition="2017")
    assert 'character "kign" under a token' in refusal(t, Seat("assassin"), marks=kill("kign"))
    assert 'token "rop"' in refusal(t, Seat("thief"), marks=[Mark("rop", "king", 0, "thief")])
    with pytest.raises(TableError, match='did you mean "kill"'):
        token("kil", "king")


def test_what_the_other_edition_has_is_unknown_too(t: Scenario) -> None:
    assert "in the 2016 box" in refusal(t, Seat(city="graveyard"))
    t.table(Seat(city="graveyard"), edition="classic")


def test_a_table_that_cannot_be_is_refused(t: Scenario) -> None:
    assert "temple stands twice" in refusal(t, Seat("king", city="temple temple"))
    assert "never built" in refusal(t, Seat("king", city="secret_vault"))
    assert "everybody has 1" in refusal(t, Seat("king", "thief"))
    assert "everybody has 2" in refusal(t, Seat("king"), players=2)
    assert "king is dealt twice" in refusal(t, Seat("king"), Seat("king"))
    assert "king is dealt twice" in refusal(t, Seat("king"), aside="king")
    assert "of one rank are in the game: emperor and king" in refusal(t, Seat("king"), Seat("emperor"))
    assert "nobody has the assassin" in refusal(t, Seat("king"), aside="assassin", marks=kill("king"))
    assert "laid by seat 1" in refusal(t, Seat("thief"), marks=[token("rob", "king", by=1)])
    assert "say who was first" in refusal(
        t, Seat(city=SEVEN), Seat(city="palace castle manor temple church tavern market")
    )
    assert "crown=4" in refusal(t, crown=4)
    assert "9 seats" in refusal(t, players=9)
    assert "{'palace': 1}" in refusal(t, Seat(hand="palace palace"), deck="palace palace")


def test_duplicates_stand_where_a_card_of_the_game_allows_them(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="temple temple"), in_game="quarry")
    assert king.city == ["temple", "temple"]
    t.table(Seat("wizard", city="temple temple"))


def test_tokens_are_laid_by_who_has_their_character(t: Scenario) -> None:
    everybody = [Seat("king"), Seat("witch"), Seat("blackmailer"), Seat("warlord")]
    t.table(*everybody, call="king", marks=[*bewitch("king"), *threats("warlord", "bishop")])
    assert [(mark.kind, mark.by, mark.real) for mark in t.state.marks] == [
        ("bewitch", 1, True),
        ("threat", 2, True),
        ("threat", 2, False),
    ]
    t.table(Seat("thief"), Seat("magistrate"), call="king", marks=[*rob("king"), *warrants("king", "bishop")])
    assert [(mark.card, mark.by, mark.real) for mark in t.state.marks] == [
        ("thief", 0, True),
        ("magistrate", 1, True),
        ("magistrate", 1, False),
    ]


def test_the_last_round_gives_four_points_to_no_player_in_the_scenario(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="temple"), call="warlord", last_round=True)
    t.end_round()
    assert t.over
    assert king.points() == {"districts": 1}
    four = [Seat("king"), Seat("bishop"), Seat("merchant"), Seat("warlord")]
    assert "say first=" in refusal(t, *four, last_round=True)


def test_one_complete_city_was_the_first(t: Scenario) -> None:
    _, bishop, *_ = t.table(Seat("king"), Seat("bishop", city=SEVEN), call="warlord")
    t.end_round()
    assert t.over
    assert bishop.points()["first"] == 4


def test_seats_that_are_left_out_are_called_late(t: Scenario) -> None:
    t.table(Seat("king"), Seat("bishop"), call="king")
    t.until("bishop")
    assert [player.drafted for player in t.state.players[2:]] == [["warlord"], ["architect"]]


def test_with_few_players_they_get_two_characters(t: Scenario) -> None:
    t.table(Seat("king", "bishop"), players=3, call="king")
    assert [len(player.drafted) for player in t.state.players] == [2, 2, 2]


def test_offers_are_values(t: Scenario) -> None:
    t.table(Seat("king", gold=9, hand="keep temple", city="manor"), call="king")
    t.gather()
    offers = {offer.args["card"]: offer.args["cost"] for offer in t.offers("build")}
    assert offers == {"keep": 3, "temple": 1}
    assert t.offered("card", "build") == ["keep", "temple"]
    assert t.offered("type") == ["noble"]


def test_several_options_are_named_by_their_cards(t: Scenario) -> None:
    magician, *_ = t.table(Seat("magician", hand="temple temple keep"), call="magician", deck="palace manor")
    t.pick("ability", name="redraw")
    t.pick_each("temple temple")
    assert sorted(magician.hand) == ["keep", "manor", "palace"]


def test_a_card_that_is_not_offered_is_named(t: Scenario) -> None:
    t.table(Seat("magician", hand="temple keep"), call="magician")
    t.pick("ability", name="redraw")
    with pytest.raises(AssertionError, match="temple is not, or not any more, among the options of redraw"):
        t.pick_each("temple temple")


def test_a_city_can_be_looked_at_closely(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city=["temple", Built("museum", tucked=("keep",))]))
    assert [(built.card, built.tucked) for built in king.districts] == [("temple", ()), ("museum", ("keep",))]


def test_a_new_game_of_any_set(t: Scenario) -> None:
    assert len(t.deal(5, preset="devious_dignitaries")) == 5
    assert "magistrate" in laws_of(t)
    t.deal(3, edition="classic")
    assert t.state.city_size == 8


def laws_of(t: Scenario) -> list[str]:
    """Return the characters of the game."""
    return [character.character for character in t.view().characters]


def test_a_name_that_the_rules_do_not_use_is_no_empty_answer(t: Scenario) -> None:
    """A slip in what is asked of the kit is refused with the nearest name, and with what there is."""
    king, *_ = t.table(Seat("king", hand="keep"), call="king")
    with pytest.raises(TableError, match='unknown option "bild", did you mean "build"'):
        t.options("bild")
    with pytest.raises(TableError, match='unknown argument of an option "crad", did you mean "card"'):
        t.offered("crad")
    t.gather()
    for look in (t.events, t.causes, king.saw):
        with pytest.raises(TableError, match='did you mean "gold_gained"\\?; here are: gold_gained'):
            look("gold_gain")
    assert t.options("exchange") == t.offered("copy") == king.saw("cards_drawn") == []


def test_a_slip_in_an_answer_is_no_refusal(t: Scenario) -> None:
    """Any answer with a word that the game has not is refused; the kit says what was meant."""
    t.table(Seat("king", hand="keep"), call="king")
    t.gather()
    for slip, meant in {
        "bild:card=keep,cost=3": "build",
        "build:crad=keep,cost=3": "card",
        "build:card=keeep,cost=3": "keep",
    }.items():
        with pytest.raises(TableError, match=f'did you mean "{meant}"'):
            t.refuses(slip)
        with pytest.raises(TableError, match=f'did you mean "{meant}"'):
            t.choose(slip)
    assert t.refuses("build:card=temple,cost=1") == "illegal-pick"
    with pytest.raises(AssertionError, match="build:card=temple,cost=1 is no answer to turn: "):
        t.choose("build:card=temple,cost=1")


def test_a_character_without_a_turn(t: Scenario) -> None:
    t.table(Seat("king"), call="king")
    with pytest.raises(TableError, match='unknown character "bihsop", did you mean "bishop"'):
        t.until("bihsop")
    t.table(Seat("king"), call="king")
    with pytest.raises(AssertionError, match="assassin had no turn"):
        t.until("assassin")


def test_a_slip_in_a_preset(t: Scenario) -> None:
    with pytest.raises(
        TableError, match='unknown preset "devius_dignitaries": did you mean "devious_dignitaries"'
    ):
        t.deal(5, preset="devius_dignitaries")
