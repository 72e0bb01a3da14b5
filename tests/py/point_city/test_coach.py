"""Tests the coach: legal answers with figures and reasons; chances of past moments; games that begin at a moment."""

from typing import cast

import pytest

from player_checks import check_hint_after_save, hint_of
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.option_search import Depth
from pointcity.search.why import claims
from pointcity_games import game_for, look_briefly
from pointcity_scenario import Scenario, Seat
from tabletop.kernel.ask import view_ask
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match, new_match
from tabletop.match.redeal import redealt
from tabletop.match.review import past_chances
from tabletop.players.advice import Reason
from tabletop.players.seating import Chair
from tests.tiers import sampled


def begin(players: int, seed: int) -> Match[State, View]:
    seating = [Chair(name=f"P{seat}", player="normal" if seat else "person") for seat in range(players)]
    setup = game_for((players, "hard" if players == 1 else "", True)).setup
    return new_match("m", POINT_CITY, setup, seating, seed, free=False)


@pytest.mark.parametrize("players", [1, 3])
def test_a_person_who_follows_it_plays_a_legal_game_and_every_answer_has_its_chance(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_briefly(
        monkeypatch,
        Depth(worlds=sampled(4, 2, "fewer worlds give the same kinds of advice"), most=4, rounds=1),
    )
    match, asked, seen = begin(players, 3), set[str](), set[str]()
    while True:
        match.advance(POINT_CITY, 1000)
        ask = match.position.ask
        if ask is None:
            break
        hint = hint_of(POINT_CITY, match)
        assert hint.ask == match.ask_id
        assert 1 <= len(hint.advice) <= 3
        assert len({tuple(one.options) for one in hint.advice}) == len(hint.advice)
        for one in hint.advice:
            assert ask.allows(tuple(one.options))
            assert one.chance is not None
            assert 0 <= one.chance <= 100
            figures = [reason.facts for reason in one.reasons if reason.id == "leaves"]
            assert [set(facts) for facts in figures] == [{"built", "points"}]
            seen |= {reason.id for reason in one.reasons}
        asked.add(ask.kind)
        match.pick(0, match.ask_id, tuple(hint.advice[0].options))
    assert asked >= {"turn", "second"}
    assert seen >= {"where", "leaves", "wanted"}


@pytest.mark.usefixtures("hasty")
def test_the_same_moment_gives_the_same_hint_after_a_save_too() -> None:
    check_hint_after_save(POINT_CITY, begin(2, 11))


# Looking back, and playing on --------------------------------------------------------------------------------


def test_chances_between_rounds_end_with_who_has_won() -> None:
    match = begin(3, 5)
    match.sit(0, Chair(name="P0", player="normal"), POINT_CITY.players)
    match.advance(POINT_CITY, 1000)
    found = past_chances(match, POINT_CITY, range(match.number + 1))
    known = [one for one in found if one is not None]
    assert 17 <= len(known) < len(found)
    assert all(len(one) == 3 and 98 <= sum(one) <= 102 for one in known)
    winners = POINT_CITY.outline(match.game, match.position.state).winners
    assert found[-1] == [100 // len(winners) * (seat in winners) for seat in range(3)]
    alone = begin(1, 5)
    assert POINT_CITY.chances(alone.game, alone.position.state) is None


@pytest.mark.usefixtures("hasty")
def test_a_game_is_played_on_with_the_hidden_dealt_anew() -> None:
    """As the seat saw it then, the same by the same seed, and from what it knows alone."""
    match, chance = begin(2, 7), Randomness(3)
    dealt = 0
    while match.number < 40:
        match.advance(POINT_CITY, 1000)
        ask = match.position.ask
        assert ask is not None
        if match.number > 10:
            new = redealt(match, POINT_CITY, "n", 0, match.number, 8)
            assert new.game.view(new.position.state, 0) == match.game.view(match.position.state, 0)
            assert new.position.state.deck != match.position.state.deck
            assert new.position.base == redealt(match, POINT_CITY, "n", 0, match.number, 8).position.base
            dealt += 1
            assert new.hint(POINT_CITY, 0) is not None
        match.pick(0, match.ask_id, (chance.pick(ask.options),))
    assert dealt > 5


def test_a_civic_building_brings_a_token_now(t: Scenario) -> None:
    t.table(Seat(hand="energy energy energy"), Seat(), market="civic/3energy industry")
    ask = t.position.ask
    assert ask is not None
    view = cast("View", t.position.game.view(t.position.state, ask.seat))
    assert claims(view, view_ask(ask, ""), (("take:cell=0",), ("take:cell=1",)))[0] == Reason("token-now", {})
    assert claims(view, view_ask(ask, ""), ()) == []
