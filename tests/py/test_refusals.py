"""Tests invariant 5, refusals: an illegal or stale pick changes nothing and says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import table_laws
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from games import Table, game_for, law_tables, play, random_pick
from scenario import plain_setup
from tabletop.kernel.ask import Ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match, new_match
from tabletop.players.seating import PERSON, Chair


@pytest.mark.parametrize("table", law_tables(4), ids=str)
def test_at_any_moment_of_whole_games(table: Table) -> None:
    played = play(game_for(*table), 21)
    for position in played.positions[:: max(1, len(played.positions) // 40)]:
        table_laws.check_refusals(position)
    table_laws.check_refusals(played.positions[-1])


@given(picks=st.lists(st.text(max_size=30), max_size=5), seed=st.integers(0, 10_000))
def test_words_that_are_no_options(picks: list[str], seed: int) -> None:
    position = Position[State].first(Citadels(plain_setup(4)), seed)
    assert position.ask is not None
    if not position.ask.allows(tuple(picks)):
        with pytest.raises(Refusal, match="illegal-pick"):
            position.after(tuple(picks))


def test_how_many_options_an_ask_wants() -> None:
    ask = Ask(0, "redraw", ("a", "b", "c"), least=1, most=2)
    assert [ask.allows(pick) for pick in ((), ("a",), ("b", "a"), ("a", "a"), ("a", "b", "c"), ("d",))] == [
        *(False, True, True),
        *(False, False, False),
    ]


def fresh() -> Match[State, View]:
    setup = plain_setup(4, crown=1).model_dump(mode="json")
    return new_match("m", CITADELS, setup, [Chair(name="P", player=PERSON)] * 4, 5, free=False)


def refusal_of(match: Match[State, View], seat: int, ask: str, *options: str) -> str:
    """Return why the pick is refused, having seen that it changed nothing."""
    before = match.record(CITADELS)
    with pytest.raises(Refusal) as refused:
        match.pick(seat, ask, options)
    assert match.record(CITADELS) == before
    return refused.value.code


def test_a_match_refuses_stale_foreign_and_illegal_picks() -> None:
    match = fresh()
    assert match.position.ask is not None
    option = match.position.ask.options[0]
    assert refusal_of(match, 1, "0.1", option) == "stale-pick"
    assert refusal_of(match, 1, "1.0", option) == "stale-pick"
    assert refusal_of(match, 1, "0", option) == "stale-pick"
    assert refusal_of(match, 1, "", option) == "stale-pick"
    assert refusal_of(match, 0, "0.0", option) == "not-your-ask"
    assert refusal_of(match, 9, "0.0", option) == "not-your-ask"
    assert refusal_of(match, 1, "0.0", "end_turn") == "illegal-pick"
    assert refusal_of(match, 1, "0.0", option, option) == "illegal-pick"
    match.pick(1, "0.0", (option,))
    assert refusal_of(match, 1, "0.0", option) == "stale-pick"


def test_a_match_that_is_over_refuses_everything() -> None:
    match = fresh()
    chance = Randomness(1)
    while match.position.ask is not None:
        match.play(random_pick(match.position.ask, chance))
    assert refusal_of(match, 0, match.ask_id, "end_turn") == "game-over"
