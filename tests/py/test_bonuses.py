"""Tests that a chance to win counts what the rest of the game does to a bonus, and how calibration is counted."""

import pytest
from bench.calibration import Row, lines, picture, verdict
from bench.told_chances import Case, exponent_of, shifts_of
from bench.told_levels import Case as MixedCase
from bench.told_levels import figures_of

from citadels.catalog import EDITIONS
from citadels.cli.fit_bonuses import means
from citadels.editions.districts import all_districts
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.search.bonuses import STAGES, bonuses, expected_change, outcomes
from citadels.search.told_chances import fitted, told_chances
from citadels.search.win_chances import chances, fitted_figures
from scenario import Scenario, Seat
from tabletop.kernel.position import playout
from tabletop.players.random_policy import random_policy
from tabletop.players.softmax import corrected

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


def test_rows_that_differ_by_more_than_is_wanted_are_named() -> None:
    """Three points with 1,000 cases, else two standard errors, by games."""
    near, far, rare = Row(), Row(), Row()
    for number in range(1000):
        near.add(number, 0.53, 0.5)
        far.add(number, 0.54, 0.5)
    for number in range(40):
        rare.add(number, 0.6, number % 2)
    assert [row.holds for row in (near, far, rare)] == [True, False, True]
    said = verdict({"near": near, "before round 3, told 50 to 60 %": far, "rare": rare})
    assert said[0] == "1 of 3 rows differ by more than is wanted."
    assert said[1].startswith("- before round 3, told 50 to 60 %: told 54.0%, won 50.0%, 1000 cases")


def test_a_correction_brings_chances_together_and_moves_a_seat() -> None:
    raw = [0.0, 0.2, 0.8]
    assert corrected(raw, [0.0] * 3) == raw
    nearer = corrected(raw, [0.0] * 3, 0.5)
    assert nearer == [0.0, pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert corrected(raw, [0.0, 1.0, 0.0])[1] > 0.2


def test_the_fit_finds_what_a_district_and_an_exponent_are_worth() -> None:
    even = [0.5, 0.5]
    cases = [
        Case(even, [[("museum", True)], []], [1.0, 0.0] if number % 4 == 0 else [0.0, 1.0])
        for number in range(4000)
    ]
    none, shift = shifts_of(cases)["museum"]
    assert none == 0
    assert 0.25 < corrected(even, [shift, 0.0])[0] < 0.32, "won 25 %, a little doubted"
    bold = [Case([0.9, 0.1], [], [1.0, 0.0] if number % 4 else [0.0, 1.0]) for number in range(400)]
    assert exponent_of(bold) == 0.5, "told 90 %, won 75 %"


def test_a_chance_that_is_told_is_corrected_and_one_of_rollouts_is_not(t: Scenario) -> None:
    game, _ = at(t, "museum castle manor")
    state = t.position.state
    assert bonuses(game, state, 0) == {"museum": 0}
    raw, told = chances(game, state, fitted_figures("2016", game.seats)), told_chances(game, state)
    assert CITADELS.chances(game, state) == told
    assert sum(told) == pytest.approx(1)
    assert told[0] < raw[0], "the cards that it takes are missing in the hand"


def test_at_a_mixed_table_the_stronger_seats_have_more_of_the_chance(t: Scenario) -> None:
    """A person, whose strength is not known, counts as the mean of the others."""
    game, _ = at(t, "castle manor")
    state = t.position.state
    plain = told_chances(game, state)
    seats = len(plain)

    def told(*players: str) -> list[float]:
        return CITADELS.chances(game, state, players) or []

    assert told(*["strong"] * seats) == pytest.approx(plain)
    assert told(*["person"] * seats) == pytest.approx(plain)
    others = ["novice"] * (seats - 1)
    apart = told("strong", *others)
    assert apart[0] > plain[0] + 0.02
    assert apart[1] < plain[1] - 0.02
    assert sum(apart) == pytest.approx(1)
    assert told("strong-raider", *others) == apart, "tempers change little"
    assert told("person", *others) == pytest.approx(plain)


@pytest.mark.nightly("a fit changes only figures; another one is tested on a push")
def test_the_fit_finds_what_a_chance_owes_to_the_levels() -> None:
    """Seat 0 is the stronger one, by e to 2.

    It wins 82 of 100 games from an even city, and 50 of 100 where it is behind.
    """
    cases = [
        MixedCase(chances, [1.0, -1.0], [1.0, 0.0] if number % 100 < wins else [0.0, 1.0])
        for chances, wins in (([0.5, 0.5], 82), ([0.05, 0.95], 50))
        for number in range(1000)
    ]
    lead, doubt = figures_of(cases)
    assert lead == pytest.approx(0.76, abs=0.03), "half the logarithm of 82 to 18"
    assert doubt == pytest.approx(0.49, abs=0.03), "1.5, the other half, for a logarithm of 19: 2.9"
    assert figures_of([]) == [1, 0]


def test_a_shared_victory_is_told_as_it_ended(t: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the cities hold and the levels are."""
    game, _ = at(t, "museum castle manor")
    state = t.position.state.copy()
    playout(game, state, random_policy(3))
    assert "museum" in bonuses(game, state, 0), "a card whose seat is told less"
    shared = [0.5, 0.5, 0.0, 0.0]

    def ended(*_: object) -> list[float]:
        return shared

    monkeypatch.setattr("citadels.search.told_chances.chances", ended)
    assert CITADELS.chances(game, state) == shared
    assert CITADELS.chances(game, state, ["strong", *["novice"] * (game.seats - 1)]) == shared


def test_the_corrections_speak_of_cards_that_score() -> None:
    for edition in EDITIONS:
        known = all_districts(edition)
        assert fitted(edition).cards
        for card, pair in fitted(edition).cards.items():
            assert "score" in known[card].powers
            assert len(pair) == 2
            assert max(abs(shift) for shift in pair) < 1
