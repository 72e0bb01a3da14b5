// @ts-check
// Starts Pyodide for PyScript. PyScript imports this module inside the worker in place of Pyodide's own: it wants a
// `loadPyodide` and a `version`. Having it here lets the site choose the packages, the lock and how the interpreter starts,
// all from its own files.
import { version } from "../vendor/pyodide.js";
import { useEmptyDatabase } from "./no-database.js";
import { openProgress } from "./progress.js";
import { startPlain } from "./plain-start.js";
import { files } from "./runtime.js";
import { BASE_URL } from "../lib/base-url.js";
import { findSnapshot, putWheelsBack, startFromSnapshot } from "./snapshot-load.js";
import { dropSnapshot } from "./snapshot-store.js";
import { acceptAnyWasmMimeType } from "./wasm.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */
/** @typedef {import("pyodide").PyodideInterface} Python */
/** @typedef {ReturnType<typeof openProgress>} Teller */

export { version };

acceptAnyWasmMimeType();
useEmptyDatabase();

// Far more than it ever takes; whatever still is not there will not come.
const PATIENCE = 20_000;

/**
 * Starts from the snapshot on this device, if there is one and it is of use; one that is not is deleted.
 * @param {object} options
 * @param {Runtime} runtime
 * @param {Teller} progress
 * @returns {Promise<{python: Python | null, fault: string}>}
 */
async function startQuick(options, runtime, progress) {
  if (!progress.snapshot) return { python: null, fault: "" };
  try {
    const snapshot = await findSnapshot(runtime);
    if (!snapshot) return { python: null, fault: "" };
    progress.enter("snapshot");
    const python = await inTime(startFromSnapshot(options, runtime, snapshot));
    void putWheelsBack(python, runtime);
    return { python, fault: "" };
  } catch (error) {
    await dropSnapshot().catch(() => {});
    return { python: null, fault: String(error).slice(0, 300) || "unknown" };
  }
}

/**
 * @template T
 * @param {Promise<T>} start
 * @returns {Promise<T>}
 */
function inTime(start) {
  const late = new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${PATIENCE} ms`)), PATIENCE);
    start.finally(() => clearTimeout(timer)).catch(() => {});
  });
  return /** @type {Promise<T>} */ (Promise.race([start, late]));
}

/**
 * @param {object} options
 * @returns {Promise<Python>}
 */
async function start(options) {
  /** @type {Runtime} */
  const runtime = await files.json("engine/runtime.json");
  const progress = openProgress(new URL(import.meta.url), BASE_URL, runtime.bytes);
  try {
    const { python, fault } = await startQuick(options, runtime, progress);
    const started = python ?? (await startPlain(options, runtime, progress.enter));
    progress.tellStart({ way: python ? "snapshot" : "plain", fault, build: runtime.build });
    return started;
  } finally {
    progress.close();
  }
}

/** Where the interpreter writes; PyScript says so when it has made itself ready. */
const streams = { stdout: console.log, stderr: console.error };
// Start eagerly; PyScript calls loadPyodide() later, after reading its own files.
const started = start({
  stdout: (/** @type {string} */ text) => streams.stdout(text),
  stderr: (/** @type {string} */ text) => streams.stderr(text),
});
started.catch(() => {});

/**
 * Called by PyScript.
 * @param {Partial<typeof streams>} options
 * @returns {Promise<Python>}
 */
export function loadPyodide({ stdout = streams.stdout, stderr = streams.stderr }) {
  Object.assign(streams, { stdout, stderr });
  return started;
}
