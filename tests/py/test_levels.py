"""Tests levels and tempers: what may sit at a table, that they differ as they say, and that fitting can be repeated."""

import json
from collections import Counter
from itertools import combinations
from math import exp
from pathlib import Path

import pytest

from citadels.bots.advice.registry import described_characters
from citadels.bots.expected_draft import expected_shares, public_weights
from citadels.bots.learned_draft import FIGURES, POINT, learned, learned_worth
from citadels.bots.normal import NormalBot
from citadels.bots.novice import NoviceBot
from citadels.bots.outlook import Outlook
from citadels.bots.registry import BOTS, LEVELS
from citadels.bots.strong import EXPECTED, MIXED, StrongBot, draft_shares
from citadels.bots.tempers import TEMPERS, tempered
from citadels.bots.weights import FACTORS, NORMAL_WEIGHTS, TABLES, fitted_weights, strong_weights, table_of
from citadels.catalog import EDITIONS
from citadels.cli import main
from citadels.cli.simulated_game import SIMULATED
from citadels.cli.tables import Wish
from citadels.cli.tune import Tuning, tune
from citadels.editions.edition import load_edition
from citadels.kind import CITADELS
from citadels.model.state import State
from games import Table, game_for, law_tables
from tabletop.cli.arena import run_arena
from tabletop.cli.policies import bot_policy
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.position import playout
from tabletop.match.kind import computer_chance
from tabletop.players.seating import Chair, check_seating
from tests.tiers import sampled


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_every_level_answers_legally_at_every_table(table: Table) -> None:
    """All levels and tempers in turn, so that each meets every table somewhere."""
    game = game_for(*table)
    players = [player for player in BOTS if player != "random"]
    first = sum(map(ord, str(table))) % len(players)
    levels = [players[(first + seat) % len(players)] for seat in range(game.seats)]
    answer = bot_policy(CITADELS, game, 4, levels)
    asked = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal asked
        pick = answer(state, ask)
        assert ask.allows(pick)
        asked += 1
        return pick

    playout(game, game.start(4), policy)
    assert 30 < asked < 2500


def test_levels_and_tempers_may_sit_at_a_table() -> None:
    """A temper stands in the player's name, so old seatings are read as they were."""
    assert CITADELS.players[0] == "normal"
    assert {"novice", "normal", "strong", "random"} <= set(LEVELS)
    chairs = [Chair(name=player, player=player) for player in CITADELS.players]
    check_seating(chairs, len(chairs), CITADELS.players)


def test_the_fitted_figures_speak_of_every_table_and_of_cards_there_are() -> None:
    fitted = fitted_weights()
    assert set(fitted) == {(edition, table) for edition in EDITIONS for table in TABLES}
    for (edition, _), weights in fitted.items():
        assert set(weights.values) <= set(load_edition(edition).every_character)
        assert max(map(abs, weights.values.values())) < 10
        assert weights != NORMAL_WEIGHTS
    assert [table_of(players) for players in range(2, 9)] == ["2", "3", "4", "5-6", "5-6", "7-8", "7-8"]


def test_every_temper_has_characters_of_its_own() -> None:
    suits = Counter(advice.suits for advice in described_characters().values())
    assert set(suits) <= {*TEMPERS, ""}
    assert all(suits[temper] >= 4 for temper in TEMPERS)
    assert tempered(NORMAL_WEIGHTS, "") == NORMAL_WEIGHTS


def test_a_novice_plays_by_lot_now_and_then() -> None:
    """And as the player it is made of otherwise; more often by lot when drafting."""
    game = game_for("2016", "first_game", 4)
    normal, novice = BOTS["normal"], NoviceBot(BOTS["normal"])
    same: dict[bool, list[bool]] = {True: [], False: []}
    number = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal number
        number += 1
        view, asked = game.view(state, ask.seat), view_ask(ask, "0")
        picks = [bot.choose(view, asked, computer_chance(1, ask.seat, number)) for bot in (normal, novice)]
        if len(ask.options) > 3:
            same[ask.kind == "draft"].append(picks[0] == picks[1])
        return picks[0]

    for seed in range(8):
        playout(game, game.start(seed), policy)
    drafts, others = (sum(found) / len(found) for found in (same[True], same[False]))
    assert 0.35 < drafts < 0.8
    assert 0.8 < others < 1


def test_strong_drafts_otherwise_than_normal() -> None:
    game = game_for("2016", "first_game", 4)
    normal, strong = BOTS["normal"], StrongBot()
    differ = asked = 0

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal differ, asked
        view, shown = game.view(state, ask.seat), view_ask(ask, "0")
        picks = [bot.choose(view, shown, computer_chance(1, ask.seat, 1)) for bot in (normal, strong)]
        if ask.kind == "draft":
            asked += 1
            differ += picks[0] != picks[1]
        return picks[0]

    playout(game, game.start(3), policy)
    assert 0.1 < differ / asked < 0.9


def strong_drafts(players: int) -> list[tuple[Counter[Pick], set[Pick]]]:
    """Return for each draft of a game how often ``strong`` takes what.

    Return what ``normal`` with its figures may take, too.
    """
    game, strong = game_for("2016", "first_game", players), StrongBot()
    found: list[tuple[Counter[Pick], set[Pick]]] = []

    def policy(state: State, ask: Ask) -> Pick:
        view, shown = game.view(state, ask.seat), view_ask(ask, "0")
        chances = [computer_chance(1, ask.seat, number) for number in range(40)]
        if ask.kind == "draft" and len(ask.options) > 1:
            plain = NormalBot(strong_weights(view))
            taken = Counter(strong.choose(view, shown, chance.copy()) for chance in chances)
            found.append((taken, {plain.choose(view, shown, chance) for chance in chances}))
        return strong.choose(view, shown, computer_chance(2, ask.seat, 1))

    playout(game, game.start(3), policy)
    return found


def test_strong_mixes_where_its_draft_was_learned() -> None:
    found = strong_drafts(4)
    mixed = [taken for taken, _ in found if taken.most_common()[0][1] <= 36]
    assert 0.3 < len(mixed) / len(found) < 0.95
    assert any(not set(taken) <= plain for taken, plain in found), "it drafts as before"


def test_strong_takes_a_character_the_oftener_the_better_and_the_less_expected_it_is() -> None:
    game, asked = game_for("2016", "first_game", 4), 0
    figures, counts = learned("2016", 4), public_weights("2016", 4)
    assert figures is not None

    def policy(state: State, ask: Ask) -> Pick:
        nonlocal asked
        if ask.kind == "draft" and len(ask.options) > 1:
            view, shown = game.view(state, ask.seat), view_ask(ask, "0")
            look = Outlook(view, shown, strong_weights(view))
            awaited = expected_shares(look, [option.word("character") for option in shown.options], counts)
            worths = [learned_worth(look, option, figures) for option in shown.options]
            shares = draft_shares(look, figures)
            assert sum(shares) == pytest.approx(1) == pytest.approx(sum(awaited))
            for one, other in combinations(range(len(shares)), 2):
                apart = worths[one] - worths[other] - EXPECTED * (awaited[one] - awaited[other])
                assert shares[one] == pytest.approx(shares[other] * exp(apart / MIXED))
            asked += 1
        return ask.options[: ask.least]

    playout(game, game.start(3), policy)
    assert asked > 10


def test_strong_drafts_by_its_fitted_figures_elsewhere() -> None:
    assert all(set(taken) == plain for taken, plain in strong_drafts(5))


def test_what_was_learned_speaks_of_characters_there_are() -> None:
    for edition in EDITIONS:
        for players in range(2, 9):
            figures = learned(edition, players)
            assert (figures is None) == ((edition, players) != ("2016", 4))
            if figures is not None:
                assert set(figures) - {""} <= set(load_edition(edition).every_character)
                assert set(figures[""]) == {POINT}
                assert all(tuple(counts) == FIGURES for name, counts in figures.items() if name)
            names = {name for name, _ in public_weights(edition, players)} - {""}
            assert bool(names) == (figures is not None)
            assert names <= set(load_edition(edition).every_character)


@pytest.mark.nightly("hundreds of games; a golden game of each edition shows any change of a player")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"), [("normal", "novice"), ("strong", "normal"), ("expert", "strong")]
)
def test_levels_are_what_they_are_called(better: str, worse: str) -> None:
    wish = Wish(players=(4,))
    result = run_arena(
        SIMULATED,
        wish,
        (better, better, worse, worse),
        seed=1,
        games=sampled(400, 200, "fewer games tell the same levels apart"),
    )
    # Of 200 games, so many are not won by chance: half lies below their interval.
    assert result["kinds"][better]["win_rate"] >= 0.57


@pytest.mark.nightly("fitting changes only figures, and a golden game shows any change of those")
@pytest.mark.cpython_only
def test_fitting_can_be_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the number of processes; and it writes what the player reads."""
    run = Tuning(rounds=1, deals=25, seed=3)
    found = tune(run, ["2016"], ["2", "4"], {})
    assert set(found["2016"]) == {"2", "4"}
    assert all(set(FACTORS) < set(figures) for figures in found["2016"].values())
    out = tmp_path / "fitted.json"
    out.write_text('{"classic": {"3": {"gold": 1.5, "tempo": 1.0}}}', "utf-8")
    arguments = ["tune", "--tables", "2,4", "--rounds", "1", "--deals", "25", "--seed", "3"]
    assert main([*arguments, "--jobs", "2", "--out", str(out)]) == 0
    stored = json.loads(out.read_text("utf-8"))
    assert stored["2016"] == found["2016"]
    assert stored["classic"] == {"3": {"gold": 1.5, "tempo": 1.0}}
    assert capsys.readouterr().out == ""


def test_tables_that_are_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--tables", "9"]) == 2
    assert "no table" in capsys.readouterr().err
