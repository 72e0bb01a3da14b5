"""Begins a house card as a copy of another one, with every file and entry that a card needs.

python -m tools.new_card KIND ID --like OTHER [--rank N | --cost N]
(make card KIND=district ID=aqueduct LIKE=laboratory COST=4)

Afterwards the tests pass, and the card plays like the other one. Then change it into a card of its own:
`python -m tools.check_card ID` says what is still the other card's.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from tabletop.cli.parser import Parser
from tools import words
from tools.undo import Undo

EDITIONS = words.ROOT / "py" / "citadels" / "editions"
KINDS = {"character": "characters", "district": "districts"}
WORTH = words.ROOT / "py" / "citadels" / "bots" / "advice" / "district_worth.py"
"""The table of plain districts' worth to a computer player: they have a line there instead of a file of advice."""
FIRST_OF_2016 = "edition2016.json"
IMPORT = r"^from scenario import (.*)$"
KIT = words.ROOT / "tests" / "py" / "dealing.py"
"""Where the scenario kit names tokens."""

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#f2e6cb" \
stroke="#211c26" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
"""

HOUSE = """\
<path d="M3 58h58l1.5 4h-61z" fill="currentColor" stroke-width="1.6"/>
<path d="M12 58V26L32 8L52 26V58z"/>
<path d="M34 10L52 26V58H42V24z" fill="#211c26" stroke="none" opacity=".25"/>
<path d="M26 58V44a6 6 0 0 1 12 0v14z" fill="currentColor"/>
<circle cx="32" cy="27" r="5" fill="#e3ad3c" stroke-width="1.3"/>
</svg>
"""

BUST = """\
<path d="M5 63V29a27 27 0 0 1 54 0V63z" fill="currentColor"/>
<path d="M38 63V22q8-10 18 2V63z" fill="#211c26" stroke="none" opacity=".25"/>
<path id="b" d="M26 37l11-1V49l-6 4-6-4z"/><use href="#b" fill="#a86536" fill-opacity=".36"/>
<path d="M8 63Q9 51 20 46.6L31 53l8-6.4Q52 49 56 63z" fill="#e3ad3c"/>
<path d="M39 46.6Q52 49 56 63H44q1-9-5-16.4z" fill="#211c26" stroke="none" opacity=".25"/>
<g stroke-width="1.6"><path id="c" d="M37.3 26.1Q41 24.2 41 27.8q-.4 3.7-3.1 4.3l-.6-3.7z"/><use href="#c" \
fill="#a86536" fill-opacity=".36"/></g>
<path id="d" d="M21.3 20.1q-1.7 3.1-.5 6-1.6 3.9-.6 7l.9 5.1q.8 4.3 5.4 4.8 4.5-.5 9.7-4.6L38.3 \
32l1.6-5.7q1.5-7.3-3.7-11-7.2-4.1-12.4.2-2.1 2-2.5 4.6z"/><use href="#d" fill="#a86536" \
fill-opacity=".36"/>
<path d="M32.1 14.5q8.7 2.5 7.7 11.8L38.3 32q-2.1 6.4-8.9 9.9-2.5 1.1-4.2.2 8.5-3.3 9.8-9.5 1.7-7.3-2.9-18.1z" \
fill="#211c26" stroke="none" opacity=".24"/>
<path d="M28.6 26.9q2.3-3.1 4.6 0-2.3 1.8-4.6 0zM21.7 26.9q1.4-2.9 2.9 0-1.5 1.6-2.9 0z" stroke="none"/>
<path d="M29.1 26.8a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0zM21.6 26.8a1 1 0 1 0 2 0 1 1 0 1 0-2 0z" \
fill="#211c26" stroke="none"/>
<path d="M28.3 27.2q2.6-3.6 5.2-.2M21.4 27.2q1.7-3.4 3.5-.2" fill="none" stroke-width="1.2"/>
<path d="M20.6 23.6q1.7-1.4 3.8-.3M27.9 23.2q3.1-1.7 6.3.4" fill="none" stroke-width="1.6"/>
<path d="M25 25.9q-.4 2.5-2.3 5.4-.4 1.9 2.5 1.8" fill="none" stroke-width="1.1"/>
<path d="M22.7 37.1q2.1 1.1 5.6-.4" fill="none" stroke-width="1.4"/>
<path d="M21 24Q18 12 31 11.4 44 11.6 42 27l-3 4q.4-9-5-13-8 0-13 6z" fill="#211c26" \
stroke-width="1.4"/>
</svg>
"""

PICTURES = {"character": HEAD + BUST, "district": HEAD + HOUSE}
"""The template of a new card's picture; docs/adding-a-card.md describes the style."""

USAGE = "say what to begin: make card KIND=character|district ID=messenger LIKE=spy, and if you like RANK=6 or COST=4"


undo = Undo()
"""What this run has written."""


def files_of(kind: str, card: str) -> dict[str, Path]:
    """Return the paths of the files that belong to a card alone, by part."""
    folder = KINDS[kind]
    return {
        "card": words.CARDS / folder / f"{card}.py",
        "scenarios": words.ROOT / "tests" / "py" / folder / f"test_{card}.py",
        "picture": words.ROOT / "web" / "art" / folder / f"{card}.svg",
        "advice": words.ROOT / "py" / "citadels" / "bots" / "advice" / folder / f"{card}.py",
    }


def kind_of(card: str) -> str | None:
    """Return ``character`` or ``district`` for an existing card, else None."""
    return next((kind for kind in KINDS if files_of(kind, card)["card"].is_file()), None)


def title(card: str) -> str:
    return card.replace("_", " ").title()


def printed(card: str) -> str:
    """Return the name of an existing card, as it is written in the first language: School of Magic."""
    known = words.messages(words.TEXTS / f"{words.FIRST}.ftl")
    return known[f"{kind_of(card)}-{card}"].split("\n")[0].strip()


def class_name(card: str) -> str:
    return title(card).replace(" ", "")


def renaming(like: str, card: str) -> dict[str, str]:
    """Return the new names of the ids that only the card ``like`` uses: asks, abilities, and verbs named after it."""
    said = words.card_says(like)
    own = said.asks | said.abilities | {verb for verb in said.verbs if re.search(_whole(like), verb)}
    if own:
        rest = words.engine_says(without={like})
        own -= rest.asks | rest.abilities
    return {like: card} | {
        name: re.sub(_whole(like), card, name) if re.search(_whole(like), name) else f"{card}_{name}"
        for name in sorted(own - {like})
    }


def _whole(name: str) -> str:
    """Return a pattern of ``name`` as a word of its own: `witch` is not a part of `bewitch`."""
    return rf"(?<![A-Za-z]){name}(?![a-z])"


def renamed(text: str, like: str, names: dict[str, str]) -> str:
    """Return source with the ids, the class and the name of the other card replaced by the new one's."""
    card = names[like]
    for old, new in names.items():
        if not re.search(_whole(like), old):  # It may be an everyday word: replace it only where it is an id.
            text = re.sub(rf"(?<=[\"'=]){old}(?=[\"',:])", new, text)
    text = re.sub(_whole(like), card, text)
    # Where code names the class: `class Armory(`, `Armory.id`.
    text = re.sub(rf"\b{class_name(like)}(?=\(|\.[a-z])", class_name(card), text)
    return re.sub(rf"\b(?:{title(like)}|{printed(like)})\b", title(card), text)


def token_words(like: str) -> dict[str, str]:
    """Return the scenario kit's words for the tokens of the card ``like``, each with the kind of these tokens."""
    kit = KIT.read_text(encoding="utf-8")
    kinds = re.findall(rf'^    "(\w+)": "{like}",$', kit, flags=re.MULTILINE)
    found = re.findall(
        r'^def (\w+)\(.*\n    """.*\n    return \[\*?\(?token\("(\w+)"', kit, flags=re.MULTILINE
    )
    return {word: kind for word, kind in found if kind in kinds}


def with_own_tokens(scenarios: str, like: str, names: dict[str, str]) -> str:
    """Return scenarios of the other card in which the tokens of its own are the new card's."""
    for word, kind in token_words(like).items():
        own = f', "{names[kind]}"' if kind in names else ""
        scenarios, found = re.subn(
            rf"\b{word}\(([^()]*)\)", rf'tokens_of("{names[like]}", \g<0>{own})', scenarios
        )
        if found:
            scenarios = re.sub(IMPORT, _with_tokens_of, scenarios, count=1, flags=re.MULTILINE)
    return scenarios


def _with_tokens_of(line: re.Match[str]) -> str:
    """Return the line that imports the kit's words, with that for another character's tokens."""
    return f"from scenario import {', '.join(sorted({*line[1].split(', '), 'tokens_of'}))}"


def tidy(paths: list[Path]) -> None:
    """Format the files: a longer name may have made lines too long for `make lint`."""
    command = (sys.executable, "-m", "ruff", "format", "--quiet")
    subprocess.run((*command, *map(str, paths)), check=True, cwd=words.ROOT)


# The entries -------------------------------------------------------------------------------------------------


def add_texts(kind: str, like: str, card: str, names: dict[str, str]) -> Path:
    """Add the card's texts to the house cards of the first language; return the file. A person may translate them."""
    path = words.TEXTS / f"{words.FIRST}.ftl"
    known = words.messages(path)
    own = {f"{kind}-{card}": f" {title(card)}", f"{kind}-{card}-text": known[f"{kind}-{like}-text"]}
    for old in (*words.card_messages(like), *words.button_messages(like)):
        new = "-".join(names.get(part, part) for part in old.split("-"))
        if new != old and old in known:
            own.setdefault(new, known[old])
    added = "".join(f"{name} ={value.replace(printed(like), title(card))}\n" for name, value in own.items())
    undo.write(path, path.read_text(encoding="utf-8").rstrip("\n") + "\n" + added)
    return path


def add_breaks(card: str) -> None:
    """List where long words of a district's name may break: in the middle, until a person corrects it."""
    path = words.TEXTS / f"{words.FIRST}.ftl"
    for word in re.findall(r"[^\W\d_]{8,}", title(card)):
        broken = f"{word[: len(word) // 2]}-{word[len(word) // 2 :]}"
        text = path.read_text(encoding="utf-8")
        if broken.replace("-", "") not in text.split("long-words =")[1].split("\n")[0].replace("-", ""):
            text = re.sub(r"^(long-words = .*)$", rf"\1, {broken}", text, flags=re.MULTILINE)
        undo.write(path, text)


def add_icons(names: dict[str, str]) -> bool:
    """Give the copy's abilities and options the icons of the other card's; return whether anything changed."""
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
    undo.write(words.ICONS, text)
    return changed


def add_worth(like: str, card: str) -> bool:
    """Copy the other district's line in the computer player's table, if there is one; return whether there is."""
    text = WORTH.read_text(encoding="utf-8")
    added = re.sub(rf'^    "{like}"(: .*\n)', rf'\g<0>    "{card}"\1', text, flags=re.MULTILINE)
    undo.write(WORTH, added)
    return added != text


def add_to_edition(kind: str, card: str) -> Path:
    """Add the card to the house cards of the 2016 edition; return the file."""
    path = EDITIONS / FIRST_OF_2016
    text = path.read_text(encoding="utf-8")

    def listed(found: re.Match[str]) -> str:
        return f'{found[1]}{found[2]}{", " if found[2] else ""}"{card}"{found[3]}'

    undo.write(path, re.sub(rf'("house": .*?"{KINDS[kind]}": \[)(.*?)(\])', listed, text, count=1))
    return path


def with_figure(text: str, name: str, value: int | None) -> str:
    """Return source of a card with ``value`` as its ``rank`` or ``cost``, if given.

    Raises ValueError if it has none.
    """
    if value is None:
        return text
    changed, found = re.subn(rf"^(    {name} = )\d+$", rf"\g<1>{value}", text, flags=re.MULTILINE)
    if not found:
        raise ValueError(f"the card to begin with has no {name}")
    return changed


def is_taken(card: str) -> Path | None:
    """Return a module that uses the id for something else, which the tests would take for the card.

    None if none does.
    """
    scripts = [path for path in (words.ROOT / "web").rglob("*.js") if "vendor" not in path.parts]
    rules = [
        path
        for package in ("citadels", "tabletop")
        for path in (words.ROOT / "py" / package).rglob("*.py")
        if path.parent.name not in KINDS.values()
    ]
    said = re.compile(rf"""(["'`]){card}\1""")
    return next(
        (path for path in sorted([*scripts, *rules]) if said.search(path.read_text(encoding="utf-8"))), None
    )


def begin(
    kind: str, card: str, like: str, say: Callable[[str], None], *, rank: int | None, cost: int | None
) -> None:
    """Write all files of the card and call ``say`` with each.

    Raises ValueError with a sentence for impossible names.
    """
    check_names(kind, card, like)
    names = renaming(like, card)
    old, new = files_of(kind, like), files_of(kind, card)
    source = with_figure(old["card"].read_text(encoding="utf-8"), "rank", rank)
    parts = {"card": with_figure(source, "cost", cost)}
    for part in ("scenarios", "advice"):
        if old[part].is_file():
            parts[part] = old[part].read_text(encoding="utf-8")
    for part, text in parts.items():
        own = renamed(text, like, names)
        undo.write(new[part], with_own_tokens(own, like, names) if part == "scenarios" else own)
        say(f"{part:9} {new[part].relative_to(words.ROOT)}")
    tidy([new[part] for part in parts])
    undo.write(new["picture"], PICTURES[kind])
    say(f"picture   {new['picture'].relative_to(words.ROOT)}")
    say(f"words     {add_texts(kind, like, card, names).relative_to(words.ROOT)}")
    if kind == "district":
        add_breaks(card)
        if add_worth(like, card):
            say(f"advice    {WORTH.relative_to(words.ROOT)}")
    if add_icons(names):
        say(f"icon      {words.ICONS.relative_to(words.ROOT)}")
    say(f"edition   {add_to_edition(kind, card).relative_to(words.ROOT)}")


def nearest(card: str, *folders: str) -> str:
    """Return the end of a message about an unknown card: the most similar id in ``folders``, or ``""``."""
    known = [path.stem for folder in folders for path in (words.CARDS / folder).glob("[a-z]*.py")]
    near = get_close_matches(card, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def figure(name: str, text: str | None, least: int) -> int | None:
    """Return the number in ``text``, None without a text. Raises ValueError with a sentence for an impossible one."""
    if not text:
        return None
    if not re.fullmatch(r"\d", text) or int(text) < least:
        raise ValueError(f"{name.upper()}={text} is no {name} of a card: {least} to 9")
    return int(text)


def check_names(kind: str, card: str, like: str) -> None:
    """Raise ValueError with a sentence if a card cannot have these names."""
    if kind not in KINDS:
        raise ValueError(f"KIND={kind} is no kind of card: {' or '.join(KINDS)}")
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", card):
        raise ValueError(f"{card!r} is no id: small letters, words joined by _")
    if kind_of(card):
        raise ValueError(f"{card} is there already")
    if other := kind_of(like):
        if other != kind:
            raise ValueError(f"{like} is a {other}: take a {kind} to begin with")
    else:
        raise ValueError(f"no {kind} {like!r} has a file to begin with{nearest(like, KINDS[kind])}")
    if path := is_taken(card):
        raise ValueError(
            f"{card!r} already means something in {path.relative_to(words.ROOT)}: take another id"
        )


def main() -> None:
    parser = Parser(description="Begin a house card as a copy of another card.")
    parser.add_argument("kind", nargs="?", help=" or ".join(KINDS))
    parser.add_argument("id", nargs="?")
    parser.add_argument("--like", help="the card it begins as")
    parser.add_argument("--rank", help="of a character: 1 to 9")
    parser.add_argument("--cost", help="of a district: 0 to 9")
    options = parser.parse_args()
    if not (options.kind and options.id and options.like):
        raise SystemExit(USAGE)
    from tools import generated  # noqa: PLC0415 - reads every card.

    try:
        with undo:
            rank, cost = figure("rank", options.rank, 1), figure("cost", options.cost, 0)
            begin(options.kind, options.id, options.like, print, rank=rank, cost=cost)
            for path in generated.OF_CARDS:
                undo.keep(words.ROOT / path)
            for path in generated.write_cards():
                print(f"generated {path}")
    except ValueError as error:
        raise SystemExit(str(error)) from None
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"nothing was begun: {' '.join(map(str, error.cmd[2:4]))} failed") from None
    if options.rank or options.cost:
        print(
            "Its scenarios are the other card's: where they depend on the rank or the cost, change them first."
        )
    print(f"Now make it a card of its own; `make check-card ID={options.id}` says what is left.")


if __name__ == "__main__":
    main()
