"""Tests the Tax Collector of the classic edition: rank 2, paid at once."""

from scenario import Scenario, Seat, bewitch, kill


def test_is_rank_2(t: Scenario) -> None:
    t.table(Seat("tax_collector"), call="tax_collector", edition="classic")
    assert {"rank": 2, "character": "tax_collector", "by": 0} in t.events("rank_called")


def test_who_built_pays_one_gold_when_the_turn_ends(t: Scenario) -> None:
    """Ruling 101."""
    collector, architect, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("architect", gold=3, hand="temple tavern"),
        call="architect",
        edition="classic",
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("build", card="tavern")
    assert (architect.gold, collector.gold) == (3, 0)
    t.pick("end_turn")
    assert (architect.gold, collector.gold) == (2, 1)
    assert t.state.tax == 0


def test_who_did_not_build_pays_nothing(t: Scenario) -> None:
    """Ruling 101."""
    collector, *_ = t.table(
        Seat("tax_collector", gold=0), Seat("architect", gold=3), call="architect", edition="classic"
    )
    t.end_turn()
    assert collector.gold == 0


def test_who_has_nothing_left_pays_nothing(t: Scenario) -> None:
    """Ruling 101."""
    collector, architect, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("architect", gold=0, hand="church"),
        call="architect",
        edition="classic",
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert (architect.gold, collector.gold) == (0, 0)


def test_his_own_builds_are_free_of_it(t: Scenario) -> None:
    """Ruling 101."""
    collector, *_ = t.table(
        Seat("tax_collector", gold=2, hand="church"), call="tax_collector", edition="classic"
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert collector.gold == 2
    assert t.events("gold_moved") == []


def test_the_assassin_pays_when_he_is_revealed(t: Scenario) -> None:
    """Ruling 101."""
    assassin, collector, *_ = t.table(
        Seat("assassin", gold=2, hand="church"), Seat("tax_collector", gold=0), edition="classic"
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert (assassin.gold, collector.gold) == (1, 1)
    assert t.turn_of == "tax_collector"
    assert t.kinds().index("character_revealed") < t.kinds().index("gold_moved")


def test_the_assassin_who_did_not_build_pays_nothing(t: Scenario) -> None:
    """Ruling 101."""
    assassin, collector, *_ = t.table(
        Seat("assassin", gold=2, city="temple"), Seat("tax_collector", gold=0), edition="classic"
    )
    t.end_turn()
    assert (assassin.gold, collector.gold) == (4, 0)


def test_killed_he_gets_nothing(t: Scenario) -> None:
    """Ruling 101."""
    collector, architect, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("architect", gold=3, hand="temple"),
        Seat("assassin"),
        call="architect",
        marks=kill("tax_collector"),
        edition="classic",
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert (collector.gold, architect.gold) == (0, 4)


def test_a_tax_collector_of_no_player_takes_nothing(t: Scenario) -> None:
    """Ruling 101."""
    architect, *_ = t.table(
        Seat("architect", gold=3, hand="temple"), call="architect", aside="tax_collector", edition="classic"
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert architect.gold == 4


def test_the_witch_pays_for_what_she_builds_as_somebody_else(t: Scenario) -> None:
    """Ruling 39: from her own gold; when he is revealed she has built nothing."""
    collector, witch, architect, _ = t.table(
        Seat("tax_collector", gold=0),
        Seat("witch", gold=2, hand="temple"),
        Seat("architect", gold=0),
        call="architect",
        marks=bewitch("architect"),
        edition="classic",
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("end_turn")
    assert (collector.gold, witch.gold, architect.gold) == (1, 0, 2)


def test_the_witch_pays_nothing_when_he_is_revealed(t: Scenario) -> None:
    """Rulings 39 and 101."""
    witch, collector, *_ = t.table(
        Seat("witch", gold=2, city="temple"), Seat("tax_collector", gold=0), Seat("king"), edition="classic"
    )
    t.gather()
    t.pick("ability", name="bewitch")
    t.pick("name", character="king")
    assert t.turn_of == "tax_collector"
    assert (witch.gold, collector.gold) == (4, 0)


def test_bewitched_the_witch_is_paid(t: Scenario) -> None:
    """Ruling 35: and she pays no tax for what she builds in that turn."""
    collector, witch, architect, _ = t.table(
        Seat("tax_collector", gold=0),
        Seat("witch", gold=2, hand="temple"),
        Seat("architect", gold=3, hand="tavern"),
        call="tax_collector",
        marks=bewitch("tax_collector"),
        edition="classic",
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("end_turn")
    assert (collector.gold, witch.gold) == (2, 1)
    t.until("architect")
    t.gather()
    t.pick("build", card="tavern")
    t.pick("end_turn")
    assert (collector.gold, witch.gold, architect.gold) == (2, 2, 3)


def test_the_alchemist_pays_from_what_he_took_back(t: Scenario) -> None:
    """Rulings 81 and 101: his gold returns first, the tax is due at the turn's very end."""
    collector, alchemist, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("alchemist", gold=0, hand="church"),
        call="alchemist",
        edition="classic",
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert (collector.gold, alchemist.gold) == (1, 1)


def test_the_poor_house_pays_before_the_tax(t: Scenario) -> None:
    """Rulings 81 and 120: its coin is there when the tax is due."""
    collector, builder, *_ = t.table(
        Seat("tax_collector", gold=0),
        Seat("king", gold=0, hand="church", city="poor_house"),
        call="king",
        edition="classic",
    )
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert t.causes("gold_gained") == ["poor_house"]
    assert (collector.gold, builder.gold) == (1, 0)


def test_two_turns_of_one_player_are_taxed_each(t: Scenario) -> None:
    """Ruling 102: for two players; his own other turn pays himself, so nothing moves."""
    collector, other = t.table(
        Seat("tax_collector", "warlord", gold=0, hand="temple"),
        Seat("king", "merchant", gold=5, hand="tavern docks"),
        players=2,
        call="king",
        edition="classic",
    )
    t.gather()
    t.pick("build", card="tavern")
    t.pick("end_turn")
    t.until("merchant")
    t.gather()
    t.pick("build", card="docks")
    t.pick("end_turn")
    assert (collector.gold, other.gold) == (2, 5 + 4 - 4 - 2)
    t.until("warlord")
    t.gather()
    t.pick("build", card="temple")
    t.pick("end_turn")
    assert collector.gold == 3


def test_the_assassin_pays_for_a_district_that_stands_no_more(t: Scenario) -> None:
    """Ruling 101: what was built counts, not what is left of it."""
    assassin, collector, *_ = t.table(
        Seat("assassin", gold=4, hand="armory"),
        Seat("tax_collector", gold=0, city="temple"),
        edition="classic",
    )
    t.gather()
    t.pick("build", card="armory")
    t.pick("use", card="armory")
    t.pick("armory", card="temple")
    t.pick("end_turn")
    assert (assassin.gold, collector.gold) == (2, 1)
