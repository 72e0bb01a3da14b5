"""Begins a house card as a copy of another one, with every file and entry that a card needs.

python -m tools.new_card KIND ID --like OTHER    (make card KIND=district ID=aqueduct LIKE=laboratory)

Afterwards the tests pass and the card plays like the other one; what is left is to make it a card of its own.
`python -m tools.check_card ID` says what is still the other card's.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import words

EDITIONS = words.ROOT / "py" / "citadels" / "editions"
KINDS = {"character": "characters", "district": "districts"}
FIRST_OF_2016 = "edition2016.json"

PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="var(--art-2,#f2e6cb)" \
stroke="var(--art-3,#211c26)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M3 58h58l1.5 4h-61z" fill="var(--art-1,currentColor)" stroke-width="1.6"/>
<path d="M12 58V26L32 8L52 26V58z"/>
<path d="M34 10L52 26V58H42V24z" fill="var(--art-3,#211c26)" stroke="none" opacity=".25"/>
<path d="M26 58V44a6 6 0 0 1 12 0v14z" fill="var(--art-1,currentColor)"/>
<circle cx="32" cy="27" r="5" fill="var(--art-4,#e3ad3c)" stroke-width="1.3"/>
</svg>
"""
"""What a picture begins with, and how all are drawn: docs/adding-a-card.md says the style."""


def files_of(kind: str, card: str) -> dict[str, Path]:
    """Where everything lies that is a card's alone."""
    folder = KINDS[kind]
    return {
        "card": words.CARDS / folder / f"{card}.py",
        "scenarios": words.ROOT / "tests" / "py" / folder / f"test_{card}.py",
        "picture": words.ROOT / "web" / "art" / folder / f"{card}.svg",
        "advice": words.ROOT / "py" / "citadels" / "bots" / "advice" / folder / f"{card}.py",
    }


def kind_of(card: str) -> str | None:
    """Whether a card that is there is a character or a district."""
    return next((kind for kind in KINDS if files_of(kind, card)["card"].is_file()), None)


def title(card: str) -> str:
    return card.replace("_", " ").title()


def class_name(card: str) -> str:
    return title(card).replace(" ", "")


def renaming(like: str, card: str) -> dict[str, str]:
    """What the copy calls the ids that only the other card says: asks, abilities, and options named after the card."""
    said, rest = words.card_says(like), words.engine_says(without={like})
    own = (
        (said.asks | said.abilities | {verb for verb in said.verbs if like in verb})
        - rest.asks
        - rest.abilities
    )
    return {like: card} | {
        name: name.replace(like, card) if like in name else f"{card}_{name}" for name in sorted(own - {like})
    }


def renamed(text: str, like: str, names: dict[str, str]) -> str:
    """Source with the ids, the class and the name of the other card changed into the new one's."""
    card = names[like]
    for old, new in names.items():
        if like not in old:  # It may be an everyday word: only where it is an id.
            text = re.sub(rf"(?<=[\"'=]){old}(?=[\"',])", new, text)
    text = re.sub(rf"(?<![A-Za-z]){like}(?![a-z])", card, text)
    text = re.sub(rf"\b{title(like)}\b", title(card), text)
    return re.sub(rf"\bclass {class_name(like)}\b|\bclass {title(card)}\b", f"class {class_name(card)}", text)


def tidy(paths: list[Path]) -> None:
    """Break the lines anew: a longer name has made some too long, and `make lint` looks at that too."""
    command = (sys.executable, "-m", "ruff", "format", "--quiet")
    subprocess.run((*command, *map(str, paths)), check=True, cwd=words.ROOT)


# The entries -------------------------------------------------------------------------------------------------


def add_texts(kind: str, like: str, card: str, names: dict[str, str]) -> list[Path]:
    """Put the card's words behind the other card's, in every language: in English, until somebody translates them."""
    english = words.messages(words.TEXTS / f"{words.FIRST}.ftl")
    name, text = f"{kind}-{like}", f"{kind}-{like}-text"
    after: dict[str, dict[str, str]] = {
        text: {f"{kind}-{card}": f" {title(card)}", f"{kind}-{card}-text": english[text]}
    }
    for own in words.card_messages(like):
        prefix, _, rest = own.partition("-")
        if rest in names and own not in {name, text}:
            value = english[own].replace(english[name].strip(), title(card))
            after[own] = {f"{prefix}-{names[rest]}": value}
    paths = [words.TEXTS / f"{language}.ftl" for language in words.LANGUAGES]
    for path in paths:
        written = path.read_text(encoding="utf-8")
        for old, new in after.items():
            written = _insert(written, old, new)
        path.write_text(written, encoding="utf-8")
    return paths


def _insert(locale: str, old: str, new: dict[str, str]) -> str:
    """A language file with new messages behind an old one and its wording in single editions."""
    lines = rf"^{re.escape(old)} =.*\n(?:[ }}].*\n)*(?:{re.escape(old)}-.*\n)*"
    added = "".join(f"{name} ={value}\n" for name, value in new.items())
    return re.sub(lines, lambda found: found[0] + added, locale, count=1, flags=re.MULTILINE)


def add_breaks(card: str) -> None:
    """Let long words of a district's name break somewhere; where they really break is better said by hand."""
    path = words.TEXTS / f"{words.FIRST}.ftl"
    for word in re.findall(r"[^\W\d_]{8,}", title(card)):
        broken = f"{word[: len(word) // 2]}-{word[len(word) // 2 :]}"
        text = path.read_text(encoding="utf-8")
        if broken.replace("-", "") not in text.split("long-words =")[1].split("\n")[0].replace("-", ""):
            text = re.sub(r"^(long-words = .*)$", rf"\1, {broken}", text, flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")


def add_icons(names: dict[str, str]) -> bool:
    """Give the copy's abilities and answers the icons of the other card's."""
    known = words.icons()
    text = words.ICONS.read_text(encoding="utf-8")
    for old, new in names.items():
        if old in known and new not in known:
            text = re.sub(
                rf'^(\s*){old}: "{known[old]}",\n',
                rf'\g<0>\g<1>{new}: "{known[old]}",' + "\n",
                text,
                flags=re.MULTILINE,
            )
    changed = text != words.ICONS.read_text(encoding="utf-8")
    words.ICONS.write_text(text, encoding="utf-8")
    return changed


def add_to_edition(kind: str, card: str) -> Path:
    """List the card as one of the house's."""
    path = EDITIONS / FIRST_OF_2016
    text = path.read_text(encoding="utf-8")

    def listed(found: re.Match[str]) -> str:
        return f'{found[1]}{found[2]}{", " if found[2] else ""}"{card}"{found[3]}'

    path.write_text(
        re.sub(rf'("house": .*?"{KINDS[kind]}": \[)(.*?)(\])', listed, text, count=1), encoding="utf-8"
    )
    return path


def begin(kind: str, card: str, like: str, say: Callable[[str], None]) -> None:
    """Write everything. Raises ValueError with a sentence where the names cannot be."""
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", card):
        raise ValueError(f"{card!r} is no id: small letters, words joined by _")
    if kind_of(card):
        raise ValueError(f"{card} is there already")
    if kind_of(like) != kind:
        raise ValueError(f"there is no {kind} {like!r} below {words.CARDS / KINDS[kind]} to begin with")
    names = renaming(like, card)
    old, new = files_of(kind, like), files_of(kind, card)
    for part in ("card", "scenarios", "advice"):
        if old[part].is_file():
            text = renamed(old[part].read_text(encoding="utf-8"), like, names)
            new[part].write_text(text, encoding="utf-8")
            say(f"{part:9} {new[part].relative_to(words.ROOT)}")
    tidy([new[part] for part in ("card", "scenarios", "advice") if new[part].is_file()])
    new["picture"].write_text(PICTURE, encoding="utf-8")
    say(f"picture   {new['picture'].relative_to(words.ROOT)}")
    for path in add_texts(kind, like, card, names):
        say(f"words     {path.relative_to(words.ROOT)}")
    if kind == "district":
        add_breaks(card)
    if add_icons(names):
        say(f"icon      {words.ICONS.relative_to(words.ROOT)}")
    say(f"edition   {add_to_edition(kind, card).relative_to(words.ROOT)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Begin a house card as a copy of another card.")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("id")
    parser.add_argument("--like", required=True, help="the card it begins as")
    options = parser.parse_args()
    try:
        begin(options.kind, options.id, options.like, print)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    from tools import generated  # noqa: PLC0415 - reads every card, now with the new one.

    for path in generated.write_cards():
        print(f"generated {path}")
    print(f"Now make it a card of its own; `make check-card ID={options.id}` says what is left.")


if __name__ == "__main__":
    main()
