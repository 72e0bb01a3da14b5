"""Tests the Magistrate among taxes, loans, refunds and completed cities."""

from scenario import Scenario, Seat, warrants

SEVEN = "temple tavern market church prison watchtower docks"


def test_he_pays_the_tax_on_what_he_confiscates(t: Scenario) -> None:
    """Ruling 46."""
    magistrate, king, *_ = t.table(
        Seat("magistrate", gold=1),
        Seat("king", gold=3, hand="manor"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
        in_game="tax_collector",
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert t.events("tax_paid") == [{"seat": 0, "amount": 1}]
    assert (magistrate.gold, king.gold) == (0, 5)


def test_he_pays_the_tax_even_when_the_tax_collectors_build_is_taken(t: Scenario) -> None:
    """Rulings 46, 101: everyone but the Tax Collector."""
    magistrate, collector, *_ = t.table(
        Seat("magistrate", gold=1),
        Seat("tax_collector", gold=3, hand="manor"),
        call="tax_collector",
        marks=warrants("tax_collector", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert (magistrate.gold, collector.gold, t.state.tax) == (0, 5, 1)


def test_the_alchemist_gets_no_second_refund(t: Scenario) -> None:
    """Ruling 47."""
    _, alchemist, *_ = t.table(
        Seat("magistrate"),
        Seat("alchemist", gold=3, hand="manor"),
        call="alchemist",
        marks=warrants("alchemist", "bishop", "king"),
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert alchemist.gold == 5
    t.end_turn()
    assert alchemist.gold == 5
    assert "alchemist" not in t.causes("gold_gained")


def test_a_district_on_loan_brings_the_lenders_gold_to_the_target(t: Scenario) -> None:
    """Ruling 48: the cards given stay given."""
    magistrate, cardinal, lender, _ = t.table(
        Seat("magistrate"),
        Seat("cardinal", gold=1, hand="castle temple"),
        Seat("warlord", gold=4),
        Seat("king", gold=0),
        call="cardinal",
        marks=warrants("cardinal", "merchant", "king"),
    )
    t.gather()
    t.pick("ability", name="loan")
    t.pick("card", card="castle")
    t.pick("seat", seat=2)
    t.choose(t.options()[0])
    assert magistrate.asked
    t.pick("confiscate")
    assert magistrate.city == ["castle"]
    assert (cardinal.gold, cardinal.hand) == (4, [])
    assert (lender.gold, lender.hand) == (3, ["temple"])
    assert t.options("build") == []


def test_a_district_built_from_a_stolen_card_can_be_confiscated(t: Scenario) -> None:
    """Rulings 41, 44: outside the limit it was, so the Wizard's own build is left."""
    magistrate, wizard, *_ = t.table(
        Seat("magistrate"),
        Seat("wizard", gold=3, hand="temple"),
        Seat("king", hand="manor"),
        Seat("bishop"),
        call="wizard",
        marks=warrants("wizard", "merchant", "king"),
    )
    t.gather()
    t.pick("ability")
    t.pick("seat", seat=2)
    t.pick("card", card="manor")
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert (magistrate.city, wizard.gold) == (["manor"], 5)
    t.pick("build", card="temple")
    assert wizard.city == ["temple"]


def test_confiscating_can_complete_his_city_and_end_the_game(t: Scenario) -> None:
    """Ruling 49: it enters his city, never the target's."""
    magistrate, king, *_ = t.table(
        Seat("magistrate", city=SEVEN.split()[:6]),
        Seat("king", gold=3, hand="manor", city="castle palace cathedral fortress harbor town_hall"),
        call="king",
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert t.events("city_completed") == [{"seat": 0, "first": True}]
    assert magistrate.points() == {}
    assert king.view.first == 0
    t.end_round()
    assert t.over
    assert magistrate.points()["first"] == 4
    assert "completed" not in king.points()


def test_a_completed_city_may_still_confiscate(t: Scenario) -> None:
    """Ruling 15: more than seven districts are allowed."""
    magistrate, *_ = t.table(
        Seat("magistrate", city=SEVEN),
        Seat("king", gold=3, hand="manor"),
        call="king",
        first=0,
        marks=warrants("king", "bishop", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert len(magistrate.city) == 8


def test_a_bishops_city_is_no_shelter(t: Scenario) -> None:
    """Ruling 73: his protection is against rank 8 only."""
    magistrate, *_ = t.table(
        Seat("magistrate"),
        Seat("bishop", gold=3, hand="manor"),
        call="bishop",
        marks=warrants("bishop", "merchant", "king"),
    )
    t.gather()
    t.pick("build", card="manor")
    t.pick("confiscate")
    assert magistrate.city == ["manor"]


def test_two_players_his_own_other_character_is_left_alone(t: Scenario) -> None:
    """Rulings 12, 50: he may lay a warrant on it, and never confiscates from himself."""
    magistrate, _ = t.table(
        Seat("magistrate", "king", gold=3, hand="manor"),
        Seat("bishop", "warlord", gold=9, hand="temple church"),
        players=2,
        call="king",
        marks=warrants("warlord", "king", "merchant"),
    )
    t.gather()
    t.pick("build", card="manor")
    assert t.turn_of == "king"
    assert t.kind == "turn"
    assert magistrate.city == ["manor"]


def test_two_players_only_the_signed_characters_turn_is_hit(t: Scenario) -> None:
    """Ruling 12: the first paid build is counted in each turn."""
    magistrate, other = t.table(
        Seat("magistrate", "king"),
        Seat("bishop", "warlord", gold=9, hand="temple church"),
        players=2,
        call="bishop",
        marks=warrants("warlord", "thief", "merchant"),
    )
    t.gather()
    t.pick("build", card="church")
    assert other.asked
    t.end_turn()
    t.gather()
    t.pick("build", card="temple")
    t.pick("confiscate")
    assert (magistrate.city, other.city) == (["temple"], ["church"])
