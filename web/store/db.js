// @ts-check
// Opens the page's IndexedDB databases, with one connection for each. Safari may lose a connection at any time, so each operation
// can open a new one.
import { openDB } from "../vendor/idb.js";

const TRIES = 3;

/** @import { IDBPDatabase as Database } from "../vendor/idb.js" */

/** A failed operation of a store; `code` is a key `error-<code>` of the locale files. */
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

/** One database and the page's connection to it. */
class Connection {
  /**
   * @param {string} name
   * @param {(database: Database) => void} upgrade creates the object stores of a new database
   */
  constructor(name, upgrade) {
    this.name = name;
    this.upgrade = upgrade;
    /** @type {Promise<Database> | null} */
    this.open = null;
    // Whether all tries to open it have failed. Then each later operation tries only once, so that no pick waits in vain.
    this.blocked = false;
  }

  /** @returns {Promise<Database>} */
  connect() {
    this.open ??= openDB(this.name, 1, {
      upgrade: this.upgrade,
      // Another tab needs a newer version of the database. Close ours; the next operation opens it again.
      blocking: () => void this.forget(),
      terminated: () => (this.open = null),
    }).catch((error) => {
      this.open = null;
      throw error;
    });
    return this.open;
  }

  /** Drops the connection, so that the next operation opens a new one. */
  async forget() {
    const old = this.open;
    this.open = null;
    try {
      (await old)?.close();
    } catch {
      // It was never open.
    }
  }

  /**
   * Does `work` with an open database. After a lost connection opens it again and repeats `work`.
   * @template T
   * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
   * @returns {Promise<T>}
   */
  async use(work) {
    for (let attempt = 1; ; attempt += 1) {
      let opened = false;
      try {
        const database = await this.connect();
        opened = true;
        this.blocked = false;
        return await work(database);
      } catch (error) {
        if (attempt === TRIES || isFinal(error) || (this.blocked && !opened)) {
          this.blocked = !opened;
          throw new StoreError(codeOf(error, this.blocked), error);
        }
        await this.forget();
        await new Promise((resolve) => setTimeout(resolve, 80 * attempt));
      }
    }
  }
}

/**
 * Does something with a database, which is opened for it.
 * @typedef {<T>(work: (database: Database) => Promise<T>) => Promise<T>} Using `work` resolves when its transaction is complete
 */

/**
 * @param {string} name begins with the site's name, since other sites of the same account share the origin
 * @param {Record<string, string | string[] | null>} stores with the part of a row that is its key; null if the key stands beside it
 * @returns {Using}
 */
function database(name, stores) {
  const connection = new Connection(name, (made) => {
    for (const [store, keyPath] of Object.entries(stores)) made.createObjectStore(store, { keyPath });
  });
  return (work) => connection.use(work);
}

// What came later has a database of its own: an earlier version of the page must still be able to open those that it knows.
export const withDatabase = database("citadels-table", { matches: "id", settings: null });
export const withResults = database("citadels-table-results", { results: "match" });
export const withDays = database("citadels-table-days", { days: "id" });
export const withProblems = database("citadels-table-problems", { problems: "id" });
/** The folder of the backup, and what was last written there. */
export const withBackup = database("citadels-table-backup", { facts: null });
export const withOwnPlayers = database("citadels-table-own-players", { players: "id" });
/** Facts about each library of own players, and separately the wheels, which are large. */
export const withLibraries = database("citadels-table-libraries", { libraries: "id", wheels: null });
/** What own players log at the table, by match and moment. */
export const withOwnLogs = database("citadels-table-own-logs", { logs: ["match", "number"] });

/**
 * @param {unknown} error
 * @returns {boolean} whether trying again cannot help
 */
function isFinal(error) {
  return ["QuotaExceededError", "DataError", "DataCloneError", "SecurityError", "VersionError"].includes(nameOf(error));
}

/**
 * @param {unknown} error
 * @param {boolean} blocked whether the database cannot be opened at all
 * @returns {string}
 */
function codeOf(error, blocked) {
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
