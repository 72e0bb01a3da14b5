"""Tests invariant 2, every card: has a scenario, texts and a picture, and occurs in the random games."""

from pathlib import Path

import pytest

from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS
from citadels.editions.edition import Edition, load_edition
from citadels.model.state import State
from games import game_for, random_pick
from tabletop.kernel.ask import Ask, Pick
from tabletop.kernel.position import playout
from tabletop.kernel.randomness import Randomness

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
TEXTS = WEB / "games" / "citadels" / "locales"
BOXES: list[Edition] = [load_edition(name) for name in EDITIONS]
UNIQUES = sorted({name for box in BOXES for name in box.every_unique})
CHARACTERS = sorted({name for box in BOXES for name in box.every_character})
BASICS = sorted({basic.id for box in BOXES for basic in box.basic})


@pytest.mark.parametrize("card", [*UNIQUES, *CHARACTERS])
def test_has_a_scenario(card: str) -> None:
    folder = "characters" if card in CHARACTERS else "districts"
    assert any(HERE.rglob(f"test_{card}.py")), f"add scenarios: tests/py/{folder}/test_{card}.py"


def test_every_edition_lists_cards_that_are_there() -> None:
    for box in BOXES:
        known = {*all_characters(box.edition), *all_uniques(box.edition)}
        missing = [name for name in (*box.every_character, *box.every_unique) if name not in known]
        assert missing == [], f"add a file in py/citadels/cards for these cards of edition{box.edition}.json"


def test_every_card_is_in_a_box() -> None:
    written = {card for name in EDITIONS for card in (*all_characters(name), *all_uniques(name))}
    unlisted = sorted(written - {*CHARACTERS, *UNIQUES})
    assert unlisted == [], "add them to `house` in py/citadels/editions/edition2016.json"


@pytest.mark.skipif(not TEXTS.is_dir(), reason="the page's texts are not at hand")
def test_has_its_name_and_its_text_in_every_language() -> None:
    """House cards need them in English alone."""
    house = {name for box in BOXES for name in box.house.cards}
    for path in TEXTS.glob("*.ftl"):
        there = [name for name in (*CHARACTERS, *BASICS, *UNIQUES) if path.stem == "en" or name not in house]
        wanted = [f"{'character' if name in CHARACTERS else 'district'}-{name}" for name in there]
        lines = path.read_text("utf-8").splitlines()
        keys = {line.partition("=")[0].strip() for line in lines if "=" in line}
        missing = [key for name in wanted for key in (name, f"{name}-text") if key not in keys]
        assert missing == [], f"add them to {path}"


@pytest.mark.skipif(not (WEB / "art").is_dir(), reason="the pictures are not at hand")
def test_has_its_picture() -> None:
    for kind, names in (("characters", CHARACTERS), ("districts", [*BASICS, *UNIQUES])):
        drawn = {path.stem for path in (WEB / "art" / kind).glob("*.svg")}
        missing = sorted(set(names) - drawn)
        assert missing == [], f"draw them: web/art/{kind}/<id>.svg"


@pytest.mark.parametrize("edition", EDITIONS)
def test_occurs_in_random_games(edition: str) -> None:
    """Characters have turns and districts are built (the Secret Vault, which cannot be, lies in a hand)."""
    box = load_edition(edition)
    missing = {*box.every_character, *box.every_unique}
    for lot in range(200):
        missing -= _met(edition, lot, 2 + lot % 7)
        if not missing:
            return
    raise AssertionError(f"never had a turn or stood in a city, in 200 games: {sorted(missing)}")


def _met(edition: str, lot: int, players: int) -> set[str]:
    """Play a game of a drawn set; return the cards that played a part."""
    game, chance, met = game_for(edition, lot, players), Randomness(lot), set[str]()

    def policy(_: State, ask: Ask) -> Pick:
        if ask.kind == "turn":
            met.add(ask.cause)
        return random_pick(ask, chance)

    state = game.start(lot)
    playout(game, state, policy)
    for player in state.players:
        met |= {built.card for built in player.city} | ({"secret_vault"} & set(player.hand))
    return met
