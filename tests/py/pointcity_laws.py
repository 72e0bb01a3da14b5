"""Checks the laws that hold in every position of Point City; any test may run them on any game of it."""

from collections.abc import Sequence

import table_laws
from pointcity.engine.laws import broken_laws
from pointcity.engine.secrets import resample
from pointcity.game import PointCity
from pointcity.model.state import State
from table_laws import (
    check_ask,
    check_refusals,
    check_replay,
    check_silence,
    differences,
    line_from,
    update_of,
)
from tabletop.kernel.ask import Pick
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History

STATE_WORDS = ("seed", "chance", "players", "base", "built")
"""Parts of the true state that no update has."""

MOST_OPTIONS = 24
"""No ask is longer: questions come in steps."""


def game_of(position: Position[State]) -> PointCity:
    """Return the game that ``position`` belongs to."""
    assert isinstance(position.game, PointCity)
    return position.game


def check_conservation(position: Position[State]) -> None:
    """No card or token is made or lost; between turns the market is full and each turn has taken two cards."""
    rules = game_of(position).rules
    assert broken_laws(rules, position.base) == [], "a step began with this"
    assert broken_laws(rules, position.state, lifted=bool(position.picks)) == []


def check_round_trip(position: Position[State]) -> None:
    """A state that is stored and read again is the same state, and its copy shares nothing with it."""
    table_laws.check_round_trip(position, _spoil)


def _spoil(state: State) -> None:
    """Change everything in ``state`` that can be changed in place."""
    for player in [*state.players, *([state.automa] if state.automa is not None else [])]:
        player.hand.append(0)
        player.city.append(0)
        player.tokens.append("")
    for pile in (state.deck, state.market, state.discard, state.chosen):
        pile.append(0)
    state.tokens.append("")
    state.built[0] = not state.built[0]


# 4 no leaks --------------------------------------------------------------------------------------------------


def check_no_leaks(position: Position[State], pick: Pick | None, chance: Randomness) -> int:
    """No seat is told what is hidden: the step played again in a world dealt anew tells every seat the same.

    Up to ``position`` the updates must be equal. By ``pick`` cards may come up from the deck, which differ from
    world to world; so after it only what came before those is compared: the events up to the first reveal.
    Returns how many updates were compared.
    """
    game = game_of(position)
    world = resample(position.base, chance)
    assert game.broken_laws(world) == []
    here = line_from(Position[State].resumed(game, position.base, ()), position.picks)
    there = line_from(Position[State].resumed(game, world, ()), position.picks)
    compared = 0
    for mine, other in zip(here, there, strict=True):
        for seat in (*range(game.seats), None):
            one, two = update_of(mine, seat), update_of(other, seat)
            check_silence(one, mine, STATE_WORDS)
            assert one == two, f"seat {seat} can tell the worlds apart: {differences(one, two)}"
            compared += 1
    if pick is not None:
        _compare_news(here[-1].after(pick), there[-1].after(pick))
    return compared


def _compare_news(mine: Position[State], other: Position[State]) -> None:
    """What is told before the first hidden side comes out is the same in both worlds."""
    for one, two in zip(mine.events, other.events, strict=False):
        if one.reveals or two.reveals:
            assert (one.kind, one.reveals) == (two.kind, two.reveals)
            return
        assert one == two
    assert mine.events == other.events


def check_undo(before: Position[State], pick: Pick, chance: Randomness) -> int:
    """A pick that its seat may take back has told it nothing: in a world dealt anew it is sent the same.

    Returns how many updates were compared: 0 where the pick may not be taken back.
    """
    assert before.ask is not None
    game, seat = game_of(before), before.ask.seat
    history = History(before)
    history.play(pick)
    if history.moment(1).reveals or history.asked != seat:
        return 0
    world = resample(before.base, chance)
    other = Position[State].resumed(game, world, before.picks).after(pick)
    mine, theirs = update_of(before.after(pick), seat), update_of(other, seat)
    assert mine == theirs, f"{pick} is news to seat {seat}: {differences(mine, theirs)}"
    return 1


# All of them -------------------------------------------------------------------------------------------------


def check_asked(position: Position[State]) -> None:
    """The ask can be answered, and is no wall of buttons."""
    if position.ask is not None:
        check_ask(position.ask)
        assert len(position.ask.options) <= MOST_OPTIONS


def check_all(positions: Sequence[Position[State]], picks: Sequence[Pick], seed: int = 1) -> None:
    """Check every law over the whole of ``positions``; ``picks`` lead from each to the next."""
    chance = Randomness(seed)
    for at, position in enumerate(positions):
        check_conservation(position)
        check_asked(position)
        check_round_trip(position)
        check_refusals(position)
        pick = picks[at] if at < len(picks) else None
        check_no_leaks(position, pick, chance)
        if pick is not None:
            check_undo(position, pick, chance)
    check_replay(positions, picks)
