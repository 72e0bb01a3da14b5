// @ts-check
// The page's one connection to IndexedDB. Safari loses connections in mid-flight, so each piece of work may open anew.
import { openDB } from "../vendor/idb.js";

// The origin is shared with other sites of the same account: the name says whose it is.
const NAME = "citadels-table";
const VERSION = 1;
const TRIES = 3;

/** @typedef {import("../vendor/idb.js").IDBPDatabase} Database */

/** A store that could not do its work; `code` is a key `error-<code>` of the locale files. */
export class StoreError extends Error {
  /**
   * @param {string} code
   * @param {unknown} cause
   */
  constructor(code, cause) {
    super(code, { cause });
    this.name = "StoreError";
    this.code = code;
    /** @type {Record<string, string | number>} */
    this.args = {};
  }
}

/** @type {Promise<Database> | null} */
let connection = null;
// Opening it has failed for good: each pick would wait for tries that cannot help.
let blocked = false;

/** @returns {Promise<Database>} */
function connect() {
  connection ??= openDB(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore("matches", { keyPath: "id" });
      database.createObjectStore("settings");
    },
    // Another tab has a newer layout: let it work, and come back with our next piece of work.
    blocking() {
      void forget();
    },
    terminated() {
      connection = null;
    },
  }).catch((error) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** Drops the connection, so that the next piece of work opens a new one. */
async function forget() {
  const old = connection;
  connection = null;
  try {
    (await old)?.close();
  } catch {
    // It never opened: nothing to close.
  }
}

/**
 * Does `work` with an open database; after a lost connection opens it again and repeats.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export async function withDatabase(work) {
  for (let attempt = 1; ; attempt += 1) {
    let opened = false;
    try {
      const database = await connect();
      opened = true;
      blocked = false;
      return await work(database);
    } catch (error) {
      if (attempt === TRIES || isFinal(error) || (blocked && !opened)) {
        blocked = !opened;
        throw new StoreError(codeOf(error), error);
      }
      await forget();
      await new Promise((resolve) => setTimeout(resolve, 80 * attempt));
    }
  }
}

/**
 * @param {unknown} error
 * @returns {boolean} whether trying again cannot help
 */
function isFinal(error) {
  return ["QuotaExceededError", "DataError", "DataCloneError", "SecurityError", "VersionError"].includes(nameOf(error));
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function codeOf(error) {
  const name = nameOf(error);
  if (name === "QuotaExceededError") return "storage-full";
  if (name === "VersionError") return "storage-newer";
  return blocked ? "storage-blocked" : "storage-failed";
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function nameOf(error) {
  return error instanceof Error || error instanceof DOMException ? error.name : "";
}
