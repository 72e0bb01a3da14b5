"""Computes what each option of an open ask would do, for the person who is asked and only for that person.

Each option is tried on a copy: the step runs until it asks again, ends, or reveals something hidden on which the rest
hangs. What has changed
on the table by then is the certain effect of the option.
"""

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.kernel.ask import Ask, AskView, Option, PickedView, read_option, view_ask, with_hints
from tabletop.kernel.events import Event
from tabletop.kernel.game import names_things
from tabletop.kernel.hints import (
    Blocked,
    BlockReason,
    ChangeView,
    EffectView,
    Hints,
    Holding,
    Stake,
    Stakes,
    StakeView,
)
from tabletop.kernel.position import Position


class _NewsError(Exception):
    """Something hidden would be revealed, so what follows is not certain."""


def hinted_ask(position: Position[Any], ask: Ask, name: str) -> AskView:
    """Return the view of ``ask`` at ``position`` for the person who is asked, with its hints; ``name`` is its id."""
    view = view_ask(ask, name)
    about = _about(position, ask)
    hints = ask.hints() if ask.hints is not None else Hints()
    view.blocked = [_blocked(text, why, about) for text, why in hints.missing]
    view.picked = _picked(position, ask)
    before = position.game.holdings(position.state)
    for at, option in enumerate(view.options):
        after = holdings_after(position, option.id) if ask.most == 1 else before
        effect = _effect(ask.seat, before, after, hints.stakes.get(option.id) or Stakes())
        thing = about(option)
        if effect is not None or thing:
            view.options[at] = with_hints(option, effect, thing)
    return view


def _about(position: Position[Any], ask: Ask) -> Callable[[Option], str]:
    """Return what says which thing on the table an option of ``ask`` is about."""
    game: object = position.game
    state = position.state
    if not names_things(game):
        return lambda _: ""
    return lambda option: game.about(state, ask, option)


def holdings_after(position: Position[Any], option: str) -> list[Holding]:
    """Return what the seats of ``position`` have right after ``option`` was picked, as far as that is certain."""
    game, state = position.game, position.base.copy()
    told = 0
    certain: list[Holding] = []

    def sink(event: Event) -> None:
        nonlocal told, certain
        told += 1
        if told <= position.told:
            return
        if event.reveals and not event.goes_on:
            raise _NewsError
        certain = game.holdings(state)

    script = game.step(state, sink)
    try:
        script.send(None)  # type: ignore[arg-type]
        for pick in (*position.picks, (option,)):
            script.send(pick)
    except StopIteration:
        pass
    except _NewsError:
        # A verb changes the state before it emits its event. A revealed card may count for points, so the points from
        # before are used; the other figures, such as the number of cards, are certain.
        certain = certain or game.holdings(position.state)
        return [
            now._replace(points=was.points) for now, was in zip(game.holdings(state), certain, strict=True)
        ]
    finally:
        script.close()
    return game.holdings(state)


def _effect(
    seat: int, before: Sequence[Holding], after: Sequence[Holding], stakes: Stakes
) -> EffectView | None:
    """Return what changed; None if nothing changed and nothing is at stake."""
    changes = [
        ChangeView(other, new.means - old.means, new.cards - old.cards, new.points - old.points)
        for other, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]
    if not changes and stakes == Stakes():
        return None
    own = next((change for change in changes if change.seat == seat), ChangeView(seat, 0, 0, 0))
    return EffectView(
        pays=max(-own.means, 0),
        gains=max(own.means, 0),
        cards=own.cards,
        points=own.points + stakes.points,
        others=[change for change in changes if change is not own],
        loses=_stakes(stakes.loses),
        risks=_stakes(stakes.risks),
        leaves=_stakes(stakes.leaves),
        brings=_stakes(stakes.brings),
    )


def _stakes(stakes: Sequence[Stake]) -> list[StakeView]:
    return [StakeView(*stake) for stake in stakes]


def _blocked(text: str, why: BlockReason, about: Callable[[Option], str]) -> Blocked:
    option = read_option(text)
    return Blocked(option.verb, option.args, why.id, why.facts, about(option))


def _picked(position: Position[Any], asked: Ask) -> list[PickedView]:
    """Return what the seat of ``asked`` has answered to the same cause in the current step.

    A step may go on to another action, as from taking cards to a bribe: what was picked there would be out of place.
    """
    if not position.picks:
        return []
    script = position.game.step(position.base.copy(), None)
    ask: Ask = script.send(None)  # type: ignore[arg-type]
    found: list[PickedView] = []
    for pick in position.picks:
        if (ask.seat, ask.cause) == (asked.seat, asked.cause):
            found.append(PickedView(ask.kind, [read_option(text) for text in pick]))
        ask = script.send(pick)
    script.close()
    return found
