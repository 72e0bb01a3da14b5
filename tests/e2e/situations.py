"""Finds saves of games late in their course, and of finished ones, so that no browser has to play up to them."""

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page

from citadels.cli.tables import Wish, setup_for
from citadels.game import Citadels
from citadels.kind import CITADELS
from citadels.model.setup import EditionId
from citadels.model.state import State
from citadels.model.view import View
from tabletop.kernel.ask import Ask, AskView, Pick
from tabletop.kernel.position import playout
from tabletop.match.match import new_match
from tabletop.players.random_policy import random_policy
from tabletop.players.seating import PERSON, Chair
from tests.e2e.robot import OVER, wait_for_choice
from tests.e2e.support import behind, import_text, open_finished, open_site
from tools.serve import Site

# In the order of the seats; the one that is asked is Ada. One name is long, as names of people are.
NAMES = ("Bertram", "Cecilia", "Dmytro", "Gwendoline", "Hugo", "Ophelia", "Zoryana", "Wolfgang")
MOST_MOMENTS = 3000

Wanted = Callable[[View, AskView], bool]


def late(view: View, ask: AskView) -> bool:
    """A turn with several cards in hand, while a city is nearly complete."""
    built = [len(seat.city) for seat in view.seats]
    return ask.kind == "turn" and len(view.hand) > 1 and max(built) >= view.city_size - 1


@cache
def situation(players: int, edition: EditionId = "2016", wanted: Wanted = late, seed: int = 1) -> str:
    """A save named ``situation-`` and the number of players that stands at the first such question.

    A person sits on the seat that is asked.
    """
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


@cache
def played(players: int, *, seed: int = 7, left: int = 0) -> str:
    """A save named ``played`` of a game by random picks.

    It is over, or has so many picks left, the next one by a person.

    In a finished game the person had the first seat.
    """
    setup = setup_for(Wish(characters="all", players=(players,)), seed)
    game = Citadels(setup)
    policy = random_policy(seed)
    made: list[tuple[int, Pick]] = []

    def note(state: State, ask: Ask) -> Pick:
        made.append((ask.seat, policy(state, ask)))
        return made[-1][1]

    playout(game, game.start(seed), note)
    end = len(made) - left
    seating = [Chair(name=name, player="normal") for name in NAMES[:players]]
    seating[made[end][0] if left else 0] = Chair(name="Ada", player=PERSON)
    match = new_match("played", CITADELS, setup.model_dump(mode="json"), seating, seed, free=False)
    for _, pick in made[:end]:
        match.play(pick)
    return match.record(CITADELS).model_dump_json()


def open_end(page: Page, site: Site, *, players: int = 3, lang: str = "en", left: int = 0) -> None:
    """Opens the site with such a game: at its scores, or at the person's question."""
    open_site(page, f"{site.url}?lang={lang}&motion=0&bots=instant")
    import_text(page, played(players, left=left))
    if left:
        page.get_by_test_id("resume").click()
        wait_for_choice(page)
        return
    open_finished(page)
    behind(page, "show").click()
    page.locator(OVER).wait_for()
