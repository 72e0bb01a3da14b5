"""Reads from the source of the cards and the engine which ids the page must have words for.

The kinds of ask, the verbs of options, the abilities and the events stand in the code as plain strings where they are
used; so this finds them whether or not any game has met them.
"""

import ast
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "py" / "citadels" / "engine"
CARDS = ROOT / "py" / "citadels" / "cards"

GAME = ROOT / "web" / "games" / "citadels"
TEXTS = GAME / "locales"
ICONS = GAME / "questions" / "icons.js"
LANGUAGES = ("en", "uk", "fr", "ru")
FIRST = "en"
"""The language that the others fall back on."""

ASKS = re.compile(r"Ask|ask(?:_\w+)?")
CHOOSES = re.compile(r"(?:may_)?choose_(?:character|seat|cards?|district)")
PICTURED = {"card", "character", "type", "seat"}
"""What an option is about has a picture of its own; all others need an icon."""
OWN_WORDS = {"ability", "use"}
"""Verbs whose options are worded one by one: by ability, by district."""


@dataclass
class Said:
    """The ids that a piece of source says; ``plain`` are the verbs of options that have no picture of their own."""

    asks: set[str] = field(default_factory=set[str])
    chosen: set[str] = field(default_factory=set[str])
    """The asks among them whose options are cards, seats or districts: each has a button with a word of its own."""
    verbs: set[str] = field(default_factory=set[str])
    plain: set[str] = field(default_factory=set[str])
    abilities: set[str] = field(default_factory=set[str])
    events: set[str] = field(default_factory=set[str])
    reasons: set[str] = field(default_factory=set[str])
    arguments: set[str] = field(default_factory=set[str])
    """What options name beside their verb: `card`, `seat`."""
    used: bool = False
    """Whether it is a district that can be used."""

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
        """The texts that it takes to show all of it."""
        names = [f"ask-{kind}" for kind in sorted(self.asks)]
        names += [f"option-{verb}" for verb in sorted(self.verbs - OWN_WORDS)]
        names += [f"ability-{name}" for name in sorted(self.abilities)]
        names += [f"event-{kind}" for kind in sorted(self.events)]
        return [*names, *(f"blocked-{why}" for why in sorted(self.reasons))]

    def icons(self) -> list[str]:
        """The names that it takes in OPTION_ICONS."""
        return sorted(self.abilities | (self.plain - OWN_WORDS))


def card_files() -> dict[str, list[Path]]:
    """The modules of every card by its id; a card that differs in the classic edition has two."""
    found: dict[str, list[Path]] = {}
    for path in sorted(CARDS.rglob("*.py")):
        if path.parent.name in {"characters", "districts"} and path.stem != "__init__":
            found.setdefault(path.stem, []).append(path)
    return found


def engine_says(without: Container[str] = ()) -> Said:
    """Everything that the rules and all cards say, but for some cards."""
    said = Said()
    cards = [path for card, paths in card_files().items() if card not in without for path in paths]
    for path in [*sorted(ENGINE.glob("*.py")), *cards]:
        said.add(read(path))
    return said


def card_says(card: str) -> Said:
    """What the modules of one card say."""
    said = Said()
    for path in card_files()[card]:
        said.add(read(path))
    return said


def card_messages(card: str) -> list[str]:
    """The texts that a card needs: its name, what it does, and what its file says."""
    kind = "character" if card_files()[card][0].parent.name == "characters" else "district"
    said = card_says(card)
    own = [f"{kind}-{card}", f"{kind}-{card}-text", *said.messages()]
    return [*own, f"use-{card}"] if said.used else own


def button_messages(card: str) -> list[str]:
    """The texts of the buttons on the cards that a card's questions offer: there may be one for a question or a verb."""
    said = card_says(card)
    return [
        f"act-{kind}{verb}"
        for kind in sorted(said.asks)
        for verb in ("", *(f"-{verb}" for verb in sorted(said.verbs)))
    ]


FRENCH = re.compile(r" [;!?:»]|« |\w[;!?:]")


def shown(text: str) -> str:
    """What a reader may see of a text: no names of facts, no keys of choices."""
    return re.sub(r"\{ \$\w+ (?:->|\})|^\s*\*?\[\w+\]|[{}]", " ", text, flags=re.MULTILINE)


def french_slips(text: str) -> list[str]:
    """What is wrong with the spaces and the apostrophes of a French text, as sentences that follow its name."""
    slips: list[str] = []
    if FRENCH.search(shown(text)):
        slips.append("put U+202F before ; ! ? and U+00A0 before : and », after «, not a plain space or none")
    if "'" in shown(text):
        slips.append("the apostrophe is ’ (U+2019)")
    return slips


def read(path: Path) -> Said:
    """What a module says. Raises ValueError where an id is made up as the game goes, so that nothing finds it."""
    said = Said()
    tree = ast.parse(path.read_text(encoding="utf-8"))
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
    # Those of `option(verb, **facts)` are named by the keys of a mapping; nothing looks for them here.
    said.arguments |= {name for name in arguments if name}
    if not PICTURED & arguments:
        said.plain |= verbs


def _read_entry(said: Said, key: ast.expr | None) -> None:
    """An entry put into a menu by a name of its own: `menu[END] = ...`."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        said.verbs.add(key.value)
        said.plain.add(key.value)


def _named(value: ast.expr, path: Path) -> set[str]:
    """The ids that an argument may be; none where it is handed on from a caller, who names it."""
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
    """The names of a character's abilities, and why a district cannot be built."""
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
    """The keys written out in what a function offers; facts, which have keys as well, are marked as such."""
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


# What there is -----------------------------------------------------------------------------------------------


MESSAGE = re.compile(r"([a-z][\w-]*) =(.*)")


def messages(locale: Path) -> dict[str, str]:
    """The messages of a file: an id, and its lines as written; lines that go on are indented. Raises ValueError."""
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
    """Which icon stands before an option, by the verb or the ability."""
    table = ICONS.read_text(encoding="utf-8").split("OPTION_ICONS = {")[1].split("};")[0]
    return dict(re.findall(r'^\s*(\w+): "([\w-]+)",', table, re.MULTILINE))
