"""Computes exactly how likely each seat drafted each character, over all possible drafts.

A draft discards and takes one character after the other, so it is a path through sets of gone characters. There are few
such sets (nine characters at most). So dynamic programming computes the weight of all continuations of each set once,
backwards; a draft is then sampled forwards, place by place. A path must agree with the offers that the observer saw,
with the characters revealed since, and with the characters that no seat answered to.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import NamedTuple

from citadels.engine.rules import DraftVerb, Rules
from citadels.knowledge.build_state import Dealt, evenly
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.pair_belief import Pairs
from citadels.knowledge.role_notes import POOL, RoleNotes, french
from tabletop.kernel.randomness import Randomness

Liking = Callable[[int, str, DraftVerb], float]
"""The utility for a seat of taking, or discarding, a character; the weight of that choice is e to the utility."""

Shown = Mapping[int, Sequence[str]]
"""The characters that other seats have revealed."""


class _Place(NamedTuple):
    """A place of the draft: the pile that a character went to, the seat that chose it (None: chance), and the verb.

    ``mine`` is the character if the observer took it, else ``""``. ``offer`` is what could be chosen, None if the
    observer did not see it. A discarded character that comes back for the last drafter goes to the pile ``""``.
    """

    pile: str
    seat: int | None
    verb: DraftVerb
    mine: str
    offer: frozenset[str] | None


class _Gone(NamedTuple):
    """Bit sets over ``_Draft.names``: ``names`` are gone for good, ``held`` comes back for the last drafter."""

    names: int
    held: int

    def without(self, place: _Place, bit: int) -> "_Gone":
        """Return what is gone after the character of ``bit`` was chosen at ``place``."""
        if not place.pile and not place.mine:
            return _Gone(self.names, bit)
        names = self.names if place.mine else self.names | bit
        return _Gone(names, 0 if place.verb == "keep_last" else self.held)


_NONE = _Gone(0, 0)


class DraftBelief:
    """What an observer believes of the draft at one decision; a :data:`~citadels.knowledge.build_state.DealRoles`."""

    def __init__(self, rules: Rules, liking: Liking, shown: Shown) -> None:
        self.rules = rules
        self.liking = liking
        self.shown = shown
        self._read: _Draft | Pairs | None = None

    def __call__(self, roles: RoleNotes, chance: Randomness) -> Dealt:
        """Deal the characters by this belief; ``roles`` must be the same at every call.

        Deals without preferences where there is no belief: characters have changed hands since, the French draft still
        runs, or no draft fits.
        """
        draft = self._draft(roles)
        return draft.deal(chance) if draft is not None else evenly(roles, chance)

    def likelihood(self, roles: RoleNotes, dealt: Dealt) -> float:
        """Return the probability of ``dealt``, each pile in the order of the draft.

        0 without a belief or in a French draft.
        """
        draft = self._draft(roles)
        return draft.likelihood(dealt) if isinstance(draft, _Draft) else 0.0

    def shares(self, roles: RoleNotes) -> dict[tuple[str, str], float] | None:
        """Return the probability of each character in each pile, of hands only for a French draft.

        None without a belief.
        """
        draft = self._draft(roles)
        return draft.shares() if draft is not None else None

    def _draft(self, roles: RoleNotes) -> "_Draft | Pairs | None":
        """Return the draft that ``roles`` describe; None without a belief."""
        piles = french(self.rules)
        if (
            roles.swapped
            or (piles and roles.at < len(self.rules.script))
            or not _by_script(self.rules, roles)
        ):
            return None
        if self._read is None:
            self._read = (_pairs if piles else _Draft)(self.rules, roles, self.liking, self.shown)
        return self._read if self._read.possible else None


def _by_script(rules: Rules, roles: RoleNotes) -> bool:
    """Whether the numbers of discarded and of own characters fit the script.

    In a position made by hand they may not.
    """
    script = rules.script[: roles.at]
    mine = sum(
        1 if verb.startswith("keep") else 2
        for offset, verb in script
        if verb == "piles"
        or (verb.startswith("keep") and (roles.leader + offset) % rules.seats == roles.seat)
    )
    away = sum(verb in {"toss", "discard"} for _, verb in script)
    return (roles.seat is None or len(roles.mine) == mine) and (not away or len(roles.laid) > away)


def _pairs(rules: Rules, roles: RoleNotes, liking: Liking, shown: Shown) -> Pairs:
    held = [name for names in shown.values() for name in names]
    return Pairs(rules.characters, roles, lambda seat, name: liking(seat, name, "piles"), held)


class _Ways(NamedTuple):
    """The possible characters of a place: ``each`` bit with its weight times that of all continuations; their sum."""

    each: list[tuple[int, float]]
    total: float


@dataclass(slots=True)
class _Choice:
    """A place of the draft with what its choice is weighed by; ``known`` has its ways by what is gone."""

    place: _Place
    fits: int
    """The bits of the characters that fit there."""
    wants: dict[int, float]
    """The weight of each bit for the player who chose there; empty where the observer did, or chance."""
    theirs: float
    """The weight, for that player, of what the observer took there or later."""
    offer: int | None
    """The bits of the offer without what the observer took; None if the observer did not see it, -1 if impossible."""
    known: dict[_Gone, _Ways] = field(default_factory=dict[_Gone, _Ways])


class _Draft:
    """A draft: its places, the choice at each, and the weight of all continuations by place and by what is gone."""

    def __init__(self, rules: Rules, roles: RoleNotes, liking: Liking, shown: Shown) -> None:
        homes = roles.homes()
        self.shown = {name: hand_of(seat) for seat, names in shown.items() for name in names}
        homes |= {name: {pile} for name, pile in self.shown.items()}
        self.names = sorted(homes)
        self.bits = {name: 1 << at for at, name in enumerate(self.names)}
        self.left = roles.piles.sizes.get(POOL, 0)
        self.pooled = self._mask(name for name in self.names if POOL in homes[name])
        self.places = _places(rules, roles)
        kept = [[one.mine for one in self.places[at:] if one.mine] for at in range(len(self.places))]
        self.choices = [
            self._choice(place, mine, homes, liking) for place, mine in zip(self.places, kept, strict=True)
        ]
        self.possible = self._weight(0, _NONE) > 0

    def _choice(
        self, place: _Place, kept: Sequence[str], homes: Mapping[str, set[str]], liking: Liking
    ) -> _Choice:
        """Return the choice at ``place``; ``kept`` are the characters that the observer took there or later."""
        fits = self._mask(name for name in self.names if not place.pile or place.pile in homes[name])
        wants, theirs = dict[int, float](), 0.0
        if place.seat is not None and not place.mine:
            wants = {bit: exp(liking(place.seat, name, place.verb)) for name, bit in self.bits.items()}
            theirs = sum([exp(liking(place.seat, name, place.verb)) for name in kept])
        return _Choice(place, fits, wants, theirs, self._offer(place, kept))

    def _mask(self, names: Iterable[str]) -> int:
        return sum([self.bits[name] for name in names])

    def _offer(self, place: _Place, kept: Sequence[str]) -> int | None:
        """Return the bits of the offer at ``place`` without ``kept``.

        None if the observer did not see it, -1 if impossible.
        """
        if place.offer is None:
            return None
        rest = place.offer - set(kept)
        return self._mask(rest) if place.offer >= set(kept) and rest <= self.bits.keys() else -1

    def _weight(self, at: int, gone: _Gone) -> float:
        """Return the weight of all continuations from place ``at`` on."""
        if at == len(self.choices):
            rest = ~gone.names & ((1 << len(self.names)) - 1)
            return float(rest.bit_count() == self.left and not rest & ~self.pooled)
        return self._ways(at, gone).total

    def _ways(self, at: int, gone: _Gone) -> _Ways:
        """Return the possible characters of place ``at``, from a cache."""
        choice = self.choices[at]
        known = choice.known.get(gone)
        if known is None:
            ways = self._found(at, choice, gone)
            known = choice.known[gone] = _Ways(ways, sum([weight for _, weight in ways]))
        return known

    def _found(self, at: int, choice: _Choice, gone: _Gone) -> list[tuple[int, float]]:
        place, wants, offer, fits = choice.place, choice.wants, choice.offer, choice.fits
        out = gone.names if place.verb == "keep_last" else gone.names | gone.held
        here = [bit for bit in self.bits.values() if not bit & out]
        if offer is not None and offer != sum(here):
            return []
        if place.mine:
            return [(0, self._weight(at + 1, gone.without(place, 0)))]
        total = sum([wants[bit] for bit in here]) + choice.theirs if wants else 1.0
        return [
            (bit, wants.get(bit, 1.0) / total * self._weight(at + 1, gone.without(place, bit)))
            for bit in here
            if bit & fits
        ]

    def deal(self, chance: Randomness) -> Dealt:
        """Sample a draft and return the face-down characters of each pile."""
        dealt: Dealt = {}
        gone = _NONE
        for at, place in enumerate(self.places):
            bit = 0 if place.mine else _drawn(self._ways(at, gone), chance)
            gone = gone.without(place, bit)
            if bit and place.pile and (name := self.names[bit.bit_length() - 1]) not in self.shown:
                dealt.setdefault(place.pile, []).append(name)
        dealt[POOL] = [name for name, bit in self.bits.items() if not bit & gone.names]
        return dealt

    def shares(self) -> dict[tuple[str, str], float]:
        """Return how likely each character went to each pile, over all drafts."""
        found: dict[tuple[str, str], float] = {}
        here = {_NONE: 1.0}
        for at, place in enumerate(self.places):
            after: dict[_Gone, float] = {}
            for gone, share in here.items():
                ways, total = self._ways(at, gone)
                for bit, weight in ways:
                    part = share * weight / total
                    if part and place.pile:
                        key = (self.names[bit.bit_length() - 1], place.pile)
                        found[key] = found.get(key, 0.0) + part
                    if part:
                        then = gone.without(place, bit)
                        after[then] = after.get(then, 0.0) + part
            here = after
        return found

    def likelihood(self, dealt: Dealt) -> float:
        """Return the probability of these piles, each in the order of the draft."""
        left = {pile: list(names) for pile, names in dealt.items()}
        gone, share = _NONE, 1.0
        for at, place in enumerate(self.places):
            bit = self.bits[left[place.pile].pop(0)] if place.pile and not place.mine else 0
            ways, total = self._ways(at, gone)
            share *= dict(ways).get(bit, 0.0) / total
            gone = gone.without(place, bit)
        return share


def _places(rules: Rules, roles: RoleNotes) -> list[_Place]:
    """Return the past places of the draft in order, after its end with the leftover characters."""
    laid, mine = list(roles.laid), list(roles.mine)
    done = roles.at == len(rules.script)
    back = done and rules.script[-1][1] == "keep_last"
    places = [_Place("" if back or not laid else laid.pop(0).pile, None, "toss", "", None)]
    for at, (offset, verb) in enumerate(rules.script[: roles.at]):
        seat = (roles.leader + offset) % rules.seats
        offered = roles.offers.get(at)
        offer = frozenset(offered) if offered is not None else None
        if verb in {"toss", "discard"}:
            chose = seat if verb == "discard" and seat != roles.seat else None
            places.append(_Place(laid.pop(0).pile, chose, verb, "", offer))
        elif seat == roles.seat:
            places.append(_Place("", seat, verb, mine.pop(0), offer))
        else:
            places.append(_Place(hand_of(seat), seat, verb, "", None))
    if done:
        places += [_Place(one.pile, None, "toss", "", None) for one in laid]
    return places


def _drawn(ways: _Ways, chance: Randomness) -> int:
    """Draw one of ``ways`` by its weight."""
    point = chance.below(1 << 53) / (1 << 53) * ways.total
    for bit, weight in ways.each:
        point -= weight
        if point < 0:
            return bit
    return next(bit for bit, weight in reversed(ways.each) if weight > 0)
