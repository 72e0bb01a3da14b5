"""The words of the page: complete, alike in every language, and nowhere else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.editions.edition import load_edition

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SHARED = WEB / "locales"
LOCALES = sorted(SHARED.glob("*.ftl"))
FOLDERS = [
    SHARED,
    *sorted((WEB / "games").glob("*/locales")),
    *sorted((WEB / "games").glob("*/locales/help")),
]
"""Where texts lie: the shared ones, each game's, and those that are loaded with a game's help."""
FIRST = "en"

SLAVIC = {"one", "few", "many"}
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "uk": SLAVIC, "ru": SLAVIC}
"""The forms that a whole number can ask for, by language; French has no millions here."""

FOREIGN = {"en": "[а-яёіїєґ]", "fr": "[а-яёіїєґ]", "uk": "[a-z]|[ыэёъ]", "ru": "[a-z]|[іїєґ]"}
"""Letters that no word of a language has."""
FAMILIAR = re.compile(r"\b(?:Chrome|Edge|Firefox|Python|Safari|WebAssembly|https)\b")
"""Names that are written the same in every language."""

MESSAGE = re.compile(r"([a-z][\w-]*) =(.*)")
VARIABLE = re.compile(r"\$(\w+)")
VARIANT = re.compile(r"^\s*(\*?)\[(\w+)\]", re.MULTILINE)

# Ids the engine makes; the page asks for `<prefix>-<id>`.
DYNAMIC = re.compile(r"t\(\s*`([a-z]+(?:-[a-z]+)*)-\$\{")
LITERAL = re.compile(r"""\bt\(\s*(?:[\w.?! ]*\? )?["']([a-z][\w-]*)["']""")
# Ids that are chosen in a condition or handed on: `"ask-other"`, `figure(..., "gold-count", ...)`.
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[\w]+)+|[a-z]+)["'`]""")


def messages(locale: Path) -> dict[str, str]:
    """The messages of a file: an id, and its lines as written; lines that go on are indented."""
    found: dict[str, str] = {}
    name = ""
    for line in locale.read_text(encoding="utf-8").splitlines():
        if start := MESSAGE.fullmatch(line):
            name = start[1]
            assert name not in found, f"{locale.name} has {name} twice"
            found[name] = start[2]
        elif line.startswith((" ", "}")):
            found[name] += f"\n{line}"
        else:
            assert not line or line.startswith("#"), f"{locale.name}: {line}"
    return found


def scripts() -> Iterator[tuple[str, str]]:
    for script in sorted(WEB.rglob("*.js")):
        yield script.relative_to(WEB).as_posix(), script.read_text(encoding="utf-8")


def texts(locale: Path) -> dict[str, str]:
    """All messages of a language, wherever they lie."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        more = messages(folder / locale.name)
        assert not set(found) & set(more), locale.name
        found |= more
    return found


TEXTS = {locale.stem: texts(locale) for locale in LOCALES}
OTHERS = [name for name in TEXTS if name != FIRST]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert list(TEXTS[language]) == list(TEXTS[FIRST])


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same_facts(language: str) -> None:
    for name, text in TEXTS[FIRST].items():
        assert set(VARIABLE.findall(TEXTS[language][name])) == set(VARIABLE.findall(text)), name


def test_the_page_offers_every_language_by_its_own_name() -> None:
    offered = re.search(r"LANGUAGES = \[([^\]]*)\]", (WEB / "i18n.js").read_text(encoding="utf-8"))
    assert offered
    assert sorted(re.findall(r"\w+", offered[1])) == sorted(TEXTS)
    for language in TEXTS:
        assert len({texts[f"language-{language}"] for texts in TEXTS.values()}) == 1


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


@pytest.mark.parametrize("language", TEXTS)
def test_counted_things_have_every_plural_form(language: str) -> None:
    """Whatever tells one from more by the rules of its language knows all its forms, and none of another's.

    Where only a single thing is told from several, as in "Your role" and "Your roles", the key is a number.
    """
    own = PLURALS[language]
    for name, text in TEXTS[language].items():
        for keys in choices(text):
            used = keys & {"zero", "one", "two", "few", "many", "other"}
            assert used in (set(), {"other"}, own), name


def words(text: str) -> str:
    """What a reader may see of a text: no names of facts, no keys of choices."""
    return re.sub(r"\{ \$\w+ (?:->|\})|^\s*\*?\[\w+\]|[{}]", " ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", TEXTS)
def test_long_words_of_districts_may_break(language: str) -> None:
    found = TEXTS[language]
    names = [
        found[name] for name in found if name.startswith("district-") and not re.search("-(text|label)", name)
    ]
    long = set(re.findall(r"[^\W\d_]{8,}", " ".join(names)))
    known = {word.replace("-", "") for word in found["long-words"].strip().split(", ") if "-" in word}
    assert sorted(long - known) == []


@pytest.mark.parametrize("language", TEXTS)
def test_every_language_keeps_to_its_letters(language: str) -> None:
    for name, text in TEXTS[language].items():
        if not name.startswith("language-"):
            assert not re.search(FOREIGN[language], FAMILIAR.sub("", words(text)), re.IGNORECASE), name


def test_french_signs_do_not_begin_a_line() -> None:
    """They are set apart from their word by a space that does not break: narrow before ; ! ?"""
    for name, text in TEXTS["fr"].items():
        assert not re.search(r" [;!?:»]|« |\w[;!?:]|'", words(text)), name


@pytest.mark.parametrize("language", TEXTS)
def test_every_choice_in_a_text_has_one_default(language: str) -> None:
    for name, text in TEXTS[language].items():
        assert len(re.findall(r"^\s*\*\[", text, re.MULTILINE)) == text.count("->"), name
        assert text.count("{") == text.count("}"), name


@pytest.mark.parametrize("language", TEXTS)
def test_every_card_has_its_name_and_its_text(language: str) -> None:
    wanted: list[str] = []
    for edition in ("2016", "classic"):
        cards = load_edition(edition)
        wanted += [f"district-{name}" for name in (*(basic.id for basic in cards.basic), *cards.every_unique)]
        wanted += [f"character-{name}" for name in cards.every_character]
    wanted += [f"{name}-text" for name in wanted]
    assert [name for name in wanted if not TEXTS[language].get(name, "").strip()] == []


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "py").rglob("*.py")))


def test_every_refusal_of_the_engine_can_be_told() -> None:
    codes = set(re.findall(r"""Refusal\(\s*["']([a-z-]+)["']""", sources())) | {"internal"}
    scripted = "\n".join(text for _, text in scripts())
    codes |= set(re.findall(r"""(?:EngineError|StoreError)\(\s*["']([a-z-]+)["']""", scripted))
    assert [code for code in sorted(codes) if f"error-{code}" not in TEXTS[FIRST]] == []


def test_every_event_of_the_engine_can_be_told() -> None:
    kinds = set(re.findall(r"""\btell(?:_\w+)?\(\s*["']([a-z_]+)["']""", sources()))
    assert kinds
    assert [kind for kind in sorted(kinds) if f"event-{kind}" not in TEXTS[FIRST]] == []


def protocol_asks() -> list[tuple[list[str], str]]:
    """The rows of the table of asks in docs/protocol.md: kinds, and the text of their options."""
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    table = text.split("## Asks")[1].split("An ask that may be given up")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("| `")]
    return [(re.findall(r"`([a-z_]+)`", row[1]), row[3]) for row in rows]


def test_every_question_and_answer_of_the_protocol_has_words() -> None:
    known = TEXTS[FIRST]
    for kinds, options in protocol_asks():
        assert [kind for kind in kinds if f"ask-{kind}" not in known] == []
        verbs = [verb for verb, _ in re.findall(r"`([a-z_]+)(:[^`]*)?`", options)]
        verbs += kinds if "<kind>" in options else []
        texts = [verb for verb in verbs if verb not in {"ability", "least", "most"}]
        assert [verb for verb in texts if f"option-{verb}" not in known] == [], kinds


def test_every_ability_of_the_protocol_has_words() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    names = re.findall(r"`([a-z_]+)`", text.split("`ability` names:")[1].split("\n\n")[0])
    assert names
    assert [name for name in names if f"ability-{name}" not in TEXTS[FIRST]] == []


def test_the_help_tells_every_ruling_that_is_our_own_choice() -> None:
    rows = re.findall(
        r"^\| (\d+) \|.*\| ([^|]*) \|[^|]*\|$", (ROOT / "docs/rulings.md").read_text(), re.MULTILINE
    )
    ours = [number for number, strength in rows if re.search(r"\bP\b", strength)]
    assert len(ours) > 20
    shown = set(re.findall(r"\d+", (WEB / "games/citadels/readings.js").read_text("utf-8")))
    assert [number for number in ours if number not in shown or f"reading-{number}" not in TEXTS[FIRST]] == []


def test_every_text_the_page_asks_for_exists_and_is_asked_for() -> None:
    asked: set[str] = set()
    prefixes: set[str] = set()
    quoted: set[str] = set()
    for _, text in scripts():
        asked |= set(LITERAL.findall(text))
        prefixes |= set(DYNAMIC.findall(text)) | set(re.findall(r"`([a-z]+)-\$\{", text))
        quoted |= set(QUOTED.findall(text))
    known = TEXTS[FIRST]
    assert sorted(asked - set(known)) == []
    unused = [name for name in known if name not in quoted and name.split("-")[0] not in prefixes | {"use"}]
    assert unused == []


def test_what_games_share_asks_for_shared_texts_only() -> None:
    """A game gives its own name, what its lobby says, what its pieces are called, and the texts of its help."""
    given = {"title", "subtitle", "pitch", "set", "help-parts"}
    asked = {
        name for path, text in scripts() if not path.startswith("games/") for name in LITERAL.findall(text)
    }
    assert sorted(asked - set(messages(SHARED / f"{FIRST}.ftl")) - given) == []
    for folder in (WEB / "games").iterdir():
        own = messages(folder / "locales" / f"{FIRST}.ftl") | messages(
            folder / "locales/help" / f"{FIRST}.ftl"
        )
        assert sorted(given - set(own)) == [], folder.name


def test_scripts_hold_no_words_of_any_language() -> None:
    for name, text in scripts():
        code = re.sub(r"/\*.*?\*/|^\s*//.*$", "", text, flags=re.DOTALL | re.MULTILINE)
        assert not re.search("[а-яіїєґ]", code, re.IGNORECASE), name
        labels = re.findall(r'(?:aria-label|title|placeholder|alt)="[^"$]*[A-Za-z]{2,}[^"]*"', code)
        assert labels == [], name
        between_tags = re.findall(r"</?\w[^<>`$]*>\s*([A-Za-z]{2,}[^<>`${}]*)<", code)
        assert between_tags == [], name
