"""Says what is to be done for a card, with file and line: python -m tools.check_card ID (make check-card ID=aqueduct).

It runs the tests that can fail for it: those that read the list of cards (`tools/reads.py`), and its own scenarios.
"""

import ast
import importlib
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS
from citadels.editions.edition import Edition, load_edition
from citadels.model.setup import EditionId
from tabletop.cli.parser import Parser
from tabletop.texts.locales import LANGUAGES
from tools import findings as found
from tools import generated, page_budgets, reads, words
from tools.new_card import KINDS, PICTURES, class_name, files_of, kind_of, nearest

FAULTS = (SyntaxError, TypeError, ValueError, NameError, ImportError, AttributeError)
"""The errors of a file with a mistake in it. Only their message is shown, not the traceback."""


def listed_in(card: str) -> list[EditionId]:
    """Return the editions that have the card, in the box or as a house card."""
    return [name for name in EDITIONS if card in cards_of(load_edition(name))]


def cards_of(box: Edition) -> list[str]:
    return [*box.every_character, *box.every_unique]


def is_house(card: str) -> bool:
    return any(card in load_edition(name).house.cards for name in EDITIONS)


def short(path: Path) -> str:
    return str(path.relative_to(words.ROOT))


def templates(kind: str, card: str) -> Iterator[str]:
    picture = files_of(kind, card)["picture"]
    if picture.is_file() and picture.read_text(encoding="utf-8") == PICTURES[kind]:
        yield f"{short(picture)} is still the template: draw its picture."


COPIES = {
    "card": "its rules are still those of {like}",
    "scenarios": "its scenarios are still those of {like}",
    "advice": "the computer player still treats it like {like}",
}


def copies(kind: str, card: str) -> Iterator[str]:
    """Yield a sentence for each file of a house card that is still a copy of another card's."""
    others = [path.stem for path in (words.CARDS / KINDS[kind]).glob("*.py") if path.stem != card]
    others.sort(key=house_last)
    for part, sentence in COPIES.items():
        path = files_of(kind, card)[part]
        own = essence(path, card) if path.is_file() else ""
        for like in others if "FunctionDef" in own else ():
            other = files_of(kind, like)[part]
            if other.is_file() and essence(other, like) == own:
                yield f"{short(path)}: {sentence.format(like=like)}."
                break


class WithoutOwnTokens(ast.NodeTransformer):
    """Takes ``tokens_of``, with which `make card` gives a copy tokens of its own, out of scenarios."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="tokens_of"), args=[_, tokens, *_]):
                return tokens
            case _:
                return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        node.names = [one for one in node.names if one.name != "tokens_of"]
        return node


def essence(path: Path, card: str) -> str:
    """Return the code of a card's file as text, without names of the card, rank and cost, docstrings and layout."""
    tree = WithoutOwnTokens().visit(ast.parse(path.read_text(encoding="utf-8")))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [one for one in node.body if not is_text(one) and not is_figure(one)]
    return re.sub(
        rf"(?<![A-Za-z])(?:{card}(?:_|(?![a-z]))|{class_name(card)}(?![A-Za-z]))", "", ast.dump(tree)
    )


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_figure(statement: ast.stmt) -> bool:
    """Whether a statement sets ``rank`` or ``cost``, which ``make card`` may have changed in a copy."""
    names = statement.targets if isinstance(statement, ast.Assign) else []
    return any(isinstance(name, ast.Name) and name.id in {"rank", "cost"} for name in names)


def house_last(card: str) -> tuple[bool, str]:
    """Return a sort key that puts house cards last, so that a copy is compared with the cards of the box first."""
    return is_house(card), card


def unreadable(kind: str, card: str) -> Iterator[str]:
    """Yield the errors that keep the card's file, or the computer player's, from being imported.

    Every test is red then.
    """
    files = files_of(kind, card)
    try:
        known = all_characters() if kind == "character" else all_uniques()
        words.card_says(card)
    except FAULTS as fault:
        yield f"{at(files['card'], fault)}: The cards cannot be read: {fault}"
        return
    if card not in known:
        yield f"{short(files['card'])}:1: The loader does not find {card}."
    try:
        importlib.import_module("citadels.bots.normal")
    except FAULTS as fault:
        said = "What the computer player makes of the cards cannot be read"
        yield f"{at(files['advice'], fault)}: {said}: {fault}"


def at(path: Path, fault: BaseException) -> str:
    """Return the file and line of an error: its own, or the deepest place in ``path``."""
    if isinstance(fault, SyntaxError) and fault.filename and Path(fault.filename).is_relative_to(words.ROOT):
        return f"{short(Path(fault.filename))}:{fault.lineno or 1}"
    lines = [
        frame.lineno for frame in traceback.extract_tb(fault.__traceback__) if frame.filename == str(path)
    ]
    told = re.search(r"line (\d+)", str(fault))
    return f"{short(path)}:{lines[-1] if lines and lines[-1] else told[1] if told else 1}"


def better_words(card: str) -> Iterator[str]:
    """Yield what no test asks of a card's words.

    Texts of its own, words on its buttons, translations as they should be.
    """
    wanted = words.card_messages(card)
    known = {language: words.messages(words.TEXTS / f"{language}.ftl") for language in LANGUAGES}
    english = known[words.FIRST]
    if is_house(card):
        yield from copied_text(wanted[1], english)
    yield from missing_forms(wanted[0], known)
    yield from missing_buttons(card, english)
    yield from leftovers(card, english)


def copied_text(own: str, english: dict[str, str]) -> Iterator[str]:
    """Yield a sentence if the text of a house card is still another card's."""
    same = [
        name.removesuffix("-text") for name in english if english[name] == english.get(own) and name != own
    ]
    likes = sorted(same, key=lambda name: house_last(name.partition("-")[2]))
    for like in likes[:1]:
        yield f"{own} in the language files is still that of {like}: say what this card does."


def missing_buttons(card: str, english: dict[str, str]) -> Iterator[str]:
    """Yield a sentence for each question of a house card whose options have no button text of their own."""
    said = words.card_says(card)
    for kind in sorted(said.chosen) if is_house(card) else ():
        if not any(f"act-{kind}{verb}" in english for verb in ("", *(f"-{verb}" for verb in said.verbs))):
            yield f"Add act-{kind} to the language files: what the button on a card says in this question."


def locales(languages: list[str]) -> str:
    """Return the names of language files, after the name of their folder."""
    return f"{short(words.TEXTS)}/{', '.join(f'{language}.ftl' for language in languages)}"


def missing_forms(name: str, known: dict[str, dict[str, str]]) -> Iterator[str]:
    """Yield a sentence for each translated name that lacks a form that sentences of its language ask for."""
    for language, texts in known.items():
        asked = words.forms_asked(texts.values())
        wanted = set[str]().union(*(asked.get(fact, ()) for fact in words.CARD_FACTS[name.partition("-")[0]]))
        translated = name in texts and texts[name] != known[words.FIRST].get(name)
        for form in sorted(wanted - words.forms_of(texts.get(name, ""))) if translated else ():
            yield f"Add .{form} under {name} in {locales([language])}: the form that sentences ask for."


def leftovers(card: str, english: dict[str, str]) -> Iterator[str]:
    """Yield a sentence for each text and icon named after the card that no code uses any more."""
    said = words.engine_says()
    own = re.compile(rf"(?:act|ask|option|ability|event)-({card}(?:_[a-z_]+)?)")
    asked = {*said.messages(), *(f"act-{kind}" for kind in said.asks)}
    for name in sorted({name for name in english if own.fullmatch(name)} - asked):
        yield f"Take {name} out of the language files: nothing says it any more."
    if f"use-{card}" in english and not words.card_says(card).used:
        yield f"Take use-{card} out of the language files: the card cannot be used."
    names = {name for name in words.icons() if re.fullmatch(rf"{card}(?:_[a-z_]+)?", name)}
    for name in sorted(names - set(said.icons())):
        yield f"Take {name} out of OPTION_ICONS in {short(words.ICONS)}: nothing says it any more."


def findings(kind: str, card: str) -> Iterator[str]:
    """Run every test that can fail for the card, its own scenarios among them.

    Yield what is to be done, most important first.
    """
    yield from (fault := list(unreadable(kind, card)))
    if fault:
        return  # Everything else needs the card itself.
    own = [path for part, path in files_of(kind, card).items() if path.is_file() and part != "picture"]
    scenarios = files_of(kind, card)["scenarios"]
    tests = [*([short(scenarios)] if scenarios.is_file() else []), *reads.readers("cards")]
    yield from found.sentences(found.red(tests), own)
    yield from found.lint(own)
    for path in generated.stale(generated.OF_CARDS):
        yield f"{path.as_posix()}:1: run `make generated`, which writes it again (make lint)"
    yield from page_budgets.complaints(words.ROOT)


def notes(kind: str, card: str) -> Iterator[str]:
    """Yield what no test looks at: what is still another card's, and what could be better."""
    yield from templates(kind, card)
    if is_house(card):
        yield from copies(kind, card)
    yield from better_words(card)


def main() -> None:
    parser = Parser(description="Say what a card still lacks.")
    parser.add_argument("id", nargs="?")
    card: str | None = parser.parse_args().id
    if not card:
        raise SystemExit("say which card: make check-card ID=aqueduct")
    kind = kind_of(card)
    if kind is None:
        folders = " or ".join(short(words.CARDS / folder) for folder in KINDS.values())
        near = nearest(card, *KINDS.values()) or "."
        raise SystemExit(f"- There is no file {card}.py in {folders}{near}")
    todo = list(findings(kind, card))
    for sentence in todo:
        print(f"- {sentence}")
    if todo:
        raise SystemExit(1)
    print(f"{card}: no test is red.")
    for sentence in notes(kind, card):
        print(f"  It is not yet its own: {sentence}")


if __name__ == "__main__":
    main()
