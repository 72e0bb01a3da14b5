"""Checks the laws that hold in every position: for example, that no card and no coin is made or lost."""

from collections import Counter
from itertools import chain

from citadels.engine.rules import Rules
from citadels.model.state import State
from tabletop.kernel.laws import Broken
from tabletop.kernel.randomness import MAX_SEED, Randomness

PHASES = frozenset({"round", "draft", "selected", "call", "turn", "round_end", "over"})
"""The names of all steps (engine/flow.py), and of the end."""

MOST = 1_000_000_000
"""More than any count can reach. A record holds at most 100,000 picks; between two of them at most one round starts, at
most one district is built, a few dozen gold leave the bank and a few hundred random numbers are drawn."""
MOST_TOKENS = 3
"""The most tokens that one character lays in a round (the Magistrate)."""


def broken_laws(rules: Rules, state: State, *, lifted: bool = False) -> list[Broken]:
    """Return every law that ``state`` breaks; an empty list when all hold.

    Only in the middle of a step may cards be ``lifted`` off the deck.
    """
    # Checked first and alone: the other laws cannot handle numbers beyond all bounds.
    if beyond := _counts(rules, state):
        return beyond
    parts = (
        _cards(rules, state, lifted=lifted),
        _gold(state),
        _characters(rules, state),
        _cities(rules, state),
    )
    return [
        *chain.from_iterable(parts),
        *_names(rules, state),
        *_course(rules, state),
        *([] if lifted else _drafted(rules, state)),
        *_lengths(rules, state),
    ]


def _cards(rules: Rules, state: State, *, lifted: bool) -> list[Broken]:
    """Deck, hands, cities, cards under districts and lifted cards are together the box's district cards."""
    held = Counter([*state.deck, *state.lifted])
    for player in state.players:
        held.update(player.hand)
        held.update(built.card for built in player.city)
        held.update(chain.from_iterable(built.tucked for built in player.city))
    wanted = Counter(rules.deck)
    extra, missing = held - wanted, wanted - held
    broken = [Broken("cards", "lifted between two steps")] if state.lifted and not lifted else []
    if extra or missing:
        broken.append(Broken("cards", f"extra {dict(extra)}, missing {dict(missing)}"))
    return broken


def _gold(state: State) -> list[Broken]:
    """All gold outside the bank lies before players, on districts or on the tax token."""
    held = sum(player.gold + sum(built.coins for built in player.city) for player in state.players)
    held += state.tax
    return [] if held == state.issued else [Broken("gold", f"{held} held, {state.issued} issued")]


def _characters(rules: Rules, state: State) -> list[Broken]:
    """Each character of the game lies in exactly one place (none of them before the first deal)."""
    held = [*state.pool, *state.faceup, *(aside.character for aside in state.aside)]
    held += chain.from_iterable(player.drafted for player in state.players)
    wanted = sorted(rules.characters) if state.round else []
    return [] if sorted(held) == wanted else [Broken("characters", str(sorted(held)))]


def _cities(rules: Rules, state: State) -> list[Broken]:
    """The number of seats is right, and every seat that the state names is one of them."""
    broken: list[Broken] = []
    if len(state.players) != rules.seats:
        broken.append(Broken("seats", f"{len(state.players)} of {rules.seats}"))
    seats = range(rules.seats)
    turn = state.turn
    named = [state.crown, state.leader, *(mark.by for mark in state.marks)]
    named += [seat for who in state.revealed for seat in (who.seat, who.player)]
    named += [
        *state.finishers,
        *state.builders,
        *(aside.seat for aside in state.aside if aside.seat is not None),
    ]
    if turn is not None:
        named += [turn.seat, turn.owner, *([] if turn.heir is None else [turn.heir])]
    if any(seat not in seats for seat in named):
        broken.append(Broken("seats", "an unknown seat is named"))
    return broken


def _names(rules: Rules, state: State) -> list[Broken]:
    """Every character that the state names is one of this game."""
    named = [who.character for who in state.revealed] + state.absent
    named += chain.from_iterable((mark.character, mark.card) for mark in state.marks)
    named += chain.from_iterable(player.seen for player in state.players)
    named += [state.turn.character] if state.turn is not None else []
    unknown = sorted(set(named) - rules.characters.keys())
    return [Broken("characters", f"unknown {unknown}")] if unknown else []


def _course(rules: Rules, state: State) -> list[Broken]:
    """The game can go on: the phase is known, it has a turn if it needs one, enough characters are left to draft."""
    broken: list[Broken] = []
    if state.phase not in PHASES or (state.phase == "turn") != (state.turn is not None):
        broken.append(Broken("phase", state.phase))
    if not state.round and state.phase != "round":
        broken.append(Broken("phase", f"{state.phase} before the first round"))
    if not 0 <= state.rank <= rules.last_rank + 1:
        broken.append(Broken("rank", str(state.rank)))
    left = len(rules.script) - state.draft_at
    spare = 1 if state.aside and rules.script[-1][1] == "keep_last" else 0
    enough = 0 < left <= len(state.pool) + spare
    if not 0 <= left <= len(rules.script) or (state.phase == "draft" and not enough):
        broken.append(Broken("draft", f"at {state.draft_at}"))
    return broken


def _drafted(rules: Rules, state: State) -> list[Broken]:
    """The numbers of drafted and discarded characters are those of the draft's script at its present place.

    While the last drafter chooses, the character discarded first is in the pool. No rank was called yet.
    """
    if state.phase != "draft":
        return []
    if state.revealed or state.absent or state.marks or state.builders:
        return [Broken("draft", "a rank was called before its end")]
    kept, laid = [0] * rules.seats, 1
    for offset, verb in rules.script[: state.draft_at]:
        if verb == "piles":
            # Of the eight characters each of the two seats keeps two; the other four lie away.
            kept, laid = [2] * rules.seats, 4
        elif verb in {"toss", "discard"}:
            laid += 1
        else:
            kept[(state.leader + offset) % rules.seats] += 1
            laid -= verb == "keep_last"
    held = [len(player.drafted) for player in state.players]
    back = [verb for _, verb in rules.script[state.draft_at :]] == ["keep_last"]
    fits = len(state.aside) == laid or (back and len(state.aside) == laid - 1)
    return [] if fits and held == kept else [Broken("draft", f"held {held} at {state.draft_at}")]


def _counts(rules: Rules, state: State) -> list[Broken]:
    """No number is larger than a game can reach, so that the game can go on and be shown."""
    built = [built for player in state.players for built in player.city]
    turn = [] if state.turn is None else [state.turn.built, state.turn.paid, len(state.turn.used)]
    counts = {
        "course": [state.round, state.rank, state.draft_at, state.chance.count, len(state.builders), *turn],
        "gold": [state.issued, state.tax, *(player.gold for player in state.players)],
        "coins": [district.coins for district in built],
        "round": [district.round for district in built],
    }
    broken = [
        Broken(name, "out of bounds")
        for name, all_ in counts.items()
        if any(not 0 <= count <= MOST for count in all_)
    ]
    if isinstance(state.chance, Randomness) and not 0 <= state.chance.seed <= MAX_SEED:
        broken.append(Broken("chance", "seed"))
    # A card may shorten the cities (Bell Tower); none makes them longer.
    if not 0 < state.city_size <= rules.city_size:
        broken.append(Broken("city size", "out of bounds"))
    if any(district.round > state.round for district in built):
        broken.append(Broken("round", "a district of a round to come"))
    return broken


def _lengths(rules: Rules, state: State) -> list[Broken]:
    """No list is longer than the number of things it can name; most lists name each thing once."""
    shown = [who.character for who in state.revealed]
    once = [shown, state.absent, state.finishers, *(player.seen for player in state.players)]
    broken = [Broken("twice", str(names)) for names in once if len(set(names)) < len(names)]
    if len(state.marks) > MOST_TOKENS * len(rules.characters):
        broken.append(Broken("marks", str(len(state.marks))))
    return broken
