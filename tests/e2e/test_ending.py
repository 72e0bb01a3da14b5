"""Tests the end of a game: scores, their reasons, the score history, a picture to share, and the statistics."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.crowding import MEASURE, MUST_READ, SET_LETTERS, SMALLEST
from tests.e2e.robot import OPTION, OVER, back_to_lobby, play_on, press, start_game
from tests.e2e.situations import open_end, played
from tests.e2e.support import (
    SOLID,
    behind,
    ground,
    next_frame,
    open_finished,
    open_site,
    resize,
    wait_for_engine,
    wait_until,
)
from tests.e2e.test_accessibility import violations
from tests.e2e.test_story import CONTINUE, MOST_STEPS, STEP, watch
from tests.tiers import sampled
from tools.serve import Site

JPEG = b"\xff\xd8\xff"
FLAGS = "?lang=en&motion=0&bots=instant"
# Deletes the results, as on a device that has had only earlier versions of the page.
FORGET = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase("citadels-table-results");
  request.onsuccess = () => resolve(null);
  // The page that was left may still have it open, so this may have to wait.
  request.onerror = () => reject(new Error("not deleted"));
})"""


# Records all places of the board that were pointed at, each for a moment.
WATCH_PULSES = """() => {
  globalThis.pulsed = new Set();
  const look = (changes) => changes.forEach(({ target }) => target.matches(".board .pulse") && pulsed.add(target));
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["class"] });
}"""
CHART_IN_SIGHT = """() => {
  const [chart, buttons] = [".chart", ".scores > footer"].map((part) => document.querySelector(part).getBoundingClientRect());
  return chart.top > 0 && chart.bottom <= buttons.top + 12 && buttons.bottom <= innerHeight + 1;
}"""
# Points on the board that are not counted yet, and the line of the log that names the winner.
UNTOLD = '.board .points-count[data-value=""]'
VERDICT = '[data-testid="log"] [data-kind="game_ended"]'
# The most milliseconds that the count of one line takes.
LINE = 700

# Pixels between one city and the next, from the top down.
GAPS = """[...document.querySelectorAll('.board [data-testid="seat"]')].map((seat) => seat.getBoundingClientRect())
  .flatMap((box, at, all) => (at ? [Math.round(box.top - all[at - 1].bottom)] : []))"""


def open_statistics(page: Page) -> None:
    behind(page, "open-statistics").click()
    page.get_by_test_id("statistics").wait_for()


def figure(page: Page, name: str) -> Locator:
    """A figure of the statistics: it grows while games are still being read."""
    return page.locator(f'[data-figure="{name}"] dd')


def test_the_board_stays_and_every_score_is_the_sum_of_its_reasons(page: Page, site: Site) -> None:
    open_end(page, site)
    expect(page.get_by_test_id("seat")).to_have_count(3)
    expect(page.get_by_test_id("seat").first).to_be_visible()
    expect(page.get_by_test_id("skip-counting")).to_have_count(0)
    for score in page.get_by_test_id("score").all():
        parts = [int(part) for part in score.locator("dd").all_inner_texts()]
        assert sum(parts) == int(score.locator(".total").inner_text().split()[0])
    expect(page.locator(".score.own")).to_have_count(1)
    # In forced colours, what lies on top is opaque.
    page.emulate_media(forced_colors="active")
    assert [ground(page, part) for part in (".scores", ".scores > footer")] == [SOLID] * 2


def test_the_course_of_a_game_is_drawn_and_leads_into_the_replay(page: Page, site: Site) -> None:
    open_end(page, site, players=4)
    totals = {
        int(score.get_attribute("data-seat") or ""): score.locator(".total").inner_text().split()[0]
        for score in page.get_by_test_id("score").all()
    }
    won = [score.get_attribute("data-seat") for score in page.locator(".score.winner").all()]
    page.locator('[data-testid="end-part"][data-part="course"]').click()
    curves = page.get_by_test_id("curves")
    expect(curves.locator("polyline")).to_have_count(4)
    # The cities keep close together on any height of the page; the log gets the space below them.
    for height, log in ((820, False), (1240, True)):
        resize(page, 1180, height)
        assert max(page.evaluate(GAPS)) <= 6
        expect(page.get_by_test_id("log")).to_be_visible(visible=log)
        # The chart is in sight without scrolling, above the buttons.
        assert page.evaluate(CHART_IN_SIGHT)
    # An upright tablet, too, where the chart has the whole width.
    resize(page, 820, 1180)
    assert page.evaluate(CHART_IN_SIGHT)
    dashes = {line.get_attribute("stroke-dasharray") for line in curves.locator("polyline").all()}
    assert len(dashes) == 4
    last = curves.locator("tbody tr").last.locator("td").all_text_contents()
    assert last == [totals[seat] for seat in range(4)]
    curves.locator('[data-curve="gold"]').click()
    expect(page.locator('[data-testid="curves"][data-curve="gold"]')).to_be_visible()
    curves.locator('[data-curve="chance"]').click()
    chances = curves.locator("tbody tr").last.locator("td").all_text_contents()
    assert [chance for seat, chance in enumerate(chances) if str(seat) not in won] == ["0%"] * (4 - len(won))
    turning = page.get_by_test_id("turning-point").first
    expect(turning).to_contain_text("chance of winning")
    moment = turning.get_attribute("data-moment") or ""
    turning.click()
    expect(page.get_by_test_id("moment")).to_have_value(moment)
    # What the coach would have done there; Escape sends it away first.
    coach = page.get_by_test_id("replay-coach")
    coach.click()
    expect(page.get_by_test_id("coach-chosen")).to_be_visible()
    assert page.get_by_test_id("coach-chosen").get_attribute("data-options")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("coach")).to_have_count(0)
    expect(coach).to_be_focused()
    page.get_by_test_id("moment-back").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("game-over").wait_for()


@pytest.mark.nightly("the search and its notes are tested in cost-search.test.js")
def test_the_decisions_that_cost_most_are_told_in_the_replay_of_a_stored_game_too(
    page: Page, site: Site
) -> None:
    open_end(page, site)
    back_to_lobby(page)
    open_finished(page)
    page.get_by_test_id("replay").first.click()
    page.get_by_test_id("turning-points").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".chart")).to_be_visible()
    # As in the game: the own line is thicker.
    expect(dialog.locator("polyline.own")).to_have_count(1)
    dialog.locator('[data-testid="course-part"][data-part="decisions"]').click()
    costs = dialog.get_by_test_id("costs")
    expect(costs).to_have_attribute("aria-busy", "false", timeout=300_000)
    assert violations(page) == []
    for costly in range(costs.get_by_test_id("costly").count()):
        moment = costs.get_by_test_id("costly").nth(costly).get_attribute("data-moment") or ""
        costs.get_by_test_id("costly").nth(costly).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_test_id("moment")).to_have_value(moment)
        expect(page.get_by_test_id("cost-note")).to_be_visible()
        page.get_by_test_id("turning-points").click()
        page.locator('[data-testid="course-part"][data-part="decisions"]').click()
        # What was found is shown at once.
        expect(costs).to_have_attribute("aria-busy", "false", timeout=1000)
    # Nor is it searched again after a reload: the search takes longer than this.
    moments = costs.get_by_test_id("costly").evaluate_all("(all) => all.map((one) => one.dataset.moment)")
    page.goto(site.url)
    open_finished(page)
    page.get_by_test_id("replay").first.click()
    page.get_by_test_id("turning-points").click()
    page.locator('[data-testid="course-part"][data-part="decisions"]').click()
    expect(costs).to_have_attribute("aria-busy", "false", timeout=8000)
    assert (
        costs.get_by_test_id("costly").evaluate_all("(all) => all.map((one) => one.dataset.moment)")
        == moments
    )


@pytest.mark.nightly("the drawing is tested in panorama.test.js")
def test_towns_are_shown_and_handed_out_as_a_poster(page: Page, site: Site) -> None:
    open_end(page, site)
    tour = page.get_by_test_id("town-tour")
    names = [tour.locator("b").inner_text()]
    expect(page.locator("#scores-title")).to_contain_text(names[0])
    for _ in range(2):
        page.get_by_test_id("town-next").click()
        names.append(tour.locator("b").inner_text())
    assert len({*names}) == 3
    page.get_by_test_id("town-back").click()
    expect(tour.locator("b")).to_have_text(names[1])
    for width, height in ((1180, 820), (820, 1180), (390, 844)):
        resize(page, width, height)
        # Nothing of a town is cut off at its sides.
        shown = tour.locator("img:visible").evaluate("(image) => image.clientHeight / image.clientWidth")
        assert 0.35 <= shown <= 0.76, (width, height)
    page.evaluate("navigator.canShare = undefined")
    page.get_by_test_id("share-picture").click()
    assert violations(page) == []
    for shape in ("upright", "wide"):
        page.locator(f'[data-testid="poster-shape"][data-shape="{shape}"]').click()
        page.locator(f'[data-testid="poster"][data-shape="{shape}"]').wait_for()
        with page.expect_download() as download:
            page.get_by_test_id("poster-share").click()
        assert download.value.suggested_filename.endswith(".jpg")
        poster = Path(download.value.path()).read_bytes()
        assert poster.startswith(JPEG)
        assert len(poster) < 400_000


def play_to_the_end(page: Page) -> None:
    """Plays on with a clock that only the test moves."""
    for _ in range(MOST_STEPS):
        if page.locator(OVER).count():
            return
        if page.locator(CONTINUE).count():
            page.locator(CONTINUE).click()
        elif page.locator(OPTION).count():
            page.locator(OPTION).first.click()
        else:
            # Short steps: what is left of one is counted already.
            page.clock.run_for(STEP // 10)
    pytest.fail("the game does not end")


@pytest.mark.nightly("scores are counted, and points that are not counted are hidden, in ending.test.js")
@pytest.mark.first_visit  # A clock that a test has stopped stands still for all pages of a browser.
def test_scores_are_counted_for_a_person_who_has_watched_the_end(page: Page, site: Site) -> None:
    watch(page, site, played(4, seed=5, left=1))
    play_to_the_end(page)
    page.get_by_test_id("skip-counting").wait_for()
    page.clock.run_for(LINE)
    expect(page.locator("#scores-title")).to_have_text("Counting the points")
    expect(page.locator(".place")).to_have_count(0)
    expect(page.locator(".board .counted")).to_have_count(1)
    # No total is in sight before its turn, and the log does not name the winner.
    expect(page.get_by_test_id("last-stone")).to_be_visible()
    expect(page.locator(UNTOLD)).to_have_count(3)
    expect(page.locator(VERDICT)).to_have_count(0)
    # On a phone some scores are in sight below the board.
    page.set_viewport_size({"width": 390, "height": 844})
    for score in page.get_by_test_id("score").all()[:2]:
        box = score.bounding_box()
        part = page.locator(".end-part").bounding_box()
        assert box
        assert part
        assert box["y"] + box["height"] <= part["y"] + part["height"]
    page.set_viewport_size({"width": 1180, "height": 820})
    page.get_by_test_id("skip-counting").click()
    expect(page.locator(UNTOLD)).to_have_count(0)
    expect(page.locator(VERDICT)).to_have_count(1)
    expect(page.locator(".place")).to_have_count(4)
    expect(page.locator(".board .counted")).to_have_count(0)
    expect(page.locator("#scores-title")).to_contain_text("win")
    # A second look at the end does not wait for it.
    back_to_lobby(page)
    open_finished(page)
    behind(page, "show").click()
    expect(page.locator(".place")).to_have_count(4)


@pytest.mark.nightly("counted in test_statistics.py")
def test_statistics_outlive_the_game_they_come_from(page: Page, site: Site, tmp_path: Path) -> None:
    open_end(page, site, left=1)
    play_on(page)
    own = page.locator(".score.own")
    points, won = own.locator(".total").inner_text().split()[0], own.locator(".place").inner_text() == "1"
    back_to_lobby(page)
    open_finished(page)
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("delete")).to_have_count(0)
    page.reload()
    wait_for_engine(page)
    open_statistics(page)
    expect(figure(page, "games")).to_have_text("1")
    expect(figure(page, "best")).to_have_text(points)
    expect(figure(page, "won")).to_have_text(re.compile("^1" if won else "^0"))
    # After one game the tables wait to be asked for, and are not drawn.
    expect(page.locator(".statistics-tables")).to_have_count(0)
    page.locator(".statistics-more summary").click()
    for row in ("2016", "3", "normal"):
        expect(page.locator(f'.statistics tr[data-id="{row}"]')).to_have_count(1)
    # The characters.
    expect(page.locator(".statistics table").last.locator("tbody tr").nth(1)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("export-statistics").click()
    download.value.save_as(tmp_path / "statistics.json")
    (result,) = json.loads((tmp_path / "statistics.json").read_text(encoding="utf-8"))
    assert (result["kind"], result["players"], str(result["people"][0]["points"])) == ("plain", 3, points)


@pytest.mark.nightly("counted in finished-games.test.js")
def test_games_from_before_there_were_statistics_count(page: Page, site: Site) -> None:
    open_end(page, site)
    back_to_lobby(page)
    open_site(page, f"{site.url}{FLAGS}")
    page.evaluate(FORGET)
    open_statistics(page)
    wait_until(page, "document.querySelector('[data-figure=games] dd')?.innerText === '1'")
    # What was deleted is not read again.
    page.get_by_test_id("delete-statistics").click()
    page.get_by_test_id("confirm-dialog").click()
    page.locator(".statistics .none").wait_for()
    page.get_by_test_id("close-statistics").click()
    expect(page.get_by_test_id("open-statistics")).to_be_focused()
    open_statistics(page)
    expect(page.locator(".statistics .none")).to_be_visible()
    page.get_by_test_id("close-statistics").click()
    expect(page.locator("details.finished")).to_have_count(1)


@pytest.mark.nightly("counted in test_statistics.py")
def test_a_game_that_was_played_on_counts_apart(page: Page, site: Site) -> None:
    open_end(page, site)
    behind(page, "replay").click()
    page.get_by_test_id("moment").fill(page.get_by_test_id("moment").get_attribute("max") or "")
    for _ in range(4):
        page.get_by_test_id("moment-back").click()
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("confirm-dialog").click()
    play_on(page)
    back_to_lobby(page)
    open_statistics(page)
    page.locator("details.statistics-more > summary").click()
    expect(page.locator('.statistics tr[data-id="fork"]')).to_have_count(1)
    expect(figure(page, "games")).to_have_text("1")


@pytest.mark.nightly("decided in log.test.js and test_harm.py")
def test_the_log_shows_what_was_done_to_its_reader(page: Page, site: Site) -> None:
    start_game(page, site.url, players=7)
    for _ in range(40):
        press(page, 4)
        if page.locator(".log li.hit").count():
            break
    lines = page.get_by_test_id("log").locator("li")
    hits = page.get_by_test_id("log").locator("li.hit").count()
    assert 0 < hits < lines.count()
    page.locator('[data-testid="log-filter"][data-filter="against"]').click()
    expect(page.locator(".log li:visible")).to_have_count(hits)
    page.locator('[data-testid="log-filter"][data-filter="all"]').click()
    first = page.get_by_test_id("log-turn").first
    expect(first).to_have_attribute("aria-expanded", "false")
    before = page.locator(".log li:visible").count()
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    assert page.locator(".log li:visible").count() > before


@pytest.mark.nightly("no other part of the page uses it; the lines are tested in log.test.js")
@pytest.mark.parametrize("seed", [3])
def test_a_line_of_the_log_shows_where_it_happened(page: Page, site: Site, seed: int) -> None:
    start_game(page, site.url, players=4, seed=seed)
    press(page, 14)
    page.evaluate(WATCH_PULSES)
    line = page.locator('.log li[data-kind="gold_gained"]').last
    line.evaluate("(line) => line.click()")
    wait_until(page, "pulsed.size > 0")
    expect(page.locator(".board .pulse")).to_have_count(0)
    assert page.evaluate("pulsed.size") == 1


@pytest.mark.nightly("decided in turns.test.js")
def test_news_stand_above_the_question_three_lines_at_most(page: Page, site: Site) -> None:
    start_game(page, site.url, players=7)
    seen = 0
    for _ in range(12):
        press(page, 3)
        news = page.get_by_test_id("news").locator("li")
        assert news.count() <= 3
        seen += news.count()
        hits = [("hit" in (line.get_attribute("class") or "")) for line in news.all()]
        assert hits == sorted(hits, reverse=True)
    assert seen > 0


REASONS = """() => [...document.querySelectorAll(".score")].map((row) => {
  const box = row.getBoundingClientRect(), room = document.querySelector(".end-part").getBoundingClientRect();
  return { seen: box.top >= room.top - 1 && box.bottom <= room.bottom + 1, told: row.querySelector("dl").checkVisibility(), own: row.matches(".own"), won: row.matches(".winner") };
})"""


def look_at_the_end(page: Page, *, short: bool) -> None:
    """Measures the scores from the widest screen to the lowest phone, in the largest letters and the usual ones.

    Where the reasons of a row are short, a high window has room for those of the winner, too, and for the towns.
    """
    for width, height in sampled(
        ((390, 844), (820, 1180), (1180, 820), (2560, 1440), (667, 375), (320, 568)),
        ((390, 844), (1180, 820), (667, 375)),
        "two phones and a tablet",
    ):
        resize(page, width, height)
        for share in (160, 100):
            page.evaluate(SET_LETTERS, share)
            next_frame(page)
            rows = page.evaluate(REASONS)
            assert all(row["seen"] for row in rows), (width, height, share, rows)
            # No word leaves its button, and no figure its plate.
            faults = page.evaluate(MEASURE, [f"{MUST_READ}, .facts .figure", SMALLEST])
            assert faults == [], (width, height, share)
        if height > 700:
            told = all(row["told"] for row in rows if row["own"] or (short and row["won"]))
            assert told, (width, height, rows)
            if short:
                expect(page.get_by_test_id("town-tour").locator("img:visible")).to_be_visible()


@pytest.mark.parametrize(
    ("players", "lang"),
    [pytest.param(4, "de", marks=pytest.mark.nightly("a table of six takes more room")), (6, "en")],
)
def test_all_rows_are_in_sight_and_reasons_where_there_is_room(
    page: Page, site: Site, players: int, lang: str
) -> None:
    open_end(page, site, players=players, lang=lang)
    look_at_the_end(page, short=True)
    # What has no room is one press away.
    folded = page.get_by_test_id("score-open").and_(page.locator('[aria-expanded="false"]')).first
    row = page.locator(".score[data-folded]").first
    expect(row.locator("dl")).to_be_hidden()
    folded.click()
    expect(page.locator(".score[data-opened] dl")).to_be_visible()
    resize(page, 1180, 820)
    assert any(row["told"] for row in page.evaluate(REASONS))


@pytest.mark.nightly("Citadels is measured on a push")
def test_the_end_of_point_city_has_all_rows_in_sight(page: Page, site: Site) -> None:
    start_game(page, site.url, players=3, lang="fr", game="pointcity", tips=False)
    play_on(page)
    page.locator(OVER).wait_for()
    look_at_the_end(page, short=False)
