"""The scenario kit: set a table as the rule book would, act through asks, assert options and changes.

    def test_rank_8_may_not_touch_it(t: Scenario) -> None:
        t.table(Seat("warlord", gold=9), Seat("king", city="keep temple"), call="warlord")
        t.pick("ability", name="destroy")
        assert t.options() == ["destroy:seat=1,at=1,card=temple,cost=0", "cancel"]

The fixture ``t`` checks all laws when the test ends. See docs/adding-a-card.md.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import laws
from citadels.cards.loader import all_characters
from citadels.editions.edition import Edition, load_edition
from citadels.game import Citadels
from citadels.model.setup import SeatSetup, Setup
from citadels.model.state import Aside, Built, Mark, Player, Revealed, State
from citadels.model.view import View
from tabletop.ask import Pick, read_option
from tabletop.errors import Refusal
from tabletop.events import Facts
from tabletop.match import Step
from tabletop.position import Position
from tabletop.randomness import Randomness

Words = str | Sequence[str]
"""Ids, in a list or in one string with spaces between them."""


def words(text: Words) -> list[str]:
    """Return the ids in ``text``."""
    return text.split() if isinstance(text, str) else list(text)


class Seat:
    """A seat to be set: its characters this round (none: the kit deals one), gold, hand and city.

    ``city`` takes ids, or ``Built`` for a district with coins or cards on it.
    """

    def __init__(
        self, *characters: str, gold: int = 2, hand: Words = "", city: str | Sequence[str | Built] = ""
    ) -> None:
        self.characters = list(characters)
        self.gold = gold
        self.hand = words(hand)
        districts: Sequence[str | Built] = city.split() if isinstance(city, str) else city
        self.city = [Built(one, round=1) if isinstance(one, str) else one for one in districts]


class Who:
    """A seat of the scenario's table, as it stands now."""

    def __init__(self, scenario: "Scenario", seat: int) -> None:
        self._scenario = scenario
        self.seat = seat

    @property
    def _player(self) -> Player:
        return self._scenario.state.players[self.seat]

    @property
    def gold(self) -> int:
        """Its stash."""
        return self._player.gold

    @property
    def hand(self) -> list[str]:
        """Its hand."""
        return self._player.hand[:]

    @property
    def city(self) -> list[str]:
        """The ids of its districts."""
        return [built.card for built in self._player.city]

    @property
    def crown(self) -> bool:
        """Whether it holds the crown."""
        return self._scenario.state.crown == self.seat

    @property
    def asked(self) -> bool:
        """Whether the open ask is its."""
        ask = self._scenario.position.ask
        return ask is not None and ask.seat == self.seat

    @property
    def step(self) -> Step[View]:
        """What it was sent last."""
        return laws.step_of(self._scenario.position, self.seat)

    @property
    def view(self) -> View:
        """The table as it sees it."""
        return self.step.view

    def saw(self, kind: str) -> list[Facts]:
        """Return the facts of the events of ``kind`` that it was told since the last pick."""
        return [event.data for event in self.step.events if event.kind == kind]

    def points(self) -> dict[str, int]:
        """Return the lines of its final score; only when the game is over."""
        scores = self.view.scores or []
        return {
            part.cause: part.points for score in scores if score.seat == self.seat for part in score.parts
        }


class Scenario:
    """One table and what was done at it."""

    def __init__(self) -> None:
        self._positions: list[Position[State]] = []
        self._picks: list[Pick] = []

    # Setting the table ---------------------------------------------------------------------------------------

    def table(
        self,
        *seats: Seat,
        call: str = "",
        players: int = 4,
        deck: Words = "",
        crown: int = 0,
        marks: Sequence[Mark] = (),
        aside: Words = "",
        round_: int = 5,
        first: int | None = None,
        phase: str = "call",
        bottom: int | None = None,
        edition: str = "2016",
        city_size: int | None = None,
        in_game: Words = "",
    ) -> "list[Who]":
        """Set a table in the middle of a round and go to the first ask; return its seats.

        Seats that are not given are added, up to ``players``.
        ``call`` is the character that is called next (none: rank 1); lower ranks were called before.
        ``deck`` are the cards on top, the first to be drawn first. The rest of the box lies below, or only
        ``bottom`` cards of it; the others are then in the hand of the last seat, to be out of the way.
        ``aside`` are characters that nobody has; ``in_game`` names characters and unique districts that must be
        in the game though the scenario does not deal them; ``first`` completed its city first.
        """
        self.check_laws()
        seats += tuple(Seat() for _ in range(players - len(seats)))
        named = [call, *words(aside), *(name for seat in seats for name in seat.characters)]
        named += [mark.character for mark in marks] + [mark.card for mark in marks] + words(in_game)
        cards = [*words(deck), *words(in_game)]
        cards += [card for seat in seats for card in _cards(seat)]
        game = make_game(len(seats), named, cards, edition, city_size)
        state = _deal(game, seats, words(deck), bottom)
        state.phase, state.round, state.crown, state.leader = phase, round_, crown, crown
        state.finishers = [] if first is None else [first]
        state.rank = game.rules.characters[call].rank - 1 if call else 0
        _deal_characters(game, state, seats, words(aside))
        state.marks = list(marks)
        _call_lower_ranks(game, state)
        return self.start(game, state)

    def deal(self, players: int, seed: int = 1, crown: int | None = None) -> "list[Who]":
        """Deal a whole new game and go to the first ask; return its seats."""
        self.check_laws()
        game = Citadels(plain_setup(players, crown=crown))
        return self.start(game, game.start(seed))

    def start(self, game: Citadels, state: State) -> "list[Who]":
        """Go on from ``state``; it must be lawful."""
        assert game.broken_laws(state) == []
        self._positions = [Position[State].resumed(game, state, ())]
        self._picks = []
        return [Who(self, seat) for seat in range(len(state.players))]

    # Reading it ----------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position[State]:
        """Where the game stands."""
        return self._positions[-1]

    @property
    def state(self) -> State:
        """The true table; scenarios look, and never touch."""
        return self.position.state

    @property
    def kind(self) -> str:
        """The kind of the open ask, ``""`` when the game is over."""
        return self.position.ask.kind if self.position.ask else ""

    @property
    def asked(self) -> int | None:
        """The seat of the open ask, None when the game is over."""
        return self.position.ask.seat if self.position.ask else None

    @property
    def turn_of(self) -> str:
        """The character whose turn it is, ``""`` between turns."""
        return self.state.turn.character if self.state.turn else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.ask is None

    def options(self, verb: str = "") -> list[str]:
        """Return the ids of all options of the open ask, or of those with ``verb``."""
        ask = self.position.ask
        ids = list(ask.options) if ask else []
        return [text for text in ids if not verb or read_option(text).verb == verb]

    def view(self) -> View:
        """Return the table as a spectator sees it."""
        return laws.step_of(self.position, None).view

    def events(self, kind: str = "") -> list[Facts]:
        """Return the facts of the events since the last pick, of one ``kind`` if given, as all know them."""
        told = laws.step_of(self.position, None).events
        return [event.data for event in told if not kind or event.kind == kind]

    def kinds(self) -> list[str]:
        """Return the kinds of the events since the last pick, in order."""
        return [event.kind for event in self.position.events]

    def causes(self, kind: str) -> list[str]:
        """Return what caused the events of ``kind`` since the last pick."""
        return [event.cause for event in self.position.events if event.kind == kind]

    # Acting --------------------------------------------------------------------------------------------------

    def pick(self, verb: str, **args: str | int) -> None:
        """Pick the one option with ``verb`` and, among others, ``args``."""
        fit: list[str] = []
        for text in self.options(verb):
            view = read_option(text)
            if view.args.items() >= args.items():
                fit.append(text)
        assert len(fit) == 1, f"{verb} {args} fits {fit} of {self.kind}: {self.options()}"
        self.choose(fit[0])

    def choose(self, *ids: str) -> None:
        """Answer the open ask with these option ids."""
        self._positions.append(self.position.after(ids))
        self._picks.append(ids)

    def refuses(self, *ids: str) -> str:
        """Assert that ``ids`` is no legal answer; return the code of the refusal."""
        before = laws.game_of(self.position).dump(self.state)
        try:
            self.position.after(ids)
        except Refusal as refusal:
            assert laws.game_of(self.position).dump(self.state) == before
            return refusal.code
        raise AssertionError(f"{ids} was taken")

    def gather(self) -> None:
        """Take the gold of the turn."""
        self.pick("gather_gold")

    def end_turn(self) -> None:
        """End the turn, gathering gold first if that was not done."""
        if self.options("gather_gold"):
            self.gather()
        self.pick("end_turn")

    def until(self, character: str) -> None:
        """Let everybody gather gold and end the turn until it is the turn of ``character``."""
        while self.turn_of != character:
            assert self.turn_of, f"{character} had no turn this round"
            self.end_turn()

    def end_round(self) -> None:
        """Let everybody gather gold and end the turn until the round is over."""
        while self.turn_of:
            self.end_turn()

    # The laws ------------------------------------------------------------------------------------------------

    def check_laws(self) -> None:
        """Check all laws over everything that was done at the table."""
        if self._positions:
            laws.check_all(self._positions, self._picks)


# Setting the table, in parts ---------------------------------------------------------------------------------


def plain_setup(
    players: int, *, characters: str = "first_game", districts: str = "first_game", crown: int | None = None
) -> Setup:
    """Return a set-up with ``players`` people."""
    seats = [SeatSetup(name=f"P{seat}", player="human") for seat in range(players)]
    return Setup(characters=characters, districts=districts, seats=seats, crown=crown)


def make_game(
    seats: int,
    characters: Iterable[str],
    cards: Iterable[str],
    edition: str = "2016",
    city_size: int | None = None,
) -> Citadels:
    """Return a game that has these characters and cards, and the first set of the edition for the rest.

    Ids that are neither are passed over, so any mixture of names may be given.
    """
    box = load_edition(edition)
    chosen = _ranks(box, seats, set(characters))
    setup = plain_setup(seats).model_dump() | {"edition": edition, "city_size": city_size}
    setup |= {"characters": chosen, "districts": _uniques(box, set(cards))}
    return Citadels(Setup.model_validate(setup))


def _ranks(box: Edition, seats: int, wanted: set[str]) -> list[str]:
    """Return one character a rank: the wanted ones, else those of the edition's first set."""
    known = all_characters(box.edition)
    chosen = {known[name].rank: name for name in box.presets[0].characters}
    named = [name for name in wanted if name in known]
    assert len({known[name].rank for name in named}) == len(named), f"two of one rank in {sorted(named)}"
    chosen |= {known[name].rank: name for name in named}
    if seats in box.needs_nine and 9 not in chosen:
        nine = [name for name in box.characters if known[name].rank == 9]
        chosen[9] = next(name for name in nine if known[name].min_players <= seats)
    return [chosen[rank] for rank in sorted(chosen)]


def _uniques(box: Edition, wanted: set[str]) -> list[str]:
    """Return as many unique districts as the edition plays with, the wanted ones first."""
    names = dict.fromkeys([*sorted(wanted & set(box.every_unique)), *box.presets[0].districts])
    chosen: list[str] = []
    room = box.uniques_most
    for name in names:
        room -= box.copies.get(name, 1)
        if room >= 0:
            chosen.append(name)
    return chosen


def _cards(seat: Seat) -> list[str]:
    """Return every district card that lies before ``seat``."""
    return [*seat.hand, *(card for built in seat.city for card in (built.card, *built.tucked))]


def _deal(game: Citadels, seats: Sequence[Seat], top: list[str], bottom: int | None) -> State:
    """Return a state with the hands, cities and gold of ``seats``, and the rest of the box in the deck."""
    box = Counter(game.rules.deck)
    box.subtract(Counter(top))
    for seat in seats:
        box.subtract(Counter(_cards(seat)))
    missing = {card: -count for card, count in box.items() if count < 0}
    assert not missing, f"the box has not enough of {missing}"
    rest = [card for card in game.rules.deck if box[card] > 0 and not box.subtract([card])]
    Randomness(2016).shuffle(rest)
    players = [Player(seat.gold, list(seat.hand), list(seat.city)) for seat in seats]
    if bottom is not None:
        players[-1].hand += rest[bottom:]
        rest = rest[:bottom]
    issued = sum(player.gold + sum(built.coins for built in player.city) for player in players)
    deck = [*rest, *reversed(top)]
    size = game.rules.city_size
    return State(Randomness(2016), "call", 1, 0, 0, players, deck, issued=issued, city_size=size)


def _deal_characters(game: Citadels, state: State, seats: Sequence[Seat], aside: list[str]) -> None:
    """Deal the named characters, one each to seats without a name, the rest face up and face down."""
    for seat, player in zip(seats, state.players, strict=True):
        player.drafted = list(seat.characters)
    taken = {name for seat in seats for name in seat.characters} | set(aside)
    free = [name for name in _least_surprising(game, state.rank) if name not in taken]
    for player in state.players:
        if not player.drafted:
            player.drafted = [free.pop(0)]
        player.seen = list(player.drafted)
    ranks = game.rules.characters
    for name in [name for name in free if ranks[name].rank != 4][: game.rules.faceup]:
        free.remove(name)
        state.faceup.append(name)
    state.aside = [Aside(name, None) for name in (*aside, *free)]


def _least_surprising(game: Citadels, called: int) -> list[str]:
    """Return all characters: first those still to be called, then those whose mere turn changed nothing."""

    def surprise(name: str) -> tuple[bool, bool, int]:
        card = game.rules.characters[name]
        return card.rank <= called, bool(card.hooks & {"shields", "turn_started"}), card.rank

    return sorted(game.rules.characters, key=surprise)


def _call_lower_ranks(game: Citadels, state: State) -> None:
    """Note who answered when the lower ranks were called."""
    held = {name: seat for seat, player in enumerate(state.players) for name in player.drafted}
    killed = {mark.character for mark in state.marks if mark.kind == "kill"}
    for card in game.rules.ranks.values():
        if card.rank <= state.rank:
            if card.id in held and card.id not in killed:
                state.revealed.append(Revealed(card.id, held[card.id], held[card.id]))
            else:
                state.absent.append(card.id)
