"""Tests that nothing stored is lost.

Two tabs, records that cannot be read, stores that refuse, midnight, a wrong clock.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.robot import back_to_lobby, start_game, wait_for_choice
from tests.e2e.support import (
    behind,
    open_finished,
    open_problems,
    open_site,
    stored_rows,
    unfold,
    wait_until,
)
from tests.e2e.test_backup import open_sheet, restore
from tests.e2e.test_boot import open_empty
from tools.serve import Site

FLAGS = "?lang=en&motion=0&bots=instant"

# Puts rows into stores of the page, which have been created before.
PUT = """async (all) => {
  for (const [database, store, rows] of all) {
    const opened = await new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise((resolve, reject) => {
      const work = opened.transaction(store, "readwrite");
      for (const row of rows) work.objectStore(store).put(row);
      work.oncomplete = resolve;
      work.onabort = () => reject(work.error);
    });
    opened.close();
  }
}"""

# Makes a database of a newer version of the page.
RAISE = """(name) => new Promise((resolve, reject) => {
  const request = indexedDB.open(name, 2);
  request.onsuccess = () => { request.result.close(); resolve(); };
  request.onerror = () => reject(request.error);
})"""

PLAYERS = stored_rows("citadels-table-own-players", "players")
DAYS = stored_rows("citadels-table-days", "days")
PROBLEMS = stored_rows("citadels-table-problems", "problems")
RESULTS = stored_rows("citadels-table-results", "results")


def open_player(page: Page) -> None:
    """Opens the first own player in the editor."""
    behind(page, "workshop").click()
    page.get_by_test_id("open-player").first.click()
    expect(page.locator("[data-testid=editor][data-state=open]")).to_be_visible()


def type_at_end(page: Page, words: str) -> None:
    page.get_by_test_id("editor").get_by_role("textbox").click()
    page.keyboard.press("Control+End")
    page.keyboard.type(words)


@pytest.mark.nightly("two tabs write one player in workshop.test.js")
def test_a_version_saved_in_one_tab_is_not_lost_by_typing_in_another(page: Page, site: Site) -> None:
    text = "x = 0\n"
    player = {
        "id": "p",
        "game": "citadels",
        "name": "mine",
        "text": text,
        "versions": [{"time": 1, "text": text}],
        "updated": 1,
    }
    open_site(page, f"{site.url}{FLAGS}")
    behind(page, "workshop").click()
    page.get_by_test_id("player-example").first.wait_for()
    page.evaluate(PUT, [["citadels-table-own-players", "players", [player]]])
    page.get_by_test_id("close-workshop").click()
    page.reload()
    open_player(page)
    other = page.context.new_page()
    open_site(other, f"{site.url}{FLAGS}")
    open_player(other)
    type_at_end(page, "one = 1")
    page.get_by_test_id("save-player").click()
    expect(page.get_by_test_id("save-player")).to_be_disabled()
    type_at_end(other, "two = 2")
    expect(other.get_by_test_id("toast")).to_contain_text("also changed in another tab")
    wait_until(page, f"({PLAYERS})().then((rows) => rows[0].text.endsWith('two = 2'))")
    (stored,) = page.evaluate(PLAYERS)
    assert [version["text"] for version in stored["versions"]] == [text, f"{text}one = 1"]
    # The first tab goes on typing: the text of the second one is kept, too.
    type_at_end(page, "1")
    wait_until(page, f"({PLAYERS})().then((rows) => rows[0].text.endsWith('one = 11'))")
    (stored,) = page.evaluate(PLAYERS)
    assert f"{text}two = 2" in [version["text"] for version in stored["versions"]]
    other.close()


def problem(name: str, picks: str = "x") -> dict[str, Any]:
    """A stored problem of an own game that the engine cannot open."""
    position: dict[str, Any] = {"setup": {}, "players": ["master", "master"], "seed": 1, "picks": picks}
    asked = {
        "seat": 0,
        "theme": "draft",
        "cards": [],
        "answers": [[0, 40], [1, 20]],
        "right": 1,
        "gap": 20,
        "low": 15,
        "worlds": 400,
    }
    numbers: dict[str, Any] = {"chosen": 0, "step": 0, "due": 0, "tries": 0, "solved": 0, "updated": 1}
    return {
        "id": name,
        "game": "citadels",
        "problem": {"id": name, "game": "citadels", "position": position, **asked},
    } | numbers


def good_result(name: str, **more: Any) -> dict[str, Any]:
    person: dict[str, Any] = {"seat": 0, "name": "Ada", "won": True, "points": 20, "pieces": []}
    facts = {
        "number": 5,
        "game": "citadels",
        "kind": "plain",
        "ended": 1_700_000_000_000,
        "players": 4,
        "levels": ["normal"],
    }
    return {
        "match": name,
        **facts,
        "friends": False,
        "variant": "2016",
        "people": [person],
        "whole": True,
    } | more


def test_one_unreadable_record_hides_no_other_one_and_is_kept(page: Page, site: Site) -> None:
    """In each store: own problems, results, days, players; the lobby lists a damaged game beside the others."""
    open_site(page, f"{site.url}{FLAGS}")
    for screen in ("open-statistics", "workshop", "daily", "open-problems"):
        if screen == "open-problems":
            open_problems(page)
        else:
            behind(page, screen).click()
        page.locator("main header [data-testid^=close-]").click()
    page.get_by_test_id("close-daily").click()
    score = {"points": 3, "place": 1, "won": False}
    day: dict[str, Any] = {
        "day": "2026-11-20",
        "game": "citadels",
        "versions": {"deal": 1, "rules": 2, "levels": {}},
        "levels": {},
    }
    attempt: dict[str, Any] = {
        "match": "m",
        "started": 1,
        "ended": 2,
        "date": "2026-11-20",
        "score": score,
        "link": "",
    }
    mine: dict[str, Any] = {
        "id": "p",
        "game": "citadels",
        "name": "mine",
        "text": "x",
        "versions": [],
        "updated": 1,
    }
    rows: list[list[Any]] = [
        ["citadels-table-problems", "problems", [problem("a"), problem("b") | {"due": 1e300}, problem("c")]],
        [
            "citadels-table-results",
            "results",
            [good_result("m"), good_result("n", ended=1e300), good_result("o", levels=[{}])],
        ],
        [
            "citadels-table-days",
            "days",
            [
                day | {"id": "2026-11-20 citadels", "tries": [attempt]},
                day | {"id": "2026-99-99 citadels", "day": "2026-99-99", "tries": []},
            ],
        ],
        ["citadels-table-own-players", "players", [mine, mine | {"id": "q", "updated": 1e300}]],
        ["citadels-table", "matches", [{"id": "broken", "save": 7}]],
    ]
    page.evaluate(PUT, rows)
    page.reload()
    unfold(page)
    expect(page.locator("[data-match=broken][data-broken=yes]")).to_be_visible()
    notice = page.get_by_test_id("unreadable")

    behind(page, "open-statistics").click()
    expect(notice).to_contain_text("2 saved entries cannot be read")
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    with page.expect_download() as download:
        page.get_by_test_id("unreadable-export").first.click()
    assert json.loads(download.value.path().read_text("utf-8")) == good_result("n", ended=1e300)
    page.get_by_test_id("unreadable-delete").first.click()
    page.get_by_test_id("confirm-dialog").click()
    expect(notice).to_contain_text("One saved entry cannot be read")
    assert [row["match"] for row in page.evaluate(RESULTS)] == ["m", "o"]
    page.get_by_test_id("close-statistics").click()

    behind(page, "daily").click()
    expect(notice).to_contain_text("One saved entry cannot be read")
    page.get_by_test_id("daily-play").wait_for()
    page.get_by_test_id("close-daily").click()

    behind(page, "workshop").click()
    expect(notice).to_contain_text("One saved entry cannot be read")
    expect(page.get_by_test_id("open-player")).to_have_count(1)
    page.get_by_test_id("close-workshop").click()

    # The engine refuses the two that have the shape of problems: they are put aside, one sentence says so.
    open_problems(page)
    expect(notice).to_contain_text("One saved entry cannot be read")
    page.get_by_test_id("problem-theme").first.wait_for()
    page.get_by_test_id("problems-own").click()
    expect(page.get_by_test_id("problems-put-aside")).to_contain_text("2 of your positions")
    page.get_by_test_id("problem-theme").first.click()
    expect(page.get_by_test_id("problem")).to_be_visible()
    kept = {row["id"]: row for row in page.evaluate(PROBLEMS)}
    assert {kept["a"]["problem"]["id"], kept["c"]["problem"]["id"]} == {"a", "c"}
    assert kept["b"]["due"] == 1e300
    assert {row["match"] for row in page.evaluate(RESULTS)} == {"m", "o"}


def test_a_backup_of_results_and_problems_alone_says_what_it_took(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{FLAGS}")
    open_sheet(page)
    stores = {
        "results": [good_result("m"), good_result("n", ended=1e300)],
        "problems": [problem("a"), problem("b")],
    }
    text = json.dumps(
        {"format": "card-table-backup", "version": 1, "made": "2026-11-20T00:00:00Z", "stores": stores}
    )
    restore(page, text)
    state = page.get_by_test_id("backup-state")
    expect(state.locator("[data-store=results]")).to_contain_text("One result of a finished game was added")
    expect(state.locator("[data-store=problems]")).to_contain_text("2 puzzles were added")
    expect(state).to_contain_text("One other entry of this backup is damaged")
    expect(state).not_to_contain_text("was here already")
    restore(page, text)
    expect(state.locator("[data-store=results]")).to_have_count(0)


@pytest.mark.first_visit
def test_stores_of_a_newer_version_say_so_and_keep_the_rest(page: Page, site: Site) -> None:
    open_empty(page, site)
    for name in ("problems", "days", "backup", "own-players", "libraries", "results"):
        page.evaluate(RAISE, f"citadels-table-{name}")
    open_site(page, f"{site.url}{FLAGS}")
    newer = "newer version of the page has changed"
    open_problems(page)
    expect(page.get_by_test_id("problems")).to_contain_text(newer)
    page.get_by_test_id("problem-theme").first.click()
    page.locator("[data-testid=ask] [data-option]").first.click()
    # The answer is shown, and that it is not saved.
    expect(page.get_by_test_id("problem-answer")).to_be_visible()
    expect(page.get_by_test_id("toast")).to_contain_text("what is not saved stays only until then")
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("problem-theme").first).to_contain_text("/")
    page.get_by_test_id("close-problems").click()
    page.get_by_test_id("close-daily").click()
    for screen, main in (
        ("daily", "daily-screen"),
        ("open-statistics", "statistics"),
        ("workshop", "workshop-screen"),
    ):
        behind(page, screen).click()
        expect(page.get_by_test_id(main)).to_contain_text(newer)
        page.locator("main header [data-testid^=close-]").click()
    open_sheet(page)
    expect(page.get_by_test_id("backup-unread")).to_contain_text(newer)


# A clock that the test sets, in this tab alone.
CLOCK = """{
  const Real = Date;
  let shift = new Real(2026, 10, 26, 12, 0).getTime() - Real.now();
  globalThis.setClock = (...time) => (shift = new Real(...time).getTime() - Real.now());
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + shift); }
    static now() { return Real.now() + shift; }
  };
}"""


@pytest.mark.nightly("midnight is told, and a try keeps its day, in daily.test.js and daily-screen.test.js")
def test_midnight_under_an_open_page_turns_no_try_late_unsaid(page: Page, site: Site) -> None:
    page.add_init_script(CLOCK)
    open_site(page, f"{site.url}{FLAGS}")
    entry = behind(page, "daily")
    expect(entry).to_have_attribute("data-day", "2026-11-26")
    entry.click()
    page.get_by_test_id("daily-play").wait_for()
    screen = page.get_by_test_id("daily-screen")
    expect(screen).to_contain_text("Today, Thursday")
    page.evaluate("setClock(2026, 10, 27, 0, 0, 30); document.dispatchEvent(new Event('visibilitychange'))")
    expect(screen).not_to_contain_text("Today, Thursday")
    expect(screen).to_contain_text("A day that has passed")
    expect(page.locator("[data-day='2026-11-27'][aria-current=date]")).to_be_enabled()
    page.get_by_test_id("close-daily").click()
    expect(entry).to_have_attribute("data-day", "2026-11-27")
    # A clock that ran on unseen: the page said "today" when the person pressed.
    entry.click()
    page.get_by_test_id("daily-play").wait_for()
    page.evaluate("setClock(2026, 10, 28, 0, 0, 1)")
    page.get_by_test_id("daily-play").click()
    wait_for_choice(page)
    # A try is stored after its match, once the engine has merged it.
    wait_until(page, f"({DAYS})().then((rows) => rows.length > 0)")
    tries = [(row["day"], one["date"]) for row in page.evaluate(DAYS) for one in row["tries"]]
    assert tries == [("2026-11-27", "2026-11-27")]


# Stores copies of a game that is under way, as finished ones.
FINISH = """async (games) => {
  const opened = await new Promise((done) => {
    const request = indexedDB.open("citadels-table", 1);
    request.onsuccess = () => done(request.result);
  });
  const store = opened.transaction("matches", "readwrite").objectStore("matches");
  store.getAll().onsuccess = ({ target: { result: [row] } }) => {
    for (let at = 0; at < games; at += 1) {
      store.put({ ...row, id: `m${at}`, summary: { ...row.summary, match: `m${at}`, over: true, winners: [0] } });
    }
  };
  await new Promise((done) => (store.transaction.oncomplete = done));
  opened.close();
}"""


@pytest.mark.nightly("nothing that is folded is drawn: unfolded.test.js")
def test_a_folded_list_of_games_costs_the_lobby_nothing(page: Page, site: Site) -> None:
    start_game(page, site.url)
    back_to_lobby(page)
    elements = "document.querySelectorAll('#app *').length"
    unfold(page)
    page.evaluate(FINISH, 1)
    page.reload()
    page.locator("details.finished").wait_for(state="attached")
    one: int = page.evaluate(elements)
    page.evaluate(FINISH, 12)
    page.reload()
    wait_until(page, "document.querySelector('details.finished summary')?.textContent.includes('12')")
    twelve: int = page.evaluate(elements)
    assert abs(twelve - one) < 12
    open_finished(page)
    expect(page.locator("details.finished li")).to_have_count(12)
    page.locator("details.finished summary").click()
    expect(page.locator("details.finished li")).to_have_count(0)
