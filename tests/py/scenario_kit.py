"""Defines what the scenario kits of all games share: reading an ask, picking by words, updates, all laws at the end.

A game's own kit sets its table and adds what its seats have (``scenario.py``, ``pointcity_scenario.py``).
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import table_laws
import vocabulary
from tabletop.kernel.ask import Option, Pick, read_option
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import EventView, Facts
from tabletop.kernel.game import State
from tabletop.kernel.position import Position
from tabletop.match.updates import Update

S = TypeVar("S", bound=State)
V = TypeVar("V")

Words = str | Sequence[str]
"""Ids, in a list or in one string with spaces between them."""


class TableError(AssertionError):
    """A table that a kit cannot set; its message says why."""


def words(text: Words) -> list[str]:
    """Return the ids in ``text``."""
    return text.split() if isinstance(text, str) else list(text)


class AnyWho(Generic[S, V]):
    """A seat of a scenario's table, as it stands now."""

    def __init__(self, scenario: "AnyScenario[S, V]", seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    @property
    def asked(self) -> bool:
        """Whether the open ask is its."""
        return self.scenario.asked == self.seat

    @property
    def update(self) -> Update[V]:
        """What it was sent last."""
        return table_laws.update_of(self.scenario.position, self.seat)

    @property
    def told(self) -> list[EventView]:
        """What it was told of the last pick."""
        return table_laws.told(self.scenario.position, self.seat)

    @property
    def view(self) -> V:
        """The table as it sees it."""
        return self.update.view

    def saw(self, kind: str) -> list[Facts]:
        """Return the facts of the events of ``kind`` that it was told since the last pick."""
        found = [event.data for event in self.told if event.kind == kind]
        if not found:
            self.scenario.check_event(kind, [event.kind for event in self.told])
        return found


class AnyScenario(Generic[S, V]):
    """One table and what was done at it."""

    def __init__(self) -> None:
        self.positions: list[Position[S]] = []
        self.picks: list[Pick] = []

    def begin(self, game: Any, state: S) -> None:
        """Go on from ``state`` of ``game``; it must be lawful."""
        assert game.broken_laws(state) == []
        self.positions = [Position[Any].resumed(game, state, ())]
        self.picks = []

    # Reading it ----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position[S]:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def state(self) -> S:
        """The true table; scenarios look, and never touch."""
        return self.position.state

    @property
    def kind(self) -> str:
        """The kind of the open ask, ``""`` when the game is over."""
        return self.position.ask.kind if self.position.ask else ""

    @property
    def asked(self) -> int | None:
        """The seat of the open ask, None when the game is over."""
        return self.position.ask.seat if self.position.ask else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.ask is None

    def options(self, verb: str = "") -> list[str]:
        """Return the ids of all options of the open ask, or of those with ``verb``."""
        ask = self.position.ask
        ids = list(ask.options) if ask else []
        found = [text for text in ids if not verb or read_option(text).verb == verb]
        if not found and verb:
            self._check("option", verb, vocabulary.verbs(self.position.game), ids)
        return found

    def offers(self, verb: str = "") -> list[Option]:
        """Return the options of the open ask taken apart, or those with ``verb``: ``offer.args["card"]``."""
        return [read_option(text) for text in self.options(verb)]

    def offered(self, arg: str, verb: str = "") -> list[str | int]:
        """Return what the options of the open ask have as ``arg``: ``t.offered("card")``, in their order."""
        found = [offer.args[arg] for offer in self.offers(verb) if arg in offer.args]
        if not found:
            self._check(
                "argument of an option", arg, vocabulary.arguments(self.position.game), self.options()
            )
        return found

    def view(self) -> V:
        """Return the table as a spectator sees it."""
        return table_laws.update_of(self.position, None).view

    def events(self, kind: str = "") -> list[Facts]:
        """Return the facts of the events since the last pick, of one ``kind`` if given, as all know them."""
        told = table_laws.told(self.position, None)
        found = [event.data for event in told if not kind or event.kind == kind]
        if not found and kind:
            self.check_event(kind, [event.kind for event in told])
        return found

    def kinds(self) -> list[str]:
        """Return the kinds of the events since the last pick, in order."""
        return [event.kind for event in self.position.events]

    def causes(self, kind: str) -> list[str]:
        """Return what caused the events of ``kind`` since the last pick."""
        found = [event.cause for event in self.position.events if event.kind == kind]
        if not found:
            self.check_event(kind, self.kinds())
        return found

    def check_event(self, kind: str, told: Sequence[str]) -> None:
        """Raise ``TableError`` where no event of the game is called ``kind``; ``told`` are the events there were."""
        self._check("event", kind, vocabulary.events(self.position.game), told)

    def _check(self, what: str, name: str, known: frozenset[str], here: Sequence[str]) -> None:
        """Raise ``TableError`` where ``name`` is not ``known``, so that a misspelt name is no empty answer."""
        if name not in known:
            raise TableError(vocabulary.unknown(what, name, known, here))

    def _check_answer(self, ids: Sequence[str]) -> None:
        """Raise ``TableError`` where an option id says a word that the game has not: any such answer is refused."""
        names = self.names()
        for option in map(read_option, ids):
            self._check(
                "option", option.verb, vocabulary.verbs(self.position.game) | {"cancel"}, self.options()
            )
            for arg, value in option.args.items():
                known = vocabulary.arguments(self.position.game)
                self._check("argument of an option", arg, known, self.options())
                if arg in names:
                    self._check(arg, str(value), names[arg], self.options())

    def names(self) -> dict[str, frozenset[str]]:
        """Return what an argument of an option may name, by argument; a game's own kit knows its cards."""
        return {}

    # Acting --------------------------------------------------------------------------------------------------

    def pick(self, verb: str, **args: str | int) -> None:
        """Pick the one option with ``verb`` and, among others, ``args``."""
        fit = [offer.id for offer in self.offers(verb) if offer.args.items() >= args.items()]
        assert len(fit) == 1, f"{verb} {args} fits {fit} of {self.kind}: {self.options()}"
        self.choose(fit[0])

    def pick_each(self, names: Words) -> None:
        """Answer an ask for several with one option for each of ``names``: cards (copies named again) or characters."""
        left, chosen = self.offers(), list[str]()
        for name in words(names):
            fit = [offer for offer in left if name in offer.args.values()]
            assert fit, f"{name} is not, or not any more, among the options of {self.kind}: {self.options()}"
            left.remove(fit[0])
            chosen.append(fit[0].id)
        self.choose(*chosen)

    def choose(self, *ids: str) -> None:
        """Answer the open ask with these option ids."""
        try:
            position = self.position.after(ids)
        except Refusal as refusal:
            self._check_answer(ids)
            raise AssertionError(
                f"{', '.join(ids) or 'nothing'} is no answer to {self.kind}: {self.options()}"
            ) from refusal
        self.positions.append(position)
        self.picks.append(ids)

    def refuses(self, *ids: str) -> str:
        """Assert that ``ids`` is no legal answer; return the code of the refusal. Raises ``TableError`` for a slip."""
        self._check_answer(ids)
        before = self.position.game.dump(self.state)
        try:
            self.position.after(ids)
        except Refusal as refusal:
            assert self.position.game.dump(self.state) == before
            return refusal.code
        raise AssertionError(f"{ids} was taken")

    # The laws ------------------------------------------------------------------------------------------------

    def check_all(self) -> None:
        """Check every law over ``positions`` and ``picks``; a game's own kit says which."""
        raise NotImplementedError

    def check_laws(self) -> None:
        """Check all laws over everything that was done at the table."""
        if self.positions:
            self.check_all()
