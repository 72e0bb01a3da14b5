// @ts-check
// Starts Pyodide for PyScript. PyScript imports this module in the worker instead of Pyodide's own, and uses its `loadPyodide`
// and `version`. So the site itself chooses the packages, the lock file and the way the interpreter starts.
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
/** @typedef {ReturnType<typeof openProgress>} ProgressReporter */

export { version };

acceptAnyWasmMimeType();
useEmptyDatabase();

// Milliseconds: far more than a start from a snapshot takes.
const TIMEOUT = 20_000;

/**
 * Starts from the snapshot on this device, if there is one. A snapshot that does not work is deleted.
 * @param {object} options
 * @param {Runtime} runtime
 * @param {ProgressReporter} progress
 * @returns {Promise<{python: Python | null, fault: string}>} `python`: null if there was no start; `fault`: why it failed, or ""
 */
async function tryFromSnapshot(options, runtime, progress) {
  if (!progress.snapshot) return { python: null, fault: "" };
  try {
    const snapshot = await findSnapshot(runtime);
    if (!snapshot) return { python: null, fault: "" };
    progress.enter("snapshot");
    const python = await withTimeout(startFromSnapshot(options, runtime, snapshot));
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
 * @returns {Promise<T>} rejects after TIMEOUT
 */
function withTimeout(start) {
  const late = new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${TIMEOUT} ms`)), TIMEOUT);
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
    const { python, fault } = await tryFromSnapshot(options, runtime, progress);
    const started = python ?? (await startPlain(options, runtime, progress.enter));
    progress.tellStart({ way: python ? "snapshot" : "plain", fault, build: runtime.build });
    return started;
  } finally {
    progress.close();
  }
}

/** Where the interpreter's output goes; PyScript sets them when it is ready. */
const streams = { stdout: console.log, stderr: console.error };
// Starts at once: PyScript calls loadPyodide() later, after it has read its own files.
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
