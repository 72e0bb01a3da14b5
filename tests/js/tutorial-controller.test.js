// @ts-check
// Tests when the guided game is offered, begun and declined, and which notes stay seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST } from "../../web/app/games.js";
import { TutorialController } from "../../web/app/tutorial/tutorial-controller.js";
import { rest, update } from "./kit.js";

/** @param {Record<string, string>} [stored] the settings */
function lobby(stored = {}) {
  /** @type {Map<string, string>} */
  const settings = new Map(Object.entries(stored));
  const page = { finished: false, dialog: false, closed: 0 };
  /** @type {any} */
  const state = { game: FIRST, offers: new Map([[FIRST.id, {}]]), screen: { screen: "game" }, starting: false };
  /** @type {any} */
  const open = { session: null, replaying: null, problem: null };
  const controller = new TutorialController({
    state,
    open,
    draw: () => {},
    closed: () => {},
    failed: () => {},
    create: async () => {},
    hasFinished: () => page.finished,
    closeHelp: () => void page.closed++,
    dialogOpen: () => page.dialog,
    settings: { get: async (name) => settings.get(name) ?? null, set: async (name, value) => void settings.set(name, value), change: async (name, change) => void settings.set(name, change(settings.get(name) ?? "")) },
  });
  return { controller, settings, state, open, page };
}

/** @type {any} */
const SESSION = { match: "m", curtain: null, shown: update(0, 1), beat: null };

test("the guided game is offered after the stored data is read, until a game was finished", async () => {
  const { controller, page } = lobby();
  assert.equal(controller.offer(), null);
  await controller.read();
  assert.notEqual(controller.offer(), null);
  page.finished = true;
  assert.equal(controller.offer(), null);
});

test("a guided game that was declined is not offered again, even after a reload", async () => {
  const { controller, settings } = lobby();
  await controller.read();
  await controller.endGuide(FIRST.id);
  assert.equal(controller.offer(), null);
  const later = lobby(Object.fromEntries(settings));
  await later.controller.read();
  assert.equal(later.controller.offer(), null);
});

test("the help begins the guided game again with all notes, but not over a table", async () => {
  const { controller, open, page } = lobby({ guided: "done", seen: `${FIRST.id}/guide-draft ${FIRST.id}/tip-hold` });
  await controller.read();
  assert.ok(controller.again);
  for (const kind of ["session", "replaying", "room", "form"]) {
    open[kind] = {};
    assert.equal(controller.again, null, kind);
    open[kind] = null;
  }
  controller.again();
  assert.equal(page.closed, 1);
  assert.deepEqual([...controller.seen], [`${FIRST.id}/tip-hold`]);
});

test("a game without lessons offers none", async () => {
  const { controller, state } = lobby();
  await controller.read();
  const { teaching, ...plain } = FIRST;
  assert.ok(teaching);
  state.game = plain;
  assert.equal(controller.offer(), null);
});

test("seen notes are stored, and forgotten when tips are switched on again", async () => {
  const { controller, settings } = lobby({ tips: "off", seen: "a/tip-1" });
  await controller.read();
  assert.deepEqual([controller.tips, [...controller.seen]], [false, ["a/tip-1"]]);
  controller.saw("a/tip-2");
  assert.equal(settings.get("seen"), "a/tip-1 a/tip-2");
  controller.setTips(true);
  assert.deepEqual([controller.tips, controller.seen.size, settings.get("tips"), settings.get("seen")], [true, 0, "on", ""]);
});

test("no note is shown while the table is not on the page", () => {
  const { controller, open, page } = lobby();
  assert.equal(controller.elsewhere, true);
  open.session = SESSION;
  assert.equal(controller.elsewhere, false);
  for (const change of [{ screen: { screen: "help" } }, { replaying: {} }, { problem: {} }, { session: { ...SESSION, curtain: 1 } }, { session: { ...SESSION, beat: { frame: "card" } } }]) {
    const other = lobby();
    const { screen = { screen: "game" }, ...open } = /** @type {any} */ (change);
    Object.assign(other.open, { session: SESSION }, open);
    other.state.screen = screen;
    assert.equal(other.controller.elsewhere, true, JSON.stringify(change));
  }
  page.dialog = true;
  assert.equal(controller.elsewhere, true);
  page.dialog = false;
  open.session = { ...SESSION, shown: update(0, 9, { over: true }) };
  assert.equal(controller.elsewhere, true);
});

test("notes belong to the match on the table", () => {
  const { controller, state, open } = lobby();
  controller.tips = false;
  /** @type {string[]} */
  const events = [];
  open.session = SESSION;
  controller.drawn();
  assert.equal(controller.match, "m");
  /** @type {any} */
  const lessons = { look: (/** @type {unknown} */ session) => void events.push(session ? "look" : "hide"), goOn: () => void events.push("on"), close: () => void events.push("close") };
  controller.lessons = lessons;
  controller.drawn();
  state.screen = { screen: "help" };
  controller.drawn();
  controller.goOn();
  open.session = null;
  controller.drawn();
  assert.deepEqual(events, ["look", "hide", "on", "close"]);
  assert.equal(controller.lessons, null);
});

test("explain mode starts when the help is closed", async () => {
  const { controller, page } = lobby();
  let asked = 0;
  controller.explaining = /** @type {any} */ ({ ask: () => asked++, pageDrawn: () => {} });
  controller.ask();
  assert.deepEqual([page.closed, asked], [1, 0]);
  await rest();
  await rest();
  assert.equal(asked, 1);
});

test("the button of explain mode waits until the mode is loaded, and can be tried again", async () => {
  const { controller: { deps } } = lobby();
  const calls = /** @type {string[]} */ ([]);
  /** @type {any} */
  const module = { beginExplaining: () => calls.push("begin"), ask: () => calls.push("ask") };
  let load = (/** @type {any} */ _module) => {};
  let tries = 0;
  const explaining = () => (++tries === 1 ? Promise.reject(new Error("no network")) : new Promise((resolve) => (load = resolve)));
  const controller = new TutorialController({ ...deps, failed: () => calls.push("failed") }, { explaining });
  await controller.ask();
  const asked = controller.ask();
  void controller.listen();
  assert.deepEqual(calls, ["failed"]);
  load(module);
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(calls, ["failed", "begin", "ask"]);
});
