"""Reads the part of the Fluent syntax that our locale files use.

Sentences with attributes, variables, selections, calls.

https://projectfluent.org/fluent/guide/ describes it. Terms and named arguments are left out: no file has them.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Value = str | int
"""What fills a place of a sentence."""

HEAD = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a sentence."""
BELOW = re.compile(r"\n(?=[a-zA-Z#-])")
"""What ends a sentence: a line that begins with the next one, or with a comment."""
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]")
ATTRIBUTE = re.compile(r"\s*\.([a-zA-Z][\w-]*) *=")
VARIABLE = re.compile(r"\$([\w-]+)")
NAMED = re.compile(r"([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
LINES = re.compile(r"\n(?:[ ]*\n)*([ ]*)")


@dataclass(frozen=True, slots=True)
class Variable:
    """A place that is filled."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another sentence, or one of its attributes."""

    ident: str
    attribute: str


@dataclass(frozen=True, slots=True)
class Call:
    """A function with its arguments."""

    name: str
    arguments: "tuple[Inline, ...]"


Inline = str | Variable | Reference | Call


@dataclass(frozen=True, slots=True)
class Selection:
    """One of several patterns, chosen by a value; ``usual`` is the key of the last resort."""

    of: Inline
    patterns: "Mapping[str, Pattern]"
    usual: str


Part = Inline | Selection
Pattern = list[Part]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that was read: its value, None where it has only attributes, and the attributes."""

    value: Pattern | None
    attributes: Mapping[str, Pattern]


@dataclass(frozen=True, slots=True)
class _Break:
    """Lines that end, and the indent of the next one."""

    lines: int
    indent: int


class Reader:
    """Reads one sentence. Raises ValueError where it is none."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def sentence(self) -> Sentence:
        """Read the value and the attributes."""
        value, attributes = self.pattern(), dict[str, Pattern]()
        while (head := ATTRIBUTE.match(self._text, self._at)) is not None:
            self._at = head.end()
            attributes[head.group(1)] = self.pattern()
        if self._text[self._at :].strip():
            raise ValueError(self._text)
        return Sentence(value or None, attributes)

    def pattern(self) -> Pattern:
        """Read up to the end of the text, or up to a variant or bracket that ends this pattern."""
        parts: list[Part | _Break] = []
        self._skip(" ")
        while self._at < len(self._text):
            here = self._text[self._at]
            if here == "{":
                parts.append(self._placeable())
            elif here == "\n":
                found = LINES.match(self._text, self._at)
                if found is None or self._ends(found.end()):
                    break
                parts.append(_Break(found.group().count("\n"), len(found.group(1))))
                self._at = found.end()
            else:
                end = min(at for sign in "{\n" if (at := self._find(sign)) >= 0)
                parts.append(self._text[self._at : end])
                self._at = end
        return _dedented(parts)

    def _find(self, sign: str) -> int:
        found = self._text.find(sign, self._at)
        return found if found >= 0 else len(self._text)

    def _ends(self, at: int) -> bool:
        rest = self._text[at : at + 2]
        return not rest or rest[0] in "[}." or rest == "*["

    def _skip(self, blank: str) -> None:
        while self._at < len(self._text) and self._text[self._at] in blank:
            self._at += 1

    def _take(self, sign: str) -> None:
        """Pass ``sign``, with blanks before it."""
        self._skip(" \n")
        if not self._text.startswith(sign, self._at):
            raise ValueError(self._text)
        self._at += len(sign)

    def _placeable(self) -> Part:
        self._take("{")
        found = self._inline()
        self._skip(" \n")
        part: Part = found
        if self._text.startswith("->", self._at):
            self._at += 2
            part = self._selection(found)
        self._take("}")
        return part

    def _inline(self) -> Inline:
        """Read a quoted text, a variable, a call, or the name of another sentence."""
        self._skip(" \n")
        if self._text.startswith('"', self._at):
            end = self._text.index('"', self._at + 1)
            quoted = self._text[self._at + 1 : end]
            self._at = end + 1
            return quoted
        variable = VARIABLE.match(self._text, self._at)
        named = NAMED.match(self._text, self._at)
        found = variable or named
        if found is None:
            raise ValueError(self._text)
        self._at = found.end()
        if variable is not None:
            return Variable(variable.group(1))
        if self._text.startswith("(", self._at):
            return Call(found.group(1), self._arguments())
        return Reference(found.group(1), found.group(2) or "")

    def _arguments(self) -> tuple[Inline, ...]:
        self._take("(")
        found = [self._inline()]
        self._skip(" \n")
        while self._text.startswith(",", self._at):
            self._at += 1
            found.append(self._inline())
            self._skip(" \n")
        self._take(")")
        return tuple(found)

    def _selection(self, of: Inline) -> Selection:
        patterns: dict[str, Pattern] = {}
        usual = ""
        while (head := VARIANT.match(self._text, self._at)) is not None:
            self._at = head.end()
            patterns[head.group(2)] = self.pattern()
            if head.group(1):
                usual = head.group(2)
        return Selection(of, patterns, usual)


def _dedented(parts: Sequence[Part | _Break]) -> Pattern:
    """Return ``parts`` with line ends as text: the indent that all lines share goes, as do blanks at both ends."""
    shared = min((part.indent for part in parts if isinstance(part, _Break)), default=0)
    found: Pattern = []
    for at, part in enumerate(parts):
        text = "\n" * part.lines + " " * (part.indent - shared) if isinstance(part, _Break) else part
        if isinstance(part, _Break) and not at:
            text = " " * (part.indent - shared)
        if isinstance(text, str) and found and isinstance(found[-1], str):
            found[-1] += text
        else:
            found.append(text)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip()
    return found


def _of_two(number: int) -> str:
    return "one" if number == 1 else "other"


def _of_french(number: int) -> str:
    return "one" if abs(number) < 2 else "other"


def _of_slavic(number: int) -> str:
    last, two = abs(number) % 10, abs(number) % 100
    if last == 1 and two != 11:
        return "one"
    return "few" if last in {2, 3, 4} and two not in {12, 13, 14} else "many"


def _of_polish(number: int) -> str:
    return "one" if number == 1 else "many" if _of_slavic(number) == "one" else _of_slavic(number)


def _of_czech(number: int) -> str:
    return {1: "one", 2: "few", 3: "few", 4: "few"}.get(abs(number), "other")


def _of_none(_number: int) -> str:
    return "other"


_RULES = {
    _of_none: "id ja ko ms th vi zh zh-Hans zh-Hant",
    _of_two: "bg ca da de el en es et fi hu it nb nl pt-PT sv tr",
    _of_french: "fr pt",
    _of_slavic: "be ru uk",
    _of_polish: "pl",
    _of_czech: "cs sk",
}
PLURALS: Mapping[str, Callable[[int], str]] = {
    language: rule for rule, languages in _RULES.items() for language in languages.split()
}
"""The plural category of a whole number by language, as in the CLDR; French, Spanish and others have no millions
here."""


def read_sentences(text: str) -> dict[str, str]:
    """Return the unread sentences of a file by id."""
    found: dict[str, str] = {}
    for head in HEAD.finditer(text):
        end = BELOW.search(text, head.end())
        found[head.group(1)] = text[head.end() : end.start() if end else len(text)]
    return found


Function = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Fills patterns of one language: by its plurals, its functions, and its other sentences."""

    category: Callable[[int], str]
    functions: Mapping[str, Function]
    sentence: Callable[[str], Sentence | None]

    def filled(self, pattern: Pattern, facts: Mapping[str, Value]) -> str:
        """Return ``pattern`` filled with ``facts``; a fact that is missing shows as on the page, as ``{$name}``."""
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        return "".join(str(self._part(part, facts)) for part in pattern)

    def _part(self, part: Part, facts: Mapping[str, Value]) -> Value:
        if isinstance(part, Selection):
            return self.filled(self._chosen(part, facts), facts)
        if isinstance(part, str):
            return part
        if isinstance(part, Variable):
            return facts.get(part.name, f"{{${part.name}}}")
        if isinstance(part, Call):
            function = self.functions.get(part.name)
            arguments = [self._part(one, facts) for one in part.arguments]
            return function(*arguments) if function is not None else f"{{{part.name}()}}"
        other = self.sentence(part.ident)
        pattern = other and (other.attributes.get(part.attribute) if part.attribute else other.value)
        return self.filled(pattern, facts) if pattern else f"{{{part.ident}}}"

    def _chosen(self, selection: Selection, facts: Mapping[str, Value]) -> Pattern:
        value = self._part(selection.of, facts)
        keys = [str(value)] if isinstance(value, str) else [str(value), self.category(value)]
        return selection.patterns[next((key for key in keys if key in selection.patterns), selection.usual)]
