"""What holds in every position, whatever was picked: no card and no coin is made or lost."""

from collections import Counter
from itertools import chain

from citadels.engine.rules import Rules
from citadels.model.state import State

PHASES = frozenset({"round", "draft", "selected", "call", "turn", "round_end", "over"})
"""The steps there are (engine/flow.py), and the end."""


def broken_laws(rules: Rules, state: State) -> list[str]:
    """Name every law that ``state`` breaks, with what is wrong; an empty list when all hold."""
    parts = (_cards(rules, state), _gold(state), _characters(rules, state), _cities(rules, state))
    return [*chain.from_iterable(parts), *_names(rules, state), *_course(rules, state)]


def _cards(rules: Rules, state: State) -> list[str]:
    """Deck, hands, cities and what lies under districts are together the box's district cards."""
    held = Counter(state.deck)
    for player in state.players:
        held.update(player.hand)
        held.update(built.card for built in player.city)
        held.update(chain.from_iterable(built.tucked for built in player.city))
    wanted = Counter(rules.deck)
    if held == wanted:
        return []
    return [f"cards: extra {dict(held - wanted)}, missing {dict(wanted - held)}"]


def _gold(state: State) -> list[str]:
    """All gold that left the bank lies before players or on districts, and nobody owes any."""
    broken = [f"gold: seat {seat} has {p.gold}" for seat, p in enumerate(state.players) if p.gold < 0]
    held = sum(player.gold + sum(built.coins for built in player.city) for player in state.players)
    held += state.tax
    if held != state.issued:
        broken.append(f"gold: {held} held, {state.issued} issued")
    return broken


def _characters(rules: Rules, state: State) -> list[str]:
    """Each character of the game lies in exactly one place (none of them before the first deal)."""
    if not state.round:
        return []
    held = [*state.pool, *state.faceup, *(aside.character for aside in state.aside)]
    held += chain.from_iterable(player.drafted for player in state.players)
    return [] if sorted(held) == sorted(rules.characters) else [f"characters: {sorted(held)}"]


def _cities(rules: Rules, state: State) -> list[str]:
    """The seats and the turn are those of this table."""
    broken: list[str] = []
    if len(state.players) != rules.seats:
        broken.append(f"seats: {len(state.players)} of {rules.seats}")
    seats = range(rules.seats)
    turn = state.turn
    named = [state.crown, state.leader, *(mark.by for mark in state.marks)]
    named += [seat for who in state.revealed for seat in (who.seat, who.player)]
    named += [*state.finishers, *(aside.seat for aside in state.aside if aside.seat is not None)]
    if turn is not None:
        named += [turn.seat, turn.owner, *([] if turn.heir is None else [turn.heir])]
    if any(seat not in seats for seat in named):
        broken.append("seats: an unknown seat is named")
    return broken


def _names(rules: Rules, state: State) -> list[str]:
    """Whatever names a character names one of this game."""
    named = [who.character for who in state.revealed] + state.absent
    named += chain.from_iterable((mark.character, mark.card) for mark in state.marks)
    named += chain.from_iterable(player.seen for player in state.players)
    named += [state.turn.character] if state.turn is not None else []
    unknown = sorted(set(named) - rules.characters.keys())
    return [f"characters: unknown {unknown}"] if unknown else []


def _course(rules: Rules, state: State) -> list[str]:
    """The game stands where it can go on from: a known phase, a turn in it, enough left to draft."""
    broken: list[str] = []
    if state.phase not in PHASES or (state.phase == "turn") != (state.turn is not None):
        broken.append(f"phase: {state.phase}")
    if not 0 <= state.rank <= rules.last_rank + 1 or min(state.round, state.tax, state.city_size - 1) < 0:
        broken.append("course: a number is out of bounds")
    left = len(rules.script) - state.draft_at
    spare = 1 if state.aside and rules.script[-1][1] == "keep_last" else 0
    enough = 0 < left <= len(state.pool) + spare
    if not 0 <= left <= len(rules.script) or (state.phase == "draft" and not enough):
        broken.append(f"draft: at {state.draft_at}")
    return broken
