"""Defines what a person's player gets beside its view and its ask: chance, worlds, rollouts, and our levels."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from tabletop.kernel.ask import Ask, AskView, Option, Pick, view_ask
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness, Seed, side_chance
from tabletop.match.kind import Kind, Recall, computer_chance, usual_level
from tabletop.players.search import played_on
from tabletop.players.thinking import finished

MOST_LINES = 20
"""The most lines that a player may log at one decision."""
MOST_LENGTH = 200
"""The most characters of such a line."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of one seat. ``recall`` returns what the seat remembers, worked out when it is called."""

    kind: Kind
    game: Game[Any, Any]
    view: Any
    ask: AskView
    seed: Seed
    number: int
    recall: Recall


@dataclass(frozen=True, slots=True)
class World:
    """A deal that the seat cannot tell from the truth, at the open ask. Give it to :meth:`Tools.try_out`."""

    position: Position[Any]
    luck: int


class Tools:
    """The tools of one decision."""

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        self._dealing = side_chance("own worlds", _luck_of(decision))
        self.chance: Randomness = side_chance("own player", _luck_of(decision))
        """A source of chance: ``chance.below(6)``, ``chance.pick(list)``, ``chance.shuffle(list)``.

        The same game gives the same numbers, so that a game can be repeated. Do not use the module ``random``.
        """
        self.lines: list[str] = []
        """What was logged."""

    def normal(self, ask: AskView) -> Pick:
        """Return what the level ``normal`` would answer, as a tuple of option ids."""
        return self.level(usual_level(self._decision.kind), ask)

    def level(self, name: str, ask: AskView) -> Pick:
        """Return what another level would answer: ``tools.level("strong", ask)``. Raises ValueError for an unknown name."""  # noqa: E501 - the page shows it whole
        one = self._decision
        if name not in one.kind.players:
            raise ValueError(f"{name!r} is no level; there are {', '.join(one.kind.players)}")
        chance = computer_chance(one.seed, ask.seat, one.number)
        return finished(one.kind.choose(name, one.view, ask, chance, one.recall))

    def only(self, ask: AskView, options: Sequence[Option]) -> AskView:
        """Return ``ask`` with these of its options alone, so that a level chooses among them."""
        kept = [option for option in ask.options if option in options]
        if len(kept) < ask.least:
            raise ValueError("too few options are left to answer with")
        return replace(ask, options=kept, most=min(ask.most, len(kept)))

    def worlds(self, count: int) -> list[World]:
        """Return up to ``count`` worlds: what the seat cannot know is dealt anew in each.

        Fewer, or none, where the game cannot deal anew at this ask.
        """
        one = self._decision
        asked, found = replace(one.ask, id=""), list[World]()
        for _ in range(count):
            start = one.kind.redeal(one.view, asked, self._dealing, one.recall)
            if start is None:
                continue
            position = Position[Any].resumed(one.game, start.state, ())
            for pick in start.picks:
                position = position.after(pick)
            if _same(position.ask, one.ask):
                found.append(World(position, self._dealing.bits()))
        return found

    def try_out(self, option: Option | str | Sequence[str], world: World) -> float:
        """Answer with ``option`` in ``world``, let ``normal`` play all seats on, and return the seat's chance to win.

        From 0 to 1. The rollout ends where the game can estimate the chances, such as the end of a round, else at the
        end of the game. Equal worlds have equal luck, so compare options in the same worlds.
        """
        one = self._decision
        level, chance = usual_level(one.kind), side_chance("own rollout", world.luck)

        def policy(state: Any, ask: Ask) -> Pick:  # noqa: ANN401 - the game's own
            if ask.one_answer:
                return ask.options
            view = one.game.view(state, ask.seat)
            return finished(one.kind.choose(level, view, view_ask(ask, ""), chance, _no_memory))

        def known(state: Any) -> bool:  # noqa: ANN401
            return one.kind.chances(one.game, state) is not None

        state = played_on(world.position, pick_of(option), policy, known)
        chances = None if one.game.over(state) else one.kind.chances(one.game, state)
        if chances is not None:
            return chances[one.ask.seat]
        winners = one.kind.outline(one.game, state).winners
        return 1 / len(winners) if one.ask.seat in winners else 0.0

    def log(self, *values: object) -> None:
        """Write a line beside this decision, to be read after the game."""
        if len(self.lines) < MOST_LINES:
            self.lines.append(" ".join(str(value) for value in values)[:MOST_LENGTH])


def pick_of(answer: object) -> Pick:
    """Return an answer as the ids of its options. Raises TypeError where it is none.

    An answer is an option of the ask, its id, or a list of several where the ask wants several.
    """
    several = cast("Sequence[object]", answer) if isinstance(answer, (list, tuple)) else (answer,)
    found: list[str] = []
    for one in several:
        if isinstance(one, Option):
            found.append(one.id)
        elif isinstance(one, str):
            found.append(one)
        else:
            raise TypeError(f"{type(one).__name__} is no option")
    return tuple(found)


def _luck_of(decision: Decision) -> int:
    """Return a seed for one decision. A one-way hash: the deal cannot be computed from it."""
    return computer_chance(decision.seed, decision.ask.seat, decision.number).seed


def _same(ask: Ask | None, wanted: AskView) -> bool:
    return ask is not None and (ask.seat, ask.kind, list(ask.options)) == (
        wanted.seat,
        wanted.kind,
        [option.id for option in wanted.options],
    )


def _no_memory() -> None:
    """The level of a rollout remembers nothing."""
    raise RuntimeError("a level with a memory cannot answer in a rollout")
