"""Says in sentences what a card still lacks: python -m tools.check_card ID (make check-card ID=aqueduct).

It checks the card's files and entries, runs its scenarios and plays a few games with it. All tests together check more.
"""

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS
from citadels.editions.edition import Edition, load_edition
from citadels.model.setup import EditionId
from tabletop.cli.parser import Parser
from tabletop.texts.locales import LANGUAGES
from tools import sprite, words
from tools.new_card import KINDS, PICTURES, WORTH, class_name, files_of, kind_of, nearest

GAMES = 10

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


def missing_files(kind: str, card: str) -> Iterator[str]:
    files = files_of(kind, card)
    if not files["scenarios"].is_file():
        yield f"Write scenarios: {short(files['scenarios'])}."
    if files["advice"].parent.is_dir() and not files["advice"].is_file() and not in_table(card):
        table = f", or a line in {short(WORTH)}" if kind == "district" else ""
        yield f"Say what the computer player makes of it: {short(files['advice'])}{table}."
    if not files["picture"].is_file():
        yield f"Draw its picture: {short(files['picture'])}."
        return
    if files["picture"].read_text(encoding="utf-8") == PICTURES[kind]:
        yield f"{short(files['picture'])} is still the template: draw its picture."
    try:
        sprite.symbol(files["picture"], f"{kind}-{card}")
    except sprite.ArtError as error:
        yield f"Its picture cannot be shown. {error}."


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


def essence(path: Path, card: str) -> str:
    """Return the code of a card's file as text, without names of the card, rank and cost, docstrings and layout."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
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


def in_table(card: str) -> bool:
    """Whether the computer player's table of plain districts has the card."""
    from citadels.bots.advice import district_worth  # noqa: PLC0415 - may hold a mistake, which `unreadable` reports first.

    return card in district_worth.WORTH


def unreadable(kind: str, card: str) -> Iterator[str]:
    """Yield the errors that keep the card's file, or the computer player's, from being imported."""
    try:
        known = all_characters() if kind == "character" else all_uniques()
        words.card_says(card)
    except FAULTS as fault:
        yield f"The cards cannot be read: {fault}"
        return
    if card not in known:
        yield f"The loader does not find {card}."
    try:
        importlib.import_module("citadels.bots.normal")
    except FAULTS as fault:
        yield f"What the computer player makes of the cards cannot be read: {fault}"


def missing_words(card: str) -> Iterator[str]:
    wanted = words.card_messages(card)
    known = {language: words.messages(words.TEXTS / f"{language}.ftl") for language in LANGUAGES}
    english = known[words.FIRST]
    in_box = bool(listed_in(card)) and not is_house(card)
    others = [language for language in LANGUAGES if language != words.FIRST]
    for name in wanted:
        if lacking := [language for language in LANGUAGES if not known[language].get(name, "").strip()]:
            yield f"Add {name} to {locales(lacking)}."
        first = english.get(name, "")
        foreign = [language for language in others if known[language].get(name) == first]
        if foreign and in_box and re.sub(r"\{ \$\w+ \}", "", first).strip():
            yield f"Translate {name} in {locales(foreign)}."
    if is_house(card):
        yield from copied_text(wanted[1], english)
    for name in [*wanted, *words.button_messages(card)]:
        french = known["fr"].get(name, "")
        for slip in words.french_slips(french) if french != english.get(name) else ():
            yield f"{name} in {locales(['fr'])}: {slip}."
    yield from missing_breaks(wanted[0], known)
    yield from missing_forms(wanted[0], known)
    yield from missing_buttons(card, english)
    for name in sorted(set(words.card_says(card).icons()) - set(words.icons())):
        yield f"Add {name} to OPTION_ICONS in {short(words.ICONS)}: the icon that stands before it."
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


def missing_breaks(name: str, known: dict[str, dict[str, str]]) -> Iterator[str]:
    """Yield a sentence for each long word of a district's name that is not in its language's list of breaks."""
    if not name.startswith("district-"):
        return
    for language, texts in known.items():
        translated = language == words.FIRST or texts.get(name) != known[words.FIRST].get(name)
        long = re.findall(r"[^\W\d_]{8,}", texts.get(name, "").split("\n")[0]) if translated else []
        broken = {word.replace("-", "") for word in texts["long-words"].strip().split(", ") if "-" in word}
        for word in long:
            if word not in broken:
                yield f"Add {word} to long-words in {locales([language])}, with a hyphen where it may break."


def missing_forms(name: str, known: dict[str, dict[str, str]]) -> Iterator[str]:
    """Yield a sentence for each translated name that lacks a form that sentences of its language ask for."""
    for language, texts in known.items():
        asked = words.forms_asked(texts.values())
        wanted = set[str]().union(*(asked.get(fact, ()) for fact in words.CARD_FACTS[name.partition("-")[0]]))
        translated = texts.get(name, "") != known[words.FIRST].get(name)
        for form in sorted(wanted - words.forms_of(texts.get(name, ""))) if translated else ():
            yield f"Add .{form} under {name} in {locales([language])}: the form that sentences ask for."


def leftovers(card: str, english: dict[str, str]) -> Iterator[str]:
    """Yield a sentence for each text and icon named after the card that no code uses any more."""
    said = words.engine_says()
    own = re.compile(rf"(?:act|ask|option|ability|event)-({card}(?:_[a-z_]+)?)")
    asked = {*said.messages(), *(f"act-{kind}" for kind in said.asks)}
    for name in sorted({name for name in english if own.fullmatch(name)} - asked):
        yield f"Take {name} out of the language files: nothing says it any more."
    names = {name for name in words.icons() if re.fullmatch(rf"{card}(?:_[a-z_]+)?", name)}
    for name in sorted(names - set(said.icons())):
        yield f"Take {name} out of OPTION_ICONS in {short(words.ICONS)}: nothing says it any more."


def stale_files() -> Iterator[str]:
    from tools import generated  # noqa: PLC0415 - reads what is said of all cards.

    for path in generated.stale(generated.OF_CARDS):
        yield f"{path} is out of date: run `make generated`."


def broken_scenarios(kind: str, card: str) -> Iterator[str]:
    """Run the card's scenarios; yield a sentence for each kind of failure, and the command that shows details."""
    path = files_of(kind, card)["scenarios"]
    if not path.is_file():
        return
    command = (sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider")
    done = subprocess.run(
        (*command, str(path)),
        capture_output=True,
        text=True,
        check=False,
        cwd=words.ROOT,
        env={
            **os.environ,
            "COLUMNS": "300",
        },  # Wide enough that pytest does not cut its message of a failure.
    )
    if not done.returncode:
        return
    failed: dict[str, list[str]] = {}
    for name, message in re.findall(r"^(?:FAILED|ERROR) \S*?::(\S+)(?: - (.*))?$", done.stdout, re.MULTILINE):
        failed.setdefault(message or "no more is said", []).append(name)
    for message, (first, *rest) in failed.items():
        yield f"{first}{f' and {len(rest)} more scenarios fail' if rest else ' fails'}: {message}"
    what = "where its scenarios fail" if failed else "why its scenarios do not begin"
    yield f"`.venv/bin/python -m pytest {short(path)}` shows {what}."


def broken_games(card: str) -> Iterator[str]:
    from citadels.cli.tables import RANDOM, Wish  # noqa: PLC0415 - reads what is said of all cards.
    from citadels.cli.trial import TRIAL  # noqa: PLC0415 - so does this.
    from tabletop.cli.parallel import ALONE  # noqa: PLC0415 - belongs to the next.
    from tabletop.cli.simulate import Run, run_simulation  # noqa: PLC0415 - plays them.

    for edition in listed_in(card):
        wish = Wish((edition,), RANDOM, RANDOM, (5, 6, 7), cards=(card,))
        tally = run_simulation(Run(TRIAL, wish, "random", "rounds"), 1, GAMES, ALONE)
        if tally.violations or tally.finished < tally.games:
            yield (
                "Games with it break a law; see citadels simulate --characters random --districts random "
                f"--edition {edition} --with {card} --check every: {tally.violations}"
            )


def problems(card: str) -> Iterator[str]:
    """Yield all sentences, the most important first."""
    kind = kind_of(card)
    if kind is None:
        folders = " or ".join(short(words.CARDS / folder) for folder in KINDS.values())
        near = nearest(card, *KINDS.values()) or "."
        yield f"There is no file {card}.py in {folders}{near}"
        return
    faults = list(unreadable(kind, card))
    yield from faults
    if faults:
        return  # Everything else needs the card itself.
    if not listed_in(card):
        yield "List it under `house` in py/citadels/editions/edition2016.json."
    yield from missing_files(kind, card)
    if is_house(card):
        yield from copies(kind, card)
    yield from missing_words(card)
    yield from stale_files()
    yield from broken_scenarios(kind, card)
    yield from broken_games(card)


def main() -> None:
    parser = Parser(description="Say what a card still lacks.")
    parser.add_argument("id", nargs="?")
    card: str | None = parser.parse_args().id
    if not card:
        raise SystemExit("say which card: make check-card ID=aqueduct")
    found = False
    for sentence in problems(card):
        print(f"- {sentence}", flush=True)
        found = True
    if found:
        raise SystemExit(1)
    print(f"{card}: nothing is missing; `make lint` and `make test-py` have the last word.")


if __name__ == "__main__":
    main()
