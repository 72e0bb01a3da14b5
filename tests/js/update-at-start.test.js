// @ts-check
// Tests a start while a new version waits: the page asks for no file while the new version takes over.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

const real = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};

/**
 * A browser in which a version waits.
 * @param {{held?: {name: string}[]}} [world] the locks that tabs hold
 */
function pretend({ held = [] } = {}) {
  /** @type {string[]} */
  const sent = [];
  const container = new EventTarget();
  const waiting = { postMessage: (/** @type {{type: string}} */ { type }) => void sent.push(type) };
  const serviceWorker = Object.assign(container, { getRegistration: async () => ({ waiting }) });
  const navigator = { serviceWorker, locks: { query: async () => ({ held }) } };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  Object.assign(globalThis, { document: { readyState: "complete", fonts: { ready: Promise.resolve() } } });
  return { sent, takeOver: () => container.dispatchEvent(new Event("controllerchange")) };
}

/** Lets everything happen that waits for no time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  Object.defineProperty(globalThis, "navigator", { ...real, configurable: true });
  Reflect.deleteProperty(globalThis, "document");
});

const { updateAtStart } = await import("../../web/app/device/offline.js");

test("a waiting version is asked to take over once files have stopped coming, and the start ends then", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const files = context.mock.method(performance, "getEntriesByType", () => [1]);
  const { sent, takeOver } = pretend();
  let told = 0;
  const start = updateAtStart(() => (told += 1));
  await settle();
  files.mock.mockImplementation(() => [1, 2]);
  context.mock.timers.tick(200);
  await settle();
  assert.deepEqual(sent, []);
  context.mock.timers.tick(200);
  await settle();
  assert.deepEqual(sent, ["apply"]);
  takeOver();
  assert.equal(await start, true);
  assert.equal(told, 1);
});

test("a start goes on when the version in charge stays too long, and is told when it has gone", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, takeOver } = pretend();
  let told = 0;
  const start = updateAtStart(() => (told += 1));
  await settle();
  context.mock.timers.tick(200);
  await settle();
  assert.deepEqual(sent, ["apply"]);
  context.mock.timers.tick(5000);
  assert.equal(await start, false);
  takeOver();
  assert.equal(told, 1);
});

test("a start does not wait where another tab has a match on the table", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = pretend({ held: [{ name: "citadels-match-1" }] });
  assert.equal(await updateAtStart(() => assert.fail("nothing has taken over")), false);
  assert.deepEqual(sent, []);
});

test("a browser that says nothing of its versions does not keep the page from its first word", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  pretend();
  Object.assign(navigator.serviceWorker, { getRegistration: () => new Promise(() => {}) });
  const start = updateAtStart(() => assert.fail("nothing has taken over"));
  await settle();
  context.mock.timers.tick(3000);
  assert.equal(await start, false);
});
