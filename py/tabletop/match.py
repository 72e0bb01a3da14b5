"""A match under way: whose turn to answer, what each seat is told, and the record that saves it."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabletop.ask import AskView, Pick, view_ask
from tabletop.errors import Refusal
from tabletop.events import Event, EventView, redact
from tabletop.game import Game, State
from tabletop.position import Position
from tabletop.record import Record

S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(slots=True)
class Step(Generic[V]):
    """Everything one seat learns from one pick, its own or another's. The engine's only way out.

    ``seat`` is None for a spectator. ``ask`` is there only for the seat that is asked; the others find in
    ``waiting`` whom the table waits for (None once the game is over).
    """

    number: int
    seat: int | None
    events: list[EventView]
    view: V
    ask: AskView | None
    waiting: int | None
    over: bool


class Match(Generic[S, V]):
    """One game being played. Changes only through picks, each of which is refused or happens whole."""

    def __init__(self, name: str, game: Game[S, V], setup: dict[str, Any], seed: int) -> None:
        self.name = name
        self.game = game
        self.setup = setup
        self.seed = seed
        self.position: Position[S] = Position[S].first(game, seed)
        self.picks: list[Pick] = []
        self.log: list[Event] = list(self.position.events)

    @property
    def waiting(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return self.position.ask.seat if self.position.ask else None

    def pick(self, seat: int, ask: str, pick: Pick) -> None:
        """Answer the open ask. Raises ``Refusal`` (stale, not your turn, illegal) and then changes nothing."""
        if self.position.ask is None:
            raise Refusal("game-over")
        if ask != str(len(self.picks)):
            raise Refusal("stale-pick")
        if seat != self.position.ask.seat:
            raise Refusal("not-your-ask")
        self.play(pick)

    def play(self, pick: Pick) -> None:
        """Answer the open ask, whoever is asked. Raises ``Refusal`` (illegal) and then changes nothing."""
        self.position = self.position.after(pick)
        self.picks.append(pick)
        self.log += self.position.events

    def history(self, seat: int | None) -> list[EventView]:
        """Return all that ``seat`` was told since the deal; nothing before the point a stored state was taken."""
        return [told for event in self.log if (told := redact(event, seat)) is not None]

    def step(self, seat: int | None) -> "Step[V]":
        """Return what ``seat`` (None: a spectator) learns from the latest pick."""
        position = self.position
        told = (redact(event, seat) for event in position.events)
        ask = position.ask
        asked = ask is not None and ask.seat == seat
        return Step(
            number=len(self.picks),
            seat=seat,
            events=[event for event in told if event is not None],
            view=self.game.view(position.state, seat),
            ask=view_ask(ask, len(self.picks)) if ask is not None and asked else None,
            waiting=self.waiting,
            over=ask is None,
        )

    def record(self, game_id: str, rules: int) -> Record:
        """Return the save of this match as it stands."""
        return Record(
            game=game_id,
            rules=rules,
            match=self.name,
            setup=self.setup,
            seed=self.seed,
            picks=[list(pick) for pick in self.picks],
            state=self.game.dump(self.position.base),
            tail=len(self.position.picks),
        )


def resume(record: Record, game: Game[S, V], *, same_rules: bool) -> tuple[Match[S, V], bool]:
    """Rebuild the match of ``record``; the flag says whether replaying its picks gave the stored state.

    Where it did not (a later version of the rules), the match goes on from the stored state. Raises
    ``Refusal`` when neither replay nor stored state is a position of this game.
    """
    match = Match(record.match, game, record.setup, record.seed)
    picks = [tuple(pick) for pick in record.picks]
    replayed = same_rules and _replay(match, picks) and game.dump(match.position.base) == record.state
    if not replayed:
        match.position = _stored(record, game, picks)
        match.picks = picks
        match.log = list(match.position.events)
    return match, replayed


def _replay(match: Match[S, V], picks: list[Pick]) -> bool:
    """Play ``picks`` again; False where one of them is no longer legal."""
    try:
        for pick in picks:
            match.play(pick)
    except Refusal:
        return False
    return True


def _stored(record: Record, game: Game[S, object], picks: list[Pick]) -> Position[S]:
    """Return the position of the stored state and its last picks; a state that breaks a law is refused."""
    if record.tail > len(picks):
        raise Refusal("save-broken", where="tail")
    state = game.load(record.state)
    if game.broken_laws(state):
        raise Refusal("save-broken", where="state")
    tail = tuple(picks[len(picks) - record.tail :])
    try:
        return Position[S].resumed(game, state, tail)
    except Refusal:
        raise
    except Exception:  # noqa: BLE001 - a hand-edited state can fail anywhere in the rules; the player needs one clear answer.
        raise Refusal("save-broken", where="state") from None
