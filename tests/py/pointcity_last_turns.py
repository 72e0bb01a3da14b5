"""Finds last turns of all in games of Point City, and walks every way to play them. Shares no code with the players.

A way is sure if it shows no hidden side that counts: it turns no card over, draws none, and what the automa takes after
it lies open.
"""

from typing import cast

from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from pointcity.model.state import State
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Pick
from tabletop.kernel.position import Position
from turn_walks import MOST, Found, TooManyError, Walk, place

SIDE = 4
"""The market has so many rows, and columns."""


def table(seed: int) -> PointCity:
    """Return a game of one to four seats; one plays against the automa of some level."""
    players = 1 + seed % 4
    automa = "" if players > 1 else ("easy", "medium", "hard")[seed // 4 % 3]
    return cast("PointCity", POINT_CITY.make({"players": players, "promo": bool(seed % 3), "automa": automa}))


def last_turn(seed: int) -> Found[State]:
    """Return the last turn of the game that ``normal`` plays from ``seed``; only the automa may come after it."""
    game = table(seed)
    policy = bot_policy(POINT_CITY, game, seed, ["normal"] * game.seats)
    position = Position[State].first(game, seed)
    picks: list[Pick] = []
    left = 2 if game.rules.solo else 1
    while position.base.turn < game.rules.turns - left:
        assert position.ask is not None
        picks.append(policy(position.state, position.ask))
        position = position.after(picks[-1])
    assert position.ask is not None
    return Found(POINT_CITY, seed, position, tuple(picks), position.ask.seat)


def walk(position: Position[State], seat: int) -> Walk:
    """Walk all ways from ``position`` on."""
    seen: dict[object, Walk] = {}
    looked = 0

    def on(here: Position[State]) -> Walk:
        nonlocal looked
        if here.ask is None:
            return Walk(place(here, seat), sure=True)
        # Two cards may be taken in either order.
        key = frozenset(here.picks[:2]), here.picks[2:]
        if key in seen:
            return seen[key]
        best = Walk(0, sure=True)
        for option in here.ask.options:
            looked += 1
            if looked > MOST:
                raise TooManyError
            found = Walk(0, sure=False) if shows(here, option) else on(here.after((option,)))
            if found.place and (not best.place or found.place < best.place):
                best.place = found.place
            best.sure &= found.sure
        seen[key] = best
        return best

    return on(position)


def shows(here: Position[State], option: str) -> bool:
    """Whether a hidden side comes out after ``option`` that can count.

    The seat's own, or in a cell that the automa takes.
    """
    assert here.ask is not None
    if option in {"flip", "draw"} or here.ask.kind == "flip":
        return True
    state = here.state
    if here.ask.kind != "second" or state.automa is None or not state.deck:
        return False
    rows = state.row, (state.row + 1) % SIDE
    its = {row * SIDE + state.column for row in rows}
    taken = sorted([*state.chosen, int(option.rpartition("=")[2])])
    # An empty cell is filled with the other side up; of the deck only the resources of the top card are seen.
    return any(cell in its and (at > 0 or not state.built[cell]) for at, cell in enumerate(taken))
