// @ts-check
// An IndexedDB in memory that answers nothing at a chosen stage until it is released, or ever.
import "fake-indexeddb/auto";

/**
 * The stages: the database is opened; a transaction waits for its first answer, since another page holds the stores (`lock`) or
 * since the browser does not come to it (`begin`); some of its requests were answered, not all (`middle`); it is being committed.
 * @typedef {"open" | "lock" | "begin" | "middle" | "commit"} Stage
 */
/** @type {readonly Stage[]} */
export const STAGES = ["open", "lock", "begin", "middle", "commit"];

/** @typedef {{mode: string, db: {name: string}, objectStoreNames: Iterable<string>, _requests: unknown[], _state: string, _start: () => void, answered?: number}} Transaction */

/** @type {{stage: Stage, mode: string, most: number} | null} what is held: `most` operations of that stage */
let held = null;
/** @type {(() => void)[]} */
let waiting = [];

/** @param {() => void} go */
function hold(go) {
  if (held) held.most -= 1;
  waiting.push(go);
}

/** @param {Stage} stage @param {string} [mode] */
const isHeld = (stage, mode = held?.mode) => held?.stage === stage && held.mode === mode && held.most > 0;

const { prototype } = /** @type {any} */ (IDBTransaction);
const start = prototype._start;
prototype._start = function begin() {
  const transaction = /** @type {Transaction} */ (this);
  const go = () => {
    if (transaction._requests.length > 0) transaction.answered = (transaction.answered ?? 0) + 1;
    start.call(transaction);
  };
  const { answered = 0, _requests: { length: left }, mode, _state: state } = transaction;
  if (state === "finished") return go();
  const stage = left === 0 ? "commit" : answered === 0 ? "begin" : "middle";
  if (!isHeld(stage, mode)) return go();
  // Else it would be begun again when another one is over.
  Object.assign(transaction, { _started: true });
  // From here on it can no longer be undone.
  if (stage === "commit") transaction._state = "committing";
  return hold(go);
};

const factory = /** @type {any} */ (indexedDB);
const open = factory.open.bind(factory);
factory.open = (/** @type {string} */ name, /** @type {number} */ version) => {
  const request = open(name, version);
  const dispatch = request.dispatchEvent.bind(request);
  request.dispatchEvent = (/** @type {Event} */ event) => (event.type === "success" && isHeld("open") ? hold(() => dispatch(event)) : dispatch(event));
  return request;
};

/**
 * Holds a stage from now on.
 * @param {Stage} stage
 * @param {"readonly" | "readwrite"} mode of the transactions
 * @param {string} database its name, which another page has open where the stage is `lock`
 * @param {number} [most] how many are held; by default all
 * @returns {Promise<() => Promise<void>>} releases it
 */
export async function holdStage(stage, mode, database, most = Infinity) {
  if (stage === "lock") return lock(database);
  held = { stage, mode, most };
  return release;
}

let unlock = () => {};

/** Lets all go on that was held, and holds nothing more. */
export async function release() {
  held = null;
  unlock();
  for (const go of waiting.splice(0)) go();
}

/**
 * Has another connection hold all stores, as a suspended page does.
 * @param {string} name
 * @returns {Promise<() => Promise<void>>}
 */
async function lock(name) {
  const database = await answered(open(name));
  const transaction = database.transaction([...database.objectStoreNames], "readwrite");
  const store = transaction.objectStore(database.objectStoreNames[0]);
  let holding = true;
  const again = () => {
    if (holding) store.count().onsuccess = again;
  };
  again();
  // A test that fails ends all the same.
  unlock = () => void (holding = false);
  return async () => {
    const complete = new Promise((resolve) => (transaction.oncomplete = resolve));
    holding = false;
    await complete;
    database.close();
  };
}

/** @param {any} request @returns {Promise<any>} */
const answered = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/**
 * Reads all rows past what is held, as the disk has them.
 * @param {string} name of the database
 * @returns {Record<string, unknown>} by store, in the order of their keys
 */
export function onDisk(name) {
  const raw = factory._databases.get(name);
  return Object.fromEntries([...(raw?.rawObjectStores ?? [])].map(([store, { records }]) => [
    store, [...records.values()].map(({ key, value }) => [key, value]),
  ]).filter(([, rows]) => rows.length > 0));
}

/** Deletes all rows of all databases. */
export function wipe() {
  for (const { rawObjectStores } of factory._databases.values()) for (const store of rawObjectStores.values()) store.clear([]);
}

/** How many digests of texts are under way: they take their own time. */
let digests = 0;
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = (...text) => {
  digests += 1;
  return digest(...text).finally(() => (digests -= 1));
};

/** Lets everything run that waits for no time. */
export async function settle() {
  for (let quiet = 0; quiet < 40; quiet = digests > 0 ? 0 : quiet + 1) await new Promise((resolve) => setImmediate(resolve));
}
