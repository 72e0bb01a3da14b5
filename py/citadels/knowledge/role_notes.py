"""Tracks which seat may hold which character this round, from the draft that one seat watched and the calls."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from citadels.engine.rules import DraftVerb, Rules
from citadels.knowledge.card_notes import hand_of, number, word
from citadels.knowledge.piles import Piles
from citadels.model.view import View
from tabletop.kernel.events import EventView

POOL = "pool"
"""The characters still to be drafted."""

FOUR, THREE = "four", "three"
"""The piles of the French draft of two."""

SHELTERS = "owner_silenced"
"""The power of a district to give a silenced character of its owner a turn: then all see who holds that character."""

_MOVES = {
    "district_built": [("", "seat", "card")],
    "district_confiscated": [("", "to", "card")],
    "district_destroyed": [("seat", "", "card")],
    "district_seized": [("seat", "by", "card")],
    "districts_exchanged": [("seat", "other", "card"), ("other", "seat", "for")],
}
"""Whose city a district leaves and comes to in an event, and which it is, as names of the event's facts."""


@dataclass(slots=True)
class Laid:
    """A character discarded face down: its own pile, and the seat that discarded it (None: at random)."""

    pile: str
    seat: int | None


@dataclass(slots=True)
class Token:
    """A token of the character ``card``, put on ``character`` by a seat; ``blank``: it was unmasked and is not real."""

    kind: str
    character: str
    by: int
    card: str
    blank: bool = False


@dataclass(slots=True)
class RoleNotes:
    """What ``seat`` (None: a spectator) knows of a round's characters after some events.

    ``mine`` are its own characters, ``at`` is the place in the draft's script, ``laid`` are the discarded characters in
    order, ``tokens`` the tokens on characters. ``offers`` are the characters that the seat could choose from, by place
    in the script; ``seen`` are all that it was ever offered; ``swapped``: characters changed hands after the draft.
    ``shelters`` are the seats, each with a district of its city, that gives a silenced character a turn.

    In the French draft of two, ``taker`` is the seat that chooses, from the pile ``source``; ``unread`` are the
    characters discarded from a pile that is not known yet.
    """

    seat: int | None
    piles: Piles = field(default_factory=Piles)
    mine: list[str] = field(default_factory=list[str])
    leader: int = 0
    at: int = 0
    laid: list[Laid] = field(default_factory=list[Laid])
    tokens: list[Token] = field(default_factory=list[Token])
    unread: list[str] = field(default_factory=list[str])
    taker: int | None = None
    source: str = POOL
    names: int = 0
    offers: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    swapped: bool = False
    seen: list[str] = field(default_factory=list[str])
    shelters: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    def copy(self) -> "RoleNotes":
        """Return independent equal notes."""
        return RoleNotes(
            self.seat,
            self.piles.copy(),
            self.mine[:],
            self.leader,
            self.at,
            [Laid(one.pile, one.seat) for one in self.laid],
            [Token(one.kind, one.character, one.by, one.card, one.blank) for one in self.tokens],
            self.unread[:],
            self.taker,
            self.source,
            self.names,
            dict(self.offers),
            self.swapped,
            self.seen[:],
            self.shelters[:],
        )

    @classmethod
    def of(cls, view: View, rules: Rules) -> "RoleNotes":
        """Return the notes of a seat that has only seen ``view``."""
        notes = cls(view.seat, mine=view.mine[:], leader=view.leader, shelters=shelters_of(rules, view))
        if not view.round:
            return notes
        known = {one.character for one in view.characters if one.fate in {"faceup", "revealed"}}
        hidden = [name for name in sorted(rules.characters) if name not in known and name not in view.mine]
        others = [seat for seat in view.seats if seat.seat != view.seat]
        sizes = {hand_of(seat.seat): seat.drafted for seat in others}
        notes.laid = [Laid(notes._new(), None) for _ in range(view.facedown)]
        sizes |= {one.pile: 1 for one in notes.laid}
        sizes[POOL] = len(hidden) - sum(sizes.values())
        notes.piles = Piles.of(sizes, hidden)
        drafted = sum(seat.drafted + len(seat.characters) for seat in view.seats)
        notes.at = _place(rules, drafted, view)
        notes.tokens = [Token(mark.kind, mark.character, mark.by, mark.card) for mark in view.marks]
        # One that came in this round may have come after the call.
        standing = [
            (seat, card)
            for seat, card in notes.shelters
            if all(built.round < view.round for built in view.seats[seat].city if built.card == card)
        ]
        for one in view.characters:
            if one.fate == "absent":
                notes._unanswered(rules, one.character, standing)
        if french(rules) and view.phase == "draft" and not drafted:
            notes._split()
        return notes

    def join(self) -> None:
        """Note that the character discarded first is in the pool, since the last drafter is choosing."""
        self.piles.rename(self.laid.pop(0).pile, POOL)

    def homes(self) -> dict[str, set[str]]:
        """Return, for each face-down character, the piles where it may be."""
        piles = self.piles
        open_to_all = {pile for pile, room in piles.room.items() if room}
        homes = {name: open_to_all for name, count in piles.unseen.items() if count}
        return homes | {
            trace.card: {*trace.piles, *(open_to_all if trace.free else ())} for trace in piles.traces
        }

    # What is told --------------------------------------------------------------------------------------------

    def tell(self, rules: Rules, event: EventView, mine: Sequence[str]) -> None:
        """Update the notes by ``event``; ``mine`` are the seat's own characters now, even if the event is older."""
        kind = event.kind
        self._moved(rules, event)
        if kind == "round_started":
            self._begin(rules, event)
        elif kind == "character_removed":
            self.piles.take(word(event, "character"), POOL)
        elif kind == "character_laid_away":
            self._laid_away(rules, event)
        elif kind == "character_drafted":
            self._drafted(rules, event)
        elif kind == "characters_swapped":
            self._swapped(event, mine)
        elif kind == "character_revealed":
            self._revealed(event)
        elif kind == "nobody_answered":
            self._unanswered(rules, word(event, "character"), self.shelters)
        elif kind == "character_named":
            kind, named = word(event, "kind"), word(event, "character")
            self.tokens.append(Token(kind, named, number(event, "seat"), event.cause))
        elif kind == "mark_unmasked":
            self._unmasked(event)

    def _unmasked(self, event: EventView) -> None:
        """Note that a token is blank, or that the others placed with it are."""
        named = word(event, "character")
        group = {
            token.by
            for token in self.tokens
            if token.character == named and token.kind == word(event, "kind")
        }
        for token in self.tokens:
            if token.kind == word(event, "kind") and token.by in group:
                token.blank |= (token.character == named) != bool(event.data.get("real"))

    def offered(self, rules: Rules, names: Sequence[str]) -> None:
        """Note an offer: these are all in the pool, for the last drafter with the character discarded first."""
        self._saw(names)
        if self._verb(rules) == "keep_last" and self.laid:
            self._among(names, [POOL, self.laid[0].pile])
        else:
            self.piles.look(POOL, names)

    def shown_pile(self, names: Sequence[str], fresh: Sequence[EventView]) -> None:
        """Note ``names``, the seat's own pile in the French draft; ``fresh`` are the events since the draft began.

        The leader sees the pile of four, and the other pile if it takes that. The other player gets the pile that is
        left. If that is the three, the leader has discarded two, and the character discarded first goes with the three.
        """
        self._saw(names)
        if self.seat == self.leader:
            taken = FOUR if self.piles.room.get(FOUR) or set(names) <= set(self.piles.sure(FOUR)) else THREE
            self.piles.look(taken, names)
            return
        laid = sum(event.kind == "character_laid_away" for event in fresh)
        if laid == 1:
            self.piles.look(FOUR, names)
        else:
            self._among(names, [THREE, self.laid[0].pile])

    def _saw(self, names: Sequence[str]) -> None:
        self.offers[self.at] = list(names)
        self.seen += [name for name in names if name not in self.seen]

    def _among(self, names: Sequence[str], piles: Sequence[str]) -> None:
        """Note that ``piles`` together hold exactly ``names``."""
        rest = [pile for pile in self.piles.sizes if pile not in piles]
        for name in sorted({*self.piles.unseen, *(trace.card for trace in self.piles.traces)}):
            self.piles.deny(name, rest if name in names else piles)
        for pile in piles:
            self.piles.room[pile] = 0

    def _begin(self, rules: Rules, event: EventView) -> None:
        self.piles = Piles.of({POOL: len(rules.characters)}, sorted(rules.characters))
        self.leader, self.at, self.names = number(event, "crown"), 0, 0
        self.offers, self.swapped, self.seen = {}, False, []
        self.mine, self.laid, self.tokens, self.unread = [], [], [], []
        self.taker, self.source = None, POOL

    def _laid_away(self, rules: Rules, event: EventView) -> None:
        name = word(event, "character")
        verb = self._verb(rules)
        if not self.laid and not self.at and verb != "piles":
            self._lay(POOL, name, None)
        elif verb == "piles":
            if self.laid:
                self.unread.append(name)
            else:
                self._lay(POOL, name, None)
                self._split()
        else:
            by_lot = verb != "discard"
            seat = None if by_lot else (self.leader + rules.script[self.at][0]) % rules.seats
            self._lay(POOL, name, seat)
            self.at += verb in {"discard", "toss"}

    def _lay(self, source: str, name: str, seat: int | None) -> None:
        """Note that a character of ``source`` was discarded; ``name`` if it was told."""
        pile = self._new()
        if name:
            self.piles.take(name, source)
            self.piles.put(name, pile)
        else:
            self.piles.move(source, pile, 1)
        self.laid.append(Laid(pile, seat))

    def _split(self) -> None:
        """Note that the pool was shuffled and split into two piles."""
        self.piles.move(POOL, FOUR, 4)
        self.piles.rename(POOL, THREE)

    def _drafted(self, rules: Rules, event: EventView) -> None:
        seat, name, verb = number(event, "seat"), word(event, "character"), self._verb(rules)
        if verb == "piles":
            self._turn_to(seat)
        elif verb == "keep_last":
            self.join()
        if seat == self.seat:
            self.piles.take(name, self.source)
            self.mine.append(name)
        else:
            self.piles.move(self.source, hand_of(seat), 1)
        done = verb != "piles" or not any(self.piles.sizes.get(pile) for pile in (FOUR, THREE))
        self.at += done
        if done:
            self.source = POOL

    def _turn_to(self, seat: int) -> None:
        """Find out which pile ``seat`` has (French draft), and note the characters of it that it discarded.

        The seat that takes the four discards two of them; the character discarded first goes with the three.
        """
        if self.taker is None:
            self.source = FOUR if len(self.unread) == 2 else THREE
            if self.source == FOUR:
                self.piles.rename(self.laid.pop(0).pile, THREE)
        elif self.taker != seat:
            self.source = THREE if self.source == FOUR else FOUR
        self.taker = seat
        for name in self.unread:
            self._lay(self.source, name, seat)
        self.unread = []

    def _swapped(self, event: EventView, mine: Sequence[str]) -> None:
        self.swapped = True
        seats = number(event, "seat"), number(event, "other")
        if self.seat not in seats:
            self.piles.mingle(hand_of(seats[0]), hand_of(seats[1]))
            return
        other = seats[0] if seats[1] == self.seat else seats[1]
        gained = word(event, "character")
        lost = next((name for name in self.mine if name not in mine), "")
        self.piles.take(gained, hand_of(other))
        if lost:
            self.mine.remove(lost)
            self.piles.put(lost, hand_of(other))
        self.mine.append(gained)

    def _revealed(self, event: EventView) -> None:
        seat = number(event, "seat")
        if seat != self.seat:
            self.piles.take(word(event, "character"), hand_of(seat))

    def _unanswered(self, rules: Rules, name: str, shelters: Sequence[tuple[int, str]]) -> None:
        """Note that no seat holds ``name``.

        If a token may silence its holder, only that no seat of ``shelters`` does.
        """
        hands = [pile for pile in self.piles.sizes if pile.startswith("hand ")]
        if any(silences(rules, token.card) for token in self.tokens if token.character == name):
            hands = [pile for pile in hands if pile in {hand_of(seat) for seat, _ in shelters}]
        if hands:
            self.piles.deny(name, hands)

    def _moved(self, rules: Rules, event: EventView) -> None:
        """Note that a district left a city, or came to one."""
        for before, after, card in _MOVES.get(event.kind, ()):
            district = word(event, card)
            if district not in rules.districts_with.get(SHELTERS, ()):
                continue
            if before:
                self.shelters.remove((number(event, before), district))
            if after:
                self.shelters.append((number(event, after), district))

    def _verb(self, rules: Rules) -> DraftVerb | None:
        """Return what the draft's script says next, None after its end."""
        return rules.script[self.at][1] if self.at < len(rules.script) else None

    def _new(self) -> str:
        self.names += 1
        return f"aside {self.names}"


def silences(rules: Rules, card: str) -> bool:
    """Whether a token of the character ``card`` may silence the holder of the character under it."""
    return "marked_called" in rules.characters[card].powers


def shelters_of(rules: Rules, view: View) -> list[tuple[int, str]]:
    """Return each seat with each district of its city that gives a silenced character a turn."""
    cards = rules.districts_with.get(SHELTERS, ())
    return [(seat.seat, built.card) for seat in view.seats for built in seat.city if built.card in cards]


def french(rules: Rules) -> bool:
    """Whether two players draft from piles."""
    return any(verb == "piles" for _, verb in rules.script)


def _place(rules: Rules, drafted: int, view: View) -> int:
    """Return the place in the draft's script at which that number of characters is ``drafted``."""
    verbs = [verb for _, verb in rules.script]
    if view.phase != "draft":
        return len(verbs)
    fits = [
        at for at in range(len(verbs) + 1) if sum(verb.startswith("keep") for verb in verbs[:at]) == drafted
    ]
    laid = [at for at in fits if sum(verb in {"discard", "toss"} for verb in verbs[:at]) == view.facedown - 1]
    return (laid or fits)[0]
