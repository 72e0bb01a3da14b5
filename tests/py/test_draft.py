"""Tests the draft: rulings 6 to 11."""

import pytest

from citadels.game import Citadels
from citadels.model.state import State
from games import random_pick
from scenario import Scenario, plain_setup
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness

CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def draft_on(t: Scenario, seed: int = 3) -> list[tuple[int | None, str, int]]:
    """Play the draft to its end; return who was asked, for what, out of how many."""
    asked: list[tuple[int | None, str, int]] = []
    chance = Randomness(seed)
    while t.kind.startswith("draft"):
        assert t.position.ask is not None
        asked.append((t.asked, t.kind, len(t.options())))
        t.choose(*random_pick(t.position.ask, chance))
    return asked


@pytest.mark.parametrize(("players", "faceup", "facedown"), [(4, 2, 1), (5, 1, 1), (6, 0, 1), (7, 0, 1)])
def test_discards_by_number_of_players(t: Scenario, players: int, faceup: int, facedown: int) -> None:
    """Ruling 7."""
    t.deal(players, crown=0)
    fates = [who.fate for who in t.view().characters]
    assert fates.count("faceup") == len(t.events("character_removed")) == faceup
    assert len(t.state.aside) == facedown
    assert len(t.options()) == 8 - faceup - facedown


@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_drafts_one_in_turn_from_the_crown(t: Scenario, players: int) -> None:
    """Ruling 7."""
    who = t.deal(players, crown=2)
    first = len(t.options())
    assert draft_on(t) == [((2 + at) % players, "draft", first - at) for at in range(players)]
    assert [len(t.state.players[one.seat].drafted) for one in who] == [1] * players


def test_the_seventh_player_may_take_the_face_down_card(t: Scenario) -> None:
    """Ruling 7."""
    t.deal(7, crown=0)
    hidden = t.state.aside[0].character
    for _ in range(6):
        t.choose(t.options()[0])
    assert t.asked == 6
    assert len(t.options()) == 2
    assert f"draft:character={hidden}" in t.options()
    t.pick("draft", character=hidden)
    assert t.state.players[6].drafted == [hidden]


def test_the_seventh_player_may_leave_it(t: Scenario) -> None:
    """Ruling 7."""
    t.deal(7, crown=0)
    hidden = t.state.aside[0].character
    for _ in range(6):
        t.choose(t.options()[0])
    t.choose(next(text for text in t.options() if hidden not in text))
    assert [laid.character for laid in t.state.aside] == [hidden]


@pytest.mark.parametrize("players", [4, 5])
def test_rank_4_is_never_face_up(players: int) -> None:
    """Ruling 6; every other character is, at some time (ruling 8)."""
    game = Citadels(plain_setup(players))
    seen: set[str] = set()
    for seed in range(150):
        seen |= set(Position[State].first(game, seed).state.faceup)
    assert seen == set(CHARACTERS) - {"king"}


def test_rank_4_may_lie_face_down() -> None:
    """Ruling 6."""
    game = Citadels(plain_setup(4))
    hidden = {Position[State].first(game, seed).state.aside[0].character for seed in range(150)}
    assert hidden == set(CHARACTERS)


def test_two_players_keep_one_and_lay_one_away(t: Scenario) -> None:
    """Ruling 11."""
    t.deal(2, crown=1)
    assert draft_on(t) == [
        (1, "draft", 7),
        *((0, "draft", 6), (0, "draft_discard", 5)),
        *((1, "draft", 4), (1, "draft_discard", 3)),
        *((0, "draft", 2), (0, "draft_discard", 1)),
    ]
    assert [len(player.drafted) for player in t.state.players] == [2, 2]
    assert len(t.state.aside) == 4


def test_three_players_draft_twice_and_chance_lays_one_away(t: Scenario) -> None:
    """Ruling 10."""
    t.start(Citadels(plain_setup(3, characters="tenacious_delegates")), _start(3, "tenacious_delegates"))
    asked = draft_on(t)
    first = asked[0][0]
    assert first is not None
    seats = [(first + at) % 3 for at in range(3)]
    assert asked == [
        (seat, "draft", left) for seat, left in zip([*seats, *seats], [8, 7, 6, 4, 3, 2], strict=True)
    ]
    assert len(t.state.aside) == 3
    assert [laid.seat for laid in t.state.aside] == [None, None, None]


def _start(players: int, characters: str) -> State:
    return Citadels(plain_setup(players, characters=characters)).start(5)


def test_a_drafted_character_is_told_to_who_drafted_it(t: Scenario) -> None:
    first, second, *_ = t.deal(5, crown=0)
    name = t.options()[1].partition("=")[2]
    t.pick("draft", character=name)
    assert first.saw("character_drafted") == [{"seat": 0, "character": name}]
    assert second.saw("character_drafted") == [{"seat": 0}]
    assert first.view.mine == [name]
    assert [seat.drafted for seat in second.view.seats] == [1, 0, 0, 0, 0]


def test_a_player_remembers_what_there_was_to_choose_from(t: Scenario) -> None:
    first, second, *_ = t.deal(4, crown=0)
    names = [text.partition("=")[2] for text in t.options()]
    t.choose(t.options()[0])
    assert first.view.seen == names
    assert second.view.seen == []


def test_the_crown_is_drawn_by_lot_unless_it_is_set(t: Scenario) -> None:
    game = Citadels(plain_setup(5))
    assert {Position[State].first(game, seed).state.crown for seed in range(60)} == {0, 1, 2, 3, 4}
    assert all(who.seat == 3 for who in t.deal(5, crown=3) if who.crown)


def test_everybody_starts_with_four_cards_and_two_gold(t: Scenario) -> None:
    who = t.deal(6)
    assert [(len(one.hand), one.gold, one.city) for one in who] == [(4, 2, [])] * 6
    assert len(t.state.deck) == 68 - 24
