"""Makes docs/moments.md: in the order of a round, where the rules look at each power of a card.

It is read from the source: the powers and their first sentences from `cards/api.py`, their places by following the
steps of `engine/flow.py` through the functions that these name.
"""

import ast
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from citadels.cards.api import Card, Character, District
from tools.words import CARDS, ENGINE

BASES: dict[str, type[Card]] = {"Character": Character, "District": District}
API = CARDS / "api.py"
FLOW = ENGINE / "flow.py"
AFTER = (
    "turn.py",
    "turn_queries.py",
    "turn_questions.py",
    "table.py",
    "base_table.py",
    "scoring.py",
    "rules.py",
)
"""The modules that the steps lead to; their functions are known by name."""
LATER = "by a verb"
"""The moment of what no step names: cards call it."""
OWN = {"self", "table", "turn", "ask", "state", "self.progress", "under_way"}
"""Receivers that are no card."""
CARDS_READ = "by cards"
NOT_LOOKED_UP = {"id", "type", "cost", "rank"}
"""What is read everywhere."""

HEAD = """\
# When what happens

<!-- Made by `make generated` from `cards/api.py` and `engine/flow.py` (`tools/moments.py`). -->

Where the rules look at each power of a card, in the order of a round: to give a card a power, find the moment, and
override what stands there ([adding a card](adding-a-card.md)). *Asks*: the method may ask a player. Where the moment
has no power that fits, add one in the function of the last column (`Turn` is in `engine/turn.py`, and so on). A
district that is exchanged, seized or confiscated calls no power; `removed` is for destroyed ones.
"""
FIGURES = "Figures that only cards and computer players read (`cards/api.py` says what each one is):"
TABLE = "|power|of|asks|says|where\n|-|-|-|-|-\n"


@dataclass(frozen=True)
class Power:
    """A power that a card may override: its kind of card, its first sentence, and whether it may ask."""

    name: str
    of: str
    says: str
    asks: bool
    is_method: bool


@dataclass(frozen=True)
class Row:
    """A power and a place that looks at it: the step that leads there, the file and the function."""

    moment: str
    power: Power
    file: str
    function: str


@cache
def powers() -> dict[tuple[str, str], Power]:
    """Return every power by kind of card and name, as `cards/api.py` has them."""
    found: dict[tuple[str, str], Power] = {}
    for base in (node for node in ast.parse(API.read_text("utf-8")).body if isinstance(node, ast.ClassDef)):
        for at, node in enumerate(base.body if base.name in BASES else ()):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                says = ast.get_docstring(node) or ""
                asks = isinstance(node, ast.AsyncFunctionDef)
                found[base.name, node.name] = Power(
                    node.name, base.name, first_sentence(says), asks, is_method=True
                )
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                after = base.body[at + 1] if at + 1 < len(base.body) else None
                says = text_of(after) or node.target.id.replace("_", " ")
                found[base.name, node.target.id] = Power(
                    node.target.id, base.name, first_sentence(says), asks=False, is_method=False
                )
    return found


def text_of(node: ast.stmt | None) -> str:
    """Return the text that a statement is; "" if it is something else."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return ""


def first_sentence(text: str) -> str:
    """Return the first sentence of a docstring as a cell of a table."""
    said = " ".join(text.split()).replace("``", "`")
    said = said.partition(". ")[0].rstrip(".")
    return said.replace(":meth:", "").replace("|", "\\|")


@dataclass(frozen=True)
class Function:
    """A function of the engine, with the class that it belongs to."""

    file: Path
    owner: str
    node: ast.FunctionDef | ast.AsyncFunctionDef

    @property
    def name(self) -> str:
        return f"{self.owner}.{self.node.name}" if self.owner else self.node.name


@cache
def functions() -> dict[str, list[Function]]:
    """Return the functions of the engine by their own name."""
    found: dict[str, list[Function]] = {}
    for path in (FLOW, *(ENGINE / name for name in AFTER)):
        for owner, node in _defined(ast.parse(path.read_text("utf-8")).body, ""):
            found.setdefault(node.name, []).append(Function(path, owner, node))
    return found


def _defined(
    body: list[ast.stmt], owner: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield owner, node
        elif isinstance(node, ast.ClassDef):
            yield from _defined(node.body, node.name)


def steps() -> dict[str, str]:
    """Return the function of each step by its phase, in the order of a round."""
    for node in ast.parse(FLOW.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "STEPS":
            return {ast.literal_eval(key): ast.unparse(value) for key, value in _entries(node.value)}
    raise ValueError(f"no STEPS in {FLOW}")


def _entries(table: ast.expr | None) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(table, ast.Dict):
        yield from ((key, value) for key, value in zip(table.keys, table.values, strict=True) if key)


def rows() -> list[Row]:
    """Return every place that looks at a power, in the order in which the steps lead there."""
    found: list[Row] = []
    seen: set[int] = set()
    for phase, function in steps().items():
        for one in functions()[function]:
            _walk(one, phase, seen, found)
    for many in functions().values():
        for one in many:
            _walk(one, LATER, seen, found)
    return list(dict.fromkeys(found))


def _walk(function: Function, moment: str, seen: set[int], found: list[Row]) -> None:
    """Add the powers that a function looks at, and those of the functions that it names, in the order of the text."""
    if id(function.node) in seen:
        return
    seen.add(id(function.node))
    local = {
        part.id
        for part in ast.walk(function.node)
        if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)
    }
    called = {id(part.func) for part in ast.walk(function.node) if isinstance(part, ast.Call)}
    for part in in_order(function.node):
        looked = looked_at(part, called=id(part) in called)
        found += (Row(moment, power, function.file.name, function.name) for power in looked)
        for other in functions().get(named := name_of(part), ()):
            if other.owner if isinstance(part, ast.Attribute) else not other.owner and named not in local:
                _walk(other, moment, seen, found)


def name_of(part: ast.AST) -> str:
    """Return the function that a piece of source may name: one of a module, or a method of the table or the turn."""
    match part:
        case ast.Name(id=name, ctx=ast.Load()):
            return name
        case ast.Attribute(
            value=ast.Name(id="self" | "table" | "own") | ast.Call(func=ast.Name(id="Turn")), attr=name
        ):
            return name
        case _:
            return ""


def in_order(node: ast.AST) -> list[ast.expr]:
    """Return the parts of a function in the order of the text."""
    parts = [part for part in ast.walk(node) if isinstance(part, ast.expr)]
    return sorted(parts, key=lambda part: (part.end_lineno or 0, part.end_col_offset or 0))


def looked_at(part: ast.AST, *, called: bool) -> Iterator[Power]:
    """Yield the powers that a piece of source reads or calls."""
    if not isinstance(part, ast.Attribute) or part.attr in NOT_LOOKED_UP:
        return
    receiver = ast.unparse(part.value)
    if receiver in OWN:
        return
    of = "Character" if receiver.endswith("character") or "characters[" in receiver else "District"
    kinds = [of] if (of, part.attr) in powers() else [name for name in BASES if (name, part.attr) in powers()]
    yield from (power for kind in kinds if (power := powers()[kind, part.attr]).is_method == called)


def others() -> list[Row]:
    """Return the powers that no step and no verb looks at, each with the first module that reads it."""
    placed = {(row.power.of, row.power.name) for row in rows()}
    left = [power for key, power in powers().items() if key not in placed and power.name not in NOT_LOOKED_UP]
    paths = (API, *sorted(ENGINE.glob("*.py")), *sorted(ENGINE.parent.rglob("*.py")))
    texts = {path.relative_to(ENGINE.parent).as_posix(): path.read_text("utf-8") for path in paths}
    found: list[Row] = []
    for power in left:
        reads = re.compile(rf"\.{power.name}\b|\"{power.name}\"")
        found += [Row(CARDS_READ, power, name, "") for name, text in texts.items() if reads.search(text)][:1]
    return found


def page() -> str:
    """Return docs/moments.md."""
    parts, said, every = [HEAD], set[Power](), rows()
    for moment in (*steps(), LATER):
        places: dict[Power, list[str]] = {}
        for row in every:
            if row.moment == moment:
                of_class = "." in row.function  # `Turn` is in `turn.py`, and so on.
                named = f"`{row.function}`" if of_class else f"`{row.function}`, `{row.file}`"
                places.setdefault(row.power, []).append(named)
        lines = [
            f"|`{power.name}`|{power.of.lower()}|{'yes' if power.asks else ''}"
            f"|{'above' if power in said else power.says}|{', '.join(where)}\n"
            for power, where in places.items()
        ]
        said |= set(places)
        if lines:
            parts.append(f"## {TITLES[moment]}\n\n{TABLE}{''.join(lines)}")
    figures = ", ".join(f"`{row.power.name}`" for row in others())
    parts.append(
        textwrap.fill(f"{FIGURES} {figures}.", 120, break_on_hyphens=False, break_long_words=False) + "\n"
    )
    return "\n".join(parts)


TITLES = {
    "round": "A round begins",
    "draft": "The draft",
    "selected": "After the draft",
    "call": "A rank is called, and a turn begins",
    "turn": "The turn: gathering, income, powers, building, its end",
    "round_end": "The round ends, and the game",
    LATER: "Whenever a card uses a verb",
}
