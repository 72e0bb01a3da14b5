"""Says in sentences what a card still lacks: python -m tools.check_card ID (make check-card ID=aqueduct).

It looks at every place a card has, runs its scenarios and plays a few games with it; the whole of the tests does more.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS
from citadels.cli.simulate import Run, run_simulation
from citadels.cli.tables import RANDOM, Wish
from citadels.editions.edition import Edition, load_edition
from citadels.model.setup import EditionId
from tools import generated, sprite, words
from tools.new_card import KINDS, PICTURE, files_of, kind_of

GAMES = 10


def listed_in(card: str) -> list[EditionId]:
    """The editions that have the card, in the box or beside it."""
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
    if files["advice"].parent.is_dir() and not files["advice"].is_file():
        yield f"Say what the computer player makes of it: {short(files['advice'])}."
    if not files["picture"].is_file():
        yield f"Draw its picture: {short(files['picture'])}."
        return
    if files["picture"].read_text(encoding="utf-8") == PICTURE:
        yield f"{short(files['picture'])} is still the template: draw its picture."
    try:
        sprite.symbol(files["picture"], f"{kind}-{card}")
    except sprite.ArtError as error:
        yield f"Its picture cannot be shown. {error}."


def missing_words(card: str) -> Iterator[str]:
    wanted = words.card_messages(card)
    english = words.messages(words.TEXTS / f"{words.FIRST}.ftl")
    for language in words.LANGUAGES:
        path = words.TEXTS / f"{language}.ftl"
        known = words.messages(path)
        for name in wanted:
            if not known.get(name, "").strip():
                yield f"Add {name} to {short(path)}."
            elif language != words.FIRST and known[name] == english.get(name) and not is_house(card):
                yield f"Translate {name} in {short(path)}."
    text = english.get(wanted[1])
    for name in english:
        if name.endswith("-text") and name != wanted[1] and english[name] == text:
            yield f"{wanted[1]} in the language files is still that of {name.removesuffix('-text')}: say what this card does."
    for name in sorted(set(words.card_says(card).icons()) - set(words.icons())):
        yield f"Add {name} to OPTION_ICONS in {short(words.ICONS)}: the icon that stands before it."


def stale_files() -> Iterator[str]:
    for path in generated.stale(generated.OF_CARDS):
        yield f"{path} is out of date: run `make generated`."


def broken_scenarios(kind: str, card: str) -> Iterator[str]:
    path = files_of(kind, card)["scenarios"]
    if not path.is_file():
        return
    command = (sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", str(path))
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=words.ROOT)
    if done.returncode:
        yield f"Its scenarios fail:\n{done.stdout}"


def broken_games(card: str) -> Iterator[str]:
    for edition in listed_in(card):
        wish = Wish((edition,), RANDOM, RANDOM, (5, 6, 7), cards=(card,))
        tally = run_simulation(Run(wish, "random", "rounds"), 1, GAMES, 1)
        if tally.violations or tally.finished < tally.games:
            yield (
                "Games with it break a law; see citadels simulate --characters random --districts random "
                f"--edition {edition} --with {card} --check every: {tally.violations}"
            )


def problems(card: str) -> Iterator[str]:
    """Sentences, the first things first."""
    kind = kind_of(card)
    if kind is None:
        folders = " or ".join(short(words.CARDS / folder) for folder in KINDS.values())
        yield f"There is no file {card}.py in {folders}."
        return
    known = all_characters() if kind == "character" else all_uniques()
    if card not in known:
        yield f"The loader does not find {card}."
    if not listed_in(card):
        yield "List it under `house` in py/citadels/editions/edition2016.json."
    yield from missing_files(kind, card)
    yield from missing_words(card)
    yield from stale_files()
    yield from broken_scenarios(kind, card)
    yield from broken_games(card)


def main() -> None:
    parser = argparse.ArgumentParser(description="Say what a card still lacks.")
    parser.add_argument("id")
    card: str = parser.parse_args().id
    found = False
    for sentence in problems(card):
        print(f"- {sentence}", flush=True)
        found = True
    if found:
        raise SystemExit(1)
    print(f"{card}: nothing is missing; `make lint` and `make test-py` have the last word.")


if __name__ == "__main__":
    main()
