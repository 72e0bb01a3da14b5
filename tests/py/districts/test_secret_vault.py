"""Tests the Secret Vault."""

from scenario import Scenario, Seat


def test_three_points_in_hand_at_the_end(t: Scenario) -> None:
    """Ruling 124."""
    owner, other, *_ = t.table(
        Seat("warlord", hand="secret_vault tavern", city="temple"), call="warlord", first=1
    )
    assert other.view.seats[0].points == 1
    t.end_round()
    assert owner.points() == {"districts": 1, "secret_vault": 3}
    assert other.view.seats[0].points == 4


def test_cannot_be_built(t: Scenario) -> None:
    """Ruling 124."""
    t.table(Seat("warlord", gold=9, hand="secret_vault", city="quarry"), call="warlord")
    t.gather()
    assert t.options("build") == []


def test_can_be_discarded(t: Scenario) -> None:
    """Ruling 124."""
    owner, *_ = t.table(Seat("warlord", hand="secret_vault", city="laboratory"), call="warlord")
    t.pick("use", card="laboratory")
    t.pick("card", card="secret_vault")
    assert owner.hand == []
    assert t.state.deck[0] == "secret_vault"


def test_can_be_tucked_under_the_museum(t: Scenario) -> None:
    """Ruling 124: then it scores as any card there."""
    owner, *_ = t.table(Seat("warlord", hand="secret_vault", city="museum"), call="warlord", first=1)
    t.pick("use", card="museum")
    t.pick("card", card="secret_vault")
    t.end_round()
    assert owner.points() == {"districts": 4, "museum": 1}


def test_can_be_swapped_away(t: Scenario) -> None:
    """Ruling 124."""
    magician, other, *_ = t.table(Seat("magician", hand="secret_vault"), Seat("king"), call="magician")
    t.pick("ability", name="swap")
    t.pick("seat", seat=1)
    assert (magician.hand, other.hand) == ([], ["secret_vault"])


def test_the_wizard_takes_it_and_can_only_keep_it(t: Scenario) -> None:
    """Ruling 124."""
    wizard, *_ = t.table(Seat("wizard", gold=9), Seat("king", hand="secret_vault"), call="wizard")
    t.gather()
    t.pick("ability", name="take_card")
    t.pick("seat", seat=1)
    t.pick("card")
    assert t.options() == ["keep"]
    t.pick("keep")
    assert wizard.hand == ["secret_vault"]


def test_it_pays_for_the_thieves_den(t: Scenario) -> None:
    """Rulings 124 and 129."""
    owner, *_ = t.table(Seat("merchant", gold=3, hand="thieves_den secret_vault"), call="merchant")
    t.gather()
    t.pick("build", card="thieves_den")
    t.pick("pay", cards=1)
    t.pick("card", card="secret_vault")
    assert (owner.gold, owner.hand, owner.city) == (0, [], ["thieves_den"])
