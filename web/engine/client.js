// @ts-check
// Connects the page with the engine: starts the PyScript worker and sends JSON text to the desk inside it
// (engine/worker.py).
import { followProgress } from "./progress.js";
import { abandonStart, beginStart, deleteSnapshot, endStart, planSnapshot } from "./snapshot.js";
import { BASE_URL } from "../lib/base-url.js";

export { missingFeatures } from "./features.js";

/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {import("./progress.js").Start} Start */

/**
 * A refusal by the engine, or a failure to reach it. `code` is a key of the locale files, `args` fill its sentence.
 * Codes of this module: `engine-start` (it did not start), `engine-lost` (it stopped), `engine-answer` (no sense in it).
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
 * @property {(method: string, params?: object) => Promise<any>} call answers, or throws EngineError; nothing changed then
 * @property {(method: string, params?: object) => Promise<import("../types.js").PeerAnswer>} peer the same about the people at
 *   other devices
 * @property {() => Promise<void>} addAll loads every game, for callers that cannot know which one will be played
 * @property {() => number} quiet milliseconds since it was last busy; Infinity once it is stopped
 * @property {Start} start how it was started
 * @property {() => void} stop ends the worker; later calls fail with `engine-lost`
 * @property {() => void} leave ends the worker of a page that is being left; no call is answered any more, so nothing reports one
 */

/** `handle` is `Desk.handle` (desk.py), `peer` is `PeerApi.handle` (peer_api.py): text in, text out. @typedef {Record<"handle" | "peer", (text: string) => Promise<string>>} Handlers */
/** @typedef {Worker & {sync: Handlers & {add: (game: string, wheel: string) => Promise<void>}}} EngineWorker */

/**
 * @param {string} fragment
 * @returns {Promise<EngineWorker>}
 */
async function startWorker(fragment) {
  const { PyWorker } = await import("../vendor/pyscript.js");
  // Right after the import and with nothing awaited in between: PyScript then has not yet prepared its own Python
  // library, which the engine does not use, and starts the worker without writing and importing it.
  const worker = PyWorker(new URL("engine/worker.py", BASE_URL).href, {
    config: new URL("pyscript.toml", BASE_URL).href,
    ...{ type: "pyodide", version: new URL(`engine/python.mjs${fragment}`, BASE_URL).href },
  });
  return /** @type {Promise<any>} */ (worker);
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
 * @param {EngineWorker} worker one that has started
 * @param {Start} start
 * @returns {Engine}
 */
export function connect(worker, start) {
  let lastId = 0;
  let open = 0;
  let lastBusy = performance.now();
  let lost = false;
  let left = false;
  /** @type {(error: EngineError) => void} */
  let failAll = () => {};
  const end = new Promise((_, reject) => (failAll = reject));
  // Calls race with the end; with no call under way its end is no error.
  end.catch(() => {});

  function stop() {
    lost = true;
    worker.terminate();
    failAll(new EngineError("engine-lost"));
  }

  function leave() {
    left = true;
    worker.terminate();
  }

  /**
   * @param {keyof Handlers} handler
   * @param {string} method
   * @param {object} params
   */
  async function ask(handler, method, params) {
    if (left) return new Promise(() => {});
    if (lost) throw new EngineError("engine-lost");
    const request = JSON.stringify({ id: ++lastId, method, params });
    let answer;
    open += 1;
    try {
      answer = await Promise.race([worker.sync[handler](request), end]);
    } catch (cause) {
      throw cause instanceof EngineError ? cause : new EngineError("engine-lost", { method }, { cause });
    } finally {
      open -= 1;
      lastBusy = performance.now();
    }
    if (typeof answer !== "string") throw new EngineError("engine-answer", { method });
    return readAnswer(answer);
  }
  /** @type {Map<string, Promise<boolean>>} games taken up since the start */
  const added = new Map();

  /**
   * Has the engine take up a game.
   * @param {string} game
   * @returns {Promise<boolean>} whether there is such a game
   */
  function add(game) {
    const known = added.get(game) ?? fetchAndAdd(game);
    added.set(game, known);
    // A failure is not remembered: the network may be back next time.
    known.catch(() => added.delete(game));
    return known;
  }

  /** @param {string} game */
  async function fetchAndAdd(game) {
    const wheel = await (await import("./games.js")).fetchGame(game);
    if (wheel === null) return false;
    await worker.sync.add(game, wheel);
    return true;
  }

  /**
   * Asks; where the engine has not read the game yet that this is about, it does so first.
   * @param {keyof Handlers} handler
   * @param {string} method
   * @param {object} params
   */
  async function askOf(handler, method, params) {
    try {
      return await ask(handler, method, params);
    } catch (error) {
      const game = unread(error);
      if (game === null || !(await add(game))) throw error;
      return ask(handler, method, params);
    }
  }

  async function addAll() {
    const { laterGames } = await import("./games.js");
    await Promise.all((await laterGames()).map(add));
  }

  function quiet() {
    if (lost || left) return Infinity;
    return open > 0 ? 0 : performance.now() - lastBusy;
  }
  return {
    call: (method, params = {}) => askOf("handle", method, params),
    peer: (method, params = {}) => askOf("peer", method, params),
    addAll, quiet, start, stop, leave,
  };
}

/**
 * @param {unknown} error
 * @returns {string | null} the game that the engine does not know, where that is what it says
 */
function unread(error) {
  if (!(error instanceof EngineError) || !["unknown-game", "wrong-game"].includes(error.code)) return null;
  return String(error.args["game"]);
}

/** Browsers keep the memory of a worker of a page that was left, some for long, so it is ended by hand. */
/** @param {Engine} engine */
function endWithPage(engine) {
  addEventListener("pagehide", () => engine.leave(), { once: true });
  // A page taken back from the history has no engine any more; its saves are stored, so it just starts anew.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/**
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
 * Starts the engine, from a snapshot if there is one, else plainly; resolves when it can be called.
 * @param {{onProgress?: (progress: Progress) => void}} [options]
 * @returns {Promise<Engine>}
 */
export async function startEngine({ onProgress = () => {} } = {}) {
  /** @type {Progress} */
  let last = { stage: "runtime", loaded: 0, total: 0 };
  const follow = (/** @type {Progress} */ progress) => onProgress((last = progress));
  const snapshot = beginStart();
  try {
    const engine = await startOnce(snapshot, follow).catch((error) => {
      // The snapshot took the worker with it: once more without one.
      if (last.stage !== "snapshot") throw error;
      return startAnew(error, follow);
    });
    endStart(engine.start);
    endWithPage(engine);
    onProgress({ stage: "ready", loaded: last.total, total: last.total });
    void planSnapshot(engine);
    return engine;
  } catch (cause) {
    abandonStart();
    throw new EngineError("engine-start", { reason: String(cause) }, { cause });
  }
}

/**
 * @param {unknown} error
 * @param {(progress: Progress) => void} follow
 * @returns {Promise<Engine>}
 */
async function startAnew(error, follow) {
  await deleteSnapshot().catch(() => {});
  const engine = await startOnce(false, follow);
  return { ...engine, start: { ...engine.start, fault: String(error) } };
}
