"""Tests the lists of event kinds: complete, each read where it says, and an unknown kind fails at once."""

import ast
import inspect
import re
import textwrap
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import laws
from citadels.cards.districts.laboratory import Laboratory
from citadels.engine import table as table_module
from citadels.engine.table import Table
from citadels.game import Citadels
from citadels.knowledge import card_notes, event_kinds, worlds
from citadels.knowledge.card_notes import CardNotes
from citadels.knowledge.event_kinds import (
    CARDS,
    KNOWN,
    OPEN,
    ROLES,
    HiddenInOpenEventError,
    UnknownEventError,
)
from citadels.knowledge.knowledge import DECK_SEARCHED
from citadels.knowledge.observer import learned
from citadels.knowledge.role_notes import RoleNotes
from citadels.model.state import State
from games import game_for, tables
from scenario import Scenario, Seat
from tabletop.kernel.events import Event, Facts
from tabletop.kernel.position import Position

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[2]


def told_kinds() -> set[str]:
    """Return every kind that a verb or a card tells, by its literal in the sources."""
    found: set[str] = set()
    for folder in ("engine", "cards"):
        for path in (ROOT / "py/citadels" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"tell", "tell_cards"}:
                    found |= {
                        one.value
                        for one in ast.walk(node.args[0])
                        if isinstance(one, ast.Constant) and isinstance(one.value, str)
                    }
    return found


def test_the_lists_hold_every_event_and_no_other() -> None:
    assert told_kinds() == KNOWN - {DECK_SEARCHED}
    assert len(KNOWN) == len(CARDS) + len(ROLES) + len(OPEN)


def test_each_kind_of_a_list_is_read_there() -> None:
    assert set(CardNotes.READERS) == CARDS
    assert set(re.findall(r'"(\w+)"', inspect.getsource(RoleNotes.tell))) >= ROLES


def test_an_unknown_event_fails_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Citadels = game_for(*tables(1)[0])
    tell = Table.tell

    def shouted(table: Table, kind: str, *facts: Any, **more: Any) -> None:
        tell(table, kind.replace("drafted", "shouted"), *facts, **more)

    monkeypatch.setattr(Table, "tell", shouted)
    position = Position[State].first(game, 1)
    knowledge = learned(game.rules, None, position, 0)
    assert position.ask is not None
    with pytest.raises(UnknownEventError, match=r"character_shouted.*event_kinds"):
        learned(game.rules, knowledge, position.after(position.ask.options[:1]), 0)


@pytest.mark.parametrize("told", ["to all", "to one"])
def test_an_open_event_that_tells_of_a_card_of_a_hand_is_refused(
    monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    """A card that shows a hand by an event of ``OPEN``: the knowledge of the seats would not hold it."""
    game: Citadels = game_for(*tables(1)[0])
    monkeypatch.setattr(event_kinds, "OPEN", OPEN | {"card_shown"})
    monkeypatch.setattr(event_kinds, "KNOWN", KNOWN | {"card_shown"})
    position = Position[State].first(game, 1)
    assert position.ask is not None
    after = position.after(position.ask.options[:1])
    card = after.state.players[1].hand[0]
    facts: Facts = {"card": card}
    shown = Event(
        "card_shown",
        "spy",
        {"seat": 1} | (facts if told == "to all" else {}),
        {0: facts} if told == "to one" else {},
        reveals=True,
    )
    after = replace(after, events=(shown,))
    with pytest.raises(HiddenInOpenEventError, match=r"card_shown.*spy.*CARDS"):
        learned(game.rules, None, after, 0)


def guide(step: int) -> str:
    """Return the code of one step of the guide's example."""
    text = (ROOT / "docs/adding-a-card.md").read_text("utf-8")
    (block,) = re.findall(
        rf"```python\n# {step}\. [^\n]*/(?:table|card_notes|worlds)\.py[^\n]*\n(.*?)```", text, re.DOTALL
    )
    return block


def defined(code: str, module: ModuleType, name: str) -> Any:
    """Return what ``code``, run as if it stood in ``module``, defines as ``name``."""
    space: dict[str, Any] = dict(vars(module))
    exec(compile(code, "guide", "exec"), space)  # noqa: S102 - the repository's own guide
    return space[name]


@pytest.fixture
def lookout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Laboratory, but it does what the guide's Lookout does."""

    async def use(card: Laboratory, turn: Any, at: int) -> bool:  # noqa: ARG001 - as the engine calls it
        turn.see_top(turn.seat, card.id)
        return True

    monkeypatch.setattr(Laboratory, "use", use)
    monkeypatch.setattr(Table, "see_top", defined(guide(1), table_module, "see_top"), raising=False)


def _no_words(_position: object) -> None:
    """The example has no texts on the page."""


@pytest.fixture
def known(lookout: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - the event, then its readers
    reader = defined(guide(2), card_notes, "_top_seen")
    source = inspect.getsource(worlds._foresee)
    last = "        elif event.kind == DECK_SEARCHED:"
    assert last in source
    foresee = source.replace(last, textwrap.indent(guide(3), " " * 8) + last)
    monkeypatch.setattr(worlds, "_foresee", defined(foresee, worlds, "_foresee"))
    monkeypatch.setitem(CardNotes.READERS, "top_seen", reader)
    for module in (card_notes, event_kinds):
        monkeypatch.setattr(module, "CARDS", CARDS | {"top_seen"})
    monkeypatch.setattr(event_kinds, "KNOWN", KNOWN | {"top_seen"})
    monkeypatch.setattr(laws, "check_words", _no_words)


@pytest.mark.usefixtures("known")
def test_the_guide_s_example_is_known_to_the_seat_that_looked(t: Scenario) -> None:
    """The laws then play it in worlds that the seat cannot tell apart: its top card is the same in all."""
    king, other, *_ = t.table(
        Seat("king", city="laboratory", hand="tavern"), Seat("bishop"), call="king", deck="palace keep"
    )
    t.gather()
    top = t.state.deck[-1]
    t.pick("use", card="laboratory")
    assert king.saw("top_seen") == [{"seat": king.seat, "card": top}]
    assert other.saw("top_seen") == [{"seat": king.seat}]
    t.end_turn()


@pytest.mark.usefixtures("lookout")
def test_without_its_reader_the_scenario_would_fail() -> None:
    t = Scenario()
    t.table(Seat("king", city="laboratory", hand="tavern"), call="king", deck="palace keep")
    t.gather()
    t.pick("use", card="laboratory")
    with pytest.raises(UnknownEventError, match="top_seen"):
        t.check_laws()
