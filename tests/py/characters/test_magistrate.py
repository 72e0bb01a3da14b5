"""Tests the Magistrate: his warrants, and what he may confiscate."""

import pytest

from scenario import Scenario, Seat, warrants


def test_lays_three_different_tokens_of_his_choice(t: Scenario) -> None:
    """Rulings 40, 50: no character is banned, not even his own or one that no seat has."""
    t.table(Seat("magistrate"), Seat("king"), call="magistrate", aside="bishop")
    t.pick("ability", name="warrant")
    everybody = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "magistrate"]
    assert t.options() == [*(f"name:character={name}" for name in everybody), "cancel"]
    t.pick("name", character="king")
    assert t.kind == "warrant_blank"
    t.pick("name", character="bishop")
    left = [name for name in everybody if name not in {"king", "bishop"}]
    assert t.options() == [f"name:character={name}" for name in left]
    t.pick("name", character="magistrate")
    assert t.options("ability") == []


def test_only_he_knows_which_one_is_signed(t: Scenario) -> None:
    """Ruling 40: the order of the tokens does not tell either."""
    magistrate, king, *_ = t.table(Seat("magistrate"), Seat("king"), call="magistrate")
    t.pick("ability", name="warrant")
    for name in ("merchant", "warlord", "king"):
        t.pick("name", character=name)
    named = [(fact["kind"], fact["character"], fact["seat"]) for fact in king.saw("character_named")]
    assert named == [("warrant", "king", 0), ("warrant", "merchant", 0), ("warrant", "warlord", 0)]
    assert [mark.real for mark in magistrate.view.marks] == [False, True, False]
    assert [mark.real for mark in king.view.marks] == [None, None, None]


def test_need_not_lay_them(t: Scenario) -> None:
    """Ruling 1."""
    t.table(Seat("magistrate"), call="magistrate")
    t.pick("ability", name="warrant")
    t.pick("cancel")
    t.gather()
    t.pick("end_turn")
    assert t.state.marks == []


def test_confiscates_the_first_paid_build_and_the_gold_goes_back(t: Scenario) -> None:
    """Rulings 41, 43: into his own city, for nothing. Ruling 44: the target's build is used up."""
    magistrate, king, watcher, _ = t.table(
        Seat("magistrate", gold=1),
        Seat("king", gold=5, hand="temple manor"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    assert magistrate.asked
    assert t.kind == "confiscate"
    assert t.options() == ["confiscate:card=manor", "let_pass"]
    t.pick("confiscate")
    assert (magistrate.city, king.city) == (["manor"], [])
    assert (magistrate.gold, king.gold, king.hand) == (1, 7, ["temple"])
    assert watcher.saw("district_confiscated") == [{"seat": 1, "card": "manor", "paid": 3, "to": 0}]
    assert king.asked
    assert t.options("build") == []
    assert magistrate.view.marks == []


def test_a_blank_warrant_is_asked_for_too_so_that_the_pause_tells_nothing(t: Scenario) -> None:
    """Ruling 40: a blank one confiscates nothing."""
    magistrate, king, *_ = t.table(
        Seat("magistrate"),
        Seat("king", gold=5, hand="manor"),
        call="king",
        marks=warrants("bishop", "king", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    assert magistrate.asked
    assert king.update.waiting == 0
    assert t.options() == ["let_pass"]
    t.pick("let_pass")
    assert (magistrate.city, king.city) == ([], ["manor"])
    assert [mark.character for mark in magistrate.view.marks] == ["bishop", "merchant"]


def test_what_he_cannot_have_is_not_asked_for(t: Scenario) -> None:
    """Ruling 45: his city is open to all, so it tells nothing, whichever warrant it is."""
    magistrate, king, *_ = t.table(
        Seat("magistrate", city="manor"),
        Seat("king", gold=5, hand="manor"),
        call="king",
        marks=warrants("bishop", "king", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    assert king.asked
    assert (magistrate.city, king.city) == (["manor"], ["manor"])


def test_revealing_is_optional_and_passing_on_the_first_build_is_the_end_of_it(t: Scenario) -> None:
    """Rulings 40, 42."""
    magistrate, architect, *_ = t.table(
        Seat("magistrate"),
        Seat("architect", gold=5, hand="temple tavern"),
        call="architect",
        marks=warrants("architect", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("let_pass")
    t.pick("build", card="tavern")
    assert architect.asked
    assert architect.city == ["temple", "tavern"]
    assert magistrate.city == []


def test_only_the_player_of_the_character_is_hit(t: Scenario) -> None:
    """Ruling 40."""
    t.table(
        Seat("magistrate"),
        Seat("king", gold=5, hand="temple"),
        Seat("bishop", gold=5, hand="church"),
        Seat("warlord"),
        call="king",
        marks=warrants("bishop", "merchant", "warlord"),
    )
    t.gather()
    t.pick("build", card="temple")
    assert t.asked == 1
    t.end_turn()
    t.gather()
    t.pick("build", card="church")
    assert t.asked == 0


def test_a_free_build_by_the_framework_is_safe_but_not_the_next_paid_one(t: Scenario) -> None:
    """Rulings 41, 109."""
    magistrate, architect, *_ = t.table(
        Seat("magistrate"),
        Seat("architect", gold=5, hand="palace tavern", city="framework"),
        call="architect",
        marks=warrants("architect", "bishop", "merchant"),
    )
    t.gather()
    t.pick("use", card="framework")
    t.pick("card", card="palace")
    assert architect.asked
    t.pick("build", card="tavern")
    t.pick("confiscate")
    assert (magistrate.city, architect.city) == (["tavern"], ["palace"])


def test_a_sacrifice_for_the_necropolis_is_safe_but_not_the_next_paid_build(t: Scenario) -> None:
    """Rulings 41, 119."""
    magistrate, architect, *_ = t.table(
        Seat("magistrate"),
        Seat("architect", gold=5, hand="necropolis tavern", city="temple"),
        call="architect",
        marks=warrants("architect", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("sacrifice")
    assert architect.asked
    t.pick("build", card="tavern")
    t.pick("confiscate")
    assert (magistrate.city, architect.city) == (["tavern"], ["necropolis"])


def test_a_necropolis_that_was_paid_for_in_gold_is_not_safe(t: Scenario) -> None:
    """Rulings 41, 43."""
    magistrate, king, *_ = t.table(
        Seat("magistrate"),
        Seat("king", gold=3, hand="necropolis", city="temple"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="necropolis")
    t.pick("pay", gold=5)
    t.pick("confiscate")
    assert magistrate.city == ["necropolis"]
    assert (king.gold, king.city) == (5, ["temple"])


def test_confiscated_stables_leave_the_normal_build(t: Scenario) -> None:
    """Ruling 44: and that one is not the first any more (ruling 41)."""
    magistrate, king, *_ = t.table(
        Seat("magistrate"),
        Seat("king", gold=3, hand="stables temple"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="stables")
    t.pick("confiscate")
    assert king.gold == 5
    t.pick("build", card="temple")
    assert king.asked
    assert (magistrate.city, king.city) == (["stables"], ["temple"])


def test_a_confiscated_trade_district_leaves_the_traders_build(t: Scenario) -> None:
    """Ruling 44: it would not have counted (ruling 82)."""
    _, trader, *_ = t.table(
        Seat("magistrate"),
        Seat("trader", gold=5, hand="tavern temple market"),
        call="trader",
        marks=warrants("trader", "bishop", "king"),
    )
    t.gather()
    t.pick("build", card="tavern")
    t.pick("confiscate")
    t.pick("build", card="temple")
    t.pick("build", card="market")
    assert trader.city == ["temple", "market"]


def test_cards_spent_for_the_thieves_den_stay_spent(t: Scenario) -> None:
    """Ruling 43."""
    magistrate, king, *_ = t.table(
        Seat("magistrate"),
        Seat("king", gold=2, hand="thieves_den temple tavern"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=2)
    t.pick("card", card="temple")
    t.pick("card", card="tavern")
    t.pick("confiscate")
    assert magistrate.city == ["thieves_den"]
    assert (king.gold, king.hand) == (4, [])


def test_a_thieves_den_paid_with_cards_alone_is_paid_for(t: Scenario) -> None:
    """Rulings 41, 43: nothing goes back."""
    magistrate, king, *_ = t.table(
        Seat("magistrate"),
        Seat("king", gold=0, hand="thieves_den temple tavern market church manor castle"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=6)
    for card in king.hand[1:-1]:
        t.pick("card", card=card)
    t.choose(t.options()[0])
    t.pick("confiscate")
    assert magistrate.city == ["thieves_den"]
    assert (king.gold, king.hand) == (2, [])


@pytest.mark.parametrize("own", ["manor", "manor quarry"])
def test_never_a_duplicate_of_his_own_district(t: Scenario, own: str) -> None:
    """Ruling 45: not even with a Quarry. Ruling 42: the next build is not the first."""
    magistrate, architect, *_ = t.table(
        Seat("magistrate", city=own),
        Seat("architect", gold=5, hand="manor temple"),
        call="architect",
        marks=warrants("architect", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    assert architect.asked
    t.pick("build", card="temple")
    assert architect.asked
    assert magistrate.city == own.split()
