"""Tests evenings of rooms among themselves, by seed (`evenings.py`): laws hold after each step, and all come to an end.

``PYTHONPATH=.:py:tests/py:tools/game_template/py python tests/py/evenings.py SEED`` tells one as a story.
"""

from collections import Counter
from statistics import median

import pytest

from evening_visitors import AT_THE_DOOR
from evenings import FAULTS, Evening
from tests.tiers import sampled

EVENINGS = sampled(300, 60, "each law and each state is met in every thirty evenings")
PART = 30
LAWS = (
    "an evening ends",
    "no seat has two guests",
    "no guest loses its place",
    "a guest keeps its seat",
    "no key of another guest is told",
    "the secret of the seed is not told before the end",
    "a request is answered once",
    "the time runs where all are here",
    "verdicts are sound",
    "each page is known as it is",
    "a request at the door is answered once",
    "no one removed returns",
)
STATES = (
    *FAULTS,
    *AT_THE_DOOR,
    *("verdict", "not-connected", "next game", "moved", "host's part"),
    *("came by the link", "asks to come back", "removed", "told: refused", "told: left"),
)
"""What each part must have come to."""


@pytest.mark.parametrize("first", range(1, EVENINGS + 1, PART))
def test_evenings_end_well_and_keep_all_laws(first: int) -> None:
    laws: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    events: list[int] = []
    for seed in range(first, first + PART):
        evening = Evening(seed)
        try:
            evening.run()
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the story is told
            story = "\n".join(evening.story[-30:])
            pytest.fail(
                f"evening {seed}: {error!r}\npython tests/py/evenings.py {seed} tells it. Its end:\n{story}"
            )
        laws += evening.laws
        reached += evening.reached
        events.append(evening.events)
    assert [law for law in LAWS if not laws[law]] == []
    assert [state for state in STATES if not reached[state]] == []
    assert median(events) >= 40


def test_the_same_seed_gives_the_same_evening() -> None:
    one, other = Evening(5), Evening(5)
    one.run()
    other.run()
    assert one.story == other.story
    assert one.laws == other.laws
