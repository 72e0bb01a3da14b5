"""Checks the law of no leaks (invariant 4 of docs/testing.md): no seat is told what it may not know.

A world is dealt from what a seat knows, and the same step is played in it: the seat must be sent the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from citadels.game import Citadels
from citadels.knowledge.build_state import score_shows
from citadels.knowledge.card_notes import hand_of, number
from citadels.knowledge.event_kinds import check_kinds
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import learned
from citadels.knowledge.role_notes import POOL, RoleNotes
from citadels.knowledge.turn_progress import TurnProgress
from citadels.knowledge.worlds import fix_chance, sample_start
from citadels.model.state import State
from table_laws import check_silence, differences, line_from, update_of
from tabletop.kernel.ask import Ask, Pick, read_option
from tabletop.kernel.events import Event, Fact, Facts
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import seen_events
from tabletop.match.history import History
from tabletop.match.updates import MomentView, Update
from tabletop.match.watched import watched_moments

PARTIES = ("seat", "other", "from", "to", "by")
"""Keys of an event's facts that name a seat."""
STATE_WORDS = ("seed", "chance", "players", "pool", "aside", "base", "issued")
"""Parts of the true state that no update has."""


def game_of(position: Position[State]) -> Citadels:
    """Return the game that ``position`` belongs to."""
    assert isinstance(position.game, Citadels)
    return position.game


@dataclass
class _Known:
    """What a seat has come to know in the step under way, beyond what always lies open to it.

    ``hands`` are those somebody looked at: what he then does in public tells of them. ``tokens`` are the kinds
    that were unmasked.
    """

    cards: set[str] = field(default_factory=set[str])
    characters: set[str] = field(default_factory=set[str])
    hands: set[int] = field(default_factory=set[int])
    tokens: set[str] = field(default_factory=set[str])


def check_no_leaks(position: Position[State], pick: Pick | None, chance: Randomness) -> int:
    """No seat is told what it may not know: neither at ``position`` nor by ``pick``.

    For every seat and a spectator, a world is dealt from what it knows of the step, and the step is played again
    with the same or the corresponding picks: the updates it is sent must be equal.
    Returns how many pairs of updates were compared.
    """
    picks = (*position.picks, pick) if pick is not None else position.picks
    line = line_from(Position[State].resumed(position.game, position.base, ()), picks)
    played = [_played(here, how) for here, how in zip(line, picks, strict=False)]
    compared = 0
    for seat in (*range(len(position.base.players)), None):
        updates = [update_of(here, seat) for here in line]
        for here, update in zip(line, updates, strict=True):
            check_silence(update, here, STATE_WORDS)
        told = (_watched(history, seat) for history in played)
        compared += _compare(_worlds(line, picks, seat, chance), updates, told, seat)
    return compared


def _compare(
    worlds: Iterator[tuple[Position[State], Position[State], Pick | None]],
    updates: Sequence[Update[Any]],
    told: Iterator[MomentView],
    seat: int | None,
) -> int:
    """Compare the ``updates`` of a line, and what was ``told`` of its picks, with another world.

    Return how many updates were compared.
    """
    compared = 0
    before: Position[State] | None = None
    for at, (here, other, pick) in enumerate(worlds):
        if before is not None and pick is not None:
            moments = next(told), _watched(_played(before, pick), seat)
            assert moments[0] == moments[1], f"seat {seat} can tell the worlds apart by a change: {moments}"
        before = other
        mine, theirs = updates[at], update_of(other, seat)
        assert mine == theirs, (
            f"seat {seat} can tell the worlds apart, so it was told what it may not know: {differences(mine, theirs)}"
        )
        assert (here.ask and here.ask.kind) == (other.ask and other.ask.kind), (
            f"seat {seat} sees by the pause that somebody was asked: ask even where there is one answer"
        )
        compared += 1
    return compared


def _played(before: Position[State], pick: Pick) -> History[State]:
    history = History(before)
    history.play(pick)
    return history


def _watched(history: History[State], seat: int | None) -> MomentView:
    """Return what ``seat`` is told of the pick of ``history``, with the changes of its view."""
    return next(watched_moments(history, seat, 0, 1))


def pairs(
    line: Sequence[Position[State]],
    picks: Sequence[Pick],
    seat: int | None,
    chance: Randomness,
    before: Knowledge | None = None,
) -> Iterator[tuple[Position[State], Position[State]]]:
    """Yield the positions of ``line``, each with that of another world which must be the same to ``seat``.

    ``before`` is what the seat knew when the line began; None: what it sees. Ends where the worlds part for good
    reason: a pick has no counterpart, or ``seat`` is told in confidence what differs.
    """
    for here, other, _ in _worlds(line, picks, seat, chance, before):
        yield here, other


def _worlds(
    line: Sequence[Position[State]],
    picks: Sequence[Pick],
    seat: int | None,
    chance: Randomness,
    before: Knowledge | None = None,
) -> Iterator[tuple[Position[State], Position[State], Pick | None]]:
    """Yield the same as :func:`pairs`, with the pick that led to the position of the other world."""
    game = game_of(line[0])
    known = what_it_knows(line, seat)
    mapped: Pick | None = None
    other = Position[State].resumed(game, other_world(line, seat, chance, before), ())
    assert game.broken_laws(other.base) == []
    for at, here in enumerate(line):
        if at:
            mapped = _corresponding(line[at - 1], other, picks[at - 1], seat, known)
            if mapped is None:
                return
            other = other.after(mapped)
        if at and _by_lot(line[0], here, seat):
            return  # What the lot took away differs, and so does what is left to draft; or who got which of two.
        if _in_confidence(here, seat) != _in_confidence(other, seat):
            return  # Told in confidence what differs here: by chance another card came to it.
        yield here, other, mapped


def _by_lot(start: Position[State], here: Position[State], seat: int | None) -> bool:
    """Whether ``seat`` drafts after a character was tossed, or characters were swapped where some have two."""
    verbs = [verb for _, verb in game_of(here).rules.script[start.base.draft_at : here.base.draft_at]]
    drafts = here.ask is not None and here.ask.seat == seat
    swapped = any(event.kind == "characters_swapped" for event in here.events)
    return ("toss" in verbs and drafts) or (swapped and len(here.base.players) < 4)


def _in_confidence(position: Position[State], seat: int | None) -> list[tuple[str, Facts]]:
    """Return what the events told ``seat`` alone, or with others, of deeds that it took part in."""
    if seat is None:
        return []
    own = [(event, event.only[seat]) for event in position.events if seat in event.only]
    return [
        (event.kind, facts) for event, facts in own if seat in _parties({**(event.everyone or {}), **facts})
    ]


def _parties(facts: Facts) -> list[Fact]:
    """Return the seats that ``facts`` name."""
    return [facts[party] for party in PARTIES if party in facts]


def what_it_knows(line: Sequence[Position[State]], seat: int | None) -> _Known:
    """Return the cards and characters that ``seat`` rightly learns along ``line``.

    Cards: those of events that the seat took part in, those that lie open in a city, those it is offered by
    the power of a card, and at the end those that score from the hand. Characters: those that were called and answered,
    and those that no seat answered for, unless they were killed.
    """
    known = _Known()
    for here in line:
        for event in here.events:
            _learn(known, event, seat)
        _learn_open(known, here.state)
        ask = here.ask
        if ask is not None and ask.seat == seat and ask.kind != "turn":
            named = [read_option(text) for text in ask.options]
            known.cards |= {option.word("card") for option in named} - {""}
        if seat is not None and here.state.players[seat].seen != line[0].base.players[seat].seen:
            known.characters |= set(here.state.players[seat].seen)
        if ask is not None and ask.seat == seat and ask.kind.startswith("draft"):
            named = [read_option(text) for text in ask.options]
            known.characters |= {option.word("character") for option in named}
        if here.ask is None:  # The end shows who has the cards that score from the hand, and who has not.
            known.cards |= game_of(here).rules.districts_with.get("hand_points", frozenset())
    if any(event.kind == "round_ended" for here in line for event in here.events):
        known.characters |= set(line[0].state.absent)
    return known


def _learn(known: _Known, event: Event, seat: int | None) -> None:
    """Take note of what ``event`` rightly tells ``seat``."""
    everyone = event.everyone or {}
    own = event.only.get(seat, {}) if seat is not None else {}
    if event.kind in {"character_revealed", "nobody_answered"}:
        known.characters.add(str(everyone["character"]))
    if "real" in everyone:
        known.tokens.add(str(everyone["kind"]))
    if event.kind == "hand_shown":
        known.hands.add(int(str(everyone["seat"])))
    if seat is None or seat not in _parties({**everyone, **own}):
        return
    if isinstance(own.get("character"), str):
        known.characters.add(str(own["character"]))
    for value in (own.get("cards"), own.get("card")):
        named = value if isinstance(value, list) else [value]
        known.cards |= {card for card in named if isinstance(card, str)}


def _learn_open(known: _Known, state: State) -> None:
    """Take note of what lies open on the table."""
    known.cards |= {built.card for player in state.players for built in player.city}
    known.characters |= {who.character for who in state.revealed}
    killed = {mark.character for mark in state.marks if mark.kind == "kill"}
    known.characters |= set(state.absent) - killed


def other_world(
    line: Sequence[Position[State]], seat: int | None, chance: Randomness, before: Knowledge | None = None
) -> State:
    """Return a state to begin ``line`` from in which ``seat`` would be told all it is told along it.

    It is dealt from what the seat knows; the chance of the game is the same.
    """
    rules, knowledge = game_of(line[0]).rules, known_along(line, seat, before)
    world = sample_start(rules, knowledge, chance)
    world.chance = line[0].base.chance.copy()
    return fix_chance(rules, world, knowledge)


def known_along(
    line: Sequence[Position[State]], seat: int | None, before: Knowledge | None = None
) -> Knowledge:
    """Return what ``seat`` knows at the end of ``line``, a step, if it knew ``before``, or else only what all know.

    That is what the turn has used, who built and who completed a city.
    """
    rules, base = game_of(line[0]).rules, line[0].base.copy()
    knowledge = learned(rules, before.copy() if before is not None else None, line[0], seat)
    turn = base.turn
    if before is not None:
        pass
    elif turn is not None:
        knowledge.progress = TurnProgress(
            base.finishers, base.builders, turn.character, list(turn.used), turn.paid
        )
    else:
        knowledge.progress = TurnProgress(base.finishers, base.builders)
    for here in line[1:]:
        if here.base is line[0].base:
            knowledge = learned(rules, knowledge, here, seat)
        else:  # The step is over; what it told at last tells of its beginning, too.
            last = seen_events(here, seat)
            check_kinds(last)
            knowledge.fresh += last
    _looked_at(line, seat, knowledge)
    score_shows(rules, game_of(line[-1]).view(line[-1].state, seat), knowledge.cards)
    _offered_next(line, seat, knowledge.roles)
    return knowledge


def _looked_at(line: Sequence[Position[State]], seat: int | None, knowledge: Knowledge) -> None:
    """Where somebody looked at a hand, what he then does in public tells of it: it is the same in both worlds."""
    shown = {number(event, "seat") for event in knowledge.fresh if event.kind == "hand_shown"} - {seat}
    for other in sorted(shown):
        knowledge.cards.piles.look(hand_of(other), line[0].base.players[other].hand)


def _offered_next(line: Sequence[Position[State]], seat: int | None, roles: RoleNotes) -> None:
    """Where ``seat`` drafts next, what it is offered was in the pool, or laid away first if it is the last to draft."""
    last, start = line[-1], line[0].base
    if last.ask is None or last.ask.seat != seat or last.ask.kind not in {"draft", "draft_discard"}:
        return
    if last.base is start or start.phase != "draft":
        return
    names = [read_option(text).word("character") for text in last.ask.options]
    counts_in = game_of(last).rules.script[last.base.draft_at][1] == "keep_last"
    first = [laid.pile for laid in roles.laid[:1] if counts_in]
    for name in game_of(last).rules.characters:
        roles.piles.deny(name, roles.piles.sizes.keys() - {POOL, *first} if name in names else first)


def _corresponding(
    here: Position[State], other: Position[State], pick: Pick, seat: int | None, known: _Known
) -> Pick | None:
    """Return what stands for ``pick`` in the other world, or None where nothing does.

    What all see is picked alike; a hidden choice (a card kept, a character drafted) by its place among those
    options that ``seat`` knows nothing of.
    """
    assert here.ask is not None
    assert other.ask is not None
    if here.ask.seat == seat or here.ask.options == other.ask.options:
        return pick
    if here.ask.kind == "turn":
        return pick if other.ask.allows(pick) else None
    here_free, other_free = _hidden(here.ask, known), _hidden(other.ask, known)
    if len(here_free) != len(other_free):
        return None
    mapping = dict(zip(here_free, other_free, strict=True))
    mapped = tuple(mapping.get(option, option) for option in pick)
    return mapped if other.ask.allows(mapped) else None


def _hidden(ask: Ask, known: _Known) -> list[str]:
    """Return the options of ``ask`` that speak of a card or a character not in ``known``."""
    hidden: list[str] = []
    for text in ask.options:
        args = read_option(text).args
        if (args.get("card") or args.get("character")) not in known.cards | known.characters | {None}:
            hidden.append(text)
    return hidden
