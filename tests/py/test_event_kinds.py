"""Tests the lists of event kinds: complete, each read where it says, and an unknown kind fails at once."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hidden_cards
import laws
from citadels.cards.districts.laboratory import Laboratory
from citadels.engine import rules
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
from tools.parsed import tree_of

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[2]


def told_kinds() -> set[str]:
    """Return every kind that a verb or a card tells, by its literal in the sources."""
    found: set[str] = set()
    for folder in ("engine", "cards"):
        for path in (ROOT / "py/citadels" / folder).rglob("*.py"):
            for node in ast.walk(tree_of(path)):
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


def defined(code: str, module: ModuleType, name: str) -> Any:
    """Return what ``code``, run as if it stood in ``module``, defines as ``name``."""
    space: dict[str, Any] = dict(vars(module))
    exec(compile(code, "guide", "exec"), space)  # noqa: S102 - the repository's own guide
    return space[name]


def learn(monkeypatch: pytest.MonkeyPatch, branch: str, **readers: Any) -> None:
    """Let the knowledge of the seats read the events of an example: ``branch`` stands in ``_foresee``."""
    source = inspect.getsource(worlds._foresee)
    last = "        elif event.kind == DECK_SEARCHED:"
    assert last in source
    foresee = source.replace(last, textwrap.indent(branch, " " * 8) + last)
    monkeypatch.setattr(worlds, "_foresee", defined(foresee, worlds, "_foresee"))
    for kind, reader in readers.items():
        monkeypatch.setitem(CardNotes.READERS, kind, reader)
    for module in (card_notes, event_kinds):
        monkeypatch.setattr(module, "CARDS", CARDS | set(readers))
    monkeypatch.setattr(event_kinds, "KNOWN", KNOWN | set(readers))
    monkeypatch.setattr(laws, "check_words", _no_words)


def _no_words(_position: object) -> None:
    """The examples have no texts on the page."""


@pytest.fixture
def lookout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Laboratory, but it does what the Lookout does."""
    monkeypatch.setattr(Laboratory, "use", hidden_cards.use)
    monkeypatch.setattr(Table, "see_top", hidden_cards.see_top, raising=False)


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Laboratory, but it does what the Almanac does, at the start of its owner's turn."""
    monkeypatch.setattr(Laboratory, "turn_started", hidden_cards.turn_started, raising=False)
    monkeypatch.setattr(Laboratory, "powers", frozenset({"id", "cost", "turn_started"}))
    for verb in (hidden_cards.see_tops, hidden_cards.bury_top):
        monkeypatch.setattr(Table, verb.__name__, verb, raising=False)
    # Rules note once which cards have a power.
    rules._bind.cache_clear()
    yield
    rules._bind.cache_clear()


@pytest.fixture
def known(lookout: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - the event, then its readers
    learn(monkeypatch, hidden_cards.FORESEE_TOP, top_seen=hidden_cards.top_seen)


@pytest.fixture
def moves_known(moving: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - likewise
    readers = {"tops_seen": hidden_cards.tops_seen, "top_buried": hidden_cards.top_buried}
    learn(monkeypatch, hidden_cards.FORESEE_TOPS, **readers)


@pytest.mark.usefixtures("known")
def test_the_lookout_s_card_is_known_to_the_seat_that_looked(t: Scenario) -> None:
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


@pytest.mark.usefixtures("moves_known")
@pytest.mark.parametrize(
    ("buried", "deck", "left"),
    [
        ("keep", "palace keep", "palace"),
        ("keep", "keep palace", "palace"),
        ("temple", "temple temple", "temple"),
    ],
)
def test_the_others_know_the_two_places_of_the_almanac_and_not_which(
    t: Scenario, buried: str, deck: str, left: str
) -> None:
    king, other, *_ = t.table(
        Seat("king", city="laboratory"), Seat("bishop"), call="king", deck=f"{deck} tavern market"
    )
    assert (t.asked, t.kind) == (king.seat, "almanac")
    assert king.saw("tops_seen") == [{"seat": king.seat, "count": 2, "cards": deck.split()}]
    assert other.saw("tops_seen") == [{"seat": king.seat, "count": 2}]
    t.pick("card", card=buried)
    assert (t.state.deck[0], t.state.deck[-1]) == (buried, left)
    (told,) = king.saw("top_buried")
    assert told["card"] == buried
    assert other.saw("top_buried") == [{"seat": king.seat}]
    t.pick("gather_cards")
    t.pick("keep", card=left)
    t.end_turn()
    t.gather()


@pytest.mark.usefixtures("moves_known")
def test_a_reader_that_tells_the_others_less_would_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the note that the lowest card was one of the two on top, a seat is sure of what is not true."""

    def deaf(_notes: CardNotes, _event: object) -> None:
        """As a reader that forgets that a card moved."""

    monkeypatch.setitem(CardNotes.READERS, "top_buried", deaf)
    t = Scenario()
    t.table(Seat("king", city="laboratory"), Seat("bishop"), call="king", deck="palace keep tavern market")
    t.pick("card", card="palace")
    t.pick("gather_cards")
    t.pick("keep", card="keep")
    with pytest.raises(AssertionError):
        t.check_laws()
