"""Builds a full state from a view and from dealt hidden cards."""

from collections.abc import Callable, Sequence

from citadels.engine.rules import Rules
from citadels.engine.turn import Turn
from citadels.knowledge.card_notes import UP, CardNotes, hand_of, under
from citadels.knowledge.dealing import deal
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.role_notes import FOUR, POOL, THREE, RoleNotes, silences
from citadels.model.state import Aside, Built, Mark, Player, Revealed, State, TurnState
from citadels.model.view import SeatView, View
from tabletop.kernel.randomness import Randomness

Dealt = dict[str, list[str]]

DealRoles = Callable[[RoleNotes, Randomness], Dealt]
"""Deals the face-down characters into their piles so that they fit the notes. Raises ``ImpossibleError``."""


def evenly(roles: RoleNotes, chance: Randomness) -> Dealt:
    """Deal the characters at random, without preferences."""
    return deal(roles.piles, chance)


def build_state(
    rules: Rules,
    view: View,
    knowledge: Knowledge,
    phase: str,
    chance: Randomness,
    deal_roles: DealRoles = evenly,
) -> State:
    """Return a state with this ``view``; hidden cards are dealt to fit the knowledge. Raises ``ImpossibleError``."""
    cards, roles = knowledge.cards, knowledge.roles
    score_shows(rules, view, cards)
    dealt, names = deal(cards.piles, chance), deal_roles(roles, chance)
    state = State(
        chance=Randomness(chance.bits() >> 11),
        phase=phase,
        round=view.round,
        crown=view.crown,
        leader=view.leader,
        players=[_player(view, seat, dealt, names) for seat in view.seats],
        deck=[dealt[pile].pop() for pile in cards.deck],
        pool=_by_rank(rules, names.get(POOL, [])),
        faceup=[one.character for one in view.characters if one.fate == "faceup"],
        aside=[Aside(names[laid.pile][0], laid.seat) for laid in roles.laid],
        draft_at=roles.at,
        rank=view.rank,
        revealed=revealed_of(rules, view),
        absent=absent_of(rules, view),
        marks=_marks(view, roles, chance),
        finishers=knowledge.progress.finishers[:],
        city_size=view.city_size,
        builders=knowledge.progress.builders[:],
        tax=view.tax,
        lifted=cards.lifted[:] or dealt.get(UP, []),
    )
    # The four of the French draft come first.
    state.pool += [*_by_rank(rules, names.get(FOUR, [])), *_by_rank(rules, names.get(THREE, []))]
    state.issued = view.tax + sum(seat.gold + sum(built.coins for built in seat.city) for seat in view.seats)
    if view.turn is not None:
        state.turn = _turn(rules, view, knowledge)
        _use_up(rules, state, knowledge)
    _watch_draft(rules, state, view)
    return state


def score_shows(rules: Rules, view: View, cards: CardNotes) -> None:
    """Note who holds a card that scores from the hand, and who does not: the final scores show it."""
    for card in sorted(rules.districts_with.get("hand_points", ())) if view.scores is not None else ():
        for score in view.scores or ():
            if score.seat == view.seat:
                continue
            if any(part.cause == card for part in score.parts):
                cards.piles.spot(card, hand_of(score.seat))
            else:
                cards.piles.deny(card, [hand_of(score.seat)])


def _player(view: View, seat: SeatView, dealt: Dealt, names: Dealt) -> Player:
    own = seat.seat == view.seat
    pile = hand_of(seat.seat)
    city: list[Built] = []
    for built in seat.city:
        tucked = dealt.get(under(seat.seat, built.card), [])
        taken = tuple(tucked.pop() for _ in range(built.tucked))
        city.append(Built(built.card, built.coins, taken, built.round))
    return Player(
        gold=seat.gold,
        hand=[card.card for card in view.hand] if own else dealt.get(pile, []),
        city=city,
        drafted=view.mine[:] if own else [*seat.characters, *names.get(pile, [])],
        seen=view.seen[:] if own else [],
    )


def _by_rank(rules: Rules, names: Sequence[str]) -> list[str]:
    return sorted(names, key=lambda name: rules.characters[name].rank)


def revealed_of(rules: Rules, view: View) -> list[Revealed]:
    """Return who answered the calls of this round."""
    heirs = {mark.character: mark.by for mark in view.marks if rules.characters[mark.card].token_takes_turn}
    # In rank order, except that each seat's characters are in the order in which it revealed them.
    left = {seat.seat: seat.characters[:] for seat in view.seats}
    seats = [one.seat for one in view.characters if one.seat is not None]
    shown = [(left[seat].pop(0), seat) for seat in seats]
    return [Revealed(name, seat, heirs.get(name, seat)) for name, seat in shown]


def absent_of(rules: Rules, view: View) -> list[str]:
    """Return the characters that were called without an answer, and the silenced ones."""
    silenced = {mark.character for mark in view.marks if silences(rules, mark.card)}
    return [
        one.character
        for one in view.characters
        if one.fate == "absent" or (one.fate == "revealed" and one.character in silenced)
    ]


def _marks(view: View, roles: RoleNotes, chance: Randomness) -> list[Mark]:
    """Return the tokens. Of those that another seat placed together, one is real, and it may already be removed."""
    real: dict[tuple[str, int], str] = {}
    for token in roles.tokens:
        group = token.kind, token.by
        if group not in real:
            laid = [one.character for one in roles.tokens if (one.kind, one.by) == group and not one.blank]
            real[group] = chance.pick(laid) if laid else ""
    return [
        Mark(
            mark.kind,
            mark.character,
            mark.by,
            mark.card,
            real[mark.kind, mark.by] == mark.character if mark.real is None else mark.real,
        )
        for mark in view.marks
    ]


def _turn(rules: Rules, view: View, knowledge: Knowledge) -> TurnState:
    """Return the current turn."""
    turn = view.turn
    if turn is None:
        raise RuntimeError("no turn is under way")
    owner = next(one.seat for one in view.characters if one.character == turn.character)
    owner = turn.seat if owner is None else owner
    marks = [mark for mark in view.marks if mark.character == turn.character]
    heirs = [mark.by for mark in marks if rules.characters[mark.card].token_takes_turn]
    waits = heirs and not turn.gathered and turn.seat == owner
    standing = {built.card for built in view.seats[turn.seat].city}
    return TurnState(
        seat=turn.seat,
        owner=owner,
        character=turn.character,
        gathered=turn.gathered,
        built=rules.characters[turn.character].build_limit - turn.builds_left,
        paid=knowledge.progress.paid,
        used=tuple(
            what for what in knowledge.progress.used if what not in rules.districts or what in standing
        ),
        heir=heirs[0] if waits else None,
        stops=any(silences(rules, mark.card) for mark in marks),
    )


def _use_up(rules: Rules, state: State, knowledge: Knowledge) -> None:
    """In the seat's own turn, note as used what its menu lacks, and as unused what the menu offers."""
    turn = state.turn
    if turn is None or turn.seat != knowledge.seat or not knowledge.menu:
        return
    offered = {used_up(text, turn.character) for text in knowledge.menu}
    turn.used = tuple(what for what in turn.used if what not in offered)
    missing = [used_up(text, turn.character) for text in Turn(rules, state, None, turn).menu()]
    turn.used += tuple(dict.fromkeys(what for what in missing if what and what not in offered))


def used_up(option: str, character: str) -> str:
    """Return what the menu's ``option`` uses up, ``""`` if nothing."""
    verb, _, rest = option.partition(":")
    return {"use": rest.removeprefix("card="), "ability": character, "income": "income"}.get(verb, "")


def _watch_draft(rules: Rules, state: State, view: View) -> None:
    """Note which characters each other seat could choose from when it drafted."""
    gone = {*state.faceup, *(laid.character for laid in state.aside[:1])}
    left = [card.id for card in rules.ranks.values() if card.id not in gone]
    taken = {seat: player.drafted[:] for seat, player in enumerate(state.players)}
    for offset, verb in rules.script[: state.draft_at]:
        seat = (state.leader + offset) % rules.seats
        if verb not in {"keep", "keep_last"} or not taken[seat]:
            continue
        name = next((name for name in taken[seat] if name in left), None)
        if seat != view.seat:
            state.players[seat].seen = left[:] if name is not None else []
        if name is not None:
            left.remove(name)
            taken[seat].remove(name)
