"""Tests what the page waits for in vain.

A storage of which another page keeps a transaction open, and an engine that hangs.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.held_storage import held_storage
from tests.e2e.robot import (
    OPTION,
    back_to_lobby,
    first_option,
    picture,
    press,
    start_game,
    wait_for_choice,
)
from tests.e2e.support import resume_match, stored_rows, wait_for_engine
from tools.serve import Site

FLAGS = "?lang=en&motion=0&bots=instant"
MATCHES = stored_rows("citadels-table", "matches")


def saves(page: Page) -> list[str]:
    return [row["save"] for row in page.evaluate(MATCHES)]


def test_a_pick_waits_for_a_storage_that_does_not_answer(page: Page, site: Site, tmp_path: Path) -> None:
    start_game(page, site.url)
    press(page, 4)
    [before] = saves(page)
    seen = picture(page)
    notice = page.get_by_test_id("slow-storage")
    with held_storage(page, site):
        first_option(page).click()
        expect(notice).to_contain_text("not saved yet")
        # What is not stored is not shown, and nothing else can be picked.
        assert picture(page) == seen
        expect(page.locator(OPTION)).to_have_count(0)
        with page.expect_download() as download:
            page.get_by_test_id("slow-storage-export").click()
        download.value.save_as(tmp_path / "game.json")
        page.get_by_test_id("slow-storage-wait").click()
        expect(notice).to_have_count(0)
    wait_for_choice(page)
    expect(notice).to_have_count(0)
    [after] = saves(page)
    picks = [
        len(json.loads(text)["picks"])
        for text in (before, (tmp_path / "game.json").read_text("utf-8"), after)
    ]
    # The file has the pick that was not stored yet, and it is stored once.
    assert picks[0] < picks[1] <= picks[2]
    press(page, 2)


@pytest.mark.nightly(
    "a pick waits in a browser on a push; what may be done meanwhile is decided in match-runner.test.js"
)
def test_a_game_can_be_left_while_its_storage_does_not_answer(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 3)
    with held_storage(page, site):
        first_option(page).click()
        notice = page.get_by_test_id("slow-storage")
        expect(notice).to_be_visible(timeout=7000)
        back_to_lobby(page)
        expect(page.get_by_test_id("with-friends")).to_be_visible()
        expect(notice).to_be_visible()
    expect(notice).to_have_count(0)
    page.get_by_test_id("resume").click()
    wait_for_choice(page)
    press(page, 1)


@pytest.mark.nightly(
    "a pick waits in a browser on a push; late answers come in unanswered.test.js and late-answers.test.js"
)
def test_the_lobby_needs_no_storage(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 2)
    back_to_lobby(page)
    match = page.evaluate(MATCHES)[0]["id"]
    notice = page.get_by_test_id("slow-storage")
    with held_storage(page, site):
        page.goto(f"{site.url}{FLAGS}")
        expect(page.get_by_test_id("with-friends")).to_be_visible(timeout=4500)
        expect(notice).to_contain_text("cannot be shown", timeout=7000)
        wait_for_engine(page)
        page.get_by_test_id("slow-storage-wait").click()
        page.get_by_test_id("more").click()
        page.get_by_test_id("open-help").click()
        page.get_by_test_id("close-help").click()
        expect(page.get_by_test_id("with-friends")).to_be_visible()
    expect(notice).to_have_count(0)
    resume_match(page, match)
    wait_for_choice(page)


# Keeps the engine's worker busy for so many milliseconds, as a fault in it would.
BUSY = "(time) => void setTimeout(() => { const end = Date.now() + time; while (Date.now() < end); })"


@pytest.mark.nightly("waits for seconds; engine-client.test.js and late-answers.test.js hold what is told")
def test_an_engine_that_does_not_answer_is_told_and_left_by_a_reload(page: Page, site: Site) -> None:
    start_game(page, site.url)
    press(page, 3)
    seen = picture(page)
    notice = page.get_by_test_id("slow-storage")
    [engine] = [worker for worker in page.workers if "blob:" in worker.url or "worker" in worker.url][:1]
    engine.evaluate(BUSY, 14_000)
    first_option(page).click()
    expect(notice).to_contain_text("game engine is not responding", timeout=12_000)
    assert picture(page) == seen
    # It goes on by itself.
    expect(notice).to_have_count(0, timeout=20_000)
    wait_for_choice(page)
    press(page, 1)
    [before] = saves(page)
    engine.evaluate(BUSY, 600_000)
    first_option(page).click()
    expect(notice).to_be_visible(timeout=12_000)
    page.get_by_test_id("slow-storage-reload").click()
    wait_for_choice(page)
    assert (
        json.loads(saves(page)[0])["picks"][: len(json.loads(before)["picks"])] == json.loads(before)["picks"]
    )
    press(page, 2)
