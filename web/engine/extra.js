// @ts-check
// Extra workers: engines beside the one that plays, which make trials for whoever thinks long. They are started from the snapshot when
// they are first wanted, where the device has cores to spare, and ended when nobody has wanted them for a while.
import { connect } from "./client.js";
import { BASE_URL } from "../lib/base-url.js";

/** @typedef {import("./client.js").Engine} Engine */
/** @typedef {{engine: Engine, open: number}} Extra */

// More would hardly be busy: a thought is shared anew three times, and between its parts all wait for each other.
const MOST = 2;
// One core is for the page, one for the engine that plays.
const TAKEN = 2;
// Each takes some 110 MB: a device with less memory has none to spare, one with less than the second figure no more than one.
const LEAST_GB = 4;
const MUCH_GB = 8;
// Milliseconds without a trial after which they are ended.
const REST = 60_000;
// Milliseconds until another is started after one that failed: by then there may be a snapshot.
const LATER = 60_000;
// Far more than a start or a loan ever takes; after that they are not waited for.
const START_PATIENCE = 20_000;
const PATIENCE = 8_000;

/**
 * @param {{hardwareConcurrency?: number, deviceMemory?: number}} device
 * @returns {number} how many extra workers suit it
 */
export function suitable({ hardwareConcurrency = 1, deviceMemory = LEAST_GB }) {
  if (deviceMemory < LEAST_GB) return 0;
  return Math.max(0, Math.min(hardwareConcurrency - TAKEN, deviceMemory < MUCH_GB ? 1 : MOST));
}

export class ExtraWorkers {
  /**
   * @param {number} most
   * @param {() => Promise<Engine>} [start] starts one
   */
  constructor(most, start = startExtra) {
    this.most = most;
    this.start = start;
    /** @type {Extra[]} */
    this.ready = [];
    this.coming = false;
    this.notBefore = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** How many can be asked. */
  get count() {
    return this.ready.length;
  }

  /** Somebody thinks long: starts them, one after the other. */
  want() {
    this.stayAwake();
    if (this.coming || this.count >= this.most || Date.now() < this.notBefore) return;
    this.coming = true;
    this.start().then(
      (engine) => {
        this.coming = false;
        this.ready.push({ engine, open: 0 });
        this.want();
      },
      (error) => {
        this.coming = false;
        this.notBefore = Date.now() + LATER;
        console.info(`no extra worker: ${error}`);
      },
    );
  }

  /**
   * @param {string} game
   * @param {string} jobs of a loan
   * @returns {Promise<string | null>} their results; null where the worker failed, which then is ended
   */
  async tryOut(game, jobs) {
    const [extra] = [...this.ready].sort((one, other) => one.open - other.open);
    if (!extra) return null;
    this.stayAwake();
    extra.open += 1;
    try {
      const { results } = await inTime(extra.engine.call("try", { game, jobs }), PATIENCE);
      return results;
    } catch (error) {
      console.info(`an extra worker failed: ${error}`);
      this.notBefore = Date.now() + LATER;
      this.end(extra);
      return null;
    } finally {
      extra.open -= 1;
    }
  }

  stayAwake() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST);
  }

  rest() {
    clearTimeout(this.timer);
    if (this.ready.some(({ open }) => open > 0)) return this.stayAwake();
    for (const extra of [...this.ready]) this.end(extra);
  }

  /** @param {Extra} extra */
  end(extra) {
    this.ready = this.ready.filter((one) => one !== extra);
    extra.engine.stop();
  }
}

/**
 * @template T
 * @param {Promise<T>} work
 * @param {number} patience
 * @returns {Promise<T>}
 */
function inTime(work, patience) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`no answer for ${patience} ms`)), patience)));
  return /** @type {Promise<T>} */ (Promise.race([work, late])).finally(() => clearTimeout(timer));
}

/** @returns {Promise<Engine>} */
async function startExtra() {
  const worker = new Worker(new URL("engine/extra-worker.js", BASE_URL), { type: "module" });
  try {
    await inTime(answerOf(worker, (data) => "ready" in data), START_PATIENCE);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  let last = 0;
  /** @param {string} door @param {string[]} args */
  const ask = async (door, ...args) => {
    const id = (last += 1);
    const answer = answerOf(worker, (data) => data.id === id);
    worker.postMessage({ id, door, args });
    return (await answer).answer;
  };
  const sync = {
    handle: (/** @type {string} */ text) => ask("handle", text),
    peer: () => Promise.reject(new Error("an extra worker knows nobody")),
    add: (/** @type {string} */ game, /** @type {string} */ wheel) => ask("add", game, wheel),
  };
  const engine = connect(Object.assign(worker, { sync }), { way: "snapshot", fault: "", build: "" });
  // Browsers keep the memory of a worker of a page that was left.
  addEventListener("pagehide", () => engine.stop(), { once: true });
  return engine;
}

/**
 * @param {Worker} worker
 * @param {(data: any) => boolean} wanted
 * @returns {Promise<any>} what it says first that is wanted; fails where that is a fault, or the worker does
 */
function answerOf(worker, wanted) {
  return new Promise((resolve, reject) => {
    const heard = (/** @type {MessageEvent} */ { data }) => wanted(data) && end(() => (data.fault === undefined ? resolve(data) : reject(new Error(data.fault))));
    const failed = (/** @type {ErrorEvent} */ event) => end(() => reject(new Error(event.message || "the worker failed")));
    const end = (/** @type {() => void} */ settle) => {
      worker.removeEventListener("message", heard);
      worker.removeEventListener("error", failed);
      settle();
    };
    worker.addEventListener("message", heard);
    worker.addEventListener("error", failed);
  });
}
