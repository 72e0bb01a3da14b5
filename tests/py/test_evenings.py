"""Tests evenings of rooms among themselves, by seed (`evenings.py`): laws hold after each step, and all come to an end.

``PYTHONPATH=.:py:tests/py:tools/game_template/py python tests/py/evenings.py SEED`` tells one as a story.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, get_args, get_type_hints

import pytest

import pointcity_games
from citadels.kind import CITADELS
from desk_client import Data
from evening_model import STATES
from evening_sentences import NO_SENTENCE, PREDICATES, SAID_ELSEWHERE
from evening_visitors import AT_THE_DOOR
from evenings import FAULTS, Evening
from pointcity.kind import POINT_CITY
from scenario import plain_setup
from tabletop.match.kind import Kind
from tabletop.peer import page_events
from tests.tiers import sampled, turn_of

EVENINGS = sampled(1000, 300, "each law, state and sentence is met in every sixty of the first 300")
FIRST = sampled(1 + EVENINGS * turn_of(5), 1, "five nights play 5,000 evenings")
PART = 60 if EVENINGS < 1000 else 250
"""Evenings of one test. Of other seeds sixty do not always come to what happens in one evening of twenty-five."""
LAWS = (
    "an evening ends",
    "no seat has two guests",
    "no guest loses its place",
    "a guest keeps its seat",
    "no key of another guest is told",
    "no two backups have one serial",
    "the secret of the seed is not told before the end",
    "a request is answered once",
    "who is away is looked for",
    "the time runs where all are here",
    "verdicts are sound",
    "each page is known as it is",
    "a request at the door is answered once",
    "no one removed returns",
    "a room goes forward only",
    "each sentence has a predicate",
    "no sentence is false",
)
OUTCOMES = (
    *FAULTS,
    *AT_THE_DOOR,
    *("verdict", "not-connected", "next game", "moved", "host's part"),
    *("host lost", "host lost after a hand-over", "host lost while a friend is at the door"),
    *("heir lost", "heir lost later", "heir lost before its first backup", "heir's store refuses"),
    "host of before is back",
    *("came by the link", "asks to come back", "removed", "told: refused", "told: left"),
)
"""What each part must have come to, beside the states of ``evening_model.py`` and the sentences of
``evening_sentences.py``."""


@pytest.mark.cpython_only
@pytest.mark.parametrize("first", range(FIRST, FIRST + EVENINGS, PART))
def test_evenings_end_well_and_keep_all_laws(first: int) -> None:
    laws: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    events: list[int] = []
    for seed in range(first, min(first + PART, FIRST + EVENINGS)):
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
    sentences = [f"says {sentence}" for sentence in PREDICATES if sentence not in SAID_ELSEWHERE]
    if len(events) == PART:
        assert [law for law in LAWS if not laws[law]] == []
        wanted = {*OUTCOMES, *STATES, *sentences}
        assert sorted(state for state in wanted if not reached[state]) == []
    assert median(events) >= 60


def citadels_for(players: int) -> Data:
    """Return a set-up; with three, the characters of rank 9 play."""
    setup = plain_setup(3, characters="tenacious_delegates") if players == 3 else plain_setup(players)
    return setup.model_dump(mode="json")


def point_city_for(players: int) -> Data:
    return pointcity_games.plain_setup(players).model_dump(mode="json")


WHOLE = sampled(50, 5, "games of the same rooms, with other links")


@pytest.mark.cpython_only
@pytest.mark.parametrize("seed", range(1, WHOLE + 1))
@pytest.mark.parametrize(("kind", "setup_for"), [(CITADELS, citadels_for), (POINT_CITY, point_city_for)])
def test_whole_games_are_checked_at_their_end(
    kind: Kind, setup_for: Callable[[int], Data], seed: int
) -> None:
    evening = Evening(seed, kind, setup_for)
    evening.run()
    if evening.laws["verdicts are sound"] < evening.devices - 1:
        # An heir goes on from a backup: where that has gaps, its guests are told that nothing can be checked.
        # evening_sentences.py holds that this is true.
        assert evening.reached["host lost"]
        assert all(guest.told("verdict") or guest.told("unchecked") for guest in evening.guests)
    assert evening.events >= 60


def test_the_same_seed_gives_the_same_evening() -> None:
    """And it is the same whether the pages call in JSON text or not."""
    one, other = Evening(5), Evening(5)
    other.world.in_text = True
    one.run()
    other.run()
    assert one.story == other.story
    assert one.laws == other.laws


def words_of(event: Any) -> list[str]:
    """Return what an event may say: its kinds, with the words that its type lists."""
    hints = get_type_hints(event)
    states = get_args(hints.get("state"))
    return [
        f"{kind}: {state}" if states else kind
        for kind in get_args(hints["kind"])
        for state in states or ("",)
    ]


def test_each_event_that_a_page_may_show_has_a_predicate() -> None:
    """Who adds an event says here what it claims; the codes of refusals are found by the evenings themselves."""
    events = get_args(get_args(page_events.PeerEvent)[0])
    said = {word for event in events for word in words_of(event)}
    begun = {sentence.split(":")[0] for sentence in PREDICATES}
    with_code = {"door", "refused", "answered", "refusal"}
    assert (
        sorted(
            word for word in said if word not in {*PREDICATES, *NO_SENTENCE} and word not in with_code & begun
        )
        == []
    )
    assert sorted(word for word in NO_SENTENCE if word not in said) == []


def test_sentences_that_evenings_do_not_come_to_are_said_in_other_tests() -> None:
    root = Path(__file__).parents[2]
    missing = [
        sentence
        for sentence, test in SAID_ELSEWHERE.items()
        if sentence.split(": ")[-1] not in (root / test).read_text("utf-8") or sentence not in PREDICATES
    ]
    assert missing == []
