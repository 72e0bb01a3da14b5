"""Tests that what the coach says is true.

Claims of random positions, held against checks that do not share its code.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from citadels.bots.registry import BOTS
from citadels.game import Citadels
from citadels.knowledge.draft_facts import draft_facts
from citadels.knowledge.observer import Observer
from citadels.model.state import State
from citadels.search import option_search
from citadels.search.coach import advise
from citadels.search.memory import Memory
from citadels.search.why import claims
from games import Table, game_for, tables
from reason_checks import CAUSES, CHECKS, Said
from tabletop.kernel.ask import read_option
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import computer_chance
from tabletop.match.option_effects import hinted_ask
from tabletop.players.advice import Reason
from tabletop.players.thinking import finished
from tests.tiers import at_night, sampled

pytestmark = pytest.mark.cpython_only

TABLES = sampled(tables(1), tables(12), "the same check of each claim at fewer positions")
ADVISED = sampled(tables(3), tables(12), "the same check of each claim at fewer positions")
WANTED = sampled(5000, 200, "the same check of each claim at fewer positions")
EACH = sampled(30, 1, "the same check of each claim at fewer positions")
"""How many claims are held against the checks, and how many of each kind at least."""

A_GAME = 3
"""How many claims of a kind are checked in a game once there are enough, so that many tables have their part."""

RARE = {"completes", "full-hand", "denies", "enough-gold", "stops", "shields"}
"""Kinds that a short run may miss."""

FROM_TRIES = {"silenced", "robbed", "wrecked", "crowned", "leaves", "lets-build"} | {
    name for name in CHECKS if name.startswith("ends-") or name in CAUSES
}


CHANCES = {"citadels.search.win_chances", "pointcity.search.win_chances", "pointcity.search.quick_player"}
"""What counts the chances of a state."""


class Watched(Observer):
    """What the seats know; and what they were offered in the draft of the round, noted from their asks alone."""

    offered: dict[int, frozenset[str]]
    round = 0

    def watch(self, position: Position[State]) -> None:
        super().watch(position)
        if position.state.round != self.round:
            self.round, self.offered = position.state.round, {}
        ask = position.ask
        if ask is not None and position.state.phase == "draft":
            names = {read_option(one).word("character") for one in ask.options}
            self.offered[ask.seat] = self.offered.get(ask.seat, frozenset[str]()) | names


def walked(table: Table, seed: int) -> Iterator[tuple[Citadels, Position[State], Watched]]:
    """Yield the positions of a game of normal players, some of whose answers are random, with what the seats know."""
    game = game_for(*table)
    observer, chance = Watched(game, game.rules), Randomness(seed)
    position, number = Position[State].first(game, seed), 0
    while position.ask is not None:
        observer.watch(position)
        yield game, position, observer
        ask = position.ask
        number += 1
        view = game.view(position.state, ask.seat)
        if chance.below(8) or ask.most != 1:
            pick = BOTS["normal"].choose(
                view, hinted_ask(position, ask, ""), computer_chance(seed, ask.seat, number)
            )
        else:
            pick = (chance.pick(ask.options),)
        position = position.after(pick)


@pytest.mark.parametrize("name", ["reason_checks", "cause_checks"])
def test_the_checks_share_no_code_with_the_coach(name: str) -> None:
    """But for the chances of a state, which are no reason."""
    tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text("utf-8"))
    used = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert used
    assert not [one for one in used if re.search(r"\.(bots|search)\b", one) and one not in CHANCES]


def test_claims_about_random_positions_are_true() -> None:
    """All claims that the coach could choose from for an option, whichever it then says."""
    met = Counter[str]()
    seed = 0
    everything = [name for name in CHECKS if name not in FROM_TRIES]
    while sum(met.values()) < WANTED or any(
        met[name] < EACH
        for name in everything
        if at_night("the same check of each claim at fewer positions") or name not in RARE
    ):
        seed += 1
        assert seed < 800, f"never met: {[name for name in everything if met[name] < EACH]}"
        here = Counter[str]()
        for game, position, observer in walked(TABLES[seed % len(TABLES)], seed):
            ask = position.ask
            assert ask is not None
            view = game.view(position.state, ask.seat)
            view = replace(view, draft=draft_facts(game.rules, observer.known[ask.seat], view))
            shown = hinted_ask(position, ask, "")
            for option in ask.options:
                for one in claims(view, shown, (option,)):
                    if met[one.id] < EACH or here[one.id] < A_GAME:
                        met[one.id] += 1
                        here[one.id] += 1
                        check(one, position, observer, option)


def check(one: Reason, position: Position[State], observer: Watched, option: str) -> None:
    ask = position.ask
    offered = observer.offered.get(ask.seat, frozenset[str]()) if ask is not None else frozenset[str]()
    assert CHECKS[one.id](Said(position, observer, option, one.facts, offered)), (one, option, ask)


def test_advice_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the coach says in the end, with what tries found; no number of tries is among the facts."""
    monkeypatch.setattr(option_search, "WORLDS", 8)
    monkeypatch.setattr(option_search, "FEWER", 8)
    met, chance = Counter[str](), Randomness(4)
    for seed in range(sampled(60, 1, "the same check of each claim at fewer positions")):
        for game, position, observer in walked(ADVISED[(7 * seed) % len(ADVISED)], seed + 900):
            ask = position.ask
            assert ask is not None
            if len(ask.options) < 2 or chance.below(5):
                continue
            view, memory = game.view(position.state, ask.seat), Memory(game, observer.known[ask.seat])
            shown = hinted_ask(position, ask, "")
            advice = finished(advise(view, shown, Randomness(seed), lambda memory=memory: memory))
            for one in advice:
                for reason in (*one.reasons, *([one.why] if one.why else [])):
                    met[reason.id] += 1
                    assert not {"times", "of"} & set(reason.facts)
                    check(reason, position, observer, one.options[0] if one.options else "")
            cancels = [one for one in advice if "cancel" in one.options]
            assert all(one is advice[0] for one in cancels)
    assert {"leaves", "lets-build"} <= set(met)
