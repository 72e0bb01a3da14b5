"""Tests the drafts of the classic edition: rulings 7, 9, 10 and 11, and the French variants."""

import pytest

from citadels.editions.edition import load_edition
from citadels.game import Citadels
from citadels.model.setup import Setup
from games import pile_game
from scenario import Scenario, plain_setup

EIGHT = load_edition("classic").presets[0].characters


def deal(t: Scenario, players: int, *nine: str) -> None:
    """Deal a classic game with the base set, and perhaps a ninth character."""
    plain = plain_setup(players, crown=0).model_dump()
    setup = plain | {"edition": "classic", "characters": [*EIGHT, *nine], "districts": "base_game"}
    game = Citadels(Setup.model_validate(setup))
    t.start(game, game.start(1))


def draft_on(t: Scenario) -> list[tuple[int | None, int]]:
    """Take the first option to the end of the draft; return who was asked, out of how many."""
    asked: list[tuple[int | None, int]] = []
    while t.kind == "draft":
        asked.append((t.asked, len(t.options())))
        t.choose(t.options()[0])
    return asked


@pytest.mark.parametrize(
    ("players", "nine", "faceup"),
    [
        *((4, "", 2), (5, "", 1), (6, "", 0), (7, "", 0)),
        *((4, "artist", 3), (5, "artist", 2), (6, "queen", 1), (7, "queen", 0), (8, "artist", 0)),
    ],
)
def test_discards_by_number_of_players(t: Scenario, players: int, nine: str, faceup: int) -> None:
    """Ruling 7."""
    deal(t, players, *nine.split())
    assert len(t.state.faceup) == faceup
    assert len(t.options()) == (9 if nine else 8) - faceup - 1


@pytest.mark.parametrize(("players", "nine"), [(7, ""), (8, "artist")])
def test_the_last_player_may_take_the_face_down_card(t: Scenario, players: int, nine: str) -> None:
    """Ruling 7."""
    deal(t, players, *nine.split())
    hidden = t.state.aside[0].character
    asked = draft_on(t)
    assert asked == [(seat, players - seat) for seat in range(players - 1)] + [(players - 1, 2)]
    drafted = [name for player in t.state.players for name in player.drafted]
    assert (hidden in drafted) != (hidden in {laid.character for laid in t.state.aside})


def test_seven_players_with_rank_9_leave_the_face_down_card(t: Scenario) -> None:
    """Ruling 7."""
    deal(t, 7, "artist")
    assert draft_on(t)[-1] == (6, 2)
    assert len(t.state.aside) == 2


def test_three_players_pick_six_of_eight(t: Scenario) -> None:
    """Rulings 9 and 10: nothing is thrown away between the picks."""
    deal(t, 3)
    assert draft_on(t) == [(0, 7), (1, 6), (2, 5), (0, 4), (1, 3), (2, 2)]
    assert [len(player.drafted) for player in t.state.players] == [2, 2, 2]
    assert [laid.seat for laid in t.state.aside] == [None, None]


def test_three_players_with_the_artist_throw_one_away(t: Scenario) -> None:
    """Rulings 9 and 10: the French variant."""
    deal(t, 3, "artist")
    assert draft_on(t) == [(0, 8), (1, 7), (2, 6), (0, 4), (1, 3), (2, 2)]
    assert [len(player.drafted) for player in t.state.players] == [2, 2, 2]
    assert [laid.seat for laid in t.state.aside] == [None, None, None]


def test_two_players_keep_and_lay_away(t: Scenario) -> None:
    """Ruling 11."""
    deal(t, 2)
    kinds: list[tuple[str, int | None, int]] = []
    while t.kind.startswith("draft"):
        kinds.append((t.kind, t.asked, len(t.options())))
        t.choose(t.options()[0])
    assert kinds == [
        ("draft", 0, 7),
        *(("draft", 1, 6), ("draft_discard", 1, 5)),
        *(("draft", 0, 4), ("draft_discard", 0, 3)),
        *(("draft", 1, 2), ("draft_discard", 1, 1)),
    ]


@pytest.mark.parametrize("take", [1, 0])
def test_the_french_piles_of_two_players(t: Scenario, take: int) -> None:
    """Ruling 11: the variant. The seat without the four has the three, with the hidden card if the four were taken."""
    game = pile_game()
    who = t.start(game, game.start(4))
    first, second = sorted(who, key=lambda one: not one.asked)
    hidden = t.state.aside[0].character
    four = first.view.seen
    assert (t.kind, t.options(), len(four)) == ("piles", ["pile:take=1", "pile:take=0"], 4)
    assert second.view.seen == []
    t.pick("pile", take=take)
    assert (t.kind, first.asked, len(t.options())) == ("draft_two", True, 4 if take else 3)
    assert hidden not in first.view.seen
    t.choose(*t.options()[:2])
    assert (t.kind, second.asked, len(t.options())) == ("draft_two", True, 4)
    assert (f"draft:character={hidden}" in t.options()) == bool(take)
    t.choose(*t.options()[:2])
    assert [len(player.drafted) for player in t.state.players] == [2, 2]
    assert len(t.state.aside) == 4


def test_two_of_the_pile_and_no_other_number(t: Scenario) -> None:
    """Ruling 11: the variant."""
    game = pile_game()
    t.start(game, game.start(4))
    t.pick("pile", take=1)
    assert t.refuses(t.options()[0]) == "illegal-pick"
    assert t.refuses(*t.options()[:3]) == "illegal-pick"
