"""Who answers in a playout: the cheap random policy of simulations, and the computer players."""

from collections.abc import Sequence

from citadels.cli.tables import side_chance
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.ask import Ask, Pick, any_pick
from tabletop.kind import computer_pick
from tabletop.position import Policy


def random_policy(seed: int) -> Policy[State]:
    """Return a policy that draws among all options evenly, as the random bot does.

    One draw of 64 bits answers a dozen asks: each takes its share of the remaining range.
    """
    chance = side_chance("random policy", seed)
    bits = chance.bits
    left = bits()

    def policy(_state: State, ask: Ask) -> Pick:
        nonlocal left
        options = ask.options
        if ask.most == 1:
            left, at = divmod(left, len(options))
            if left < 1 << 20:
                left = bits()
            return (options[at],)
        return any_pick(options, ask.least, ask.most, chance)

    return policy


def bot_policy(game: Citadels, seed: int, kinds: Sequence[str]) -> Policy[State]:
    """Return a policy in which seat ``n`` is played by the computer player ``kinds[n]``, seeing its own view."""
    number = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal number
        number += 1
        return computer_pick(CITADELS, kinds[ask.seat], game, state, ask, seed, number)

    return policy


def policy_for(game: Citadels, seed: int, kind: str) -> Policy[State]:
    """Return the policy in which every seat is played by ``kind``."""
    return random_policy(seed) if kind == "random" else bot_policy(game, seed, [kind] * game.seats)
