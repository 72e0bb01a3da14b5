"""Tests the box, and what is dealt from it."""

from collections import Counter

import pytest

from pointcity.cards.box import CARDS, NUMBERS, SIZES, TWO_SIDED
from pointcity.cards.card import JOKER, RESOURCES
from pointcity.cards.tokens import TOKENS
from pointcity.game import PointCity
from pointcity.model.setup import read_setup
from pointcity_games import plain_setup
from pointcity_scenario import Scenario
from tabletop.kernel.errors import Refusal

FACES = [CARDS[number] for number in TWO_SIDED]


def test_the_cards_of_the_box() -> None:
    assert Counter(card.tier for card in FACES) == {1: 65, 2: 50, 3: 45}
    assert len(NUMBERS) == 164
    assert Counter("civic" if card.civic else "points" if card.gives is None else "gives" for card in FACES) == {
        "gives": 100, "civic": 30, "points": 30,
    }  # fmt: skip
    assert Counter(card.gives for card in FACES if card.gives is not None) == dict.fromkeys(range(5), 20)


def test_all_building_sides_differ() -> None:
    """Ruling 160: so the id of a card that shows its resources would give its building away."""
    assert len({card[2:3] + card[5:] for card in FACES}) == 160


def test_what_lies_on_the_other_sides() -> None:
    """Production cards have their own resource; ingenuity comes by one symbol only, doubles from tier 2 on."""
    assert all(card.resource == card.gives for card in FACES if card.gives is not None)
    assert all(card.amount == 1 for card in FACES if card.resource == JOKER or card.tier == 1)
    assert all(card.amount == 2 for card in FACES if card.tier > 1 and card.resource != JOKER)


def test_types_are_alike_in_every_tier() -> None:
    """No type costs or lies about more often than another."""
    for tier in (1, 2, 3):
        cards = [card for card in FACES if card.tier == tier]
        assert len({sum(card.cost[at] for card in cards) for at in range(5)}) == 1
        assert len({sum(card.resource == at for card in cards) for at in range(5)}) == 1


def test_the_tokens() -> None:
    """Ruling 159: 22 in the box, four of a promotion."""
    assert len(TOKENS) == 26
    assert sum(token.promo for token in TOKENS.values()) == 4
    game = PointCity(plain_setup(4, promo=False))
    assert not {name for seed in range(30) for name in game.start(seed).tokens} & {
        token.id for token in TOKENS.values() if token.promo
    }
    assert PointCity(plain_setup(4)).setup["promo"], "on by default"
    assert len({name for seed in range(60) for name in PointCity(plain_setup(4)).start(seed).tokens}) == 26


@pytest.mark.parametrize("players", SIZES)
def test_the_deal(t: Scenario, players: int) -> None:
    """The rule book's table: cards by tier, first tier on top, 16 resource cards, a starting card each."""
    who = t.deal(players, 3)
    view, size = t.view(), SIZES[players]
    assert view.tiers == [size.tiers[0] - 16, *size.tiers[1:]]
    assert view.deck == sum(size.tiers) - 16
    assert len(view.tokens) == size.tokens
    assert [one.hand for one in who] == [["ingenuity"]] * players
    assert all(cell.resource in RESOURCES and not cell.card for cell in view.market)
    assert [CARDS[number].tier for number in t.state.deck] == sorted(
        (CARDS[number].tier for number in t.state.deck), reverse=True
    )


def test_lots_say_who_begins() -> None:
    game = PointCity(plain_setup(4, first=None))
    assert {game.start(seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {PointCity(plain_setup(4, first=2)).start(seed).first for seed in range(20)} == {2}


@pytest.mark.parametrize(
    ("setup", "where"),
    [
        ({"players": 5}, "players"),
        ({"players": 0}, "players"),
        ({"players": 2, "first": 2}, "first"),
        ({"players": 1}, "automa"),
        ({"players": 2, "automa": "hard"}, "automa"),
        ({"players": 1, "automa": "cruel"}, "automa"),
        ({"players": 2, "promo": 1}, "promo"),
        ({"players": 2, "edition": "2016"}, "edition"),
    ],
)
def test_set_ups_that_cannot_be(setup: dict[str, object], where: str) -> None:
    with pytest.raises(Refusal, match="bad-setup") as refused:
        read_setup(setup)
    assert str(refused.value.args_["where"]).startswith(where)
