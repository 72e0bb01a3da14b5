"""Saves: a record replays to the stored state; where the rules have changed, the stored state is taken."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.game import GAME_ID, RULES_VERSION, Citadels
from citadels.model.state import State
from citadels.model.view import View
from games import random_pick
from scenario import plain_setup
from tabletop.errors import Refusal
from tabletop.match import Match, resume
from tabletop.randomness import Randomness
from tabletop.record import MAX_BYTES, Record, read_record


def played(picks: int, players: int = 4, seed: int = 8) -> Match[State, View]:
    """Return a match after so many picks."""
    setup = plain_setup(players)
    match = Match("m", Citadels(setup), setup.model_dump(mode="json"), seed)
    chance = Randomness(seed)
    while match.position.ask is not None and len(match.picks) < picks:
        ask = match.position.ask
        match.pick(ask.seat, str(len(match.picks)), random_pick(ask, chance))
    return match


def saved(match: Match[State, View]) -> Record:
    """Return the record of ``match``, written and read again."""
    return read_record(match.record(GAME_ID, RULES_VERSION).model_dump_json())


def mid_step(least: int = 10) -> Match[State, View]:
    """Return a match in the middle of a step: a card has asked, and was not answered yet."""
    return next(match for match in map(played, range(least, 200)) if match.position.picks)


def same(one: Match[State, View], two: Match[State, View]) -> None:
    """Assert that two matches stand at the same point and go on the same way."""
    assert one.picks == two.picks
    assert one.position.state == two.position.state
    assert one.position.base == two.position.base
    assert one.position.picks == two.position.picks
    for seat in (*range(one.game.seats), None):
        assert one.step(seat).view == two.step(seat).view
        assert one.step(seat).ask == two.step(seat).ask


@pytest.mark.parametrize("picks", [0, 1, 17, 60, 10_000])
def test_replay_comes_to_the_stored_state(picks: int) -> None:
    match = played(picks)
    again, replayed = resume(saved(match), Citadels(plain_setup(4)), same_rules=True)
    assert replayed
    same(match, again)


def test_an_opened_match_knows_what_every_seat_was_told() -> None:
    """Seat by seat the events of all Steps, in order; nothing that was not told at the time."""
    setup = plain_setup(4)
    match = Match("m", Citadels(setup), setup.model_dump(mode="json"), 8)
    seats = [*range(4), None]
    told = {seat: list(match.step(seat).events) for seat in seats}
    for pick in played(60).picks:
        match.play(pick)
        for seat in seats:
            told[seat] += match.step(seat).events
    again, _ = resume(saved(match), Citadels(setup), same_rules=True)
    for seat in seats:
        assert again.history(seat) == match.history(seat) == told[seat]


def test_replay_in_the_middle_of_a_step() -> None:
    match = mid_step()
    record = saved(match)
    assert record.tail == len(match.position.picks) > 0
    again, replayed = resume(record, Citadels(plain_setup(4)), same_rules=True)
    assert replayed
    same(match, again)


@pytest.mark.parametrize("picks", [0, 30, 10_000])
def test_other_rules_go_on_from_the_stored_state(picks: int) -> None:
    match = played(picks)
    again, replayed = resume(saved(match), Citadels(plain_setup(4)), same_rules=False)
    assert not replayed
    same(match, again)


def test_other_rules_in_the_middle_of_a_step() -> None:
    match = mid_step()
    again, replayed = resume(saved(match), Citadels(plain_setup(4)), same_rules=False)
    assert not replayed
    same(match, again)


def test_a_record_that_replays_differently_goes_on_from_the_stored_state() -> None:
    """As if a fix had changed what the same picks lead to."""
    match = played(40)
    record = saved(match)
    record.state["players"][0]["gold"] += 1
    record.state["issued"] += 1
    again, replayed = resume(record, Citadels(plain_setup(4)), same_rules=True)
    assert not replayed
    assert again.position.state.players[0].gold == match.position.state.players[0].gold + 1
    assert len(again.picks) == 40


def test_a_pick_that_is_no_longer_legal_goes_on_from_the_stored_state() -> None:
    match = played(40)
    record = saved(match)
    record.picks[3] = ["draft:character=jester"]
    again, replayed = resume(record, Citadels(plain_setup(4)), same_rules=True)
    assert not replayed
    assert again.position.state == match.position.state


def test_a_game_goes_on_alike_after_saving() -> None:
    match = played(50)
    again, _ = resume(saved(match), Citadels(plain_setup(4)), same_rules=True)
    chance = Randomness(99)
    while match.position.ask is not None:
        pick = random_pick(match.position.ask, chance)
        for one in (match, again):
            one.pick(one.position.ask.seat if one.position.ask else 0, str(len(one.picks)), pick)
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
    """Only where the rules have changed is it looked at; else the picks speak, and it must agree with them."""
    match = next(match for match in map(played, range(20, 99)) if match.position.state.turn)
    record = saved(match)
    LAWLESS[what](record.state)
    with pytest.raises(Refusal, match="save-broken"):
        resume(record, Citadels(plain_setup(4)), same_rules=False)


def test_picks_that_do_not_fit_the_stored_state_are_refused() -> None:
    record = saved(mid_step())
    record.picks[-1] = ["dance"]
    with pytest.raises(Refusal):
        resume(record, Citadels(plain_setup(4)), same_rules=False)
    record.tail = 5000
    with pytest.raises(Refusal):
        resume(record, Citadels(plain_setup(4)), same_rules=False)


def test_a_save_that_is_too_large_is_not_read() -> None:
    with pytest.raises(Refusal, match="save-too-large"):
        read_record(" " * (MAX_BYTES + 1))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("rules", 0),
        ("seed", -1),
        ("seed", 2**53),
        ("seed", "1"),
        ("match", "../etc"),
        ("picks", [["x" * 201]]),
        ("picks", "none"),
        ("tail", -1),
        ("extra", 1),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(field: str, value: object) -> None:
    data = json.loads(saved(played(5)).model_dump_json()) | {field: value}
    with pytest.raises(Refusal, match="save-broken"):
        read_record(json.dumps(data))


@given(st.data())
def test_a_save_cut_or_changed_anywhere_is_refused_or_read_whole(data: st.DataObject) -> None:
    text = TEXT
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.booleans())
    broken = text[:at] if cut else text[:at] + data.draw(st.characters()) + text[at + 1 :]
    try:
        record = read_record(broken)
    except Refusal as refusal:
        assert refusal.code == "save-broken"  # noqa: PT017 - both outcomes are right.
    else:
        assert not cut
        assert record.game


TEXT = saved(played(30)).model_dump_json()


def test_a_save_is_small() -> None:
    """A whole game of seven players takes tens of kilobytes, not more."""
    assert len(saved(played(10_000, players=7)).model_dump_json()) < 40_000


def test_an_opened_match_knows_its_history() -> None:
    """Each seat gets back all it was told, in order, and nothing of what others were told in confidence."""
    match = played(40)
    told = {seat: match.history(seat) for seat in range(4)}
    again, _ = resume(saved(match), Citadels(plain_setup(4)), same_rules=True)
    assert {seat: again.history(seat) for seat in range(4)} == told
    drawn = [event.data for event in told[0] if event.kind == "cards_drawn"]
    assert drawn
    assert all(("cards" in data) == (data["seat"] == 0) for data in drawn)


def test_a_match_taken_from_its_stored_state_has_no_history() -> None:
    """What the old rules told before is not known; the log starts where the state was taken."""
    match = played(40)
    again, replayed = resume(saved(match), Citadels(plain_setup(4)), same_rules=False)
    assert not replayed
    assert len(again.history(0)) < len(match.history(0))
