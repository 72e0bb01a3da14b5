"""Tests the story: the page tells each deed alone, in order, by the right player; attacks on the viewer wait."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from citadels.kind import CITADELS
from tabletop.match.match import new_match
from tabletop.players.seating import PERSON, Chair
from tests.e2e.robot import OPTION, OVER, back_to_lobby, start_game
from tests.e2e.support import behind, import_text, open_form, open_site, resize
from tests.e2e.test_accessibility import violations
from tests.e2e.test_replay import Engine
from tools.serve import Site

NIGHTLY = pytest.mark.nightly("decided in director.test.js and pace.test.js; film.test.js draws whole games")

# A clock that a test has stopped stands still for all pages of a browser.
pytestmark = pytest.mark.first_visit

PLAYERS = 8
VIEWER = 0
# What is told over the board, from the page's point of view: every picture of it, in order.
RECORD = """() => {
  globalThis.film = [];
  const look = () => {
    const told = document.querySelector('[data-testid="story"]')?.dataset ?? {};
    if (!told.story) return;
    const { story: group, actor = "", moment } = told;
    const card = document.querySelector('[data-testid="story-card"]') !== null;
    const text = document.querySelector('[data-testid="story"]').textContent.trim();
    const now = { group, actor, moment: Number(moment), card, text };
    if (JSON.stringify(now) !== JSON.stringify(film.at(-1))) film.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
CONTINUE = '[data-testid="story-continue"]'
# What is told now, where something is; and the button that lets a story go on which is held.
BEAT = '[data-testid="story"][data-story]'
HELD = '[data-testid="story-pause"][aria-label="Resume"]'
# Milliseconds of the page's clock between two looks; a card stays five times as long.
STEP = 1000
MOST_STEPS = 6000
MOMENTS = 110


class Deed(NamedTuple):
    """Something that deserves a moment of its own."""

    moment: int
    group: str
    actor: int
    victim: int | None


DEEDS = {
    "character_named": ("named", "seat", None),
    "gold_moved": ("theft", "to", "from"),
    "district_destroyed": ("destroy", "by", "seat"),
    "hands_swapped": ("swap", "seat", "other"),
    "district_confiscated": ("move", "to", "seat"),
    "district_seized": ("move", "by", "seat"),
    "crown_moved": ("crown", "to", None),
}
"""By kind of event: its group, and which of its facts say who did it to whom."""


def deed_of(moment: int, decider: int | None, event: dict[str, Any]) -> Deed | None:
    data, kind = event["data"], event["kind"]
    if kind == "gold_moved" and event["cause"] not in {"thief", "blackmailer"}:
        return None
    if kind == "character_named" and data["kind"] != "kill":
        return None
    if kind not in DEEDS:
        return None
    group, actor, victim = DEEDS[kind]
    if victim == "from" and data["from"] == decider:
        # A bribe is attributed to the seat that pays it.
        return Deed(moment, group, data["from"], None)
    return Deed(moment, group, data[actor], None if victim is None else data[victim])


def deeds_of(engine: Engine, after: int) -> list[Deed]:
    """What the viewer was told of others' deeds since a moment: the log, as the engine has it."""
    update = engine.call("since", match=engine.match, seat=VIEWER, line=0, number=-1)
    found: list[Deed] = []
    for moment in update["moments"]:
        number, own = moment["number"], moment["seat"] == VIEWER
        if number <= after:
            continue
        for event in moment["events"]:
            # Events after the end of the viewer's turn are no longer the viewer's own.
            own = own and event["kind"] not in {"rank_called", "round_ended", "round_started"}
            deed = deed_of(number, moment["seat"], event)
            if deed is not None and not own:
                found.append(deed)
    return found


def eight(name: str, characters: str, seed: int) -> str:
    """A table of eight as it was dealt: one person, seven computer players."""
    names = ["Ada", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle", "Hugo"]
    seating = [
        Chair(name=one, player=PERSON if seat == VIEWER else "random") for seat, one in enumerate(names)
    ]
    setup = {"edition": "2016", "characters": characters, "districts": "first_game", "players": PLAYERS}
    match = new_match(name, CITADELS, setup, seating, seed, free=False)
    return match.record(CITADELS).model_dump_json()


def watch(page: Page, site: Site, save: str) -> None:
    """Opens a stored game at the usual pace, by a clock that the test moves on."""
    page.clock.install()
    open_site(page, f"{site.url}?lang=en")
    import_text(page, save)
    page.evaluate(RECORD)
    resume = page.get_by_test_id("resume")
    resume.wait_for()
    # Before the first beat, or a slow device would tell some beats meanwhile.
    stop_clock(page)
    resume.click()
    page.locator(".table").wait_for()


# Names of players over whose names and figures a banner lies.
COVERED_NAMES = """() => {
  const banner = document.querySelector(".story-banner").getBoundingClientRect();
  return [...document.querySelectorAll(".others .plate")].filter((plate) => {
    const { left, top, right, bottom } = plate.getBoundingClientRect();
    return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  }).map((plate) => plate.innerText);
}"""


def stop_clock(page: Page) -> None:
    """Stops the page's clock: from now on only a test moves it. On a busy machine the page may notice late."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))


def play(page: Page, most_moments: int) -> tuple[int, list[str]]:
    """Plays on with the first option, reading every card; how often a card waited to be read, and what they said."""
    cards: list[str] = []
    for _ in range(MOST_STEPS):
        if page.locator(OVER).count() or page.evaluate("film.at(-1)?.moment ?? 0") >= most_moments:
            break
        if page.locator(CONTINUE).count():
            cards.append(page.get_by_test_id("story-card").locator("h2").inner_text())
            # Long after any beat, and still there; then it goes by itself or by its button.
            page.clock.run_for(3000)
            expect(page.get_by_test_id("story-card").locator("h2")).to_have_text(cards[-1])
            if len(cards) % 2:
                page.locator(CONTINUE).click()
            else:
                page.clock.run_for(2000)
        elif page.locator(OPTION).count():
            page.locator(OPTION).first.click()
        else:
            page.clock.run_for(STEP)
    return len(cards), cards


@NIGHTLY
def test_every_deed_is_a_moment_of_its_own(page: Page, site: Site) -> None:
    """The beginning of a game, in the page itself.

    Whole games, with all that is done in them, are `tests/js/film.test.js`.
    """
    wanted = {"named", "theft", "destroy", "swap", "crown"}
    watch(page, site, eight("film", "vicious_nobles", 18))
    waited, _cards = play(page, MOMENTS)
    film: list[dict[str, Any]] = page.evaluate("film")
    page.clock.resume()
    page.get_by_test_id("leave").click()
    with page.expect_download() as download:
        behind(page, "export").first.click()
    engine = Engine(download.value.path().read_text(encoding="utf-8"))
    last = film[-1]["moment"] - 1
    deeds = [deed for deed in deeds_of(engine, 0) if deed.moment <= last]
    told = iter(film)
    for deed in deeds:
        shot = next(
            (
                one
                for one in told
                if (one["moment"], one["group"], one["actor"]) == (deed.moment, deed.group, str(deed.actor))
            ),
            None,
        )
        assert shot is not None, f"{deed} was not told, or not in its order, or not as that player's doing"
        if deed.victim == VIEWER:
            assert shot["card"], deed
    assert wanted <= {deed.group for deed in deeds}
    assert waited == sum(one["card"] for one in film if one["moment"] <= last)


def story(page: Page) -> tuple[str, str]:
    told = page.get_by_test_id("story")
    return told.get_attribute("data-moment") or "", told.inner_text()


def wait_for_beat(page: Page) -> None:
    """Lets a little time pass at once: the computer player that is told of may still be thinking."""
    for _ in range(MOST_STEPS):
        if page.locator(BEAT).count():
            return
        page.clock.run_for(50)
    raise AssertionError("nothing is told")


@NIGHTLY
def test_what_is_told_can_be_held_and_stepped_through(page: Page, site: Site) -> None:
    watch(page, site, eight("held", "vicious_nobles", 18))
    # The draft is one sentence, after which the person is asked; the turns are several.
    for _ in range(MOST_STEPS):
        if page.locator(f'{BEAT}:not([data-story="draft"])').count():
            break
        if page.locator(OPTION).count():
            page.locator(OPTION).first.click()
        page.clock.run_for(STEP // 4)
    page.get_by_test_id("story-pause").click()
    expect(page.get_by_test_id("story-pause")).to_have_accessible_name("Resume")
    held = story(page)
    page.clock.fast_forward(20_000)
    assert story(page) == held
    page.get_by_test_id("story-step").click()
    # Until the next player has decided, nothing is told.
    expect(page.locator(BEAT)).not_to_have_text(held[1])
    stepped = story(page)
    page.clock.fast_forward(20_000)
    assert story(page) == stepped
    page.get_by_test_id("story-pause").click()
    for _ in range(MOST_STEPS):
        if page.locator(OPTION).count():
            break
        page.clock.run_for(STEP)
    expect(page.locator(OPTION).first).to_be_visible()


@NIGHTLY
def test_a_banner_lies_on_the_board_where_it_has_room_and_on_a_narrow_screen_in_the_panel(
    page: Page, site: Site
) -> None:
    page.clock.install()
    # The first options are the Assassin, and the Thief, whom a rival has.
    open_site(page, f"{site.url}?lang=en&seed=11&players=4")
    open_form(page)
    page.get_by_test_id("start-game").click()
    page.locator(".table").wait_for()
    stop_clock(page)
    sentence = page.locator('.herald[data-frame="banner"]')
    for _ in range(MOST_STEPS // 20):
        if sentence.count():
            break
        pressed = page.locator(f"{CONTINUE}, {OPTION}")
        if pressed.count():
            pressed.first.click()
        page.clock.run_for(STEP // 4)
    page.get_by_test_id("story-pause").click()
    page.clock.resume()
    banner = page.locator(".story-banner")
    expect(banner).to_be_visible()
    words = banner.inner_text()
    for width, height in ((1180, 820), (1024, 768), (1440, 900)):
        resize(page, width, height)
        expect(banner).to_be_visible()
        assert page.evaluate(COVERED_NAMES) == [], (width, height)
    for width, height in ((390, 844), (820, 1180), (667, 375)):
        resize(page, width, height)
        expect(banner).to_be_hidden()
        expect(sentence).to_have_text(words)


@NIGHTLY
def test_others_are_hurried_to_the_own_turn(page: Page, site: Site) -> None:
    watch(page, site, eight("hurried", "vicious_nobles", 18))
    wait_for_beat(page)
    before = page.evaluate("film.length")
    page.get_by_role("button", name="Skip to my turn").click()
    # No time passes, and the question is there; only what was done to the viewer is told, and waits to be read.
    while not page.locator(OPTION).count():
        page.locator(f"{OPTION}, {CONTINUE}").first.wait_for()
        if page.locator(CONTINUE).count():
            page.locator(CONTINUE).click()
    assert all(shot["card"] for shot in page.evaluate("film")[before:])


# What of the card that waits to be read is out of reach.
CUT_CARD = """() => {
  const card = document.querySelector('[data-testid="story-card"]'), button = card.querySelector("button").getBoundingClientRect();
  const there = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
  return [...(card.scrollHeight > card.clientHeight + 1 ? ["its text"] : []), ...(card.contains(there) ? [] : ["its button"])];
}"""
PHONES = ((320, 568), (360, 740), (390, 844), (667, 375))


@NIGHTLY
def test_a_person_who_likes_it_slow_says_when_a_card_was_read(page: Page, site: Site) -> None:
    watch(page, site, eight("slow", "vicious_nobles", 18))
    page.locator(".speed select").select_option("slow")
    for _ in range(MOST_STEPS):
        if page.locator(CONTINUE).count():
            break
        if page.locator(OPTION).count():
            page.locator(OPTION).first.click()
        else:
            page.clock.run_for(STEP)
    expect(page.locator(CONTINUE)).to_be_focused()
    # Axe itself waits for timers, and would wait for ever while the clock stands still.
    page.clock.resume()
    assert violations(page) == []
    for width, height in PHONES:
        resize(page, width, height)
        assert page.evaluate(CUT_CARD) == [], (width, height)
    page.clock.fast_forward(600_000)
    expect(page.locator(CONTINUE)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(CONTINUE)).to_have_count(0)


PASSING = (
    '[data-testid="round-page"]',
    '[data-testid="remark"]:not([hidden])',
    '.table[data-told="breath"]',
)
"""What is on the table for a moment: the round's page, a rival's remark, the pause (``breath``) at a marked rank."""


@pytest.mark.nightly("colours and labels are those of the table, where axe looks on a push")
def test_axe_finds_no_fault_in_what_passes(page: Page, site: Site) -> None:
    watch(page, site, eight("passing", "vicious_nobles", 18))
    missing = set(PASSING)
    for _ in range(MOST_STEPS):
        if not missing:
            break
        for passing in sorted(missing):
            if page.locator(passing).count() == 0:
                continue
            missing.remove(passing)
            # Without a beat, the next question may take the button's place at any time.
            if page.locator(BEAT).count():
                page.get_by_test_id("story-pause").click()
            # Axe waits for timers itself.
            page.clock.resume()
            assert violations(page) == [], passing
            stop_clock(page)
        if page.locator(HELD).count():
            page.locator(HELD).click()
        elif page.locator(CONTINUE).count():
            page.locator(CONTINUE).click()
        elif page.locator(OPTION).count():
            page.locator(OPTION).first.click()
        else:
            page.clock.run_for(STEP // 4)
    assert not missing


@NIGHTLY
def test_where_nothing_may_move_the_same_is_told_and_nothing_flies(page: Page, site: Site) -> None:
    page.emulate_media(reduced_motion="reduce")
    watch(page, site, eight("still", "vicious_nobles", 18))
    page.evaluate("""() => {
      globalThis.flown = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { globalThis.flown += 1; return animate.apply(this, how); };
    }""")
    play(page, 40)
    assert {"draft", "reveal", "gather"} <= {one["group"] for one in page.evaluate("film")}
    assert page.evaluate("flown") == 0


@pytest.mark.nightly("no other part of the page uses sounds")
def test_sounds_are_made_only_once_somebody_wants_them(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start_game(page, site.url)
    sound = page.get_by_test_id("sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert not [url for url in asked if "sound" in url]
    with page.expect_request(lambda request: "sound" in request.url):
        sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    back_to_lobby(page)
    page.reload()
    page.get_by_test_id("device").click()
    expect(page.get_by_test_id("sound")).to_be_checked()
    page.get_by_test_id("sound").uncheck()
    page.get_by_role("button", name="Close").click()
    page.get_by_test_id("resume").click()
    expect(page.locator(".bar").get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
