"""Names the policies that can answer in a playout: computer players, or the cheap random policy."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.game import Game
from tabletop.kernel.position import Policy
from tabletop.match.history import History
from tabletop.match.kind import Kind, Which, computer_pick
from tabletop.match.memories import Memories
from tabletop.own_players.own_player import OwnPlayer
from tabletop.own_players.tools import Decision
from tabletop.players.random_policy import random_policy


def bot_policy(
    kind: Kind,
    game: Game[Any, Any],
    seed: int,
    levels: Sequence[str],
    own: Mapping[int, OwnPlayer] | None = None,
) -> Policy[Any]:
    """Return a policy in which seat ``n`` is played by the computer player ``levels[n]``, seeing its own view.

    It is for one game, from the deal of ``seed`` on. ``own`` are the seats that a person's file plays instead.
    """
    past, files = _Past(kind, game, seed), own or {}

    def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own

        def recall() -> Any:  # noqa: ANN401 - the kind's own
            return past.recall(ask)

        number, file = len(past.picks) + 1, files.get(ask.seat)
        if file is None or ask.one_answer:
            pick = computer_pick(kind, levels[ask.seat], game, state, ask, Which(seed, number), recall)
        else:
            view, shown = game.view(state, ask.seat), view_ask(ask, str(number))
            pick = file.pick(Decision(kind, game, view, shown, seed, number, recall))
        past.picks.append(pick)
        return pick

    return policy


class _Past:
    """What a playout has had so far. It tells no events: they are told here, once somebody wants to remember them."""

    def __init__(self, kind: Kind, game: Game[Any, Any], seed: int) -> None:
        self.kind = kind
        self.game = game
        self.seed = seed
        self.picks: list[Pick] = []
        self.memories = Memories()
        self.history: History[Any] | None = None

    def recall(self, ask: Ask) -> Any:  # noqa: ANN401 - the kind's own
        """Return what the seat that is asked remembers. Raises RuntimeError where another game was played."""
        if self.history is None:
            self.history = History[Any].dealt(self.game, self.seed)
        history = self.history
        played = history.play_all(self.picks[history.number :])
        here = history.position.ask
        if not played or here is None or (here.seat, here.options) != (ask.seat, ask.options):
            raise RuntimeError("not the game that was dealt from this seed")
        return self.memories.recall(self.kind, history, ask.seat)


MIXED = "mixed"
"""The policy in which the seats are played by all levels in turn, from game to game by others."""


def policy_for(kind: Kind, game: Game[Any, Any], seed: int, level: str) -> Policy[Any]:
    """Return the policy by which the levels that ``level`` names play the seats, as :func:`seat_levels` says."""
    if level == "random":
        return random_policy(seed)
    return bot_policy(kind, game, seed, seat_levels(kind, level, seed, game.seats))


def seat_levels(kind: Kind, level: str, seed: int, seats: int) -> list[str]:
    """Return the level of each seat: ``level``, or several in turn: all (``MIXED``), or those between its commas."""
    several = [one for one in kind.players if one != "random"] if level == MIXED else level.split(",")
    return [several[(seed * seats + seat) % len(several)] for seat in range(seats)]
