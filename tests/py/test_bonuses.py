"""Tests that a chance to win counts what the rest of the game does to a bonus, and how calibration is counted."""

import pytest
from bench.calibration import Row, lines, picture

from citadels.catalog import EDITIONS
from citadels.cli.fit_bonuses import means
from citadels.editions.districts import all_districts
from citadels.game import Citadels
from citadels.search.bonuses import STAGES, bonuses, expected_change, outcomes
from citadels.search.win_chances import chances, fitted_figures
from scenario import Scenario, Seat

pytestmark = pytest.mark.cpython_only


def at(t: Scenario, city: str, crown: int = 1) -> tuple[Citadels, Scenario]:
    """Set the table between two rounds, with ``city`` in the first seat."""
    t.table(Seat(city=city), Seat(city="keep"), phase="round", crown=crown, round_=3)
    game = t.position.game
    assert isinstance(game, Citadels)
    return game, t


def test_a_bonus_that_the_game_may_take_away_counts_for_less(t: Scenario) -> None:
    game, _ = at(t, "ivory_tower")
    state = t.position.state
    assert bonuses(game, state, 0) == {"ivory_tower": 5}
    assert -5 < expected_change(game, state, 0) < -1
    assert expected_change(game, state, 1) == 0, "a district without a bonus"
    game, _ = at(t, "statue", crown=0)
    assert bonuses(game, t.position.state, 0) == {"statue": 5}
    assert expected_change(game, t.position.state, 0) < -1
    game, _ = at(t, "statue", crown=1)
    assert bonuses(game, t.position.state, 0) == {"statue": 0}
    assert 0 < expected_change(game, t.position.state, 0) < 2.5, "the crown may come"


def test_the_chance_of_a_lone_ivory_tower_is_no_longer_that_of_ten_sure_points(t: Scenario) -> None:
    game, _ = at(t, "ivory_tower")
    told = chances(game, t.position.state, fitted_figures("2016", game.seats))[0]
    game, _ = at(t, "palace cathedral")
    sure = chances(game, t.position.state, fitted_figures("2016", game.seats))[0]
    assert told < 0.8 * sure


def test_the_counted_outcomes_speak_of_cards_that_score(t: Scenario) -> None:
    known = {card: one for edition in EDITIONS for card, one in all_districts(edition).items()}
    for card, stages in outcomes().items():
        assert "score" in known[card].powers
        assert len(stages) == len(STAGES) + 1
        assert all(len(pair) == 2 and min(pair) >= 0 for pair in stages)
    assert {"ivory_tower", "statue", "capitol"} <= set(outcomes())
    assert t is not None


def test_rare_cards_are_hardly_moved() -> None:
    found = means([("statue", 0, 5, 0), *[("capitol", 1, 3, 3)] * 40, *[("capitol", 1, 0, 3)] * 40])
    assert found["statue"][0] == [0.0, 0.8]
    assert found["capitol"][1][1] == 1.0
    assert found["capitol"][1][0] == pytest.approx(120 / 44, abs=0.01)


def test_cases_of_one_game_count_as_one_for_the_error() -> None:
    alike, apart = Row(), Row()
    for number in range(40):
        alike.add(1, 0.5, 1.0)
        apart.add(number, 0.5, 1.0)
    assert alike.error == pytest.approx(0.5)
    assert apart.error == pytest.approx(0.5 / 40**0.5)
    rows = {"all": alike, "told 50 to 60 %": apart, "rare": Row()}
    assert [line.split("|")[1].strip() for line in lines(rows)[2:]] == ["all", "told 50 to 60 %"]
    assert picture(rows).count("<circle") == 1
