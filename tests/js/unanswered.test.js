// @ts-check
// Tests a storage that does not answer, at each stage of all that the page asks of it: nothing is lost, stored twice or taken for
// stored, the page is told after some seconds, and all goes on when the answer comes.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { holdStage, onDisk, release, settle, STAGES, wipe } from "./held-database.js";
import { FEATURES, MODULES } from "./stored-features.js";
import { readShared } from "../../web/app/device/arrivals.js";
import { reserve } from "../../web/runner/tabs.js";
import * as databases from "../../web/store/db.js";
import { changeSetting, getSetting, setSetting } from "../../web/store/settings.js";
import { countOverdue, onOverdue, PATIENCE, watched } from "../../web/lib/waiting/watch.js";

/** @import { Feature } from "./stored-features.js" */

const { StoreError: _, ...all } = databases;
const { tableDatabase } = all;

const NONE = { read: 0, write: 0, engine: 0, start: 0 };

/** Closes all connections, and deletes all rows. */
async function begin() {
  await Promise.all(Object.values(all).map((database) => database.close()));
  wipe();
}

/** @param {Feature} feature @returns {Promise<{result: unknown, disk: unknown}>} of it where everything is answered at once */
async function expected({ before, run, database }) {
  await begin();
  await before?.();
  return { result: await run(), disk: onDisk(database) };
}

/** @param {Promise<unknown>} operation */
function follow(operation) {
  const state = { over: false, result: /** @type {unknown} */ (undefined) };
  void operation.then((result) => Object.assign(state, { over: true, result }));
  return state;
}

test("whatever stands still, and whatever is asked, the page is told, and it goes on as if nothing had been", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => (mock.timers.reset(), release()));
  /** @type {Record<string, number>} */
  const reached = {};
  for (const feature of FEATURES) {
    const { name, mode, database } = feature;
    const kind = mode === "readonly" ? "read" : "write";
    const good = await expected(feature);
    for (const stage of STAGES) {
      await begin();
      await feature.before?.();
      const before = onDisk(database);
      await Promise.all(Object.values(all).map((one) => one.close()));
      const go = await holdStage(stage, mode, database);
      const operation = follow(feature.run());
      await settle();
      if (operation.over) {
        await go();
        continue;
      }
      reached[`${kind} ${stage}`] = (reached[`${kind} ${stage}`] ?? 0) + 1;
      const here = `${name}, ${stage}`;
      mock.timers.tick(PATIENCE - 1);
      await settle();
      assert.deepEqual(countOverdue(), NONE, here);
      mock.timers.tick(1);
      await settle();
      const { read, write } = countOverdue();
      assert.equal(read + write, 1, here);
      // Some write only what they have read before.
      if (stage !== "open" && stage !== "lock") assert.equal(countOverdue()[kind], 1, here);
      mock.timers.tick(60_000);
      await settle();
      assert.equal(operation.over, false, here);
      if (stage !== "commit" && stage !== "middle") assert.deepEqual(onDisk(database), before, here);
      await go();
      await settle();
      assert.deepEqual([operation.over, operation.result, onDisk(database)], [true, good.result, good.disk], here);
      assert.deepEqual(countOverdue(), NONE, here);
    }
  }
  const [reads, writes] = ["readonly", "readwrite"].map((mode) => FEATURES.filter((feature) => feature.mode === mode).length);
  for (const stage of ["open", "lock", "begin"]) assert.deepEqual([reached[`read ${stage}`], reached[`write ${stage}`]], [reads, writes], stage);
  assert.equal(reached["write commit"], writes);
});

test("a database that never opens and a read that never ends are tried anew, and what was told comes true once", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => (mock.timers.reset(), release()));
  for (const feature of FEATURES) {
    const good = await expected(feature);
    for (const stage of /** @type {const} */ (["open", "begin"])) {
      await begin();
      await feature.before?.();
      await Promise.all(Object.values(all).map((one) => one.close()));
      await holdStage(stage, feature.mode, feature.database, 1);
      const operation = follow(feature.run());
      await settle();
      mock.timers.tick(PATIENCE);
      await settle();
      const here = `${feature.name}, ${stage}`;
      // A write may still come to be stored, so it waits.
      assert.equal(operation.over, stage === "open" || feature.mode === "readonly", here);
      await release();
      await settle();
      assert.deepEqual([operation.result, onDisk(feature.database)], [good.result, good.disk], here);
    }
  }
});

test("what was asked last is what is stored, wherever the first stands still", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => (mock.timers.reset(), release()));
  for (const stage of STAGES) {
    for (const most of [1, Infinity]) {
      await begin();
      await setSetting("speed", "slow");
      await tableDatabase.close();
      const go = await holdStage(stage, "readwrite", "citadels-table", most);
      const first = setSetting("speed", "fast");
      await settle();
      mock.timers.tick(PATIENCE - 1000);
      await settle();
      const second = changeSetting("speed", (stored) => `${stored}, then instant`);
      mock.timers.tick(2000);
      await settle();
      mock.timers.tick(PATIENCE);
      await settle();
      await go();
      await Promise.all([first, second]);
      assert.equal(await getSetting("speed"), "fast, then instant", `${stage} ${most}`);
    }
  }
});

test("a setting says whether it was stored", async () => {
  await begin();
  assert.equal(await setSetting("speed", "fast"), true);
  assert.equal(await changeSetting("speed", () => assert.fail("as a store that refuses")), false);
});

test("what a person chose while a setting was read counts", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => (mock.timers.reset(), release()));
  await begin();
  await setSetting("language", "fr");
  await holdStage("begin", "readonly", "citadels-table");
  const read = getSetting("language");
  await settle();
  const written = setSetting("language", "uk");
  await release();
  assert.equal(await read, "uk");
  await written;
  assert.equal(await getSetting("language"), "uk");
});

test("what waits is told when it becomes late and when it is answered, and a device that slept is given time", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => (mock.timers.reset(), release()));
  /** @type {object[]} */
  const told = [];
  onOverdue(() => told.push(countOverdue()));
  /** @type {(value: string) => void} */
  let answer = () => {};
  const over = watched("read", () => new Promise((resolve) => (answer = resolve)));
  // While the device sleeps, the clock goes on and no timer runs.
  mock.timers.setTime(Date.now() + 600_000);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(told, []);
  mock.timers.tick(PATIENCE);
  await settle();
  assert.deepEqual(told, [{ ...NONE, read: 1 }]);
  answer("here");
  assert.equal(await over, "here");
  assert.deepEqual(told, [{ ...NONE, read: 1 }, NONE]);
  await assert.rejects(watched("write", () => Promise.reject(new Error("no"))), /no/);
  mock.timers.tick(PATIENCE);
  await settle();
  assert.equal(told.length, 2);
  onOverdue(() => {});
});

test("a lock and a service worker that do not answer are told, too", async (t) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  t.after(() => mock.timers.reset());
  const real = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};
  /** @type {(lock: object | null) => void} */
  let grant = () => {};
  const request = (/** @type {string} */ _name, /** @type {object} */ _options, /** @type {(lock: object | null) => void} */ take) => {
    grant = take;
    return new Promise(() => {});
  };
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  t.after(() => Object.defineProperty(globalThis, "navigator", { ...real, configurable: true }));
  /** @type {MessagePort[]} */
  const ports = [];
  const controller = /** @type {any} */ ({ postMessage: (/** @type {unknown} */ _message, /** @type {MessagePort[]} */ sent) => ports.push(...sent) });
  const operations = [follow(reserve("m")), follow(readShared({ controller }))];
  mock.timers.tick(PATIENCE);
  await settle();
  assert.deepEqual([countOverdue().read, operations.map(({ over }) => over)], [2, [false, false]]);
  grant(null);
  ports[0]?.postMessage({ file: null, text: "words" });
  while (!operations[1]?.over) await settle();
  assert.deepEqual(operations.map(({ result }) => result), [null, { file: null, text: "words" }]);
  assert.equal(countOverdue().read, 0);
});

/** Exports of the stores that ask nothing of the disk. */
const PURE = new Set([
  "noFacts", "dayId", "latestFirst",
]);

test("all that the stores export is tried", () => {
  const tried = new Set(FEATURES.map(({ name }) => name.split(/[ .]/)[0] ?? ""));
  for (const [file, module] of Object.entries(MODULES)) {
    for (const name of Object.keys(module)) assert.ok(tried.has(name) || PURE.has(name), `${file}: ${name}`);
  }
  const files = readdirSync("web/store").filter((file) => /^import .* from "\.\/db\.js"/m.test(readFileSync(`web/store/${file}`, "utf-8")));
  assert.deepEqual(files.map((file) => file.replace(".js", "")).sort(), Object.keys(MODULES).sort());
});

/** The only modules that may name the raw database: they watch it, ask whether there is one, or take it away from a worker. */
const RAW = ["store/db.js", "engine/features.js", "engine/no-database.js", "vendor/idb.js"];

test("nothing reads or writes past the watch", () => {
  const files = readdirSync("web", { recursive: true }).map(String).filter((file) => /\.m?js$/.test(file) && !RAW.includes(file));
  assert.ok(files.includes("store/records.js") && files.includes("app/boot.js"));
  for (const file of [...files, "../service-worker.js"]) {
    const code = readFileSync(`web/${file}`, "utf-8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    assert.doesNotMatch(code, /\bindexedDB\s*[.[]|\bopenDB\b|\bdeleteDB\b|vendor\/idb|from "idb"|\.transaction\(/, file);
  }
});

/**
 * What else may never answer, and the only modules that may ask it, each with what bounds the wait.
 * @type {[RegExp, Record<string, string>][]}
 */
const OUTSIDE = [
  [/\.sync\b/, { "engine/client.js": "watched" }],
  [/\.(?:getFile|getFileHandle|createWritable|queryPermission)\b/, { "app/backup/backup-folder.js": "answered", "app/device/arrivals.js": "inTime" }],
  [/\bfile\.(?:text|arrayBuffer)\(/, { "store/files.js": "inTime" }],
  [/\bnavigator\.locks\.request\b/, { "runner/tabs.js": "watched", "engine/snapshot.js": "ifAvailable" }],
  // What a service worker says of updates and of the copy, no person waits for.
  [/new MessageChannel\b/, { "app/device/arrivals.js": "watched", "app/device/offline.js": "watched", "engine/snapshot.js": "MAKER_TIMEOUT", "box/turn.js": "to itself" }],
];

test("only modules that bound the wait ask what may never answer", () => {
  const files = readdirSync("web", { recursive: true }).map(String).filter((file) => /\.m?js$/.test(file) && !file.startsWith("vendor/"));
  for (const [asks, known] of OUTSIDE) {
    const found = files.filter((file) => asks.test(readFileSync(`web/${file}`, "utf-8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "")));
    assert.deepEqual(found.sort(), Object.keys(known).sort(), String(asks));
    for (const [file, bound] of Object.entries(known)) assert.ok(readFileSync(`web/${file}`, "utf-8").includes(bound), file);
  }
});
