"""Reviews a finished match: chances to win, the coach's advice, and whether computer players answer the same again."""

from collections.abc import Sequence
from typing import Any

from tabletop.kernel.ask import view_ask
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind, Which, computer_chance, computer_pick
from tabletop.match.match import Match
from tabletop.match.option_effects import hinted_ask
from tabletop.players.advice import MOST, Advice, PastHint
from tabletop.players.seating import PERSON
from tabletop.players.thinking import Enough, Thought, never


def past_hint(
    match: Match[Any, Any], kind: Kind, seat: int, number: int, enough: Enough = never
) -> PastHint | None:
    """Return the coach's advice on the ask that ``seat`` had at moment ``number``, and the answer that it gave.

    The advice uses what that seat knew then: a hint at that moment would have been the same. None if ``enough`` stopped
    it, in which case the next call continues. Raises ``Refusal``: ``still-running``, ``unknown-moment``,
    ``not-your-ask`` where another seat or no seat was asked.
    """
    check_over(match)
    position = match.history.at(number)
    ask = position.ask
    if ask is None or ask.seat != seat:
        raise Refusal("not-your-ask")
    name, chosen = f"{match.line}.{number}", match.history.picks[number]

    def begin() -> Thought[list[Advice]]:
        recall = match.memories.recaller(kind, match.history, seat, number)
        chance = computer_chance(match.seed, seat, number)
        hinted = hinted_ask(position, ask, name)
        return kind.advise(match.game.view(position.state, seat), hinted, chance, recall, chosen)

    advice = match.thinking.go_on(match.history.moment(number), PERSON, begin, enough)
    return PastHint(view_ask(ask, name), list(chosen), advice[:MOST]) if advice is not None else None


def past_chances(match: Match[Any, Any], kind: Kind, numbers: Sequence[int]) -> list[list[int] | None]:
    """Return each seat's chance to win at the moments ``numbers``, in per cent; None if the game cannot tell.

    It counts how strong the computer players are. Raises ``Refusal``: ``still-running``, ``unknown-moment``.
    """
    check_over(match)
    players = [chair.player for chair in match.seating]
    states = [match.history.at(number).state for number in numbers]
    return [_in_per_cent(kind.chances(match.game, state, players)) for state in states]


def unlike_answers(match: Match[Any, Any], kind: Kind, numbers: Sequence[int]) -> list[int]:
    """Return those of ``numbers`` at which the answer of a computer player differs from the one computed here.

    Raises ``Refusal``: ``still-running``, ``unknown-moment``.
    """
    check_over(match)
    # In order: what a seat remembers is computed from the moments before.
    return [number for number in sorted(set(numbers)) if not _is_alike(match, kind, number)]


def _is_alike(match: Match[Any, Any], kind: Kind, number: int) -> bool:
    position = match.history.at(number)
    ask = position.ask
    if ask is None:
        return True
    chair = match.seating[ask.seat]
    if chair.outside or not chair.computer:
        return True
    recall = match.memories.recaller(kind, match.history, ask.seat, number)
    which = Which(match.seed, number)
    answer = computer_pick(kind, chair.player, match.game, position.state, ask, which, recall)
    return tuple(answer) == tuple(match.history.picks[number])


def _in_per_cent(chances: Sequence[float] | None) -> list[int] | None:
    return None if chances is None else [round(100 * chance) for chance in chances]


def check_over(match: Match[Any, Any]) -> None:
    """Raise ``Refusal`` (``still-running``) unless the match is over: until then hands are hidden."""
    if match.waiting is not None:
        raise Refusal("still-running")
