// @ts-check
// Opens the page's IndexedDB databases, with one connection for each. Safari may lose a connection at any time, so each operation
// can open a new one.
import { openDB } from "../vendor/idb.js";

const TRIES = 3;

/** @typedef {import("../vendor/idb.js").IDBPDatabase} Database */

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

// The names begin with the site's name, since other sites of the same account share the origin.

const MATCHES = new Connection("citadels-table", (database) => {
  database.createObjectStore("matches", { keyPath: "id" });
  database.createObjectStore("settings");
});

// A separate database: an earlier version of the page, which knows no results, must still be able to open the first one.
const RESULTS = new Connection("citadels-table-results", (database) => {
  database.createObjectStore("results", { keyPath: "match" });
});

// Days and problems have separate databases for the same reason.
const DAYS = new Connection("citadels-table-days", (database) => {
  database.createObjectStore("days", { keyPath: "id" });
});

// The folder of the backup, and what was last written there.
const BACKUP = new Connection("citadels-table-backup", (database) => {
  database.createObjectStore("facts");
});

const PROBLEMS = new Connection("citadels-table-problems", (database) => {
  database.createObjectStore("problems", { keyPath: "id" });
});

const OWN_PLAYERS = new Connection("citadels-table-own-players", (database) => {
  database.createObjectStore("players", { keyPath: "id" });
});

// Facts about each library of own players, and separately the wheels, which are large.
const LIBRARIES = new Connection("citadels-table-libraries", (database) => {
  database.createObjectStore("libraries", { keyPath: "id" });
  database.createObjectStore("wheels");
});

// What own players log at the table, by match and moment.
const OWN_LOGS = new Connection("citadels-table-own-logs", (database) => {
  database.createObjectStore("logs", { keyPath: ["match", "number"] });
});

/**
 * Does `work` with the database of matches and settings.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withDatabase = (work) => MATCHES.use(work);

/**
 * Does `work` with the database of results.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withResults = (work) => RESULTS.use(work);

/**
 * Does `work` with the database of days.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withDays = (work) => DAYS.use(work);

/**
 * Does `work` with the database of the backup.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withBackup = (work) => BACKUP.use(work);

/**
 * Does `work` with the database of problems.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withProblems = (work) => PROBLEMS.use(work);

/**
 * Does `work` with the database of players that people write.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withOwnPlayers = (work) => OWN_PLAYERS.use(work);

/**
 * Does `work` with the database of libraries for these players.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withLibraries = (work) => LIBRARIES.use(work);

/**
 * Does `work` with the database of what own players log.
 * @template T
 * @param {(database: Database) => Promise<T>} work resolves when its transaction is complete
 * @returns {Promise<T>}
 */
export const withOwnLogs = (work) => OWN_LOGS.use(work);

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
