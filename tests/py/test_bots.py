"""Tests computer players: legal, quick, the same every time, stronger than random, blind to what is hidden."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.district_worth import WORTH, Worth
from citadels.bots.advice.registry import (
    abilities,
    character_advice,
    described_characters,
    described_districts,
    district_advice,
)
from citadels.bots.normal import ASKS as NORMAL_ASKS
from citadels.bots.normal import NormalBot
from citadels.bots.outlook import Outlook
from citadels.bots.registry import BOTS
from citadels.catalog import catalogue
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import Wish
from citadels.editions.districts import all_districts
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from games import Table, game_for, law_tables, pile_game, tables
from scenario import Scenario, Seat
from tabletop.cli.arena import run_arena
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, AskView, Option, Pick, view_ask
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import computer_chance
from tests.tiers import sampled


def choices(game: Citadels, seed: int) -> list[tuple[State, Ask, Pick]]:
    """Play a game of ``normal`` players; return every ask with a copy of its table and the answer."""
    answer = bot_policy(CITADELS, game, seed, ["normal"] * game.seats)
    seen: list[tuple[State, Ask, Pick]] = []

    def policy(state: State, ask: Ask) -> Pick:
        before = state.copy()
        seen.append((before, ask, answer(state, ask)))
        assert state == before, "a player changes nothing"
        return seen[-1][2]

    playout(game, game.start(seed), policy)
    return seen


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_normal_answers_legally_at_every_table(table: Table) -> None:
    played = choices(game_for(*table), 3)
    assert all(ask.allows(pick) for _, ask, pick in played)
    assert len(played) < 2500, "it does not dither"


def test_normal_plays_the_french_draft() -> None:
    kinds = {ask.kind for _, ask, _ in choices(pile_game(), 1)}
    assert {"piles", "draft_two"} <= kinds


def test_normal_decides_by_what_its_seat_may_see() -> None:
    """Dealing again what it cannot know changes neither what it sees nor what it answers."""
    game, chance, bot = game_for("2016", "first_game", 5), Randomness(9), BOTS["normal"]
    position, observer, number = Position[State].first(game, 2), Observer(game, game.rules), 0
    while position.ask is not None:
        observer.watch(position)
        seat = position.ask.seat
        world = observer.position(seat, chance)
        assert world.ask is not None
        mine, theirs = (
            bot.choose(game.view(here.state, seat), view_ask(ask, "0"), computer_chance(1, seat, number))
            for here, ask in ((position, position.ask), (world, world.ask))
        )
        assert mine == theirs
        position, number = position.after(mine), number + 1


def test_normal_beats_random() -> None:
    result = run_arena(SIMULATED, Wish(), ("normal", *["random"] * 5), seed=500, games=30)
    assert result["kinds"]["normal"]["wins"] >= 26
    assert result["kinds"]["normal"]["mean_score"] > 20 > result["kinds"]["random"]["mean_score"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "players",
    sampled(
        [2, 4, 5, 6, 7],
        [2, 5],
        "60 games at two and five seats, and a golden game shows any change of a player",
    ),
)
def test_normal_wins_nearly_always(players: int) -> None:
    wish = Wish(players=(players,))
    result = run_arena(
        SIMULATED,
        wish,
        ("normal", *["random"] * (players - 1)),
        seed=1,
        games=sampled(
            400, 60, "60 games at two and five seats, and a golden game shows any change of a player"
        ),
    )
    assert result["kinds"]["normal"]["win_rate"] >= 0.95


@dataclass
class Met:
    """What ``normal`` players came across: kinds of ask, abilities offered and used."""

    kinds: set[str] = field(default_factory=set[str])
    offered: Counter[str] = field(default_factory=Counter[str])
    taken: Counter[str] = field(default_factory=Counter[str])


@pytest.fixture(scope="module")
def met() -> Met:
    """A few games of ``normal`` players by every preset, at its largest table, and of the sets drawn by lot."""
    largest = {table[:2]: table for table in tables()}
    found = Met()

    def note(state: State, ask: Ask) -> Pick:
        pick = answer(state, ask)
        found.kinds.add(ask.kind)
        if ask.kind == "turn":
            found.offered.update(option for option in ask.options if option.startswith("ability"))
            found.taken.update(option for option in pick if option.startswith("ability"))
        return pick

    for table in largest.values():
        game = game_for(*table)
        for seed in (5, 6):
            answer = bot_policy(CITADELS, game, seed, ["normal"] * game.seats)
            playout(game, game.start(seed), note)
    return found


@pytest.mark.nightly(
    "games of every card, which changes of cards alone can break; the night runs them after make card, too"
)
def test_no_ability_lies_idle(met: Met) -> None:
    idle = {option for option, count in met.offered.items() if count >= 40 and not met.taken[option]}
    assert sorted(idle) == [], (
        "let these abilities score above 0 now and then, in the card's file in py/citadels/bots"
    )


@pytest.mark.nightly(
    "games of every card, which changes of cards alone can break; the night runs them after make card, too"
)
def test_the_tables_name_asks_that_exist(met: Met) -> None:
    """A kind of ask or an ability that was renamed would be scored blindly."""
    unmet = set(abilities()) - {option.partition("=")[2] for option in met.offered}
    assert sorted(unmet) == [], (
        "no card offers these abilities: take them out of their files of advice, or rename them"
    )
    rare = {"crown_tribute", "armory", "beautify", "museum", "framework", "redraw", "seize", "loan_cards"}
    rare |= {"bell", "search", "rescue", "theater", "theater_give", "piles", "draft_two", "keep_some"}
    rare |= {"draft_discard", "payment_cards"}
    unmet = set(NORMAL_ASKS) - met.kinds - rare
    assert sorted(unmet) == [], (
        "no game asked these: rename them in the bots' tables, or add them to `rare` here if they are"
    )


@pytest.mark.catalogue
def test_every_card_is_described() -> None:
    """Districts that score in the hand and cannot be built need no advice."""
    for edition in catalogue().editions:
        characters = {card.id for card in edition.characters} - set(described_characters())
        assert sorted(characters) == [], "add a file for each to py/citadels/bots/advice/characters"
        cards = all_districts(edition.id)
        uniques = {name for name, card in cards.items() if card.type == "unique" and not card.hand_points}
        assert sorted(uniques - set(described_districts()) - set(WORTH)) == [], (
            "add a line for each to WORTH in py/citadels/bots/advice/district_worth.py, or a file to districts/"
        )


def test_a_district_is_in_the_table_or_has_a_file() -> None:
    assert sorted(set(WORTH) & set(described_districts())) == [], "take these out of WORTH: they have a file"
    known = {card for edition in catalogue().editions for card in all_districts(edition.id)}
    assert sorted(set(WORTH) - known) == [], "take these out of WORTH: there are no such cards"
    assert [card for card, worth in WORTH.items() if worth == Worth()] == [], "these rows say nothing"
    assert district_advice("keep").each_round == WORTH["keep"].each_round > 0


def ask_view(kind: str, *options: Option, least: int = 1, most: int = 1) -> AskView:
    return AskView("0", 0, kind, "unheard_of", least, most, list(options))


def test_an_unknown_ask_is_answered(t: Scenario) -> None:
    """A card without advice for the bots stops no game."""
    king, *_ = t.table(Seat("king", hand="keep manor"), Seat("thief", gold=5), call="king")
    view, bot = king.view, NormalBot()
    for asked in (
        ask_view("riddle", Option("yes", "yes"), Option("cancel", "cancel")),
        ask_view("whom", *(Option(f"seat:seat={n}", "seat", {"seat": n}) for n in range(3))),
        ask_view("which", Option("name:character=nobody", "name", {"character": "nobody"})),
        ask_view("turn", Option("dance", "dance"), Option("ability:name=sing", "ability", {"name": "sing"})),
        ask_view("some", *(Option(str(n), "thing", {"n": n}) for n in range(4)), least=2, most=3),
    ):
        pick = bot.choose(view, asked, Randomness(1))
        known = [option.id for option in asked.options]
        assert asked.least <= len(pick) <= asked.most
        assert set(pick) <= set(known)
        assert pick != ("cancel",)


def test_a_character_without_advice_is_ordinary(t: Scenario) -> None:
    king, *_ = t.table(Seat("king"), call="king")
    look = Outlook(king.view, ask_view("turn"))
    assert character_advice("jester").draft(look) == CharacterAdvice.base


def test_without_cards_and_deck_it_turns_to_other_hands() -> None:
    """A seat with nothing to build and nothing to draw drafts the character that takes cards from another."""
    plain = offered = 0
    game = game_for("2016", "first_game", 6)
    for state, ask, _ in choices(game, 2):
        if ask.kind != "draft" or "draft:character=magician" not in ask.options:
            continue
        view = game.view(state, ask.seat)
        taken = [
            NormalBot().choose(one, view_ask(ask, ""), computer_chance(1, ask.seat, 1))
            for one in (view, replace(view, hand=[]), replace(view, hand=[], deck=0))
        ]
        if not view.seats[ask.seat].completed and len(view.seats[ask.seat].city) < 6:
            offered += 1
            plain += taken[1] == ("draft:character=magician",)
            assert taken[2] == ("draft:character=magician",)
    assert plain < offered


def test_the_same_chance_gives_the_same_game() -> None:
    game = game_for("2016", "cunning_agents", 5)
    assert [pick for *_, pick in choices(game, 7)] == [pick for *_, pick in choices(game, 7)]


@pytest.mark.nightly("test_replay.py compares hash seeds on a push")
@pytest.mark.cpython_only
def test_hash_seeds_change_nothing() -> None:
    arguments = [
        "simulate",
        "--policy",
        "normal",
        "--games",
        "4",
        "--characters",
        "all",
        "--districts",
        "all",
    ]
    results: list[dict[str, object]] = []
    for hash_seed in ("0", "4711"):
        done = subprocess.run(  # noqa: S603 - our own program with fixed arguments.
            [sys.executable, "-m", "citadels.cli", *arguments, "--jobs", "1", "--json"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        )
        result = json.loads(done.stdout)
        for timing in ("check_seconds", "cpu_seconds", "games_per_cpu_second", "wall_seconds"):
            del result[timing]
        results.append(result)
    assert results[0] == results[1]
