"""Tests one player against the automa."""

import pytest

from pointcity.model.view import TieView
from pointcity_scenario import Scenario, Seat

PLAIN = "energy/economy+ecology"


def test_its_set_up(t: Scenario) -> None:
    """Ruling 162: no starting card, ten tokens, the markers at column 1 and row 2; the player begins."""
    (me,) = t.deal(1)
    automa = t.view().automa
    assert automa is not None
    assert (automa.hand, automa.city, automa.points) == ([], [], 0)
    assert (automa.column, automa.row, automa.cells) == (0, 1, [4, 8])
    assert me.asked
    assert me.hand == ["ingenuity"]
    assert len(t.view().tokens) == 10


def test_its_markers(t: Scenario) -> None:
    """Ruling 154: a column on each turn, a row on with the first column, down to row 1 from row 4."""
    t.deal(1)
    seen: list[list[int]] = []
    while not t.over:
        automa = t.view().automa
        assert automa is not None
        if automa.cells not in seen[-1:]:
            seen.append(automa.cells)
        t.choose(t.options()[-1])
    rows = [[one, one + 4] for row in (1, 2) for one in range(row * 4, row * 4 + 4)]
    wrapped = [[one, one - 12] for one in range(12, 16)]
    first = [[one, one + 4] for one in range(4)]
    assert seen == [*rows, *wrapped, *first, [4, 8]]


def test_it_takes_both_cards_unpaid_and_the_first_token(t: Scenario) -> None:
    """Ruling 162: it never flips; the market is filled after it as after anybody."""
    cells = ["any"] * 16
    # After 28 turns the markers are at column 3 and row 1.
    cells[2], cells[6] = "civic/5economy", "2ecology"
    t.table(Seat(), market=" ".join(cells), tokens="seven_points five_points", automa="easy")
    assert t.view().automa.cells == [2, 6]  # type: ignore[union-attr]
    t.take(12, 13)
    assert t.events("automa_built") == [{"cell": 2, "card": "train_station_2"}]
    assert t.events("automa_took") == [{"cell": 6, "resource": "ecology", "amount": 2}]
    assert t.events("automa_took_token") == [{"token": "seven_points"}]
    assert t.events("automa_moved") == [{"cells": [3, 7]}]
    assert (t.state.built[2], t.state.built[6]) == (False, True)
    assert t.view().automa.tokens == 1  # type: ignore[union-attr]


def test_row_one_is_filled_first(t: Scenario) -> None:
    """Ruling 148: its wrapped second card lies in row 1, which comes first."""
    cells = ["any"] * 16
    cells[12], cells[0] = "civic/3economy", "civic/3energy"
    t.table(Seat(), market=" ".join(cells), turn=16, automa="easy")
    assert t.view().automa.cells == [12, 0]  # type: ignore[union-attr]
    t.take(5, 6)
    dealt = [event["cell"] for event in t.events("resource_dealt")]
    assert dealt == [0, 12]


SCORES = {
    "easy": {"buildings": 1, "resources": 6, "tokens": 6},
    "medium": {"buildings": 1, "resources": 5, "tokens": 10},
    "hard": {"buildings": 1, "resources": 9, "tokens": 14, "ingenuity": 1},
}


@pytest.mark.parametrize("level", SCORES)
def test_what_it_scores(t: Scenario, level: str) -> None:
    """Rulings 155 and 162: by type and count, 1 2 3 or 1 3 6; four of a type are no more than three."""
    city = "energy/economy+ecology energy1/2community energy/economy+industry energy/ecology+industry"
    city += " ecology/economy+industry ecology/community+economy civic/3ecology civic/3energy"
    t.table(
        Seat(),
        its=Seat(hand="ingenuity", city=city, tokens="seven_points tokens_owned"),
        automa=level,
        turn=32,
    )
    before = t.view().automa
    assert before is not None
    assert before.points == sum(SCORES[level].values())
    t.draw()
    assert t.over
    score = next(score for score in t.view().scores or [] if score.seat is None)
    parts = {part.cause: part.points for part in score.parts}
    assert parts == SCORES[level]
    assert score.total == before.points


@pytest.mark.parametrize(("points", "winners"), [("7/4economy+3ecology", [0]), ("5/3economy+2energy", [])])
def test_equal_points_are_no_victory(t: Scenario, points: str, winners: list[int]) -> None:
    """Ruling 163: the automa, which never spends a card, would win every tie."""
    (me,) = t.table(Seat(city=points), its=Seat(city="5/3energy+2industry"), automa="easy", turn=32)
    t.draw()
    assert t.events("game_ended") == [{"winners": winners}]
    assert [score.place for score in t.view().scores or [] if score.seat is None] == [2 if winners else 1]
    rival = next(score for score in t.view().scores or [] if score.seat is None)
    assert rival.tie == (None if winners else TieView(0, "automa", rival.total, rival.total))
    assert me.view.seats[0].turns == 17


def test_the_automa_moves_last(t: Scenario) -> None:
    """Rulings 156 and 157: so one player always has the deck to draw from, and fourteen cards are left."""
    t.table(Seat(), turn=32)
    assert t.options("draw")
    t.draw()
    assert t.over
    assert t.market.count("") == 2
