"""Tests the level that searches: it sees nothing hidden, answers the same every time, and always has an answer."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import exp
from typing import Any

import pytest

from citadels.catalog import EDITIONS
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.belief import DraftBelief
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import learned
from citadels.knowledge.worlds import sample_position
from citadels.model.state import State
from citadels.search import master, option_search
from citadels.search.memory import Memory
from citadels.search.option_search import CORRECTED, SEARCHED_ASKS, weigh
from citadels.search.win_chances import FEATURES, chances, fitted_figures
from games import Table, game_for, pile_game, play, tables
from player_checks import picks_of_masters
from tables import Room
from tabletop.kernel.ask import Ask, Pick, read_option, view_ask
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Which, computer_pick
from tabletop.players.search import Prospect, answers
from tabletop.players.thinking import Thought, finished
from tests.tiers import sampled

GOLD, CARDS = "gather_gold", "gather_cards"
LEVELS = [player for player in CITADELS.players if "-" not in player]


@pytest.fixture(name="hasty")
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly looks: as blind, as legal and as repeatable, in a tenth of the time."""
    monkeypatch.setattr(option_search, "WORLDS", 2)
    monkeypatch.setattr(option_search, "FEWER", 2)
    monkeypatch.setattr(option_search, "BRIEF", 1)


def position_and_memory(table: Table, seed: int, wanted: int) -> tuple[Position[State], Memory]:
    """Return the ``wanted``-th position of a random game at which a draft is asked, and what the seat remembers."""
    game = game_for(*table)
    known: dict[int, Knowledge] = {}
    for position in play(game, seed).positions:
        for seat in range(game.seats):
            known[seat] = learned(game.rules, known.get(seat), position, seat)
        if position.ask is not None and position.ask.kind in SEARCHED_ASKS and len(position.ask.options) > 1:
            wanted -= 1
            if wanted < 0:
                return position, Memory(game.apart(), known[position.ask.seat])
    raise ValueError("not so many drafts")


# What it may know --------------------------------------------------------------------------------------------


def check_redeal(
    table: Table, seed: int, every: int, asks: Callable[[Ask], bool] = lambda _ask: True
) -> Counter[str]:
    """Replace all that the seat that is asked cannot know: whatever its level, it answers the same.

    One in ``every`` of the ``asks`` that are wanted is checked. Return how many of each kind were.
    """
    game, chance = game_for(*table), Randomness(seed)
    known: dict[int, Knowledge] = {}
    checked: Counter[str] = Counter()
    for number, position in enumerate(play(game, seed).positions):
        for seat in range(game.seats):
            known[seat] = learned(game.rules, known.get(seat), position, seat)
        ask = position.ask
        if ask is None or len(ask.options) == 1 or not asks(ask) or chance.below(every):
            continue
        other = sample_position(game, game.rules, known[ask.seat], chance)
        for level in LEVELS:
            assert answer(level, position, known[ask.seat], number) == answer(
                level, other, known[ask.seat], number
            ), f"{level} knows what lies hidden at {ask.kind}"
        # What it remembers is folded from what is told at the table that it sits at.
        late = [learned(game.rules, None, here, ask.seat) for here in (position, other)]
        assert answer("master", position, late[0], number) == answer("master", other, late[1], number)
        checked[ask.kind] += 1
    return checked


def answer(level: str, position: Position[State], knowledge: Knowledge, number: int) -> Pick:
    """Return what ``level`` answers at ``position`` with this knowledge, which it leaves as it is."""
    game, ask = position.game, position.ask
    assert ask is not None
    assert isinstance(game, Citadels)
    memory = Memory(game.apart(), knowledge.copy())
    pick = computer_pick(CITADELS, level, game, position.state, ask, Which(11, number), lambda: memory)
    assert memory.knowledge == knowledge
    assert ask.allows(pick)
    return pick


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("table", tables(12)[:: sampled(3, 6, "the same check at fewer tables")], ids=str)
def test_nothing_hidden_changes_a_move(table: Table) -> None:
    assert check_redeal(table, 3, 60)


def corrected(ask: Ask) -> bool:
    """Whether the master tries other answers than that of ``strong``."""
    return ask.kind in CORRECTED or sum(option in {GOLD, CARDS} for option in verbs(ask)) == 2


def verbs(ask: Ask) -> list[str]:
    return [read_option(option).verb for option in ask.options]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("table", [("2016", "first_game", 4), ("classic", "base_game", 5)], ids=str)
def test_nothing_hidden_changes_what_is_gathered_kept_or_named(table: Table) -> None:
    assert set(check_redeal(table, 5, 3, corrected)) == {"turn", *CORRECTED}


@pytest.mark.nightly("the same check runs at fewer positions on a push")
@pytest.mark.usefixtures("hasty")
def test_nothing_hidden_changes_a_move_at_five_hundred_positions() -> None:
    checked = 0
    for table in tables():
        checked += check_redeal(table, 8, 40).total()
    assert checked >= 500


# How it decides ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("table", [("2016", 4, 6), ("2016", "first_game", 2), None], ids=str)
def test_masters_play_whole_games(table: Table | None) -> None:
    game = game_for(*table) if table is not None else pile_game()
    assert len(picks_of_masters(CITADELS, game)) > 60


@pytest.mark.nightly("test_thinking.py plays the same game in slices of any size")
@pytest.mark.usefixtures("hasty")
def test_the_same_chance_gives_the_same_game() -> None:
    game = game_for("2016", "first_game", 4)
    assert picks_of_masters(CITADELS, game) == picks_of_masters(CITADELS, game)


def test_its_reasons_can_be_read() -> None:
    """For a hint: every option with its chance to win, those that were tried in most worlds first."""
    position, memory = position_and_memory(("2016", "first_game", 4), 3, 9)
    ask = position.ask
    assert ask is not None
    view, asked = memory.game.view(position.state, ask.seat), view_ask(ask, "")
    found = finished(weigh(memory, view, asked, Randomness(2)))
    assert sorted(prospect.option for prospect in found) == sorted((option,) for option in ask.options)
    assert all(0 < prospect.worth < 1 for prospect in found)
    assert [prospect.worlds for prospect in found] == sorted((one.worlds for one in found), reverse=True)
    assert found[0].worlds == option_search.WORLDS
    again = finished(weigh(memory, view, asked, Randomness(2)))
    assert again == found
    assert computer_pick(
        CITADELS, "master", memory.game, position.state, ask, Which(1, 2), lambda: memory
    ) in [prospect.option for prospect in found]


@pytest.mark.parametrize("kind", ["turn", "keep", "kill", "swap"])
def test_it_leaves_the_answer_of_strong_only_for_a_clearly_better_one(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, memory = position_asked(kind)
    ask = position.ask
    assert ask is not None
    asked: list[Pick] = []
    brings = [0.0]

    def weighed(*given: Any) -> Thought[list[Prospect[Pick]]]:
        yield
        asked[:] = given[4]
        worths = [Prospect(pick, 0.3 + brings[0] * (pick == asked[-1]), 16) for pick in asked]
        return sorted(worths, key=lambda prospect: -prospect.worth)

    def taken(level: str) -> Pick:
        return computer_pick(CITADELS, level, memory.game, position.state, ask, Which(1, 2), lambda: memory)

    monkeypatch.setattr(master, "weigh", weighed)
    for more, at in ((0.0, 0), (master.MARGIN / 2, 0), (master.MARGIN * 2, -1)):
        brings[:] = [more]
        assert taken("master") == asked[at]
    assert len(set(asked)) == (2 if kind == "turn" else len(answers(view_ask(ask, ""))))
    if kind == "turn":
        assert {read_option(pick[0]).verb for pick in asked} == {GOLD, CARDS}
    if kind != "kill":  # It names by a memory that strong has not.
        assert asked[0] == taken("strong")


def test_an_expert_tries_drafts_in_fewer_worlds() -> None:
    position, memory = position_and_memory(("2016", "first_game", 4), 3, 9)
    assert position.ask is not None
    view, asked = memory.game.view(position.state, position.ask.seat), view_ask(position.ask, "")
    trials: dict[bool, int] = {}
    for brief in (True, False):
        found = finished(weigh(memory, view, asked, Randomness(2), brief=brief))
        assert len(found) == len(asked.options)
        trials[brief] = sum(prospect.worlds for prospect in found)
    assert trials[True] * 3 < trials[False]


@pytest.mark.parametrize("kind", ["turn", "keep", "swap"])
def test_an_expert_plays_all_but_the_draft_as_strong(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position, memory = position_asked(kind)
    ask = position.ask
    assert ask is not None
    monkeypatch.delattr(master, "weigh")
    picks = [
        computer_pick(CITADELS, level, memory.game, position.state, ask, Which(1, 2), lambda: memory)
        for level in ("expert", "strong")
    ]
    assert picks[0] == picks[1]


def test_who_may_not_search_is_strong_of_the_same_temper() -> None:
    for level in ("expert", "master"):
        assert CITADELS.without_search(level) == "strong"
        assert CITADELS.without_search(f"{level}-raider") == "strong-raider"
    assert CITADELS.without_search("normal-raider") == "normal-raider"


def position_asked(kind: str) -> tuple[Position[State], Memory]:
    """Return a position at which ``kind`` is asked that the master corrects, and what the seat remembers."""
    game = game_for("2016", "first_game", 4)
    for seed in range(20):
        known: dict[int, Knowledge] = {}
        for position in play(game, seed).positions:
            for seat in range(game.seats):
                known[seat] = learned(game.rules, known.get(seat), position, seat)
            ask = position.ask
            if ask is not None and ask.kind == kind and corrected(ask) and len(ask.options) > 1:
                if kind == "turn" and any(verb in {"income", "ability"} for verb in verbs(ask)):
                    continue  # That comes first.
                return position, Memory(game.apart(), known[ask.seat])
    raise ValueError(f"never asked to {kind}")


@pytest.mark.usefixtures("hasty")
def test_where_no_world_can_be_dealt_it_is_strong() -> None:
    position, memory = position_and_memory(("2016", "first_game", 4), 3, 9)
    memory.knowledge.roles.piles.deny("assassin", list(memory.knowledge.roles.piles.sizes))
    for name in position.state.pool:
        memory.knowledge.roles.piles.deny(name, list(memory.knowledge.roles.piles.sizes))
    ask = position.ask
    assert ask is not None
    picks = [
        computer_pick(CITADELS, level, memory.game, position.state, ask, Which(1, 2), lambda: memory)
        for level in ("master", "expert", "strong")
    ]
    assert picks[0] == picks[1] == picks[2]


def test_it_believes_what_the_draft_makes_likely() -> None:
    """As often as counting all drafts one by one says."""
    position, memory = position_and_memory(("2016", "first_game", 5), 4, 3)
    rules, roles = memory.game.rules, memory.knowledge.roles
    assert position.ask is not None
    assert roles.seat == position.ask.seat
    upstream = [(roles.leader + place) % 5 for place in range(3)]
    pool = position.state.pool
    unseen = [name for name in rules.characters if name not in (*pool, *position.state.faceup)]
    assert len(unseen) == len(upstream) + 1

    def liking(seat: int, name: str, _verb: str) -> float:
        return (sum(map(ord, name)) * (seat + 3)) % 7 / 3

    weights: Counter[tuple[str, ...]] = Counter()
    for way in permutations(unseen):
        weight, left = 1.0, [name for name in (*pool, *unseen) if name != way[0]]
        for seat, name in zip(upstream, way[1:], strict=True):
            weight *= exp(liking(seat, name, "keep")) / sum(exp(liking(seat, one, "keep")) for one in left)
            left.remove(name)
        weights[way] += weight  # type: ignore[assignment]
    belief, chance, times = DraftBelief(rules, liking, {}), Randomness(1), 4000
    dealt: Counter[tuple[str, ...]] = Counter()
    for _ in range(times):
        names = belief(roles, chance)
        assert sorted(names["pool"]) == sorted(pool)
        dealt[
            tuple(names[pile][0] for pile in (roles.laid[0].pile, *(f"hand {seat}" for seat in upstream)))
        ] += 1
    total = sum(weights.values())
    for way, weight in weights.items():
        share = weight / total
        piles = [roles.laid[0].pile, *(f"hand {seat}" for seat in upstream)]
        case = {pile: [name] for pile, name in zip(piles, way, strict=True)}
        assert belief.likelihood(roles, case) == pytest.approx(share)
        assert abs(dealt[way] / times - share) < 4 * (share * (1 - share) / times) ** 0.5 + 0.002
    assert max(dealt.values()) > 2 * times / len(weights), "the cases differ in how likely they are"
    shares = belief.shares(roles)
    assert shares is not None
    piles = [roles.laid[0].pile, *(f"hand {seat}" for seat in upstream)]
    for place, pile in enumerate(piles):
        for name in unseen:
            counted = sum(weight for way, weight in weights.items() if way[place] == name) / total
            assert shares.get((name, pile), 0.0) == pytest.approx(counted)


def test_chances_to_win() -> None:
    for edition in EDITIONS:
        for players in range(2, 9):
            figures = fitted_figures(edition, players)
            assert len(figures) == len(FEATURES)
            assert min(figures) >= 0
            assert max(figures) < 3
    game = game_for("2016", "first_game", 4)
    played = play(game, 3)
    for position in played.positions[::20]:
        found = chances(game, position.state, fitted_figures("2016", 4))
        assert sum(found) == pytest.approx(1)
    last = played.positions[-1].state
    assert set(chances(game, last, fitted_figures("2016", 4))) <= {0.0, 0.5, 1.0}


@pytest.mark.nightly("test_peer_honest.py checks games of other players in the same way")
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("stopped", [False, True])
def test_guests_find_a_game_with_a_master_honest(stopped: bool) -> None:  # noqa: FBT001
    """Also where somebody has told it not to think: then it has answered as it would without."""
    room = Room("person", "elsewhere", "elsewhere", "master")
    room.host.hasty = stopped
    room.come(1, "Ada")
    room.come(2, "Bob")
    room.deal()
    room.play()
    room.host.do("over")
    room.net.wait(3000)
    for guest in room.guests.values():
        guest.do("verify")
        assert guest.told("verdict")[-1]["faults"] == []
