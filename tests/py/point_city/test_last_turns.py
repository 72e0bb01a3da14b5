"""Tests that from ``normal`` up no place is thrown away in Point City's last turn of all.

By a walk of every way to play it.
"""

from collections import Counter

from pointcity_last_turns import last_turn, walk
from tests.tiers import sampled, turn_of
from turn_walks import TooManyError, thrown_away

LEVELS = ("normal", "expert")

OFTEN = 10
"""In every so many of the turns ``master`` plays as well."""


def test_no_sure_place_is_thrown_away() -> None:
    """Neither a sure win, nor a sure place where no hidden side can come out, in a few turns of all that were met."""
    wanted = sampled(200, 12, "the same walk of fewer last turns; ten nights walk 2,000")
    met, thrown = Counter[str](), list[object]()
    # Those that were looked at while this was written begin with 1000.
    seed = sampled(10_000 * (1 + turn_of(10)), 0, "other seeds of the same walk")
    while met["walked"] < wanted:
        seed += 1
        found = last_turn(seed)
        try:
            first = walk(found.start, found.seat)
            levels = LEVELS if met["walked"] % OFTEN else (*LEVELS, "master")
            thrown += [
                (seed, level, *lost) for level in levels for lost in thrown_away(found, level, walk, first)
            ]
        except TooManyError:
            continue
        met["walked"] += 1
        met["known"] += first.sure
    assert not thrown, thrown
    assert met["known"] * 2 >= met["walked"], "in half of all last turns nothing hidden can come out"
