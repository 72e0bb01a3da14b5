// @ts-check
// Writes and reads the text of a backup: the records of every store, in one file.
import { sha256 } from "../../lib/hex.js";
import { matchOf } from "../../lib/pattern.js";
import { StoreError } from "../../store/db.js";

const FORMAT = "card-table-backup";
const VERSION = 1;
// Ten games a day for twenty years need less. A larger file is refused unread.
export const MOST_BYTES = 500_000_000;

/**
 * A store whose records a backup has.
 * @typedef {object} BackupStore
 * @property {string} name its key in the file, which never changes
 * @property {() => Promise<any[]>} all its records, as plain JSON
 * @property {(records: any[]) => Promise<Merged | import("../../store/records.js").Taken | void>} mergeIn merges records of a
 *   backup in and counts what changed; never replaces a record by an older one, and skips unreadable ones
 * @property {(records: any[]) => Promise<any[]>} [filled] adds the large parts to the records: a backup has them,
 *   but its mark (hash) is computed without them
 */

/** @typedef {{added: number, newer: number, both: number, refused: number}} Merged how many records were new, newer, kept beside another one, or unreadable */

/** @typedef {Record<string, any[]>} Records by the name of their store */

/**
 * @param {Records} records
 * @param {number} made milliseconds since 1970
 * @returns {string}
 */
export function backupText(records, made) {
  return JSON.stringify({ format: FORMAT, version: VERSION, made: new Date(made).toISOString(), stores: records });
}

/**
 * @param {string} text
 * @returns {Records}
 * @throws {StoreError} `backup-broken` or `backup-newer`
 */
export function readBackup(text) {
  const found = parse(text);
  if (found?.format !== FORMAT || typeof found.version !== "number") throw new StoreError("backup-broken", null);
  if (found.version > VERSION) throw new StoreError("backup-newer", null);
  const { stores } = found;
  const whole = typeof stores === "object" && stores !== null && Object.values(stores).every(Array.isArray);
  if (!whole) throw new StoreError("backup-broken", null);
  return stores;
}

/**
 * @param {string} text of a backup
 * @returns {number | null} when it was made, in milliseconds since 1970, as it says itself
 */
export function timeOf(text) {
  const time = Date.parse(matchOf(/"made":"([^"]{1,40})"/, text.slice(0, 200))?.[1] ?? "");
  return Number.isFinite(time) ? time : null;
}

/**
 * @param {string} text
 * @returns {any} null if it is no JSON
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {Records} records
 * @returns {Promise<string>} a hash of the backup's content
 */
export async function markOf(records) {
  return digest(JSON.stringify(records));
}

/**
 * @param {string} text
 * @returns {Promise<string>} forty hexadecimal digits
 */
export async function digest(text) {
  return (await sha256(text)).slice(0, 40);
}
