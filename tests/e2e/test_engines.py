"""Tests a game without a network in every family of browsers, on a host that knows few file types.

At night it is played to its end.
"""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.engines import ENGINES, Engine
from tests.e2e.support import CHECK, LOOK_FOR_UPDATE
from tests.tiers import at_night, sampled
from tools.browser import untested
from tools.serve import Site
from tools.website import stamp

NIGHTLY = pytest.mark.nightly(
    "what differs between browsers is loading, storing and pressing, which a game does in Chromium and one in Firefox on a push"
)

FLAGS = "?lang=en&seed=7&players=4&motion=0&bots=instant"
# Tablets, flat and upright.
SIZES = [(1180, 820), (820, 1180)]
MOST_PRESSES = 600
# The presses of an offline game on a push: `test_saves.py` plays one to its end in the page.
ON_A_PUSH = 15
# Seconds; on a busy machine a first start in WebKit took more than 90.
PATIENCE = 240.0

# Where to press next; null once the game is over. Fails if something covers the button.
NEXT = """async () => {
  const over = () => document.querySelector('[data-testid="game-over"]');
  const find = () => document.querySelector('[data-testid="option"]:enabled');
  for (let left = 1200; left > 0 && !over() && !find(); left -= 1) await new Promise((done) => setTimeout(done, 50));
  if (over()) return null;
  const button = find();
  if (!button) throw new Error(`no question: ${document.body.innerText.slice(0, 400)}`);
  button.scrollIntoView({ block: "nearest" });
  const box = button.getBoundingClientRect();
  const place = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(...place);
  if (!button.contains(there)) throw new Error(`${button.outerHTML} lies under ${there?.outerHTML.slice(0, 200)}`);
  return [...place, document.querySelector('[data-testid="log"]').lastElementChild?.textContent ?? ""];
}"""
WHERE = """
const thing = document.querySelector(arguments[0]);
if (!thing || thing.disabled) return null;
thing.scrollIntoView({ block: "nearest" });
const box = thing.getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
"""
OPTION = '[data-testid="option"]:enabled'
PICTURE = "return ['.ask', '.board', '.log'].map((part) => document.querySelector(part).textContent)"
BREAK_OUT = """async () => {
  const tried = {};
  // The test's own words may be free of the policy; a timer's are the page's.
  setTimeout("document.body.dataset.eval = 'ran'");
  tried.fetch = await fetch("http://127.0.0.1:9/").then(() => "sent", (error) => error.name);
  const script = document.createElement("script");
  script.textContent = "document.body.dataset.inline = 'ran'";
  document.body.append(script);
  tried.inline = document.body.dataset.inline ?? "blocked";
  const blocked = new Promise((done) => addEventListener("securitypolicyviolation", () => done("blocked")));
  const picture = new Image();
  picture.src = "http://127.0.0.1:9/picture.png";
  tried.picture = await blocked;
  tried.eval = document.body.dataset.eval ?? "blocked";
  return tried;
}"""
SHUT_IN = {"eval": "blocked", "fetch": "TypeError", "inline": "blocked", "picture": "blocked"}


@pytest.fixture(params=list(ENGINES))
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param in untested():
        pytest.skip(
            f"*** {request.param.upper()} IS NOT HERE AND COULD NOT BE INSTALLED: NOT TESTED IN IT ***"
        )
    with ENGINES[request.param](lambda: request.getfixturevalue("playwright")) as engine:
        failed = request.session.testsfailed
        yield engine
        if request.session.testsfailed > failed:
            engine.picture(Path(f"test-results/engine-{request.param}.png"))


def wait_for(engine: Engine, selector: str) -> list[float]:
    """Waits until an element does not move, and returns its middle."""
    end = time.monotonic() + PATIENCE
    before = None
    while time.monotonic() < end:
        place = engine.run(WHERE, selector)
        if place and place == before:
            return [float(place[0]), float(place[1])]
        before = place
        time.sleep(0.1)
    raise AssertionError(f"{selector} did not come: {engine.run('return document.body.innerText')}")


def press(engine: Engine, test_id: str) -> None:
    x, y = wait_for(engine, f'[data-testid="{test_id}"]')
    engine.press(x, y)


def wait_for_start(engine: Engine) -> None:
    """Waits for the engine: then its progress bar disappears, and what is below it moves."""
    wait_for(engine, '[data-testid="engine-ready"]')


def play(engine: Engine, presses: int) -> bool:
    """Presses the first option so many times; whether the game is over then."""
    for _ in range(presses):
        place = engine.wait(NEXT)
        if place is None:
            return True
        engine.press(place[0], place[1])
    return engine.wait(NEXT) is None


def play_offline(engine: Engine) -> None:
    """Plays to the end of the game and waits for its scores; on a push, only some presses."""
    if not at_night("a whole game without the network is played in Chromium (test_saves.py)"):
        assert not play(engine, ON_A_PUSH)
        return
    assert play(engine, MOST_PRESSES)
    wait_for(engine, '[data-testid="score"]')


def spoil(folder: Path) -> None:
    """Serves a new version of which one file does not match the list, like a half-deployed site."""
    changed = folder / "locales" / "uk.ftl"
    changed.write_text(changed.read_text(encoding="utf-8") + "# new\n", encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))
    changed.write_text("title = Else", encoding="utf-8")
    (folder / "app.js").write_text("throw new Error('a file that is in no list');", encoding="utf-8")


@pytest.mark.parametrize(
    "engine",
    [name if name == "chromium" else pytest.param(name, marks=NIGHTLY) for name in ENGINES],
    indirect=True,
)
def test_a_game_offline(engine: Engine, serve: Callable[..., Site], dist: Path, tmp_path: Path) -> None:
    site = serve(prefix="/citadels/", plain_types=True)
    engine.size(*SIZES[0])
    engine.goto(f"{site.url}{FLAGS}")
    wait_for_start(engine)
    press(engine, "new-game")
    press(engine, "start-game")
    assert not play(engine, 8)
    before = engine.run(PICTURE)
    kept = engine.wait(CHECK)
    assert kept["complete"]
    assert engine.wait(BREAK_OUT) == SHUT_IN

    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    spoil(folder)
    site.folder = folder.resolve()
    assert engine.wait(LOOK_FOR_UPDATE) == "redundant"
    site.cut()
    engine.size(*SIZES[1])
    engine.reload()
    wait_for_start(engine)
    engine.wait(NEXT)
    assert engine.run(PICTURE) == before
    play_offline(engine)
    assert engine.wait(CHECK) == kept


@pytest.mark.parametrize(
    "engine",
    [name if name == "firefox" else pytest.param(name, marks=NIGHTLY) for name in ENGINES],
    indirect=True,
)
def test_a_game_of_another_kind_offline(engine: Engine, serve: Callable[..., Site]) -> None:
    """Files that load on demand were stored with the rest, and the content policy shuts the page in."""
    site = serve(prefix="/citadels/", plain_types=True)
    engine.size(*SIZES[0])
    engine.goto(f"{site.url}{FLAGS}")
    wait_for_start(engine)
    assert engine.wait(BREAK_OUT) == SHUT_IN
    assert engine.wait(CHECK)["complete"]
    site.cut()
    press(engine, "more")
    engine.press(*wait_for(engine, '[data-testid="choose-game"][data-game="pointcity"]'))
    wait_for(engine, '[data-testid="choose-game"][data-game="pointcity"][aria-pressed="true"]')
    press(engine, "new-game")
    press(engine, "start-game")
    play_offline(engine)


# What is pressed in the lobby with all that lies behind "More", what shows the screen, and its address.
SCREENS = [
    ("open-help", "#help-title", "#/help/citadels/play"),
    ("new-game", '[data-testid="start-game"]', "#/form/citadels"),
    ("open-statistics", "#statistics-title", "#/statistics/citadels"),
    ("daily", "#daily-title", "#/day/citadels/2026-11-16"),
    ("workshop", "#workshop-title", "#/workshop/citadels"),
    ("device", 'dialog[open] [data-testid="device-sheet"]', "#/settings"),
]
# What no game needs comes once the first copy is whole, and with it what was opened before that.
SCREENS_KEPT = """async () => {
  const kept = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
  const all = async () => (await Promise.all((await caches.keys()).map(kept))).flat();
  const there = (urls) => ["daily-screen", "workshop-screen"].every((name) => urls.some((url) => url.includes(`page/${name}-`)));
  while (!there(await all())) await new Promise((done) => setTimeout(done, 50));
  return true;
}"""
LOBBY = '.lobby:not([data-form]) [data-testid="new-game"]:enabled'


def at(engine: Engine, thing: str, fragment: str) -> None:
    """Waits until the page shows a thing at an address."""
    end = time.monotonic() + PATIENCE
    looked = "return [location.hash, document.querySelector(arguments[0]) !== null]"
    while engine.run(looked, thing) != [fragment, True]:
        assert time.monotonic() < end, (engine.run(looked, thing), thing, fragment)
        time.sleep(0.05)


def cut_off(engine: Engine, site: Site) -> None:
    """Cuts the site off once all that the screens need is on the device."""
    assert engine.wait(CHECK)["complete"]
    assert engine.wait(SCREENS_KEPT)
    site.cut()


@pytest.mark.nightly("test_address.py goes back and forward in Chromium, and screens.test.js has the stack")
@pytest.mark.parametrize("engine", ENGINES, indirect=True)
def test_back_forward_and_a_reload_lead_to_the_same_screens_offline(
    engine: Engine, serve: Callable[..., Site]
) -> None:
    site = serve(prefix="/citadels/", plain_types=True)
    engine.size(*SIZES[0])
    engine.goto(f"{site.url}{FLAGS}&day=2026-11-16")
    wait_for_start(engine)
    if at_night("the workshop's files are stored with the others"):
        # What the workshop needs comes with the first visit to it.
        press(engine, "more")
        press(engine, "workshop")
        at(engine, '[data-testid="player-example"]', "#/workshop/citadels")
        engine.back()
        at(engine, LOBBY, "#/more")
        cut_off(engine, site)
    else:
        press(engine, "more")
    at(engine, LOBBY, "#/more")
    for button, shown, fragment in sampled(SCREENS, SCREENS[:1], "screens share one history"):
        # A table, and the settings, lie on the lobby itself.
        below = "" if button == "new-game" else "#/more"
        if below and engine.run("return location.hash") != below:
            press(engine, "more")
            at(engine, LOBBY, below)
        press(engine, button)
        at(engine, shown, fragment)
        engine.back()
        at(engine, LOBBY, below)
        engine.forward()
        at(engine, shown, fragment)
        engine.reload()
        at(engine, shown, fragment)
        wait_for_start(engine)
        engine.back()
        at(engine, LOBBY, below)
    press(engine, "new-game")
    press(engine, "start-game")
    assert not play(engine, 3)
    game = engine.run("return location.hash")
    assert game.startswith("#/game/")
    before = engine.run(PICTURE)
    press(engine, "open-help")
    at(engine, "#help-title", "#/help/citadels/play")
    engine.back()
    at(engine, OPTION, game)
    assert engine.run(PICTURE) == before
    engine.back()
    at(engine, LOBBY, "")
    engine.forward()
    at(engine, OPTION, game)
    assert engine.run(PICTURE) == before
    if at_night("the settings share the history of the screens"):
        engine.reload()
        at(engine, OPTION, game)
        assert engine.run(PICTURE) == before
