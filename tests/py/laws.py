"""Checks the laws that hold in every position of Citadels; any test may run them on any game of it.

Each ``check_*`` raises AssertionError with what was broken. Invariant numbers are those of docs/testing.md. Those of
every game are in ``table_laws.py``, that of no leaks in ``leak_laws.py``.
"""

from collections.abc import Sequence
from functools import cache

from pydantic import TypeAdapter

import table_laws
from citadels.engine.laws import broken_laws
from citadels.knowledge.worlds import sample_position
from citadels.model.state import State
from citadels.model.view import View
from leak_laws import check_no_leaks, game_of, known_along
from table_laws import (
    check_ask,
    check_hints,
    check_refusals,
    check_replay,
    differences,
    ends_step,
    line_from,
    update_of,
)
from tabletop.kernel.ask import Pick, read_option
from tabletop.kernel.hints import Hints
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.history import History
from tabletop.match.updates import Update
from tests.tiers import at_night
from tools import words
from truth_laws import check_truth

UPDATE_JSON: TypeAdapter[Update[View]] = TypeAdapter(Update[View])
# 6 conservation ----------------------------------------------------------------------------------------------


def check_conservation(position: Position[State]) -> None:
    """No card, character or coin is made or lost: at the start of the step and, but for lifted cards, now."""
    game = game_of(position)
    broken = broken_laws(game.rules, position.base)
    assert broken == [], "let every verb put somewhere what it takes: a step began with this"
    broken = broken_laws(game.rules, position.state, lifted=bool(position.picks))
    assert broken == [], "every card lies somewhere, lifted ones too, and once"


def check_round_trip(position: Position[State]) -> None:
    """A state that is stored and read again is the same state, and its copy shares nothing with it."""
    table_laws.check_round_trip(position, _spoil)


def _spoil(state: State) -> None:
    """Change everything in ``state`` that can be changed in place."""
    state.chance.bits()
    for player in state.players:
        player.gold += 1
        for pile in (player.hand, player.city, player.drafted, player.seen):
            pile.clear()
    for pile in (state.deck, state.pool, state.faceup, state.absent):
        pile.clear()
    for pile in (state.aside, state.revealed, state.marks):
        pile.clear()
    if state.turn is not None:
        state.turn.built += 1


# Words on the page -------------------------------------------------------------------------------------------


@cache
def _page() -> tuple[set[str], set[str]] | None:
    """The texts and the icons that the page has, where it is at hand."""
    texts = words.TEXTS / f"{words.FIRST}.ftl"
    return (set(words.messages(texts)), set(words.icons())) if texts.is_file() else None


def check_words(position: Position[State]) -> None:
    """What is asked, answered and told has words on the page, and an answer without a picture has an icon."""
    page = _page()
    if page is None:
        return
    texts, icons = page
    wanted = [f"event-{event.kind}" for event in position.events]
    unmarked: list[str] = []
    if position.ask is not None:
        wanted.append(f"ask-{position.ask.kind}")
        hints = position.ask.hints() if position.ask.hints is not None else Hints()
        wanted += [f"blocked-{why.id}" for _, why in hints.missing]
        for option in map(read_option, position.ask.options):
            own = {"ability": "name", "use": "card"}.get(option.verb)
            wanted.append(f"{option.verb}-{option.args[own]}" if own else f"option-{option.verb}")
            if not words.PICTURED & option.args.keys():
                unmarked.append(str(option.args.get("name", option.verb)))
    missing = sorted(set(wanted) - texts)
    assert missing == [], (
        f"add {', '.join(missing)} to {words.TEXTS}/{words.FIRST}.ftl, and {words.TRANSLATED}"
    )
    plain = sorted(set(unmarked) - icons)
    assert plain == [], f"add {', '.join(plain)} to OPTION_ICONS in {words.ICONS}"


# Taking back -------------------------------------------------------------------------------------------------


def check_undo(before: Position[State], pick: Pick, chance: Randomness) -> int:
    """A pick that its seat may take back has told it nothing: it could have foreseen all it sees now.

    All that the seat cannot know before the pick is dealt again, chance included, and the same pick is played:
    it must be sent the same. Returns how many updates were compared: 0 where the pick may not be taken back.
    """
    assert before.ask is not None
    game, seat = game_of(before), before.ask.seat
    history = History(before)
    history.play(pick)
    if history.moment(1).reveals or history.asked != seat:
        return 0
    line = line_from(Position[State].resumed(game, before.base, ()), before.picks)
    other = sample_position(game, game.rules, known_along(line, seat), chance)
    assert update_of(other, seat) == update_of(line[-1], seat)
    mine, theirs = update_of(line[-1].after(pick), seat), update_of(other.after(pick), seat)
    assert mine == theirs, f"{pick} is news to seat {seat}: {differences(mine, theirs)}"
    return 1


# All of them -------------------------------------------------------------------------------------------------


def check_all(positions: Sequence[Position[State]], picks: Sequence[Pick], seed: int = 1) -> None:
    """Check every law over the whole of ``positions``; ``picks`` lead from each to the next."""
    chance = Randomness(seed)
    for at, position in enumerate(positions):
        check_conservation(position)
        check_words(position)
        check_round_trip(position)
        check_refusals(position)
        if position.ask is not None:
            check_ask(position.ask)
            check_hints(position)
        # What is told at the other positions of a step is compared on the way to its last one; at night each has worlds
        # of its own.
        if at_night(
            "one world a seat for each step; whole games are compared at random moments"
        ) or ends_step(positions, at):
            check_no_leaks(position, picks[at] if at < len(picks) else None, chance)
    check_truth(positions)
    check_replay(positions, picks)
