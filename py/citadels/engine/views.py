"""What a seat may know, field by field. Nothing here starts from a copy of the state."""

from citadels.engine.scoring import final_scores, score_parts
from citadels.engine.table import Table
from citadels.engine.turn import Turn
from citadels.model.state import Built, Mark, TurnState
from citadels.model.view import (
    CardView,
    CharacterView,
    DistrictView,
    MarkView,
    SeatView,
    TurnView,
    View,
)

_PHASES = {"draft": "draft", "round": "draft", "over": "over"}


def view_table(table: Table, seat: int | None) -> View:
    """Return the table as ``seat`` may see it; None is a spectator, who has no hand."""
    state, rules = table.state, table.rules
    own = state.players[seat] if seat is not None else None
    return View(
        seat=seat,
        edition=rules.edition,
        phase=_PHASES.get(state.phase, "turns"),
        round=state.round,
        rank=state.rank,
        city_size=state.city_size,
        deck=len(state.deck),
        facedown=len(state.aside),
        crown=state.crown,
        first=state.finishers[0] if state.finishers else None,
        turn=_turn(table, state.turn) if state.turn is not None else None,
        characters=_characters(table),
        marks=[_mark(mark, seat) for mark in state.marks],
        tax=state.tax,
        seats=[_seat(table, number) for number in range(rules.seats)],
        hand=_hand(table, seat) if seat is not None else [],
        mine=own.drafted[:] if own is not None else [],
        seen=own.seen[:] if own is not None else [],
        scores=final_scores(table) if state.phase == "over" else None,
    )


def _turn(table: Table, turn: TurnState) -> TurnView:
    """Show the turn under way: all of it is public."""
    left = max(table.rules.characters[turn.character].build_limit - turn.built, 0)
    return TurnView(turn.seat, turn.character, turn.gathered, left)


def _mark(mark: Mark, seat: int | None) -> MarkView:
    """Show a token; whether it is real only to the seat that placed it."""
    return MarkView(mark.kind, mark.character, mark.by, mark.real if mark.by == seat else None)


def _characters(table: Table) -> list[CharacterView]:
    """Show every character of the game with what all know of it this round."""
    state = table.state
    shown = {who.character: who.seat for who in state.revealed}
    views: list[CharacterView] = []
    for card in table.rules.ranks.values():
        fate = ""
        if card.id in shown:
            fate = "revealed"
        elif card.id in state.faceup:
            fate = "faceup"
        elif card.id in state.absent:
            fate = "absent"
        views.append(CharacterView(card.id, card.rank, fate, shown.get(card.id)))
    return views


def _seat(table: Table, seat: int) -> SeatView:
    """Show what everybody sees of ``seat``."""
    state, player = table.state, table.player(seat)
    revealed = [who.character for who in state.revealed if who.seat == seat]
    return SeatView(
        seat=seat,
        gold=player.gold,
        hand=len(player.hand),
        city=[_district(table, built) for built in player.city],
        characters=revealed,
        drafted=len(player.drafted) - len(revealed),
        crown=state.crown == seat,
        completed=table.completed(seat),
        points=sum(part.points for part in score_parts(table, seat, final=state.phase == "over")),
    )


def _district(table: Table, built: Built) -> DistrictView:
    """Show a standing district."""
    cost = table.cost(built)
    kind = table.rules.districts[built.card].type
    return DistrictView(built.card, kind, cost, cost, built.coins, len(built.tucked))


def _hand(table: Table, seat: int) -> list[CardView]:
    """Show the viewer's hand, with prices as if it were its turn."""
    state, rules = table.state, table.rules
    under_way = state.turn if state.turn is not None and state.turn.seat == seat else None
    turn = Turn(rules, state, None, under_way) if under_way is not None else None
    cards: list[CardView] = []
    for name in table.player(seat).hand:
        card = rules.districts[name]
        price = turn.price(card) if turn is not None else card.cost
        cards.append(CardView(name, card.type, card.cost, price, turn is not None and turn.buildable(name)))
    return cards
