"""Tests the words of the page: complete, alike in every language, and nowhere else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.cards.loader import all_uniques
from citadels.catalog import EDITIONS
from citadels.editions.edition import load_edition
from tabletop.texts.fluent import PLURALS
from tabletop.texts.locales import LANGUAGES
from tools import words
from tools.website import wheels
from tools.words import FIRST, ROOT, messages

pytestmark = pytest.mark.cpython_only

WEB = ROOT / "web"
SHARED = WEB / "locales"
LOCALES = [SHARED / f"{language}.ftl" for language in LANGUAGES]
GAMES = sorted(path.name for path in (WEB / "games").iterdir())
PAGES = [game for game in GAMES if (WEB / "games" / game / "index.js").is_file()]
"""The games that have a page; the texts of another are the terminal's so far."""


def folders(game: str) -> list[Path]:
    """Where the texts lie that are read together.

    The shared ones, a game's, and those that are loaded with its help.
    """
    own = WEB / "games" / game / "locales"
    return [
        folder
        for folder in (
            *(SHARED / name for name in ("", "workshop", "install", "companion", "listening")),
            *(own / name for name in ("", "help", "remarks", "companion", "listening")),
        )
        if folder.is_dir()
    ]


FOREIGN = {"uk": "[a-z]|[ыэёъ]", "ru": "[a-z]|[іїєґ]"}
"""Letters that no word of a language has, by language that is not written in Latin letters."""


def foreign(language: str) -> str:
    return FOREIGN.get(language, "[а-яёіїєґ]")


FAMILIAR = re.compile(
    r"\b(?:Z-Man Games|Point City|Punktestadt|Flatout Games|Alderac Entertainment Group|Games7Days|MIT|Chrome|Ctrl(?: \+ Z)?|Edge|Enter|Escape|Esc|Firefox|JavaScript|Python|QR|STUN|Safari|Shift|TCP|TURN|Tab|UDP|WebAssembly|Wi-Fi|https|ltr|rtl)\b|</?a>|\b(?:acc|gen|dat)="
)
"""Names that are written the same in every language, the way of writing, and names of forms, which the program
reads."""

VARIABLE = re.compile(r"\$(\w+)")
VARIANT = re.compile(r"^\s*(\*?)\[(\w+)\]", re.MULTILINE)

# Ids the engine makes; the page asks for `<prefix>-<id>`.
DYNAMIC = re.compile(r"t\(\s*`([a-z]+(?:-[a-z]+)*)-\$\{")
LITERAL = re.compile(r"""\bt\(\s*(?:[\w.?! ]*\? )?["']([a-z][\w-]*)["']""")
# Ids that are chosen in a condition or handed on: `"ask-other"`, `figure(..., "gold-count", ...)`.
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[\w]+)+|[a-z]+)["'`]""")


def scripts(game: str = "") -> Iterator[tuple[str, str]]:
    """The modules of the page; only those that are there while ``game`` is played, where one is named."""
    others = tuple(f"games/{other}/" for other in PAGES if game and other != game)
    for script in sorted(WEB.rglob("*.js")):
        path = script.relative_to(WEB).as_posix()
        if not path.startswith(others):
            yield path, script.read_text(encoding="utf-8")


def texts(locale: Path, game: str) -> dict[str, str]:
    """All messages of a language that a game's table is read with, wherever they lie."""
    found: dict[str, str] = {}
    for folder in folders(game):
        more = messages(folder / locale.name)
        assert not set(found) & set(more), locale.name
        found |= more
    return found


READ = {game: {locale.stem: texts(locale, game) for locale in LOCALES} for game in GAMES}
TEXTS = READ["citadels"]
OTHERS = [name for name in TEXTS if name != FIRST]
HOUSE = {card for name in EDITIONS for card in load_edition(name).house.cards}
HOUSE_TEXTS = set(words.house_messages())
"""What only house cards say is in the first language; the others may have it, and then it is held to all that
follows."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, game: str) -> None:
    own = READ[game][language]
    missing = [name for name in READ[game][FIRST] if name not in own and name not in HOUSE_TEXTS]
    assert missing == [], (
        f"add them to {where(language, game)}, in the places they have in those of {FIRST!r}"
    )
    more = [name for name in READ[game][language] if name not in READ[game][FIRST]]
    assert more == [], f"nothing asks for these: take them out of {where(language, game)}"
    pairs = zip(own, [name for name in READ[game][FIRST] if name in own], strict=True)
    assert next((own for own, first in pairs if own != first), None) is None, (
        f"order {language!r} like {FIRST!r}"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same_facts(language: str, game: str) -> None:
    for name in [name for name in READ[game][language] if name in READ[game][FIRST]]:
        texts = READ[game][language][name], READ[game][FIRST][name]
        own, wanted = (set(VARIABLE.findall(one)) for one in texts)
        assert own == wanted, f"let {name} tell in {language!r} what it tells in {FIRST!r}"


def test_the_list_of_languages_has_their_words_for_a_player() -> None:
    listed = (SHARED / "languages.js").read_text("utf-8")
    for language in LANGUAGES:
        assert f'  {language}: "{TEXTS[language]["default-name"].split()[0]}",\n' in listed


def test_no_language_is_half_there() -> None:
    """A file of a language that the list lacks would be shipped and never be read."""
    folders = (WEB, ROOT / "py/tabletop/texts/locales", ROOT / "tools/game_template/web")
    found = [path for folder in folders for path in folder.rglob("*.ftl")]
    assert {path.stem for path in found} == set(LANGUAGES)
    for path in found:
        missing = [name for name in LANGUAGES if not path.with_stem(name).is_file()]
        assert missing == [], f"add them beside {path.relative_to(ROOT)}"


def test_the_site_has_a_name_in_every_language() -> None:
    assert set(json.loads((WEB / "site.json").read_text("utf-8"))["name"]) == set(LANGUAGES)


def choices(text: str) -> Iterator[set[str]]:
    """The keys of every choice in a text, inner ones first."""
    open_ones: list[set[str]] = []
    for brace, key in re.findall(r"([{}])|^\s*\*?\[(\w+)\]", text, re.MULTILINE):
        if brace == "{":
            open_ones.append(set())
        elif key:
            open_ones[-1].add(key)
        else:
            yield open_ones.pop()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TEXTS)
def test_counted_things_have_every_plural_form(language: str, game: str) -> None:
    """Whatever tells one from more by the rules of its language knows all its forms, and none of another's.

    "other" stands for fractions where whole numbers do not have it.

    Where only a single thing is told from several, as in "Your role" and "Your roles", the key is a number.
    """
    own = {PLURALS[language](number) for number in range(200)}
    for name, text in READ[game][language].items():
        for keys in choices(text):
            used = keys & {"zero", "one", "two", "few", "many", "other"}
            assert used in (set(), {"other"}, own, own | {"other"}), (
                f"{name}: {language!r} wants the forms {sorted(own)}"
            )


def where(language: str, game: str = "citadels") -> Path:
    """The file of a language that the words of a game belong in."""
    return (WEB / "games" / game / "locales" / f"{language}.ftl").relative_to(ROOT)


@pytest.mark.parametrize("language", TEXTS)
def test_long_words_of_districts_may_break(language: str) -> None:
    found = TEXTS[language]
    names = [
        found[name].splitlines()[0]
        for name in found
        if name.startswith("district-") and not re.search("-(text|label)", name)
    ]
    long = set(re.findall(r"[^\W\d_]{8,}", " ".join(names)))
    known = {word.replace("-", "") for word in found["long-words"].strip().split(", ") if "-" in word}
    missing = sorted(long - known)
    assert missing == [], f"add them to long-words in {where(language)}, with a hyphen where they may break"


@pytest.mark.parametrize("language", TEXTS)
def test_the_state_of_a_rank_has_room_in_the_row_of_ranks(language: str) -> None:
    """Nine ranks stand side by side, and what is longer is cut off."""
    states = [
        said for name, said in TEXTS[language].items() if re.fullmatch(r"fate-(?:mine|\w+-short)", name)
    ]
    assert len(states) == 3
    assert all(len(said.strip()) <= len("не играет") for said in states)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TEXTS)
def test_every_language_keeps_to_its_letters(language: str, game: str) -> None:
    for name, text in READ[game][language].items():
        strange = re.findall(foreign(language), FAMILIAR.sub("", words.shown(text)), re.IGNORECASE)
        assert strange == [], f"{name} has letters that {language!r} has not"


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_do_not_begin_a_line(game: str) -> None:
    """They are set apart from their word by a space that does not break: narrow before ; ! ?"""
    for name, text in READ[game]["fr"].items():
        assert words.french_slips(text) == [], name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TEXTS)
def test_every_choice_in_a_text_has_one_default(language: str, game: str) -> None:
    for name, text in READ[game][language].items():
        defaults = len(re.findall(r"^\s*\*\[", text, re.MULTILINE))
        assert defaults == text.count("->"), f"{name}: mark one key of each choice with a star, *[other]"
        assert text.count("{") == text.count("}"), f"{name}: close every brace"


@pytest.mark.parametrize("language", TEXTS)
def test_every_card_has_its_name_and_its_text(language: str) -> None:
    wanted: list[str] = []
    for edition in ("2016", "classic"):
        cards = load_edition(edition)
        wanted += [f"district-{name}" for name in (*(basic.id for basic in cards.basic), *cards.every_unique)]
        wanted += [f"character-{name}" for name in cards.every_character]
    wanted += [f"{name}-text" for name in wanted]
    house = set[str]() if language == FIRST else HOUSE_TEXTS
    missing = [name for name in wanted if name not in house and not TEXTS[language].get(name, "").strip()]
    assert missing == [], f"add them to {where(language)}"


def test_what_only_house_cards_say_is_marked_as_such_and_nothing_else_is() -> None:
    """Below the heading in the first language: an official card's texts are in all six, a house card's need not be."""
    official = [
        card for name in EDITIONS for card in [*load_edition(name).characters, *load_edition(name).uniques]
    ]
    needed = {name for card in official for name in words.card_messages(card)}
    marked = sorted(needed & HOUSE_TEXTS)
    assert marked == [], f"cards of the box need these: put them above {words.HOUSE!r} in {where(FIRST)}"
    own = [name for card in sorted(HOUSE) for name in words.card_messages(card)[:2]]
    unmarked = [name for name in own if name in TEXTS[FIRST] and name not in HOUSE_TEXTS]
    assert unmarked == [], f"put these below {words.HOUSE!r} in {where(FIRST)}"


def test_events_of_house_cards_are_told_by_no_card_of_the_box() -> None:
    """A verb of the table may tell an event that only house cards cause."""
    verbs = "\n".join((words.ENGINE / name).read_text("utf-8") for name in ("table.py", "base_table.py"))
    official = "\n".join(
        path.read_text("utf-8")
        for card, paths in words.card_files().items()
        if card not in HOUSE
        for path in paths
    )
    for kind in (name.removeprefix("event-") for name in HOUSE_TEXTS if name.startswith("event-")):
        for verb in re.findall(rf'def (\w+)\((?:(?!    def )[\s\S])*?"{kind}"', verbs):
            assert f".{verb}(" not in official, (
                f"event-{kind}: a card of the box tells it; put it above {words.HOUSE!r}"
            )


def sources(*packages: str) -> str:
    """The source of some packages, or of all."""
    folders = [ROOT / "py" / package for package in packages] or [ROOT / "py"]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_refusal_of_the_engine_can_be_told() -> None:
    codes = set(re.findall(r"""Refusal\(\s*["']([a-z-]+)["']""", sources())) | {"internal"}
    scripted = "\n".join(text for _, text in scripts())
    codes |= set(re.findall(r"""(?:EngineError|StoreError)\(\s*["']([a-z-]+)["']""", scripted))
    missing = [f"error-{code}" for code in sorted(codes) if f"error-{code}" not in TEXTS[FIRST]]
    assert missing == [], f"add them to web/locales/{FIRST}.ftl, and to the other languages"


def test_every_refusal_of_a_program_can_be_told() -> None:
    told = messages(ROOT / "py" / "tabletop" / "texts" / "locales" / f"{FIRST}.ftl")
    codes = set(re.findall(r"""\brefused\(\s*["']([a-z-]+)["']""", sources()))
    codes |= set(re.findall(r"""why=["']([a-z-]+)["']""", sources("tabletop", "citadels", "pointcity")))
    assert len(codes) > 15
    missing = [f"refused-{code}" for code in sorted(codes) if f"refused-{code}" not in told]
    assert missing == [], f"add them to py/tabletop/texts/locales/{FIRST}.ftl, and to the other languages"


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_the_engine_can_be_told(game: str) -> None:
    kinds = set(re.findall(r"""\btell(?:_\w+)?\(\s*["']([a-z_]+)["']""", sources("tabletop", game)))
    assert kinds
    missing = [f"event-{kind}" for kind in sorted(kinds) if f"event-{kind}" not in READ[game][FIRST]]
    assert missing == [], f"add them to {where(FIRST, game)}, and {words.TRANSLATED}"


def test_every_question_and_answer_of_the_engine_has_words() -> None:
    """Read from the source of the rules and the cards; what games say beyond it, the laws look at (`laws.py`)."""
    said = words.engine_says()
    assert len(said.asks) > 50
    missing = [name for name in said.messages() if name not in TEXTS[FIRST]]
    assert missing == [], f"add their words to {where(FIRST)}, and {words.TRANSLATED}"


def test_every_district_in_use_has_words_of_its_own() -> None:
    usable = sorted(
        {card.id for name in EDITIONS for card in all_uniques(name).values() if "use" in card.powers}
    )
    assert usable
    missing = [f"use-{card}" for card in usable if f"use-{card}" not in TEXTS[FIRST]]
    assert missing == [], f"say in {where(FIRST)}, and in the other languages, what using them does"


def test_every_answer_without_a_picture_has_an_icon() -> None:
    missing = sorted(set(words.engine_says().icons()) - set(words.icons()))
    assert missing == [], f"add a line for each to OPTION_ICONS in {words.ICONS.relative_to(ROOT)}"


def test_the_help_tells_every_ruling_that_is_our_own_choice() -> None:
    citadels = (ROOT / "docs/rulings.md").read_text("utf-8").split("\n## Point City\n")[0]
    rows = re.findall(r"^- (\d+) \(([^()]*)\):", citadels, re.MULTILINE)
    ours = [number for number, strength in rows if re.search(r"\bP\b", strength)]
    assert len(ours) > 20
    shown = set(re.findall(r"\d+", (WEB / "games/citadels/help/readings.js").read_text("utf-8")))
    assert [number for number in ours if number not in shown or f"reading-{number}" not in TEXTS[FIRST]] == []


@pytest.mark.parametrize("game", PAGES)
def test_every_text_the_page_asks_for_exists_and_is_asked_for(game: str) -> None:
    asked: set[str] = set()
    prefixes: set[str] = set()
    quoted: set[str] = set()
    for _, text in scripts(game):
        asked |= set(LITERAL.findall(text))
        prefixes |= set(DYNAMIC.findall(text)) | set(re.findall(r"`([a-z]+)-\$\{", text))
        quoted |= set(QUOTED.findall(text))
    # So do the web manifests, and the terminal reads the same files.
    quoted |= set(QUOTED.findall((WEB / "manifest.webmanifest").read_text("utf-8")))
    quoted |= set(QUOTED.findall(sources(f"{game}/cli", f"{game}/text", "tabletop/texts")))
    known = READ[game][FIRST]
    # A text may have another one in it.
    quoted |= set(re.findall(r"\{ ([a-z][\w-]*) \}", "\n".join(known.values())))
    assert sorted(asked - set(known)) == []
    # `sentence` asks for a text, and for its variant where the viewer is in it.
    unused = [
        name
        for name in known
        if name.removesuffix("-you") not in quoted and name.split("-")[0] not in prefixes | {"use", "remark"}
    ]
    assert unused == []


# Facts of an event that are seats, as the pages of both games read them.
SEAT = re.compile(r"\{ \$(?:seat|other|by|from|to|winners) \}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TEXTS)
def test_every_event_with_a_name_has_words_for_a_viewer_without_one(language: str, game: str) -> None:
    """Such a viewer is "You", which needs another verb than a name; a seat in such a text is always somebody else."""
    texts = READ[game][language]
    named = [
        name
        for name, text in texts.items()
        if name.startswith("event-") and not name.endswith("-you") and SEAT.search(text)
    ]
    assert [name for name in named if f"{name}-you" not in texts] == []
    for name in (name for name in texts if name.endswith("-you") and name.startswith("event-")):
        roles = set(SEAT.findall(texts[name.removesuffix("-you")]))
        assert len(roles) < 2 or "$you ->" in texts[name], f"{name}: say which of its names is the viewer"


ID = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
# What stands in a script after an id that the engine has made: `story-${what}-line`.
AFTER = re.compile(r"\}-([a-z][a-z-]*)")


def said(name: str, ids: set[str]) -> bool:
    """Whether a name is made of ``ids`` and numbers, with hyphens between them."""
    ends = [at for at, sign in enumerate(name) if sign == "-"] + [len(name)]
    parts = ((name[:end], name[end + 1 :]) for end in ends)
    return any((part in ids or part.isdecimal()) and (not rest or said(rest, ids)) for part, rest in parts)


@pytest.mark.parametrize("game", PAGES)
def test_no_text_waits_for_an_id_that_nothing_has(game: str) -> None:
    """The page asks for `<prefix>-<id>`.

    Each such id is in the rules, the cards or the page, or the text is dropped.
    """
    scripted = "\n".join(text for _, text in scripts(game))
    boxes = [WEB / "catalog.json", *sorted(WEB.glob("games/*/catalog.json"))]
    data = [
        path.read_text("utf-8")
        for path in [
            WEB / "manifest.webmanifest",
            WEB / "index.html",
            *boxes,
            *sorted(WEB.glob("workshop/*.json")),
            *sorted((ROOT / "py").rglob("*.json")),
        ]
    ]
    ids = set(ID.findall("\n".join([scripted, sources(game, "tabletop"), *data]))) | set(
        AFTER.findall(scripted)
    )
    ids |= set(re.findall(r"`([a-z]+(?:-[a-z]+)*)-\$\{", scripted))
    ids |= {name for found in boxes for name in re.findall(r'"([a-z]\w*)":', found.read_text("utf-8"))}
    ids |= set(re.findall(r"^([\w-]+)==", (ROOT / wheels.LIBRARIES).read_text("utf-8"), re.MULTILINE))
    unsaid = [name for name in READ[game][FIRST] if name not in ids and not said(name, ids)]
    # What games share may be asked for by another game alone.
    shared = {
        name
        for folder in folders(game)
        if SHARED in (folder, folder.parent)
        for name in messages(folder / f"{FIRST}.ftl")
    }
    if shared & {*unsaid}:
        elsewhere = set(ID.findall("\n".join(text for _, text in scripts())))
        unsaid = [name for name in unsaid if name not in shared or name not in elsewhere]
    assert unsaid == [], "nothing asks for these: take them out of every language"


def test_what_games_share_asks_for_shared_texts_only() -> None:
    """A game gives its own name, what its lobby says, what its pieces are called, and the texts of its help."""
    given = {"title", "subtitle", "pitch", "set", "help-parts", "help-synonyms"}
    asked = {
        name for path, text in scripts() if not path.startswith("games/") for name in LITERAL.findall(text)
    }
    shared = {name for path in SHARED.rglob(f"{FIRST}.ftl") for name in messages(path)}
    assert sorted(asked - shared - given) == []
    for folder in (WEB / "games" / game for game in PAGES):
        own = messages(folder / "locales" / f"{FIRST}.ftl") | messages(
            folder / "locales/help" / f"{FIRST}.ftl"
        )
        assert sorted(given - set(own)) == [], folder.name


LETTERS = {
    "locales/languages.js",
    "lib/word-forms.js",
    "lib/keyboard/plain-letters.js",
    "games/citadels/board/name-width.js",
}
"""The list of languages, the sounds that letters stand for, what people type for them, and how wide they are."""


def test_scripts_hold_no_words_of_any_language() -> None:
    for name, text in scripts():
        if name in LETTERS:
            continue
        code = re.sub(r"/\*[\s\S]*?\*/|^\s*//.*$", "", text, flags=re.MULTILINE)
        assert not re.search("[а-яіїєґ]", code, re.IGNORECASE), name
        labels = re.findall(r'(?:aria-label|title|placeholder|alt)="[^"$]*[A-Za-z]{2,}[^"]*"', code)
        assert labels == [], name
        between_tags = re.findall(r"</?\w[^<>`$]*>\s*([A-Za-z]{2,}[^<>`${}]*)<", code)
        assert between_tags == [], name
