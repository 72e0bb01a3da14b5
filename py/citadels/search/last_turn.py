"""Walks all ways to play the last turn of all, by the engine, and finds the one that ends in the best place.

A way counts if it shows the seat nothing new. One that draws or shows hidden cards is tried in some deals of them.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, cast

from citadels.bots.normal import OPTIONAL
from citadels.cards.api import CANCEL
from citadels.engine.flow import STEPS
from citadels.engine.rules import Rules
from citadels.engine.scoring import standing
from citadels.engine.table import Table
from citadels.model.state import State
from citadels.search.last_reach import WIN, Reach, worth_of
from tabletop.kernel.ask import Ask, Pick, read_option
from tabletop.kernel.randomness import Randomness
from tabletop.players.search import MOST_PICKS
from tabletop.players.thinking import Thought

BEST, UNKNOWN = worth_of(1), -WIN
"""The worth of the first place, and of a way that is not counted: nothing is better, or worse."""

NODES = 20_000
"""So many moments of a turn are looked at; the usual answer is taken where they do not suffice."""

DEALT_NODES = 6_000
"""So many where hidden cards are dealt, as a person waits for it."""

INSIDE = 3
"""The most answers from the menu to the last ask of its choice."""

ORDER = ("income", "gather_gold", "build", "use", "ability", "gather_cards")
"""The choices of the menu, those first that mostly come first in the best way; the end of the turn is tried last."""

Early = frozenset[str]
NOTHING: Early = frozenset()

Other = Callable[[State, Ask], Pick]
"""Answers what another seat is asked."""


class Moment(NamedTuple):
    """A moment of the turn: the state at the start of the step, the picks since, the state and the ask now."""

    base: State
    picks: tuple[Pick, ...]
    state: State
    ask: Ask | None


class TooManyError(Exception):
    """The turn has too many ways."""


class LastTurn:
    """The last turn of ``seat``.

    Hidden cards are dealt ``deals`` times; without, a way that shows some does not count.
    """

    def __init__(self, rules: Rules, seat: int, other: Other, deals: int) -> None:
        self.rules = rules
        self.seat = seat
        self.other = other
        self.deals = deals
        self._looked = 0
        self._dealing = False
        self._most = UNKNOWN
        """The best end so far: what must end worse is not walked any further."""
        self._worths: dict[tuple[object, ...], float] = {}
        self._standings: dict[tuple[object, ...], tuple[int, ...]] = {}

    def better(self, here: Moment, usual: Pick) -> Thought[Pick]:
        """Compute the answer that ends best; ``usual`` where none surely ends better. Yields after each moment."""
        if here.ask is None:
            return usual
        ways = self._ways(here)
        if usual not in ways and ways and ways[0][0].startswith("income"):
            usual = ways[0]  # It costs nothing, and no view of a later ask says whether it was taken.
        if CANCEL in usual and here.ask.kind not in OPTIONAL:
            # What led here ends as well by another answer: taken back, it would be chosen again without an end.
            usual = next((way for way in ways if CANCEL not in way), usual)
        try:
            best, most = usual, (yield from self._after(here, usual))
            unknown = most == UNKNOWN
            for pick in [pick for pick in self._ways(here) if pick != usual]:
                if most >= BEST:
                    break
                worth = yield from self._after(here, pick)
                if worth > most and (worth >= BEST or not unknown):
                    best, most = pick, worth
        except TooManyError:
            return usual
        return best

    # Moments -------------------------------------------------------------------------------------------------

    def run(self, base: State, picks: tuple[Pick, ...]) -> Moment:
        """Return the moment after ``picks``: what the engine asks next, or the end of the game."""
        self._looked += 1
        if self._looked > (DEALT_NODES if self.deals else NODES):
            raise TooManyError
        while base.phase != "over":
            state = base.copy()
            send = STEPS[state.phase](Table(self.rules, state, None)).send  # type: ignore[attr-defined]
            try:
                ask = cast("Ask", send(None))
                for pick in picks:
                    ask = cast("Ask", send(pick))
            except StopIteration:
                if state.phase == "call" and not state.marks:
                    state.phase = "round_end"  # No seat answers any more.
                base, picks = state, ()
            else:
                return Moment(base, picks, state, ask)
        return Moment(base, (), base, None)

    def find(self, base: State, kind: str, options: frozenset[str]) -> Moment | None:
        """Return the moment in which this is asked, within one choice of the menu of ``base``.

        None if there is none.
        """
        self._looked = 0
        near = [self.run(base, ())]
        for _ in range(INSIDE + 1):
            following: list[Moment] = []
            for here in near:
                if here.ask is None or here.ask.seat != self.seat:
                    continue
                if _asks(here, kind, options):
                    return here
                following.append(here)
            try:
                near = [there for here in following for there in self._inside(here)]
            except TooManyError:
                break
        return None

    def _inside(self, here: Moment) -> Iterator[Moment]:
        """Yield the next asks of the choice under way, or of each choice of the menu."""
        for pick in _picks(here.ask) if here.ask is not None else []:
            there = self.run(here.base, (*here.picks, pick))
            if there.picks:
                yield there

    def _ways(self, here: Moment, early: Early = NOTHING) -> list[Pick]:
        """Return the answers that can change the place, those first that mostly do. None takes back what was chosen.

        ``early`` are builds that came before, in another order of the same turn.
        """
        ask = here.ask
        if ask is None:
            return []
        if ask.kind == "turn":
            menu = self._menu(ask, here.state.players[self.seat].hand)
            return [(option,) for option in menu if option not in early]
        ways = _picks(ask)
        if here.state.players == here.base.players:
            ways = [way for way in ways if CANCEL not in way] or ways
        if any("at" in read_option(option).args for option in ask.options):
            reach = self._reach(here.state, early)
            last = reach.is_last_act(ask.cause)
            return [way for way in ways if not last or reach.matters(here.picks, way)]
        return ways

    def _menu(self, ask: Ask, hand: Sequence[str]) -> list[str]:
        """Return the choices of the menu, without those that may as well come later.

        Gathering and the income come first.

        The income is better taken after a build that pays it, and a build needs the gathering before it.
        """
        options = sorted(ask.options, key=_late)
        first = read_option(options[0])
        if first.verb == "income":
            wanted = first.word("type")
            paid = any(self.rules.districts[card].pays_as(wanted) for card in hand)  # type: ignore[arg-type]
            return [
                one
                for one in options
                if one == options[0] or self._pays(one, wanted) or (paid and one.startswith("gather"))
            ]
        gathers = [option for option in options if option.startswith("gather")]
        return gathers or options

    def _pays(self, option: str, wanted: str) -> bool:
        """Whether ``option`` builds a district that pays the income, so that the income is better taken after it."""
        read = read_option(option)
        return read.verb == "build" and self.rules.districts[read.word("card")].pays_as(wanted)  # type: ignore[arg-type]

    # Worths --------------------------------------------------------------------------------------------------

    def _after(self, here: Moment, pick: Pick, early: Early = NOTHING) -> Thought[float]:
        """Compute what ``pick`` is worth: in the mean of the deals where it shows hidden cards."""
        if here.ask is not None and not here.picks:
            # What can be built before an ability is not tried after it: the turn ends the same.
            acts = pick[0].startswith("ability")
            early = frozenset(one for one in here.ask.options if acts and one.startswith("build"))
        picks = (*here.picks, pick)
        there = self.run(here.base, picks)
        # What a choice has shown once stays seen for the rest of it.
        seen = self._dealing or self._shows(here.base, here.state, here.ask)
        if seen or not self._shows(here.state, there.state, there.ask):
            return (yield from self._worth(there, early))
        if not self.deals:
            return UNKNOWN
        self._dealing, total = True, 0.0
        for number in range(self.deals):
            total += yield from self._worth(self.run(self._dealt(here.base, number), picks), early)
        self._dealing = False
        return min(total / self.deals, BEST - 0.1)  # No deal is as good as what is sure.

    def _worth(self, here: Moment, early: Early) -> Thought[float]:
        """Compute what a moment is worth: as much as the best way on."""
        yield
        base, picks, state, ask = here
        while ask is not None and ask.seat != self.seat:
            base, picks, state, ask = here = self.run(base, (*picks, self.other(state, ask)))
        if ask is None:
            return self._ended(state)
        known = (self._dealing, early, *_known(here))
        found = self._worths.get(known)
        if found is None:
            self._worths[known] = UNKNOWN  # A way that leads back here is no better than the others.
            settled = ask.kind == "turn" and self._reach(state, early).settled(ask)
            found = self._ended(state) if settled else UNKNOWN
            for pick in [] if settled else self._ways(here, early):
                found = max(found, (yield from self._after(here, pick, early)))
                if found >= BEST:
                    break
            self._worths[known] = found
        return found

    def _ended(self, state: State) -> float:
        """Return what the place is worth in which the seat is now."""
        mine = self._standing(state, self.seat)
        seats = range(self.rules.seats)
        place = 1 + sum(self._standing(state, seat) > mine for seat in seats if seat != self.seat)
        worth = worth_of(place)
        if not self._dealing:
            self._most = max(self._most, worth)
        return worth

    def _standing(self, state: State, seat: int) -> tuple[int, ...]:
        player = state.players[seat]
        hand = tuple(sorted(player.hand)) if seat == self.seat else len(player.hand)
        known = (seat, player.gold, hand, tuple(player.city), state.crown, state.city_size, *state.finishers)
        found = self._standings.get(known)
        if found is None:
            found = self._standings[known] = standing(Table(self.rules, state, None), seat)
        return found

    def _reach(self, state: State, early: Early) -> Reach:
        points = [self._standing(state, seat)[0] for seat in range(self.rules.seats)]
        spent = {read_option(option).word("card") for option in early}
        return Reach(self.rules, state, self.seat, points, spent, UNKNOWN if self._dealing else self._most)

    # Hidden cards --------------------------------------------------------------------------------------------

    def _shows(self, before: State, after: State, ask: Ask | None) -> bool:
        """Whether the way from ``before`` to ``after``, where ``ask`` is asked, showed the seat new cards."""
        if ask is not None and ask.seat == self.seat and ask.reveals:
            return True
        deck = before.deck
        if deck and after.deck[-len(deck) :] != deck:
            return True
        return any(
            one.hand != other.hand
            for seat, (one, other) in enumerate(zip(before.players, after.players, strict=True))
            if seat != self.seat
        )

    def _dealt(self, base: State, number: int) -> State:
        """Return ``base`` with the hidden cards dealt another way."""
        state = base.copy()
        state.chance = Randomness(number)
        rivals = [player for seat, player in enumerate(state.players) if seat != self.seat]
        cards = [*state.deck, *(card for player in rivals for card in player.hand)]
        Randomness(number + 1).shuffle(cards)
        for player in rivals:
            player.hand = [cards.pop() for _ in player.hand]
        state.deck = cards
        return state


def _asks(here: Moment, kind: str, options: frozenset[str]) -> bool:
    return here.ask is not None and here.ask.kind == kind and frozenset(here.ask.options) == options


def _picks(ask: Ask) -> list[Pick]:
    """Return the answers to ``ask``; where there are very many, the first of them."""
    ways = [way for count in range(ask.least, ask.most + 1) for way in combinations(ask.options, count)]
    return ways if ask.most == 1 else ways[:MOST_PICKS]


def _late(option: str) -> tuple[int, int]:
    """Return how late a choice of the menu is tried; of builds the dearest comes first."""
    read = read_option(option)
    at = ORDER.index(read.verb) if read.verb in ORDER else len(ORDER)
    return at, -read.number("cost") if read.verb == "build" else 0


def _known(here: Moment) -> tuple[object, ...]:
    """Return all that the rest of the turn depends on."""
    base, picks, _, ask = here
    turn = base.turn
    if turn is None or ask is None:
        raise RuntimeError("no turn is under way")
    used = (turn.gathered, turn.built, turn.paid, *sorted(turn.used))
    hand = tuple(sorted(base.players[turn.seat].hand))
    players = tuple((player.gold, len(player.hand), tuple(player.city)) for player in base.players)
    table = base.tax, len(base.deck), base.crown, base.city_size, *base.finishers
    return used, hand, players, table, picks, ask.options
