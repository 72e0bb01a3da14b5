"""Tests that from ``normal`` up no place is thrown away in the last turn of all, by a walk of every way to play it."""

from collections import Counter
from functools import cache
from typing import cast

import pytest

import citadels.search.last_turn
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.last_answer import last_answer
from citadels.search.last_turn import LastTurn, Moment
from last_turns import hidden_points, last_turn, walk
from scenario import Scenario, Seat
from tabletop.kernel.ask import Ask, Pick, read_option, view_ask
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Which, computer_pick
from tabletop.players.thinking import finished
from tests.tiers import sampled, turn_of
from turn_walks import Found, TooManyError, Walk, place, played, thrown_away

LEVELS = ("normal", "strong", "expert")

OFTEN = 10
"""In every so many of the turns ``master`` plays as well."""


@cache
def turn(seed: int) -> Found[State]:
    """Return the last turn of a seed; there is one. It takes a whole game to find it."""
    found = last_turn(seed)
    assert found is not None
    return found


@cache
def walked(seed: int) -> Walk:
    """Return what all ways of the last turn of a seed come to."""
    return walk(turn(seed).start, turn(seed).seat)


def test_no_sure_place_is_thrown_away() -> None:
    """Neither a sure win, nor a sure place once all that counts is known; in a few turns of all that were met."""
    wanted = sampled(200, 8, "the same walk of fewer last turns; ten nights walk 2,000")
    met, thrown = Counter[str](), list[object]()
    # Those that were looked at while the walk was written begin with 1000.
    seed = sampled(10_000 * (1 + turn_of(10)), 3, "other seeds of the same walk")
    while met["walked"] < wanted:
        seed += 1
        found = last_turn(seed)
        if found is None:
            continue
        met["met"] += 1
        if hidden_points(found):
            continue
        try:
            first = walk(found.start, found.seat)
            levels = LEVELS if met["walked"] % OFTEN else (*LEVELS, "master")
            thrown += [
                (seed, level, *lost) for level in levels for lost in thrown_away(found, level, walk, first)
            ]
        except TooManyError:
            continue
        met["walked"] += 1
    assert not thrown, thrown
    assert met["walked"] * 2 >= met["met"], "half of all last turns are walked"


BEST_PLACES = {
    # The classic Bell Tower is asked about within its build: rung, it completes the own city.
    "a bell that ends all cities sooner is rung": (62, 3),
    # The Armory takes the leader's Wishing Well, the Warlord its Temple; in between it builds its Map Room.
    "two strikes do what neither does alone": (1226, 1),
    # It gathers, builds the Watchtower, and then takes 3 as the Warlord: enough for a dearer strike.
    "the income waits for a build that pays it": (10121, 4),
    # With the gold that is left after the bribe the Diplomat gets the first place; unmasked, the threat would take all.
    "a threat is answered by what is sure": (10091, 1),
}
"""By what it takes: the seed of a last turn, and the best place that is sure."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seed", "best"), BEST_PLACES.values(), ids=BEST_PLACES)
def test_the_best_place_is_taken(seed: int, best: int, level: str) -> None:
    assert walked(seed).place == best
    assert not list(thrown_away(turn(seed), level, walk, walked(seed)))


def test_what_is_sure_is_not_lost_where_deals_have_too_many_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 232 asks of last turns one had more than 20,000 moments over six deals; then the usual answer was taken."""
    monkeypatch.setattr(citadels.search.last_turn, "DEALT_NODES", 40)
    assert not list(thrown_away(turn(1226), "expert", walk, walked(1226)))


def test_a_turn_with_too_many_ways_is_played_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the moment of an ask within a choice is looked for."""
    monkeypatch.setattr(citadels.search.last_turn, "NODES", 3)
    *asked, (end, _) = played(turn(1226), "normal")
    assert end.ask is None
    assert any(position.picks for position, _ in asked), "something was asked within a choice"


CHEAP = "manor temple church tavern market trading_post watchtower"
"""A complete city of 12 points, and 4 for being the first."""


def finish(t: Scenario, level: str) -> int:
    """Play the turn as ``level``; return the place."""
    seat = t.position.ask.seat if t.position.ask is not None else -1
    while (ask := t.position.ask) is not None and ask.seat == seat:
        view = t.position.game.view(t.position.state, seat)
        pick: Pick = finished(CITADELS.choose(level, view, view_ask(ask, ""), Randomness(3), _nothing))
        t.choose(*pick)
    return place(t.position, seat)


def _nothing() -> None:
    raise AssertionError("nothing is recalled in a turn without names")


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_a_cheap_strike_and_a_build_win_by_rank(t: Scenario, level: str) -> None:
    """The Tavern for nothing, and the Smithy, make 21 to 21; a dearer strike leaves no gold for the Smithy."""
    t.table(
        Seat("warlord", gold=3, hand="smithy", city="castle palace temple docks monastery"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="castle cathedral harbor fortress monastery tavern", gold=0),
        call="warlord",
    )
    t.gather()
    assert finish(t, level) == 1


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_a_sacrifice_for_a_dear_card_wins(t: Scenario, level: str) -> None:
    """The Theater for the Framework, and the Tavern: 17 to 16."""
    t.table(
        Seat("architect", gold=0, hand="theater tavern", city="framework castle palace temple"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="castle cathedral harbor", gold=0),
        Seat("bishop", gold=0),
        call="architect",
    )
    t.gather()
    assert finish(t, level) == 1


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_the_card_that_is_given_away_decides(t: Scenario, level: str) -> None:
    """The Treasury for the Barracks costs 2 gold and makes 18 to 17.

    For the Wishing Well it costs none, and makes 16.
    """
    t.table(
        Seat("diplomat", gold=2, city="wishing_well barracks castle"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="castle cathedral harbor trading_post prison", gold=0),
        Seat("merchant", city="imperial_treasury", gold=0),
        call="diplomat",
    )
    t.gather()
    assert finish(t, level) == 1


def test_an_exchange_once_begun_is_made(t: Scenario) -> None:
    """The Watchtower for the Tavern makes the third place, which no score tells.

    Taken back, as usual, the exchange would be begun again without an end: the menu is as it was.
    """
    t.table(
        Seat("diplomat", gold=0, hand="tavern", city="market trading_post tavern framework temple manor"),
        Seat("magistrate", gold=0, city="harbor library monastery manor temple watchtower"),
        Seat("emperor", gold=0, city="castle manor tavern trading_post church watchtower map_room"),
        Seat("architect", gold=0, city="smithy church trading_post watchtower castle monastery barracks"),
        call="diplomat",
        first=2,
    )
    t.gather()
    t.pick("ability")
    t.pick("exchange", card="watchtower", seat=1)
    ask = t.position.ask
    assert ask is not None
    assert ask.kind == "exchange_for"
    view = t.position.game.view(t.position.state, 0)
    assert isinstance(view, View)
    (answer,) = finished(last_answer(view, view_ask(ask, ""), ("cancel",), 0))
    assert read_option(answer).word("card") == "tavern"


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_a_card_is_seized_from_the_leader(t: Scenario, level: str) -> None:
    """Its Tavern makes 18 to 18, and rank 8 wins the tie.

    The Merchant's Watchtower costs as much, and makes 18 to 19.
    """
    t.table(
        Seat("marshal", gold=0, city="castle palace temple harbor monastery"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="castle cathedral harbor fortress tavern", gold=0),
        Seat("merchant", city="watchtower", gold=0),
        call="marshal",
    )
    t.gather()
    assert finish(t, level) == 1


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_an_armory_is_given_up_for_the_leaders_palace(t: Scenario, level: str) -> None:
    """It makes 19 to 18; with the Armory it is 22 to 23."""
    t.table(
        Seat("merchant", gold=0, city="armory castle palace cathedral fortress"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="palace cathedral harbor fortress docks tavern", gold=0),
        Seat("bishop", gold=0),
        call="merchant",
    )
    t.gather()
    assert finish(t, level) == 1


def test_a_choice_that_changes_nothing_is_not_walked_again_and_again(t: Scenario) -> None:
    """The Magician may put no card under the deck: then the menu is as it was.

    Each card in its hand scores by the Map Room.
    """
    t.table(
        Seat("magician", gold=0, hand="manor", city="map_room castle palace"),
        Seat("assassin", city=CHEAP, gold=0),
        Seat("thief", hand="church market docks harbor", city="castle cathedral harbor", gold=0),
        call="magician",
    )
    t.gather()
    game, ask = cast("Citadels", t.position.game), t.position.ask
    assert ask is not None

    def other(_state: State, asked: Ask) -> Pick:
        return asked.options[-1:]

    turn = LastTurn(game.rules, ask.seat, other, 2)
    here = Moment(t.position.base, t.position.picks, t.position.state, ask)
    assert finished(turn.better(here, ("end_turn",))) == ("ability:name=swap",)


def test_what_is_asked_within_a_choice_is_answered_from_the_view_alone(t: Scenario) -> None:
    """A page that was opened again knows nothing of the answer before."""
    t.table(
        Seat("warlord", gold=5, hand="smithy", city="castle palace temple docks monastery"),
        Seat("king", city=CHEAP, gold=0),
        Seat("thief", city="castle cathedral harbor fortress monastery tavern", gold=0),
        call="warlord",
    )
    t.gather()
    t.pick("ability", name="destroy")
    assert finish(t, "normal") == 1


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_an_answer_is_the_same_whatever_was_asked_before(level: str) -> None:
    """Else guests, who compute it again, would accuse a host whose page was opened again in the middle of the turn."""
    found, other = turn(154), turn(62)
    for number, (position, pick) in enumerate(list(played(found, level)), len(found.picks) + 1):
        if position.ask is None:
            continue
        list(played(other, level))
        chance = Which(found.seed, number)
        again = computer_pick(CITADELS, level, position.game, position.state, position.ask, chance, _nothing)
        assert again == pick
