// @ts-check
// Stores the lines that own players log at the table. They stay on this device: no export, backup or message contains them.
import { ownLogsDatabase } from "./db.js";
import { fits } from "./fits.js";

/** @import { LogRow } from "../types.js" */

const STORE = "logs";

/** @typedef {LogRow} OwnLog */

/** @type {(raw: any) => raw is OwnLog} */
const isOwnLog = fits("LogRow");

/**
 * @param {string} match
 * @param {number} [from] the first moment
 * @returns {IDBKeyRange} the logs of a match from that moment on
 */
const range = (match, from = 0) => IDBKeyRange.bound([match, from], [match, Infinity]);

/**
 * Stores the lines of a decision. Deletes those of later moments, since these picks were taken back.
 * @param {OwnLog} log
 */
export async function putOwnLog(log) {
  await ownLogsDatabase.write(STORE, async ({ store }) => {
    await store.delete(range(log.match, log.number));
    if (log.lines.length > 0) await store.put(log);
  });
}

/**
 * @param {string} match
 * @returns {Promise<Map<number, string[]>>} lines by moment
 */
export async function readOwnLogs(match) {
  /** @type {unknown[]} */
  const rows = await ownLogsDatabase.read(STORE, ({ store }) => store.getAll(range(match)));
  return new Map(rows.filter(isOwnLog).map(({ number, lines }) => [number, lines]));
}

/** @param {string} match */
export async function deleteOwnLogs(match) {
  await ownLogsDatabase.write(STORE, ({ store }) => store.delete(range(match)));
}
