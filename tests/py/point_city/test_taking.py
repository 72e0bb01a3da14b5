"""Tests taking cards: pairs, the deck, the flip, refilling."""

from pointcity_scenario import Scenario, Seat

CIVIC = "civic/3energy"
PLAIN = "energy/economy+ecology"


def test_both_cards_of_a_pair_must_be_affordable(t: Scenario) -> None:
    """Ruling 143: what cannot be paid cannot be taken, alone or beside another."""
    t.table(Seat(hand="economy"), Seat(), market=f"{PLAIN} any any any any")
    assert 0 not in t.firsts
    t.table(Seat(hand="economy ecology"), Seat(), market=f"{PLAIN} any any any any")
    assert 0 in t.firsts


def test_two_buildings_must_be_affordable_together(t: Scenario) -> None:
    """Ruling 143: each alone is not enough."""
    both = f"{PLAIN} community/economy+energy"
    t.table(Seat(hand="economy ecology energy"), Seat(), market=both)
    t.pick("take", cell=0)
    assert t.firsts == [4]
    t.table(Seat(hand="economy economy ecology energy"), Seat(), market=both)
    t.pick("take", cell=0)
    assert t.firsts == [1, 4]


def test_a_permanent_resource_pays_once_a_turn(t: Scenario) -> None:
    """Ruling 143: over both buildings of a turn, not once for each."""
    both = f"{PLAIN} community/economy+energy"
    city = "economy/energy+industry"
    t.table(Seat(hand="ecology energy", city=city), Seat(), market=both)
    t.pick("take", cell=0)
    assert t.firsts == [4]
    me, _ = t.table(
        Seat(hand="ecology energy", city=f"{city} economy/community+industry"), Seat(), market=both
    )
    t.take(0, 1)
    assert me.city == ["newsstand", "hot_dog_stand", "cash_machine", "cabin"]
    assert me.hand == []


def test_permanent_resources_pay_again_next_turn(t: Scenario) -> None:
    me, other = t.table(
        Seat(city="economy/energy+industry ecology/economy+industry"),
        Seat(),
        market=f"{PLAIN} any any any any any any any any any any any any any any any",
        turn=20,
    )
    t.take(0, 1)
    assert me.city[-1] == "cash_machine"
    assert other.asked
    assert t.events("resources_spent") == []


def test_a_resource_card_pays_for_the_building_beside_it(t: Scenario) -> None:
    """Ruling 144: in the turn in which it is taken."""
    me, _ = t.table(Seat(hand="economy"), Seat(), market=f"{PLAIN} ecology energy any any energy")
    assert 0 in t.firsts
    t.pick("take", cell=0)
    assert t.firsts == [1]
    t.pick("take", cell=1)
    assert me.city == ["cash_machine"]
    assert me.hand == []
    assert [event["cell"] for event in t.events("resource_taken")] == [1]


def test_a_building_does_not_pay_for_its_neighbour(t: Scenario) -> None:
    """Ruling 145: its production begins next turn."""
    grey = "industry industry industry industry"
    t.table(
        Seat(hand="economy economy ecology"),
        Seat(),
        market=f"{PLAIN} community/economy+energy {grey} {grey}",
    )
    assert 1 not in t.firsts
    t.pick("take", cell=0)
    assert t.firsts == [4]


def test_no_corner_touches(t: Scenario) -> None:
    t.table(Seat(), Seat())
    t.pick("take", cell=5)
    assert t.firsts == [1, 4, 6, 9]
    t.table(Seat(), Seat())
    t.pick("take", cell=3)
    assert t.firsts == [2, 7]


def test_a_line_of_resources_allows_a_flip(t: Scenario) -> None:
    """Ruling 147: one card of a row or a column that shows resources only, the flipped card's own line."""
    t.table(
        Seat(hand="start"),
        Seat(),
        market=f"any any any any  {PLAIN} any any any  any civic/3ecology any any  any any 4/ecology+industry any",
    )
    t.pick("flip")
    assert t.offered("cell") == [0, 1, 2, 3, 7, 11, 15]
    t.pick("flip_cell", cell=3)
    assert t.kind == "turn"
    assert t.options("flip") == [], "once a turn"
    assert t.view().market[3].card != ""
    assert t.options("draw"), "the flipped card need not be taken"


def test_without_a_line_of_resources_nothing_is_flipped(t: Scenario) -> None:
    """Ruling 147: every row and column has a building."""
    t.table(
        Seat(),
        Seat(),
        market=f"{PLAIN} any any any  any civic/3ecology any any  any any 4/ecology+industry any  any any any civic/3industry",
    )
    assert t.options("flip") == []


def test_a_flip_may_be_followed_by_a_draw_and_stays(t: Scenario) -> None:
    """Ruling 147: it costs nothing, and no card is ever turned back."""
    me, _ = t.table(Seat(), Seat(), deck="2energy 2industry")
    t.flip(6)
    flipped = t.cell(6)
    t.draw()
    assert me.hand == ["2energy", "2industry"]
    assert t.cell(6) == flipped
    assert t.options("flip") != [], "the other seat has its own"


def test_cells_are_filled_with_the_other_side_in_reading_order(t: Scenario) -> None:
    """Ruling 148: whatever the order of naming, one card at a time."""
    for first, second in ((4, 0), (0, 4)):
        t.table(
            Seat(hand="economy ecology"),
            Seat(),
            market=f"{PLAIN} any any any industry",
            deck="2energy civic/5energy",
        )
        t.take(first, second)
        assert (t.cell(0), t.cell(4)) == ("2energy", "dam")
        assert t.kinds().index("resource_dealt") < t.kinds().index("building_dealt")


def test_a_flipped_card_is_taken_as_a_building(t: Scenario) -> None:
    """Rulings 147 and 148: so a resource replaces it."""
    me, _ = t.table(Seat(hand="economy ecology"), Seat(), market=f"~{PLAIN} industry", deck="2energy")
    assert t.cell(0) == "energy"
    t.flip(0)
    assert t.cell(0) == "cash_machine"
    t.take(0, 1)
    assert (me.city, t.cell(0)) == (["cash_machine"], "2energy")


def test_two_from_the_deck(t: Scenario) -> None:
    """Ruling 149: both as resources, the market is left alone; the second is seen only when it is drawn."""
    me, other = t.table(Seat(), Seat(), deck="2energy ingenuity 2economy")
    assert (t.view().top.resource, t.view().top.amount) == ("energy", 2)  # type: ignore[union-attr]
    before = t.market
    t.draw()
    assert me.hand == ["2energy", "ingenuity"]
    assert t.market == before
    assert [event["resource"] for event in other.saw("resource_drawn")] == ["energy", "ingenuity"]
    assert [event.reveals for event in t.position.events if event.kind == "resource_drawn"] == [False, True]


def test_the_last_turn_has_no_deck(t: Scenario) -> None:
    """Rulings 149 and 157: nothing can be drawn in the very last turn, and then the game is over."""
    t.table(Seat(), Seat(), turn=32)
    assert t.options("draw")
    t.draw()
    assert not t.options("draw")
    t.take(0, 1)
    assert t.over
    assert t.market.count("") == 2
    assert [seat.turns for seat in t.view().seats] == [17, 17]


def test_who_can_take_nothing_passes(t: Scenario) -> None:
    """Ruling 156: only in the very last turn, where sixteen cards stay."""
    dams = " ".join(f"civic/5{name}" for name in ("community", "economy", "energy", "ecology", "industry"))
    rest = "7/4economy+3ecology 7/3community+4energy 7/4community+3industry 7/3economy+4industry 7/3energy+4ecology"
    more = "5/3economy+2energy 5/3energy+2industry 5/3community+2economy 5/2ecology+3industry 5/2community+3ecology"
    t.table(Seat(), Seat(), market=f"{dams} {rest} {more} civic/4energy", turn=33)
    assert t.options() == ["pass"]
    assert t.position.ask is not None
    assert t.position.ask.ends_turn
    t.pick("pass")
    assert t.over
    assert "" not in t.market
    assert t.events("turn_passed") == [{"seat": 0}]


def test_a_hand_has_no_limit(t: Scenario) -> None:
    """Ruling 161: sixteen turns of drawing, two cards each."""
    me, _ = t.deal(2)
    while len(me.hand) < 33:
        t.draw()
    assert len(me.hand) == 33
