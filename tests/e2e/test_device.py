"""Tests the page as an app on a device: installing, shortcuts, storage, and a device whose storage is full."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import LANGUAGES
from tests.e2e.conftest import Faults
from tests.e2e.robot import back_to_lobby, picture, play_on, press, wait_for_choice
from tests.e2e.situations import open_end
from tests.e2e.support import behind, next_frame, open_form, open_site, press_escape, stored_rows, wait_until
from tools.serve import Site
from tools.website.site import manifest_name
from tools.website.site import read as read_site

NIGHTLY = pytest.mark.nightly(
    "decided in device-controller.test.js and flags.test.js; no other part of the page uses it"
)

FLAGS = "?lang=en&motion=0&bots=instant"
# What a browser that offers to install does; headless ones never do.
OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { document.body.dataset.prompted = "yes"; };
  offer.userChoice = Promise.resolve({ outcome: "accepted" });
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
COUNT_PERSIST = """
globalThis.persistAsked = 0;
StorageManager.prototype.persist = async () => { globalThis.persistAsked += 1; return false; };
"""


# A device that takes long to say how much storage there is.
SLOW_ESTIMATE = """
const { estimate } = StorageManager.prototype;
StorageManager.prototype.estimate = async function () {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return estimate.call(this);
};
"""


@NIGHTLY
@pytest.mark.first_visit
def test_the_sheet_opens_with_all_it_says_so_that_nothing_moves_under_a_finger(
    page: Page, site: Site
) -> None:
    page.add_init_script(SLOW_ESTIMATE)
    open_site(page, f"{site.url}{FLAGS}")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    sheet.wait_for()
    tips = page.get_by_test_id("tips-on")
    next_frame(page)
    place = tips.bounding_box()
    assert sheet.locator("meter").count() == 1
    assert page.get_by_test_id("quick-start-on").count() == 1
    # The site is whole on the device some time later.
    expect(sheet).to_contain_text("Ready to play offline")
    assert tips.bounding_box() == place
    tips.uncheck()
    expect(tips).not_to_be_checked()


def test_chromium_finds_nothing_wrong_with_the_manifest(page: Page, site: Site, dist: Path) -> None:
    open_site(page, site.url)
    browser: Any = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    told = [
        error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert set(told) <= {"in-incognito"}
    addresses = [manifest[name] for name in ("id", "start_url", "scope")]
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    addresses += [entry["url"] for entry in manifest["shortcuts"]] + [entry["src"] for entry in pictures]
    assert all(address.startswith("./") for address in addresses)
    assert {entry.get("purpose", "any") for entry in manifest["icons"]} == {"any", "maskable"}
    assert {entry["form_factor"] for entry in manifest["screenshots"]} == {"wide", "narrow"}
    for entry in pictures:
        assert (dist / entry["src"]).is_file()
        if entry["sizes"] != "any":
            size = page.evaluate(
                """async (src) => { const picture = new Image(); picture.src = src; await picture.decode();
                return `${picture.naturalWidth}x${picture.naturalHeight}`; }""",
                entry["src"],
            )
            assert size == entry["sizes"], entry


def test_the_installed_app_speaks_the_language_of_the_page(page: Page, site: Site) -> None:
    first, *others = LANGUAGES
    open_site(page, f"{site.url}?lang={first}&motion=0")
    browser: Any = page.context.new_cdp_session(page)
    names = read_site().name
    shortcuts: dict[str, list[str]] = {}
    addresses: list[list[str]] = []
    # The first one comes last too: its manifest has no language in its name.
    for language in (first, *others, first):
        page.locator(f'.language[lang="{language}"]').click()
        file = manifest_name(language)
        page.locator(f'link[rel="manifest"][href$="/{file}"]').wait_for(state="attached")
        found = browser.send("Page.getAppManifest")
        assert found["errors"] == [], language
        assert found["url"] == f"{site.url}{file}"
        manifest = json.loads(found["data"])
        assert (manifest["name"], manifest["lang"]) == (names.get(language, names[first]), language)
        assert [manifest[key] for key in ("id", "start_url", "scope")] == ["./"] * 3, language
        shortcuts[language] = [entry["name"] for entry in manifest["shortcuts"]]
        addresses.append([entry["url"] for entry in manifest["shortcuts"]])
    assert all(one == addresses[0] for one in addresses)
    assert addresses[0]
    # No language borrows the words of another one.
    said = [name for texts in shortcuts.values() for name in texts]
    assert len(set(said)) == len(said) == len(LANGUAGES) * len(addresses[0]), shortcuts


def test_a_shortcut_leads_to_the_deal_of_the_day(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}&go=daily")
    page.get_by_test_id("daily-screen").wait_for()


def test_about_names_the_games_and_shows_the_licences(page: Page, site: Site) -> None:
    open_site(page, f"{site.url}{FLAGS}")
    behind(page, "open-about").click()
    about = page.get_by_test_id("about")
    expect(about).to_contain_text("Bruno Faidutti")
    expect(about).to_contain_text("Flatout Games")
    expect(about).to_contain_text("not affiliated with")
    page.get_by_test_id("show-licences").click()
    expect(page.get_by_test_id("licences")).to_contain_text("weak-id")
    page.get_by_test_id("help-search").fill("Bruno Faidutti")
    expect(page.get_by_test_id("help-result").first).to_contain_text("Whose games these are")


SAVED = stored_rows("citadels-table", "matches")
# As another app shares a file with the installed page: the browser sends a form and goes where the answer leads.
SHARE = """async ([name, text]) => {
  await navigator.serviceWorker.ready;
  const form = new FormData();
  form.append("file", new File([text], name, { type: "application/json" }));
  return (await fetch("./share", { method: "POST", body: form, redirect: "manual" })).type;
}"""
# A browser tells the page of a launch only in an installed app; this tells it the same.
LAUNCHES = """Object.defineProperty(globalThis, "launchQueue", {
  value: { setConsumer: (take) => { globalThis.launch = take; } } });"""
OPEN_FILE = """([name, text]) => void launch({
  targetURL: `${location.href}?go=file`, files: [{ getFile: async () => new File([text], name) }] })"""


@pytest.mark.nightly("decided in arrivals.test.js")
def test_a_shared_game_is_taken_in(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}&go=new")
    page.get_by_test_id("start-game").click()
    press(page, 2)
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("resume")).to_be_visible()
    (row,) = page.evaluate(SAVED)
    behind(page, "delete").click()
    page.get_by_test_id("confirm-dialog").click()
    expect(page.get_by_test_id("resume")).to_have_count(0)
    page.reload()
    wait_until(page, "!!navigator.serviceWorker.controller")
    assert page.evaluate(SHARE, ["sent.json", row["save"]]) == "opaqueredirect"
    page.goto(f"{site.url}{FLAGS}&go=shared")
    expect(page.get_by_test_id("resume")).to_be_visible()
    # It is kept once.
    page.goto(f"{site.url}{FLAGS}&go=shared")
    expect(page.locator(".toast")).to_contain_text("nor a saved game")


@pytest.mark.nightly("arrivals.test.js opens one during a game, after a yes")
def test_a_file_that_is_opened_during_a_game_asks_first(page: Page, site: Site) -> None:
    page.add_init_script(LAUNCHES)
    page.goto(f"{site.url}{FLAGS}&go=new")
    page.get_by_test_id("start-game").click()
    press(page, 2)
    page.evaluate(OPEN_FILE, ["other.json", "{}"])
    dialog = page.locator("#dialog")
    expect(dialog).to_contain_text("other.json")
    dialog.get_by_role("button", name="Cancel").click()
    page.evaluate("launch({ targetURL: `${location.origin}${location.pathname}#r=citadels.1` })")
    expect(dialog).to_contain_text("Open the link?")
    dialog.get_by_role("button", name="Cancel").click()
    # The game goes on.
    press(page, 1)


@pytest.mark.nightly("decided in arrivals.test.js")
def test_shortcuts_lead_to_a_new_game_and_to_the_last_one(page: Page, site: Site) -> None:
    page.goto(f"{site.url}{FLAGS}&go=new")
    page.get_by_test_id("start-game").click()
    press(page, 3)
    page.goto(f"{site.url}{FLAGS}&go=resume")
    wait_for_choice(page)
    # Reloading is not taking the shortcut again.
    back_to_lobby(page)
    page.reload()
    expect(page.get_by_test_id("resume")).to_be_visible()


@NIGHTLY
def test_an_offer_to_install_becomes_a_button(page: Page, site: Site) -> None:
    page.add_init_script(COUNT_PERSIST)
    open_site(page, f"{site.url}{FLAGS}")
    expect(page.get_by_test_id("install")).to_have_count(0)
    assert page.evaluate(OFFER)
    behind(page, "install").click()
    expect(page.locator("body")).to_have_attribute("data-prompted", "yes")
    expect(page.get_by_test_id("install")).to_have_count(0)
    wait_until(page, "globalThis.persistAsked === 1")


@NIGHTLY
def test_an_ipad_is_told_how(page: Page, site: Site) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    open_site(page, f"{site.url}{FLAGS}")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    expect(sheet).to_contain_text("Add to Home Screen")


@NIGHTLY
def test_room_is_told_and_lasting_storage_asked_for_after_a_finished_game(page: Page, site: Site) -> None:
    page.add_init_script(COUNT_PERSIST)
    open_end(page, site, players=2, left=1)
    play_on(page)
    assert page.evaluate("globalThis.persistAsked") == 0
    page.get_by_test_id("leave").click()
    wait_until(page, "globalThis.persistAsked === 1")
    page.get_by_test_id("device").click()
    sheet = page.get_by_test_id("device-sheet")
    expect(sheet).to_contain_text("in use")
    sheet.get_by_test_id("keep-lasting").click()
    expect(sheet).to_contain_text("declined")
    press_escape(page, sheet)
    expect(page.get_by_test_id("device")).to_be_focused()


@pytest.mark.nightly("the page sees the same error from a store that throws (test_saves.py)")
@pytest.mark.first_visit
def test_a_disk_that_is_really_full(page: Page, site: Site, faults: Faults) -> None:
    # The browser reports the quota, and the service worker reports that it could not store the site.
    faults.expected += ["uota", "ServiceWorker", "404"]
    # Before the page opens its database: an open database has some space reserved.
    page.goto(f"{site.url}art/skyline.svg")
    browser: Any = page.context.new_cdp_session(page)
    quota: dict[str, Any] = {"origin": site.url.rstrip("/")}
    browser.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1000})
    open_site(page, f"{site.url}{FLAGS}&seed=7&players=4")
    open_form(page)
    page.get_by_test_id("start-game").click()
    # It goes by itself.
    expect(page.get_by_test_id("toast")).to_contain_text("no storage left")
    press(page, 3)
    with page.expect_download() as download:
        page.get_by_test_id("not-stored").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["game"] == "citadels"
    # With space again the next pick is stored, and the warning disappears.
    browser.send("Storage.overrideQuotaForOrigin", quota)
    press(page, 1)
    expect(page.get_by_test_id("not-stored")).to_have_count(0)
    before = picture(page)
    page.reload()
    wait_for_choice(page)
    assert picture(page) == before


@pytest.mark.nightly("a store with files missing is filled like that of a first visit")
def test_a_first_visit_that_loses_the_network_is_not_yet_kept_and_then_is(
    page: Page, serve: Callable[..., Site], dist: Path, tmp_path: Path, faults: Faults
) -> None:
    """Until the service worker's script is served, the page says "incomplete", not that it can store nothing."""
    faults.expected += ["404", "ServiceWorker"]
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    worker = (folder / "service-worker.js").rename(tmp_path / "service-worker.js")
    open_site(page, f"{serve(folder=folder).url}{FLAGS}")
    expect(page.locator(".offline")).to_have_attribute("data-state", "incomplete")
    worker.rename(folder / "service-worker.js")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_test_id("offline-ready")).to_be_visible()
