"""Tests tokens, ties, and what the view says that things score."""

import pytest

from pointcity.cards.tokens import TOKENS, Tally
from pointcity.model.view import TieView
from pointcity_scenario import Scenario, Seat

CIVIC = "civic/3energy"
THREE = "energy energy energy"


def test_a_civic_building_brings_a_token_before_the_market_is_filled(t: Scenario) -> None:
    """Ruling 158: chosen while the cells are still empty."""
    me, _ = t.table(Seat(hand=THREE), Seat(), market=f"{CIVIC} industry", tokens="five_points seven_points")
    t.take(0, 1)
    assert t.kind == "token"
    assert t.market[:2] == ["", ""]
    t.token("seven_points")
    assert me.tokens == ["seven_points"]
    assert "" not in t.market
    assert "seven_points" not in [token.token for token in t.view().tokens]


def test_two_civic_buildings_bring_two_tokens(t: Scenario) -> None:
    me, _ = t.table(Seat(hand=f"{THREE} 2industry industry"), Seat(), market=f"{CIVIC} civic/3industry")
    t.take(0, 1)
    t.choose(t.options()[0])
    assert t.kind == "token"
    t.choose(t.options()[0])
    assert len(me.tokens) == 2


def _all_but(count: int) -> str:
    """Return that many tokens fewer than a game of two has, one for each civic building below."""
    return " ".join(list(TOKENS)[: 10 - count])


CIVICS = "civic/4economy civic/4industry civic/4ecology civic/4energy civic/4community"
MORE = "civic/5economy civic/5industry civic/5ecology civic/5energy civic/5community"


def test_without_tokens_a_civic_building_still_stands(t: Scenario) -> None:
    """Ruling 150: there may be none left."""
    me, _ = t.table(
        Seat(hand=THREE), Seat(city=f"{CIVICS} {MORE}", tokens=_all_but(0)), market=f"{CIVIC} industry"
    )
    t.take(0, 1)
    assert (me.city, me.tokens) == (["post_office"], [])


def test_the_last_token_goes_to_the_first_of_two(t: Scenario) -> None:
    """Ruling 150: two civic buildings and one token left: one token, and it is not declined."""
    me, _ = t.table(
        Seat(hand=f"{THREE} industry industry industry"),
        Seat(city=f"{CIVICS} {MORE}", tokens=_all_but(1)),
        market=f"{CIVIC} civic/3industry",
        tokens="plain_buildings",
    )
    t.take(0, 1)
    assert me.tokens == ["plain_buildings"]
    assert t.causes("token_taken") == ["post_office_2"]


def _end(t: Scenario, *seats: Seat) -> list[dict[str, int]]:
    """Return the scores of a game in whose last turns nothing is built."""
    who = t.table(*seats, turn=32, market="any any any any any")
    t.draw()
    t.take(0, 1)
    assert t.over
    return [one.points() for one in who]


def test_ties_go_to_who_has_more_unspent_cards(t: Scenario) -> None:
    """Ruling 151: cards, not symbols; among equals the victory is shared."""
    _end(t, Seat(hand="2economy 2economy"), Seat(hand="start energy energy"))
    scores = t.view().scores or []
    assert [(score.seat, score.total, score.place) for score in scores] == [(0, 0, 2), (1, 0, 1)]
    assert [score.tie for score in scores] == [None, TieView(0, "cards", 5, 4)]
    _end(t, Seat(hand="2economy 2economy"), Seat(hand="energy energy"))
    scores = t.view().scores or []
    assert [score.place for score in scores] == [1, 1]
    assert [score.tie for score in scores] == [TieView(1, "", 4, 4), None]
    assert t.events("game_ended") == [{"winners": [0, 1]}]


def test_the_starting_card_counts(t: Scenario) -> None:
    """Ruling 152: as unspent ingenuity, as an unspent card, and in a tie."""
    tokens = "ingenuity_cards resource_cards"
    mine, theirs = _end(
        t,
        Seat(hand="start ingenuity", city=CIVICS, tokens=tokens),
        Seat(hand="start energy energy"),
    )
    drawn = len([word for word in t.state.players[0].hand if word]) - 2
    assert mine["resource_cards"] == 2 + drawn
    assert mine["ingenuity_cards"] >= 4
    assert theirs == {"buildings": 0}


def test_cards_in_hand_are_no_types(t: Scenario) -> None:
    """Ruling 153: types are the five permanent resources, and unspent cards are none."""
    tokens = "missing_types types_of_two energy_and_ecology"
    (mine, _) = _end(
        t,
        Seat(
            hand="energy energy start",
            city=f"{CIVICS} ecology/economy+industry ecology/community+economy",
            tokens=tokens,
        ),
        Seat(),
    )
    assert mine == {"buildings": 0, "missing_types": 16, "types_of_two": 2, "energy_and_ecology": 0}


COUNTED: dict[str, tuple[Tally, int]] = {
    "all_types": (Tally([3, 2, 2, 5, 2], 0, 0, 0, 1), 12),
    "five_points": (Tally([0] * 5, 0, 0, 0, 1), 5),
    "seven_points": (Tally([0] * 5, 0, 0, 0, 1), 7),
    "types_of_two": (Tally([1, 2, 2, 3, 0], 0, 0, 0, 1), 6),
    "types_of_three": (Tally([3, 2, 4, 3, 0], 0, 0, 0, 1), 9),
    "types_of_four": (Tally([3, 4, 5, 3, 0], 0, 0, 0, 1), 8),
    "missing_types": (Tally([0, 1, 0, 2, 3], 0, 0, 0, 1), 8),
    "ingenuity_cards": (Tally([9] * 5, 0, 7, 3, 1), 6),
    "resource_cards": (Tally([9] * 5, 0, 7, 3, 1), 7),
    "plain_buildings": (Tally([9] * 5, 6, 0, 0, 1), 6),
    "tokens_owned": (Tally([0] * 5, 0, 0, 0, 3), 6),
    "each_ecology": (Tally([1, 1, 1, 4, 1], 0, 0, 0, 1), 8),
    "community_and_industry": (Tally([4, 9, 9, 9, 2], 0, 0, 0, 1), 6),
}


@pytest.mark.parametrize("name", COUNTED)
def test_what_a_token_counts(name: str) -> None:
    tally, points = COUNTED[name]
    assert TOKENS[name].score(tally) == points


def test_what_a_building_would_score_is_shown(t: Scenario) -> None:
    """Printed points and what own tokens would give more; and what is lacking to build it."""
    me, other = t.table(
        Seat(city=f"{CIVIC} energy/economy+ecology", tokens="each_energy"),
        Seat(),
        market="energy1/2community 4/economy+energy civic/3industry",
        tokens="types_of_two each_economy energy_and_ecology",
    )
    assert [(cell.gain, cell.missing) for cell in me.view.market[:3]] == [(3, 2), (4, 1), (0, 3)]
    assert [cell.gain for cell in other.view.market[:3]] == [1, 4, 0]
    assert [cell.gain for cell in t.view().market[:3]] == [None] * 3
    assert [token.points for token in me.view.tokens[:3]] == [0, 0, 0]
    assert [seat.points for seat in t.view().seats] == [2, 0]
