"""Tests that people are told what others did to them, and why, in random games: held against counts made from states."""

from collections import Counter

import pytest

from citadels.cards.api import BRIBED, ROBBED, TAXED, TRIBUTE
from games import Table, game_for, law_tables, play
from harm_laws import check_harm
from tests.tiers import EVERYTHING

DEEDS = {
    *("named", "silenced", "bewitched", "turn_lost", "unmasked", "robbed", "levied", "card_taken", "shown"),
    *("hand_swapped", "character_swapped", "destroyed", "confiscated", "seized", "exchanged"),
}
REASONS = {"out", "absent", "murdered", ROBBED, BRIBED, TAXED, TRIBUTE}
SEEDS = range(4 if EVERYTHING else 1)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", law_tables(), ids=str)
def test_each_loss_by_another_is_told_and_none_without_a_loss(table: Table, seed: int) -> None:
    played = play(game_for(*table), seed)
    assert set(check_harm(played.positions, played.picks)) <= DEEDS | REASONS


def test_every_deed_and_every_reason_is_met() -> None:
    met: Counter[str] = Counter()
    for at, table in enumerate(law_tables()[::3]):
        played = play(game_for(*table), at)
        met += check_harm(played.positions, played.picks)
    assert set(met) >= DEEDS | REASONS, DEEDS | REASONS - set(met)
