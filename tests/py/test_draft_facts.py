"""Tests what a person is told of this round's draft.

True, all that its seat saw of it, and nothing that it cannot know.
"""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import laws
import leak_laws
from citadels.kind import CITADELS
from citadels.knowledge.dealing import ImpossibleError
from citadels.knowledge.draft_facts import draft_facts, fitting
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import learned
from citadels.model.state import State
from citadels.model.view import DraftView
from games import Played, Table, game_for, law_tables, pile_game, play, tables
from tabletop.kernel.ask import Pick, read_option
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import seen_events
from tabletop.match.history import History
from tabletop.match.match import Match
from tabletop.players.seating import PERSON, Chair
from tests.tiers import sampled

# Thousands of positions: too slow inside Pyodide, and nothing of it depends on where it runs.
pytestmark = pytest.mark.cpython_only


def facts_of(position: Position[State], seat: int, knowledge: Knowledge | None) -> DraftView | None:
    assert knowledge is not None
    game = laws.game_of(position)
    return draft_facts(game.rules, knowledge, game.view(position.state, seat))


def told(played: Played[State], seat: int) -> Iterator[tuple[Position[State], Knowledge]]:
    """The positions of a game, each with what ``seat`` knows there."""
    knowledge = None
    for position in played.positions:
        knowledge = learned(laws.game_of(position).rules, knowledge, position, seat)
        yield position, knowledge


# No leaks ----------------------------------------------------------------------------------------------------


def worlds(
    line: Sequence[Position[State]],
    picks: Sequence[Pick],
    seat: int,
    before: Knowledge | None,
    chance: Randomness,
) -> Iterator[tuple[Position[State], Position[State]]]:
    """What ``leak_laws.pairs`` yields for a seat that knew ``before``.

    Nothing where all that it knows cannot be dealt.
    """
    try:
        yield from leak_laws.pairs(line, picks, seat, chance, before)
    except ImpossibleError:
        return


def compare(played: Played[State], seat: int, every: int, chance: Randomness) -> int:
    """Worlds that ``seat`` cannot tell apart give it equal facts.

    Returns how many were compared with other hidden characters.
    """
    compared = 0
    before: Knowledge | None = None
    steps = [at for at, position in enumerate(played.positions) if not position.picks]
    for at, until in zip(steps, [*steps[1:], len(played.positions)], strict=True):
        line, picks = played.positions[at:until], played.picks[at : until - 1]
        rules = laws.game_of(line[0]).rules
        if not chance.below(every):
            known: Sequence[Knowledge | None] = [before.copy() if before else None for _ in range(2)]
            for nth, pair in enumerate(worlds(line, picks, seat, before, chance)):
                # How the step before ended was told in both worlds.
                news = seen_events(line[0], seat) if nth == 0 else None
                known = [learned(rules, one, here, seat, news) for one, here in zip(known, pair, strict=True)]
                mine, theirs = (facts_of(here, seat, one) for one, here in zip(known, pair, strict=True))
                assert mine == theirs, f"seat {seat} is told what it cannot know"
                drafts = [[player.drafted for player in here.state.players] for here in pair]
                compared += drafts[0] != drafts[1]
        for here in line:
            before = learned(rules, before, here, seat)
    return compared


@pytest.mark.parametrize(
    "table", law_tables(2)[:: sampled(1, 2, "the same check at fewer tables and positions")], ids=str
)
def test_equal_facts_in_worlds_that_look_alike(table: Table) -> None:
    played, chance = play(game_for(*table), 4), Randomness(4)
    assert sum(
        compare(played, seat, sampled(4, 8, "the same check at fewer tables and positions"), chance)
        for seat in range(table[2])
    ) > (sampled(5, 2, "the same check at fewer tables and positions"))


def test_equal_facts_in_the_french_draft() -> None:
    chance = Randomness(4)
    assert sum(compare(play(pile_game(), seed), seat, 1, chance) for seed in range(3) for seat in (0, 1)) > 0


# The truth ---------------------------------------------------------------------------------------------------


def check_true(position: Position[State], seat: int, facts: DraftView, seen: set[str]) -> None:
    """No fact is false: each character lies where it may lie, and was seen where that is said."""
    state = position.state
    for one in facts.characters:
        holders = {who for who, player in enumerate(state.players) if one.character in player.drafted} - {
            seat
        }
        assert holders <= set(one.holders), one
        assert holders or one.away, one
        assert one.fact != "held" or list(holders) == one.holders, one
        assert one.fact not in {"passed", "back", "laid"} or one.character in seen, one
        assert one.fact not in {"unseen", "taken"} or one.character not in seen, one
        assert one.fact not in {"facedown", "laid"} or not holders, one


@settings(max_examples=sampled(60, 3, "the same check at fewer tables and positions"))
@given(seed=st.integers(0, 2**53 - 1), table=st.sampled_from(tables()))
def test_no_fact_is_false(seed: int, table: Table) -> None:
    played = play(game_for(*table), seed)
    for seat in range(table[2]):
        seen: set[str] = set()
        for position, knowledge in told(played, seat):
            if any(event.kind == "round_started" for event in position.events):
                seen = set()
            if (
                position.ask is not None
                and position.ask.seat == seat
                and position.ask.kind.startswith("draft")
            ):
                seen |= {read_option(text).word("character") for text in position.ask.options}
            facts = facts_of(position, seat, knowledge)
            if facts is not None:
                check_true(position, seat, facts, seen)


# What is said ------------------------------------------------------------------------------------------------


def words(facts: DraftView | None) -> dict[str, str]:
    assert facts is not None
    return {one.character: one.fact for one in facts.characters}


def test_an_update_tells_them_to_people_and_no_one_else() -> None:
    played = play(game_for("2016", "first_game", 4), 1)
    seating = [Chair(name=f"P{seat}", player=PERSON) for seat in range(4)]
    history = History(played.positions[0])
    match: Match[State, object] = Match("m", laws.game_of(played.positions[0]), seating, 1, history)
    whole: dict[int, Knowledge] = {}
    for at, position in enumerate(played.positions):
        if at:
            match.play(played.picks[at - 1])
        for seat in range(4):
            whole[seat] = learned(laws.game_of(position).rules, whole.get(seat), position, seat)
            view = match.update(seat, at, CITADELS).view
            assert getattr(view, "draft") == facts_of(position, seat, whole[seat])  # noqa: B009 - the match knows no view
        assert getattr(match.update(None, at, CITADELS).view, "draft") is None  # noqa: B009


def test_the_first_to_choose_knows_what_lies_face_down() -> None:
    played = play(game_for("2016", "first_game", 4), 1)
    at = next(
        at for at, position in enumerate(played.positions) if position.ask and position.ask.kind == "turn"
    )
    leader = played.positions[at].state.leader
    facts = [facts_of(position, leader, knowledge) for position, knowledge in told(played, leader)][at]
    assert facts is not None
    assert facts.before == []
    assert facts.after == [(leader + step) % 4 for step in (1, 2, 3)]
    assert "unseen" not in words(facts).values()
    assert list(words(facts).values()).count("facedown") >= 1


def test_what_a_seat_discards_in_one_go_has_not_come_back() -> None:
    """Of two players the second keeps one and discards one of the same cards.

    Later what the other left comes back to it.
    """
    played = play(game_for("2016", "first_game", 2), 1)
    second = (played.positions[0].state.leader + 1) % 2
    asked = [
        [one.fact for one in facts.characters]
        for position, knowledge in told(played, second)
        if position.ask is not None and position.ask.seat == second and position.ask.kind.startswith("draft")
        if (facts := facts_of(position, second, knowledge)) is not None
    ]
    assert ["back" in facts for facts in asked[:4]] == [False, False, True, True]


def test_two_seats_with_two_characters_between_them_hold_no_third() -> None:
    two, four = {"hand 1", "hand 2"}, {"hand 1", "hand 2", "hand 3", "facedown"}
    homes = {"wizard": two, "navigator": two, "king": four, "abbot": four}
    sizes = {"hand 1": 1, "hand 2": 1, "hand 3": 1, "facedown": 1}
    rest = {"hand 3", "facedown"}
    assert fitting(homes, sizes) == {"wizard": two, "navigator": two, "king": rest, "abbot": rest}
    assert fitting(homes, sizes | {"hand 1": 2}) == homes
    assert fitting(homes, {"hand 1": 1}) == homes, "no room for all: nothing is concluded"
