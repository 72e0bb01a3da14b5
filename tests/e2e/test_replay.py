"""Tests replays, moment by moment, and new games that begin at any of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.service.desk import Desk
from tabletop.texts.locales import LANGUAGES
from tests.e2e.robot import back_to_lobby, play_on, press, start_game, wait_for_choice
from tests.e2e.situations import open_end
from tests.e2e.support import behind, export, import_text, open_finished, resize, wait_until
from tests.e2e.test_accessibility import violations
from tests.tiers import sampled
from tools.serve import Site

NIGHTLY = pytest.mark.nightly(
    "decided in replay-controller.test.js; other tests of replays step and jump on a push"
)

SIZES = [(1180, 820), (820, 1180), (1440, 900), (390, 844), (667, 375)]

# What both the board and the engine's view show: gold, cards, points, cities, the open hand.
BOARD = """() => {
  const ids = (place, start) =>
    [...place.querySelectorAll(`[data-flip^="${start}"]`)].map(({ dataset }) => dataset.flip.split("-")[start === "hand-" ? 1 : 2]);
  const figure = (key) => Number(document.querySelector(`[data-bump="${key}"]`).dataset.value);
  const seats = [...document.querySelectorAll('[data-testid="seat"]')].map((place) => {
    const { seat } = place.dataset;
    const open = [...place.querySelectorAll(".open-card[data-card]")].map(({ dataset }) => dataset.card);
    return [
      Number(seat), figure(`gold-${seat}`), figure(`hand-${seat}`), figure(`points-${seat}`), ids(place, `city-${seat}-`), open,
    ];
  });
  const hand = document.querySelector(".hand .cards");
  return { seats: seats.sort(([one], [other]) => one - other), hand: hand ? ids(hand, "hand-") : [] };
}"""
# Presses "next" up to a moment, and returns what each moment shows.
STEP_THROUGH = """async (board, end) => {
  const film = [];
  const slider = document.querySelector('[data-testid="moment"]');
  for (;;) {
    const lines = [...document.querySelectorAll('[data-testid="log"] li')].map((line) => line.textContent);
    film.push({ moment: Number(slider.value), board: board(), lines });
    const next = Number(slider.value) + 1;
    if (next > end) return film;
    document.querySelector('[data-testid="moment-next"]').click();
    const late = Date.now() + 60_000;
    while (!document.querySelector(`.replay[data-shown="${next}"]`)) {
      if (Date.now() > late) throw new Error(`moment ${next} is not shown`);
      await new Promise((done) => setTimeout(done, 3));
    }
  }
}"""
CONTROLS = "document.querySelectorAll('.replay :is(button, select, input)').length"
# The controls of a replay that are too low for a finger, or not wholly on the screen once they are scrolled to.
MISPLACED = """() => [...document.querySelectorAll(".replay :is(button, select, input)")].flatMap((part) => {
  part.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, right, height } = part.getBoundingClientRect();
  return height < 44 || left < 0 || right > innerWidth ? [`${part.dataset.testid}: ${left} to ${right}, ${height} high`] : [];
})"""
MOST_STEPS = sampled(10_000, 25, "test_undo.py of the engine has every moment")
"""The number of moments at the start, and at the end, of a game that are checked one by one."""
ROUND = re.compile(r"^Round (\d+)")


class Engine:
    """The engine in this process, with a stored game: what the page has to show."""

    def __init__(self, save: str) -> None:
        self.desk = Desk([CITADELS])
        self.match = self.call("open", save=save)["keep"]["summary"]["match"]

    def call(self, method: str, **params: Any) -> Any:
        answer = json.loads(self.desk.handle(json.dumps({"id": 1, "method": method, "params": params})))
        assert answer["ok"], answer
        return answer["result"]

    def view(self, number: int, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.call("at", match=self.match, number=number, seats=[seat])["updates"][0][
            "view"
        ]
        return view

    def board(self, number: int, seat: int) -> dict[str, Any]:
        view = self.view(number, seat)
        return {
            "seats": [seat_of(one, []) for one in view["seats"]],
            "hand": [card["card"] for card in view["hand"]],
        }


def seat_of(seat: dict[str, Any], hand: list[str]) -> list[Any]:
    city = [house["card"] for house in seat["city"]]
    return [seat["seat"], seat["gold"], seat["hand"], seat["points"], city, hand]


def shown(page: Page) -> dict[str, Any]:
    board: dict[str, Any] = page.evaluate(BOARD)
    return board


def moment(page: Page) -> int:
    return int(page.get_by_test_id("moment").input_value())


def go(page: Page, number: int) -> None:
    """Moves the slider, and waits for the picture."""
    page.get_by_test_id("moment").fill(str(number))
    expect(page.locator(".moment-count")).to_have_text(re.compile(f"^{number} /"))
    page.locator(f'.replay[data-shown="{number}"]').wait_for()


def last_moment(page: Page) -> int:
    return int(page.get_by_test_id("moment").get_attribute("max") or "")


def open_replay(page: Page) -> None:
    behind(page, "replay").click()
    page.get_by_test_id("moment").wait_for()


def saved(page: Page, folder: Path) -> str:
    return export(page, folder).read_text(encoding="utf-8")


def check_film(page: Page, engine: Engine, end: int) -> None:
    """Steps from the moment that is shown up to ``end``; each has to look as the engine says."""
    begin = moment(page)
    film: list[dict[str, Any]] = page.evaluate(f"({STEP_THROUGH})({BOARD}, {end})")
    assert len(film) == end - begin + 1
    told: list[str] = []
    for number, picture in enumerate(film, begin):
        assert picture["moment"] == number
        assert picture["board"] == engine.board(number, 0), number
        assert picture["lines"][: len(told)] == told
        told = picture["lines"]


@pytest.mark.nightly(
    "the engine's view of every moment is in test_undo.py, and film.test.js draws whole games"
)
def test_every_moment_of_a_game_is_shown_as_it_was(page: Page, site: Site, tmp_path: Path) -> None:
    open_end(page, site)
    open_replay(page)
    engine = Engine(saved(page, tmp_path))
    last = last_moment(page)
    assert (moment(page), last) == (0, engine.call("at", match=engine.match, number=0, seats=[0])["last"])
    page.locator('.replay[data-shown="0"]').wait_for()
    check_film(page, engine, min(MOST_STEPS, last))
    if last > MOST_STEPS:
        go(page, max(MOST_STEPS, last - MOST_STEPS))
        check_film(page, engine, last)
    expect(page.get_by_test_id("moment-next")).to_be_disabled()
    for number in (last // 2, 3, last - 1):
        go(page, number)
        assert shown(page) == engine.board(number, 0)
    page.get_by_test_id("moment-back").click()
    expect(page.get_by_test_id("moment")).to_have_value(str(last - 2))


# The cities that are lower than half a card, or that an open hand covers, among those on the screen.
CRUSHED = """() => [...document.querySelectorAll(".seat")].flatMap((seat) => {
  const [city, hand] = [".city", ".open-hand"].map((name) => seat.querySelector(name)?.getBoundingClientRect());
  if (!city || !hand || hand.width === 0) return [];
  return city.height >= 48 && city.bottom <= hand.top + 1 ? [] : [[city.height, city.bottom, hand.top]];
})"""


def test_any_seat_and_all_hands_are_seen_once_the_game_is_over(
    page: Page, site: Site, tmp_path: Path
) -> None:
    open_end(page, site)
    open_replay(page)
    engine = Engine(saved(page, tmp_path))
    go(page, 20)
    for seat in (2, 1):
        page.get_by_test_id("replay-seat").select_option(str(seat))
        page.locator(f'.replay[data-viewer="{seat}"]').wait_for()
        assert shown(page) == engine.board(20, seat)
    page.get_by_test_id("replay-seat").select_option("open")
    page.locator('.replay[data-viewer="open"]').wait_for()
    hands = [[card["card"] for card in engine.view(20, seat)["hand"]] for seat in range(3)]
    seats = engine.view(20, None)["seats"]
    assert shown(page)["seats"] == [seat_of(seat, hands[seat["seat"]]) for seat in seats]
    assert violations(page) == []
    for size in ((390, 844), (667, 375), (820, 1180), (1180, 820)):
        resize(page, *size)
        assert (size, page.evaluate(CRUSHED)) == (size, [])


@NIGHTLY
def test_a_replay_jumps_to_rounds_and_plays_by_itself(page: Page, site: Site) -> None:
    open_end(page, site)
    open_replay(page)
    rounds = page.get_by_test_id("moment-chapter").locator("option").all_inner_texts()
    assert rounds[:3] == ["Round 1", "Round 2", "Round 3"]
    page.get_by_test_id("moment-chapter").select_option(label="Round 3")
    expect(page.locator(".when h1")).to_have_text("Round 3")
    spoken = page.get_by_test_id("moment").get_attribute("aria-valuetext") or ""
    assert spoken.startswith("Round 3, ")
    page.get_by_test_id("moment-speed").select_option("fast")
    start = moment(page)
    page.get_by_test_id("moment-play").click()
    expect(page.get_by_test_id("moment-play")).to_have_accessible_name("Pause")
    wait_until(page, f"Number(document.querySelector('[data-testid=moment]').value) > {start}")
    page.get_by_test_id("moment-play").click()
    expect(page.get_by_test_id("moment-play")).to_have_accessible_name("Play")
    stopped = moment(page)
    # After the pause, "next" shows the following moment.
    page.get_by_test_id("moment-next").click()
    expect(page.get_by_test_id("moment")).to_have_value(str(stopped + 1))
    # At the last moment, play begins at the first one.
    go(page, last_moment(page))
    page.get_by_test_id("moment-play").click()
    page.get_by_test_id("moment-play").click()
    assert moment(page) < last_moment(page)


@NIGHTLY
def test_the_past_of_a_running_game_is_seen_from_the_own_seat(page: Page, site: Site) -> None:
    start_game(page, site.url, players=3)
    press(page, 9)
    present = shown(page)
    ask = page.get_by_test_id("ask").inner_text()
    open_replay(page)
    assert moment(page) == last_moment(page) > 0
    assert shown(page) == present
    assert page.get_by_test_id("replay-seat").locator("option").all_inner_texts() == ["Your view"]
    # While a game runs, chances to win and the coach's advice are not shown.
    expect(page.get_by_test_id("replay-coach")).to_have_count(0)
    go(page, 0)
    assert shown(page) != present
    page.keyboard.press("Escape")
    wait_for_choice(page)
    assert page.get_by_test_id("ask").inner_text() == ask
    assert shown(page) == present
    press(page, 2)
    # A new game from a moment of a running one has all hidden cards dealt anew.
    open_replay(page)
    own = shown(page)
    page.get_by_test_id("play-on").click()
    expect(page.get_by_role("dialog")).to_contain_text("Hidden cards are dealt again")
    page.get_by_test_id("confirm-dialog").click()
    expect(page.locator(".replay")).to_have_count(0)
    wait_for_choice(page)
    assert shown(page) == own
    press(page, 2)
    back_to_lobby(page)
    expect(page.get_by_test_id("resume")).to_have_count(2)


@NIGHTLY
def test_a_new_game_goes_on_from_a_moment(page: Page, site: Site) -> None:
    open_end(page, site)
    open_replay(page)
    number = last_moment(page) * 3 // 4
    page.get_by_test_id("replay-seat").select_option("1")
    page.locator('.replay[data-viewer="1"]').wait_for()
    go(page, number)
    lines = page.get_by_test_id("log").locator("li").all_text_contents()
    page.get_by_test_id("play-on").click()
    names = page.locator("dialog .play-on-seats label").all_inner_texts()
    chosen = page.locator("dialog .play-on-seats input:checked").locator("..").all_inner_texts()
    assert (len(names), chosen) == (3, [names[1]])
    page.get_by_test_id("confirm-dialog").click()
    expect(page.locator(".replay")).to_have_count(0)
    wait_for_choice(page)
    # The other seats may have moved on already; what had happened stays.
    now = page.get_by_test_id("log").locator("li").all_text_contents()
    assert now[: len(lines)] == lines
    expect(page.locator(".me .seat")).to_contain_text(names[1])
    play_on(page)
    back_to_lobby(page)
    open_finished(page)
    expect(page.get_by_test_id("show")).to_have_count(2)


@NIGHTLY
def test_a_finished_game_is_seen_again_from_the_lobby(page: Page, site: Site, tmp_path: Path) -> None:
    open_end(page, site)
    back_to_lobby(page)
    open_finished(page)
    save = saved(page, tmp_path)
    open_replay(page)
    expect(page.locator(":focus")).to_have_attribute("data-testid", "moment")
    assert shown(page) == Engine(save).board(0, 0)
    page.get_by_test_id("leave").click()
    page.get_by_test_id("play-now").wait_for()
    # On another device.
    open_finished(page)
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("replay")).to_have_count(0)
    import_text(page, save)
    open_finished(page)
    open_replay(page)
    go(page, 30)
    assert shown(page) == Engine(save).board(30, 0)


@NIGHTLY
def test_a_game_of_older_rules_is_seen_as_far_as_it_is_known(page: Page, site: Site, tmp_path: Path) -> None:
    open_end(page, site)
    back_to_lobby(page)
    open_finished(page)
    save = json.loads(saved(page, tmp_path))
    # Played again by today's rules it would be another game.
    old = save | {"rules": CITADELS.rules - 1, "seed": save["seed"] + 1}
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    # One that is not yet deleted would be replaced, which the page asks about.
    expect(page.get_by_test_id("replay")).to_have_count(0)
    import_text(page, json.dumps(old))
    open_finished(page)
    open_replay(page)
    first = int(page.get_by_test_id("moment").get_attribute("min") or "")
    assert first == moment(page) == last_moment(page) > 0
    expect(page.locator(".replay-note")).to_contain_text("rules have changed")
    expect(page.get_by_test_id("moment-back")).to_be_disabled()
    expect(page.get_by_test_id("seat")).to_have_count(3)


@NIGHTLY
def test_a_replay_is_led_with_the_keyboard_alone(page: Page, site: Site) -> None:
    open_end(page, site)
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset?.testid") == "replay":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("moment")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("moment")).to_have_value("2")
    page.keyboard.press("End")
    expect(page.get_by_test_id("moment")).to_have_value(str(last_moment(page)))
    page.keyboard.press("Home")
    for wanted in ("moment-play", "moment-next"):
        page.keyboard.press("Tab")
        expect(page.get_by_test_id(wanted)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("moment")).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("moment")).to_have_value("2")
    page.keyboard.press("Escape")
    page.get_by_test_id("game-over").wait_for()
    expect(page.get_by_test_id("replay")).to_be_focused()


@pytest.mark.parametrize(
    "lang", sampled(LANGUAGES, ["fr"], "other languages differ by texts that test_locales.py compares")
)
@pytest.mark.nightly("a replay from a link is looked at at one size on a push")
def test_a_replay_fits_every_screen(page: Page, site: Site, lang: str) -> None:
    open_end(page, site, players=6, lang=lang)
    open_replay(page)
    go(page, last_moment(page) - 10)
    assert violations(page) == []
    for width, height in SIZES:
        resize(page, width, height)
        size = f"{width}x{height}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert page.evaluate(CONTROLS) > 5, size
        assert page.evaluate(MISPLACED) == [], size
        for test_id in ("moment", "moment-next", "moment-play"):
            box = page.get_by_test_id(test_id).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (size, test_id)
        seen = page.locator(".board").bounding_box()
        assert seen is not None
        assert seen["height"] > 150, size
