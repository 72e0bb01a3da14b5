"""Counts what computer players of Point City lose in their last turns. Prints a table.

    .venv/bin/python -m bench.last_turns [--level normal] [--players 2-4] [--games 300] [--seed 1]

Every last turn is compared with all other ways to play it, by the engine. A way is worth the least points, and then
cards, that the seat is sure to end with; after a flip, the ways that are left are compared. A turn "loses points" or
"cards" if another way has more for certain, and "the place" or "the win" if that changes the seat's own place; for a
seat with others after it the place among those that are done. Rounds before the last are played by ``normal``. This is
no test: it never fails.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from pointcity.cli.simulated_game import Wish, setup_for
from pointcity.engine.choices import DRAW, FLIP
from pointcity.engine.rules import ROUNDS
from pointcity.engine.scoring import Rank, points_of, rank_of, tally_of
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from pointcity.model.view import View
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position, playout


def drawn(state: State, seat: int) -> Rank:
    """Return what a seat is sure to end with if it draws: the second card may be any."""
    player = state.players[seat].copy()
    player.hand += state.deck[-1:]
    jokers = tally_of(player).ingenuity
    player.hand += state.deck[-2:-1]
    luck = (tally_of(player).ingenuity - jokers) * 2 * ("ingenuity_cards" in player.tokens)
    return points_of(player) - luck, len(player.hand)


def ways(position: Position[State], seat: int, turn: int) -> Iterator[Rank]:
    """Yield what each way to go on without a flip is sure to bring."""
    ask = position.ask
    if ask is None or position.base.turn > turn:
        yield rank_of(position.base.players[seat])
        return
    for option in ask.options:
        if option == DRAW:
            yield drawn(position.state, seat)
        elif option != FLIP:
            yield from ways(position.after((option,)), seat, turn)


def place(state: State, mine: Rank, others: list[int]) -> int:
    """Return the place of a seat that ends with ``mine`` among ``others``."""
    return 1 + sum(rank_of(state.players[seat]) > mine for seat in others)


class Count:
    """Plays games and counts."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.counts: Counter[str] = Counter()
        self.lost = 0

    def play(self, wish: Wish, seed: int) -> None:
        """Play a game and count its last turns."""
        game = POINT_CITY.make(setup_for(wish, seed))
        levels = ["normal"] * game.seats
        answer = bot_policy(POINT_CITY, game, seed, levels)
        best: dict[int, Rank] = {}

        def policy(state: State, ask: Ask) -> Pick:
            if state.turn >= (ROUNDS - 1) * game.seats:
                levels[:] = [self.level] * game.seats
                if ask.kind == "turn":
                    here = Position[State].resumed(game, state.copy(), ())
                    best[ask.seat] = max(ways(here, ask.seat, state.turn))
            return answer(state, ask)

        state = game.start(seed)
        playout(game, state, policy)
        self._compare(game, state, best)

    def _compare(self, game: Game[State, View], state: State, best: dict[int, Rank]) -> None:
        order = [(state.first + place) % game.seats for place in range(game.seats)]
        for at, seat in enumerate(order):
            mine, most = rank_of(state.players[seat]), best[seat]
            last, done = at == game.seats - 1, order[:at]
            self.counts["turns"] += 1
            self.counts["last seats"] += last
            if most <= mine:
                continue
            self.lost += most[0] - mine[0]
            self.counts["lose points" if most[0] > mine[0] else "lose cards"] += 1
            now, then = place(state, mine, done), place(state, most, done)
            self.counts["lose a place among those who are done"] += then < now and not last
            self.counts["last seats: lose a place"] += then < now and last
            self.counts["last seats: lose the win"] += then < now and then == 1 and last


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--players", default="2-4", help="a number, or the fewest and the most")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()
    fewest, _, most = options.players.partition("-")
    wish = Wish(tuple(range(int(fewest), int(most or fewest) + 1)))
    count = Count(options.level)
    for number in range(options.games):
        count.play(wish, options.seed + number)
    for what, times in count.counts.items():
        print(f"{times:>6}  {what}")
    print(f"{count.lost:>6}  points lost")


if __name__ == "__main__":
    main()
