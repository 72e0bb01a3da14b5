// @ts-check
// Reads and writes backups in a folder that the person has chosen, where the browser lets a page do so.
import { matches } from "../../lib/pattern.js";
import { inTime } from "../../lib/waiting/watch.js";
import { StoreError } from "../../store/db.js";
import { fileText } from "../../store/files.js";
import { MOST_BYTES } from "./backup-file.js";

/** A folder, with what TypeScript does not know of it yet.
 * @typedef {FileSystemDirectoryHandle & {
 *   queryPermission?: (wish: {mode: "readwrite"}) => Promise<PermissionState>,
 *   requestPermission?: (wish: {mode: "readwrite"}) => Promise<PermissionState>,
 *   values: () => AsyncIterable<FileSystemDirectoryHandle | FileSystemFileHandle>,
 * }} Folder
 */

const NAME = /^card-table-backup.*\.json$/;
const MODE = /** @type {const} */ ({ mode: "readwrite" });

/** Names of the browser's errors, and the codes of ours. @type {Record<string, string>} */
const CODES = { NotFoundError: "backup-folder-gone", NotAllowedError: "backup-not-allowed", SecurityError: "backup-not-allowed", QuotaExceededError: "backup-full" };

/** @returns {boolean} whether the browser can show a folder picker */
export function canChoose() {
  return typeof (/** @type {any} */ (globalThis).showDirectoryPicker) === "function";
}

/** @returns {Promise<Folder | null>} null if the person closed the picker */
export async function chooseFolder() {
  try {
    return await /** @type {any} */ (globalThis).showDirectoryPicker({ id: "card-table-backup", ...MODE });
  } catch (error) {
    if (nameOf(error) === "AbortError") return null;
    throw problemOf(error);
  }
}

/**
 * @param {Folder} folder
 * @param {boolean} [ask] whether the browser may ask the person; only right after a press
 * @returns {Promise<boolean>} whether the page may write there
 */
export async function mayWrite(folder, ask = false) {
  // The origin's own folder needs no permission, and some browsers do not offer to ask.
  const state = (await answered(folder.queryPermission?.(MODE))) ?? "granted";
  if (state === "granted" || !ask) return state === "granted";
  return (await folder.requestPermission?.(MODE).catch(() => "denied")) === "granted";
}

/**
 * @template T
 * @param {T | Promise<T>} answer of the folder, which may lie on a disk that is gone
 * @returns {Promise<T>}
 * @throws {StoreError} `backup-late` where it does not come
 */
export const answered = (answer) => inTime(Promise.resolve(answer), () => new StoreError("backup-late", null));

/**
 * The browser writes into a file beside the old one, and replaces that one on `close`. The caller bounds the time.
 * @param {Folder} folder
 * @param {string} name
 * @param {string} text
 */
export async function writeFile(folder, name, text) {
  try {
    const file = await folder.getFileHandle(name, { create: true });
    const writable = await file.createWritable();
    try {
      await writable.write(text);
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
    await writable.close();
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * @param {Folder} folder
 * @returns {Promise<File[]>} the backups in it, of all devices
 */
export async function backupsIn(folder) {
  try {
    return await answered(listFiles(folder));
  } catch (error) {
    throw problemOf(error);
  }
}

/** @param {Folder} folder @returns {Promise<File[]>} */
async function listFiles(folder) {
  const files = [];
  for await (const entry of folder.values()) {
    // A file that cannot be opened is listed without content, and refused like a damaged one.
    if (entry.kind === "file" && matches(NAME, entry.name)) files.push(await entry.getFile().catch(() => new File([], entry.name)));
  }
  return files;
}

/**
 * @param {File} file
 * @returns {Promise<string>}
 */
export async function textOf(file) {
  if (file.size > MOST_BYTES) throw new StoreError("backup-broken", null);
  return fileText(file);
}

/**
 * @param {string} what a device, or a date
 * @returns {string}
 */
export const backupName = (what) => `card-table-backup-${what}.json`;

/** @param {unknown} error */
const nameOf = (error) => (/** @type {any} */ (error))?.name ?? "";

/**
 * @param {unknown} error
 * @returns {StoreError}
 */
const problemOf = (error) => error instanceof StoreError ? error : new StoreError(CODES[nameOf(error)] ?? "backup-failed", error);
