"""Chooses the answer in a seat's last turn: by its own place at the end of the game, then by points, then by cards.

What the turn can bring is counted exactly. Seats after it are played in sampled worlds: each takes what scores most for
itself, without a flip. In the last turn of all (only the automa may come after it) a sure win is preferred to any
other.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from pointcity.engine.choices import DRAW, FLIP, FLIP_CELL
from pointcity.engine.market import NEIGHBOURS, automa_cells, flippable
from pointcity.engine.rules import Rules
from pointcity.engine.scoring import Rank, automa_parts, rank_of
from pointcity.engine.table import Table
from pointcity.knowledge.turn_ends import TurnEnd, best_end, every_payment, taking, turn_ends
from pointcity.model.state import EMPTY, State
from pointcity.model.view import View
from tabletop.kernel.ask import AskView
from tabletop.players.thinking import Thought

WIN, PLACE = 300.0, 30.0
"""What the win, and a rival less ahead, is worth in points: so much that points count only where places are equal."""
CARD = 0.01
"""What an unspent card is worth in points: it decides only between equal points."""

COUNTED = frozenset({"turn", "second", "flip", "payment", "payment_type", "token"})
"""The asks of a turn."""

FIRM = 6
"""The most ends of a turn that are tried in worlds: those that score most. Before the automa all are tried, but after a
flip."""

FLIPPED = 6
"""The most worlds in which a flip before the automa is tried."""

AUTOMA_CARDS = 1_000_000
"""The automa wins every tie."""


def is_last_turn(view: View, ask: AskView) -> bool:
    """Whether ``ask`` is in the last turn of its seat, which knows then that the game ends in this round."""
    return ask.kind in COUNTED and view.seats[ask.seat].turns >= view.rounds - 1


def worlds_needed(rules: Rules, view: View, ask: AskView, most: int) -> int:
    """Return how many worlds to deal in a last turn: ``most``, or one where nothing unseen matters any more."""
    last = not rules.solo and sum(seat.turns for seat in view.seats) == rules.turns - 1
    unseen = ask.kind == "flip" or any(one.id in {DRAW, FLIP} for one in ask.options)
    return most if unseen or not last else 1


class LastTurn:
    """One decision in the last turn of a seat.

    ``worlds`` all look to the seat like the table as it stands; the market and what all have is the same in all of
    them.
    """

    def __init__(self, rules: Rules, ask: AskView, worlds: Sequence[State]) -> None:
        self.rules = rules
        self.ask = ask
        self.worlds = worlds
        self.state = worlds[0]
        self.seat = ask.seat
        self._rest = rules.turns - self.state.turn - 1
        """The turns after this one."""
        self._last_of_all = rules.solo or not self._rest
        self._usual: list[list[Rank]] = []
        """What the others end with after the end that scores most, by world."""
        self._turns: list[TurnEnd] = []
        self._firm = self._best_by_cells(turn_ends(self.state, self.seat, ask))

    def answer(self) -> Thought[str | None]:
        """Compute the best option; None if there is nothing to count. Yields after each option."""
        ask = self.ask
        if ask.kind == "flip":
            flips = yield from self._flips(FLIP_CELL.index(option.id) for option in ask.options)
            return FLIP_CELL[max(flips, key=_worth_of)[1]]
        offered = {option.id for option in ask.options}
        found = yield from self._ends()
        if self._last_of_all and found and max(found, key=_worth_of)[0] >= WIN:
            return max(found, key=_worth_of)[1]  # A draw and a flip show hidden cards.
        if DRAW in offered:
            found.append((self._drawn(), DRAW))
            yield
        # A flip comes last: where it brings nothing, no card is shown to others.
        if FLIP in offered:
            flips = yield from self._flips(flippable(self.state))
            found.append((max(flips)[0], FLIP))
        return max(found, key=_worth_of)[1] if found else None

    def _flips(self, cells: Iterable[int]) -> Thought[list[tuple[float, int]]]:
        """Compute what turning over each of ``cells`` is worth."""
        found: list[tuple[float, int]] = []
        for cell in cells:
            found.append((self._flipped_for_automa(cell) if self.rules.solo else self._flipped(cell), cell))
            yield
        return found

    def _ends(self) -> Thought[list[tuple[float, str]]]:
        """Compute what the ends of the turn are worth, those that score most first, as long as one may be the best."""
        found: list[tuple[float, str]] = []
        done = [rank_of(player) for seat, player in enumerate(self.state.players) if self._is_done(seat)]
        for end in self._firm:
            if found and max(found, key=_worth_of)[0] >= worth(end.rank, done):
                break
            found.append((self._worth(end), end.answer))
            yield
        return found

    def _is_done(self, seat: int) -> bool:
        """Whether ``seat`` has had its last turn, so that what it has stays."""
        seats = len(self.state.players)
        return seat != self.seat and (seat - self.seat) % seats > self._rest

    def _best_by_cells(self, ends: Sequence[TurnEnd]) -> list[TurnEnd]:
        """Return the ends that score most, of those that leave others the same only the best."""
        best: dict[object, TurnEnd] = {}
        for end in ends:
            left = end.answer if self.ask.kind != "turn" else "", end.cells, *end.player.tokens
            if left not in best or end.rank > best[left].rank:
                best[left] = end
        ends = sorted(best.values(), key=lambda end: end.rank, reverse=True)
        return ends if self._last_of_all else ends[:FIRM]

    # Worths --------------------------------------------------------------------------------------------------

    def _worth(self, end: TurnEnd) -> float:
        """Return what an end is worth after the turns of the others."""
        if not self._rest:
            return worth(end.rank, self._rivals(self.state))
        found = self._mean(end.rank, [self._played_on(world, end) for world in self.worlds])
        # Hidden cards may be others than in these worlds: a sure win is better.
        return min(found, WIN) if self._last_of_all and not self._is_open(end) else found

    def _is_open(self, end: TurnEnd) -> bool:
        """Whether all that the automa takes after ``end`` can be seen now.

        Empty cells are filled in reading order; of the deck only the resources of the top card are seen.
        """
        market, built, its = self.state.market, self.state.built, automa_cells(self.state)
        empty = [cell for cell, lying in enumerate(market) if lying == EMPTY or cell in end.cells]
        return all(cell not in its or (at == 0 and built[cell]) for at, cell in enumerate(empty))

    def _mean(self, mine: Rank, rivals: Sequence[Sequence[Rank]]) -> float:
        return sum(worth(mine, each) for each in rivals) / len(rivals)

    def _drawn(self) -> float:
        """Return what a draw is worth; its second card is another one in each world."""
        total = 0.0
        for world in self.worlds:
            state = world.copy()
            table = Table(self.rules, state, None)
            table.draw()
            mine = rank_of(table.me)
            total += worth(mine, self._after(table))
        return total / len(self.worlds)

    def _flipped(self, cell: int) -> float:
        """Return what turning over ``cell`` is worth; another building comes up in each world.

        The seat then plays for points. What others can do is the same as without a flip.
        """
        plain = [end.rank for end in self._whole_turns() if cell not in end.cells]
        before = max([rank_of(self.state.players[self.seat]), *plain])
        pairs = [(cell, near) for near in NEIGHBOURS[cell] if self.state.market[near] != EMPTY]
        found: dict[int, float] = {}
        for world in self.worlds:
            number = world.market[cell]
            if number not in found:
                state = self.state.copy()
                state.market[cell], state.built[cell] = number, True
                ends = taking(state, state.players[self.seat], every_payment, pairs)
                mine = max([before, *(end.rank for end in ends)])
                found[number] = self._mean(mine, self._usual_rivals())
        return sum(found[world.market[cell]] for world in self.worlds) / len(self.worlds)

    def _flipped_for_automa(self, cell: int) -> float:
        """Return the same where the automa comes next, which builds the card that comes up if it takes that cell."""
        total, worlds = 0.0, self.worlds[:FLIPPED]
        for number, times in Counter(world.market[cell] for world in worlds).items():
            turned = [world.copy() for world in worlds]
            for world in turned:
                world.market[cell], world.built[cell] = number, True
            ways = taking(turned[0], self.state.players[self.seat], every_payment)
            ends = self._best_by_cells([*ways])[:FIRM]
            worths = [self._mean(end.rank, [self._played_on(world, end) for world in turned]) for end in ends]
            total += times * max(worths, default=0.0)
        return total / len(worlds)

    def _whole_turns(self) -> list[TurnEnd]:
        if not self._turns:
            self._turns = [*taking(self.state, self.state.players[self.seat], every_payment)]
        return self._turns

    def _usual_rivals(self) -> list[list[Rank]]:
        """Return what the others end with after the end that scores most, by world."""
        if not self._rest or not self._firm:
            return [self._rivals(self.state)]
        if not self._usual:
            self._usual = [self._played_on(world, self._firm[0]) for world in self.worlds]
        return self._usual

    # Others --------------------------------------------------------------------------------------------------

    def _played_on(self, world: State, end: TurnEnd) -> list[Rank]:
        """Return what the others end with after ``end`` in ``world``."""
        state = world.copy()
        self._apply(state, end, self.seat)
        return self._after(Table(self.rules, state, None))

    def _after(self, table: Table) -> list[Rank]:
        """Play the turns after this one; return what the others end with."""
        table.end_turn()
        state = table.state
        while not table.over:
            if table.automas:
                for cell in automa_cells(state):
                    if state.market[cell] != EMPTY:
                        table.automa_take(cell)
            elif (end := best_end(state, table.seat)) is not None:
                self._apply(state, end, table.seat)
            table.end_turn()
        return self._rivals(state)

    @staticmethod
    def _apply(state: State, end: TurnEnd, seat: int) -> None:
        for cell in end.cells:
            state.market[cell] = EMPTY
        state.players[seat] = end.player
        state.tokens = [name for name in state.tokens if name not in end.player.tokens]

    def _rivals(self, state: State) -> list[Rank]:
        """Return what the others have at ``state``."""
        automa, level = state.automa, self.rules.setup.automa
        if automa is not None and level:
            return [(sum(part.points for part in automa_parts(automa, level)), AUTOMA_CARDS)]
        return [rank_of(player) for seat, player in enumerate(state.players) if seat != self.seat]


def _worth_of(found: tuple[float, object]) -> float:
    return found[0]


def worth(mine: Rank, rivals: Sequence[Rank]) -> float:
    """Return what it is worth to end with ``mine``: the win, the place, then points and cards."""
    ahead = sum(rank > mine for rank in rivals)
    equal = sum(rank == mine for rank in rivals)
    win = 0.0 if ahead else WIN / (1 + equal)
    return win - PLACE * (ahead + equal / 2) + mine[0] + CARD * mine[1]
