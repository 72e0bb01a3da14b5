"""Tests the coach.

Legal answers with figures and reasons, from what the one person who plays knows, and for that person only.
"""

from dataclasses import replace
from typing import cast

import pytest

from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.coach import advise, reasons, share, without_cancel
from citadels.search.memory import Memory
from citadels.search.rollout_notes import noted
from dealing import plain_setup
from desk_client import Data, DeskClient
from player_checks import check_hint_after_save, hint_of
from tabletop.kernel.ask import view_ask
from tabletop.kernel.events import Event, Explanation, Harm
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.match import Match, new_match
from tabletop.players.search import Prospect
from tabletop.players.seating import Chair
from tabletop.players.thinking import finished

SETUP = plain_setup(4, crown=0).model_dump()


@pytest.fixture
def client() -> DeskClient:
    return DeskClient()


def begin(seed: int) -> Match[State, View]:
    seating = [Chair(name=f"P{seat}", player="normal" if seat else "person") for seat in range(4)]
    return new_match("m", CITADELS, SETUP, seating, seed, free=False)


def test_a_person_who_follows_it_plays_a_legal_game_and_every_answer_has_its_chance() -> None:
    match, asked, seen = begin(3), set[str](), set[str]()
    while True:
        match.advance(CITADELS, 1000)
        ask = match.position.ask
        if ask is None:
            break
        hint = hint_of(CITADELS, match)
        assert hint.ask == match.ask_id
        assert 1 <= len(hint.advice) <= 3
        assert len({tuple(one.options) for one in hint.advice}) == len(hint.advice)
        assert all(ask.allows(tuple(one.options)) for one in hint.advice)
        assert all(one.chance is not None and 0 <= one.chance <= 100 for one in hint.advice)
        for one in hint.advice:
            figures = [reason.facts for reason in one.reasons if reason.id == "leaves"]
            assert len(figures) == 1
            assert set(figures[0]) == {"built", "gold", "cards"}
            seen |= {reason.id for reason in one.reasons}
        asked.add(ask.kind)
        match.pick(0, match.ask_id, tuple(hint.advice[0].options))
        if match.position.state.round > 2:
            break
    assert asked >= {"draft", "turn"}
    assert seen > {"leaves"}


def test_the_same_moment_gives_the_same_hint_after_a_save_too() -> None:
    check_hint_after_save(CITADELS, begin(11))


def test_what_the_seat_cannot_know_changes_no_hint() -> None:
    """Everything hidden is dealt anew, and the coach says the same."""
    match = begin(5)
    game = cast("Citadels", match.game)
    observer = Observer(game, game.rules)
    compared = 0
    for number in range(60):
        position = match.position
        observer.watch(position)
        if position.ask is None:
            break
        if position.ask.seat == 0 and not position.picks and number % 3 == 0:
            other = observer.position(0, Randomness(number))
            assert other.state != position.state
            said = [_said(game, here, observer) for here in (position, other)]
            assert said[0] == said[1]
            compared += 1
        if position.ask.seat:
            match.advance(CITADELS, 1)
        else:
            match.pick(0, match.ask_id, position.ask.options[:1])
    assert compared > 2


def _said(game: Citadels, position: Position[State], observer: Observer) -> object:
    """Return what the coach says at ``position`` to the seat that is asked there, which knows what it was told."""
    ask = position.ask
    assert ask is not None
    memory = Memory(game, observer.known[ask.seat])
    view = game.view(position.state, ask.seat)
    return finished(advise(view, view_ask(ask, ""), Randomness(7), lambda: memory))


def test_what_is_counted() -> None:
    """What could happen oftener after one answer than after another is told of it, and never how often."""
    match = begin(1)
    state, view = match.position.state.copy(), match.game.view(match.position.state, 0)

    def event(kind: str, **facts: int | str) -> Event:
        return Event(kind, "", {**facts}, {}, reveals=False)

    state.players[0].gold, state.players[0].hand, state.crown = 3, ["manor"], 0
    built = [event("district_built", seat=0, card=card) for card in ("temple", "castle")]
    others = event("district_built", seat=1, card="manor")
    taken = [
        event("district_confiscated", seat=1, to=0, card="market"),
        event("district_seized", seat=1, by=0, card="prison"),
        event("district_confiscated", seat=0, to=1, card="docks"),
        event("district_seized", seat=2, by=1, card="church"),
    ]
    safe = [noted(0, [*built, *taken, others, event("turn_ended", seat=0)], state)] * 2
    state.players[0].gold, state.crown = 0, 2
    own = event("district_destroyed", seat=0, by=0, card="manor")
    ruin = event("district_destroyed", seat=0, by=3, card="manor")
    tax = Event("gold_moved", "", {"from": 0}, {}, reveals=False)
    robbed = replace(tax, explained=Explanation(Harm(0, "robbed", 1)))
    risky = [noted(0, [robbed, ruin, own], state), noted(0, [event("turn_ended", seat=0), tax, own], state)]
    tried = {("safe",): safe, ("risky",): risky}
    view.crown = 2
    found = {pick[0]: {one.id: one.facts for one in reasons(pick, tried, view)} for pick in tried}
    assert found["safe"] == {"crowned": {"because": False}, "leaves": {"built": 40, "gold": 30, "cards": 10}}
    assert found["risky"] == {
        "silenced": {"because": False},
        "robbed": {"because": False},
        "wrecked": {"because": False},
        "leaves": {"built": 0, "gold": 0, "cards": 10},
    }
    assert [bool(share(some, "built castle")) for some in tried.values()] == [True, False]
    view.seats[0].gold = 9
    assert {one.id: one.facts for one in reasons(("risky",), tried, view)}["robbed"]["because"] is True
    alike = {("one",): risky, ("other",): risky}
    assert [one.id for one in reasons(("one",), alike, view)] == ["leaves"], (
        "what happens anyway is no reason"
    )


def test_cancel_is_recommended_only_where_every_other_answer_loses_against_it() -> None:
    cancel, near, far = (
        Prospect((option,), worth, 8) for option, worth in (("cancel", 0.4), ("x", 0.39), ("y", 0.2))
    )
    assert without_cancel([cancel, near, far]) == [near, far]
    assert without_cancel([near, cancel, far]) == [near, far]
    assert without_cancel([cancel, far]) == [cancel, far]
    assert without_cancel([cancel]) == [cancel]


def test_only_the_one_person_among_computer_players_is_told(client: DeskClient) -> None:
    client.create("person", "normal", "person", "normal")
    assert client.refused("hint", match="m", seat=0) == "no-hint"
    client.create("person", "normal", "normal", "elsewhere")
    assert client.refused("hint", match="m", seat=0) == "no-hint"
    client.create("person", "normal", "normal", "normal")
    assert client.refused("hint", match="m", seat=1) == "not-your-ask"
    assert client.refused("hint", match="m", seat=9) == "not-your-ask"
    before = client.result("since", match="m", seat=0, line=0, number=-1)
    hint: Data = client.result("hint", match="m", seat=0)
    assert set(hint) == {"ask", "advice"}
    assert client.result("since", match="m", seat=0, line=0, number=-1) == before
