"""Tests the tools of translators: the list of what is to be done, PO files, and the pseudo language."""

import re
import shutil
from argparse import ArgumentTypeError
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Placeable, TextElement
from fluent.syntax.visitor import Visitor

from tabletop.texts.locales import LANGUAGES
from tests.tiers import sampled
from tools import po_files
from tools.pseudo import KEPT, KEYS, Way, pseudo, pseudo_text
from tools.translations import FOLDERS, english_files, equal, is_untranslated, language_code, older, written
from tools.words import FIRST, ROOT, messages

pytestmark = pytest.mark.cpython_only

FILES = english_files()
OTHERS = [language for language in LANGUAGES if language != FIRST]
NAMES = re.compile(
    "(?:character|district|building|types?|resources?|computer-name|level|player|set|preset|theme|act|tab|score|suspect|story|gives|stake)-.*"
)
"""Ids whose first word says what the text is."""


def tree(folder: Path) -> list[Path]:
    """Copy all files of texts to ``folder``; return the English ones there."""
    for path in (path for name in FOLDERS for path in (ROOT / name).rglob("*.ftl")):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return english_files(folder)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_a_copy_of_the_english_one(path: Path) -> None:
    english = messages(path)
    assert is_untranslated(english, english)
    for language in OTHERS:
        own = messages(path.with_stem(language))
        assert not is_untranslated(own, english), (
            f"translate {path.with_stem(language)}: {equal(own, english)}"
        )


def test_what_is_older_than_the_english_text_is_listed() -> None:
    assert older({"a": 1, "b": 3}, {"a": 2, "b": 3, "c": 9}) == ["a"]


def test_nothing_is_older_in_a_file_that_is_not_in_git_yet(tmp_path: Path) -> None:
    """As the files of a new language are, until its translator commits them."""
    new = tmp_path / "es.ftl"
    new.write_text("a = uno\n", encoding="utf-8")
    assert older(written(new), {"a": 2}) == []


def test_a_single_word_has_a_remark_that_says_what_it_is() -> None:
    """A verb or a noun, a state or a deed: the program of a translator shows the remark."""
    for path in FILES:
        text = path.read_text("utf-8")
        lacking = [
            name
            for name, said in messages(path).items()
            if len(said.split()) == 1 and "{" not in said and path.is_relative_to(ROOT / "web")
            if not NAMES.fullmatch(name) and not re.search(rf"^# .*\n{name} =", text, re.MULTILINE)
        ]
        assert lacking == [], f"add a line of context above these, in {path.relative_to(ROOT)}"


@pytest.mark.parametrize(
    "language", sampled(OTHERS, ["pl"], "the language with the most forms; the others go the same way")
)
def test_a_language_goes_to_a_po_file_and_back_without_loss(language: str, tmp_path: Path) -> None:
    english, po = tree(tmp_path), tmp_path / f"{language}.po"
    po_files.write(po, language, english, tmp_path)
    before = {path: path.with_stem(language).read_bytes() for path in english}
    assert po_files.read(po, language, english, tmp_path) == []
    assert {path: path.with_stem(language).read_bytes() for path in english} == before
    # A language that has no file yet is made from the same PO file.
    wanted = {path: messages(path.with_stem(language)) for path in english}
    for path in english:
        path.with_stem(language).unlink()
    assert po_files.read(po, language, english, tmp_path) == []
    assert {path: messages(path.with_stem(language)) for path in english} == wanted


def test_a_po_file_changes_what_it_says_and_adds_what_is_missing(tmp_path: Path) -> None:
    english = [path for path in tree(tmp_path) if path.parent.parent.name in {"web", "texts"}]
    po = tmp_path / "de.po"
    own = tmp_path / "web/locales/de.ftl"
    whole = own.read_text("utf-8")
    po_files.write(po, "de", english, tmp_path)
    own.write_text(re.sub(r"^cancel = .*\n", "", whole, flags=re.MULTILINE), "utf-8")
    po.write_text(po.read_text("utf-8").replace('msgstr "Schließen"', 'msgstr "Zumachen"'), "utf-8")
    assert po_files.read(po, "de", english, tmp_path) == []
    assert own.read_text("utf-8") == re.sub(r"^close = .*$", "close = Zumachen", whole, flags=re.MULTILINE)


@pytest.mark.parametrize("broken", ["Game { $seed", "Game { $other }"])
def test_a_po_file_with_a_fault_changes_nothing(broken: str, tmp_path: Path) -> None:
    english = [path for path in tree(tmp_path) if path.parent.parent.name in {"web", "texts"}]
    po = tmp_path / "de.po"
    po_files.write(po, "de", english, tmp_path)
    text = po.read_text("utf-8")
    said = re.search(r'locales#term-welcome"\nmsgid ".*"\nmsgstr "(.*)"', text)
    assert said is not None
    po.write_text(text.replace(said[1], broken).replace('msgstr "Schließen"', 'msgstr "Zumachen"'), "utf-8")
    before = [path.with_stem("de").read_bytes() for path in english]
    faults = po_files.read(po, "de", english, tmp_path)
    assert faults
    assert all("#term-welcome: " in fault for fault in faults)
    assert [path.with_stem("de").read_bytes() for path in english] == before


class Shape(Visitor):
    """Lists what the program reads of a message: ids, attributes, places, keys; and apart from them the words."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.words: list[str] = []

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802 - the library's names
        self.read.append(f".{node.id.name}")
        if node.id.name not in KEYS:
            self.generic_visit(node)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        self.read.append(type(node.expression).__name__)
        self.generic_visit(node)

    def visit_Identifier(self, node: object) -> None:  # noqa: N802
        self.read.append(getattr(node, "name", ""))

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def shapes(file: str) -> dict[str, Shape]:
    found: dict[str, Shape] = {}
    for entry in FluentParser().parse(file).body:
        if isinstance(entry, Message):
            shape = found[entry.id.name] = Shape()
            shape.visit(entry)
    return found


@pytest.mark.parametrize(
    "way", sampled(["ltr", "rtl"], ["rtl"], "the mirrored words have the accents of the others")
)
def test_every_message_has_a_pseudo_form_and_keeps_its_places(way: Way) -> None:
    letters = longer = 0
    for path in FILES:
        text = path.read_text("utf-8")
        ours, theirs = shapes(text), shapes(pseudo(text, way))
        assert list(ours) == list(theirs) == list(messages(path))
        for name, shape in ours.items():
            made = theirs[name]
            assert made.read == shape.read, name
            if name in {*KEPT, "direction"}:
                continue
            for before, now in zip(shape.words, made.words, strict=True):
                assert re.sub(r"[^\W\d_]|[\u202a-\u202e'’-]", "", now) == re.sub(
                    r"[^\W\d_]|['’-]", "", before
                ), name
                assert (now == before) == (re.search(r"[^\W\d_]", re.sub("<[^<>]*>", "", before)) is None), (
                    name
                )
                letters += sum(map(str.isalpha, before))
                longer += sum(map(str.isalpha, now))
    assert letters > 80_000
    assert 1.39 <= longer / letters < 1.5


def test_the_pseudo_language_says_which_way_it_is_written() -> None:
    file = (ROOT / "web/locales/en.ftl").read_text("utf-8")
    assert "\ndirection = ltr\n" in pseudo(file)
    assert "\ndirection = rtl\n" in pseudo(file, "rtl")
    assert pseudo_text("Play 2 <a>games</a>") == "Ƥĺááýý 2 <a>ĝááɱééś</a>"
    assert pseudo_text("Play 2", "rtl") == "\u202eƤĺááýý\u202c 2"


@pytest.mark.parametrize("text", ["xx-yy-zz", "", "../de", "english"])
def test_what_is_no_language_is_refused(text: str) -> None:
    assert [language_code(code) for code in ("es", "zh-Hans", "pt-BR")] == ["es", "zh-Hans", "pt-BR"]
    with pytest.raises(ArgumentTypeError, match="no code of a language"):
        language_code(text)
