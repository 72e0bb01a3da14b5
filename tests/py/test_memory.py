"""Tests what computer players remember: it depends only on where the game stands and what their seat was told."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from citadels.kind import CitadelsKind
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.memory import Memory
from games import game_for, pile_game, play, tables
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import AskView, Pick, any_pick
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import next_step_start, step_start
from tabletop.match.history import History
from tabletop.match.kind import Recall
from tabletop.match.match import Match, new_match
from tabletop.match.memories import Memories
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.peer.seed_crypto import digest
from tabletop.players.seating import Chair
from tabletop.players.thinking import Thought

KNOWN: TypeAdapter[Any] = TypeAdapter(Any)


def known(memory: Memory) -> str:
    """Return a short name of all that is remembered."""
    return digest(KNOWN.dump_python(memory.knowledge, mode="json"))


class Mindful(CitadelsKind):
    """The game with a level whose every pick is drawn by all that it remembers and sees, and by nothing else."""

    players = ("mindful", *CitadelsKind.players)

    def choose(
        self, level: str, view: View, ask: AskView, chance: Randomness, recall: Recall
    ) -> Thought[Pick]:
        """Answer by the lot that the memory is."""
        if level != "mindful":
            return (yield from super().choose(level, view, ask, chance, recall))
        yield
        lot = Randomness(int(known(recall())[:12], 16))
        # Who gives up remembers nothing new, and would do so for ever.
        options = [option.id for option in ask.options if option.verb != "cancel"]
        return any_pick(options, ask.least, ask.most, lot)


MINDFUL = Mindful()


def begin(*players: str, seed: int = 5) -> Match[State, View]:
    setup = game_for("2016", "first_game", len(players)).setup
    seating = [Chair(name=f"P{seat}", player=player) for seat, player in enumerate(players)]
    return new_match("m", MINDFUL, setup, seating, seed, free="person" in players)


def advance(match: Match[State, View], most: int, chance: Randomness | None = None) -> None:
    """Let ``most`` picks be made, a person's by lot."""
    lot = chance or Randomness(1)
    last = match.number + most
    while match.number < last and match.position.ask is not None:
        ask = match.position.ask
        if match.seating[ask.seat].computer:
            match.advance(MINDFUL, 1)
        else:
            match.play(any_pick(ask.options, ask.least, ask.most, lot))


def resumed(match: Match[State, View]) -> Match[State, View]:
    """Return the match as it is opened from its save."""
    record = read_record(match.record(MINDFUL).model_dump_json(), {MINDFUL.id: MINDFUL})
    again = resume(record, MINDFUL)
    assert again.history.replayed
    return again


def test_a_resumed_game_goes_on_as_one_that_was_not_left() -> None:
    whole = begin("mindful", "mindful", "normal", "mindful")
    advance(whole, 120)
    for number in (1, 37, 90):
        left = begin("mindful", "mindful", "normal", "mindful")
        advance(left, number)
        again = resumed(left)
        advance(again, 120 - number)
        assert again.history.picks == whole.history.picks


def test_what_was_taken_back_is_forgotten() -> None:
    match = begin("person", "mindful", "mindful", "mindful")
    advance(match, 80)
    match.undo(0)
    back = match.number
    fresh = resumed(match)
    for one in (match, fresh):
        advance(one, 60, Randomness(9))
    assert match.history.picks == fresh.history.picks
    assert match.number == back + 60


def test_who_comes_late_is_told_what_the_seat_was_told() -> None:
    """A computer player that takes over a seat remembers what one would that had sat there all along."""
    match = begin("person", "mindful", "mindful", "mindful")
    advance(match, 70)
    match.free = False
    match.sit(0, Chair(name="late", player="mindful"), MINDFUL.players)
    memories = Memories()
    history = History[State].dealt(match.game, match.seed)
    for pick in match.history.picks:
        memories.recall(MINDFUL, history, 0)
        history.play(pick)
    assert known(memories.recall(MINDFUL, history, 0)) == known(
        match.memories.recall(MINDFUL, match.history, 0)
    )
    fork = match.fork("n", 50, match.seating, free=False)
    advance(fork, 20)
    assert fork.history.picks[:50] == match.history.picks[:50]


def test_only_one_thought_is_under_way() -> None:
    """So that no person waits for several of them at once: earlier answers are told first."""
    match = begin("mindful", "normal", "normal", "mindful")
    thoughts = 0
    while match.number < 60:
        before, first = match.number, match.position.ask
        match.advance(MINDFUL, 1000)
        assert first is not None
        deciding = [match.history.moment(number).seat for number in range(before + 1, match.number + 1)]
        assert deciding[0] == first.seat
        assert match.waiting in {0, 3}
        thoughts += first.seat in {0, 3}
    assert thoughts > 5


def test_a_playout_remembers_as_a_match_does() -> None:
    """Long runs tell no events while they play; memories there hold the same."""
    match = begin("mindful", "mindful", "mindful", "mindful")
    state = match.game.start(5)
    answer = bot_policy(MINDFUL, match.game, 5, ["mindful"] * 4)
    picks: list[Pick] = []

    def policy(state: State, ask: Any) -> Pick:
        if len(picks) == 60:
            raise InterruptedError
        picks.append(answer(state, ask))
        return picks[-1]

    with pytest.raises(InterruptedError):
        playout(match.game, state, policy)
    advance(match, 60)
    assert match.history.picks == picks


def test_a_playout_from_another_deal_is_noticed() -> None:
    game = game_for("2016", "first_game", 4)
    with pytest.raises(RuntimeError, match="not the game"):
        playout(game, game.start(6), bot_policy(MINDFUL, game, 5, ["mindful"] * 4))


@pytest.mark.parametrize("table", [*tables(20)[::9], None], ids=str)
def test_how_a_step_began_is_found_without_playing_it_again(table: Any) -> None:
    game = game_for(*table) if table else pile_game()
    for seat in (0, 1, None):
        before = None
        for position in play(game, 3).positions:
            before = next_step_start(before, position, seat)
            assert before == step_start(position, seat)
