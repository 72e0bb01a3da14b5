// @ts-check
// Manages the snapshot of the engine for the page: notes the results of starts, has a snapshot made, and reports its state to the
// device sheet. snapshot-policy.js decides when; snapshot-maker.js makes a snapshot, and snapshot-load.js starts from it.
import { startModuleWorker } from "./module-worker.js";
import { files } from "./runtime.js";
import { BASE_URL } from "../lib/base-url.js";
import * as policy from "./snapshot-policy.js";
import { dropSnapshot, readDescription, snapshotKey } from "./snapshot-store.js";

/** @import { Engine } from "./client.js" */
/** @import { Start } from "./progress.js" */
/** @import { StartHistory } from "./snapshot-policy.js" */

/**
 * @typedef {object} SnapshotInfo
 * @property {"unsupported" | "off" | "none" | "making" | "ready"} state
 * @property {number} bytes its size on this device
 * @property {number | null} madeAt milliseconds since 1970
 */


const NAME = `citadels-table ${BASE_URL.pathname} snapshot`;
// Milliseconds without a call before a snapshot is made: then no game is in the middle of a move.
const IDLE_TIME = 5000;
const POLL_INTERVAL = 500;
const MAKER_TIMEOUT = 180_000;
// The reason for no snapshot that is no failure: the person deleted it, or switched snapshots off.
const STOPPED = "no longer wanted";
// A second interpreter makes the snapshot. Devices with less than this cannot run two at a time.
const LEAST_MEMORY_GB = 2;
const LEAST_DISK_BYTES = 200_000_000;

/** @type {Worker | null} */
let maker = null;
/** @type {Engine | null} */
let running = null;

/**
 * Reads the history of starts. It is in localStorage, which is written at once, before a start that may crash the page.
 * @returns {StartHistory}
 */
function readHistory() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {StartHistory} change the fields to change */
function writeHistory(change) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...readHistory(), ...change }));
  } catch {
    // Without storage nothing is known about earlier starts. A start from a bad snapshot still falls back to a plain start.
  }
}

const supported = () => "caches" in globalThis && "DecompressionStream" in globalThis && "locks" in navigator;

/**
 * Call it before a start.
 * @returns {boolean} whether a snapshot may be used
 */
export function beginStart() {
  if (!supported()) return false;
  const { use, drop, change } = policy.beforeStart(readHistory(), Date.now());
  writeHistory(change);
  if (drop) void dropSnapshot().catch(() => {});
  if (use) addEventListener("pagehide", forgetTry);
  return use;
}

function forgetTry() {
  writeHistory(policy.forgetTry(readHistory()));
}

/** Call it if the engine cannot be started at all. */
export function abandonStart() {
  removeEventListener("pagehide", forgetTry);
  forgetTry();
}

/**
 * Call it after a successful start.
 * @param {Start} start
 */
export function endStart(start) {
  removeEventListener("pagehide", forgetTry);
  writeHistory(policy.afterStart(readHistory(), start, Date.now()));
}

/**
 * Makes a snapshot for the next start when the engine is idle, unless there is one.
 * @param {Engine} engine
 */
export async function planSnapshot(engine) {
  running = engine;
  // A browser may forbid caches, locks or service workers, each with another error: the next start is then a plain one too.
  await makeWhenIdle(engine).catch((error) => console.info(`no snapshot: ${error}`));
}

/** @param {Engine} engine */
async function makeWhenIdle(engine) {
  if (!supported() || engine.start.way === "snapshot" || (await isDeviceTooSmall())) return;
  // With a service worker the maker's files come from the device, not from the network again.
  await Promise.race([navigator.serviceWorker?.ready, new Promise((resolve) => setTimeout(resolve, 30_000))]);
  while (engine.idleTime() < IDLE_TIME) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  if (policy.mayMake(readHistory(), Date.now()) && engine.idleTime() < Infinity) await makeSnapshot();
}

/** @returns {Promise<boolean>} whether the device lacks memory or disk space, or the person saves data */
async function isDeviceTooSmall() {
  const { deviceMemory = LEAST_MEMORY_GB, connection } = /** @type {any} */ (navigator);
  if (deviceMemory < LEAST_MEMORY_GB || connection?.saveData) return true;
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota - usage < LEAST_DISK_BYTES;
}

/**
 * Makes a snapshot now, unless there is one that fits, or another tab is making one.
 * @returns {Promise<boolean>} whether there is a snapshot that fits
 */
export async function makeSnapshot() {
  return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock || maker) return false;
    const key = await snapshotKey((await files.json("engine/runtime.json")).build);
    if ((await readDescription())?.key === key) return true;
    const reason = await runMaker();
    if (reason) {
      console.info(`no snapshot: ${reason}`);
      if (reason !== STOPPED) writeHistory(policy.afterFault(readHistory(), Date.now()));
      await dropSnapshot().catch(() => {});
    }
    return reason === "";
  });
}

/** @returns {Promise<string>} why it failed, or "" */
async function runMaker() {
  maker = startModuleWorker("engine/snapshot-maker.js");
  const { port1, port2 } = new MessageChannel();
  stopMaker = () => port2.postMessage({ reason: STOPPED });
  try {
    return await new Promise((resolve) => {
      const answer = (/** @type {MessageEvent} */ { data }) => resolve(data.reason);
      port1.onmessage = answer;
      if (!maker) return;
      maker.onmessage = answer;
      maker.onerror = (event) => resolve(event.message || "the worker did not start");
      setTimeout(() => resolve("it took too long"), MAKER_TIMEOUT);
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
  if (readHistory().off) return { state: "off", ...nothing };
  if (maker) return { state: "making", ...nothing };
  const found = await readDescription().catch(() => null);
  if (!found) return { state: "none", ...nothing };
  const bytes = [found.memory, ...found.natives].reduce((sum, part) => sum + part.bytes, 0);
  return { state: "ready", bytes, madeAt: found.madeAt };
}

/** Deletes the snapshot. The next plain start makes another one, unless snapshots are switched off. */
export async function deleteSnapshot() {
  stopMaker();
  await dropSnapshot();
}

/** @param {boolean} wanted whether this device may store snapshots */
export async function enableSnapshot(wanted) {
  writeHistory(policy.afterSwitch(wanted));
  if (!wanted) await deleteSnapshot();
  else if (running) void planSnapshot(running);
}
