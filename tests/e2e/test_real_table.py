"""Tests the companion of people who play with the box in a browser.

A robot tells the end of a game, and counts its taps.
"""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from citadels.catalog import EDITIONS, presets
from citadels.engine.rules import Rules
from citadels.engine.scoring import final_scores
from citadels.engine.table import Table
from citadels.game import Citadels
from citadels.model.setup import EditionId, Setup
from citadels.model.state import Built, Player, State
from tabletop.kernel.randomness import Randomness
from tests.e2e.conftest import Faults
from tests.e2e.support import next_frame, open_site, resize, wait_until, wait_until_cached, wait_until_kept
from tests.e2e.test_accessibility import violations
from tests.py.end_positions import as_told
from tests.py.games import game_for, play
from tests.tiers import sampled
from tools.serve import Site

FLAGS = "?lang=en&motion=0"
MOST_TAPS = 60
MOST_SECONDS = 120
LOOK, TAP, SCROLL = 1.35, 0.62, 0.95
"""Seconds of a person, as the keystroke-level model counts them on phones: to look at what lies there and think, to
move the finger and press, to drag a list."""
QUESTION = '[data-testid="real-question"]'
IN_SIGHT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
SEEN = "Object.fromEntries([...document.querySelectorAll('[data-testid=\"real-total\"]')].map(({ dataset }) => [dataset.seat, [dataset.total, dataset.place]]))"
SETUP = Setup(edition="classic", characters="base_game", districts="base_game", players=5)


def five_cities() -> tuple[Citadels, State]:
    """Return the end of a game of five with cities of eight, each dealt by lot, and who was first."""
    game = Citadels(SETUP)
    chance = Randomness(11)
    deck = list(dict.fromkeys(game.rules.deck))
    players: list[Player] = []
    for _ in range(game.rules.seats):
        chance.shuffle(deck)
        # Built in a round before the last, as the page takes it where it does not matter.
        players.append(Player(city=[Built(card) for card in deck[:8]]))
    state = State(chance, "over", 2, 0, 0, players, [], city_size=8, finishers=[2])
    return game, state


class Robot:
    """Tells the page what lies on the table, counts what it presses, and how long a person would take for it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.seconds = 0.0

    def tap(self, selector: str, *, looks: bool = True) -> None:
        """Press something; a person looks first, except for what always comes next."""
        there = self.page.locator(selector)
        there.wait_for()
        self.seconds += TAP + (LOOK if looks else 0) + (0 if there.evaluate(IN_SIGHT) else SCROLL)
        there.click()
        self.taps += 1

    def tell(self, state: State) -> None:
        for player in state.players:
            for built in player.city:
                self.tap(f'[data-testid="real-piece"][data-piece="{built.card}"]')
            expect(self.page.locator('[data-testid="real-chip"]')).to_have_count(8)
            self.tap('[data-testid="real-next"]', looks=False)
        first = 1 << state.finishers[0]
        self.tap(f'[data-testid="real-answer"][data-question="first"][data-value="{first}"]')
        expect(self.page.locator(f"{QUESTION}[data-question='first'][data-needed='false']")).to_be_visible()
        self.answer_the_rest()

    def answer_the_rest(self) -> None:
        """Nothing was built in the last round, and all have no gold; ties are asked about once the points are known."""
        done = self.page.locator("#real-result-title", has_text="winner")
        needed = self.page.locator(f"{QUESTION}[data-needed='true']")
        done.or_(needed.first).first.wait_for()
        while not done.count():
            about = [needed.first.get_attribute(name) for name in ("data-question", "data-seat")]
            one = f"{QUESTION}[data-question='{about[0]}'][data-seat='{about[1]}']"
            self.tap(f"{one}[data-needed='true'] >> nth=0 >> [data-value='0']")
            self.page.locator(f"{one}[data-needed='true']").wait_for(state="detached")
            done.or_(needed.first).first.wait_for()


@pytest.mark.nightly(
    "counted in test_real_table.py of the engine; what is told goes there in companion.test.js"
)
def test_five_cities_of_eight_are_counted_as_the_engine_counts_them(page: Page, site: Site) -> None:
    game, state = five_cities()
    page.goto(
        f"{site.url}{FLAGS}{part_of('citadels', 'score', SETUP.model_dump(mode='json'), ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'])}"
    )
    page.get_by_test_id("real-find").wait_for()
    resize(page, 390, 844)
    robot = Robot(page)
    robot.tell(state)
    wanted = {
        str(score.seat): [str(score.total), str(score.place)]
        for score in final_scores(Table(game.rules, state, None))
    }
    wait_until(page, f"JSON.stringify({SEEN}) === JSON.stringify({json.dumps(wanted)})", 20)
    expect(page.locator("#real-result-title")).to_contain_text("winner")
    assert robot.taps <= MOST_TAPS
    assert robot.seconds < MOST_SECONDS
    page.get_by_test_id("real-store").click()
    expect(page.get_by_test_id("evening")).to_contain_text("Ann")


def part_of(game: str, part: str, setup: dict[str, Any], names: list[str]) -> str:
    """Return the fragment that opens a part with a set and its people."""
    return f"#/companion/{game}/{part}/{quote(json.dumps({'setup': setup, 'names': names}), safe='')}"


class Told:
    """Answers what the page asks about the end of a game, as the people who played it would."""

    def __init__(self, page: Page, state: State, rules: Rules) -> None:
        self.page = page
        self.rules = rules
        self.seats, self.facts = as_told(state, rules)

    def cities(self) -> None:
        for seat in self.seats:
            for piece in seat.pieces:
                self.page.locator(f'[data-testid="real-piece"][data-piece="{piece.id}"]').click()
            expect(self.page.get_by_test_id("real-chip")).to_have_count(len(seat.pieces))
            coins = [at for at, piece in enumerate(seat.pieces) if piece.facts["coin"]]
            if coins:
                self.page.locator(".real-coins summary").click()
            for at in coins:
                coin = self.page.locator(f'[data-testid="real-answer"][data-question="coin"][data-at="{at}"]')
                coin.click()
                expect(coin).to_have_attribute("aria-pressed", "true")
            self.page.get_by_test_id("real-next").click()

    def table(self) -> None:
        """Answer what is asked about all before it has to be answered: a city that was complete may be so no more."""
        announced = any(
            self.rules.districts[piece.id].announces for seat in self.seats for piece in seat.pieces
        )
        if announced and "city_size" in self.facts:
            self.press(f'{QUESTION}[data-question="city_size"] [data-value="{self.facts["city_size"]}"]')
        for name in sorted(set(self.facts) - {"city_size", "crown", "first"}):
            if self.facts[name]:
                self.choose(name)
        self.choose("first")

    def choose(self, name: str) -> None:
        """Answer which seats: a press adds one or, where only one may be chosen, replaces it."""
        answers = f'{QUESTION}[data-question="{name}"] >> [data-testid="real-answer"]'
        chosen = [seat for seat in range(len(self.seats)) if self.facts[name] >> seat & 1]
        for seat in chosen:
            self.press(f"{answers} >> nth={seat}")
        if not chosen:
            self.press(f"{answers} >> nth=-1")

    def press(self, selector: str) -> None:
        answer = self.page.locator(selector)
        answer.wait_for()
        if answer.get_attribute("aria-pressed") != "true":
            answer.click()
            expect(answer).to_have_attribute("aria-pressed", "true")

    def rest(self) -> None:
        """Answer what is needed until nothing is: one answer may bring other questions."""
        needed = self.page.locator(f'{QUESTION}[data-needed="true"]')
        done = self.page.locator("#real-result-title", has_text="winner")
        done.or_(needed).first.wait_for()
        while not done.count():
            name, seat, at = (
                needed.first.get_attribute(f"data-{what}") or "" for what in ("question", "seat", "at")
            )
            one = self.page.locator(
                f'{QUESTION}[data-question="{name}"][data-seat="{seat}"][data-at="{at}"][data-needed="true"]'
            )
            if seat:
                told = self.seats[int(seat)]
                self.number(one, (told.pieces[int(at)] if at else told).facts[name])
            else:
                self.choose(name)
            one.wait_for(state="detached")
            done.or_(needed).first.wait_for()

    def number(self, question: Locator, value: int) -> None:
        quick = question.locator(f'[data-value="{value}"]')
        if quick.count():
            quick.click()
            return
        question.get_by_test_id("real-number").fill(str(value))
        question.get_by_test_id("real-number").press("Tab")


@pytest.mark.nightly("test_ends_of_random_games_of_every_preset tells the engine the same without a page")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_robot_tells_the_end_of_a_random_game_of_every_preset(
    page: Page, site: Site, edition: EditionId
) -> None:
    page.goto(f"{site.url}{FLAGS}#/companion/citadels/score")
    page.get_by_test_id("real-find").wait_for()
    for lot, preset in enumerate(presets(edition)):
        sizes = [players for players in range(2, 9) if preset in presets(edition, players)]
        game = game_for(edition, preset, sizes[lot % len(sizes)])
        state = play(game, lot).positions[-1].state
        page.evaluate("(to) => { location.hash = to; }", part_of("citadels", "score", game.setup, []))
        expect(page.get_by_test_id("real-seat")).to_have_count(game.rules.seats)
        wait_until(page, f"!location.hash.includes({json.dumps(preset)})")
        told = Told(page, state, game.rules)
        told.cities()
        told.table()
        told.rest()
        wanted = {
            str(score.seat): [str(score.total), str(score.place)]
            for score in final_scores(Table(game.rules, state, None))
        }
        wait_until(page, f"JSON.stringify({SEEN}) === JSON.stringify({json.dumps(wanted)})", 20)
        page.get_by_test_id("real-again").click()


def test_a_person_comes_from_the_lobby_and_calls_the_ranks(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("with-box").click()
    expect(page.get_by_test_id("companion")).to_be_visible()
    page.get_by_test_id("real-go-call").click()
    page.get_by_test_id("real-call-next").click()
    expect(page.get_by_test_id("real-call-name")).to_have_text("Assassin")
    page.get_by_test_id("real-naming").click()
    page.locator('[data-testid="real-named"][data-piece="thief"]').click()
    page.get_by_test_id("real-call-next").click()
    expect(page.get_by_test_id("real-deed")).to_contain_text("stays silent")
    page.reload()
    expect(page.get_by_test_id("real-caller")).to_be_visible()


def test_a_question_is_answered_and_the_set_is_printed(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}#/companion/citadels/rules")
    page.get_by_test_id("real-question-text").fill("can the thief rob the assassin?")
    expect(page.get_by_test_id("real-ruling").first).to_have_attribute("data-ruling", "51")
    page.locator('[data-testid="real-part"][data-part="print"]').click()
    expect(page.get_by_test_id("real-print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_test_id("real-print")).to_be_hidden()
    expect(page.locator(".real-print-calls li")).to_have_count(8)


PARTS = ("set", "call", "rules", "score", "print")
SEVEN: dict[str, Any] = {
    "setup": {"edition": "2016", "characters": "cunning_agents", "districts": "cunning_agents", "players": 7},
    "names": [
        "Bartholomy",
        "Wilhelmina",
        "Konstantyn",
        "Anastasiia",
        "Maximilian",
        "Clementina",
        "Volodymyra",
    ],
}


# In the page: what leaves the screen at a side, and words that do not fit into what they are in. A list may scroll.
CUT = r"""() => {
  const faults = new Set();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".hidden, [inert]");
  const scrolls = (one) => { for (let at = one; at && at !== document.body; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true; return false; };
  const name = (one) => `${one.dataset.testid ?? one.className.baseVal ?? one.className} "${(one.innerText ?? "").trim().slice(0, 30)}"`;
  for (const one of document.querySelectorAll(".companion *")) {
    if (!seen(one)) continue;
    const { left, right, width } = one.getBoundingClientRect();
    if (width > 2 && (left < -1 || right > innerWidth + 1) && !scrolls(one)) faults.add(`beside the screen: ${name(one)}`);
    if (one.matches("button, h1, h2, h3, p, li, label, legend, summary") && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0 && !scrolls(one)) faults.add(`cut: ${name(one)}`);
  }
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) faults.add(`the page scrolls sideways: ${scrollWidth}`);
  return [...faults];
}"""
LETTERS = """(share) => {
  document.documentElement.dataset.textSize = share;
  dispatchEvent(new Event("resize"));
}"""


def open_set(page: Page, site: Site, lang: str) -> None:
    page.goto(f"{site.url}?lang={lang}&motion=0{part_of('citadels', 'set', SEVEN['setup'], SEVEN['names'])}")
    page.locator(".real-lay-out").wait_for()


def each_part(page: Page, look: Callable[[str], None]) -> None:
    """Has each part looked at.

    The caller also with a character, the rulings with answers, the scores with a city and a result.
    """
    for part in PARTS:
        page.locator(f'[data-testid="real-part"][data-part="{part}"]').click()
        expect(page.get_by_test_id("companion")).to_have_attribute("data-part", part)
        if part == "call":
            look("how characters are chosen")
            page.get_by_test_id("real-call-next").click()
            page.get_by_test_id("real-naming").click()
        if part == "rules":
            page.get_by_test_id("real-question-text").fill("?")
            page.get_by_test_id("real-card").first.select_option("magistrate")
            page.get_by_test_id("real-ruling").first.wait_for()
        if part == "score":
            for piece in page.get_by_test_id("real-piece").all()[:6]:
                piece.click()
            look("a city")
            page.get_by_test_id("real-result").click()
        look(part)


LONGEST: list[tuple[str, dict[str, Any]]] = [
    ("citadels", SEVEN["setup"]),
    # The steps of the draft take the most room.
    ("citadels", {"edition": "2016", "characters": "first_game", "districts": "first_game", "players": 2}),
    ("citadels", {"edition": "classic", "characters": "dark_city", "districts": "dark_city", "players": 3}),
    ("pointcity", {"players": 1, "automa": "hard"}),
]


@pytest.mark.nightly("test_a_question_is_answered_and_the_set_is_printed looks at what is on the page")
@pytest.mark.parametrize("lang", ["en", "uk", "ru", "de", "fr", "pl"])
def test_the_longest_sets_are_printed_on_one_sheet(page: Page, site: Site, lang: str) -> None:
    page.goto(f"{site.url}?lang={lang}&motion=0")
    page.get_by_test_id("with-friends").wait_for()
    for game, setup in LONGEST:
        page.evaluate("(to) => { location.hash = to; }", part_of(game, "print", setup, SEVEN["names"]))
        columns = setup["players"] + bool(setup.get("automa")) + 1
        expect(page.locator(".real-paper thead th")).to_have_count(columns)
        for paper in ("A4", "Letter"):
            sheets = re.findall(
                rb"/Type\s*/Page\b(?!s)",
                page.pdf(
                    format=paper, margin={"top": "10mm", "bottom": "10mm", "left": "12mm", "right": "12mm"}
                ),
            )
            assert len(sheets) == 1, (game, setup, paper)


@pytest.mark.nightly("test_a_question_is_answered_and_the_set_is_printed opens the parts; axe takes long")
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_axe_finds_nothing_on_the_screens_for_the_box(page: Page, site: Site, lang: str) -> None:
    found: dict[str, list[str]] = {}
    open_set(page, site, lang)
    each_part(page, lambda part: found.update({part: violations(page)}))
    assert {part: faults for part, faults in found.items() if faults} == {}


@pytest.mark.parametrize("lang", sampled(["en", "uk", "de"], ["uk"], "Ukrainian has the longest words"))
def test_nothing_is_cut_on_the_screens_for_the_box(page: Page, site: Site, lang: str) -> None:
    sizes = sampled(
        [(360, 740), (667, 375), (1180, 820)], [(360, 740)], "the narrowest; the night has three sizes"
    )
    found: dict[str, list[str]] = {}

    def look(part: str) -> None:
        for width, height in sizes:
            resize(page, width, height)
            for share in sampled((100, 160), (160,), "the largest letters take the most room"):
                page.evaluate(LETTERS, share)
                next_frame(page)
                if faults := page.evaluate(CUT):
                    found[f"{part}, {width}x{height}, {share} %"] = faults

    open_set(page, site, lang)
    each_part(page, look)
    assert found == {}


@pytest.mark.nightly(
    "companion.test.js counts; test_site.py lists what the offline copy has soon after a first visit"
)
@pytest.mark.first_visit
def test_the_parts_for_the_box_work_offline_after_one_visit(
    page: Page, serve: Callable[..., Site], faults: Faults
) -> None:
    faults.expected += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to"]
    site = serve()
    open_site(page, f"{site.url}?lang=uk&motion=0")
    wait_until_kept(page)
    wait_until_cached(page, "games/citadels/locales/companion/uk|wheels/companion-", 2)
    site.cut()
    open_set(page, site, "uk")
    each_part(page, lambda _: None)
