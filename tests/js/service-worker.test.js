// @ts-check
// Tests the service worker where the store of files does not answer: a page comes from the network, and waits for the store only
// where there is no network. Tests what it keeps of a page that it has not served.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { runInNewContext } from "node:vm";
import { settle } from "./held-database.js";

const SCOPE = "https://example.org/table/";
const PAGE = "<title>page</title>";
const ENTRY = ["index.html", createHash("sha256").update(PAGE).digest("hex"), PAGE.length];
const CODE = readFileSync(new URL("../../service-worker.js", import.meta.url), "utf8").replace(
  /^const SITE = .*$/m,
  `const SITE = ${JSON.stringify({
    version: "1",
    files: [ENTRY, ["a.js", ENTRY[1], PAGE.length]],
    later: [...["opened.js", "beside.js"].map((path) => [path, ENTRY[1], PAGE.length, "workshop"]), ["soon.js", ENTRY[1], PAGE.length, "soon"]],
  })};`,
);

/**
 * A service worker with a cache that answers once `release` is called, and with a network that may be off.
 * @param {{online: boolean, held: boolean, soon?: Promise<void>}} world `soon`: until when the network keeps back what comes by itself
 */
function begin(world) {
  /** @type {Map<string, Response>} */
  const rows = new Map();
  /** @type {(() => void)[]} */
  const waiting = [];
  const answered = () => (world.held ? new Promise((/** @type {(nothing: void) => void} */ done) => waiting.push(done)) : Promise.resolve());
  const cache = {
    match: async (/** @type {string} */ key) => (await answered(), rows.get(key)?.clone()),
    put: async (/** @type {string} */ key, /** @type {Response} */ row) => (await answered(), void rows.set(key, row)),
    keys: async () => [...rows.keys()].map((url) => ({ url })),
  };
  /** @type {Record<string, (event: unknown) => void>} */
  const listeners = {};
  const asked = { count: 0 };
  const fetch = async (/** @type {string | {url: string}} */ given) => {
    asked.count += 1;
    if (!world.online) throw new TypeError("no network");
    if (typeof given === "string" && given.endsWith("soon.js")) await world.soon;
    return new Response(PAGE);
  };
  const self = {
    registration: { scope: SCOPE },
    clients: { matchAll: async () => [] },
    addEventListener: (/** @type {string} */ type, /** @type {(event: unknown) => void} */ listener) => (listeners[type] = listener),
  };
  runInNewContext(CODE, { self, caches: { open: async () => cache, keys: async () => [] }, fetch, crypto, URL, Response, console, setTimeout, clearTimeout, Uint8Array });
  /** @param {string} path @returns {Promise<string>} the text that the page is given */
  const get = async (path) => {
    /** @type {Promise<Response>} */
    let answer = Promise.reject(new Error("unanswered"));
    answer.catch(() => {});
    const request = { url: SCOPE + path, method: "GET", mode: path ? "cors" : "navigate" };
    listeners["fetch"]?.({ request, respondWith: (/** @type {Promise<Response>} */ given) => (answer = given), waitUntil: () => {} });
    return (await answer).text();
  };
  const release = () => {
    world.held = false;
    for (const done of waiting.splice(0)) done();
  };
  /** @param {string[]} loaded paths @returns {Promise<void>} once the worker has done all that a page's check asks for */
  const check = async (...loaded) => {
    /** @type {Promise<void>[]} */
    const work = [];
    const ports = [{ postMessage: () => {} }];
    const data = { type: "check", language: "en", loaded: loaded.map((path) => SCOPE + path) };
    listeners["message"]?.({ data, ports, waitUntil: (/** @type {Promise<void>} */ given) => work.push(given) });
    await Promise.all(work);
  };
  return { get, release, asked, check };
}

/** @param {Promise<string>} promise */
function follow(promise) {
  const state = { text: "" };
  promise.then(
    (text) => (state.text = text),
    (error) => (state.text = String(error)),
  );
  return state;
}

/** Waits for what needs no timer: digests are made in another thread. @param {() => boolean} done */
async function until(done) {
  while (!done()) await settle();
}

test("a page whose store does not answer comes from the network after some seconds, and its other files at once", { timeout: 60_000 }, async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const world = { online: true, held: true };
  const { get, release, asked } = begin(world);
  const page = follow(get(""));
  await settle();
  mock.timers.tick(4_900);
  await settle();
  assert.equal(asked.count, 0);
  mock.timers.tick(100);
  await until(() => page.text !== "");
  assert.equal(page.text, PAGE);
  const script = follow(get("a.js"));
  await until(() => script.text !== "");
  assert.equal(script.text, PAGE);
  release();
  await settle();
  // The store answers again: what is not kept is fetched and kept, then it comes from the store.
  assert.equal(await get("a.js"), PAGE);
  const { count } = asked;
  world.online = false;
  assert.equal(await get("a.js"), PAGE);
  assert.equal(asked.count, count);
});

test("without a network a page waits until its store answers", { timeout: 60_000 }, async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const world = { online: true, held: false };
  const { get, release } = begin(world);
  assert.equal(await get("a.js"), PAGE);
  Object.assign(world, { online: false, held: true });
  const script = follow(get("a.js"));
  await settle();
  mock.timers.tick(60_000);
  await settle();
  assert.equal(script.text, "");
  release();
  await until(() => script.text !== "");
  assert.equal(script.text, PAGE);
});

test("what a page has opened before the worker served it is kept with the rest of its group, and nothing of a group that was not opened", async () => {
  for (const opened of [[], ["opened.js"]]) {
    const world = { online: true, held: false };
    const { get, check } = begin(world);
    await check("a.js", ...opened);
    world.online = false;
    assert.equal(await get("a.js"), PAGE);
    for (const path of ["opened.js", "beside.js"]) {
      if (opened.length > 0) assert.equal(await get(path), PAGE);
      else await assert.rejects(get(path), /no network/);
    }
  }
});

test("a group of which something is opened while others are coming in comes, too", { timeout: 60_000 }, async () => {
  let come = () => {};
  const world = { online: true, held: false, soon: new Promise((/** @type {(nothing: void) => void} */ done) => (come = done)) };
  const { get, asked, check } = begin(world);
  const checked = check("a.js");
  await until(() => asked.count === 3);
  assert.equal(await get("opened.js"), PAGE);
  come();
  await checked;
  world.online = false;
  for (const path of ["soon.js", "opened.js", "beside.js"]) assert.equal(await get(path), PAGE);
});
