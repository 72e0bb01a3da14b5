"""Reads from the source of the cards and the engine the ids for which the page needs texts and icons.

The kinds of ask, the verbs of options, the abilities and the events are plain strings in the code where they are used,
so this finds them without playing a game.
"""

import ast
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.parsed import stamp, tree_of

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "py" / "citadels" / "engine"
CARDS = ROOT / "py" / "citadels" / "cards"

GAME = ROOT / "web" / "games" / "citadels"
TEXTS = GAME / "locales"
ICONS = GAME / "questions" / "icons.js"
FIRST = "en"
"""The language that the page uses for texts that another one lacks."""

HOUSE = "## House cards"
"""The heading, last in that language's file, below which stands what only house cards say. No test of completeness
looks there."""

TRANSLATED = f"to the other languages (a house card's: below {HOUSE!r} in {FIRST}.ftl alone)"
"""Where a text goes beside that file, as findings say it."""

ASKS = re.compile(r"Ask|ask(?:_\w+)?")
CHOOSES = re.compile(r"(?:may_)?choose_(?:character|seat|cards?|district)")
PICTURED = {"card", "character", "type", "seat"}
"""Arguments of options that have a picture; an option without one of these needs an icon."""
OWN_WORDS = {"ability", "use"}
"""Verbs whose options have a text each, by ability or by district."""


@dataclass
class Said:
    """The ids that a piece of source uses; ``plain`` are the verbs of options without a picture, which need an icon."""

    asks: set[str] = field(default_factory=set[str])
    chosen: set[str] = field(default_factory=set[str])
    """The asks among them whose options are cards, seats or districts: they have a button text of their own."""
    verbs: set[str] = field(default_factory=set[str])
    plain: set[str] = field(default_factory=set[str])
    abilities: set[str] = field(default_factory=set[str])
    events: set[str] = field(default_factory=set[str])
    reasons: set[str] = field(default_factory=set[str])
    arguments: set[str] = field(default_factory=set[str])
    """The names of options' arguments, such as `card` and `seat`."""
    used: bool = False
    """Whether it defines a district that can be used."""

    def add(self, other: "Said") -> None:
        self.asks |= other.asks
        self.chosen |= other.chosen
        self.verbs |= other.verbs
        self.plain |= other.plain
        self.abilities |= other.abilities
        self.events |= other.events
        self.reasons |= other.reasons
        self.arguments |= other.arguments
        self.used |= other.used

    def messages(self) -> list[str]:
        """Return the ids of the texts that these ids need."""
        names = [f"ask-{kind}" for kind in sorted(self.asks)]
        names += [f"option-{verb}" for verb in sorted(self.verbs - OWN_WORDS)]
        names += [f"ability-{name}" for name in sorted(self.abilities)]
        names += [f"event-{kind}" for kind in sorted(self.events)]
        return [*names, *(f"blocked-{why}" for why in sorted(self.reasons))]

    def icons(self) -> list[str]:
        """Return the names that these ids need in OPTION_ICONS."""
        return sorted(self.abilities | (self.plain - OWN_WORDS))


def card_files() -> dict[str, list[Path]]:
    """Return the modules of every card by its id; a card that differs in the classic edition has two."""
    found: dict[str, list[Path]] = {}
    for path in sorted(CARDS.rglob("*.py")):
        if path.parent.name in {"characters", "districts"} and path.stem != "__init__":
            found.setdefault(path.stem, []).append(path)
    return found


def engine_says(without: Container[str] = ()) -> Said:
    """Return the ids that the engine and all cards use, except the cards in ``without``."""
    said = Said()
    cards = [path for card, paths in card_files().items() if card not in without for path in paths]
    for path in [*sorted(ENGINE.glob("*.py")), *cards]:
        said.add(read(path))
    return said


def card_says(card: str) -> Said:
    """Return the ids that the modules of one card use."""
    said = Said()
    for path in card_files()[card]:
        said.add(read(path))
    return said


def card_messages(card: str) -> list[str]:
    """Return the ids of the texts that a card needs: its name, its rules, and those of the ids in its file."""
    kind = "character" if card_files()[card][0].parent.name == "characters" else "district"
    said = card_says(card)
    own = [f"{kind}-{card}", f"{kind}-{card}-text", *said.messages()]
    return [*own, f"use-{card}"] if said.used else own


def button_messages(card: str) -> list[str]:
    """Return the ids of button texts that a card's questions may have: one for a question, or for each of its verbs."""
    said = card_says(card)
    return [
        f"act-{kind}{verb}"
        for kind in sorted(said.asks)
        for verb in ("", *(f"-{verb}" for verb in sorted(said.verbs)))
    ]


CODE = re.compile(
    r"\{ (?:\$\w+|(?:FORM|SOUND|END|CAP)\(.*?\)+|[a-z][\w-]*) (?:->|\})"
    r"|^\s*(?:\*?\[\w+\]|\.[a-z]+ =(?: [fmnp]$)?)|^(?:\} )?|[{}]",
    re.MULTILINE,
)
"""What a Fluent file says to the program: variables, functions, references, keys of variants, names of attributes."""
FORM = re.compile(r'FORM\(\$(\w+), "(\w+)"\)')
"""A text that asks for a form of a name."""
CARD_FACTS = {"character": ("character",), "district": ("card", "cards", "for")}
"""The facts that hold names of cards, by the kind of card."""
FRENCH = re.compile(r" [;!?:»]|« |\w[;!?:]")


def shown(text: str) -> str:
    """Return the part of a text that a reader sees, without names of variables, of forms and of variants."""
    return CODE.sub(" ", text)


def forms_asked(texts: Iterable[str]) -> dict[str, set[str]]:
    """Return the forms of names that ``texts`` ask for (``acc``, ``gen`` ...), by the fact that holds the name."""
    found: dict[str, set[str]] = {}
    for fact, form in FORM.findall("\n".join(texts)):
        found.setdefault(fact, set()).add(form)
    return found


def forms_of(message: str) -> set[str]:
    """Return the forms that the message of a name has: its attributes."""
    return set(re.findall(r"^\s+\.([a-z]+) = ", message, re.MULTILINE))


def french_slips(text: str) -> list[str]:
    """Return what is wrong with the spaces and apostrophes of a French text, as ends of a sentence after its id."""
    slips: list[str] = []
    if FRENCH.search(shown(text)):
        slips.append("put U+202F before ; ! ? and U+00A0 before : and », after «, not a plain space or none")
    if "'" in shown(text):
        slips.append("the apostrophe is ’ (U+2019)")
    return slips


def read(path: Path) -> Said:
    """Return the ids that a module uses. Raises ValueError if an id is computed, which this cannot find."""
    return _read(path, *stamp(path))


@cache
def _read(path: Path, _changed: int, _size: int) -> Said:
    """Read a module once for all that ask; they add it to what they have found, and change it not."""
    said = Said()
    tree = tree_of(path)
    constants = {
        ast.unparse(part.targets[0]): part.value for part in tree.body if isinstance(part, ast.Assign)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            _read_call(said, node, path)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            _read_function(said, node)
        elif isinstance(node, ast.ClassDef):
            _read_figures(said, node)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name):
            _read_entry(said, constants.get(node.slice.id))
    return said


def _read_call(said: Said, call: ast.Call, path: Path) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if ASKS.fullmatch(name):
        said.asks |= _named(call.args[1], path)
    elif CHOOSES.fullmatch(name):
        kinds = _named(call.args[0], path)
        said.asks |= kinds
        said.chosen |= kinds
        said.verbs |= kinds if name.endswith("district") else set()
    elif name.startswith("tell"):
        said.events |= _named(call.args[0], path)
    elif name == "reason":
        said.reasons |= _named(call.args[0], path)
    elif name == "option":
        _read_option(said, call, path)


def _read_option(said: Said, call: ast.Call, path: Path) -> None:
    verbs = _named(call.args[0], path)
    said.verbs |= verbs
    arguments = {word.arg for word in call.keywords}
    # The arguments of `option(verb, **facts)` are keys of a mapping; they are not searched for.
    said.arguments |= {name for name in arguments if name}
    if not PICTURED & arguments:
        said.plain |= verbs


def _read_entry(said: Said, key: ast.expr | None) -> None:
    """Add a verb that a constant names as the key of a menu: `menu[END] = ...`."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        said.verbs.add(key.value)
        said.plain.add(key.value)


def _named(value: ast.expr, path: Path) -> set[str]:
    """Return the ids that an argument may be; none if the caller passes it on.

    Raises ValueError if it cannot be read.
    """
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return _named(value.body, path) | _named(value.orelse, path)
    if isinstance(value, ast.Name) and CARDS / "characters" != path.parent != CARDS / "districts":
        return set()
    raise ValueError(
        f"{path.name}, line {value.lineno}: write the id out, so that its words can be looked for"
    )


def _read_function(said: Said, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    said.used |= function.name == "use"
    if any(isinstance(node, ast.Await) for node in ast.walk(function)):
        plain = set(_bare_verbs(function))
        said.verbs |= plain
        said.plain |= plain


def _read_figures(said: Said, card: ast.ClassDef) -> None:
    """Add the names of a character's abilities, and the reason why a district cannot be built."""
    for part in card.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "abilities":
            said.abilities |= set(_strings(part.value))
        elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "barred":
            said.reasons |= set(_strings(part.value))


def _strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _bare_verbs(function: ast.AST) -> Iterator[str]:
    """Yield the keys of dictionaries of options in a function; dictionaries of an event's facts are left out."""
    facts = {
        id(part)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "").startswith("tell")
        for part in ast.walk(node)
    }
    facts |= {
        id(node.value)
        for node in ast.walk(function)
        if isinstance(node, ast.AnnAssign) and "Facts" in ast.unparse(node.annotation)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Dict) and id(node) not in facts:
            yield from (
                key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
            )


def house_messages() -> list[str]:
    """Return the ids of the texts that only house cards say.

    Those below the heading in the first language, and in no other yet.
    """
    _, _, house = (TEXTS / f"{FIRST}.ftl").read_text(encoding="utf-8").partition(f"\n{HOUSE}\n")
    return re.findall(r"^([a-z][\w-]*) =", house, re.MULTILINE)


# The texts and icons that exist ------------------------------------------------------------------------------


MESSAGE = re.compile(r"([a-z][\w-]*) =(.*)")


def messages(locale: Path) -> dict[str, str]:
    """Return the messages of a file by id, with their lines as written. Raises ValueError for what is not a message."""
    found: dict[str, str] = {}
    name = ""
    for line in locale.read_text(encoding="utf-8").splitlines():
        if start := MESSAGE.fullmatch(line):
            name = start[1]
            if name in found:
                raise ValueError(f"{locale}: {name} is there twice")
            found[name] = start[2]
        elif line.startswith((" ", "}")):
            found[name] += f"\n{line}"
        elif line and not line.startswith("#"):
            raise ValueError(f"{locale}: this is no message: {line}")
    return found


def icons() -> dict[str, str]:
    """Return the icon before an option, by its verb or ability."""
    table = ICONS.read_text(encoding="utf-8").split("OPTION_ICONS = {")[1].split("};")[0]
    return dict(re.findall(r'^\s*(\w+): "([\w-]+)",', table, re.MULTILINE))
