"""Tests that the engine starts in the page, at any address, and starts again with no network."""

import shutil
from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tabletop.texts.locales import games
from tests.e2e.conftest import Faults
from tests.e2e.support import open_site, wait_for_engine, wait_until_kept
from tests.tiers import sampled
from tools.serve import Site

pytestmark = pytest.mark.first_visit

PREFIXES = pytest.mark.parametrize(
    "prefix", sampled(["/", "/citadels/"], ["/citadels/"], "all other browser tests have the site at /")
)

# Bytes that a first visit may send until the site is whole on the device, response headers included.
MOST_SENT = 9_200_000
# What each further game may add, in a copy to which games were added.
MOST_OF_A_GAME = 60_000
GAMES = {"citadels", "pointcity"}

# An engine on an empty page, to speak with it as the game's page does.
TALK = """async () => {
  const { startEngine } = await import("./engine/client.js");
  const progress = [];
  const engine = await startEngine({ onProgress: (step) => progress.push(step) });
  const code = (call) => call.then(() => "", (error) => `${error.name} ${error.code}`);
  const answers = await Promise.all([engine.call("hello"), engine.call("hello", {})]);
  const refused = await code(engine.call("no-such-method"));
  engine.stop();
  return { answers, refused, stopped: await code(engine.call("hello")), progress };
}"""


def open_empty(page: Page, site: Site) -> None:
    """Opens a page of the site that does nothing by itself."""
    body = "<!doctype html><html lang='en'><link rel='icon' href='data:,'>"
    page.route("**/empty.html", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto(f"{site.url}empty.html")


def test_the_engine_answers_and_refuses_and_its_progress_goes_up_to_the_end(page: Page, site: Site) -> None:
    open_empty(page, site)
    told = page.evaluate(TALK)
    first, second = told["answers"]
    assert first == second
    assert first["games"][0]["rules"] >= 1
    assert told["refused"].startswith("EngineError ")
    assert told["stopped"] == "EngineError engine-lost"
    steps = told["progress"]
    loaded = [step["loaded"] for step in steps]
    assert loaded == sorted(loaded)
    assert steps[-1] == {"stage": "ready", "loaded": steps[-1]["total"], "total": steps[-1]["total"]}
    # Everything counted came in before the end, so the bar does not jump.
    assert loaded[-2] >= 0.95 * steps[-1]["total"]
    # The last bytes may be counted after the engine has begun; nothing else is reported twice, and no stage returns.
    after = [step for step in steps if step["stage"] != "runtime"]
    assert [stage for stage, _ in groupby(step["stage"] for step in steps)] == ["runtime", "engine", "ready"]
    assert all(one["loaded"] < two["loaded"] for one, two in pairwise(after[:-1]))
    assert after[-2]["stage"] == "engine"


@PREFIXES
def test_a_deeper_address_leads_to_the_page_and_a_second_visit_needs_no_network(
    page: Page, serve: Callable[..., Site], faults: Faults, prefix: str
) -> None:
    # The browser reports the requested address, and the folders above it. With the network cut, it still looks for a
    # newer service worker, and for files at no address of the site.
    faults.expected += ["404", "ERR_CONNECTION_REFUSED", "ERR_FAILED"]
    site = serve(prefix=prefix)
    page.goto(f"{site.url}some/where/deep?lang=fr#x")
    wait_for_engine(page)
    expect(page).to_have_url(f"{site.url}?lang=fr#x")
    wait_until_kept(page)
    site.cut()
    page.reload()
    wait_for_engine(page)
    # Any address of the site leads to the page, with all it was asked for.
    for deeper in ("some/where", "art/", "no/such/index.html"):
        page.goto(f"{site.url}{deeper}?lang=fr#x")
        expect(page).to_have_url(f"{site.url}?lang=fr#x")
        expect(page.get_by_role("heading", level=1)).to_have_text("Citadelles")
    # Some messengers write the `#` of a link as %23.
    page.goto(f"{site.url}%23/help/citadels")
    expect(page).to_have_url(f"{site.url}#/help/citadels")


@pytest.mark.nightly(
    "the same 404 page leads a deeper address to the page, and the same lines follow such a mark on a second visit"
)
@PREFIXES
def test_a_link_whose_mark_was_encoded_is_followed_on_a_first_visit(
    page: Page, serve: Callable[..., Site], faults: Faults, prefix: str
) -> None:
    faults.expected += ["404"]
    site = serve(prefix=prefix)
    page.goto(f"{site.url}%23/help/citadels?lang=fr")
    expect(page).to_have_url(f"{site.url}?lang=fr#/help/citadels")
    wait_for_engine(page)


def test_a_first_visit_fetches_little_and_nothing_twice(page: Page, site: Site) -> None:
    open_site(page, site.url)
    wait_until_kept(page)
    big = [path for path in site.requested if path.endswith((".wasm", ".zip", ".whl", ".asm.js"))]
    assert big
    # The service worker asks for them again, and is told that the browser has them already.
    whole = [path for path in site.sent if path in big]
    assert sorted(whole) == sorted(set(whole))
    # What comes once the first copy is whole may have begun to come.
    _, later = (site.folder / "service-worker.js").read_text(encoding="utf-8").split("later: [", 1)
    # The server goes on sending meanwhile, in a thread of its own.
    sent_of = site.sent_of.copy()
    in_first = {path: count for path, count in sent_of.items() if f'["{path.lstrip("/")}", ' not in later}
    assert sum(in_first.values()) <= MOST_SENT + MOST_OF_A_GAME * len(set(games()) - GAMES)


@pytest.mark.nightly("the sentence is tested in device-controller.test.js")
def test_a_language_that_is_not_here_yet_is_told_in_a_sentence(
    page: Page, serve: Callable[..., Site], dist: Path, tmp_path: Path, faults: Faults
) -> None:
    """The person's own language is in the copy for offline use before that counts as whole.

    Another may still be coming.
    """
    faults.expected += ["404", "locale ", "ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to"]
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    for path in folder.rglob("fr.ftl"):
        path.unlink()
    site = serve(folder=folder)
    open_site(page, f"{site.url}?lang=ru")
    assert wait_until_kept(page)["complete"]
    site.cut()
    page.locator(".language[lang=fr]").click()
    expect(page.get_by_test_id("toast")).to_contain_text("Français")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    wait_for_engine(page)
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_a_browser_without_a_feature_is_told_apart(page: Page, site: Site) -> None:
    page.add_init_script("delete globalThis.BroadcastChannel")
    open_empty(page, site)
    missing = page.evaluate("import('./engine/features.js').then((module) => module.missingFeatures())")
    assert missing == ["broadcast-channel"]


def test_an_engine_that_cannot_start_says_so(page: Page, site: Site, faults: Faults) -> None:
    # The browser tells of the missing file, and PyScript of the failure.
    faults.expected += ["404", "MessageEvent"]
    page.route("**/engine/runtime.json", lambda route: route.fulfill(status=404))
    open_empty(page, site)
    start = "import('./engine/client.js').then((m) => m.startEngine()).catch((e) => [e.name, e.code])"
    assert page.evaluate(start) == ["EngineError", "engine-start"]
