"""Writes the messages of a language as a PO file, which programs of translators read, and reads it back without loss.

An entry is a whole message with its forms, in the syntax of Fluent. Its context is the file and the id; the remarks
above it in the English file go with it, and where the page or the engine asks for it.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tools.words import ROOT, messages

_QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
_VARIABLE = re.compile(r"\$([\w-]+)")
_REMARK = re.compile(r"#+ ?")
_HEADER = "# How a language is added: docs/adding-a-language.md"
_BODY = r"^{} =.*(?:\n[ }}].*)*"


def write(target: Path, language: str, english: list[Path], root: Path = ROOT) -> None:
    """Write all messages of ``language``, those of ``english`` as what is to be translated."""
    catalog = Catalog(
        locale=Locale.parse(language, sep="-"), project="Citadels", header_comment=_HEADER, fuzzy=False
    )
    asked = _asked()
    for path in english:
        own = _texts(path.with_stem(language))
        remarks = _remarks(path)
        for name, text in _texts(path).items():
            added = catalog.add(
                text,
                own.get(name, ""),
                locations=[(place, 0) for place in asked.get(name, [])],
                auto_comments=remarks[name],
                context=_context(path, name, root),
            )
            # Places for facts look like Python's, and are not.
            added.flags.discard("python-brace-format")
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as stream:
        write_po(stream, catalog, width=0, omit_header=False, include_lineno=False)


def read(source: Path, language: str, english: list[Path], root: Path = ROOT) -> list[str]:
    """Put the messages of a PO file into the locale files of ``language``.

    Returns what is wrong with it, a sentence each; then nothing was written. Entries that are empty or fuzzy are left
    out.
    """
    with source.open("rb") as stream:
        catalog = read_po(stream, locale=Locale.parse(language, sep="-"))
    said = {
        message.context: str(message.string) for message in catalog if message.string and not message.fuzzy
    }
    faults: list[str] = []
    made: dict[Path, str] = {}
    for path in english:
        texts = {
            name: said[context] for name in messages(path) if (context := _context(path, name, root)) in said
        }
        faults += _faults(path, texts, root)
        if texts:
            made[path.with_stem(language)] = _file(path, path.with_stem(language), texts)
    if not faults:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
    return faults


def _context(path: Path, name: str, root: Path) -> str:
    return f"{path.parent.relative_to(root).as_posix()}#{name}"


def _texts(path: Path) -> dict[str, str]:
    """Return the messages of a file as a translator writes them: without the space after the sign of equality."""
    return {name: text.removeprefix(" ") for name, text in messages(path).items()} if path.is_file() else {}


def _message(name: str, text: str) -> str:
    return f"{name} ={'' if text.startswith(chr(10)) else ' '}{text}"


def _file(english: Path, own: Path, texts: Mapping[str, str]) -> str:
    """Return the file ``own`` with ``texts``, in the order of the English one, from whose remarks a new file begins."""
    if not own.is_file():
        text = english.read_text("utf-8")
        for name in messages(english):
            text = _put(text, name, _message(name, texts[name]) if name in texts else None)
        return text
    text, there, before = own.read_text("utf-8"), messages(own), ""
    for name in messages(english):
        if name in texts and name in there:
            text = _put(text, name, _message(name, texts[name]))
        elif name in texts:
            text = _insert(text, before, _message(name, texts[name]))
        before = name if name in texts or name in there else before
    return text


def _put(text: str, name: str, message: str | None) -> str:
    """Replace a message of a file, or take it out with the remark above it."""
    if message is None:
        return re.sub(r"(?:^# .*\n)*" + _BODY.format(name) + r"\n?", "", text, count=1, flags=re.MULTILINE)
    return re.sub(_BODY.format(name), lambda _found: message, text, count=1, flags=re.MULTILINE)


def _insert(text: str, before: str, message: str) -> str:
    """Add a message behind the one named ``before``, or at the end."""
    if not before:
        return f"{text}{message}\n"
    return re.sub(
        _BODY.format(before), lambda found: f"{found[0]}\n{message}", text, count=1, flags=re.MULTILINE
    )


def _faults(english: Path, texts: Mapping[str, str], root: Path) -> Iterator[str]:
    """Yield what is wrong with translated messages: no Fluent, or other variables than the English ones."""
    wanted = messages(english)
    for name, text in texts.items():
        entries = FluentParser().parse(_message(name, text) + "\n").body
        if len(entries) != 1 or isinstance(entries[0], Junk):
            yield f"{_context(english, name, root)}: no message in the syntax of Fluent"
        own, theirs = ({*_VARIABLE.findall(one)} for one in (text, wanted[name]))
        if own != theirs:
            yield f"{_context(english, name, root)}: it tells {sorted(own)}, the English one {sorted(theirs)}"


def _remarks(path: Path) -> dict[str, list[str]]:
    """Return what stands above each message of a file: the heading, and the remark of its own."""
    found: dict[str, list[str]] = {}
    heading, own = "", list[str]()
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading, own = _REMARK.sub("", line), []
        elif line.startswith("#"):
            own.append(_REMARK.sub("", line))
        elif not line:
            own = []
        elif head := re.match(r"([a-z][\w-]*) =", line):
            found[head[1]], own = [one for one in (heading, *own) if one], []
    return found


def _asked() -> dict[str, list[str]]:
    """Return the modules that name each id."""
    found: dict[str, list[str]] = {}
    modules = [*(ROOT / "web").rglob("*.js"), *(ROOT / "py").rglob("*.py")]
    for path in sorted(modules):
        for name in dict.fromkeys(_QUOTED.findall(path.read_text("utf-8"))):
            found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return found
