"""Counts the scores: printed points and tokens for players, by its level for the automa."""

from collections.abc import Iterable

from pointcity.cards.box import CARDS
from pointcity.cards.card import JOKER
from pointcity.cards.tokens import TOKENS, Tally
from pointcity.engine.payment import permanent
from pointcity.model.setup import Level
from pointcity.model.state import Player, State
from pointcity.model.view import ScorePart, ScoreView, TieView

BUILDINGS = "buildings"

Rank = tuple[int, int]
"""Points and unspent cards: they decide the place."""


def tally_of(player: Player) -> Tally:
    """Return what tokens count of ``player``."""
    return Tally(
        permanent=permanent(player.city),
        plain=sum(CARDS[number].plain for number in player.city),
        cards=len(player.hand),
        ingenuity=_ingenuity(player),
        tokens=len(player.tokens),
    )


def _ingenuity(player: Player) -> int:
    """Return the unspent cards of ingenuity, the starting card among them (ruling 152)."""
    return sum(CARDS[number].resource == JOKER for number in player.hand)


def printed_points(player: Player) -> int:
    """Return the points printed on the buildings."""
    return sum(CARDS[number].points for number in player.city)


def score_parts(player: Player) -> list[ScorePart]:
    """Return the lines of the score of ``player``."""
    tally = tally_of(player)
    tokens = [ScorePart(token, TOKENS[token].score(tally)) for token in player.tokens]
    return [ScorePart(BUILDINGS, printed_points(player)), *tokens]


def points_of(player: Player) -> int:
    """Return the score of ``player`` as things stand."""
    points = printed_points(player)
    if player.tokens:
        tally = tally_of(player)
        points += sum(TOKENS[token].score(tally) for token in player.tokens)
    return points


def rank_of(player: Player) -> Rank:
    """Return what decides the place of ``player`` if the game ends now."""
    return points_of(player), len(player.hand)


def gain_of(player: Player, number: int) -> int:
    """Return by how much the score of ``player`` would rise with the building of card ``number`` in its city."""
    card = CARDS[number]
    if not player.tokens or card.gives is None:
        return card.points
    before = tally_of(player)
    more = list(before.permanent)
    more[card.gives] += 1
    after = Tally(more, before.plain + card.plain, before.cards, before.ingenuity, before.tokens)
    return card.points + sum(
        TOKENS[token].score(after) - TOKENS[token].score(before) for token in player.tokens
    )


def card_gain(player: Player) -> int:
    """Return by how much the score of ``player`` would rise at least with one more unspent card of any type."""
    tally = tally_of(player)
    before = sum(TOKENS[token].score(tally) for token in player.tokens)
    tally.cards += 1
    return sum(TOKENS[token].score(tally) for token in player.tokens) - before


def token_gains(player: Player, names: Iterable[str]) -> list[int]:
    """Return by how much the score of ``player`` would rise with each of the tokens ``names``.

    Other tokens may count it.
    """
    tally = tally_of(player)
    before = sum(TOKENS[token].score(tally) for token in player.tokens)
    tally.tokens += 1
    counted = sum(TOKENS[token].score(tally) for token in player.tokens) - before
    return [counted + TOKENS[name].score(tally) for name in names]


# The automa --------------------------------------------------------------------------------------------------


BY_COUNT: dict[Level, tuple[int, int, int]] = {"medium": (1, 2, 3), "hard": (1, 3, 6)}
"""Points for a type of which the automa has one, two, and three or more (ruling 155)."""
PER_TOKEN: dict[Level, int] = {"easy": 3, "medium": 5, "hard": 7}


def automa_parts(player: Player, level: Level) -> list[ScorePart]:
    """Return the lines of the automa's score (rulings 155, 162)."""
    counts = permanent(player.city)
    steps = BY_COUNT.get(level)
    resources = sum(steps[min(count, 3) - 1] for count in counts if count) if steps else sum(counts)
    parts = [
        ScorePart(BUILDINGS, printed_points(player)),
        ScorePart("resources", resources),
        ScorePart("tokens", PER_TOKEN[level] * len(player.tokens)),
    ]
    return [*parts, ScorePart("ingenuity", _ingenuity(player))] if level == "hard" else parts


# Winners -----------------------------------------------------------------------------------------------------


def final_scores(state: State, level: Level | None) -> list[ScoreView]:
    """Return all scores; ``level`` is the automa's, if it plays.

    Unspent resource cards decide a tie; if they are equal too, the players share the place (ruling 151). The automa
    wins every tie (ruling 163).
    """
    if level is not None and state.automa is not None:
        mine = score_parts(state.players[0])
        theirs = automa_parts(state.automa, level)
        won = _total(mine) > _total(theirs)
        return [
            ScoreView(0, 1 if won else 2, _total(mine), mine, None),
            ScoreView(None, 2 if won else 1, _total(theirs), theirs, _beaten(_total(mine), _total(theirs))),
        ]
    parts = [score_parts(player) for player in state.players]
    ranks = [(_total(part), len(player.hand)) for part, player in zip(parts, state.players, strict=True)]
    return [
        ScoreView(seat, 1 + sum(other > rank for other in ranks), rank[0], part, _tie(ranks, seat))
        for seat, (rank, part) in enumerate(zip(ranks, parts, strict=True))
    ]


def _beaten(mine: int, theirs: int) -> TieView | None:
    """Return the tie of the automa with a player who has as many points; None if the points differ."""
    return TieView(0, "automa", theirs, mine) if mine == theirs else None


def _tie(ranks: list[tuple[int, int]], seat: int) -> TieView | None:
    """Return what decides between ``seat`` and the next one below, if that has as many points."""
    order = sorted(range(len(ranks)), key=lambda one: (-ranks[one][0], -ranks[one][1], one))
    at = order.index(seat)
    below = order[at + 1] if at + 1 < len(order) else None
    if below is None or ranks[below][0] != ranks[seat][0]:
        return None
    own, other = ranks[seat][1], ranks[below][1]
    return TieView(below, "cards" if own != other else "", own, other)


def _total(parts: list[ScorePart]) -> int:
    return sum(part.points for part in parts)
