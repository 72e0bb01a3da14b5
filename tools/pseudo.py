"""Makes a pseudo language from the English texts and serves the built site in it: `make pseudo`, `make pseudo WAY=rtl`.

Letters have accents and words are 40 % longer, so that a text that no file has, or that a screen cuts off, is seen
before a translator meets it. With ``rtl`` the page runs from right to left. The site itself has none of this: a copy of
it is served, whose English files are replaced.
"""

import re
import shutil
from pathlib import Path
from typing import Literal

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer

from citadels_table.site_server import Site, port_number
from tabletop.cli.parser import Parser
from tools.dev import VERSION, develop
from tools.words import FIRST

Way = Literal["ltr", "rtl"]
COPY = Path("build/pseudo")
DIRECTION = "direction"
"""The message that says which way a language is written."""
KEPT = frozenset({"default-name"})
"""What the page compares with its list of languages."""
KEYS = frozenset({"gender"})
"""Attributes that sentences select on."""
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćďéƒĝĥíĵķĺɱńóƥɋŕśťúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_LONG = re.compile("([aeiouy])", re.IGNORECASE)
"""The letters that are written twice: two of five in English, in each word."""
_WORD = re.compile(r"<[^<>]*>|[^\W\d_]+(?:['’-][^\W\d_]+)*")
"""A tag, which stays, or a word."""
_MIRRORED, _AS_BEFORE = "\u202e", "\u202c"


def pseudo_text(text: str, way: Way = "ltr") -> str:
    """Return ``text`` with accents and 40 % more letters; numbers, signs and tags stay.

    With ``rtl`` its words are mirrored.
    """

    def word(found: re.Match[str]) -> str:
        if found[0].startswith("<"):
            return found[0]
        said = _LONG.sub(lambda letter: letter[0] + letter[0].lower(), found[0]).translate(_ACCENTS)
        return f"{_MIRRORED}{said}{_AS_BEFORE}" if way == "rtl" else said

    return _WORD.sub(word, text)


class _Pseudo(Transformer):
    """Changes what a reader sees in a file of texts, and nothing that the program reads."""

    def __init__(self, way: Way) -> None:
        self.way: Way = way

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - the library's names
        node.value = pseudo_text(node.value, self.way)
        return node

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        return node if node.id.name in KEYS else self.generic_visit(node)

    def visit_Message(self, node: Message) -> Message:  # noqa: N802
        if node.id.name == DIRECTION and node.value is not None:
            node.value = Pattern([TextElement(self.way)])
            return node
        return node if node.id.name in KEPT else self.generic_visit(node)

    def visit_StringLiteral(self, node: StringLiteral) -> StringLiteral:  # noqa: N802
        return node


def pseudo(file: str, way: Way = "ltr") -> str:
    """Return a file of texts in the pseudo language."""
    return FluentSerializer().serialize(_Pseudo(way).visit(FluentParser().parse(file)))


def pseudo_site(built: Path, copy: Path, way: Way = "ltr") -> None:
    """Copy a built site, without its worker, and let its English be the pseudo language."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(built, copy)
    develop(copy)
    (copy / VERSION).write_text("pseudo\n", encoding="utf-8")
    for path in copy.rglob(f"{FIRST}.ftl"):
        path.write_text(pseudo(path.read_text(encoding="utf-8"), way), encoding="utf-8")


def main() -> None:
    parser = Parser(description="Serve the built site in a pseudo language, which `?lang=en` chooses.")
    parser.add_argument("way", choices=("ltr", "rtl"), nargs="?", default="ltr")
    parser.add_argument("--port", type=port_number, default=8000, help="0 takes any free one (default: 8000)")
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    options = parser.parse_args()
    pseudo_site(Path("dist"), COPY, options.way)
    Site(COPY, options.port).run(open_page=options.open)


if __name__ == "__main__":
    main()
