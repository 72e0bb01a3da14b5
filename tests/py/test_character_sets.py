"""Tests which sets of characters are legal, and what is said of the others: ruling 9."""

import pytest

from citadels.cards.loader import all_characters
from citadels.catalog import catalogue
from citadels.editions.edition import load_edition
from citadels.engine.rules import make_rules
from citadels.engine.sets import chosen_characters, draw_characters
from scenario import plain_setup
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness

BOX = load_edition("2016")
EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def refused(names: str | list[str], seats: int) -> tuple[str, dict[str, object]]:
    """Return the code and the facts with which the set is refused."""
    with pytest.raises(Refusal) as refusal:
        chosen_characters(BOX, names, seats)
    return refusal.value.code, dict(refusal.value.args_)


def swapped(*names: str) -> list[str]:
    """Return the eight of the first game with ``names`` in place of those of their rank."""
    known = all_characters()
    ranks = {known[name].rank: name for name in EIGHT} | {known[name].rank: name for name in names}
    return [ranks[rank] for rank in sorted(ranks)]


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("names", [EIGHT, [*EIGHT, "artist"]], ids=len)
def test_rank_9_is_optional_for_four_to_seven(seats: int, names: list[str]) -> None:
    """Ruling 9."""
    assert chosen_characters(BOX, names, seats) == names


@pytest.mark.parametrize("seats", [3, 8])
def test_rank_9_is_needed_for_three_and_eight(seats: int) -> None:
    """Ruling 9."""
    assert refused(EIGHT, seats) == ("bad-setup-needs-nine", {"seats": seats})
    assert len(chosen_characters(BOX, [*EIGHT, "tax_collector"], seats)) == 9


def test_rank_9_is_impossible_for_two() -> None:
    """Ruling 9: a set by hand is refused, a printed one leaves it out."""
    assert refused([*EIGHT, "artist"], 2) == ("bad-setup-no-nine", {"seats": 2})
    assert len(chosen_characters(BOX, "tenacious_delegates", 2)) == 8


@pytest.mark.parametrize("seats", [3, 4])
def test_the_queen_needs_five(seats: int) -> None:
    """Ruling 9."""
    assert refused(swapped("queen"), seats) == ("bad-setup-too-few", {"character": "queen", "seats": 5})
    assert "queen" in chosen_characters(BOX, swapped("queen"), 5)


def test_the_emperor_needs_three() -> None:
    """Ruling 9."""
    assert refused(swapped("emperor"), 2) == ("bad-setup-too-few", {"character": "emperor", "seats": 3})
    assert "emperor" in chosen_characters(BOX, swapped("emperor", "artist"), 3)


@pytest.mark.parametrize(
    ("twice", "rank"),
    [("witch", 1), ("spy", 2), ("seer", 3), ("patrician", 4), ("abbot", 5), ("trader", 6), ("scholar", 7)],
)
def test_one_character_a_rank(twice: str, rank: int) -> None:
    """Ruling 9."""
    assert refused([*EIGHT, twice], 4) == ("bad-setup-rank-twice", {"rank": rank})


def test_no_rank_may_be_missing() -> None:
    """Ruling 9: the first gap is named."""
    assert refused([*EIGHT[1:], "artist"], 4) == ("bad-setup-rank-missing", {"rank": 1})
    assert refused([*EIGHT[:7], "artist"], 4) == ("bad-setup-rank-missing", {"rank": 8})


def test_any_of_three_at_any_rank() -> None:
    """Ruling 9: all 27 characters can be chosen by hand."""
    for name in BOX.characters:
        assert name in chosen_characters(BOX, swapped(name), 5)


def test_a_set_by_hand_comes_in_rank_order() -> None:
    """Ruling 9: in whatever order it was named."""
    assert chosen_characters(BOX, EIGHT[::-1], 4) == EIGHT


@pytest.mark.parametrize("preset", catalogue().editions[0].presets, ids=lambda preset: preset.id)
@pytest.mark.parametrize("seats", range(2, 9))
def test_printed_sets_are_offered_to_whom_they_suit(preset: object, seats: int) -> None:
    """Ruling 9: and refused to the others, with the reason."""
    found = next(one for one in catalogue().editions[0].presets if one is preset)
    needs = {"queen": 5, "emperor": 3}
    few = any(seats < needs.get(name, 2) for name in found.characters if name != "queen" or seats > 2)
    bare = seats in {3, 8} and len(found.characters) == 8
    assert (seats in found.players) == (not few and not bare)


@pytest.mark.parametrize("seats", range(2, 9))
def test_sets_by_lot_are_legal(seats: int) -> None:
    """Ruling 9."""
    drawn: set[str] = set()
    for seed in range(60):
        names = draw_characters(BOX, seats, Randomness(seed))
        assert chosen_characters(BOX, names, seats) == names
        drawn |= set(names)
    barred = {2: {"emperor", "queen", "artist", "tax_collector"}, 3: {"queen"}, 4: {"queen"}}
    assert drawn == set(BOX.characters) - barred.get(seats, set())


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_city_size_by_number_of_players(seats: int, size: int) -> None:
    """Ruling 16."""
    assert make_rules(plain_setup(seats, characters="tenacious_delegates")).city_size == size
