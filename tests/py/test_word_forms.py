"""Tests that names take the form that a sentence needs.

Every name of every set, in every sentence, in every language.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from citadels.text.sentences import Sentences
from tabletop.kernel.events import EventView
from tabletop.texts.locales import LANGUAGES, Texts
from tabletop.texts.word_forms import sound_of
from test_locales import HOUSE, READ
from tests.tiers import at_night
from tools.words import CARD_FACTS, FORM, forms_asked, forms_of

pytestmark = pytest.mark.cpython_only

SEATS = {"seat", "other", "by", "from", "to", "name", "names", "winners"}
LISTS = {"cards", "characters", "resources", "sides", "names", "winners"}
TYPED = (
    "Olha",
    "Ruth",
    "Hugo",
    "Ève",
    "Юрко",
    "Ярина",
    "Фросина",
    "Ада",
    "דנה",
    "7",
    "Maximiliana von und zu Hohenburg",
)
"""Names that people type: vowels, consonants, h, both genders, another script, a digit, a long one."""


@cache
def names_of(game: str, language: str, fact: str) -> dict[str, str]:
    """The messages of the closed set that ``fact`` takes its names from, by id, with their lines."""
    found = READ[game][language]
    prefix = {
        "character": "character-",
        "characters": "character-",
        "type": "type-",
        "resource": "resource-",
        "resources": "resource-",
        "side": "resource-",
        "sides": "resource-",
        "with": "resource-",
    }
    start = (
        "building-"
        if game == "pointcity" and fact in {"card", "source"}
        else ("character-", "district-")
        if fact == "source"
        else "district-"
        if fact in CARD_FACTS["district"]
        else "computer-name-"
        if fact in SEATS
        else prefix[fact]
    )
    other = re.compile(r"-(?:text|label|title|line)(?:-|$)|-of$")
    house = {f"district-{card}" for card in HOUSE} | {f"character-{card}" for card in HOUSE}
    return {
        name: text
        for name, text in found.items()
        if name.startswith(start) and not other.search(name) and name not in house
    }


OPTIONAL = {"short", "inside"}
"""Forms that stand for the whole name where it has none."""


def asked(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every form that a sentence asks for: the sentence's id, the fact, the form."""
    for name, text in READ[game][language].items():
        for fact, form in FORM.findall(text):
            yield name, fact, form


@pytest.mark.parametrize("game", READ)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_sentences_ask_for(language: str, game: str) -> None:
    lacking = [
        f"{name}: .{form}"
        for fact, forms in forms_asked(READ[game][language].values()).items()
        for name, text in names_of(game, language, fact).items()
        for form in sorted(forms - forms_of(text) - OPTIONAL)
    ]
    assert lacking == []


@pytest.mark.parametrize("game", READ)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_with_every_name_are_whole(language: str, game: str) -> None:
    texts = Texts(language, game)
    count = 0
    for sentence, fact, form in sorted(set(asked(game, language))):
        closed = [texts.say(name) for name in names_of(game, language, fact)]
        if not at_night("every sixth name; the code is the same for each"):
            closed = closed[count % 6 :: 6]
        for name in [*closed, *(TYPED if fact in SEATS else ())]:
            said = texts.say(sentence, **{fact: texts.listed([name]) if fact in LISTS else name})
            # A fact that is not given is shown by its name.
            said = re.sub(r"\{\$\w+\}", "7", said)
            assert not re.search(r"FORM|SOUND|END\(|CAP|[{}]|\?\?\?| {2}", said), (sentence, form, said)
            count += 1
    assert count > 0 or language == "en" or game not in {"citadels", "pointcity"}


def test_names_bend_in_ukrainian_russian_and_french() -> None:
    ukrainian, russian, french = (Texts(language, "citadels") for language in ("uk", "ru", "fr"))
    named = {"kind": "kill", "seat": "Остап", "character": "Купчиня"}
    assert ukrainian.say("event-character_named", **named) == "Остап насилає вбивцю на Купчиню"
    assert ukrainian.say("event-turn_resumed", seat="Остап", character="Абат") == "Остап продовжує хід Абата"
    assert (
        ukrainian.say("event-district_destroyed", by="Одарка", seat="Остап", card="Таверна", paid=2)
        == "Одарка руйнує в Остапа Таверну за 2 золоті"
    )
    assert russian.say("event-district_built", seat="Марфа", card="Таверна", paid=1) == (
        "Марфа строит Таверну за 1 золотой"
    )
    assert french.say("event-turn_resumed", seat="Isabeau", character="Abbé") == (
        "Isabeau reprend le tour de l’Abbé"
    )
    assert french.say("round-lost", name="Isabeau", card="Temple", by="Enguerrand") == (
        "Isabeau perd le Temple à cause d’Enguerrand"
    )


def test_a_district_that_its_own_player_destroys_stands_in_the_own_city() -> None:
    told = EventView("district_destroyed", "", {"by": 1, "seat": 1, "card": "tavern", "paid": 0})
    words = Sentences(Texts("pl", "citadels"), "2016", ("Hugo", "Kinga"))
    assert words.event(told) == "Kinga niszczy Tawernę w swoim mieście"


def test_a_typed_name_keeps_a_sentence_that_needs_no_form() -> None:
    ukrainian, french = Texts("uk", "citadels"), Texts("fr", "citadels")
    lost = {"card": "Таверна", "name": "Остап", "by": "Ruth"}
    assert ukrainian.say("round-lost", **lost) == "Остап втрачає Таверну через гравця Ruth"
    assert [french.say("hand-open", name=name) for name in ("Ada", "Ruth", "Hugo", "Ève")] == [
        "Main d’Ada",
        "Main de Ruth",
        "Main d’Hugo",
        "Main d’Ève",
    ]


LABEL = re.compile(r"(?:^|\] ?|\n *)\{ \$(?:source|seat|character|card|by|name) \}\u00a0?: ", re.MULTILINE)
"""A name with a colon, where a sentence is meant."""


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_events_are_sentences_and_no_labels(language: str, game: str) -> None:
    told = ("ask-", "event-", "silence-", "blocked-", "round-", "last-stone", "story-", "reason-")
    labels = [
        name
        for name, text in READ[game][language].items()
        if name.startswith(told) and LABEL.search(text.strip())
    ]
    assert labels == []


def test_questions_and_events_bend_the_card_they_name() -> None:
    ukrainian, russian, french, english = (
        Texts(language, "citadels") for language in ("uk", "ru", "fr", "en")
    )
    asked = {"stage": "end", "source": english.say("character-king")}
    assert english.say("ask-turn", **asked) == "As the King, end your turn"
    asked["source"] = ukrainian.say("character-witch")
    assert ukrainian.say("ask-turn", **asked) == "Ви ходите за Відьму: завершуйте хід"
    asked["source"] = russian.say("character-witch")
    assert russian.say("ask-turn", **asked) == "Вы ходите за Ведьму: завершайте ход"
    framework = french.say("district-framework")
    assert french.say("ask-framework", source=framework) == (
        "Que bâtissez-vous à la place du Chantier\u202f?"
    )
    crowned = {"round": 2, "to": "Глеб"}
    assert russian.say("event-round_started", **crowned) == "Начинается раунд 2, корона у Глеба"
    paid = {"origin": "district", "source": russian.say("district-cathedral"), "amount": 5}
    built = [russian.say(f"event-gold_paid{you}", seat="Глеб", **paid) for you in ("", "-you")]
    assert built == [f"{who} 5 золотых за Собор" for who in ("Глеб платит", "Вы платите")]


def test_points_have_the_word_of_the_printed_rules() -> None:
    citadels, city = Texts("uk", "citadels"), Texts("uk", "pointcity")
    assert [texts.say("points-word", count=3) for texts in (citadels, city)] == ["бали", "очки"]


def test_each_name_of_a_list_bends() -> None:
    texts = Texts("uk", "citadels")
    cards = texts.listed([texts.say("district-tavern"), texts.say("district-church")])
    assert texts.say("round-rose", name="Остап", cards=cards) == "Остап зводить Таверну й Церкву"


def test_a_ukrainian_list_goes_by_sound() -> None:
    texts = Texts("uk", "citadels")
    lists = [("економіка", "енергія"), ("Таверна", "Церква"), ("Парк", "Обсерваторія")]
    names = [("Мотря", "Явдоха"), ("Мотря", "Йосип"), ("Мотря", "Yann"), ("Ada", "Церква", "Опера")]
    assert [str(texts.listed(words)) for words in lists + names] == [
        "економіка й енергія",
        "Таверна й Церква",
        "Парк і Обсерваторія",
        "Мотря і Явдоха",
        "Мотря і Йосип",
        "Мотря і Yann",
        "Ada, Церква й Опера",
    ]


def test_who_has_no_name_is_bent_in_german() -> None:
    said = Texts("de", "citadels").say("hand-open", name="Spieler")
    assert said == "Hand vom Spieler"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spent_cards_are_counted_and_no_label(language: str) -> None:
    texts = Texts(language, "pointcity")
    energy = texts.say("resource-energy")
    for amount, count in ((1, 1), (1, 2), (2, 1), (2, 5)):
        spent = texts.named("spent-cards", resource=energy, amount=amount, count=count)
        said = texts.say("event-resources_spent", seat="Ruth", sides=texts.listed([spent]))
        assert re.fullmatch(rf"Ruth [^×]*\b{count}\b[^×]*", said), said


def test_cards_that_pay_take_the_case_of_the_sentence_in_german() -> None:
    texts = Texts("de", "pointcity")
    energy, nature = texts.say("resource-energy"), texts.say("resource-ecology")
    spent = texts.listed([texts.named("spent-cards", resource=energy, amount=2, count=1)])
    assert texts.say("option-pay_type", resource=nature, sides=spent) == (
        f"{nature} mit 1 doppelten Energiekarte bezahlen"
    )
    assert texts.say("option-pay", sides=spent) == "1 doppelte Energiekarte ausgeben"


@pytest.mark.parametrize(
    ("name", "sound"),
    [
        ("Остап", "vowel"),
        ("Юрко", "iotated"),
        ("Їжак", "iotated"),
        ("Йосип", "consonant"),
        ("Фросина", "v"),
        ("Гнат", "cluster"),
        ("Богдан", "consonant"),
        ("Ève", "vowel"),
        ("«Ada»", "vowel"),
        ("Hugo", "vowel"),
        ("Hélène", "vowel"),
        ("Harry", "h"),
        ("7", "consonant"),
        ("", "consonant"),
    ],
)
def test_sounds_that_names_begin_with(name: str, sound: str) -> None:
    assert sound_of(name) == sound


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_given_names_bend(language: str) -> None:
    """A list of endings, each with the names that it holds for: no name is in two lines, and each has all forms."""
    words = Texts(language, "citadels")
    wanted = set(forms_of(READ["citadels"][language]["typed-name"]))
    lines = [line.split() for line in words.say("given-names").splitlines()]
    names = [name for _, *line in lines for name in line if "=" not in name]
    assert len(names) == len(set(names))
    for ending, *line in lines:
        assert {word.split("=")[0] for word in line if "=" in word} == wanted
        assert [name for name in line if "=" not in name and not name.endswith(ending[1:])] == []
    assert (len(names) > 150) == (language in {"uk", "ru", "pl"})


def test_a_given_name_takes_its_form_and_any_other_name_a_neutral_one() -> None:
    said = {
        "uk": ("Передайте пристрій Олені", "Передайте пристрій гравцеві Король"),
        "ru": ("Передайте устройство Петру", "Передайте устройство игроку Король"),
        "pl": ("Podaj urządzenie Pawłowi", "Podaj urządzenie graczowi Król"),
    }
    names = {"uk": ("Олена", "Король"), "ru": ("Пётр", "Король"), "pl": ("Paweł", "Król")}
    for language, wanted in said.items():
        words = Texts(language, "citadels")
        assert tuple(words.say("curtain-title", name=name) for name in names[language]) == wanted
