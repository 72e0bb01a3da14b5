"""Begins a new game at a moment of a running match. Hidden cards are dealt anew; the true state stays hidden.

The new match keeps only what the one person among computer players knew at that moment; everything else is dealt
anew. If no deal fits the known picks of the current step, the match begins at the start of that step. What the person's
seat knew of hidden cards at the start of the step goes with the match.
"""

from typing import Any

from tabletop.kernel.ask import view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import side_chance
from tabletop.match.history import History, Known
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.players.seating import may_be_free


def redealt(
    match: Match[Any, Any], kind: Kind, name: str, seat: int, number: int, seed: int
) -> Match[Any, Any]:
    """Return a match called ``name`` from where ``match`` stood at moment ``number``, as ``seat`` knew it then.

    Equal knowledge and ``seed`` give equal matches, whatever was hidden. Raises ``Refusal``: ``game-over``,
    ``not-your-seat``, ``no-redeal`` where other people play too, or the game cannot deal anew, ``unknown-moment``,
    ``cannot-redeal``, ``day-alone``.
    """
    if match.waiting is None:
        raise Refusal("game-over")
    if seat >= len(match.seating) or not match.seating[seat].person:
        raise Refusal("not-your-seat")
    if not (kind.redeals and may_be_free(match.seating)):
        raise Refusal("no-redeal")
    match.check_open()
    position = match.history.at(number)
    ask = position.ask
    asked = view_ask(ask, "") if ask is not None and ask.seat == seat else None
    view = match.game.view(position.state, seat)
    recall = match.memories.recaller(kind, match.history, seat, number)
    start = kind.redeal(view, asked, side_chance("dealt anew", seed), recall)
    if start is None or match.game.broken_laws(start.state):
        raise Refusal("cannot-redeal")
    memory = kind.write_memory(recall())
    fits = memory is not None and kind.memory_fits(match.game, start.state, seat, memory)
    known = Known(seat, memory) if memory is not None and fits else None
    history = History(Position[Any].resumed(match.game, start.state, ()), known=known)
    if not history.play_all(start.picks):
        raise Refusal("cannot-redeal")
    return Match(name, match.game, list(match.seating), seed, history, match.free, start=start.state)
