"""Saves of games in which much has been built: computer players play up to a moment somebody wants."""

from collections.abc import Callable
from functools import cache

from citadels.cli.tables import Wish, setup_for
from citadels.kind import CITADELS
from citadels.model.setup import EditionId
from citadels.model.view import View
from tabletop.kernel.ask import AskView
from tabletop.match.match import new_match
from tabletop.players.seating import PERSON, Chair

# In the order of the seats; the one that is asked is Ada. One name is long, as names of people are.
NAMES = ("Bertram", "Cecilia", "Dmytro", "Gwendoline", "Hugo", "Ophelia", "Zoryana", "Wolfgang")
MOST_MOMENTS = 3000

Wanted = Callable[[View, AskView], bool]


def late(view: View, ask: AskView) -> bool:
    """A turn with a hand to choose from, while somebody has all but completed a city."""
    built = [len(seat.city) for seat in view.seats]
    return ask.kind == "turn" and len(view.hand) > 1 and max(built) >= view.city_size - 1


@cache
def situation(players: int, edition: EditionId = "2016", wanted: Wanted = late, seed: int = 1) -> str:
    """A save named ``situation-`` and the number of players that stands at the first such question, with a person on the seat that is asked."""
    wish = Wish(editions=(edition,), characters="random", districts="random", players=(players,))
    setup = setup_for(wish, seed)
    seating = [Chair(name=name, player="normal") for name in NAMES[:players]]
    match = new_match(
        f"situation-{players}", CITADELS, setup.model_dump(mode="json"), seating, seed, free=False
    )
    for _ in range(MOST_MOMENTS):
        seat = match.waiting
        if seat is None:
            break
        update = match.update(seat, match.number)
        if update.ask and wanted(update.view, update.ask):
            match.seating[seat] = Chair(name="Ada", player=PERSON)
            return match.record(CITADELS).model_dump_json()
        match.advance(CITADELS, 1)
    raise AssertionError(f"no such moment in game {seed}")
