"""Tests search by rollouts for any game: the same worlds for every option, and more of them for the better half."""

import pytest

from citadels.kind import CITADELS
from citadels.model.state import State
from games import game_for, play
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, AskView, Option, Pick
from tabletop.kernel.position import playout
from tabletop.players.random_policy import random_policy
from tabletop.players.search import Tried, answers, halving, played_on
from tabletop.players.thinking import finished


def test_the_better_half_goes_on_in_the_same_worlds() -> None:
    tried: list[tuple[str, int]] = []

    def trial(option: str, world: int) -> Tried:
        tried.append((option, world))
        return Tried(ord(option) + world % 3)

    found = finished(halving("fbdace", range(100), 16, trial))
    assert [prospect.option for prospect in found] == ["f", "e", "d", "c", "b", "a"]
    assert [prospect.worlds for prospect in found] == [16, 16, 8, 4, 4, 4]
    assert found[0].worth == pytest.approx(ord("f") + sum(world % 3 for world in range(16)) / 16)
    assert sorted(world for option, world in tried if option == "a") == [0, 1, 2, 3]
    search = halving("fbdace", range(100), 16, trial)
    trials, worlds, batches = 6 * 4 + 3 * 4 + 2 * 8, 16, 3
    assert sum(1 for _ in search) == trials + worlds + batches, "it pauses after each trial, and each world"


def test_fewer_worlds_than_wanted_are_enough() -> None:
    found = finished(halving("ab", iter([5]), 16, lambda option, world: Tried(world * (option == "b"))))
    assert [(prospect.option, prospect.worth, prospect.worlds) for prospect in found] == [
        ("b", 5, 1),
        ("a", 0, 1),
    ]
    assert [
        prospect.worlds
        for prospect in finished(halving("ab", range(0), 16, lambda _option, _world: Tried(0)))
    ] == [0, 0]


def test_all_ways_to_answer_an_ask() -> None:
    def ask(least: int, most: int, count: int) -> AskView:
        return AskView("0", 0, "some", "", least, most, [Option(str(n), "thing") for n in range(count)])

    assert answers(ask(1, 1, 3)) == [("0",), ("1",), ("2",)]
    assert answers(ask(2, 2, 3)) == [("0", "1"), ("0", "2"), ("1", "2")]
    assert answers(ask(0, 1, 1)) == [("0",), ()]
    assert answers(ask(0, 9, 9)) == [], "too many to be tried"


def test_playing_on_changes_nothing_and_ends_where_it_should() -> None:
    played = play(game_for("2016", "first_game", 4), 3)
    for number in range(0, 120, 7):
        position = played.positions[number]
        assert position.ask is not None
        before = position.game.dump(position.base)
        ends: list[State] = [
            played_on(
                position, position.ask.options[:1], random_policy(4), lambda state: state.phase == "round"
            )
            for _ in range(2)
        ]
        assert ends[0] == ends[1]
        assert ends[0].phase in {"round", "over"}
        assert ends[0].round == position.state.round
        assert position.game.dump(position.base) == before


def test_a_master_drafts_the_same_on_every_python() -> None:
    """Drafts of three rounds; where its judgement changes on purpose, these change."""
    game = game_for("2016", "first_game", 4)
    given = bot_policy(CITADELS, game, 7, ["master", "strong", "strong", "master"])
    drafted: list[str] = []

    def policy(state: State, ask: Ask) -> Pick:
        if state.round > 3:
            raise InterruptedError
        pick = given(state, ask)
        if ask.kind == "draft" and ask.seat in {0, 3}:
            drafted.append(pick[0].removeprefix("draft:character="))
        return pick

    with pytest.raises(InterruptedError):
        playout(game, game.start(7), policy)
    assert drafted == KNOWN


KNOWN = ["merchant", "warlord", "architect", "bishop", "merchant", "magician"]
