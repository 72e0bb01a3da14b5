"""Tests the last round of computer players: no own point is thrown away, and no attack only decides who else wins."""

from collections.abc import Iterator
from typing import cast

import pytest

from citadels.bots.last_round import FinalCount
from citadels.bots.registry import BOTS
from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from games import Table, game_for, law_tables
from scenario import Scenario, Seat
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Pick, read_option, view_ask
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import Randomness
from tests.tiers import sampled

ATTACKS = {"destroy", "seize", "exchange_for", "armory"}
COMPLETE = "castle manor palace temple church tavern market"


def answer(t: Scenario, player: str) -> str:
    """Return what ``player`` answers to the open ask."""
    ask = t.position.ask
    assert ask is not None
    view = cast("View", t.position.game.view(t.position.state, ask.seat))
    return BOTS[player].choose(view, view_ask(ask, ""), Randomness(3))[0]


def test_a_strong_player_does_not_throw_its_win_away() -> None:
    """It pays the Thieves' Den with gold and two cards that are worth nothing any more, and wins."""
    game = CITADELS.make(setup_for(Wish(("2016",), players=(4,)), 325).model_dump(mode="json"))
    state = game.start(325)
    playout(game, state, bot_policy(CITADELS, game, 325, ["strong", "normal"] * 2))
    assert CITADELS.outline(game, state).winners == [2]


@pytest.mark.parametrize("player", ["normal", "strong", "strong-raider"])
def test_a_seat_without_hope_decides_nothing_about_others(t: Scenario, player: str) -> None:
    """Without a district to build it keeps its gold rather than choose who wins."""
    t.table(
        Seat("warlord", gold=5, city="tavern"),
        Seat("king", city=COMPLETE, gold=0),
        Seat("thief", city="castle palace cathedral fortress harbor", gold=0),
        call="warlord",
    )
    t.gather()
    assert any(option.startswith("ability:name=destroy") for option in t.position.ask.options)  # type: ignore[union-attr]
    assert answer(t, player) == "end_turn"


@pytest.mark.parametrize("player", ["normal", "strong"])
def test_it_builds_what_scores_and_destroys_only_for_a_better_place(t: Scenario, player: str) -> None:
    city = "castle palace temple market docks"
    rivals = Seat("king", city=COMPLETE, gold=0), Seat("thief", city=f"{city} harbor", gold=0)
    t.table(Seat("warlord", gold=3, hand="fortress", city=city), *rivals, call="warlord")
    t.gather()
    assert answer(t, player).startswith("build:card=fortress")
    # One gold takes two points of the seat that is one ahead.
    t.table(Seat("warlord", gold=0, city=f"{city} manor"), *rivals, call="warlord")
    t.gather()
    assert answer(t, player) == "ability:name=destroy"
    t.pick("ability", name="destroy")
    target = read_option(answer(t, player))
    assert (target.verb, target.number("seat")) == ("destroy", 2)


@pytest.mark.parametrize("player", ["normal", "strong"])
def test_an_exchange_gives_the_district_that_it_was_counted_with(t: Scenario, player: str) -> None:
    """The Cathedral comes for the Monastery: without the Trading Post a type would be missing."""
    t.table(
        Seat("diplomat", gold=3, city="trading_post fortress manor monastery observatory"),
        Seat("king", city=COMPLETE, gold=0),
        Seat("thief", city="barracks tavern palace docks cathedral", gold=0),
        call="diplomat",
    )
    t.gather()
    before = t.view().seats[0].points
    t.pick("ability", name="exchange")
    while t.kind != "turn":
        t.choose(answer(t, player))
    assert t.view().seats[0].points == before + 2


def last_rounds(table: Table, player: str, seed: int) -> Iterator[tuple[Citadels, Position[State], Pick]]:
    """Yield the positions of the last round of a game of ``player`` alone, and what was answered."""
    game = game_for(*table)
    policy = bot_policy(CITADELS, game, seed, [player] * game.seats)
    position = Position[State].first(game, seed)
    while position.ask is not None:
        pick = policy(position.state, position.ask)
        if position.state.finishers:
            yield game, position, pick
        position = position.after(pick)


@pytest.mark.parametrize("player", ["normal", "strong"])
def test_no_turn_ends_while_a_district_would_score(player: str) -> None:
    """And no attack leaves its seat where it was, with no more points and no better place."""
    tables = law_tables()
    ends = attacks = 0
    for seed, table in enumerate(tables):
        for game, position, pick in last_rounds(table, player, seed):
            ask = position.ask
            assert ask is not None
            before = points(game, position, ask.seat)
            if ask.kind == "turn" and pick[0] == "end_turn":
                ends += 1
                for option in ask.options:
                    if option.startswith("build"):
                        after = built(position, option)
                        assert after is None or points(game, after, ask.seat) <= before, (table, option)
            attacks += ask.kind in ATTACKS and pick[0] != "cancel"
    assert ends > (sampled(50, 20, "the same check at fewer tables and positions"))
    assert attacks < ends / 4


def points(game: Citadels, position: Position[State], seat: int) -> int:
    return game.view(position.state, None).seats[seat].points


def built(position: Position[State], option: str) -> Position[State] | None:
    """Return the position after ``option`` where it asks nothing more; None where it does."""
    after, seat = position.after((option,)), position.ask.seat if position.ask is not None else -1
    return after if after.ask is not None and after.ask.kind == "turn" and after.ask.seat == seat else None


@pytest.mark.parametrize("table", law_tables(6), ids=str)
def test_the_count_of_a_view_is_that_of_the_engine(table: Table) -> None:
    """Own points from the view alone are those of the plates and, with the own hand, of the final score."""
    compared = 0
    for seed in range(2):
        for game, position, _ in last_rounds(table, "normal", seed):
            ask = position.ask
            assert ask is not None
            view = game.view(position.state, ask.seat)
            count, me = FinalCount(view, ask.seat), view.seats[ask.seat]
            hand = [card.card for card in view.hand if not game.rules.districts[card.card].hand_points]
            vault = [""] * (me.hand - len(hand))
            assert count.mine(me.city, me.gold, hand + vault) == me.points
            for seat in view.seats:
                assert count.theirs(seat, seat.city) == seat.points
                compared += 1
    assert compared >= 8
