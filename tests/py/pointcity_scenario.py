"""Defines the scenario kit of Point City: set a table in words, act through asks, assert options and changes.

    def test_overpaying_with_a_double(t: Scenario) -> None:
        me, _ = t.table(Seat(hand="2energy"), market="civic/3energy energy")
        t.take(0, 1)
        assert me.hand == []

A card that shows resources is written ``energy`` or ``2energy``, a starting card ``start``. A building is an id, or
what it gives and costs: ``energy/economy+ecology``, ``energy2/3industry`` (two points), ``civic/3industry``,
``4/2community+2energy``. After ``~`` it is that card showing its resources. The fixture ``t`` checks all laws when the
test ends.
"""

import re
from dataclasses import dataclass, field

import pointcity_laws
from pointcity.cards.box import CARDS, NUMBERS, TWO_SIDED
from pointcity.cards.card import ALL_RESOURCES, CIVIC, JOKER, RESOURCES, Card
from pointcity.engine.rules import CELLS, SIDE, Rules
from pointcity.game import PointCity
from pointcity.model.setup import Setup
from pointcity.model.state import EMPTY, Player, State
from pointcity.model.view import View
from pointcity_games import plain_setup
from scenario_kit import AnyScenario, AnyWho, TableError, Words, words
from tabletop.kernel.ask import option

BUILDING = re.compile(r"([a-z]*)(\d*)/([a-z0-9+]+)")
ANY = "any"
"""In a market: some resource card of one symbol."""


@dataclass
class Seat:
    """What lies before a seat: unspent resource cards, buildings, tokens."""

    hand: Words = ""
    city: Words = ""
    tokens: Words = ""


class Who(AnyWho[State, View]):
    """A seat of the scenario's table, as it stands now."""

    @property
    def _player(self) -> Player:
        return self.scenario.state.players[self.seat]

    @property
    def hand(self) -> list[str]:
        """Its unspent resource cards, in words and in order."""
        return [side(CARDS[number]) for number in sorted(self._player.hand, key=_by_side)]

    @property
    def city(self) -> list[str]:
        """Its buildings by name."""
        return [CARDS[number].name for number in self._player.city]

    @property
    def tokens(self) -> list[str]:
        """Its tokens."""
        return self._player.tokens[:]

    def points(self) -> dict[str, int]:
        """Return the lines of its final score; only when the game is over."""
        scores = self.view.scores or []
        return {
            part.cause: part.points for score in scores if score.seat == self.seat for part in score.parts
        }


class Scenario(AnyScenario[State, View]):
    """One table and what was done at it."""

    def table(
        self,
        *seats: Seat,
        market: Words = "",
        deck: Words = "",
        tokens: Words = "",
        turn: int | None = None,
        automa: str = "",
        its: Seat | None = None,
    ) -> list[Who]:
        """Set a table at the beginning of a turn of seat 0; return its seats.

        ``market`` are its cells in reading order, the rest resources; ``deck`` what lies on top, the first to be
        drawn first; ``tokens`` those to be had, in order, the rest any; ``turn`` how many turns are over (all but
        six, if not said; in the last ones the deck has cards of tier 3 only). One seat plays against the automa,
        which has ``its`` cards, and others to make up their number. Raises ``TableError``.
        """
        self.check_laws()
        rules = PointCity(plain_setup(len(seats), automa=automa)).rules
        over = rules.turns - 6 if turn is None else turn
        first = -over % rules.seats
        named = [word.removeprefix("~") for word in (*words(market), *words(deck))]
        named += [word for seat in [*seats, its or Seat()] for word in words(seat.city)]
        box = _Box(rules, over, [word for word in named if "/" in word or word in NUMBERS])
        setup = Setup.model_validate(rules.setup.model_dump() | {"first": first})
        cells = [*words(market), *[ANY] * CELLS][:CELLS]
        built = [("/" in word or word in NUMBERS) and word[0] != "~" for word in cells]
        players = [box.player(seat) for seat in seats]
        machine = box.player(its or Seat()) if rules.solo else None
        lying = [box.card(word.removeprefix("~")) for word in cells]
        top = box.top([word.removeprefix("~") for word in words(deck)])
        laid = [
            *words(tokens),
            *(name for name in rules.tokens if name not in box.tokens | set(words(tokens))),
        ]
        state = State(
            phase="begin",
            turn=over,
            first=first,
            players=players,
            deck=[*box.rest_of_deck(len(top)), *top],
            market=lying,
            built=built,
            tokens=laid[: rules.size.tokens - len(box.tokens)],
            automa=machine,
        )
        if machine is not None:
            machine.hand += box.others(over - len(machine.hand) - len(machine.city))
            state.column, state.row = over // 2 % SIDE, (1 + over // 2 // SIDE) % SIDE
        state.discard = box.others(None)
        return self.start(PointCity(setup), state)

    def deal(self, players: int, seed: int = 1, *, automa: str = "") -> list[Who]:
        """Deal a whole new game; return its seats."""
        self.check_laws()
        game = PointCity(plain_setup(players, automa=automa))
        return self.start(game, game.start(seed))

    def start(self, game: PointCity, state: State) -> list[Who]:
        """Go on from ``state``; it must be lawful."""
        self.begin(game, state)
        return [Who(self, seat) for seat in range(len(state.players))]

    # Reading it ----------------------------------------------------------------------------------------------

    @property
    def market(self) -> list[str]:
        """The cells in words: ``2energy``, a building's name, ``""`` where nothing lies."""
        return [self.cell(cell) for cell in range(CELLS)]

    def cell(self, cell: int) -> str:
        """One cell in words."""
        number = self.state.market[cell]
        if number == EMPTY:
            return ""
        return CARDS[number].name if self.state.built[cell] else side(CARDS[number])

    @property
    def firsts(self) -> list[int]:
        """The cells that may be taken first, or now."""
        return [int(at) for at in self.offered("cell", "take")]

    # Acting --------------------------------------------------------------------------------------------------

    def take(self, first: int, second: int) -> None:
        """Take two cells."""
        self.pick("take", cell=first)
        self.pick("take", cell=second)

    def flip(self, cell: int) -> None:
        """Use the free flip."""
        self.pick("flip")
        self.pick("flip_cell", cell=cell)

    def draw(self) -> None:
        """Draw two cards from the deck."""
        self.pick("draw")

    def token(self, name: str) -> None:
        """Choose a token."""
        self.choose(option("token", token=name))

    def check_all(self) -> None:
        """Check every law of Point City."""
        pointcity_laws.check_all(self.positions, self.picks)


# Words for cards ---------------------------------------------------------------------------------------------


def side(card: Card) -> str:
    """Return the resource side of a card in words."""
    return f"{'' if card.amount == 1 else card.amount}{ALL_RESOURCES[card.resource]}"


def _by_side(number: int) -> tuple[int, int]:
    return CARDS[number].resource, CARDS[number].amount


def _fits(card: Card, word: str) -> bool:
    """Whether ``word`` speaks of ``card``."""
    if word == card.id:
        return True
    if building := BUILDING.fullmatch(word):
        gives, points, cost = building.groups()
        given = CIVIC if card.civic else RESOURCES[card.gives] if card.gives is not None else ""
        wanted: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        for part in cost.split("+"):
            name = part.lstrip("123456789")
            wanted[name] = int(part.removesuffix(name) or 1)
        return (given, card.points, card.cost) == (gives, int(points or 0), tuple(wanted.values()))
    if word == ANY:
        return card.amount == 1 and card.resource != JOKER
    return word == side(card)


@dataclass
class _Box:
    """The cards that are not on the table yet."""

    rules: Rules
    turn: int
    buildings: list[str]
    """Words for buildings: no card that fits one of them is dealt as a resource."""
    left: list[int] = field(default_factory=lambda: list(TWO_SIDED))
    tokens: set[str] = field(default_factory=set[str])
    starting: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.starting = list(self.rules.starting)
        # The deck's own cards are put aside first: of each tier, from the bottom, as many as lie there now.
        deck = max(self.rules.deck - 2 * self.turn, 0)
        self.tiers: list[int] = []
        for tier, count in reversed(list(enumerate(self.rules.size.tiers, 1))):
            self.tiers += [tier] * min(count, deck - len(self.tiers))
        self.outside = {
            tier: count - self.tiers.count(tier) for tier, count in enumerate(self.rules.size.tiers, 1)
        }

    def _named(self, number: int) -> bool:
        return any(_fits(CARDS[number], word) for word in self.buildings)

    def player(self, seat: Seat) -> Player:
        """Return what lies before ``seat``."""
        names = words(seat.tokens)
        self.tokens |= set(names)
        return Player(
            [self.card(word) for word in words(seat.hand)],
            [self.card(word) for word in words(seat.city)],
            names,
        )

    def card(self, word: str) -> int:
        """Take a card out of the box that is not the deck's."""
        if word == "start":
            return self.starting.pop(0)
        fit = [number for number in self.left if _fits(CARDS[number], word)]
        if word not in self.buildings:
            fit = [n for n in fit if not self._named(n)]
        for number in fit:
            if self.outside[CARDS[number].tier]:
                self.outside[CARDS[number].tier] -= 1
                self.left.remove(number)
                return number
        raise TableError(f"no card is left for {word!r}" if fit else f"no card is {word!r}")

    def top(self, wanted: list[str]) -> list[int]:
        """Return the top of the deck, its end first to be drawn."""
        if len(wanted) > len(self.tiers):
            raise TableError(f"the deck has {len(self.tiers)} cards after turn {self.turn}")
        found: list[int] = []
        for at, word in enumerate(wanted):
            tier = self.tiers[-1 - at]
            fit = [n for n in self.left if CARDS[n].tier == tier and _fits(CARDS[n], word)]
            if word not in self.buildings:
                fit = [n for n in fit if not self._named(n)]
            if not fit:
                raise TableError(f"no card of tier {tier}, which is on top, is {word!r}")
            self.left.remove(fit[-1])
            found.insert(0, fit[-1])
        return found

    def rest_of_deck(self, top: int) -> list[int]:
        """Return what lies under the ``top`` cards."""
        rest: list[int] = []
        for tier in self.tiers[: len(self.tiers) - top]:
            number = next(n for n in reversed(self.left) if CARDS[n].tier == tier and not self._named(n))
            self.left.remove(number)
            rest.append(number)
        return rest

    def others(self, count: int | None) -> list[int]:
        """Return ``count`` of the cards that are to be somewhere (None: all of them)."""
        found: list[int] = []
        for tier, many in self.outside.items():
            some = many if count is None else min(many, count - len(found))
            fit = [number for number in self.left if CARDS[number].tier == tier]
            taken = sorted(fit, key=lambda number: CARDS[number].resource == JOKER)[:some]
            self.outside[tier] -= len(taken)
            self.left = [number for number in self.left if number not in taken]
            found += taken
        return found + (self.starting if count is None else [])
