"""Tests the belief who drafted what: equal to counting all drafts one by one, from memory and from one view."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from math import exp

import pytest

from citadels.bots.guess import Odds, holding_odds, liking
from citadels.bots.normal import NormalBot
from citadels.bots.outlook import Outlook
from citadels.bots.weights import strong_weights
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import learned
from citadels.knowledge.role_notes import silences
from citadels.knowledge.view_belief import holders_seen
from citadels.knowledge.worlds import sample_position
from citadels.model.state import State
from citadels.model.view import View
from citadels.search import option_search
from citadels.search.memory import Memory
from games import Table, game_for, pile_game, play, tables
from laws import game_of
from tabletop.kernel.ask import view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Which, computer_chance, computer_pick

Holders = dict[int, set[str]]
"""What the other seats hold."""

Found = Callable[[float, Holders], None]
"""Is told of a draft: how likely it is, and who holds what."""

ROOMS: list[Table | None] = [
    ("2016", "ua_devious_dignitaries", 6),
    ("classic", "base_game", 7),
    ("2016", "first_game", 4),
    ("2016", 3, 3),
    ("classic", "dark_city", 3),
    ("classic", "base_game", 3),
    ("2016", "first_game", 2),
    ("classic", "base_game", 2),
    None,
]
"""Tables, of both editions and all numbers of players that draft in their own way; None is the French draft of two."""


def game_at(room: Table | None) -> Citadels:
    return game_for(*room) if room is not None else pile_game()


def strange(seat: int, name: str, verb: str) -> float:
    """A liking by nothing that matters, so that every seat, character and verb has its own."""
    return (sum(map(ord, name + verb)) * (seat + 3)) % 7 / 3


def namings(game: Citadels, seed: int) -> Iterator[tuple[int, Position[State], Memory]]:
    """Yield the positions of a random game at which somebody names a character.

    Each has its number, and what the seat remembers.
    """
    known: dict[int, Knowledge] = {}
    for number, position in enumerate(play(game, seed).positions):
        for seat in range(game.seats):
            known[seat] = learned(game.rules, known.get(seat), position, seat)
        ask = position.ask
        if ask is not None and len(ask.options) > 2 and ask.options[0].startswith("name:"):
            yield number, position, Memory(game.apart(), known[ask.seat].copy())


def check_odds(odds: Odds, view: View) -> None:
    """Every seat holds as many characters as it drafted, and each character is held once at most."""
    for seat in view.seats:
        if seat.seat != view.seat:
            held = sum(share for (_, who), share in odds.items() if who == seat.seat)
            assert held == pytest.approx(seat.drafted + len(seat.characters))
    for character in view.characters:
        assert sum(share for (name, _), share in odds.items() if name == character.character) <= 1 + 1e-9


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_a_look_at_the_table_tells_of_the_draft_what_memory_tells(room: Table | None) -> None:
    """As much from four players on, where a seat drafts once.

    At smaller tables it helps less, but rules nothing out that memory does not.
    """
    checked = other = 0
    for seed in range(2):
        for _, position, memory in namings(game_at(room), seed):
            ask = position.ask
            assert ask is not None
            view, asked = memory.game.view(position.state, ask.seat), view_ask(ask, "")
            wants = liking(Outlook(view, asked, strong_weights(view)), fitted=option_search.FITTED)
            seen = holders_seen(view, wants)
            known = option_search.holders(memory, view, asked)
            if known is None:
                assert memory.knowledge.roles.swapped
                continue
            assert seen is not None
            check_odds(seen, view)
            check_odds(known, view)
            if len(view.seats) > 3:
                assert seen == pytest.approx(known)
            assert {who for who, share in known.items() if share} <= {
                who for who, share in seen.items() if share
            }
            other += seen != pytest.approx(known)
            checked += 1
    assert checked > 6
    assert bool(other) == (game_at(room).seats < 4)


@pytest.mark.parametrize("room", [room for room in ROOMS if room is None or room[2] < 4], ids=str)
def test_it_believes_what_counting_all_drafts_says(room: Table | None) -> None:
    """At the tables where a seat drafts more than once and its view shows the last time only."""
    checked = 0
    for _, position, memory in namings(game_at(room), 5):
        ask = position.ask
        assert ask is not None
        view = memory.game.view(position.state, ask.seat)
        marked = {mark.character for mark in view.marks}
        if any(one.fate == "absent" and one.character in marked for one in view.characters):
            continue  # Its holder may have been silenced.
        seen = holders_seen(view, strange)
        assert seen is not None
        counted = count_drafts(memory.game, view)
        assert {key: share for key, share in seen.items() if share} == pytest.approx(counted)
        checked += 1
    assert checked > 2


def count_drafts(game: Citadels, view: View) -> Odds:
    """Return how likely each other seat holds each character, by all drafts that end in what ``view`` shows."""
    odds: Odds = {}
    absent = {one.character for one in view.characters if one.fate == "absent"}

    def found(weight: float, held: Holders) -> None:
        shown = all(
            set(seat.characters) <= held.get(seat.seat, set())
            for seat in view.seats
            if seat.seat != view.seat
        )
        if shown and not any(absent & names for names in held.values()):
            for seat, names in held.items():
                for name in names:
                    odds[name, seat] = odds.get((name, seat), 0.0) + weight

    names = [one.character for one in view.characters]
    if view.variant:
        _count_piles(view, names, found)
    else:
        for hidden in names:
            _Count(game, view, found).go([name for name in names if name != hidden], 0, 1.0, {})
    total = sum(odds.values()) / sum(
        len(seat.characters) + seat.drafted for seat in view.seats if seat.seat != view.seat
    )
    return {key: weight / total for key, weight in odds.items()}


class _Count:
    """Goes through all drafts by the script, from one character laid away on."""

    def __init__(self, game: Citadels, view: View, found: Found) -> None:
        self.game, self.view, self.found = game, view, found
        mine = [
            at
            for at, (offset, verb) in enumerate(game.rules.script)
            if verb == "keep" and self.seat(offset) == view.seat
        ]
        self.kept = dict(zip(mine, view.mine, strict=True))

    def seat(self, offset: int) -> int:
        return (self.view.leader + offset) % self.game.seats

    def go(self, pool: list[str], at: int, weight: float, held: Holders) -> None:
        """Go on from place ``at`` of the script, where ``pool`` is left and the others have ``held``."""
        if at == len(self.game.rules.script):
            self.found(weight, held)
            return
        offset, verb = self.game.rules.script[at]
        seat = self.seat(offset)
        if at in self.kept:
            name = self.kept[at]
            if name in pool and (at < max(self.kept) or set(pool) == set(self.view.seen)):
                self.go([one for one in pool if one != name], at + 1, weight, held)
            return
        by_lot = verb == "toss" or seat == self.view.seat
        total = sum(exp(strange(seat, one, verb)) for one in pool)
        for name in pool:
            share = 1.0 if by_lot else exp(strange(seat, name, verb)) / total
            then = held | {seat: held.get(seat, set()) | {name}} if verb == "keep" else held
            self.go([one for one in pool if one != name], at + 1, weight * share, then)


def _count_piles(view: View, names: list[str], found: Found) -> None:
    """Go through all French drafts.

    Count what lies away, the four, whether they are taken, and what the other player keeps.
    """
    assert view.seat is not None
    other = 1 - view.seat
    wants = {name: exp(strange(other, name, "piles")) for name in names}

    def weight(pile: Iterable[str]) -> float:
        return sum(wants[one] * wants[two] for one, two in combinations(sorted(pile), 2))

    for hidden in names:
        left = [name for name in names if name != hidden]
        for four in combinations(left, 4):
            unseen = [name for name in names if name not in four]
            threes = [weight(three) for three in combinations(unseen, 3)]
            taken = weight(four) / (weight(four) + sum(threes) / len(threes))
            three = [name for name in left if name not in four]
            for took in (True, False):
                piles = [list(four), [*three, hidden]] if took else [three, list(four)]
                theirs, mine = piles if view.leader == other else reversed(piles)
                share = (taken if took else 1 - taken) if view.leader == other else 1.0
                if set(mine) != set(view.seen):
                    continue
                for kept in combinations(theirs, 2):
                    found(share * weight(kept) / weight(theirs), {other: set(kept)})


def test_where_what_is_seen_fits_no_draft_it_is_guessed() -> None:
    for _, position, memory in namings(pile_game(), 1):
        ask = position.ask
        assert ask is not None
        view = memory.game.view(position.state, ask.seat)
        look = Outlook(replace(view, seen=[]), view_ask(ask, ""), strong_weights(view))
        assert holders_seen(look.view, liking(look)) is None
        assert holding_odds(look)


def test_a_killed_character_that_stays_silent_is_not_in_the_hand_of_who_has_the_hospital() -> None:
    """Ruling 135: its owner would have gathered.

    A level that remembers nothing sees that as well, and guesses among the others.
    """
    rooms = [table for table in tables() if table[0] == "classic" and table[2] > 3]
    games = [game for game in (game_for(*room) for room in rooms) if "hospital" in game.rules.deck]
    checked = 0
    for game in games[-2:]:
        for position in play(game, 0).positions:
            checked += in_other_hands(position) if checked < 20 else 0
    assert checked


def in_other_hands(position: Position[State]) -> int:
    """Check that no owner of the Hospital is believed to hold a silenced character; return how often somebody is."""
    state, rules = position.state, game_of(position).rules
    owners = [
        seat
        for seat, player in enumerate(state.players)
        if any(built.card == "hospital" and built.round < state.round for built in player.city)
    ]
    silent = {mark.character for mark in state.marks if silences(rules, mark.card)} & {*state.absent}
    checked = 0
    for seat in {*range(rules.seats)} - {*owners} if position.ask and owners and silent else ():
        seen = holders_seen(game_of(position).view(state, seat), strange)
        held = [who for (name, who), share in (seen or {}).items() if name in silent and share]
        assert not {*held} & {*owners}
        checked += bool(held)
    return checked


def test_all_levels_name_by_what_they_believe() -> None:
    """And not by the guess that is quick enough for tables that are only tried out."""
    named = other = 0
    for seed in range(2):
        for number, position, memory in namings(game_for("2016", "ua_devious_dignitaries", 6), seed):
            ask = position.ask
            assert ask is not None
            view, asked = memory.game.view(position.state, ask.seat), view_ask(ask, "")
            bot = NormalBot(strong_weights(view), patient=False)
            beliefs = {
                "master": option_search.holders(memory, view, asked),
                "strong": holders_seen(view, liking(Outlook(view, asked, strong_weights(view)))),
            }
            for level, odds in beliefs.items():
                which = Which(1, number)
                pick = computer_pick(
                    CITADELS, level, memory.game, position.state, ask, which, lambda one=memory: one
                )
                chances = [computer_chance(1, ask.seat, number) for _ in range(2)]
                assert odds is None or pick == bot.choose(view, asked, chances[0], odds)
                named += 1
                other += pick != bot.choose(view, asked, chances[1])
    assert named > 20
    assert other > 3


@pytest.mark.parametrize(
    "room",
    [("2016", "ua_devious_dignitaries", 7), ("2016", 0, 2), ("classic", "dark_city", 4), None],
    ids=str,
)
def test_what_it_believes_fits_all_that_it_saw(room: Table | None) -> None:
    """Whenever in the round: worlds in which the draft went as is believed look like the table, and ask the same."""
    game, chance = game_at(room), Randomness(6)
    known: dict[int, Knowledge] = {}
    dealt = 0
    for position in play(game, 6).positions:
        for seat in range(game.seats):
            known[seat] = learned(game.rules, known.get(seat), position, seat)
        ask = position.ask
        if ask is None or len(ask.options) == 1 or chance.below(8):
            continue
        view, asked = game.view(position.state, ask.seat), view_ask(ask, "")
        belief = option_search.believed(Memory(game, known[ask.seat]), view, asked, strong_weights(view))
        world = sample_position(game, game.rules, known[ask.seat], chance, belief)
        assert world.ask is not None
        assert view_ask(world.ask, "") == asked
        assert game.view(world.state, ask.seat) == view
        dealt += 1
    assert dealt > 10
