"""Tests Nim: what may be taken, what is secret, who wins."""

import pickle
from dataclasses import fields

import pytest

from nim import Game
from nim.cli.simulated_game import SIMULATED
from tabletop.cli.parallel import ALONE
from tabletop.cli.plain import PlainTable
from tabletop.cli.simulate import Run, run_simulation
from tabletop.kernel.errors import Refusal
from tabletop.match.plain_view import SHARED
from tabletop.texts.locales import Texts


def test_one_to_three_sticks_are_taken_in_turn() -> None:
    game = Game(players=2, sticks=5)
    assert game.options == ["take:sticks=1", "take:sticks=2", "take:sticks=3"]
    game.push("take:sticks=3")
    assert [(event.kind, event.data) for event in game.events()] == [("taken", {"seat": 0, "sticks": 3})]
    assert (game.seat, game.options) == (1, ["take:sticks=1", "take:sticks=2"])
    with pytest.raises(Refusal):
        game.push("take:sticks=3")


def test_the_last_stick_wins() -> None:
    game = Game(players=2, sticks=3)
    game.push("take:sticks=3")
    assert (game.is_over, game.winners, game.scores) == (True, [0], [1, 0])


def test_a_lucky_number_is_known_to_its_seat_alone() -> None:
    game = Game(players=3)
    assert None not in {game.view(seat).lucky for seat in range(3)}
    assert game.view().lucky is None


def test_a_program_copies_saves_and_reads_a_game() -> None:
    game = Game(players=3, seed=5)
    game.push("take:sticks=2")
    for again in (game.copy(), pickle.loads(pickle.dumps(game)), Game.from_text(game.to_text())):  # noqa: S301 - our own
        assert again == game
        again.push("take:sticks=1")
        assert again != game
    with pytest.raises(ValueError, match=r"sticks cannot be 2\. Allowed: 3, 4"):
        Game(players=2, sticks=2)


def test_everything_that_is_said_has_words() -> None:
    said: set[str] = set()
    for players in range(2, 6):
        game = Game(players, seed=players)
        said |= {f"view-{part.name}" for part in fields(game.view()) if part.name not in SHARED}
        while not game.is_over:
            said |= {f"ask-{game.question}", *(f"option-{option.verb}" for option in game.options)}
            game.push(*game.advice("random"))
            said |= {f"event-{event.kind}" for event in game.events()}
    texts = Texts("en", "nim")
    missing = sorted(name for name in said if not texts.has(name))
    assert missing == [], "add it to web/games/nim/locales/en.ftl, and to the other languages"


def test_many_games_break_no_law() -> None:
    run = Run(SIMULATED, PlainTable((2, 3, 4, 5)), check="every")
    found = run_simulation(run, 1, 20, ALONE).violations[:1]
    broken = [f"{one['law']} ({one['detail']}; seed {one['seed']})" for one in found]
    assert broken == [], "mend the rule, or the law in py/nim/game.py"
