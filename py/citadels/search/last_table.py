"""Builds the table of the last turn of all from the view of the seat that plays it.

What the seat does not see is dealt as it most likely is, and does not count: a way that would show any of it is tried
with other cards (``last_turn.py``).
"""

from citadels.engine.rules import Rules, rules_of_scores
from citadels.engine.turn import Turn
from citadels.knowledge.build_state import absent_of, revealed_of, used_up
from citadels.knowledge.role_notes import silences
from citadels.model.state import Built, Mark, Player, State, TurnState
from citadels.model.view import MarkView, SeatView, View
from tabletop.kernel.ask import AskView, read_option
from tabletop.kernel.randomness import Randomness


def rules_seen(view: View) -> Rules:
    """Return the rules of the table of ``view``, with every district of the edition."""
    names = tuple(one.character for one in view.characters)
    return rules_of_scores(view.edition, names, len(view.seats), view.city_size)


def is_last_turn(view: View) -> bool:
    """Whether the seat plays its turn, the round is the last, and it knows that no seat plays after it."""
    turn = view.turn
    if view.first is None or turn is None or turn.seat != view.seat:
        return False
    rules = rules_seen(view)
    if any(
        rules.characters[mark.card].token_takes_turn and mark.character == turn.character
        for mark in view.marks
        if mark.by != view.seat
    ):
        return False
    silent = {mark.character for mark in view.marks if silences(rules, mark.card)}
    later = {
        one.character
        for one in view.characters
        if one.rank > view.rank and one.fate == "" and one.character not in silent
    }
    if later.intersection(view.mine):
        return False
    return not later or all(seat.seat == view.seat or not seat.drafted for seat in view.seats)


def last_table(view: View, ask: AskView) -> State:
    """Return the table before the choice of the menu that led to ``ask``, or at ``ask`` if that is the menu."""
    rules, turn = rules_seen(view), view.turn
    if turn is None:
        raise RuntimeError("no turn is under way")
    unseen = _unseen(rules, view)
    drawn = _drawn(view, ask)
    for card in drawn:
        if card in unseen:
            unseen.remove(card)
    plain = [card for card in unseen if not rules.districts[card].hand_points]
    players = [_player(view, seat, plain) for seat in view.seats]
    for player in players:
        for card in player.hand:
            if card in unseen and player is not players[turn.seat]:
                unseen.remove(card)
    built = rules.characters[turn.character].build_limit - turn.builds_left
    owner = next((one.seat for one in view.characters if one.character == turn.character), None)
    state = State(
        chance=Randomness(1),
        phase="turn",
        round=view.round,
        crown=view.crown,
        leader=view.leader,
        players=players,
        deck=[*unseen[: view.deck], *reversed(drawn)],
        rank=view.rank,
        revealed=revealed_of(rules, view),
        absent=absent_of(rules, view),
        marks=[_mark(rules, mark) for mark in view.marks],
        finishers=[view.first] if view.first is not None else [],
        city_size=view.city_size,
        builders=[turn.seat] * min(built, 1),
        tax=view.tax,
    )
    under_way = TurnState(
        turn.seat, turn.seat if owner is None else owner, turn.character, turn.gathered, built
    )
    if built:
        under_way.used = ("built", "paid_build")
    state.turn = under_way
    if ask.kind == "turn":
        offered = {used_up(option.id, turn.character) for option in ask.options}
        missing = [used_up(text, turn.character) for text in Turn(rules, state, None, under_way).menu()]
        under_way.used += tuple(dict.fromkeys(what for what in missing if what and what not in offered))
    else:
        under_way.used += ("income",)  # It is mostly taken first; the view does not say.
    return state


def ungather(rules: Rules, state: State) -> bool:
    """Take back that the seat has just gathered gold, where an ask comes within the gathering.

    False if it has not gathered.
    """
    turn = state.turn
    if turn is None or not turn.gathered or turn.built:
        return False
    turn.gathered = False
    menu = [read_option(text) for text in Turn(rules, state, None, turn).menu()]
    state.players[turn.seat].gold -= next(
        (one.number("amount") for one in menu if one.verb == "gather_gold"), 0
    )
    return True


def unbuild(rules: Rules, state: State, card: str) -> bool:
    """Take back that the seat has just built ``card``, whose ask comes within the build; False if it has not."""
    turn = state.turn
    if turn is None:
        return False
    player = state.players[turn.seat]
    built = next((one for one in player.city if one.card == card and one.round == state.round), None)
    if built is None:
        return False
    player.city.remove(built)
    player.hand.append(card)
    player.gold += rules.districts[card].cost
    turn.built = max(turn.built - 1, 0)
    return True


def _mark(rules: Rules, mark: MarkView) -> Mark:
    """Return a token.

    A threat whose kind the seat does not know counts as real: no way counts on gold that it might take.
    """
    real = rules.characters[mark.card].token_binds if mark.real is None else mark.real
    return Mark(mark.kind, mark.character, mark.by, mark.card, real)


def _unseen(rules: Rules, view: View) -> list[str]:
    """Return the district cards that the seat does not see."""
    left = list(rules.deck)
    seen = [card.card for card in view.hand] + [built.card for seat in view.seats for built in seat.city]
    for card in seen:
        if card in left:
            left.remove(card)
    Randomness(1).shuffle(left)
    return left


def _drawn(view: View, ask: AskView) -> list[str]:
    """Return the cards on offer that came off the deck in this choice: none of the hand, none of a city."""
    if ask.kind == "turn":
        return []
    hand = [card.card for card in view.hand]
    cards = [option.word("card") for option in ask.options if "seat" not in option.args]
    return [card for card in cards if card and card not in hand]


def _player(view: View, seat: SeatView, unseen: list[str]) -> Player:
    own = seat.seat == view.seat
    hand = (
        [card.card for card in view.hand]
        if own
        else [unseen.pop() for _ in range(min(seat.hand, len(unseen)))]
    )
    rules = rules_seen(view)
    city = [
        Built(
            one.card,
            one.cost - rules.districts[one.card].cost,
            tuple(unseen.pop() for _ in range(min(one.tucked, len(unseen)))),
            one.round,
        )
        for one in seat.city
    ]
    return Player(seat.gold, hand, city, view.mine[:] if own else seat.characters[:])
