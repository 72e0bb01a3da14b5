"""Finds last turns of all in games, and walks every way to play them. Shares no code with the players.

A way is sure if it shows the seat nothing new: it draws nothing, changes no hand of another seat, and asks no other
seat.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import cast

from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.state import State
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import Position
from turn_walks import MOST, Found, TooManyError, Walk, place


def table(seed: int) -> Citadels:
    """Return a game of two to seven seats, with a random set of either edition."""
    wish = Wish(("2016",) if seed // 6 % 2 else ("classic",), "random", "random", (2 + seed % 6,))
    return cast("Citadels", CITADELS.make(setup_for(wish, seed).model_dump(mode="json")))


def last_turn(seed: int) -> Found[State] | None:
    """Return the last turn of the game that ``normal`` plays from ``seed``.

    None where its seat cannot know that it is the last.
    """
    game = table(seed)
    policy = bot_policy(CITADELS, game, seed, ["normal"] * game.seats)
    position = Position[State].first(game, seed)
    picks: list[Pick] = []
    while (ask := position.ask) is not None:
        if ask.kind == "turn" and known_last(game, position.state, ask.seat):
            return Found(CITADELS, seed, position, tuple(picks), ask.seat)
        picks.append(policy(position.state, ask))
        position = position.after(picks[-1])
    return None


def known_last(game: Citadels, state: State, seat: int) -> bool:
    """Whether the game ends after this turn, and all that ``seat`` sees says so."""
    turn = state.turn
    if not state.finishers or turn is None or turn.heir is not None:
        return False
    marks = {mark.character for mark in state.marks if mark.kind == "kill"}
    later = [card.id for card in game.rules.ranks.values() if card.rank > state.rank]
    open_ones = {name for name in later if name not in state.faceup and name not in marks}
    if open_ones & set(state.players[seat].drafted):
        return False
    shown = {who.character for who in state.revealed}
    others = [player for other, player in enumerate(state.players) if other != seat]
    return not open_ones or all(name in shown for player in others for name in player.drafted)


def hidden_points(found: Found[State]) -> bool:
    """Whether a card in another hand scores: the seat cannot know that."""
    districts = cast("Citadels", found.start.game).rules.districts
    return any(
        districts[card].hand_points
        for other, player in enumerate(found.start.state.players)
        if other != found.seat
        for card in player.hand
    )


def walk(position: Position[State], seat: int) -> Walk:
    """Walk all ways from ``position`` on."""
    seen: dict[object, Walk] = {}
    looked = 0

    def on(here: Position[State]) -> Walk:
        nonlocal looked
        ask = here.ask
        if ask is None:
            return Walk(place(here, seat), sure=True)
        if ask.seat != seat:
            return Walk(0, sure=False)
        key = moment(here, seat) if not here.picks else None
        if key is not None and key in seen:
            return seen[key]
        best = Walk(0, sure=True)
        for pick in ways(here, ask):
            looked += 1
            if looked > MOST:
                raise TooManyError
            after = here.after(pick)
            found = on(after) if not shows(here.state, after, seat) else Walk(0, sure=False)
            if found.place and (not best.place or found.place < best.place):
                best.place = found.place
            best.sure &= found.sure
        if key is not None:
            seen[key] = best
        return best

    return on(position)


def ways(here: Position[State], ask: Ask) -> Iterator[Pick]:
    """Yield every answer, but those that only take back what was chosen."""
    untouched = here.state.players == here.base.players
    for count in range(ask.least, ask.most + 1):
        for pick in combinations(ask.options, count):
            if not (here.picks and untouched and "cancel" in pick):
                yield pick


def shows(before: State, after: Position[State], seat: int) -> bool:
    """Whether ``seat`` sees a card in ``after`` that it did not see ``before``."""
    state, ask = after.state, after.ask
    count = len(before.deck)
    drawn = count > 0 and state.deck[max(len(state.deck) - count, 0) :] != before.deck
    hands = [player.hand for other, player in enumerate(before.players) if other != seat]
    now = [player.hand for other, player in enumerate(state.players) if other != seat]
    return drawn or hands != now or (ask is not None and ask.seat == seat and ask.reveals)


def moment(here: Position[State], seat: int) -> object:
    """Return all that the rest of the turn depends on."""
    state = here.state
    turn = state.turn
    assert turn is not None
    assert here.ask is not None
    own = tuple(sorted(state.players[seat].hand))
    cities = tuple((player.gold, tuple(player.city)) for player in state.players)
    used = (tuple(sorted(turn.used)), turn.gathered, turn.built, turn.paid)
    return own, cities, used, state.tax, state.crown, len(state.deck), here.ask.options
