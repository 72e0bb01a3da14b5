// @ts-check
// Connects the page to the engine: starts the PyScript worker, and sends it calls as JSON text (engine/worker.py answers).
import { followProgress } from "./progress.js";
import { abandonStart, beginStart, deleteSnapshot, endStart, planSnapshot } from "./snapshot.js";
import { BASE_URL } from "../lib/base-url.js";
import { sleep } from "../lib/waiting/sleep.js";
import { PATIENCE_WITH_ENGINE, PATIENCE_WITH_START, watched, watchSteps } from "../lib/waiting/watch.js";

export { missingFeatures } from "./features.js";

/** @import { Progress, Start } from "./progress.js" */

/**
 * A refusal by the engine, or a failure to reach it. The locale files have a sentence `error-<code>`, which `args` fill.
 * Codes of this module: `engine-start` (it did not start), `engine-lost` (it stopped), `engine-answer` (the answer is not text).
 */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, unknown>} [args]
   * @param {ErrorOptions} [options]
   */
  constructor(code, args = {}, options) {
    super(`${code} ${JSON.stringify(args)}`, options);
    this.name = "EngineError";
    this.code = code;
    this.args = args;
  }
}

/**
 * @typedef {object} Engine
 * @property {import("../types.js").Call} call returns the result; after an EngineError nothing has changed
 * @property {import("../types.js").PeerCall} peer the same for rooms
 * @property {() => Promise<void>} addAll loads every game, for callers that do not know which one they need
 * @property {() => number} idleTime milliseconds since the last call ended, 0 during a call; Infinity once it is stopped
 * @property {Start} start how it was started
 * @property {() => void} stop ends the worker; later calls fail with `engine-lost`
 * @property {() => void} leave ends the worker when the person leaves the page; later calls stay unanswered and show no error
 */

/**
 * `handle` is `Desk.handle` (desk.py), `peer` is `PeerApi.handle` (peer_api.py): text in, text out.
 * @typedef {Record<"handle" | "peer", (text: string) => Promise<string>>} Handlers
 */
/** @typedef {Worker & {sync: Handlers & {add: (game: string, wheel: string) => Promise<void>}}} EngineWorker */

/**
 * PyScript's parts that the page does not use: one of them looks for editors four times a second as long as the page is open.
 * "error" stays: PyScript prepares its own Python library once the parts are there, and must not have done so in `startWorker`.
 */
const LEFT_OUT = ["deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal"];

/** Puts PyScript's settings into the page, for each of its interpreters. It reads them once, while it is loaded. */
function leaveOutParts() {
  if (document.querySelector("py-config")) return;
  for (const name of ["py-config", "mpy-config"]) {
    const settings = document.head.appendChild(document.createElement(name));
    settings.textContent = JSON.stringify({ plugins: LEFT_OUT.map((part) => `!${part}`) });
  }
}

/**
 * @param {string} fragment of the address of python.mjs: the page's settings for the start, see progress.js
 * @returns {Promise<EngineWorker>}
 */
async function startWorker(fragment) {
  leaveOutParts();
  const { PyWorker } = await import("../vendor/pyscript.js");
  // Nothing is awaited between the import and this call. So PyScript has not yet prepared its own Python library, which the
  // engine does not use, and starts the worker without it.
  const worker = PyWorker(new URL("engine/worker.py", BASE_URL).href, {
    config: new URL("pyscript.toml", BASE_URL).href,
    ...{ type: "pyodide", version: new URL(`engine/python.mjs${fragment}`, BASE_URL).href },
  });
  return /** @type {Promise<EngineWorker>} */ (/** @type {unknown} */ (worker));
}

/**
 * @param {string} text
 * @returns {any} the result
 */
function readAnswer(text) {
  const answer = JSON.parse(text);
  if (answer.ok) return answer.result;
  throw new EngineError(answer.error.code, answer.error.args);
}

/**
 * Makes the interface to a worker.
 * @param {EngineWorker} worker one that has started
 * @param {Start} start
 * @returns {Engine}
 */
export function connect(worker, start) {
  let lastId = 0;
  let pending = 0;
  let lastBusy = performance.now();
  let lost = false;
  let left = false;
  /** @type {(error: EngineError) => void} */
  let failAll = () => {};
  // Rejected when the engine is stopped: each call also waits for it.
  const stopped = new Promise((_, reject) => (failAll = reject));
  // Without a pending call the rejection is not an error.
  stopped.catch(() => {});
  /** @type {(nothing: void) => void} */
  let endWatch = () => {};
  // Resolved when the person leaves the page: then nothing is waited for any more.
  const gone = new Promise((/** @type {(nothing: void) => void} */ resolve) => (endWatch = resolve));

  function stop() {
    lost = true;
    worker.terminate();
    failAll(new EngineError("engine-lost"));
  }

  function leave() {
    left = true;
    worker.terminate();
    endWatch();
  }

  /**
   * @param {keyof Handlers} handler
   * @param {string} method
   * @param {object} params
   */
  async function send(handler, method, params) {
    if (left) return new Promise(() => {});
    if (lost) throw new EngineError("engine-lost");
    const request = JSON.stringify({ id: ++lastId, method, params });
    let answer;
    pending += 1;
    try {
      answer = await watched("engine", () => Promise.race([worker.sync[handler](request), stopped, gone]), PATIENCE_WITH_ENGINE);
    } catch (cause) {
      throw cause instanceof EngineError ? cause : new EngineError("engine-lost", { method }, { cause });
    } finally {
      pending -= 1;
      lastBusy = performance.now();
    }
    if (left) return new Promise(() => {});
    if (typeof answer !== "string") throw new EngineError("engine-answer", { method });
    return readAnswer(answer);
  }
  /** @type {Map<string, Promise<boolean>>} games that were loaded since the start, or are being loaded */
  const added = new Map();

  /**
   * Loads a game or a part into the engine.
   * @param {string} wanted
   * @returns {Promise<boolean>} whether the site has it
   */
  function add(wanted) {
    const known = added.get(wanted) ?? fetchAndAdd(wanted);
    added.set(wanted, known);
    // A failure is not cached: the network may work again next time.
    known.catch(() => added.delete(wanted));
    return known;
  }

  /** @param {string} wanted */
  async function fetchAndAdd(wanted) {
    const wheel = await (await import("./games.js")).fetchLaterWheel(wanted);
    if (wheel === null) return false;
    await worker.sync.add(wanted, wheel);
    return true;
  }

  /**
   * Sends a call. If the engine says that it has not loaded the game or the part of this call, loads it and sends the call again.
   * @param {keyof Handlers} handler
   * @param {string} method
   * @param {object} params
   */
  async function sendAndLoad(handler, method, params) {
    try {
      return await send(handler, method, params);
    } catch (error) {
      const wanted = missing(error);
      if (wanted === null || !(await add(wanted))) throw error;
      return send(handler, method, params);
    }
  }

  async function addAll() {
    const { laterGames } = await import("./games.js");
    await Promise.all((await laterGames()).map(add));
  }

  function idleTime() {
    if (lost || left) return Infinity;
    return pending > 0 ? 0 : performance.now() - lastBusy;
  }
  return {
    call: (method, params) => sendAndLoad("handle", method, params ?? {}),
    peer: (method, params) => sendAndLoad("peer", method, params ?? {}),
    addAll, idleTime, start, stop, leave,
  };
}

/**
 * @param {unknown} error
 * @returns {string | null} the game or the part that the engine has not loaded; null if the error says something else
 */
function missing(error) {
  if (!(error instanceof EngineError)) return null;
  if (error.code === "unloaded-part") return String(error.args["part"]);
  return ["unknown-game", "wrong-game"].includes(error.code) ? String(error.args["game"]) : null;
}

/**
 * Ends the worker when the person leaves the page, since browsers may keep its memory for long.
 * @param {Engine} engine
 */
function endWithPage(engine) {
  addEventListener("pagehide", () => engine.leave(), { once: true });
  // A page that the browser restores from its history has no engine any more. Its matches are stored, so it can reload.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/**
 * Tries one start.
 * @param {boolean} snapshot whether a snapshot may be used
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<Engine>}
 */
async function startOnce(snapshot, onProgress) {
  const { fragment, started, stuck, close } = followProgress(snapshot, onProgress);
  try {
    const worker = await Promise.race([startWorker(fragment), stuck]);
    return connect(worker, await started);
  } finally {
    close();
  }
}

/**
 * Starts the engine, from a snapshot if there is one; resolves when it can be called.
 * @param {{onProgress?: (progress: Progress) => void}} [options]
 * @returns {Promise<Engine>}
 */
export async function startEngine({ onProgress = () => {} } = {}) {
  /** @type {Progress} */
  let last = { stage: "runtime", loaded: 0, total: 0 };
  const steps = watchSteps("start", PATIENCE_WITH_START);
  const follow = (/** @type {Progress} */ progress) => {
    steps.step();
    onProgress((last = progress));
  };
  const snapshot = beginStart();
  try {
    const engine = await startOnce(snapshot, follow).catch((error) => {
      // The start from a snapshot crashed or hung: try again without one.
      if (last.stage !== "snapshot") throw error;
      return startWithoutSnapshot(error, follow);
    });
    endStart(engine.start);
    endWithPage(engine);
    onProgress({ stage: "ready", loaded: last.total, total: last.total });
    void planSnapshot(engine);
    return engine;
  } catch (cause) {
    abandonStart();
    throw new EngineError("engine-start", { reason: String(cause) }, { cause });
  } finally {
    steps.end();
  }
}

/** Milliseconds that a start waits until a snapshot is deleted. */
const PATIENCE_WITH_SNAPSHOT = 3000;

/**
 * Deletes the snapshot and starts without it.
 * @param {unknown} error why the start from the snapshot failed
 * @param {(progress: Progress) => void} follow
 * @returns {Promise<Engine>}
 */
async function startWithoutSnapshot(error, follow) {
  // A cache that does not answer must not keep the engine from starting.
  await Promise.race([deleteSnapshot().catch(() => {}), sleep(PATIENCE_WITH_SNAPSHOT)]);
  const engine = await startOnce(false, follow);
  return { ...engine, start: { ...engine.start, fault: String(error) } };
}
