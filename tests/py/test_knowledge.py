"""Tests what a seat knows, and worlds dealt from that alone: they fit all it was told, and favour no truth."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

import pytest
from pydantic import TypeAdapter

import laws
from citadels.cli.options import wish_of
from citadels.cli.tables import ALL, RANDOM, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import Observer, learned
from citadels.knowledge.worlds import sample, sample_position
from citadels.model.state import State, dump_state
from games import Played, Table, game_for, law_tables, pile_game, play, tables
from tabletop.cli.policies import policy_for
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.events import EventView
from tabletop.kernel.position import Position, playout
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import seen_events
from tests.tiers import sampled
from truth_laws import check_truth

# Thousands of positions: too slow inside Pyodide, and nothing of it depends on where it runs.
pytestmark = pytest.mark.cpython_only

KNOWLEDGE: TypeAdapter[Knowledge] = TypeAdapter(Knowledge)


def check_worlds(played: Played[State], every: int) -> int:
    """At some moments all seats are dealt worlds that look like the table; the asked seat is asked the same there."""
    game, chance = laws.game_of(played.positions[0]), Randomness(1)
    observer, dealt = Observer(game, game.rules), 0
    for position in played.positions:
        observer.watch(position)
        asked = position.ask.seat if position.ask is not None else None
        for seat in observer.seats:
            if chance.below(every) and (seat != asked or chance.below(2)):
                continue
            view = game.view(position.state, seat)
            world = observer.state(position, seat, chance)
            assert game.view(world, seat) == view
            assert laws.broken_laws(game.rules, world, lifted=True) == []
            dealt += 1
            if position.ask is None or seat is None or seat != asked:
                continue
            other = observer.position(seat, chance)
            assert other.ask is not None
            assert view_ask(other.ask, "") == view_ask(position.ask, "")
            assert game.view(other.state, seat) == view
            assert laws.broken_laws(game.rules, other.base) == []
    return dealt


@pytest.mark.parametrize(
    "table", law_tables(2)[:: sampled(1, 2, "the same check at fewer tables and positions")], ids=str
)
def test_worlds_look_like_the_table(table: Table) -> None:
    assert check_worlds(play(game_for(*table), 6), 20) > 30


@pytest.mark.parametrize("table", tables(8)[:: sampled(1, 3, "every scenario is checked too")], ids=str)
def test_what_a_seat_is_sure_of_is_true(table: Table) -> None:
    assert check_truth(play(game_for(*table), 6).positions) > 500


def test_what_a_seat_is_sure_of_is_true_in_the_french_draft() -> None:
    assert sum(check_truth(play(pile_game(), seed).positions) for seed in range(2)) > 500


def test_worlds_of_the_french_draft() -> None:
    for seed in range(4):
        assert check_worlds(play(pile_game(), seed), 3) > 30


def test_several_cards_given_in_their_order_are_given_so_again() -> None:
    """A Cardinal gave four of six cards for a loan, then the Magistrate, who had them, was asked.

    By lot they come so once in 360 times.
    """
    seed = 460285
    game = Citadels(setup_for(wish_of(ALL, RANDOM, RANDOM, tuple(range(2, 9)), variants=True), seed // 2))
    picks: list[Pick] = []
    lots = policy_for(CITADELS, game, seed, "random")

    def policy(state: State, ask: Ask) -> Pick:
        picks.append(lots(state, ask))
        return picks[-1]

    playout(game, game.start(seed), policy)
    position, knowledge = Position[State].first(game, seed), None
    for pick in picks[:170]:
        knowledge = learned(game.rules, knowledge, position, 2)
        position = position.after(pick)
    knowledge = learned(game.rules, knowledge, position, 2)
    assert position.ask is not None
    assert (position.ask.seat, position.ask.kind) == (2, "confiscate")
    for number in range(10):
        world = sample_position(game, game.rules, knowledge, Randomness(number))
        assert game.view(world.state, 2) == game.view(position.state, 2)


@pytest.mark.parametrize(
    "table", tables(20)[:: sampled(1, 3, "the same check at fewer tables and positions")], ids=str
)
def test_equal_updates_and_chance_give_equal_worlds(table: Table) -> None:
    """Also where the knowledge was written down as JSON text, and read again."""
    game = game_for(*table)
    known: dict[int, Knowledge] = {}
    for number, position in enumerate(play(game, 2).positions):
        for seat in range(game.seats):
            known[seat] = learned(game.rules, known.get(seat), position, seat)
        if position.ask is None or number % 9:
            continue
        one = known[position.ask.seat]
        two = KNOWLEDGE.validate_json(KNOWLEDGE.dump_json(one))
        assert two == one
        worlds = [
            sample_position(game, game.rules, knowledge, Randomness(number)).base for knowledge in (one, two)
        ]
        assert dump_state(worlds[0]) == dump_state(worlds[1])


# Nothing contradicts what was seen ---------------------------------------------------------------------------


@dataclass
class Memory:
    """Where cards surely are, noted in the plainest way: in hands that lost nothing unseen, in the deck by place."""

    seat: int
    hands: dict[int, Counter[str]] = field(default_factory=dict[int, Counter[str]])
    deck: dict[int, str] = field(default_factory=dict[int, str])

    def tell(self, event: EventView, size: int) -> None:
        """Take note of ``event``; ``size`` is how many cards the deck has at last."""
        data = event.data
        seat, cards = data.get("seat"), data.get("cards")
        named = list(cards) if isinstance(cards, list) else []
        if event.kind == "hand_shown" and data["by"] == self.seat:
            self.hands[int(str(seat))] = Counter(map(str, named))
        elif event.kind == "cards_given" and data["from"] == self.seat:
            self.hands.setdefault(int(str(data["to"])), Counter()).update(map(str, named))
        elif event.kind in {"cards_given", "hands_swapped"}:
            for party in ("from", "to", "seat", "other"):
                self.hands.pop(int(str(data.get(party, -1))), None)
        elif event.kind == "cards_discarded" and seat == self.seat:
            self._bury(len(named))
            self.deck |= {at: str(card) for at, card in enumerate(named)}
        elif event.kind in {"cards_discarded", "card_tucked"}:
            self.hands.pop(int(str(seat)), None)
            self.deck.clear()
        elif event.kind in {"district_built", "district_confiscated"} and seat != self.seat:
            self.hands.get(int(str(seat)), Counter())[str(data["card"])] -= 1
        elif event.kind in {"card_kept", "card_rescued", "district_destroyed"}:
            self.deck.clear()
        self.deck = {at: card for at, card in self.deck.items() if at < size}

    def _bury(self, count: int) -> None:
        self.deck = {at + count: card for at, card in self.deck.items()}

    def contradicted(self, world: State) -> list[str]:
        """Name what is elsewhere in ``world``."""
        wrong = [
            f"hand {seat}" for seat, cards in self.hands.items() if +cards - Counter(world.players[seat].hand)
        ]
        return wrong + [f"deck {at}" for at, card in self.deck.items() if world.deck[at] != card]


def misdrafted(world: State, seat: int, seen: list[str], *, joined: bool) -> list[str]:
    """Name characters that lie where they cannot after what ``seat`` was offered (four or more players).

    ``joined``: who drafted last could also take what was laid away first.
    """
    seats = len(world.players)
    turn = (seat - world.leader) % seats
    wrong: list[str] = []
    for other, player in enumerate(world.players):
        place = (other - world.leader) % seats
        if other != seat and not (joined and place == seats - 1):
            wrong += [name for name in player.drafted if (name in seen) == (place < turn)]
    return wrong + [laid.character for laid in world.aside[:1] if not joined and laid.character in seen]


def test_nothing_contradicts_what_was_seen() -> None:
    """Ten worlds each from 200 positions of all sets, of a part of them on a push.

    Known cards lie where they are, characters as the draft went.
    """
    positions = worlds = remembered = drafts = 0
    for number, table in enumerate(
        sampled(tables(2), tables(8)[::2], "the same check at fewer tables and positions")
    ):
        game, seat = game_for(*table), number % table[2]
        memory, known, chance = Memory(seat), None, Randomness(number)
        for position in play(game, number).positions:
            known = learned(game.rules, known, position, seat)
            for event in seen_events(position, seat):
                memory.tell(event, len(position.state.deck))
            if chance.below(60):
                continue
            positions += 1
            state = position.state
            plain = table[2] > 3 and "theater" not in game.rules.deck and state.phase in {"turn", "call"}
            seen, joined = state.players[seat].seen, game.rules.script[-1][1] == "keep_last"
            remembered += sum(map(len, memory.hands.values())) + len(memory.deck)
            drafts += plain
            for _ in range(10):
                world = sample(game.rules, game.view(state, seat), known, chance)
                worlds += 1
                assert memory.contradicted(world) == []
                assert not plain or misdrafted(world, seat, seen, joined=joined) == []
    part = sampled(1, 6, "the same check at fewer tables and positions")
    assert positions >= 200 // part
    assert worlds >= 2000 // part
    assert remembered > 100 // part
    assert drafts > 50 // part


# The truth is not favoured -----------------------------------------------------------------------------------


def likeness(one: State, other: State, seat: int) -> int:
    """Count the hidden cards and characters that both worlds have in one hand, or at one place of the deck."""
    alike = sum(a == b for a, b in zip(one.deck, other.deck, strict=True))
    for at, (mine, theirs) in enumerate(zip(one.players, other.players, strict=True)):
        if at != seat:
            alike += (Counter(mine.hand) & Counter(theirs.hand)).total()
            alike += len(set(mine.drafted) & set(theirs.drafted))
    return alike


@pytest.mark.nightly("the other tests of the file compare the same worlds with the truth")
def test_no_card_stays_where_it_truly_lies_more_often_than_chance_says() -> None:
    """Worlds are as unlike the truth as they are unlike each other."""
    surplus: list[float] = []
    for number, table in enumerate(law_tables(4)):
        game, known, chance = game_for(*table), dict[int, Knowledge](), Randomness(number)
        for position in play(game, number + 50).positions:
            for seat in range(game.seats):
                known[seat] = learned(game.rules, known.get(seat), position, seat)
            if position.ask is None or position.picks or chance.below(25):
                continue
            seat, state = position.ask.seat, position.state
            view = game.view(state, seat)
            worlds = [sample(game.rules, view, known[seat], chance) for _ in range(8)]
            truth = [likeness(world, state, seat) for world in worlds]
            among = [
                likeness(one, other, seat) for at, one in enumerate(worlds) for other in worlds[at + 1 :]
            ]
            surplus.append(sum(truth) / len(truth) - sum(among) / len(among))
    assert len(surplus) > (sampled(300, 150, "the same check at fewer tables and positions"))
    mean = sum(surplus) / len(surplus)
    error = sqrt(sum((one - mean) ** 2 for one in surplus)) / len(surplus)
    assert mean < 3 * error, f"{mean:.3f} cards too many, give or take {error:.3f}"
    assert error < 0.2, "a card in five worlds that is kept where it lies would be found"


def test_a_seat_that_comes_late_knows_less_and_is_dealt_worlds_all_the_same() -> None:
    game = game_for("2016", "first_game", 5)
    positions: list[Position[State]] = play(game, 3).positions
    for position in positions[::7]:
        if position.ask is None:
            continue
        knowledge = learned(game.rules, None, position, position.ask.seat)
        world = sample_position(game, game.rules, knowledge, Randomness(1))
        assert game.view(world.state, position.ask.seat) == game.view(position.state, position.ask.seat)
