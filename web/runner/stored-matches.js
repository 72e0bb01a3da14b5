// @ts-check
// Creates, opens, checks, imports and deletes stored matches. Only one tab at a time can play a match. If the engine refuses, or
// another tab plays the match, nothing changes.
import { StoreError } from "../store/db.js";
import { deleteMatch, getMatch, putMatch } from "../store/matches.js";
import { copyName, copyOf, forkName, isFork, relationOf } from "./merge.js";
import { reserve } from "./tabs.js";

/** @import { Engine } from "../engine/client.js" */
/** @import { Row } from "../store/matches.js" */
/** @import { Result, Summary } from "../types.js" */
/** @import { Relation } from "./merge.js" */
/** @typedef {Omit<import("../types.js").CreateParams, "match"> & {files?: Row["files"]}} NewMatch `files`: own players by seat */

/**
 * `release` lets other tabs open the match.
 * @typedef {{result: Result, row: Row | null, release: () => void, files?: Row["files"]}} Opened
 */

/**
 * Creates a match; the runner stores it.
 * @param {Engine} engine
 * @param {NewMatch} match
 * @param {string} [called] name of the match; by default a new one
 * @returns {Promise<Opened>}
 */
export async function createMatch(engine, { files, ...match }, called) {
  const opened = await begin((name) => engine.call("create", { match: name, ...match }), called);
  return files ? { ...opened, files } : opened;
}

export { forkName, isFork };

/**
 * Makes a match under a name that is not used yet.
 * @param {(name: string) => Promise<Result>} make
 * @param {string} [name] by default a new one
 * @returns {Promise<Opened>}
 */
export async function begin(make, name = crypto.randomUUID()) {
  const release = await claim(name);
  return releaseOnFailure(release, async () => ({ result: await make(name), row: null, release }));
}

/**
 * Opens a stored match to play it.
 * @param {Engine} engine
 * @param {string} id
 * @returns {Promise<Opened>}
 */
export async function openMatch(engine, id) {
  const release = await claim(id);
  return releaseOnFailure(release, async () => {
    // Read only after this tab has the lock, since another tab may have played until then.
    const row = await storedRow(id);
    return { result: await engine.call("open", { save: row?.save ?? "" }), row, release };
  });
}

/**
 * Opens a match from another device, to play it here; the runner stores it with its first result.
 * @param {Engine} engine
 * @param {string} save
 * @param {string} id its name
 * @returns {Promise<Opened>}
 */
export async function openSave(engine, save, id) {
  const release = await claim(id);
  return releaseOnFailure(release, async () => {
    const found = await getMatch(id).catch(() => null);
    return { result: await engine.call("open", { save }), row: found?.row ?? null, release };
  });
}

/**
 * Opens a stored match only to read it: nothing is stored, and another tab may play it.
 * @param {Engine} engine
 * @param {string} id
 * @returns {Promise<Opened>}
 */
export async function lookAtMatch(engine, id) {
  const row = await storedRow(id);
  return { result: await engine.call("open", { save: row?.save ?? "" }), row, release: () => undefined };
}

/**
 * @param {string} id
 * @returns {Promise<Row | null>} null if it cannot be read
 * @throws {StoreError} `match-gone` if another tab has deleted it
 */
async function storedRow(id) {
  const found = await getMatch(id);
  if (!found) throw new StoreError("match-gone", null);
  return found.row;
}

/** @param {IDBValidKey} id */
export async function removeMatch(id) {
  const release = await claim(String(id));
  const own = (await getMatch(id).catch(() => null))?.row?.files;
  await deleteMatch(id).finally(release);
  if (own) await import("../store/own-logs.js").then(({ deleteOwnLogs }) => deleteOwnLogs(String(id))).catch((error) => console.warn(error));
  await import("../store/costs.js").then(({ deleteCosts }) => deleteCosts(String(id))).catch((error) => console.warn(error));
}

const STORE = { getMatch, putMatch, claim };

/**
 * What to do with a save of a match that is stored here: put it in its place, leave it, or keep it beside as a copy.
 * @typedef {(relation: Exclude<Relation, "same" | "newer">, here: Row | null) => Promise<"replace" | "leave" | "beside">} Settle
 */

/**
 * Takes in a match from outside. One that continues the stored match takes its place; of any other the caller settles what
 * becomes of it. The facts that a save does not contain are kept: when the match was made, which seats were played here, and
 * the files of own players.
 * @param {Pick<Engine, "call">} engine
 * @param {string} save
 * @param {Settle} settle asked if the stored match has picks that the save lacks
 * @param {number[]} [played] seats that were played here; by default those of the stored match
 * @param {typeof STORE} [store]
 * @returns {Promise<Row | null>} the row as it is stored now; null if nothing was stored
 */
export async function takeIn(engine, save, settle, played, store = STORE) {
  /** @type {Summary} */
  const summary = await engine.call("inspect", { save });
  const { match } = summary;
  const release = await store.claim(match);
  try {
    // Read only now: another tab may have played it until then.
    const here = await store.getMatch(match);
    const relation = here ? (here.row ? await relationOf(engine, save, here.row.save) : "apart") : "newer";
    if (relation === "same" && here?.row && !played) return here.row;
    const wanted = relation === "newer" || relation === "same" ? "replace" : await settle(relation, here?.row ?? null);
    if (wanted === "leave") return null;
    if (wanted === "beside") return await takeBeside(engine, save, store);
    const now = Date.now();
    const { created = now, files, own: before } = here?.row ?? {};
    const own = played ?? before;
    const row = { id: match, summary, save, created, updated: now, ...(own ? { own } : {}), ...(files ? { files } : {}) };
    await store.putMatch(row, true);
    return row;
  } finally {
    release();
  }
}

/**
 * @param {Pick<Engine, "call">} engine
 * @param {string} save
 * @param {typeof STORE} store
 * @returns {Promise<Row>} its copy
 */
async function takeBeside(engine, save, store) {
  const known = (await store.getMatch(await copyName(save)))?.row;
  if (known) return known;
  const copy = await copyOf(engine, save);
  const now = Date.now();
  const summary = await engine.call("inspect", { save: copy });
  const row = { id: summary.match, summary, save: copy, created: now, updated: now };
  await store.putMatch(row, true);
  return row;
}

/**
 * @param {Engine} engine
 * @param {Row} row
 * @returns {Promise<unknown>} why the engine cannot open it; null if it can
 */
export async function faultOf(engine, row) {
  return engine.call("inspect", { save: row.save }).then(() => null, (error) => error);
}

/**
 * Reserves a match for this tab; rejects if another tab has it.
 * @param {string} match
 * @returns {Promise<() => void>} lets other tabs have it
 */
async function claim(match) {
  const release = await reserve(match);
  if (!release) throw new StoreError("other-tab", null);
  return release;
}

/**
 * Does `work`, and releases the lock of the match if it fails.
 * @template T
 * @param {() => void} release
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function releaseOnFailure(release, work) {
  try {
    return await work();
  } catch (error) {
    release();
    throw error;
  }
}
