"""Computes exactly how likely each seat drafted each character, over all possible drafts.

The characters that were laid away and drafted, in the order of the draft's script, are a path through sets of characters that
are gone. There are few such sets (nine characters at most), so that the weight of everything that can follow is found once,
backwards, and a draft is then drawn forwards, place by place. What the observer was offered, what has been revealed since and
who did not answer are conditions that a path meets or not.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from typing import NamedTuple

from citadels.engine.rules import DraftVerb, Rules
from citadels.knowledge.build_state import Dealt, evenly
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.pair_belief import Pairs
from citadels.knowledge.role_notes import POOL, RoleNotes, french
from tabletop.kernel.randomness import Randomness

Liking = Callable[[int, str, DraftVerb], float]
"""How much a seat wants to take, or to lay away, a character; it does so with a weight of e to this."""

Shown = Mapping[int, Sequence[str]]
"""The characters that other seats have revealed."""


class _Place(NamedTuple):
    """A place of the draft: the pile that a character went to, who chose it (None: the lot) and what for.

    ``mine``: the observer took it itself (``""``: somebody else chose); ``offer``: what could be chosen from, where it saw that.
    A character laid away that comes back at the end goes to the pile ``""``.
    """

    pile: str
    seat: int | None
    verb: DraftVerb
    mine: str
    offer: frozenset[str] | None


class _Gone(NamedTuple):
    """The characters that are gone for good, and the one that comes back for the last drafter: sets of bits, by place in ``_Draft.names``."""

    names: int
    held: int

    def without(self, place: _Place, bit: int) -> "_Gone":
        """Return what is gone after the character of ``bit`` went at ``place``."""
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
        """Deal the characters as they may lie by ``roles``, the same at every call.

        Evenly where characters have changed hands since, and while the French draft lasts.
        """
        draft = self._draft(roles)
        return draft.deal(chance) if draft is not None else evenly(roles, chance)

    def likelihood(self, roles: RoleNotes, dealt: Dealt) -> float:
        """Return how likely ``dealt`` is by this belief, each pile in the order in which it came; 0 where there is none, and after a French draft."""
        draft = self._draft(roles)
        return draft.likelihood(dealt) if isinstance(draft, _Draft) else 0.0

    def shares(self, roles: RoleNotes) -> dict[tuple[str, str], float] | None:
        """Return how likely each character went to each pile, after a French draft to hands only; None where there is no belief."""
        draft = self._draft(roles)
        return draft.shares() if draft is not None else None

    def _draft(self, roles: RoleNotes) -> "_Draft | Pairs | None":
        """Return the draft as ``roles`` tell of it, None where they do not."""
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
    """Whether as many characters lie away and are the observer's own as the script says; not so in a table that was made up."""
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
    """What may have gone at a place of the draft: ``each`` character's bit with its weight and that of all that follows."""

    each: list[tuple[int, float]]
    total: float


class _Draft:
    """A draft: its places, and the weight of all that can follow, by place and what is gone."""

    def __init__(self, rules: Rules, roles: RoleNotes, liking: Liking, shown: Shown) -> None:
        homes = roles.homes()
        self.shown = {name: hand_of(seat) for seat, names in shown.items() for name in names}
        homes |= {name: {pile} for name, pile in self.shown.items()}
        self.names = sorted(homes)
        self.bits = {name: 1 << at for at, name in enumerate(self.names)}
        self.left = roles.piles.sizes.get(POOL, 0)
        self.pooled = self._mask(name for name in self.names if POOL in homes[name])
        self.places = _places(rules, roles)
        self.fits = [
            self._mask(name for name in self.names if not place.pile or place.pile in homes[name])
            for place in self.places
        ]
        """By place: what may have gone there."""
        self.wants = [
            {bit: exp(liking(place.seat, name, place.verb)) for name, bit in self.bits.items()}
            if place.seat is not None and not place.mine
            else {}
            for place in self.places
        ]
        # By place: what the observer took there or later.
        kept = [[place.mine for place in self.places[at:] if place.mine] for at in range(len(self.places))]
        self.theirs = [
            sum([exp(liking(place.seat, name, place.verb)) for name in names])
            if place.seat is not None and not place.mine
            else 0.0
            for place, names in zip(self.places, kept, strict=True)
        ]
        """By place: how much the player who chose there wanted what the observer took later."""
        self.offers = [self._offer(place, names) for place, names in zip(self.places, kept, strict=True)]
        self.known: list[dict[_Gone, _Ways]] = [{} for _ in self.places]
        self.possible = self._weight(0, _NONE) > 0

    def _mask(self, names: Iterable[str]) -> int:
        return sum([self.bits[name] for name in names])

    def _offer(self, place: _Place, kept: Sequence[str]) -> int | None:
        """Return what must be there besides what the observer kept, None where it did not see it; -1 where that cannot be."""
        if place.offer is None:
            return None
        rest = place.offer - set(kept)
        return self._mask(rest) if place.offer >= set(kept) and rest <= self.bits.keys() else -1

    def _weight(self, at: int, gone: _Gone) -> float:
        """Return the weight of all that can follow from place ``at`` on."""
        if at == len(self.places):
            rest = ~gone.names & ((1 << len(self.names)) - 1)
            return float(rest.bit_count() == self.left and not rest & ~self.pooled)
        return self._ways(at, gone).total

    def _ways(self, at: int, gone: _Gone) -> _Ways:
        """Return what may have gone at place ``at``; found once."""
        known = self.known[at].get(gone)
        if known is None:
            ways = self._found(at, gone)
            known = self.known[at][gone] = _Ways(ways, sum([weight for _, weight in ways]))
        return known

    def _found(self, at: int, gone: _Gone) -> list[tuple[int, float]]:
        place, wants, offer, fits = self.places[at], self.wants[at], self.offers[at], self.fits[at]
        out = gone.names if place.verb == "keep_last" else gone.names | gone.held
        here = [bit for bit in self.bits.values() if not bit & out]
        if offer is not None and offer != sum(here):
            return []
        if place.mine:
            return [(0, self._weight(at + 1, gone.without(place, 0)))]
        total = sum([wants[bit] for bit in here]) + self.theirs[at] if wants else 1.0
        return [
            (bit, wants.get(bit, 1.0) / total * self._weight(at + 1, gone.without(place, bit)))
            for bit in here
            if bit & fits
        ]

    def deal(self, chance: Randomness) -> Dealt:
        """Draw a draft and return what then lies face down in each pile."""
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
        """Return how likely these piles are, each in the order in which it came."""
        left = {pile: list(names) for pile, names in dealt.items()}
        gone, share = _NONE, 1.0
        for at, place in enumerate(self.places):
            bit = self.bits[left[place.pile].pop(0)] if place.pile and not place.mine else 0
            ways, total = self._ways(at, gone)
            share *= dict(ways).get(bit, 0.0) / total
            gone = gone.without(place, bit)
        return share


def _places(rules: Rules, roles: RoleNotes) -> list[_Place]:
    """Return the places of the draft that are past, in order; at its end with what was left over."""
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
