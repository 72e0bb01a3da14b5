"""Answers in playouts of any game with random options."""

from typing import TypeVar

from tabletop.kernel.ask import Ask, Pick, any_pick
from tabletop.kernel.game import State
from tabletop.kernel.position import Policy
from tabletop.kernel.randomness import side_chance

S = TypeVar("S", bound=State)


def random_policy(seed: int) -> Policy[S]:
    """Return a policy that draws among all options evenly, as the random bot does.

    One draw of 64 bits answers a dozen asks: each takes its share of the remaining range.
    """
    chance = side_chance("random policy", seed)
    bits = chance.bits
    left = bits()

    def policy(_state: S, ask: Ask) -> Pick:
        nonlocal left
        options = ask.options
        if ask.most == 1:
            left, at = divmod(left, len(options))
            if left < 1 << 20:
                left = bits()
            return (options[at],)
        return any_pick(options, ask.least, ask.most, chance)

    return policy
