"""Invariant 2, every card: has a scenario, texts and a picture, and occurs in the random games."""

from pathlib import Path

import pytest

from citadels.cards.loader import all_characters, all_uniques
from citadels.catalog import EDITIONS, draw_set
from citadels.editions.edition import Edition, load_edition
from citadels.game import Citadels
from citadels.model.setup import EditionId, SeatSetup, Setup
from citadels.model.state import State
from games import random_pick
from tabletop.ask import Ask, Pick
from tabletop.position import playout
from tabletop.randomness import Randomness

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
TEXTS = WEB / "games" / "citadels" / "locales"
BOXES: list[Edition] = [load_edition(name) for name in EDITIONS]
UNIQUES = sorted({name for box in BOXES for name in box.uniques})
CHARACTERS = sorted({name for box in BOXES for name in box.characters})
BASICS = sorted({basic.id for box in BOXES for basic in box.basic})


@pytest.mark.parametrize("card", [*UNIQUES, *CHARACTERS])
def test_has_a_scenario(card: str) -> None:
    assert any(HERE.rglob(f"test_{card}.py")), f"no file test_{card}.py"


def test_every_edition_lists_cards_that_are_there() -> None:
    for box in BOXES:
        assert set(box.characters) <= set(all_characters(box.edition))
        assert set(box.uniques) <= set(all_uniques(box.edition))


def test_every_card_is_in_a_box() -> None:
    assert {card for name in EDITIONS for card in all_characters(name)} == set(CHARACTERS)
    assert {card for name in EDITIONS for card in all_uniques(name)} == set(UNIQUES)


@pytest.mark.skipif(not TEXTS.is_dir(), reason="the page's texts are not at hand")
def test_has_its_name_and_its_text_in_every_language() -> None:
    wanted = [f"character-{name}" for name in CHARACTERS]
    wanted += [f"district-{name}" for name in (*BASICS, *UNIQUES)]
    for path in TEXTS.glob("*.ftl"):
        lines = path.read_text("utf-8").splitlines()
        keys = {line.partition("=")[0].strip() for line in lines if "=" in line}
        assert [key for name in wanted for key in (name, f"{name}-text") if key not in keys] == [], path.stem


@pytest.mark.skipif(not (WEB / "art").is_dir(), reason="the pictures are not at hand")
def test_has_its_picture() -> None:
    for kind, names in (("characters", CHARACTERS), ("districts", [*BASICS, *UNIQUES])):
        drawn = {path.stem for path in (WEB / "art" / kind).glob("*.svg")}
        assert sorted(set(names) - drawn) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_occurs_in_random_games(edition: EditionId) -> None:
    """Characters have turns and districts are built (the Secret Vault, which cannot be, lies in a hand)."""
    box = load_edition(edition)
    missing = {*box.characters, *box.uniques}
    for seed in range(200):
        missing -= _met(edition, 2 + seed % 7, seed)
        if not missing:
            return
    raise AssertionError(f"never met: {sorted(missing)}")


def _met(edition: EditionId, players: int, seed: int) -> set[str]:
    """Play a game of a drawn set; return the cards that played a part."""
    drawn = draw_set(edition, players, seed)
    seats = [SeatSetup(name="-", player="random")] * players
    setup = Setup(edition=edition, characters=drawn.characters, districts=drawn.districts, seats=seats)
    game, chance, met = Citadels(setup), Randomness(seed), set[str]()

    def policy(_: State, ask: Ask) -> Pick:
        if ask.kind == "turn":
            met.add(ask.cause)
        return random_pick(ask, chance)

    state = game.start(seed)
    playout(game, state, policy)
    for player in state.players:
        met |= {built.card for built in player.city} | ({"secret_vault"} & set(player.hand))
    return met
