"""What a seat cannot know, dealt again: two such worlds must look the same to it.

The command line checks every view and ask this way, and whoever searches may draw worlds from here.
"""

from citadels.engine.rules import Rules
from citadels.model.state import Aside, State
from tabletop.randomness import Randomness


def resample(
    rules: Rules, state: State, seat: int | None, chance: Randomness, known: frozenset[str] = frozenset()
) -> State:
    """Return a copy of ``state`` in which all that ``seat`` (None: a spectator) cannot see was dealt again.

    Deck, other hands and cards under other people's districts change places; so do the characters laid away,
    undrafted or drafted by others, where nobody has shown them, and which tokens of others are real. The
    game's chance is another one. ``known`` are ids of cards that the seat is being shown in an ask.
    """
    world = state.copy()
    world.chance = Randomness(chance.bits() >> 11)
    _deal_cards(rules, world, seat, chance, known)
    _deal_characters(rules, world, seat, chance, known)
    _deal_tokens(world, seat, chance)
    return world


def _deal_cards(
    rules: Rules, world: State, seat: int | None, chance: Randomness, known: frozenset[str]
) -> None:
    """Deal deck, other hands and other people's tucked cards again.

    When the scores are counted, the cards that score in the hand lie open.
    """
    shown = rules.hooked.get("hand_points", frozenset[str]()) if world.phase == "over" else frozenset[str]()
    others = [player for at, player in enumerate(world.players) if at != seat]
    tucked = [
        (player, at, list(built.tucked))
        for player in others
        for at, built in enumerate(player.city)
        if built.tucked
    ]
    piles = [world.deck, *(player.hand for player in others), *(cards for _, _, cards in tucked)]
    _shuffle_over(piles, set(rules.deck) - known - shown, chance)
    for player, at, cards in tucked:
        player.city[at] = player.city[at]._replace(tucked=tuple(cards))


def _deal_characters(
    rules: Rules, world: State, seat: int | None, chance: Randomness, known: frozenset[str]
) -> None:
    """Deal the characters that lie face down before others, or before nobody, again.

    Whoever was called and did not answer is not in play, but for the killed, who may be.
    """
    killed = {mark.character for mark in world.marks if rules.characters[mark.card].token_protects}
    fixed = {who.character for who in world.revealed} | (set(world.absent) - killed) | known
    fixed |= {laid.character for laid in world.aside if seat is not None and laid.seat == seat}
    aside = [laid.character for laid in world.aside]
    drafted = [player.drafted for at, player in enumerate(world.players) if at != seat]
    _shuffle_over([world.pool, aside, *drafted], set(rules.characters) - fixed, chance)
    world.aside = [Aside(name, laid.seat) for name, laid in zip(aside, world.aside, strict=True)]
    for at, player in enumerate(world.players):
        if at != seat:
            chance.shuffle(player.seen)


def _deal_tokens(world: State, seat: int | None, chance: Randomness) -> None:
    """Shuffle which of another seat's face-down tokens is the real one."""
    owners = sorted({(mark.kind, mark.by) for mark in world.marks if mark.by != seat})
    for owner in owners:
        places = [at for at, mark in enumerate(world.marks) if (mark.kind, mark.by) == owner]
        real = [world.marks[at].real for at in places]
        chance.shuffle(real)
        for at, flag in zip(places, real, strict=True):
            world.marks[at] = world.marks[at]._replace(real=flag)


def _shuffle_over(piles: list[list[str]], free: set[str], chance: Randomness) -> None:
    """Shuffle what is ``free`` in ``piles`` over the places where it lies."""
    slots = [(pile, at) for pile in piles for at, card in enumerate(pile) if card in free]
    cards = [pile[at] for pile, at in slots]
    chance.shuffle(cards)
    for (pile, at), card in zip(slots, cards, strict=True):
        pile[at] = card
