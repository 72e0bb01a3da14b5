// @ts-check
// Tests the addresses of screens, and how the stack of screens and the browser's history follow each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, LOBBY, screenAt } from "../../web/app/screens/address.js";
import { screenKinds } from "../../web/app/screens/screen-kinds.js";
import { Screens } from "../../web/app/screens/screens.js";

/** @import { Screen } from "../../web/app/screens/address.js" */

Object.assign(globalThis, {
  document: { querySelectorAll: () => [], querySelector: () => null, activeElement: null, body: null }, scrollY: 0, scrollTo: () => {},
  addEventListener: () => {}, Element: class {}, KeyboardEvent: class {}, HTMLElement: class {},
});

const SCREENS = /** @type {Screen[]} */ ([
  LOBBY, { screen: "settings" }, { screen: "room" }, { screen: "join" },
  { screen: "form", game: "citadels" }, { screen: "problems", game: "pointcity" }, { screen: "statistics", game: "citadels" }, { screen: "workshop", game: "citadels" },
  { screen: "game", match: "4a027b58-cd6b-4a0e-a51f-474a1c6f820d" }, { screen: "end", match: "m" }, { screen: "table", match: "a/b #?%" },
  { screen: "replay", match: "m", moment: 12 }, { screen: "day", game: "citadels", day: "2026-11-22", month: "" },
  { screen: "problem", game: "citadels", problem: "p 1" }, { screen: "help", game: "citadels", part: "cards", entry: "witch", edition: "" },
  { screen: "player", game: "citadels", player: "id" }, { screen: "companion", game: "citadels", part: "score", set: `{"setup":{"players":5}}` },
]);

for (const screen of SCREENS) test(`an address is read as the screen it was written from: ${addressOf(screen) || "the lobby"}`, () => {
  assert.deepEqual(screenAt(addressOf(screen)), screen);
});

test("an address holds no more than its parts", () => {
  assert.equal(addressOf({ screen: "replay", match: "m", moment: 3, viewer: "1" }), "#/replay/m/3");
  assert.equal(addressOf({ screen: "replay", match: "link-1", moment: 3, link: "citadels.ABC" }), "");
  assert.equal(addressOf({ screen: "help", game: "citadels", part: "play", entry: "", edition: "dark" }), "#/help/citadels/play");
});

test("what is no address is told apart, and nothing of it is believed", () => {
  const broken = [
    "#x", "#game/m", "#/no", "#/constructor", "#/game", "#/game/", "#/game/%E0%A4%A", `#/game/${"x".repeat(300)}`, "#/game/m/n", "#/form/chess", "#/form",
    "#/day/citadels/2026-13-45", "#/day/citadels/2026-02-30", "#/day/citadels/0000-01-01", "#/day/citadels/today", "#/replay/m/-1", "#/replay/m/x", "#/statistics/citadels/more", "#/player/citadels", "#/lobby/x",
  ];
  for (const fragment of broken) assert.equal(screenAt(fragment), null, fragment);
});

/** A browser's history of one page, whose steps take a while, as in a browser. */
class FakeHistory {
  entries = [{ state: /** @type {any} */ (null), hash: "" }];
  at = 0;
  calls = /** @type {string[]} */ ([]);
  listeners = /** @type {Record<string, (() => void)[]>} */ ({ popstate: [], hashchange: [] });
  location = { href: "", pathname: "/table/", search: "?lang=en", get hash() { return ""; } };

  /** @param {string} hash */
  constructor(hash = "") {
    this.entries[0] = { state: null, hash };
    const present = () => this.entries[this.at]?.hash ?? "";
    Object.defineProperty(this.location, "hash", { get: present });
  }

  get state() {
    return this.entries[this.at]?.state;
  }

  /** @param {any} state @param {string} _ @param {string} url */
  pushState(state, _, url) {
    this.entries.splice(this.at + 1);
    this.entries.push({ state: structuredClone(state), hash: url.split("?lang=en")[1] ?? "" });
    this.at += 1;
    this.calls.push("push");
  }

  /** @param {any} state @param {string} _ @param {string} url */
  replaceState(state, _, url) {
    this.entries[this.at] = { state: structuredClone(state), hash: url.split("?lang=en")[1] ?? "" };
    this.calls.push("replace");
  }

  /** @param {number} steps */
  go(steps) {
    this.calls.push(`go ${steps}`);
    setTimeout(() => this.step(steps), 2);
  }

  /** A person's step, or one of the page. @param {number} steps */
  step(steps) {
    if (!this.entries[this.at + steps]) return void this.calls.push("left the site");
    this.at += steps;
    for (const listener of this.listeners["popstate"] ?? []) listener();
  }

  /** A person types another fragment. @param {string} hash */
  type(hash) {
    this.typeSoon(hash)();
  }

  /** The same, in the moment before the page is told of it. @param {string} hash */
  typeSoon(hash) {
    this.entries.splice(this.at + 1);
    this.entries.push({ state: null, hash });
    this.at += 1;
    return () => this.tellTyped();
  }

  tellTyped() {
    for (const kind of ["popstate", "hashchange"]) for (const listener of this.listeners[kind] ?? []) listener();
  }

  /** @returns {import("../../web/app/screens/browser-history.js").Browser} */
  get browser() {
    return { history: /** @type {any} */ (this), location: /** @type {any} */ (this.location), listen: (kind, listener) => this.listeners[kind]?.push(listener), now: () => 0 };
  }

  get hashes() {
    return this.entries.map(({ hash }) => hash);
  }
}

/**
 * A page whose screens are live until they are closed.
 * @param {FakeHistory} [history]
 * @param {{pressed?: boolean, away?: string[], asks?: string[], begun?: boolean}} [more] `away`: kinds that this device does not have
 */
function page(history = new FakeHistory(), { pressed = true, away = [], asks = [], begun = true } = {}) {
  const events = /** @type {string[]} */ ([]);
  const live = new Set(["lobby"]);
  const open = { dialog: false, list: false, story: false };
  /** @type {any} */
  const state = { screen: LOBBY };
  const screens = new Screens({
    state, draw: () => {}, closed: () => {}, toast: (text) => void events.push(`toast ${text}`), failed: (error) => assert.fail(String(error)),
    words: { notHere: () => "not here", unknown: () => "unknown" },
  }, history.browser);
  const kinds = SCREENS.map(({ screen }) => screen);
  screens.kinds = /** @type {any} */ (Object.fromEntries(kinds.map((kind) => [kind, {
    title: () => kind, isLive: () => live.has(kind), asks: () => asks.includes(kind),
    open: async () => {
      events.push(`open ${kind}`);
      if (!away.includes(kind)) live.add(kind);
      return !away.includes(kind);
    },
    close: () => {
      events.push(`close ${kind}`);
      live.delete(kind);
    },
    cover: () => void (kind === "settings" && events.push("cover settings")),
  }])));
  screens.layers = [
    { name: "story", own: true, isOpen: () => open.story, close: () => (open.story = false) },
    { name: "list", isOpen: () => open.list, close: () => (open.list = false) },
    { name: "dialog", everywhere: true, isOpen: () => open.dialog, close: () => (open.dialog = false) },
  ];
  if (begun) screens.begin();
  if (pressed) screens.press(/** @type {any} */ ({ target: null }));
  const settle = async () => {
    for (let round = 0; round < 6; round += 1) {
      screens.drawn();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  };
  const show = async (/** @type {Screen} */ screen) => {
    live.add(screen.screen);
    screens.open(screen);
    await settle();
  };
  return { screens, history, state, events, live, open, settle, show };
}

const HELP = /** @type {Screen} */ ({ screen: "help", game: "citadels", part: "play", entry: "", edition: "" });
const GAME = /** @type {Screen} */ ({ screen: "game", match: "m" });

test("Back closes screen after screen, and Forward opens them again", async () => {
  const { history, state, events, show, settle } = page();
  await show(GAME);
  await show(HELP);
  assert.deepEqual(history.hashes, ["", "#/game/m", "#/help/citadels/play"]);
  history.step(-1);
  await settle();
  assert.deepEqual([state.screen.screen, events], ["game", ["close help"]]);
  history.step(-1);
  await settle();
  assert.deepEqual([state.screen.screen, events], ["lobby", ["close help", "close game"]]);
  history.step(2);
  await settle();
  assert.deepEqual([state.screen, events.slice(2)], [HELP, ["open help"]]);
  // What is below is opened once it is on top.
  history.step(-1);
  await settle();
  assert.deepEqual([state.screen, events.at(-1)], [GAME, "open game"]);
});

test("a button that closes a screen goes back, so that no entry of it is left", async () => {
  const { screens, history, state, show, settle } = page();
  await show(GAME);
  await show(HELP);
  screens.close("game");
  assert.equal(state.screen.screen, "lobby");
  await settle();
  assert.deepEqual([history.at, history.location.hash], [0, ""]);
});

test("the help that lies above a table leads back to it, also where the table was opened from the help", async () => {
  const { screens, state, show, settle } = page();
  await show(HELP);
  await show(GAME);
  await show({ screen: "help", game: "citadels", part: "cards", entry: "", edition: "" });
  assert.equal(screens.below("game", "end"), "help");
  screens.closeTop("help");
  await settle();
  assert.deepEqual(state.screen, GAME);
  screens.close("game", "end");
  await settle();
  assert.deepEqual(state.screen, HELP);
});

test("a screen that takes another's place takes its entry", async () => {
  const { screens, history, show, settle } = page();
  await show({ screen: "form", game: "citadels" });
  screens.openOnLobby(GAME);
  await settle();
  assert.deepEqual([history.hashes, history.at], [["", "#/game/m"], 1]);
});

test("a screen that another one goes on as is not closed, and the address is that of the other one", async () => {
  const { screens, history, state, events, show, settle } = page();
  await show({ screen: "join" });
  assert.equal(screens.replace("form", GAME), false);
  assert.equal(screens.replace("join", { screen: "room" }), true);
  await settle();
  assert.deepEqual([history.hashes, state.screen.screen, events], [["", "#/room"], "room", []]);
});

test("a dialog is an entry of its own, which Back closes and Forward does not show", async () => {
  const { history, state, open, show, settle } = page();
  await show(GAME);
  open.dialog = true;
  await settle();
  assert.deepEqual([history.at, history.location.hash], [2, "#/game/m"]);
  history.step(-1);
  await settle();
  assert.deepEqual([open.dialog, state.screen.screen], [false, "game"]);
  history.step(1);
  await settle();
  assert.deepEqual([open.dialog, history.at], [false, 1]);
  // Closed by its own button, it goes back too.
  open.dialog = true;
  await settle();
  open.dialog = false;
  await settle();
  assert.equal(history.at, 1);
});

test("what opens by itself has no entry, and Back closes it before the screen", async () => {
  const { history, state, open, show, settle } = page();
  await show(GAME);
  open.story = true;
  await settle();
  assert.equal(history.at, 1);
  history.step(-1);
  await settle();
  assert.deepEqual([open.story, state.screen.screen, history.at], [false, "game", 1]);
  history.step(-1);
  await settle();
  assert.equal(state.screen.screen, "lobby");
});

test("nothing is added before a press: the screen takes the lobby's entry until there is one", async () => {
  const { screens, history, show, settle } = page(new FakeHistory(), { pressed: false });
  await show(GAME);
  assert.deepEqual([history.hashes, history.calls.includes("push")], [["#/game/m"], false]);
  screens.press(/** @type {any} */ ({ target: null }));
  await settle();
  assert.deepEqual([history.hashes, history.at], [["", "#/game/m"], 1]);
});

test("an address opens its screen, which leads to the lobby", async () => {
  const { screens, history, state, events, settle } = page(new FakeHistory("#/help/citadels/cards/witch"), { pressed: false });
  assert.deepEqual([state.screen.part, state.screen.entry], ["cards", "witch"]);
  await screens.start();
  assert.deepEqual(events, ["open help"]);
  screens.close("help");
  await settle();
  assert.deepEqual([state.screen.screen, history.hashes], ["lobby", [""]]);
});

test("an address keeps its game while the page still shows another one", async () => {
  const { screens, history } = page(new FakeHistory("#/problems/pointcity"), { pressed: false });
  let shown = "citadels";
  const { problems } = screens.kinds;
  Object.assign(problems, {
    now: (/** @type {any} */ screen) => ({ ...screen, game: shown }),
    open: async (/** @type {any} */ { game }) => ((shown = game), true),
  });
  screens.begin();
  screens.drawn();
  await screens.start();
  screens.drawn();
  await screens.settled();
  assert.deepEqual([shown, screens.now, history.hashes.at(-1)], ["pointcity", { screen: "problems", game: "pointcity" }, "#/problems/pointcity"]);
  shown = "citadels";
  screens.drawn();
  assert.deepEqual(screens.now, { screen: "problems", game: "citadels" });
});

for (const hash of ["#table=AAAAAAAAAAAAAAAAAAAAAA", "#/game/m", ""]) test(`a page that starts again before it has read its address keeps it: ${hash || "the lobby"}`, async () => {
  const { screens, history } = page(new FakeHistory(hash), { pressed: false, begun: false });
  await screens.settled();
  assert.deepEqual([history.hashes, history.calls, history.state], [[hash], [], null]);
});

test("a page that starts again before it has followed a link follows it then", async () => {
  const history = new FakeHistory("#table=AAAAAAAAAAAAAAAAAAAAAA");
  page(history, { pressed: false });
  const { screens, settle } = page(history, { pressed: false });
  const followed = /** @type {string[]} */ ([]);
  await settle();
  screens.follow((fragment) => followed.push(fragment) > 0);
  await settle();
  assert.deepEqual([followed, history.hashes], [["#table=AAAAAAAAAAAAAAAAAAAAAA"], [""]]);
  assert.equal(page(history, { pressed: false }).screens.arrived, "");
});

test("what is not on this device is said, and the screen below is shown", async () => {
  const { screens, state, events, settle, history } = page(new FakeHistory("#/game/of-another-device"), { pressed: false, away: ["game"] });
  await screens.start();
  await settle();
  assert.deepEqual([state.screen.screen, history.hashes], ["lobby", [""]]);
  assert.deepEqual(events, ["open game", "toast not here", "close game"]);
});

for (const hash of ["#x", "#/nothing", "#/form/chess"]) test(`an address of no screen is said and leads to the lobby: ${hash}`, async () => {
  const { screens, state, events, history, settle } = page(new FakeHistory(hash), { pressed: false });
  await screens.start();
  await settle();
  assert.deepEqual([state.screen.screen, events], ["lobby", ["toast unknown"]]);
  // What may be for another part of the site stays.
  assert.equal(history.location.hash, hash === "#x" ? "#x" : "");
});

test("a link in the address is handed on once and leaves the address; one that comes later does too", async () => {
  const { screens, history, settle, show } = page(new FakeHistory("#join=ABC"), { pressed: false });
  const taken = /** @type {string[]} */ ([]);
  screens.follow((fragment) => fragment.startsWith("#join=") && Boolean(taken.push(fragment)));
  await settle();
  assert.deepEqual([taken, history.location.hash, screens.arrived], [["#join=ABC"], "", ""]);
  screens.press(/** @type {any} */ ({ target: null }));
  await show(HELP);
  history.type("#join=DEF");
  await settle();
  assert.deepEqual([taken.at(-1), history.location.hash, history.at], ["#join=DEF", "#/help/citadels/play", 1]);
});

test("an address that is typed opens its screen on top; one of no screen leads to the lobby", async () => {
  const { history, state, events, show, settle } = page();
  await show(GAME);
  history.type("#/help/citadels/play");
  await settle();
  assert.deepEqual([state.screen.screen, history.hashes], ["help", ["", "#/game/m", "#/help/citadels/play"]]);
  history.step(-1);
  await settle();
  assert.equal(state.screen.screen, "game");
  history.type("#/nothing");
  await settle();
  assert.deepEqual([state.screen.screen, events.includes("toast unknown"), history.location.hash], ["lobby", true, ""]);
});

test("an address that is typed is not overwritten by what the page shows in the moment before it is told", async () => {
  const { history, state, show, settle } = page();
  await show(GAME);
  const tell = history.typeSoon("#/help/citadels/play");
  await show({ screen: "settings" });
  tell();
  await settle();
  assert.deepEqual([state.screen.screen, history.location.hash], ["help", "#/help/citadels/play"]);
  // The page's own changes are written again.
  await show(GAME);
  assert.equal(history.location.hash, "#/game/m");
});

test("an address that is typed while the page starts is followed", async () => {
  const { screens, history, state, settle } = page(new FakeHistory(), { pressed: false });
  const tell = history.typeSoon("#/help/citadels/play");
  const started = screens.start();
  tell();
  await started;
  await settle();
  assert.deepEqual([state.screen.screen, history.location.hash], ["help", "#/help/citadels/play"]);
});

test("an address that is typed closes what is open on top, and leaves what the table shows by itself", async () => {
  const { history, open, show, settle } = page();
  await show(GAME);
  Object.assign(open, { dialog: true, list: true, story: true });
  await settle();
  history.type("#/help/citadels/play");
  await settle();
  assert.deepEqual(open, { dialog: false, list: false, story: true });
  // It is seen at the table alone.
  open.story = false;
  history.step(-1);
  await settle();
  assert.deepEqual([history.at, open.dialog, open.list], [1, false, false]);
});

test("a link in the address closes the dialog, which would lie above what the link opens, but no list of the screen", async () => {
  const { screens, history, open, show, settle } = page();
  await show(GAME);
  screens.follow(() => true);
  Object.assign(open, { dialog: true, list: true });
  await settle();
  history.type("#join=ABC");
  await settle();
  assert.deepEqual(open, { dialog: false, list: true, story: false });
});

test("a screen is told that another one comes on top of it, by a press, by its address and by Forward", async () => {
  const { history, events, show, settle } = page();
  await show({ screen: "settings" });
  await show(HELP);
  history.step(-1);
  await settle();
  history.step(1);
  await settle();
  history.type("#/help/citadels/cards");
  await settle();
  assert.deepEqual(events.filter((event) => event === "cover settings"), ["cover settings", "cover settings"]);
});

test("a reload comes back to the same stack, without what was open on top", async () => {
  const { history, open, show, settle } = page();
  await show(GAME);
  await show(HELP);
  open.dialog = true;
  await settle();
  history.listeners = { popstate: [], hashchange: [] };
  const again = page(history, { pressed: false });
  await again.screens.start();
  await again.settle();
  assert.deepEqual([again.state.screen, again.events, history.at], [HELP, ["open help"], 2]);
  history.step(-1);
  await again.settle();
  assert.deepEqual([again.state.screen, again.events.at(-1)], [GAME, "open game"]);
});

test("a stack that this version of the page cannot read, as another one left it, is passed over for the address", async () => {
  const odd = [
    [{}], [null], [{ layer: "", place: null, screen: null }], [{ layer: "", place: null, screen: { screen: "toString" } }], [{ layer: "", place: null, screen: { screen: "game" } }],
    [{ layer: "", place: null, screen: { screen: "form", game: "chess" } }], [{ layer: "", place: null, screen: { screen: "day", game: "citadels", day: "2026-02-30", month: "" } }],
    [{ layer: "", place: null, screen: { screen: "replay", match: "m", moment: -1 } }], [{ layer: "", place: 5, screen: LOBBY }], "text", 7,
  ];
  for (const stack of odd) {
    const history = new FakeHistory("#/help/citadels/play");
    /** @type {any} */ (history.entries[0]).state = { screens: stack };
    const { state, settle, screens } = page(history);
    await screens.start();
    await settle();
    assert.deepEqual(state.screen, HELP, JSON.stringify(stack));
  }
});

test("Back from friends asks first; until then, and after a no, everything stays", async () => {
  const { screens, history, state, events, show, settle } = page(new FakeHistory(), { asks: ["game"] });
  await show(GAME);
  const answers = [false, true];
  screens.mayLeave = async () => answers.shift() ?? false;
  history.step(-1);
  await settle();
  assert.deepEqual([state.screen.screen, history.at, events], ["game", 1, []]);
  history.step(-1);
  await settle();
  assert.deepEqual([state.screen.screen, history.at, events], ["lobby", 0, ["close game"]]);
});

test("Back asks again while the answer before is still on its way", async () => {
  const { screens, history, state, show, settle } = page(new FakeHistory(), { asks: ["game"] });
  await show(GAME);
  const answers = /** @type {((leaves: boolean) => void)[]} */ ([]);
  screens.mayLeave = () => new Promise((answer) => answers.push(answer));
  history.step(-1);
  await settle();
  history.step(-1);
  await settle();
  assert.equal(answers.length, 2);
  answers[0]?.(false);
  await settle();
  assert.equal(state.screen.screen, "game");
  answers[1]?.(true);
  await settle();
  assert.deepEqual([state.screen.screen, history.at], ["lobby", 0]);
});

test("a button that leaves friends asks as Back does, and elsewhere it leaves at once", async () => {
  const { screens, show } = page(new FakeHistory(), { asks: ["game"] });
  let asked = 0;
  screens.mayLeave = async () => (asked += 1) > 1;
  assert.equal(await screens.mayGo(), true);
  await show(GAME);
  assert.deepEqual([await screens.mayGo(), await screens.mayGo(), asked], [false, true, 2]);
});

test("another moment of a replay changes its entry, and adds none", async () => {
  const { screens, history, show, settle } = page();
  await show({ screen: "replay", match: "m", moment: 0 });
  let moment = 0;
  screens.kinds.replay.now = (screen) => ({ ...screen, moment });
  for (moment of [1, 2, 3]) await settle();
  assert.deepEqual([history.hashes, history.at], [["", "#/replay/m/3"], 1]);
});

test("a page that changes all the time stays below what browsers allow, and Back still closes what is on top", async () => {
  const { history, state, open, show, settle, screens } = page();
  await show(GAME);
  for (let round = 0; round < 200; round += 1) {
    open.dialog = !open.dialog;
    screens.drawn();
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  assert.ok(history.calls.length < 100, String(history.calls.length));
  open.dialog = true;
  await settle();
  history.step(-1);
  await settle();
  assert.deepEqual([open.dialog, state.screen.screen], [false, "game"]);
});

test("a link's set is opened once: Back, Forward and a reload bring what people made of it", async () => {
  const address = "#/companion/citadels/set/%7B%22players%22%3A5%7D";
  const history = new FakeHistory(address);
  const opened = /** @type {string[]} */ ([]);
  const kinds = screenKinds(/** @type {any} */ ({
    state: { game: { id: "citadels" } }, games: { use: async () => {} },
    companion: { openAt: async (/** @type {string} */ part, /** @type {string} */ set) => (opened.push(`${part} ${set}`), true), closed: () => {} },
  }), async () => {}, async () => true);
  const { screens, settle } = page(history, { begun: false, pressed: false });
  screens.kinds = { ...screens.kinds, companion: kinds.companion };
  screens.begin();
  await screens.start();
  await settle();
  assert.deepEqual([opened, history.location.hash], [[`set {"players":5}`], "#/companion/citadels/set"]);
  screens.press(/** @type {any} */ ({ target: null }));
  await settle();
  history.step(-1);
  await settle();
  history.step(1);
  await settle();
  assert.deepEqual(opened.slice(1), ["set "]);
});
