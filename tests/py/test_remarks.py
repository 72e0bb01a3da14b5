"""Tests what computer players say: seldom, no line twice in a game, and only from facts that all were told."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.kind import CITADELS
from citadels.remarks import LINES, REMARKS, TEMPERS
from desk_client import DeskClient
from pointcity.kind import POINT_CITY
from tabletop.match.remarks import SILENCE, Remark, Talk, lines_of, remark_on
from tabletop.players.seating import Chair
from tabletop.service.calls import EventSeen
from tabletop.texts.locales import LANGUAGES
from tools.words import ROOT, messages

SEATING = [
    Chair(name="Ada", player="person"),
    Chair(name="Bert", player="strong-raider"),
    Chair(name="Cleo", player="normal-builder"),
    Chair(name="Dan", player="normal"),
]


def at(number: int, kind: str, data: dict[str, Any], harm: dict[str, Any] | None = None) -> EventSeen:
    return EventSeen.model_validate({"number": number, "kind": kind, "data": data, "harm": harm})


def ruin(number: int, seat: int, by: int) -> EventSeen:
    data = {"seat": seat, "by": by, "card": "tavern", "paid": 0}
    return at(number, "district_destroyed", data, {"seat": seat, "deed": "destroyed", "by": by})


def robbery(number: int, seat: int, by: int, amount: int = 3) -> EventSeen:
    data = {"from": seat, "to": by, "amount": amount}
    return at(number, "gold_moved", data, {"seat": seat, "deed": "robbed", "by": by})


def built(number: int, seat: int, paid: int) -> EventSeen:
    return at(number, "district_built", {"seat": seat, "card": "palace", "paid": paid})


def brawl() -> list[EventSeen]:
    """A long game in which everybody strikes everybody."""
    blows: list[EventSeen] = []
    for turn in range(400):
        victim, by = turn % 4, (turn * 3 + 1 + turn // 4) % 4
        if victim == by:
            blows.append(built(turn * 4, by, 5))
        else:
            blows.append((ruin if turn % 2 else robbery)(turn * 4, victim, by))
    return blows


def said(before: Sequence[EventSeen], event: EventSeen, seating: Sequence[Chair] = SEATING) -> Remark | None:
    return remark_on(REMARKS, seating, Talk(), before, [event]).remark


def talk_of(events: Sequence[EventSeen]) -> list[Remark | None]:
    """The remark on each event, as a page asks for them one after the other."""
    talk, found = Talk(), list[Remark | None]()
    for place, event in enumerate(events):
        remarked = remark_on(REMARKS, SEATING, talk, events[place - 1 : place] if place else [], [event])
        talk = remarked.talk
        found.append(remarked.remark)
    return found


def test_a_player_whose_district_is_destroyed_says_so_in_its_own_temper() -> None:
    remark = said([], ruin(20, 2, 0))
    assert remark is not None
    assert remark.seat == 2
    assert remark.line.startswith("remark-builder-ruined-")
    assert remark.card == "tavern"


def test_a_player_that_harms_the_one_who_harmed_it_before_speaks_of_revenge() -> None:
    assert said([ruin(20, 1, 0)], ruin(60, 0, 1)) == Remark(1, "remark-raider-revenge-1", "tavern")


def test_revenge_settles_a_grudge() -> None:
    def grudges(*blows: EventSeen) -> list[list[int]]:
        return remark_on(REMARKS, SEATING, Talk(), blows, []).talk.grudges

    assert grudges(ruin(20, 1, 0)) == [[1, 0]]
    assert grudges(ruin(20, 1, 0), ruin(60, 0, 1)) == [[0, 1]]
    assert grudges(ruin(20, 1, 0), ruin(60, 0, 1), ruin(90, 0, 1)) == [[0, 1]]
    again = said([ruin(20, 1, 0), ruin(60, 0, 1)], ruin(90, 0, 1))
    assert again is None or "revenge" not in again.line


def test_people_make_no_remarks_and_nothing_is_said_of_harmless_events() -> None:
    assert said([], ruin(20, 1, 2)) is not None
    assert said([], ruin(20, 1, 2), [Chair(name=chair.name, player="person") for chair in SEATING]) is None
    # A small robbery, gold that was paid for something, and a loss by no player.
    assert said([], robbery(20, 1, 2)) is not None
    assert said([], robbery(20, 1, 2, amount=1)) is None
    assert said([], at(20, "gold_moved", {"from": 1, "to": 2, "amount": 5})) is None
    assert (
        said([], at(20, "district_destroyed", {"seat": 1}, {"seat": 1, "deed": "destroyed", "by": None}))
        is None
    )


def test_only_what_is_dear_or_first_makes_proud() -> None:
    paid = {paid: [said([], built(number, 2, paid)) for number in range(20)] for paid in (4, 5)}
    assert not any(paid[4])
    # One in three.
    assert 2 <= sum(remark is not None for remark in paid[5]) < 15
    assert said([], at(20, "city_completed", {"seat": 3, "first": True})) is not None
    assert said([], at(20, "city_completed", {"seat": 3, "first": False})) is None
    crowns = [said([], at(number, "crown_moved", {"from": 1, "to": 3})) for number in range(20)]
    assert any(crowns)
    assert not any(said([], at(number, "crown_moved", {"from": None, "to": 3})) for number in range(20))


def test_remarks_are_rare_and_no_line_comes_twice_in_a_game() -> None:
    events = brawl()
    remarks = talk_of(events)
    lines = [remark.line for remark in remarks if remark]
    assert len(lines) > 10
    assert len(set(lines)) == len(lines)
    moments = [event.number for event, remark in zip(events, remarks, strict=True) if remark]
    assert all(after - before >= SILENCE for before, after in pairwise(moments))


def test_facts_that_only_single_seats_are_told_change_no_remark() -> None:
    # What one seat is told beyond that: cards that it drew, drafted or was shown, facts beside open ones.
    secret = [
        more
        for event in brawl()
        for more in (
            at(event.number, "cards_drawn", {"seat": 1, "count": 2, "cards": ["palace", "temple"]}),
            at(event.number, "character_drafted", {"seat": 2, "character": "thief"}),
            event.model_copy(update={"data": {**event.data, "cards": ["manor"], "character": "king"}}),
        )
    ]
    assert [one for one in talk_of(secret) if one] == [one for one in talk_of(brawl()) if one]


EVENTS = st.lists(
    st.tuples(
        st.sampled_from([ruin, robbery, built]), st.integers(0, 12), st.integers(0, 3), st.integers(0, 5)
    ),
    max_size=40,
)


@given(events=EVENTS, cuts=st.lists(st.integers(0, 40), max_size=4))
def test_a_talk_goes_on_wherever_it_was_cut(events: list[tuple[Any, int, int, int]], cuts: list[int]) -> None:
    log, number = list[EventSeen](), 0
    for make, later, seat, what in events:
        number += later
        log.append(make(number, seat, what))
    whole = remark_on(REMARKS, SEATING, Talk(), log[:-1], log[-1:])
    talk, done = Talk(), 0
    for cut in sorted(cuts):
        until = min(cut, max(len(log) - 1, 0))
        talk = remark_on(REMARKS, SEATING, talk, log[done:until], log[until:]).talk
        done = until
    assert remark_on(REMARKS, SEATING, talk, log[done:-1], log[-1:]) == whole


def test_the_page_asks_by_a_call_and_hands_back_the_talk() -> None:
    desk, seating = DeskClient(CITADELS, POINT_CITY), [chair.model_dump() for chair in SEATING]
    first, second = ruin(20, 1, 0).model_dump(), ruin(60, 0, 1).model_dump()
    ask: dict[str, Any] = {
        "game": "citadels",
        "seating": seating,
        "talk": None,
        "before": [],
        "events": [first],
    }
    told = desk.result("remark", **ask)
    assert told["remark"]["seat"] == 1
    assert told["talk"] == {"last": -SILENCE, "said": [], "grudges": []}, "the talk before the events"
    told = desk.result("remark", **ask | {"talk": told["talk"], "before": [first], "events": [second]})
    assert told["remark"] == {"seat": 1, "line": "remark-raider-revenge-1", "card": "tavern"}
    assert told["talk"]["grudges"] == [[1, 0]]
    silent = desk.result("remark", **ask | {"game": "pointcity"})
    assert silent == {"talk": {"last": -SILENCE, "said": [], "grudges": []}, "remark": None}


@pytest.mark.cpython_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_there_in_every_language_and_all_are_different(language: str) -> None:
    texts = messages(ROOT / "web" / "games" / "citadels" / "locales" / "remarks" / f"{language}.ftl")
    lines = [line for temper in TEMPERS for occasion in LINES for line in lines_of(REMARKS, temper, occasion)]
    assert len(lines) >= 60
    assert set(lines) == set(texts)
    assert len({texts[line] for line in lines}) == len(lines)
