"""Sets a table for a scenario: seats and tokens, the game that has all that is named, and its state.

A table that could not be is refused with a sentence that says what is wrong: :class:`TableError`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import combinations

from citadels.cards.loader import all_characters
from citadels.editions.edition import Edition, load_edition
from citadels.engine.flow import STEPS
from citadels.engine.table import Table
from citadels.game import Citadels
from citadels.model.setup import EditionId, Setup
from citadels.model.state import Aside, Built, Mark, Player, Revealed, State
from scenario_kit import TableError, Words, words
from tabletop.kernel.randomness import Randomness

HOLDER = -1
"""In a token: the seat that has the character whose token it is."""

TOKENS = {
    "kill": "assassin",
    "bewitch": "witch",
    "warrant": "magistrate",
    "rob": "thief",
    "threat": "blackmailer",
}
"""Which character lays which token."""


class Seat:
    """A seat to be set: its characters this round (none: the kit deals them), gold, hand and city.

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

    @property
    def cards(self) -> list[str]:
        """Every district card that lies before the seat."""
        return [*self.hand, *(card for built in self.city for card in (built.card, *built.tucked))]


# Tokens ------------------------------------------------------------------------------------------------------


def token(kind: str, character: str, by: int = HOLDER, *, real: bool = True) -> Mark:
    """Return one token; ``by`` is the seat that laid it, if not the one that has its character."""
    return Mark(kind, character, by, TOKENS[known(kind, TOKENS, "token")], real)


def kill(*victims: str) -> list[Mark]:
    """Return the Assassin's token."""
    return [token("kill", victim) for victim in victims]


def bewitch(victim: str) -> list[Mark]:
    """Return the Witch's token."""
    return [token("bewitch", victim)]


def rob(victim: str) -> list[Mark]:
    """Return the Thief's token."""
    return [token("rob", victim)]


def warrants(signed: str, *blanks: str) -> list[Mark]:
    """Return the Magistrate's tokens, the signed one first."""
    return [token("warrant", signed), *(token("warrant", name, real=False) for name in blanks)]


def threats(real: str, blank: str = "") -> list[Mark]:
    """Return the Blackmailer's tokens, the real one first."""
    return [token("threat", real), *([token("threat", blank, real=False)] if blank else [])]


def tokens_of(card: str, tokens: Sequence[Mark], kind: str = "") -> list[Mark]:
    """Return these tokens as those of another character, which may name their kind otherwise: a copy has its own."""
    return [one._replace(card=card, kind=kind or one.kind) for one in tokens]


# The game ----------------------------------------------------------------------------------------------------


def plain_setup(
    players: int,
    *,
    characters: str = "first_game",
    districts: str = "first_game",
    crown: int | None = None,
    edition: EditionId = "2016",
) -> Setup:
    """Return a set-up for ``players``."""
    return Setup(edition=edition, characters=characters, districts=districts, players=players, crown=crown)


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
    named = sorted(name for name in wanted if name in known)
    for one, other in combinations(named, 2):
        if known[one].rank == known[other].rank:
            raise TableError(f"two characters of one rank are in the game: {one} and {other}")
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


# The table ---------------------------------------------------------------------------------------------------


@dataclass
class Wish:
    """A table as a scenario asks for it; ``Scenario.table`` says what its parts mean."""

    seats: list[Seat]
    left_out: int
    call: str
    deck: list[str]
    crown: int
    marks: list[Mark]
    aside: list[str]
    round: int
    first: int | None
    last_round: bool
    phase: str
    bottom: int | None
    edition: str
    city_size: int | None
    in_game: list[str]


def set_table(wish: Wish) -> tuple[Citadels, State]:
    """Return the game and the state that ``wish`` asks for. Raises ``TableError``."""
    _check_names(wish)
    _check_seats(wish)
    _check_cities(wish)
    game = make_game(len(wish.seats), _named(wish), _cards(wish), wish.edition, wish.city_size)
    state = _deal(game, wish)
    state.phase, state.round, state.crown, state.leader = wish.phase, wish.round, wish.crown, wish.crown
    state.rank = game.rules.characters[wish.call].rank - 1 if wish.call else 0
    state.finishers = _finishers(wish, game, state)
    _deal_characters(game, state, wish)
    state.marks = [_laid(mark, state) for mark in wish.marks]
    _call_lower_ranks(game, state)
    return game, state


def known(name: str, names: Iterable[str], what: str, where: str = "") -> str:
    """Return ``name`` if it is one of ``names``; else say what was meant, perhaps."""
    every = list(names)
    if name in every:
        return name
    near = get_close_matches(name, every, 1, 0.5)
    hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(every)}"
    parted = "; spaces part the names" if "," in name else ""
    raise TableError(f'unknown {what} "{name}"{where}: {hint}{parted}')


def _named(wish: Wish) -> list[str]:
    """Return every character that the scenario names, and some other names."""
    named = [*wish.aside, *wish.in_game, *(name for seat in wish.seats for name in seat.characters)]
    named += [name for mark in wish.marks for name in (mark.character, mark.card)]
    return [*named, wish.call] if wish.call else named


def _cards(wish: Wish) -> list[str]:
    """Return every district that the scenario names, and some other names."""
    return [*wish.deck, *wish.in_game, *(card for seat in wish.seats for card in seat.cards)]


def _check_names(wish: Wish) -> None:
    """Refuse what nothing is called."""
    known(wish.edition, ("2016", "classic"), "edition")
    known(wish.phase, STEPS, "phase")
    box = load_edition(wish.edition)
    cards = [*(basic.id for basic in box.basic), *box.every_unique]
    people, box_name = box.every_character, f" in the {wish.edition} box"
    for number, seat in enumerate(wish.seats):
        for name in seat.characters:
            known(name, people, "character", f" of seat {number}{box_name}")
        for card in seat.cards:
            known(card, cards, "district", f" of seat {number}{box_name}")
    for name in [wish.call] if wish.call else []:
        known(name, people, "character", f" in call={box_name}")
    for name in wish.aside:
        known(name, people, "character", f" in aside={box_name}")
    for name in wish.deck:
        known(name, cards, "district", f" in deck={box_name}")
    for name in wish.in_game:
        known(name, [*people, *cards], "card", f" in in_game={box_name}")
    for mark in wish.marks:
        if mark.card in TOKENS.values():
            known(mark.kind, TOKENS, "token")
        known(mark.card, people, "character", f" of a token{box_name}")
        known(mark.character, people, "character", f" under a token{box_name}")


def _check_seats(wish: Wish) -> None:
    """Refuse impossible seats: too many, or with too few or too many characters."""
    players = len(wish.seats)
    if not 2 <= players <= 8:
        raise TableError(f"{players} seats, but 2 to 8 play")
    each = 2 if players < 4 else 1
    for number, seat in enumerate(wish.seats):
        if len(seat.characters) not in {0, each}:
            raise TableError(
                f"seat {number} has {len(seat.characters)} characters ({', '.join(seat.characters)}), "
                f"but with {players} players everybody has {each}"
            )
    held = Counter([*wish.aside, *(name for seat in wish.seats for name in seat.characters)])
    twice = [name for name, count in held.items() if count > 1]
    if twice:
        raise TableError(f"{twice[0]} is dealt twice")
    for what, seat in (("crown", wish.crown), ("first", wish.first)):
        if seat is not None and not 0 <= seat < players:
            raise TableError(f"{what}={seat}, but the seats are 0 to {players - 1}")


def _check_cities(wish: Wish) -> None:
    """Refuse cities that no rule could lead to."""
    named = {*_named(wish), *_cards(wish)}
    repeats = {"quarry", "wizard"} & named
    for number, seat in enumerate(wish.seats):
        standing = [built.card for built in seat.city]
        if "secret_vault" in standing:
            raise TableError(f"a secret_vault stands in the city of seat {number}, but it is never built")
        twice = [card for card, count in Counter(standing).items() if count > 1]
        if twice and not repeats:
            raise TableError(
                f'{twice[0]} stands twice in the city of seat {number}: that takes in_game="quarry" or "wizard"'
            )


def _finishers(wish: Wish, game: Citadels, state: State) -> list[int]:
    """Return who completed a city first: as said, else the only one that has; in the last round anybody."""
    if wish.first is not None:
        return [wish.first]
    table = Table(game.rules, state, None)
    complete = [seat for seat in range(len(wish.seats)) if table.completed(seat)]
    if len(complete) > 1:
        raise TableError(
            f"the cities of seats {complete} are complete: say who was first, first={complete[0]}"
        )
    if complete:
        return complete
    if wish.last_round and not wish.left_out:
        raise TableError("last_round needs a seat that is left out, to have been first; or say first=")
    return [len(wish.seats) - 1] if wish.last_round else []


def _laid(mark: Mark, state: State) -> Mark:
    """Return ``mark`` with the seat that laid it, which must have the character it belongs to."""
    holders = [seat for seat, player in enumerate(state.players) if mark.card in player.drafted]
    if not holders:
        raise TableError(
            f'nobody has the {mark.card}, whose token is on the {mark.character}: Seat("{mark.card}")'
        )
    if mark.by not in {HOLDER, *holders}:
        raise TableError(
            f"the token of the {mark.card} is laid by seat {mark.by}, but seat {holders[0]} has the card"
        )
    return mark._replace(by=holders[0])


def _deal(game: Citadels, wish: Wish) -> State:
    """Return a state with the hands, cities and gold of the seats, and the rest of the box in the deck."""
    box = Counter(game.rules.deck)
    box.subtract(Counter(wish.deck))
    for seat in wish.seats:
        box.subtract(Counter(seat.cards))
    missing = {card: -count for card, count in box.items() if count < 0}
    if missing:
        raise TableError(f"the box has not enough of these, by so many: {missing}")
    rest = [card for card in game.rules.deck if box[card] > 0 and not box.subtract([card])]
    Randomness(2016).shuffle(rest)
    players = [Player(seat.gold, list(seat.hand), list(seat.city)) for seat in wish.seats]
    if wish.bottom is not None:
        players[-1].hand += rest[wish.bottom :]
        rest = rest[: wish.bottom]
    issued = sum(player.gold + sum(built.coins for built in player.city) for player in players)
    deck = [*rest, *reversed(wish.deck)]
    size = game.rules.city_size
    return State(Randomness(2016), "call", 1, 0, 0, players, deck, issued=issued, city_size=size)


def _deal_characters(game: Citadels, state: State, wish: Wish) -> None:
    """Deal the named characters, others to seats without a name, the rest face up and face down."""
    each = 2 if len(wish.seats) < 4 else 1
    taken = {name for seat in wish.seats for name in seat.characters} | set(wish.aside)
    free = [name for name in _least_surprising(game, state.rank) if name not in taken]
    for seat, player in zip(wish.seats, state.players, strict=True):
        player.drafted = list(seat.characters)
        while len(player.drafted) < each:
            player.drafted.append(free.pop(0))
        player.seen = list(player.drafted)
    ranks = game.rules.characters
    free.sort(key=lambda name: ranks[name].rank)
    for name in [name for name in free if ranks[name].rank != 4][: game.rules.faceup]:
        free.remove(name)
        state.faceup.append(name)
    state.aside = [Aside(name, None) for name in (*wish.aside, *free)]


def _least_surprising(game: Citadels, called: int) -> list[str]:
    """Return all characters: first those still to be called, then those whose mere turn changed nothing."""

    def surprise(name: str) -> tuple[bool, bool, int]:
        card = game.rules.characters[name]
        return card.rank <= called, bool(card.powers & {"protects_city", "turn_started"}), -card.rank

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
