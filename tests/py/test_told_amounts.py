"""Checks that sentences say what an amount is of, why gold moves, and that a card of Point City is a card."""

import re

import pytest

from citadels.cards.loader import all_characters
from citadels.editions.edition import load_edition
from citadels.model.setup import EditionId
from citadels.text.sentences import Sentences
from tabletop.kernel.events import EventView
from tabletop.texts.locales import LANGUAGES, Texts

RESOURCES = ("community", "economy", "energy", "ecology", "industry", "ingenuity")
CARD = {"en": "card", "uk": "картк", "fr": "carte", "ru": "карт", "de": "karte", "pl": "kart"}
GOLD = {"en": "gold", "uk": "золот", "fr": "d’or", "ru": "золот", "de": "Gold", "pl": "monet"}
CARDS = CARD | {"uk": "карт", "de": "Karte"}
EDITIONS: tuple[EditionId, ...] = ("2016", "classic")


@pytest.mark.parametrize("amount", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resource_that_is_taken_is_a_card(language: str, amount: int) -> None:
    texts = Texts(language, "pointcity")
    for resource in RESOURCES:
        side = texts.named("side", resource=texts.say(f"resource-{resource}"), amount=amount)
        for ident in ("resource_taken", "resource_drawn", "resource_dealt"):
            said = texts.say(f"event-{ident}", seat="Ruth", side=side, place="x")
            assert CARD[language] in said, said
        assert CARD[language] in texts.say("event-automa_took", side=side)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cause_of_gold_is_part_of_the_sentence(language: str, edition: EditionId) -> None:
    words = Sentences(Texts(language, "citadels"), edition, ("Ruth", "Marta"))
    box = load_edition(edition)
    causes = ["gather", *box.every_character, *box.every_unique]
    for kind, data in (
        ("gold_gained", {"seat": 0, "amount": 3}),
        ("gold_paid", {"seat": 0, "amount": 3}),
        ("gold_moved", {"from": 0, "to": 1, "amount": 3}),
    ):
        plain = words.event(EventView(kind, "", dict(data)))
        for cause in causes:
            said = words.event(EventView(kind, cause, dict(data)))
            assert "(" not in said, said
            assert (said == plain) == (cause == "gather" and kind != "gold_gained"), said


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_income_says_what_it_is_paid_in(language: str, count: int) -> None:
    texts = Texts(language, "citadels")
    for unit, has in (("gold", (True, False)), ("cards", (False, True)), ("either", (True, True))):
        for ident in (
            "option-income",
            "reason-pays",
            "reason-denies",
            "reason-names-paid",
            "reason-pays-now",
        ):
            # Names and a type that have no word of either unit.
            said = texts.say(
                ident, unit=unit, amount=count, count=count, type="x", seat="Ruth", character="x"
            )
            assert (GOLD[language] in said, CARDS[language] in said) == has, said
        stake = "income" if unit == "gold" else f"income-{unit}"
        for ident in (f"brings-{stake}", f"stake-{stake}"):
            said = texts.say(ident, count=count)
            assert (GOLD[language] in said, CARDS[language] in said) == has, said


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_character_tells_what_its_income_is_paid_in(edition: EditionId) -> None:
    """The unit is that of the character's own text."""
    texts, told = Texts("en", "citadels"), {}
    for name, character in all_characters(edition).items():
        if character.income is not None:
            own = f"character-{name}-text-{edition}"
            text = texts.say(own if texts.has(own) else f"character-{name}-text")
            told[name] = character.income_in
            paid = re.findall(r"districts bring you ([\w ]+)", text)
            assert paid == [{"either": "gold or cards"}.get(character.income_in, character.income_in)], text
    assert "gold" in told.values()
