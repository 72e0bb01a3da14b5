"""Plays whole random games of any kind, and checks what holds of all computer players."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, AskView, Pick, any_pick
from tabletop.kernel.game import Game, State
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, computer_chance
from tabletop.match.match import Match
from tabletop.match.resume import resume
from tabletop.players.advice import Hint

S = TypeVar("S", bound=State)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

SECRET_SEED = 7_301_924_466_028_851
"""A seed with digits that nothing else in a game has, so that it is found wherever it leaks."""


def random_pick(ask: Ask, chance: Randomness) -> Pick:
    """Answer ``ask`` with legal options drawn evenly; what can be given up is mostly gone through with."""
    options = list(ask.options)
    if options[-1] == "cancel" and len(options) > 1 and chance.below(8):
        options.pop()
    return any_pick(options, ask.least, ask.most, chance)


@dataclass
class Played(Generic[S]):
    """A game as it went: the picks lead from each position to the next."""

    positions: list[Position[S]]
    picks: list[Pick]


def play(game: Game[S, Any], seed: int, limit: int = 20_000) -> Played[S]:
    """Play a whole game; the same seed plays the same game."""
    chance = Randomness(seed, 1_000_000)
    position = Position[S].first(game, seed)
    played = Played([position], [])
    while position.ask is not None:
        assert len(played.picks) < limit, "a game without an end"
        pick = random_pick(position.ask, chance)
        position = position.after(pick)
        played.picks.append(pick)
        played.positions.append(position)
    return played


class Chooser(Protocol[V_contra]):
    """A computer player of any game."""

    def choose(self, view: V_contra, ask: AskView, chance: Randomness) -> Pick:
        """Answer ``ask``."""
        ...


def check_function_of_what_it_sees(bot: Chooser[V], match: Match[S, V], picks: int) -> None:
    """Play ``picks`` picks: asked the same twice it answers the same, and it changes nothing that it is handed."""
    for _ in range(picks):
        update = match.update(match.waiting, match.number - 1)
        assert update.ask is not None
        before = seen(update)
        answers = [
            bot.choose(update.view, update.ask, computer_chance(5, update.ask.seat, 1)) for _ in range(2)
        ]
        assert answers[0] == answers[1]
        assert seen(update) == before
        match.pick(update.ask.seat, update.ask.id, answers[0])


def seen(update: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a copy of the view and the ask of ``update``, as values to compare."""
    return dataclasses.asdict(update.view), dataclasses.asdict(update.ask)


def picks_of_masters(kind: Kind, game: Game[S, Any]) -> list[Pick]:
    """Return the picks of a whole game of masters alone, all of them legal."""
    picks: list[Pick] = []
    given = bot_policy(kind, game, 4, ["master"] * game.seats)

    def policy(state: S, ask: Ask) -> Pick:
        picks.append(given(state, ask))
        assert ask.allows(picks[-1])
        return picks[-1]

    playout(game, game.start(4), policy)
    return picks


def hint_of(kind: Kind, match: Match[Any, Any]) -> Hint:
    """Return what the coach says to the person at the first seat, however long it takes."""
    hint = match.hint(kind, 0)
    assert hint is not None
    return hint


def check_hint_after_save(kind: Kind, match: Match[Any, Any]) -> None:
    """Follow the coach for a while: the same moment gives the same hint, after a save too."""
    for _ in range(12):
        match.advance(kind, 1000)
        match.pick(0, match.ask_id, tuple(hint_of(kind, match).advice[0].options))
    match.advance(kind, 1000)
    again, _ = resume(match.record(kind), kind)
    assert hint_of(kind, again) == hint_of(kind, match) == hint_of(kind, match)
