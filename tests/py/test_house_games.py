"""Tests random games in which a house card is played, under all laws: sets drawn by lot never have it."""

import pytest

from citadels.catalog import EDITIONS
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import RANDOM, Wish
from citadels.editions.edition import load_edition
from citadels.model.setup import EditionId
from tabletop.cli.parallel import ALONE
from tabletop.cli.simulate import Run, run_simulation
from tools.words import ROOT, card_files

pytestmark = pytest.mark.cpython_only

GAMES = 6
HOUSE: list[tuple[EditionId, str]] = [
    (name, card) for name in EDITIONS for card in load_edition(name).house.cards
]


def test_games_with_house_cards_break_no_law() -> None:
    for edition, card in HOUSE:
        wish = Wish((edition,), RANDOM, RANDOM, (5, 6, 7), cards=(card,))
        tally = run_simulation(Run(SIMULATED, wish, "random", "rounds"), 1, GAMES, ALONE)
        file = card_files()[card][0].relative_to(ROOT)
        broken = [str(violation) for violation in tally.violations]
        assert broken == [], f"{file}: games with it break a law"
        assert tally.finished == tally.games, f"{file}: games with it do not end"
