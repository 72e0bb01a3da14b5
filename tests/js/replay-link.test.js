// @ts-check
// Tests how the page opens the link of a replay, refuses a bad one, and writes one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ReplayLinkController } from "../../web/app/replay-link/replay-link-controller.js";
import { MOST_GIVEN } from "../../web/lib/generated/bounds.js";
import { result, rest } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

const text = "g.abc";

/** @param {object} [more] deps other than usual */
function page(more = {}) {
  /** @type {string[]} */
  const events = [];
  /** @type {any} */
  const state = { engineStart: {}, opening: "", starting: false };
  /** @type {any} */
  const open = { session: null, room: null, form: null, replaying: null };
  /** @type {any[]} */
  const calls = [];
  /** @type {any} */
  const deps = {
    state,
    screens: fakeScreens(state),
    open,
    draw: () => {},
    closed: () => void events.push("idle"),
    toast: (/** @type {string} */ words) => void events.push(`toast ${words}`),
    failed: (/** @type {{code: string}} */ { code }) => void events.push(`failed ${code}`),
    engineStarted: Promise.resolve(),
    engine: () => ({
      call: async (/** @type {string} */ method, /** @type {any} */ params) => {
        calls.push([method, params]);
        if (method === "read_link") return { save: `save of ${params.text}` };
        if (method === "write_link") return { text };
        return result(0, { match: calls[0][1].match, game: "g", over: true });
      },
    }),
    useGame: async (/** @type {string} */ id) => void events.push(`game ${id}`),
    runnerOf: (/** @type {any} */ opened) => opened,
    replay: {
      lookAtLinked: async (/** @type {any} */ { row }) => void events.push(`look ${row.id.slice(0, 5)}: ${row.save === row.id ? "" : "its save"}`),
      drop: () => void events.push("left"),
    },
    showLink: async (/** @type {string} */ shown, /** @type {string} */ game) => void events.push(`show ${shown} of ${game}`),
    words: { busy: () => "busy", game: (/** @type {string} */ id) => `game ${id}` },
    ...more,
  };
  return { controller: new ReplayLinkController(deps), deps, state, open, events, calls };
}

/** @param {string} code */
const refusing = (code) => ({ engine: () => ({ call: () => Promise.reject(Object.assign(new Error(code), { code })) }) });

test("the game of a link is read, checked like any save under a name of its own, and looked at", async () => {
  const { controller, state, events, calls } = page();
  await controller.open(text);
  assert.deepEqual(calls.map(([method]) => method), ["read_link", "open"]);
  assert.match(calls[0][1].match, /^link-[0-9a-f-]{36}$/);
  assert.equal(calls[0][1].text, text);
  assert.deepEqual(calls[1][1], { save: `save of ${text}` });
  assert.deepEqual(events, ["game g", "look link-: its save", "idle"]);
  assert.equal(state.opening, "");
});

test("a huge text is cut before it reaches the engine, which refuses it", async () => {
  const { controller, calls } = page();
  await controller.open("x".repeat(5_000_000));
  assert.equal(calls[0][1].text.length, MOST_GIVEN);
});

test("a refusal is told; a game that is not here has other rules than this page", async () => {
  for (const [code, told] of [["replay-link-broken", "replay-link-broken"], ["wrong-game", "replay-link-rules"]]) {
    const { controller, state, events } = page(refusing(String(code)));
    await controller.open(text);
    assert.deepEqual(events, [`failed ${told}`, "idle"]);
    assert.equal(state.opening, "");
  }
});

test("a link leaves the game on the table alone", async () => {
  for (const there of [{ session: {} }, { room: {} }, { form: {} }, { starting: true }]) {
    const { controller, state, open, events, calls } = page();
    Object.assign("starting" in there ? state : open, there);
    await controller.open(text);
    assert.deepEqual(events, ["toast busy", "idle"]);
    assert.deepEqual(calls, []);
  }
});

test("a replay that is open makes room for the next one", async () => {
  const { controller, open, events } = page();
  open.replaying = {};
  await controller.open(text);
  assert.deepEqual(events, ["left", "game g", "look link-: its save", "idle"]);
});

test("before the engine has started the state names the link; of two links the later one opens", async () => {
  let start = () => {};
  const engineStarted = new Promise((/** @type {(nothing: void) => void} */ resolve) => (start = resolve));
  const { controller, state, calls } = page({ engineStarted });
  state.engineStart = null;
  const both = Promise.all([controller.open("g.one"), controller.open("g.two")]);
  await rest();
  assert.equal(state.opening, "#r=g.two");
  start();
  await both;
  assert.deepEqual(calls.filter(([method]) => method === "read_link").map(([, params]) => params.text), ["g.two"]);
});

test("a finished match is shown as a link; one that has none says why", async () => {
  const { controller, events, calls } = page();
  const runner = /** @type {any} */ ({ match: "m", summary: { game: "g" } });
  await controller.show(runner);
  assert.deepEqual(calls, [["write_link", { match: "m" }]]);
  assert.deepEqual(events, [`show ${text} of game g`]);
  const other = page(refusing("no-replay-link"));
  await other.controller.show(runner);
  assert.deepEqual(other.events, ["failed no-replay-link"]);
});

for (const mark of ["#r=", "#replay=", "#r%3D", "#R%3d", "#replay%3D", "#r%253D"]) test(`the address is followed now and later: ${mark}`, async () => {
  const { controller, deps, calls } = page();
  deps.screens.arrived = `${mark}${text}`;
  controller.follow();
  await rest();
  assert.equal(calls[0][1].text, text);
  // It is not followed again.
  assert.equal(deps.screens.arrived, "");
  const [take] = deps.screens.takers;
  assert.deepEqual([take("#join=abc"), take("#/help/citadels"), take(`${mark}other`)], [false, false, true]);
  await rest();
  assert.deepEqual(calls.filter(([method]) => method === "read_link").map(([, params]) => params.text), [text, "other"]);
});

test("what a messenger has hung on a link goes to the engine, which finds its end", async () => {
  const { controller, calls } = page();
  await controller.open(`${text}).&fbclid=x`);
  assert.equal(calls[0][1].text, `${text}).&fbclid=x`);
});

test("a replay that ends early because the rules have changed is shown as such", async () => {
  /** @type {unknown[]} */
  const seen = [];
  for (const whole of [true, false]) {
    const { controller } = page({
      engine: () => ({ call: async (/** @type {string} */ method) => (method === "read_link" ? { save: "s", whole } : result(0, { match: "m", game: "g" })) }),
      replay: { lookAtLinked: async (/** @type {unknown} */ _runner, /** @type {unknown} */ more) => void seen.push(more), drop: () => {} },
    });
    await controller.open(text);
  }
  assert.deepEqual(seen, [{ link: text, changed: false }, { link: text, changed: true }]);
});
