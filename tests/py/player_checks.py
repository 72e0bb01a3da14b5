"""Checks computer players of any game: their answers, whole games of masters, the coach's hints."""

import dataclasses
from typing import Any, Protocol, TypeVar

from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, AskView, Pick
from tabletop.kernel.game import Game, State
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, computer_chance
from tabletop.match.match import Match
from tabletop.match.resume import resume
from tabletop.players.advice import Hint

S = TypeVar("S", bound=State)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


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
    again = resume(match.record(kind), kind)
    assert hint_of(kind, again) == hint_of(kind, match) == hint_of(kind, match)
