// @ts-check
// Stores matches. A row holds the engine's save, which is not read here, and the summary that the lobby shows.
import { tableDatabase } from "./db.js";
import { fits } from "./fits.js";

/** @import { MatchRow, Summary } from "../types.js" */

/** @typedef {{name: string, text: string}} OwnFile a computer player that the person has written */

/** @typedef {Omit<MatchRow, "summary"> & {summary: Summary, files?: Record<number, OwnFile>}} Row `files`: the own players by seat, as they were when the match began */

/** @type {(raw: any) => raw is Row} */
const isRow = fits("MatchRow");

/**
 * An entry of the lobby's list. `raw` is the stored data; `row` is null if it is not valid.
 * @typedef {{id: IDBValidKey, row: Row | null, raw: unknown}} Listed
 */

const STORE = "matches";

/**
 * Stores a row; resolves when the transaction is complete.
 * @param {Row} row
 * @param {boolean} [strict] whether to wait until the disk has written it: for the end of a match and for imports
 */
export async function putMatch(row, strict = false) {
  await tableDatabase.write(STORE, ({ store }) => store.put(row), strict ? "strict" : "relaxed");
}

/**
 * @param {IDBValidKey} id
 * @returns {Promise<Listed | null>}
 */
export async function getMatch(id) {
  const raw = await tableDatabase.read(STORE, ({ store }) => store.get(id));
  return raw === undefined ? null : listed(id, raw);
}

/** @param {IDBValidKey} id */
export async function deleteMatch(id) {
  await tableDatabase.write(STORE, ({ store }) => store.delete(id));
}

/** @returns {Promise<Listed[]>} every stored match, the latest played first */
export async function listMatches() {
  const [keys, raws] = await tableDatabase.read(STORE, ({ store }) => Promise.all([store.getAllKeys(), store.getAll()]));
  return latestFirst(keys.map((/** @type {IDBValidKey} */ key, /** @type {number} */ index) => listed(key, raws[index])), Date.now());
}

/**
 * @param {readonly Listed[]} all
 * @param {number} now
 * @returns {Listed[]} the latest played first
 */
export function latestFirst(all, now) {
  // A time to come was noted by a clock that was ahead: such a match is not the latest for ever.
  const played = (/** @type {Listed} */ { row }) => [row?.updated ?? 0, row?.created ?? 0].find((time) => time <= now) ?? 0;
  return [...all].sort((one, other) => played(other) - played(one));
}

/**
 * @param {IDBValidKey} id
 * @param {unknown} raw
 * @returns {Listed}
 */
function listed(id, raw) {
  const row = migrated(raw);
  return { id, row: isRow(row) ? row : null, raw };
}

/**
 * Converts a row of the first version: it had the seating inside the set-up, and `about` spread over the summary. The
 * save stays, since the engine reads old saves.
 * @param {any} raw
 * @returns {any}
 */
function migrated(raw) {
  const old = raw?.summary;
  if (!Array.isArray(old?.setup?.seats) || Array.isArray(old.seating)) return raw;
  const { match, over, waiting, points, winners, decisions, setup: { seats, ...setup }, ...about } = old;
  const seating = seats.map((/** @type {any} */ seat) => (seat?.player === "human" ? { ...seat, player: "person" } : seat));
  const summary = { match, over, waiting, points, winners, number: decisions, setup, seating, about };
  return { ...raw, summary };
}
