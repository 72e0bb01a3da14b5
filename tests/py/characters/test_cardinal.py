"""Tests the Cardinal: building with another player's gold, for cards."""

from scenario import Scenario, Seat


def test_religious_districts_pay_cards(t: Scenario) -> None:
    """Ruling 3."""
    cardinal, *_ = t.table(
        Seat("cardinal", city="temple church manor"), call="cardinal", deck="keep docks castle"
    )
    t.pick("income", type="religious", amount=2)
    assert cardinal.hand == ["keep", "docks"]


def test_draws_what_the_deck_has(t: Scenario) -> None:
    """Ruling 20."""
    cardinal, *_ = t.table(Seat("cardinal", city="temple church"), call="cardinal", bottom=1)
    t.pick("income", amount=2)
    assert len(cardinal.hand) == 1


def test_takes_exactly_the_shortfall_and_gives_a_card_for_each_gold(t: Scenario) -> None:
    """Ruling 77: the lender is not asked."""
    cardinal, king, watcher, _ = t.table(
        Seat("cardinal", gold=1, hand="palace temple tavern market"),
        Seat("king", gold=3),
        Seat("merchant", gold=1),
        Seat("warlord", gold=2),
        call="cardinal",
    )
    t.gather()
    t.pick("ability", name="loan")
    assert t.options() == ["card:card=palace", "cancel"]
    t.pick("card")
    assert t.options() == ["seat:seat=1", "seat:seat=3"]
    t.pick("seat", seat=1)
    assert t.kind == "loan_cards"
    assert t.refuses("card:card=temple,copy=0") == "illegal-pick"
    t.choose("card:card=temple,copy=0", "card:card=market,copy=0")
    assert (cardinal.city, cardinal.gold, cardinal.hand) == (["palace"], 0, ["tavern"])
    assert (king.gold, king.hand) == (1, ["temple", "market"])
    assert watcher.saw("gold_moved") == [{"from": 1, "to": 0, "amount": 2}]
    assert watcher.saw("cards_given") == [{"from": 0, "to": 1, "count": 1}] * 2
    assert watcher.saw("district_built") == [{"seat": 0, "card": "palace", "paid": 5}]
    assert t.options("build") == []


def test_needs_a_card_for_each_gold_besides_the_district(t: Scenario) -> None:
    """Ruling 77."""
    t.table(Seat("cardinal", gold=1, hand="palace temple"), Seat("king", gold=9), call="cardinal")
    t.gather()
    assert t.options("ability") == []


def test_needs_one_player_with_the_whole_shortfall(t: Scenario) -> None:
    """Ruling 77: nothing is put together from several stashes."""
    t.table(
        Seat("cardinal", gold=1, hand="palace temple tavern"),
        *(Seat(gold=1) for _ in range(3)),
        call="cardinal",
    )
    t.gather()
    assert t.options("ability") == []


def test_not_for_what_he_can_pay_himself(t: Scenario) -> None:
    """Ruling 77: only the missing amount can be taken."""
    t.table(Seat("cardinal", gold=3, hand="palace temple tavern"), Seat("king", gold=9), call="cardinal")
    t.gather()
    assert t.options("ability") == []
    assert "build:card=palace,cost=5" in t.options()


def test_not_before_gathering_and_within_the_limit(t: Scenario) -> None:
    """Rulings 5, 77: it is a build like any other."""
    t.table(
        Seat("cardinal", gold=1, hand="palace temple tavern market"), Seat("king", gold=9), call="cardinal"
    )
    assert t.options("ability") == []
    t.gather()
    assert t.options("ability") == ["ability:name=loan"]
    t.pick("build", card="temple")
    assert t.options("ability") == []


def test_stables_can_be_built_on_loan_after_the_build(t: Scenario) -> None:
    """Rulings 77, 125."""
    cardinal, *_ = t.table(
        Seat("cardinal", gold=0, hand="stables temple tavern market"), Seat("king", gold=9), call="cardinal"
    )
    t.gather()
    t.pick("build", card="temple")
    t.pick("ability")
    assert t.options() == ["card:card=stables", "cancel"]
    t.pick("card")
    t.pick("seat", seat=1)
    t.choose("card:card=market,copy=0")
    assert cardinal.city == ["temple", "stables"]


def test_no_duplicates_on_loan(t: Scenario) -> None:
    """Ruling 14."""
    t.table(
        Seat("cardinal", gold=1, hand="palace temple tavern", city="palace"),
        Seat("king", gold=9),
        call="cardinal",
    )
    t.gather()
    assert t.options("ability") == []


def test_the_shortfall_is_counted_after_discounts(t: Scenario) -> None:
    """Ruling 78."""
    cardinal, king, *_ = t.table(
        Seat("cardinal", gold=2, hand="library temple", city="factory"), Seat("king", gold=2), call="cardinal"
    )
    t.gather()
    t.pick("ability")
    t.pick("card", card="library")
    t.pick("seat", seat=1)
    t.choose("card:card=temple,copy=0")
    assert (king.gold, cardinal.gold, cardinal.city) == (1, 0, ["factory", "library"])


def test_cards_pay_the_thieves_den_directly(t: Scenario) -> None:
    """Ruling 78: no loan is needed for that, but it may be had."""
    cardinal, *_ = t.table(
        Seat("cardinal", gold=2, hand="thieves_den temple tavern"), Seat("king", gold=9), call="cardinal"
    )
    t.gather()
    assert t.options("ability") == ["ability:name=loan"]
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=2)
    t.pick("card", card="temple")
    t.pick("card", card="tavern")
    assert (cardinal.city, cardinal.gold, cardinal.hand) == (["thieves_den"], 0, [])


def test_the_tax_is_due_when_gold_is_left(t: Scenario) -> None:
    """Ruling 101: exactly the shortfall was taken, so there is none."""
    cardinal, *_ = t.table(
        Seat("cardinal", gold=1, hand="castle temple"),
        Seat("king", gold=9),
        call="cardinal",
        in_game="tax_collector",
    )
    t.gather()
    t.pick("ability")
    t.pick("card", card="castle")
    t.pick("seat", seat=1)
    t.choose("card:card=temple,copy=0")
    assert (cardinal.gold, t.state.tax) == (0, 0)


def test_may_be_given_up(t: Scenario) -> None:
    """Ruling 1."""
    cardinal, *_ = t.table(
        Seat("cardinal", gold=1, hand="castle temple"), Seat("king", gold=9), call="cardinal"
    )
    t.gather()
    t.pick("ability")
    t.pick("cancel")
    t.pick("end_turn")
    assert cardinal.hand == ["castle", "temple"]


def test_with_two_players_the_lender_is_known(t: Scenario) -> None:
    """Rulings 12 and 77."""
    hand = "palace temple tavern market"
    t.table(
        Seat("cardinal", "merchant", gold=1, hand=hand),
        Seat("king", "warlord", gold=9),
        players=2,
        call="cardinal",
    )
    assert _lender_asked(t)


def test_that_one_player_alone_can_lend_tells_what_the_card_costs(t: Scenario) -> None:
    """Ruling 77: so the only lender of several players is asked for."""
    hand = "palace temple tavern market"
    poor = (Seat("merchant", gold=0), Seat("warlord", gold=0))
    t.table(Seat("cardinal", gold=1, hand=hand), Seat("king", gold=9), *poor, call="cardinal")
    assert not _lender_asked(t)


def _lender_asked(t: Scenario) -> bool:
    """Borrow for the palace; say whether the only lender is a forced answer."""
    t.gather()
    t.pick("ability", name="loan")
    t.pick("card", card="palace")
    assert t.options() == ["seat:seat=1"]
    assert t.position.ask is not None
    return t.position.ask.forced
