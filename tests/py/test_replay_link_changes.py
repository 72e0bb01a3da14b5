"""Tests that replay links open after cards, levels and rules have changed.

As far as the rules of today play them alike.
"""

from typing import Any

import pytest

import nim.game
from citadels.editions.districts import all_districts
from citadels.kind import CITADELS
from nim.engine import flow
from nim.kind import NIM, NimKind
from nim.model.state import State
from random_play import random_pick
from tabletop.kernel.ask import Pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import Sink
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, usual_level
from tabletop.match.link_tables import LinkTable
from tabletop.match.match import Match, new_match
from tabletop.match.resume import resume
from tabletop.players.seating import Chair
from tabletop.replay_link import course
from tabletop.replay_link.digits import DigitReader, DigitWriter
from tabletop.replay_link.replay_link import ROOMY, open_link, read_link, write_link

KINDS: dict[str, Kind] = {"citadels": CITADELS, "nim": NIM}


def finished(players: int, sticks: int, seed: int) -> Match[Any, Any]:
    """Return a game of Nim that is over."""
    seating = [Chair(name=str(seat), player="person") for seat in range(players)]
    match = new_match("m", NIM, {"players": players, "sticks": sticks}, seating, seed, free=False)
    chance = Randomness(seed)
    while match.position.ask is not None:
        match.play(random_pick(match.position.ask, chance))
    return match


def small() -> Match[Any, Any]:
    return finished(2, 20, 4)


def refusal_of(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        read_link(text, KINDS, "n")
    return refused.value.code


def always_seven(_game: object, _state: object) -> int:
    return 7


def test_a_game_that_ends_otherwise_under_the_rules_of_today_says_so() -> None:
    match = small()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "print_of", always_seven)
        text = write_link(match, NIM)
    assert refusal_of(text) == "replay-link-rules"
    linked = open_link(text, KINDS, "n")
    assert (linked.whole, [tuple(pick) for pick in linked.record.picks]) == (False, match.history.picks)


class NimWith(NimKind):
    """Nim as a later version of it might be."""

    def __init__(self, **changes: Any) -> None:
        vars(self).update(changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": NIM.rules + 1},
        {"players": ("first", *NIM.players, "more")},
        {"catalogue": lambda: {"cards": ["new"], "seats": [2, 9]}},
    ],
    ids=["rules", "players", "catalogue"],
)
def test_links_open_after_levels_cards_and_rules_that_change_nothing_in_them(changes: dict[str, Any]) -> None:
    match = small()
    match.seating[1] = Chair(name="Bo", player=NIM.players[0])
    text = write_link(match, NIM)
    record = read_link(text, {"nim": NimWith(**changes)}, "n")
    assert record.model_copy(update={"rules": NIM.rules}) == read_link(text, KINDS, "n")


def test_a_level_that_is_not_here_is_played_by_the_usual_one() -> None:
    match = small()
    match.seating[1] = Chair(name="Bo", player="genius")
    text = write_link(match, NimWith(players=(*NIM.players, "genius")))
    assert read_link(text, KINDS, "n").seating[1] == Chair(name="Bo", player=usual_level(NIM))


def test_a_link_of_a_later_table_is_refused_until_the_page_is_renewed() -> None:
    table = LinkTable(1, tuple(NIM.players), NIM.make({"players": 2}).setup, ("word",), {})
    later = NimWith(link_tables=lambda: (table, table))
    text = write_link(small(), later)
    assert read_link(text, {"nim": later}, "n").picks == read_link(write_link(small(), NIM), KINDS, "n").picks
    assert refusal_of(text) == "replay-link-rules"


def fewer_sticks_below(left: int, patch: pytest.MonkeyPatch) -> None:
    """Change the rules: of the last ``left`` sticks only two may be taken at once."""

    async def other(state: State, seats: int, sink: Sink | None) -> None:
        patch.setattr(flow, "MOST_TAKEN", 2 if state.left <= left else 3)
        await plain(state, seats, sink)

    plain = nim.game.turn
    patch.setattr(nim.game, "turn", other)


@pytest.mark.parametrize("seed", range(4, 10))
@pytest.mark.parametrize("left", [4, 8, 12, 20, 24])
def test_where_rules_have_changed_a_game_is_shown_up_to_there(
    monkeypatch: pytest.MonkeyPatch, seed: int, left: int
) -> None:
    """Up to the first question with other options, since there is room for a check before each pick."""
    match = finished(3, 50, seed)
    text = write_link(match, NIM)
    lefts = [position.state.left for position in match.history.line(0)]
    fewer_sticks_below(left, monkeypatch)
    other = next((number for number, there in enumerate(lefts) if 3 <= there <= left), None)
    if other is None:
        assert open_link(text, KINDS, "n").whole
        return
    record, whole = open_link(text, KINDS, "n")
    assert not whole
    assert [tuple(pick) for pick in record.picks] == match.history.picks[:other]
    again = resume(record, NIM)
    assert again.history.replayed
    assert again.waiting is not None
    assert refusal_of(text) == "replay-link-rules"


def test_a_game_that_other_rules_play_otherwise_from_the_start_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = write_link(finished(3, 50, 1), NIM)
    fewer_sticks_below(50, monkeypatch)
    with pytest.raises(Refusal, match="replay-link-rules"):
        open_link(text, KINDS, "n")


@pytest.mark.parametrize("bits", course.CHECK_BITS)
def test_the_more_checks_a_link_has_the_nearer_it_ends_at_the_first_other_question(
    monkeypatch: pytest.MonkeyPatch, bits: int
) -> None:
    """It never shows a pick after that question, but for one link in 64.

    With one bit a pick it ends at most five earlier.
    """
    ends: list[int] = []
    for seed in range(12):
        match = finished(3, 50, seed)
        lefts = [position.state.left for position in match.history.line(0)]
        other = next((number for number, there in enumerate(lefts) if 3 <= there <= 16), 0)
        digits = DigitWriter()
        digits.add(course.put_course(match, None, bits))
        with monkeypatch.context() as patch:
            fewer_sticks_below(16, patch)
            reader = DigitReader(digits.text("x"), "x")
            found = course.take_course(reader, match.game, match.seed, None, dense=True)
        assert not found.whole
        assert [tuple(pick) for pick in found.picks] == match.history.picks[: len(found.picks)]
        ends.append(other - len(found.picks))
    assert min(ends) >= 0
    assert max(ends) <= {6: 0, 3: 1, 2: 2, 1: 5}.get(bits, 30)


def test_a_long_game_has_few_checks_and_a_short_one_many() -> None:
    """A link is filled with checks up to a length at which it is still short."""
    for kind, players, letters in ((CITADELS, 7, 290), (CITADELS, 4, ROOMY), (NIM, 2, ROOMY)):
        chairs = [Chair(name="Anna", player=usual_level(kind))] * players
        match = new_match("m", kind, kind.make({"players": players}).setup, chairs, 3, free=False)
        match.advance(kind, 10_000)
        text = write_link(match, kind)
        assert len(text) <= letters
        assert read_link(text, KINDS, "n").picks == [[*pick] for pick in match.history.picks]


def test_a_card_that_costs_more_ends_replays_and_no_other_game_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = CITADELS.make({"players": 5}).setup
    seating = [Chair(name=str(seat), player="normal") for seat in range(5)]
    texts: dict[str, list[Pick]] = {}
    for seed in range(5):
        match = new_match("m", CITADELS, setup, seating, seed, free=False)
        match.advance(CITADELS, 10_000)
        texts[write_link(match, CITADELS)] = match.history.picks
    palace = all_districts("2016")["palace"]
    monkeypatch.setattr(palace, "cost", palace.cost + 1)
    opened = [open_link(text, KINDS, "n") for text in texts]
    for linked, played in zip(opened, texts.values(), strict=True):
        shown = [tuple(pick) for pick in linked.record.picks]
        assert shown == played[: len(shown)]
        assert linked.whole == (len(shown) == len(played))
    assert not all(linked.whole for linked in opened)
