"""Tests that a game that is saved and opened is the game that was.

Whatever was picked, undone and redone before and after.

Two games are played alike: one is never closed, the other one is saved and opened at random moments.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pytest

import citadels
import pointcity
from desk_client import Data, DeskClient
from random_play import random_pick
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness
from tabletop.library import BaseGame
from tabletop.match.history import EVERY
from tabletop.match.kind import Kind
from tabletop.match.match import Match, new_match
from tabletop.match.record import Record, read_record
from tabletop.match.resume import resume
from tabletop.players.seating import Chair
from tests.tiers import sampled

GAMES: dict[str, Callable[..., BaseGame]] = {"citadels": citadels.Game, "pointcity": pointcity.Game}
SEEDS = sampled(12, 1, "the same games by other seeds")
DEEDS = 90
"""Enough that many blocks are undone at once, across a stored position (`EVERY`)."""
OFTEN = 15
"""After how many deeds all that was told since the deal is compared."""
PLAYERS = {"free": ("person", "random", "random"), "strict": ("person", "person", "person")}
NOTHING = {"nothing-to-undo", "nothing-to-redo", "game-over"}

game_of_each = pytest.mark.parametrize("name", GAMES)


class Table(Protocol):
    """A match under way, by the record or by the desk."""

    def do(self, deed: str, pick: Sequence[str]) -> str:
        """Do it; return the code of a refusal."""
        ...

    def reopened(self) -> "Table":
        """Save the match, close it, and open it."""
        ...

    def now(self) -> Any:
        """Return what is stored of the match, and how it stands for each seat."""
        ...

    def all(self) -> Any:
        """Return what each seat was told since the deal."""
        ...


class Recorded:
    """A match, saved by its record."""

    def __init__(self, match: Match[Any, Any], kind: Kind) -> None:
        self.match = match
        self.kind = kind

    def do(self, deed: str, pick: Sequence[str]) -> str:
        match = self.match
        seat = 0 if match.free else match.waiting or 0
        try:
            if deed == "pick":
                match.play(tuple(pick))
            else:
                (match.undo if deed == "undo" else match.redo)(seat)
        except Refusal as refusal:
            return refusal.code
        return ""

    def reopened(self) -> "Recorded":
        text = self.match.record(self.kind).model_dump_json()
        return Recorded(resume(read_record(text, {self.kind.id: self.kind}), self.kind), self.kind)

    def now(self) -> Any:
        match = self.match
        seats = (*range(match.game.seats), None)
        return match.record(self.kind), [match.update(seat, match.number, self.kind) for seat in seats]

    def all(self) -> Any:
        return [self.match.update(seat, -1, self.kind) for seat in (*range(self.match.game.seats), None)]


class AtTheDesk:
    """The same, by the calls of the page; each opening is in another process's desk."""

    def __init__(self, client: DeskClient, kind: Kind, result: Data) -> None:
        self.client = client
        self.kind = kind
        self.result = result

    def do(self, deed: str, pick: Sequence[str]) -> str:
        match = self.client.match()
        waiting = match.waiting
        seat = 0 if match.free else waiting or 0
        call: Data = {"method": deed, "match": "m", "seat": seat}
        if deed == "pick" and waiting is not None and match.seating[waiting].computer:
            call = {"method": "advance", "match": "m", "most": 1}
        elif deed == "pick":
            call |= {"seat": waiting or 0, "ask": match.ask_id, "options": list(pick)}
        answer = self.client.call(**call)
        if not answer["ok"]:
            return str(answer["error"]["code"])
        self.result = answer["result"]
        return ""

    def reopened(self) -> "AtTheDesk":
        client = DeskClient(self.kind)
        return AtTheDesk(client, self.kind, client.result("open", save=self.result["keep"]["save"]))

    def now(self) -> Any:
        looks: list[Data] = [{**update, "moments": [], "after": 0} for update in self.result["updates"]]
        return self.result["keep"], self.result["replayed"], looks

    def all(self) -> Any:
        match = self.client.match()
        return [update.moments for update in match.updates(-1, self.kind, pictures=False)]


def recorded(name: str, way: str, seed: int) -> Recorded:
    kind, setup = GAMES[name].kind, GAMES[name](3).match.game.setup  # type: ignore[attr-defined]
    seating = [Chair(name=f"P{seat}", player=player) for seat, player in enumerate(PLAYERS[way])]
    return Recorded(new_match("m", kind, setup, seating, seed, free=way == "free"), kind)


def at_the_desk(name: str, way: str, seed: int) -> AtTheDesk:
    one = recorded(name, way, seed)
    client = DeskClient(one.kind)
    chairs = [chair.model_dump() for chair in one.match.seating]
    call = {"match": "m", "game": name, "setup": one.match.game.setup, "seating": chairs, "seed": seed}
    return AtTheDesk(client, one.kind, client.result("create", **call, free=way == "free"))


def deeds(chance: Randomness, count: int) -> list[str]:
    """Draw deeds in runs: several take-backs after one another, some of them played again, then other picks."""
    drawn: list[str] = []
    while len(drawn) < count:
        drawn += ["pick"] * (1 + chance.below(14))
        drawn += ["undo"] * chance.below(7)
        drawn += ["redo"] * chance.below(5)
    return drawn


@game_of_each
@pytest.mark.parametrize("way", PLAYERS)
@pytest.mark.parametrize("make", [recorded, at_the_desk])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_that_is_opened_is_the_match_that_was(
    make: Callable[[str, str, int], Table], way: str, name: str, seed: int
) -> None:
    kept, opened = make(name, way, seed), make(name, way, seed)
    shadow, chance = recorded(name, way, seed), Randomness(seed, 3)
    blocks = 0
    for number, deed in enumerate(deeds(chance, DEEDS)):
        ask = shadow.match.position.ask
        pick = random_pick(ask, chance) if ask is not None else ()
        if chance.below(5) == 0 or (blocks > 1 and chance.below(2)):
            opened = opened.reopened()
        told = kept.do(deed, pick)
        assert opened.do(deed, pick) == told
        assert told in {"", *NOTHING}
        assert opened.now() == kept.now()
        assert number % OFTEN or opened.all() == kept.all()
        shadow = shadow_of(kept)
        blocks = len(shadow.match.undone)


def shadow_of(table: Table) -> Recorded:
    """Return the match that ``table`` plays, to look at."""
    if isinstance(table, Recorded):
        return table
    assert isinstance(table, AtTheDesk)
    return Recorded(table.client.match(), table.kind)


@game_of_each
@pytest.mark.parametrize("way", PLAYERS)
def test_every_take_back_can_be_played_again_after_opening(name: str, way: str) -> None:
    """Whatever was undone one after another is redone one after another, to the same game."""
    table, chance, most = recorded(name, way, 1), Randomness(4), 0
    for number in range(70):
        ask = table.match.position.ask
        assert ask is not None
        assert table.do("pick", random_pick(ask, chance)) == ""
        if way == "free" and number % 23:
            continue
        played = table.match.history.picks[:]
        copies: list[tuple[Match[Any, Any], str]] = []
        while len(table.match.undone) < 8 and not table.do("undo", ()):
            copy = table.match.copy()
            copies.append((copy, copy.record(table.kind).model_dump_json()))
            most = max(most, len(table.match.undone))
        if table.match.undone:
            table = table.reopened()
        while table.match.undone:
            assert table.do("redo", ()) == ""
        assert table.match.history.picks == played
        assert [copy.record(table.kind).model_dump_json() for copy, _ in copies] == [
            text for _, text in copies
        ]
    assert most >= (5 if way == "free" else 1)


# The library ---------------------------------------------------------------------------------------------------


@game_of_each
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_programs_game_that_is_opened_is_the_game_that_was(name: str, seed: int) -> None:
    kept, opened, chance = GAMES[name](3, seed), GAMES[name](3, seed), Randomness(seed, 5)
    for deed in deeds(chance, DEEDS):
        if chance.below(3) == 0:
            opened = type(opened).from_json(opened.to_json())
        if deed == "pick" and not kept.is_over:
            pick = kept.advice("random")
            opened.push(*pick)
            kept.push(*pick)
        elif kept.moves:
            count = 1 + chance.below(min(40, len(kept.moves)))
            assert opened.undo(count) == kept.undo(count)
        assert opened == kept
        assert shown(opened) == shown(kept)


def shown(game: BaseGame) -> Any:
    """Return all that a program can ask a game for."""
    seats = (*range(len(game.scores)), None)
    looks = [(game.view(seat), game.events(seat)) for seat in seats]
    return game.moves, game.ask, game.scores, looks, game.to_json(), game.replayed


@game_of_each
@pytest.mark.parametrize("seed", range(SEEDS))
def test_copies_that_go_apart_take_back_their_own_answers(name: str, seed: int) -> None:
    chance = Randomness(seed, 7)
    games = [GAMES[name](3, seed)]
    seen: list[list[Any]] = [[shown(games[0])]]
    for _ in range(DEEDS * 2):
        at = chance.below(len(games))
        game, past = games[at], seen[at]
        if len(games) < 4 and chance.below(9) == 0:
            games.append(game.copy())
            seen.append(past[:])
        elif len(past) > 1 and chance.below(4) == 0:
            back = 1 + chance.below(min(5, len(past) - 1))
            game.undo(back)
            del past[-back:]
        elif not game.is_over:
            game.push(*game.advice("random") if at % 2 else game.options[: max(1, game.how_many[0])])
            past.append(shown(game))
        assert shown(game) == past[-1]
    assert len(games) == 4


@game_of_each
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_game_of_the_page_is_taken_back_by_a_program(name: str, seed: int) -> None:
    """Its free undos and what it could redo are of moments that the program takes back."""
    table, chance = recorded(name, "free", seed), Randomness(seed, 8)
    for deed in [*deeds(chance, DEEDS), "undo", "undo"]:
        ask = table.match.position.ask
        table.do(deed, random_pick(ask, chance) if ask is not None else ())
    assert table.match.take_backs
    assert table.match.undone
    text = table.match.record(table.kind).model_dump_json()
    game = type(GAMES[name](3)).from_json(text)
    # The deeds may leave less than five moves.
    for back in sorted({1, min(5, len(game.moves)), len(game.moves)}):
        taken, moment = game.copy(), game.at(len(game.moves) - back)
        taken.undo(back)
        for other in (taken, moment):
            assert shown(type(other).from_json(other.to_json())) == shown(other)
            other.push(*other.advice("random"))
            assert shown(type(other).from_json(other.to_json())) == shown(other)


@game_of_each
def test_every_moment_of_another_line_is_found_again(name: str) -> None:
    """Also those far back, which are played again from a stored position."""
    game = GAMES[name](3, seed=2)
    while len(game.moves) < 2 * EVERY + 3:
        game.push(*game.advice("random"))
    game.undo(EVERY + 20)
    game.push(game.options[-1])
    seen = [shown(game)]
    while len(seen) < 2 * EVERY + 3 and not game.is_over:
        game.push(*game.advice("random"))
        seen.append(shown(game))
    for back in range(EVERY, len(seen), 3):
        other = game.copy()
        other.undo(back)
        assert shown(other) == seen[-1 - back]


# After a change of rules -----------------------------------------------------------------------------------------


def estranged(record: Record, kind: Kind) -> str:
    """Return a save as if rules had changed.

    Its first pick is no longer legal, and it goes on from its stored state.
    """
    record.picks[0] = ["no-such-option"]
    return record.model_copy(update={"rules": kind.rules}).model_dump_json()


@game_of_each
@pytest.mark.parametrize("before", [2, 17, EVERY, EVERY + 9])
def test_undo_leads_back_by_single_steps_in_a_game_that_goes_on_from_its_state(
    name: str, before: int
) -> None:
    """Past the first stored position, too: each moment is what it was when it was played."""
    game = GAMES[name](3, seed=before)
    while len(game.moves) < before:
        game.push(*game.advice("random"))
    game = type(game).from_json(estranged(game.match.record(game.kind), game.kind))
    assert not game.replayed
    seen = [shown(game)]
    while len(seen) < 2 * EVERY + 9 and not game.is_over:
        game.push(*game.advice("random"))
        seen.append(shown(game))
    assert len(seen) > EVERY + 9
    chance = Randomness(before)
    for back in (1, EVERY + 1, len(seen) - 1, 1 + chance.below(len(seen) - 1)):
        other = game.copy()
        played = other.undo(back)
        assert shown(other) == seen[-1 - back]
        for pick in played:
            other.push(*pick)
        assert shown(other) == seen[-1]


@game_of_each
def test_a_match_that_goes_on_from_its_state_is_saved_and_opened_alike(name: str) -> None:
    """With free undo, past the first stored position."""
    table, chance = recorded(name, "free", 1), Randomness(6)
    for _ in range(20):
        table.do("pick", random_pick(table.match.position.ask, chance))  # type: ignore[arg-type]
    kind = table.kind
    text = estranged(table.match.record(kind), kind)
    kept = Recorded(resume(read_record(text, {kind.id: kind}), kind), kind)
    opened = kept
    for deed in deeds(chance, 2 * DEEDS):
        ask = kept.match.position.ask
        pick = random_pick(ask, chance) if ask is not None else ()
        told = kept.do(deed, pick)
        assert told in {"", *NOTHING}
        opened = kept.reopened()
        assert opened.match.position.state == kept.match.position.state
        assert opened.match.history.picks == kept.match.history.picks
        assert opened.match.take_backs == kept.match.take_backs
