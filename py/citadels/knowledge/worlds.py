"""Deals worlds: full states in which one seat would have been told exactly what it was told."""

from collections.abc import Iterator, Sequence

from citadels.engine.rules import Rules
from citadels.knowledge.build_state import DealRoles, build_state, evenly
from citadels.knowledge.card_notes import CardNotes, hand_of, number, word, words
from citadels.knowledge.dealing import ImpossibleError
from citadels.knowledge.knowledge import DECK_SEARCHED, Knowledge
from citadels.knowledge.role_notes import RoleNotes
from citadels.model.state import State
from citadels.model.view import View
from tabletop.kernel.ask import Ask, Pick, any_pick, read_option
from tabletop.kernel.events import EventView
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import AnyRandomness, Randomness
from tabletop.kernel.step_start import seen_events

TRIES = 30
"""The most tries to guess a pick of another seat that was not told."""


def sample(rules: Rules, view: View, knowledge: Knowledge, chance: Randomness) -> State:
    """Return a state with this ``view`` that fits ``knowledge``.

    If a step is half done, the game cannot continue from this state; use :func:`sample_position` for that.
    """
    return build_state(rules, view, knowledge.now(rules, view), _phase(rules, view, ()), chance)


def sample_start(
    rules: Rules, knowledge: Knowledge, chance: Randomness, deal_roles: DealRoles = evenly
) -> State:
    """Return a possible state at the start of the current step: from it the step can tell the seat the same events."""
    step_start = knowledge.step_start
    past = knowledge.copy()
    _foresee(rules, step_start.view, past.cards, knowledge.fresh)
    _foresee_roles(rules, past.roles, knowledge.fresh)
    events = step_start.told[0] if step_start.told else []
    return build_state(
        rules, step_start.view, past, _phase(rules, step_start.view, events), chance, deal_roles
    )


def fix_chance(rules: Rules, base: State, knowledge: Knowledge) -> State:
    """Fix the random draws of the step that begins at ``base`` to the results that the seat was told."""
    draws = _seen_draws(rules, base, knowledge)
    if draws and isinstance(base.chance, Randomness):  # All possible states have the quick source.
        base.chance = FixedChance(base.chance.seed, base.chance.count, draws)
    return base


def sample_position(
    game: Game[State, View],
    rules: Rules,
    knowledge: Knowledge,
    chance: Randomness,
    deal_roles: DealRoles = evenly,
) -> Position[State]:
    """Return a position with the seat's view and ask that fits ``knowledge``.

    Raises ``ImpossibleError`` where there is none.
    """
    base = fix_chance(rules, sample_start(rules, knowledge, chance, deal_roles), knowledge)
    return _replay(Position[State].resumed(game, base, ()), knowledge, chance)


def settled(
    game: Game[State, View], rules: Rules, base: State, knowledge: Knowledge, chance: Randomness
) -> Position[State] | None:
    """Return the position after the known picks from ``base``, a state of :func:`sample_start`. It changes ``base``.

    None if the picks do not lead there, or only with fixed random draws, which a save cannot store.
    """
    if _shuffles(rules, base):
        _unshuffle(base.pool, base.chance)
    elif _seen_draws(rules, base, knowledge):
        return None
    return _go_on(Position[State].resumed(game, base, ()), 0, knowledge, chance)


def _phase(rules: Rules, view: View, events: Sequence[EventView]) -> str:
    """Return the step that begins at ``view`` and first tells ``events``."""
    if view.phase != "turns":
        return view.phase
    if view.turn is not None:
        return "turn"
    if any(event.kind == "rank_called" for event in events):
        return "call"
    if view.rank >= rules.last_rank:
        return "round_end"
    return "call" if view.rank else "selected"


# Looking ahead -----------------------------------------------------------------------------------------------


def _foresee(rules: Rules, view: View, notes: CardNotes, events: Sequence[EventView]) -> None:
    """Add the cards that the seat saw later in the step to ``notes``, which end at the step's start."""
    places = len(notes.deck)
    came: dict[int, int] = {}
    given: set[str] = set()
    for event in events:
        seat = number(event, "seat")
        if event.kind == "cards_drawn":
            _drawn(notes, places, words(event, "cards"))
            places -= number(event, "count")
        elif event.kind == "hand_shown" and number(event, "by") == notes.seat:
            notes.piles.look(hand_of(seat), words(event, "cards"))
            given |= set(words(event, "cards"))
        elif event.kind == "cards_given":
            came[number(event, "to")] = number(event, "from")
            _given(notes, event, given)
        elif (card := _hand_card(rules, view, event)) and seat != notes.seat and card not in given:
            giver = came.get(seat, seat)
            _spot(notes, card, hand_of(seat if giver == notes.seat else giver))
        elif event.kind == DECK_SEARCHED:
            notes.tell(event)


def _drawn(notes: CardNotes, places: int, cards: Sequence[str]) -> None:
    """Note that ``cards`` were on top of the deck when it had ``places`` cards."""
    for at, card in enumerate(cards):
        if places - 1 - at >= 0:
            _pin(notes, places - 1 - at, card)


def _given(notes: CardNotes, event: EventView, known: set[str]) -> None:
    """Note the hand from which the seat was given a card, unless it knew that before."""
    giver, cards = number(event, "from"), words(event, "cards")
    if giver == notes.seat:
        known |= set(cards)
    elif number(event, "to") == notes.seat and not set(cards) & known:
        _spot(notes, cards[0], hand_of(giver))


def _hand_card(rules: Rules, view: View, event: EventView) -> str:
    """Return the card of a hand that is built, or paid for, in ``event``; ``""`` if there is none."""
    if event.kind in {"district_built", "district_confiscated"}:
        return word(event, "card")
    if event.kind not in {"gold_paid", "cards_discarded"} or event.cause not in rules.districts:
        return ""
    # A standing district may also cost gold when it is used.
    standing = any(built.card == event.cause for built in view.seats[number(event, "seat")].city)
    return "" if standing and rules.districts[event.cause].type == "unique" else event.cause


def _foresee_roles(rules: Rules, notes: RoleNotes, events: Sequence[EventView]) -> None:
    """Add what the seat learned of characters later in the step to ``notes``, which end at the step's start."""
    swapped: set[int] = set()
    for event in events:
        seat, name = number(event, "seat"), word(event, "character")
        if event.kind == "round_started":
            return
        if event.kind == "characters_swapped":
            swapped = {seat, number(event, "other")}
        elif event.kind == "character_revealed" and seat != notes.seat and name not in notes.mine:
            # A seat that swapped a known character reveals which one the other seat had.
            alone = seat in swapped and notes.piles.sizes.get(hand_of(seat)) == 1
            holders = swapped - {seat} if alone else {seat}
            homes = {hand_of(holder) for holder in holders} & notes.piles.sizes.keys()
            if not homes:  # It was still to be drafted.
                homes = {pile for pile in notes.piles.sizes if not pile.startswith("hand ")}
            notes.piles.deny(name, notes.piles.sizes.keys() - homes)
        elif event.kind in {"nobody_answered", "mark_unmasked"}:
            notes.tell(rules, event, ())


def _spot(notes: CardNotes, card: str, pile: str) -> None:
    """Note that ``card`` was in ``pile``, unless known cards fill the pile: then it came there later."""
    sure = notes.piles.sure(pile)
    if card in sure or len(sure) < notes.piles.sizes.get(pile, 0):
        notes.piles.spot(card, pile)


def _pin(notes: CardNotes, place: int, card: str) -> None:
    """Note that ``card`` is at ``place`` of the deck."""
    notes.names += 1
    name = f"deck {notes.names}"
    notes.piles.move(notes.deck[place], name, 1)
    notes.deck[place] = name
    notes.piles.spot(card, name)


# Playing the step again --------------------------------------------------------------------------------------


class FixedChance(Randomness):
    """A random source whose first draws are fixed, since the seat saw their results."""

    __slots__ = ("fate",)

    def __init__(self, seed: int, count: int, fate: Sequence[int | None]) -> None:
        super().__init__(seed, count)
        self.fate = tuple(fate)

    def copy(self) -> "Randomness":
        """Return an independent source that will draw the same numbers."""
        return (
            FixedChance(self.seed, self.count, self.fate) if self.fate else Randomness(self.seed, self.count)
        )

    def below(self, bound: int) -> int:
        """Return the next fixed draw; when they are used up, a random one."""
        drawn = super().below(bound)
        if self.fate:
            first, self.fate = self.fate[0], self.fate[1:]
            return drawn if first is None else min(first, bound - 1)
        return drawn


def _shuffles(rules: Rules, base: State) -> bool:
    """Whether the step that begins at ``base`` shuffles the pool first, as the French draft does."""
    return base.phase == "draft" and rules.script[base.draft_at][1] == "piles"


def _unshuffle(pool: list[str], chance: AnyRandomness) -> None:
    """Reorder ``pool`` so that shuffling it with ``chance`` gives its present order."""
    places = list(range(len(pool)))
    chance.copy().shuffle(places)
    for place, name in zip(places, pool[:], strict=True):
        pool[place] = name


def _seen_draws(rules: Rules, base: State, knowledge: Knowledge) -> Sequence[int | None]:
    """Return the random draws of the current step whose results the seat has seen."""
    if _shuffles(rules, base):
        return list(range(len(base.pool) - 1, 0, -1))  # The pool lies as it was shuffled.
    turn = base.turn
    drawn: list[int | None] = []
    for event in knowledge.fresh:
        if event.kind == "cards_given" and turn is not None and number(event, "to") == turn.seat:
            hand, cards = sorted(base.players[number(event, "from")].hand), words(event, "cards")
            drawn.append(hand.index(cards[0]) if cards and cards[0] in hand else None)
    return drawn if any(draw is not None for draw in drawn) else []


def _replay(start: Position[State], knowledge: Knowledge, chance: Randomness) -> Position[State]:
    """Replay the picks of the current step. Raises ``ImpossibleError`` if one is not legal."""
    found = _go_on(start, 0, knowledge, chance)
    if found is None:
        raise ImpossibleError("the step cannot have gone like this")
    return found


def _go_on(
    here: Position[State], at: int, knowledge: Knowledge, chance: Randomness
) -> Position[State] | None:
    """Return the position after the picks from number ``at`` on; None if they lead nowhere."""
    step_start, seat = knowledge.step_start, knowledge.seat
    if seen_events(here, seat) != step_start.told[at] or (here.ask and here.ask.seat) != step_start.asked[at]:
        return None
    if at == len(step_start.picks):
        return here
    if here.ask is None:
        return None
    for pick in _picks(here.ask, step_start.picks[at], step_start.told[at + 1], chance):
        found = _go_on(here.after(pick), at + 1, knowledge, chance)
        if found is not None:
            return found
    return None


def _picks(ask: Ask, known: Pick | None, events: Sequence[EventView], chance: Randomness) -> Iterator[Pick]:
    """Yield the possible picks after which ``events`` would be told."""
    if known is not None:
        if ask.allows(known):
            yield known
    elif ask.most == 1:
        options = list(ask.options)
        chance.shuffle(options)
        yield from ((option,) for option in options)
    else:
        # A random guess seldom gives several cards in the right order, so the cards that were shown next are tried
        # first.
        shown = _shown(ask, events)
        if shown and ask.allows(shown):
            yield shown
        for _ in range(TRIES):
            yield any_pick(ask.options, ask.least, ask.most, chance)


def _shown(ask: Ask, events: Sequence[EventView]) -> Pick:
    """Return the options of ``ask`` for the cards that ``events`` show, in their order."""
    left, shown = list(ask.options), list[str]()
    for card in (card for event in events for card in words(event, "cards")):
        option = next((option for option in left if read_option(option).word("card") == card), None)
        if option is not None:
            left.remove(option)
            shown.append(option)
    return tuple(shown)
