"""Tests saves: a record replays to the stored state; where the rules have changed, the stored state is taken."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from games import random_pick
from scenario import plain_setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match, new_match
from tabletop.match.record import MAX_BYTES, Record, pack_picks, read_record, unpack_picks
from tabletop.match.resume import resume
from tabletop.match.updates import MomentView
from tabletop.players.seating import PERSON, Chair

KINDS = {CITADELS.id: CITADELS}


def played(picks: int, players: int = 4, seed: int = 8) -> Match[State, View]:
    """Return a match after so many picks."""
    setup = plain_setup(players).model_dump(mode="json")
    match = new_match("m", CITADELS, setup, [Chair(name="P", player=PERSON)] * players, seed, free=False)
    chance = Randomness(seed)
    while match.position.ask is not None and match.number < picks:
        match.play(random_pick(match.position.ask, chance))
    return match


def saved(match: Match[State, View]) -> Record:
    """Return the record of ``match``, written and read again."""
    return read_record(match.record(CITADELS).model_dump_json(), KINDS)


def mid_step(least: int = 10) -> Match[State, View]:
    """Return a match in the middle of a step: a card has asked, and was not answered yet."""
    return next(match for match in map(played, range(least, 200)) if match.position.picks)


def estranged(match: Match[State, View], **changes: Any) -> Record:
    """Return the record of ``match`` as if the rules had changed: its picks are not legal from the start."""
    record = saved(match)
    record.picks[0] = ["draft:character=jester"]
    return record.model_copy(update={"rules": CITADELS.rules - 1} | changes)


def refusal(record: Record) -> tuple[str, object]:
    """Return with which code a record is refused, and what place it names."""
    with pytest.raises(Refusal) as refused:
        resume(record, CITADELS)
    return refused.value.code, refused.value.args_["where"]


def same(one: Match[State, View], two: Match[State, View]) -> None:
    """Assert that two matches stand at the same point and go on the same way."""
    assert one.history.picks == two.history.picks
    assert one.position.state == two.position.state
    assert one.position.base == two.position.base
    assert one.position.picks == two.position.picks
    for seat in (*range(one.game.seats), None):
        assert one.update(seat, one.number).view == two.update(seat, one.number).view
        assert one.update(seat, one.number).ask == two.update(seat, one.number).ask


def told(match: Match[State, View], seat: int | None) -> list[MomentView]:
    """Return all that ``seat`` was told."""
    return match.update(seat, -1).moments


@pytest.mark.parametrize("picks", [0, 1, 17, 60, 10_000])
def test_replay_comes_to_the_stored_state(picks: int) -> None:
    match = played(picks)
    again = resume(saved(match), CITADELS)
    assert again.history.replayed
    same(match, again)


def test_an_opened_match_knows_what_every_seat_was_told() -> None:
    """Seat by seat the events of all moments, in order; nothing that was not told at the time."""
    picks = played(60).history.picks
    match = played(0)
    seats = [*range(4), None]
    heard = {seat: told(match, seat) for seat in seats}
    for pick in picks:
        match.play(pick)
        for seat in seats:
            heard[seat] += match.update(seat, match.number - 1).moments
    again = resume(saved(match), CITADELS)
    for seat in seats:
        assert told(again, seat) == told(match, seat) == heard[seat]


def test_replay_in_the_middle_of_a_step() -> None:
    match = mid_step()
    record = saved(match)
    assert record.tail == len(match.position.picks) > 0
    again = resume(record, CITADELS)
    assert again.history.replayed
    same(match, again)


@pytest.mark.parametrize("picks", [1, 30, 10_000])
def test_other_rules_go_on_from_the_stored_state(picks: int) -> None:
    match = played(picks)
    again = resume(estranged(match), CITADELS)
    assert not again.history.replayed
    assert again.position.state == match.position.state
    assert again.update(0, again.number).ask == match.update(0, match.number).ask


def test_other_rules_that_make_no_difference_replay() -> None:
    record = saved(played(60)).model_copy(update={"rules": CITADELS.rules - 1})
    assert resume(record, CITADELS).history.replayed


def test_other_rules_in_the_middle_of_a_step() -> None:
    match = mid_step()
    again = resume(estranged(match), CITADELS)
    assert not again.history.replayed
    assert again.position.state == match.position.state
    assert again.history.first == match.number - len(match.position.picks)


def test_other_rules_may_ask_otherwise_in_the_middle_of_a_step() -> None:
    """Then the step begins anew; under the same rules such a save is broken."""
    match = mid_step()
    record = estranged(match)
    record.picks[-1] = ["dance"]
    again = resume(record, CITADELS)
    assert (bool(again.history.replayed), again.number) == (False, match.number - len(match.position.picks))
    assert again.position.state == Position[State].resumed(match.game, match.position.base, ()).state
    assert refusal(record.model_copy(update={"rules": CITADELS.rules})) == ("save-broken", "picks")


def test_a_record_that_replays_differently_goes_on_from_the_stored_state() -> None:
    """As if a fix had changed what the same picks lead to."""
    match = played(40)
    record = saved(match)
    record.state["players"][0]["gold"] += 1
    record.state["issued"] += 1
    again = resume(record, CITADELS)
    assert not again.history.replayed
    assert again.position.state.players[0].gold == match.position.state.players[0].gold + 1
    assert again.number == 40


def test_a_pick_that_is_no_longer_legal_goes_on_from_the_stored_state() -> None:
    match = played(40)
    record = saved(match)
    record.picks[3] = ["draft:character=jester"]
    again = resume(record, CITADELS)
    assert not again.history.replayed
    assert again.position.state == match.position.state


def test_a_game_goes_on_alike_after_saving() -> None:
    match = played(50)
    again = resume(saved(match), CITADELS)
    chance = Randomness(99)
    while match.position.ask is not None:
        pick = random_pick(match.position.ask, chance)
        for one in (match, again):
            one.play(pick)
        assert match.position.events == again.position.events
    same(match, again)


LAWLESS: dict[str, Callable[[Any], object]] = {
    "a coin too many": lambda state: state["players"][0].__setitem__("gold", 99),
    "a card too many": lambda state: state["deck"].append("keep"),
    "an unknown card": lambda state: state["players"][0]["hand"].append("dragon"),
    "a seat too few": lambda state: state["players"].pop(),
    "an unknown phase": lambda state: state.__setitem__("phase", "siesta"),
    "a field of nobody's": lambda state: state.update(cheat=1),
    "a field of a player's": lambda state: state["players"][0].update(cheat=1),
    "a missing field": lambda state: state.pop("deck"),
    "words for numbers": lambda state: state.__setitem__("round", "many"),
    "a turn between turns": lambda state: state.update(phase="call"),
    "no turn in a turn": lambda state: state.update(turn=None),
    "an unknown character that was revealed": lambda state: state["revealed"].append(["jester", 0, 0]),
    "an unknown character that is absent": lambda state: state["absent"].append("jester"),
    "a token of nobody's": lambda state: state["marks"].append(["kill", "king", 0, "jester", True]),
    "a token on nobody": lambda state: state["marks"].append(["kill", "jester", 0, "assassin", True]),
    "a token by nobody": lambda state: state["marks"].append(["kill", "king", 9, "assassin", True]),
    "an unknown character that was seen": lambda state: state["players"][0]["seen"].append("jester"),
    "a rank that there is not": lambda state: state.update(rank=12),
    "a draft beyond its end": lambda state: state.update(draft_at=40),
    "a draft of nothing": lambda state: state.update(phase="draft", turn=None, draft_at=0),
    "a first city of nobody": lambda state: state.update(finishers=[7]),
    "a turn of nobody": lambda state: state.__setitem__("turn", {"seat": 9, "owner": 9, "character": "king"}),
}


@pytest.mark.parametrize("what", LAWLESS)
def test_a_stored_state_that_breaks_a_law_is_refused(what: str) -> None:
    """Only where the picks lead to something else is it looked at; else they speak, and it agrees with them."""
    match = next(match for match in map(played, range(20, 99)) if match.position.state.turn)
    record = saved(match)
    LAWLESS[what](record.state)
    assert refusal(record)[0] == "save-broken"


def broken(match: Match[State, View], **changes: Any) -> tuple[str, object]:
    """Return how the save of ``match`` is refused, with ``changes``."""
    return refusal(saved(match).model_copy(update=changes))


def test_whatever_is_wrong_the_save_is_broken() -> None:
    """Never that a pick or a table is not possible: that is not what a person with a damaged file asks."""
    match = mid_step()
    record = saved(match)
    assert broken(match, picks=[*record.picks[:-1], ["dance"]]) == ("save-broken", "picks")
    assert broken(match, tail=record.tail + 1)[0] == "save-broken"
    assert broken(match, tail=900) == ("save-broken", "tail")
    assert broken(match, setup={}) == ("save-broken", "players")
    assert broken(match, setup=record.setup | {"crown": 7}) == ("save-broken", "bad-setup-crown")
    assert broken(match, seating=record.seating[1:]) == ("save-broken", "seating")
    wizard = record.model_copy(update={"seating": [*record.seating[1:], Chair(name="W", player="wizard")]})
    with pytest.raises(Refusal) as lacks:
        resume(wizard, CITADELS)
    assert (lacks.value.code, lacks.value.args_) == ("save-lacks", {"what": "level", "name": "wizard"})
    assert broken(match, free=True) == ("save-broken", "free")
    assert broken(played(10_000), tail=1)[0] == "save-broken"


def test_what_was_taken_back_must_be_playable() -> None:
    record = saved(played(20))
    assert refusal(record.model_copy(update={"undone": [[["dance"]]]})) == ("save-broken", "undone")
    assert refusal(record.model_copy(update={"undone": [[]]})) == ("save-broken", "undone")


def test_a_save_that_is_too_large_is_not_read() -> None:
    with pytest.raises(Refusal, match="save-too-large"):
        read_record(" " * (MAX_BYTES + 1), KINDS)


def changed(**changes: object) -> str:
    """Return a save with other fields."""
    return json.dumps(json.loads(TEXT) | changes)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 0),
        ("format", None),
        ("format", "2"),
        ("rules", 0),
        ("seed", -1),
        ("seed", 2**53),
        ("seed", "1"),
        ("match", "../etc"),
        ("picks", [["x" * 201]]),
        ("picks", "none"),
        ("tail", -1),
        ("line", -1),
        ("line", 10**300),
        ("seating", []),
        ("seating", [{"name": "", "player": "person"}] * 4),
        ("take_backs", [[1, 2, 3]]),
        ("undone", [["x"]]),
        ("extra", 1),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(field: str, value: object) -> None:
    with pytest.raises(Refusal, match="save-broken"):
        read_record(changed(**{field: value}), KINDS)


def test_a_record_of_another_game_or_time_says_so() -> None:
    for changes, code in (
        ({"game": "pointcity"}, "wrong-game"),
        ({"rules": CITADELS.rules + 1}, "newer-save"),
        ({"format": 6}, "newer-save"),
    ):
        with pytest.raises(Refusal, match=code):
            read_record(changed(**changes), KINDS)


def test_a_record_with_far_too_many_keys_is_refused_at_once() -> None:
    many = {f"k{number}": 0 for number in range(100_000)}
    for changes in (many, {"state": many}, {"setup": {"deep": [many]}}):
        with pytest.raises(Refusal, match="save-broken"):
            read_record(changed(**changes), KINDS)


@given(st.data())
def test_a_save_cut_or_changed_anywhere_is_refused_or_read_whole(data: st.DataObject) -> None:
    text = TEXT
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.booleans())
    spoiled = text[:at] if cut else text[:at] + data.draw(st.characters()) + text[at + 1 :]
    try:
        record = read_record(spoiled, KINDS)
    except Refusal as refusal:
        assert refusal.code in {"save-broken", "wrong-game", "newer-save"}  # noqa: PT017 - both outcomes are right.
    else:
        assert not cut
        assert record.game


TEXT = saved(played(30)).model_dump_json()


def test_a_save_is_small() -> None:
    """A whole game of seven players takes tens of kilobytes, not more."""
    assert len(saved(played(10_000, players=7)).model_dump_json()) < 40_000


def test_a_seat_gets_back_only_what_it_was_told() -> None:
    again = resume(saved(played(40)), CITADELS)
    events = [event for moment in told(again, 0) for event in moment.events]
    drawn = [event.data for event in events if event.kind == "cards_drawn"]
    assert drawn
    assert all(("cards" in data) == (data["seat"] == 0) for data in drawn)


def test_a_match_taken_from_its_stored_state_has_no_history() -> None:
    """What the old rules told before is not known; the log starts where the state was taken."""
    match = played(40)
    again = resume(estranged(match), CITADELS)
    assert not again.history.replayed
    assert len(told(again, 0)) < len(told(match, 0))
    with pytest.raises(Refusal, match="unknown-moment"):
        again.at(again.history.first - 1, [0], CITADELS)


# How picks are written ---------------------------------------------------------------------------------------


def test_an_option_is_written_once_and_then_by_number() -> None:
    picks = [["a"], ["b", "c"], ["a", "c"], [], ["d", "b"]]
    packed = [["a"], ["b", "c"], [0, 2], [], ["d", 1]]
    assert pack_picks(picks) == packed
    assert unpack_picks(packed) == picks
    assert unpack_picks(picks) == picks


@pytest.mark.parametrize("picks", [[[0]], [["a"], [1]], [["a"], [-1]], [["a"], [True]], [["a"], [10**300]]])
def test_a_number_without_an_option_is_refused(picks: list[list[object]]) -> None:
    with pytest.raises(Refusal) as refusal:
        read_record(changed(picks=picks), KINDS)
    assert refusal.value.code == "save-broken"
