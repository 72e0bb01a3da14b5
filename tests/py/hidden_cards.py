"""Defines two cards that deal with hidden cards, the examples of docs/adding-a-card.md.

`test_event_kinds.py` plays them.

Each piece names the file that it would stand in: the verb that tells the event, the reader of the event, what lies
where when a step is played again, the card.
"""

from typing import Any

from citadels.cards.api import option
from citadels.cards.districts.laboratory import Laboratory
from citadels.engine.table import Table
from citadels.knowledge.card_notes import CardNotes, number, word, words
from tabletop.kernel.events import EventView

# The Lookout: its owner looks at the top card of the deck, which stays there. -----------------------------------


# 1. py/citadels/engine/table.py: the verb. All learn that the seat looks, the seat alone learns the card.
def see_top(self: Table, seat: int, cause: str) -> None:
    """``seat`` looks at the top card of the deck, which stays there."""
    if self.state.deck:
        self.tell("top_seen", cause, {"seat": seat}, {seat: {"card": self.state.deck[-1]}}, reveals=True)


# 2. py/citadels/knowledge/card_notes.py: the reader, in READERS and in CARDS.
def top_seen(self: CardNotes, event: EventView) -> None:
    """Note which card is the top one: only the seat that looked is told."""
    if card := word(event, "card"):
        name = self._new()
        self.piles.move(self.deck[-1], name, 1)
        self.deck[-1] = name
        self.piles.spot(card, name)


# 3. py/citadels/knowledge/worlds.py, in _foresee: it starts from the beginning of the step, so it notes where the card
# lay then.
FORESEE_TOP = """\
elif event.kind == "top_seen" and word(event, "card"):
    _pin(notes, places - 1, word(event, "card"))
"""


# 4. py/citadels/cards/districts/lookout.py
async def use(self: Laboratory, turn: Any, at: int) -> bool:  # noqa: ARG001 - as the engine calls it
    """The power of the card, which stands in for the Laboratory in the tests."""
    turn.see_top(turn.seat, self.id)
    return True


# The Almanac: at the start of a turn its owner looks at the two top cards and puts one of them under the deck. --
#
# The owner knows both places. The others know that the top card and the lowest one are the two that lay on top, and not
# which is which: their two places become one pile of the notes.


# 1. py/citadels/engine/table.py: two verbs. The second one tells the others that a card moved, and not which.
def see_tops(self: Table, seat: int, cause: str) -> list[str]:
    """``seat`` looks at up to two cards on top of the deck, which stay there; return them, the top one first."""
    cards = self.state.deck[:-3:-1]
    self.tell_cards("tops_seen", cause, seat, cards, 0, reveals=True)
    return cards


def bury_top(self: Table, seat: int, at: int, cause: str) -> None:
    """``seat`` puts the card ``at`` places below the top of the deck under it, unseen by the others."""
    self.state.deck.insert(0, self.state.deck.pop(-1 - at))
    self.tell("top_buried", cause, {"seat": seat}, {seat: {"at": at, "card": self.state.deck[0]}})


# 2. py/citadels/knowledge/card_notes.py: the readers, both in READERS and in CARDS.
def tops_seen(self: CardNotes, event: EventView) -> None:
    """Note which cards the two top ones are: only the seat that looked is told."""
    for at, card in enumerate(words(event, "cards"), 1):
        name = self._new()
        self.piles.move(self.deck[-at], name, 1)
        self.deck[-at] = name
        self.piles.spot(card, name)


def top_buried(self: CardNotes, event: EventView) -> None:
    """Note which place went under the deck; who was not told cannot tell two places apart any more."""
    if word(event, "card"):
        self.deck.insert(0, self.deck.pop(-1 - number(event, "at")))
        return
    name = self._new()
    for pile in (self.deck.pop(), self.deck.pop()):
        self.piles.move(pile, name, 1)
    self.deck = [name, *self.deck, name]


# 3. py/citadels/knowledge/worlds.py, in _foresee: where the cards lay when the step began.
FORESEE_TOPS = """\
elif event.kind == "tops_seen":
    _drawn(notes, places, words(event, "cards"))
"""


# 4. py/citadels/cards/districts/almanac.py
async def turn_started(self: Laboratory, turn: Any) -> None:
    """The power of the card, which stands in for the Laboratory in the tests."""
    tops = turn.see_tops(turn.seat, self.id)
    if len(tops) == 2:  # Also where they are alike: that there was no choice is a secret.
        options = {option("card", card=card): at for at, card in enumerate(tops)}
        turn.bury_top(turn.seat, await turn.ask(turn.seat, "almanac", options, self.id), self.id)
