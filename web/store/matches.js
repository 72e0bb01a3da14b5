// @ts-check
// Stores matches. A row holds the engine's save, which is not read here, and the summary that the lobby shows.
import { isDay } from "../lib/day.js";
import { tableDatabase } from "./db.js";
import { isText, isTime } from "./records.js";

/** @import { Summary } from "../types.js" */

/** @typedef {{name: string, text: string}} OwnFile a computer player that the person has written */

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {Summary} summary
 * @property {string} save text of the engine
 * @property {number} created milliseconds since 1970
 * @property {number} updated milliseconds since 1970
 * @property {number[]} [own] seats that were played here, if another device ran the match
 * @property {Record<number, OwnFile>} [files] the own players by seat, as they were when the match began
 */

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

/**
 * Checks a row before the lobby uses it: disks fail, and people edit what is stored.
 * @param {any} raw
 * @returns {raw is Row}
 */
function isRow(raw) {
  return (
    [raw?.id, raw?.save].every(isText) && isTime(raw.created) && isTime(raw.updated) && isSummary(raw.summary) &&
    (raw.own === undefined || (Array.isArray(raw.own) && raw.own.every(Number.isInteger)))
  );
}

/** @param {any} summary */
function isSummary(summary) {
  return (
    typeof summary === "object" && summary !== null && typeof summary.match === "string" &&
    typeof summary.over === "boolean" && typeof summary.about === "object" && summary.about !== null &&
    Array.isArray(summary.points) && (summary.winners === null || Array.isArray(summary.winners)) &&
    Array.isArray(summary.seating) && summary.seating.every(isSeat) && (!summary.day || isDay(summary.day.day))
  );
}

/** @param {any} seat */
function isSeat(seat) {
  return typeof seat?.name === "string" && typeof seat.player === "string";
}
