"""Computes the hints beside a turn's menu: why an entry is missing, and what ending the turn would leave unused."""

from collections.abc import Collection, Iterator

from citadels.cards.api import BlockReason, District, Stake, Stakes, income_stake, option, reason
from citadels.engine.turn import END, Turn
from tabletop.kernel.ask import read_option
from tabletop.kernel.hints import Hints, without


def turn_hints(turn: Turn, menu: Collection[str]) -> Hints:
    """Return what a person is told beside the ``menu`` of its ``turn``."""
    others = [
        *_abilities(turn),
        *_income(turn),
        *_districts(turn),
        *_builds(turn),
        *_gathering(turn),
        *_end(turn),
    ]
    return Hints(list(without(menu, others)), dict(_stakes(turn, menu)))


def _stakes(turn: Turn, menu: Collection[str]) -> Iterator[tuple[str, Stakes]]:
    """Yield what the end of the turn would leave unused, and what a build may lose."""
    warrants = _warrants(turn)
    for offer in map(read_option, menu):
        ends = offer.verb == "ability" and turn.character.ends_turn
        if offer.id == END or ends:
            leaves = [stake for stake in _left(turn, menu) if not (ends and stake.what == "ability")]
            yield offer.id, Stakes(leaves=leaves)
        elif offer.verb == "build" and warrants:
            yield offer.id, Stakes(risks=[Stake("district", 1, offer.word("card"))])


def _warrants(turn: Turn) -> bool:
    """Whether another seat may take the first district that is paid for in this turn."""
    takes = turn.rules.characters_with.get("marked_paid", ())
    laid = [mark for mark in turn.marks_on(turn.character.id) if mark.by != turn.seat]
    return not turn.used("paid_build") and any(turn.rules.characters[mark.card] in takes for mark in laid)


def _not_yet(turn: Turn) -> BlockReason | None:
    """Return why nothing but gathering is possible yet."""
    return None if turn.progress.gathered else reason("gather-first")


def _only_gathers(turn: Turn) -> BlockReason | None:
    """Return why the seat may gather in this turn and do nothing else; None if it may."""
    if turn.progress.stops:
        return reason("only-gathers")
    return reason("bewitched") if turn.progress.heir is not None else None


def _waits(turn: Turn) -> BlockReason | None:
    """Return why nothing but gathering can be done now; None where it can."""
    return _only_gathers(turn) or (reason("gather-first") if turn.threats() else None)


def _builds(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    for name in dict.fromkeys(turn.me.hand):
        text = option("build", card=name, cost=turn.price(turn.rules.districts[name]))
        yield text, _only_gathers(turn) or turn.why_not_built(name)


def _abilities(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    character = turn.character
    waits = _waits(turn) or (_not_yet(turn) if character.gathers_first else None)
    for name in character.abilities:
        used = reason("used") if turn.used(character.id) else None
        yield option("ability", name=name), used or waits or character.unable(turn, name)


def _income(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    wanted = turn.character.income
    if wanted is not None:
        why = reason("used") if turn.used("income") else _waits(turn) or reason("no-income", type=wanted)
        yield option("income", type=wanted, amount=turn.income_count()), why


def _districts(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    for card in turn.with_power(turn.seat, "use"):
        yield option("use", card=card.id), _why_not_used(turn, card)


def _why_not_used(turn: Turn, card: District) -> BlockReason | None:
    if turn.used(card.id):
        return reason("used")
    if turn.character.only_ability:
        return reason("only-ability")
    return _waits(turn) or card.unusable(turn)


def _gathering(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    if not turn.progress.gathered and not turn.state.deck:
        yield option("gather_cards", count=turn.drawn()), reason("deck-empty")


def _end(turn: Turn) -> Iterator[tuple[str, BlockReason | None]]:
    yield END, _not_yet(turn) or reason("ability-first")


def _left(turn: Turn, menu: Collection[str]) -> Iterator[Stake]:
    """Yield what the menu still offers beside the end of the turn."""
    offers = [read_option(text) for text in menu]
    for offer in offers:
        if offer.verb in ("ability", "use"):
            yield Stake(offer.verb, 1, offer.word("name") or offer.word("card"))
        elif offer.verb == "income":
            yield income_stake(turn.character, offer.number("amount"), offer.word("type"))
    builds = sum(offer.verb == "build" for offer in offers)
    if builds:
        yield Stake("build", builds)
