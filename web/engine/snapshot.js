// @ts-check
// Manages the snapshot of the started engine for the page: remembers how starts from it went, has one made, shows it to the
// settings. snapshot-policy.js decides when. snapshot-maker.js and snapshot-load.js say what a snapshot is.
import { startModuleWorker } from "./module-worker.js";
import { files } from "./runtime.js";
import { BASE_URL } from "../lib/base-url.js";
import * as policy from "./snapshot-policy.js";
import { dropSnapshot, readDescription, snapshotKey } from "./snapshot-store.js";

/** @typedef {import("./progress.js").Start} Start */
/** @typedef {import("./client.js").Engine} Engine */

/**
 * @typedef {object} SnapshotInfo
 * @property {"unsupported" | "off" | "none" | "making" | "ready"} state
 * @property {number} bytes on this device
 * @property {number | null} madeAt milliseconds since 1970
 */

/** @typedef {import("./snapshot-policy.js").Memory} Memory */

const NAME = `citadels-table ${BASE_URL.pathname} snapshot`;
// The engine has been idle for so long: no game is in the middle of a move.
const QUIET = 5000;
const LOOK_AGAIN = 500;
const MAKING_PATIENCE = 180_000;
// For a device with less than this the second interpreter, which makes the snapshot, is too much at a time.
const LEAST_MEMORY_GB = 2;
const LEAST_DISK = 200_000_000;

/** @type {Worker | null} */
let maker = null;
/** @type {Engine | null} */
let running = null;

/** Kept where the page can write it before it does something that may crash it.
 * @returns {Memory}
 */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Memory} change */
function remember(change) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...remembered(), ...change }));
  } catch {
    // No such storage: then nothing is known of earlier starts, and each falls back by itself.
  }
}

const supported = () => "caches" in globalThis && "DecompressionStream" in globalThis && "locks" in navigator;

/**
 * Call it before a start.
 * @returns {boolean} whether a snapshot may be used
 */
export function beginStart() {
  if (!supported()) return false;
  const { use, drop, change } = policy.beforeStart(remembered(), Date.now());
  remember(change);
  if (drop) void dropSnapshot().catch(() => {});
  if (use) addEventListener("pagehide", forgetTry);
  return use;
}

function forgetTry() {
  remember(policy.forgetTry(remembered()));
}

/** Call it after a start that failed altogether. */
export function abandonStart() {
  removeEventListener("pagehide", forgetTry);
  forgetTry();
}

/**
 * Call it after a start.
 * @param {Start} start
 */
export function endStart(start) {
  removeEventListener("pagehide", forgetTry);
  remember(policy.afterStart(remembered(), start, Date.now()));
}

/**
 * Makes a snapshot for the next start, when the engine is used no more for a while, unless there is one.
 * @param {Engine} engine
 */
export async function planSnapshot(engine) {
  running = engine;
  // A browser may forbid stores, locks and service workers each in its own way: the next start is then a plain one too.
  await makeInQuiet(engine).catch((error) => console.info(`no snapshot: ${error}`));
}

/** @param {Engine} engine */
async function makeInQuiet(engine) {
  if (!supported() || engine.start.way === "snapshot" || (await poorDevice())) return;
  // Its files then come from the device, not from the network a second time.
  await Promise.race([navigator.serviceWorker?.ready, new Promise((resolve) => setTimeout(resolve, 30_000))]);
  while (engine.quiet() < QUIET) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  if (policy.mayMake(remembered(), Date.now()) && engine.quiet() < Infinity) await makeSnapshot();
}

/** @returns {Promise<boolean>} */
async function poorDevice() {
  const { deviceMemory = LEAST_MEMORY_GB, connection } = /** @type {any} */ (navigator);
  if (deviceMemory < LEAST_MEMORY_GB || connection?.saveData) return true;
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota - usage < LEAST_DISK;
}

/**
 * Makes a snapshot now, unless there is a good one or another tab is at it.
 * @returns {Promise<boolean>} whether there is one
 */
export async function makeSnapshot() {
  return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock || maker) return false;
    const key = await snapshotKey((await files.json("engine/runtime.json")).build);
    if ((await readDescription())?.key === key) return true;
    const reason = await runMaker();
    if (reason) {
      console.info(`no snapshot: ${reason}`);
      remember(policy.oneFaultMore(remembered(), Date.now()));
      await dropSnapshot().catch(() => {});
    }
    return reason === "";
  });
}

/** @returns {Promise<string>} why it failed, or "" */
async function runMaker() {
  maker = startModuleWorker("engine/snapshot-maker.js");
  const { port1, port2 } = new MessageChannel();
  stopMaker = () => port2.postMessage({ reason: "no longer wanted" });
  try {
    return await new Promise((resolve) => {
      const answer = (/** @type {MessageEvent} */ { data }) => resolve(data.reason);
      port1.onmessage = answer;
      if (!maker) return;
      maker.onmessage = answer;
      maker.onerror = (event) => resolve(event.message || "the worker did not start");
      setTimeout(() => resolve("it took too long"), MAKING_PATIENCE);
    });
  } finally {
    maker?.terminate();
    maker = null;
    port1.close();
  }
}
let stopMaker = () => {};

/** @returns {Promise<SnapshotInfo>} */
export async function snapshotInfo() {
  const nothing = { bytes: 0, madeAt: null };
  if (!supported()) return { state: "unsupported", ...nothing };
  if (remembered().off) return { state: "off", ...nothing };
  if (maker) return { state: "making", ...nothing };
  const found = await readDescription().catch(() => null);
  if (!found) return { state: "none", ...nothing };
  const bytes = [found.memory, ...found.natives].reduce((sum, part) => sum + part.bytes, 0);
  return { state: "ready", bytes, madeAt: found.madeAt };
}

/** Frees the space; the next plain start makes another one, unless snapshots are switched off. */
export async function deleteSnapshot() {
  stopMaker();
  await dropSnapshot();
}

/** @param {boolean} wanted whether this device may keep snapshots */
export async function enableSnapshot(wanted) {
  remember(policy.chosen(wanted));
  if (!wanted) await deleteSnapshot();
  else if (running) void planSnapshot(running);
}
