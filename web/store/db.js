// @ts-check
// The page's IndexedDB databases, with one connection for each. All that is read and written goes through `read` and `write` here:
// Safari may lose a connection at any time, so each transaction can open a new one, and one that is not answered is told (lib/waiting/watch.js).
import { patience, watched } from "../lib/waiting/watch.js";
import { openDB } from "../vendor/idb.js";

const TRIES = 3;

/** @import { IDBPDatabase as Database } from "../vendor/idb.js" */

/**
 * @template T
 * @typedef {object} Order what is to be done in one transaction
 * @property {"readonly" | "readwrite"} mode
 * @property {string | string[]} stores
 * @property {"strict" | "relaxed"} [durability] whether a write is answered only once the disk has it
 * @property {(transaction: any) => Promise<T>} work
 */

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
    const open = (this.open ??= this.#openSoon());
    open.catch(() => this.open === open && (this.open = null));
    return open;
  }

  /** Opens the database, and asks once more if the answer is late. All that waits for it goes on in order, with the first answer. */
  async #openSoon() {
    const { late, stop } = patience();
    const asked = [this.#ask()];
    const again = late.then(() => (asked[1] = this.#ask()));
    try {
      const database = await Promise.race([...asked, again]);
      for (const other of asked) void other.then((one) => one === database || one.close(), () => {});
      return database;
    } finally {
      stop();
    }
  }

  /** @returns {Promise<Database>} */
  #ask() {
    return openDB(this.name, 1, {
      upgrade: this.upgrade,
      // Another tab needs a newer version of the database. Close ours; the next operation opens it again.
      blocking: () => void this.forget(),
      terminated: () => (this.open = null),
    });
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
   * Runs a transaction. After a lost connection opens another one and runs it again.
   * @template T
   * @param {Order<T>} order
   * @returns {Promise<T>} resolves when it is complete, however long that takes
   */
  run(order) {
    return watched(order.mode === "readonly" ? "read" : "write", async (late) => {
      for (let tries = 1; ; tries += 1) {
        const state = { opened: false };
        try {
          return await this.#once(order, state, tries === 1 ? late : null);
        } catch (error) {
          if (tries === TRIES || isFinal(error) || (this.blocked && !state.opened)) {
            this.blocked = !state.opened;
            throw new StoreError(storageCode(error, this.blocked), error);
          }
          await this.forget();
          await new Promise((resolve) => setTimeout(resolve, 80 * tries));
        }
      }
    });
  }

  /**
   * Runs a transaction. A write whose answer is late is waited for, since it may still be stored. A read is also begun on another
   * connection, once: some browsers open a database that never answers.
   * @template T
   * @param {Order<T>} order
   * @param {{opened: boolean}} state notes whether the database could be opened
   * @param {Promise<void> | null} late resolves when the answer is late
   * @returns {Promise<T>}
   */
  async #once(order, state, late) {
    const reading = order.mode === "readonly";
    const answer = this.#connected(state).then((database) => (reading ? read(database, order) : write(database, order)));
    if (!late || !reading) return answer;
    const { open } = this;
    const again = late.then(() => {
      // A database that is not open yet is asked for again by `connect`, and another read may have opened a new connection.
      if (!state.opened) return answer;
      if (this.open === open) void this.forget();
      return this.#connected(state).then((database) => read(database, order));
    });
    return Promise.race([answer, again]);
  }

  /** @param {{opened: boolean}} state */
  async #connected(state) {
    const database = await this.connect();
    state.opened = true;
    this.blocked = false;
    return database;
  }
}

/**
 * @template T
 * @param {Database} database
 * @param {Order<T>} order
 * @returns {Promise<T>}
 */
function read(database, { stores, work }) {
  const transaction = database.transaction(stores);
  // The request that fails has the reason.
  transaction.done.catch(() => {});
  return work(transaction);
}

/**
 * @template T
 * @param {Database} database
 * @param {Order<T>} order
 * @returns {Promise<T>} resolves when the transaction is complete
 */
async function write(database, { stores, mode, durability, work }) {
  const transaction = database.transaction(stores, mode, durability ? { durability } : {});
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    // A full disk ends the transaction, and only this promise has that reason.
    await transaction.done;
    throw error;
  }
}

/**
 * What the stores use of a database. `work` gets the transaction, waits for nothing but its requests, and may be called again.
 * @typedef {object} Stores
 * @property {<T>(stores: string | string[], work: (transaction: any) => Promise<T>) => Promise<T>} read
 * @property {<T>(stores: string | string[], work: (transaction: any) => Promise<T>, durability?: "strict" | "relaxed") => Promise<T>} write
 *   resolves when the transaction is complete
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} name begins with the site's name, since other sites of the same account share the origin
 * @param {Record<string, string | string[] | null>} stores with the part of a row that is its key; null if the key stands beside it
 * @returns {Stores}
 */
function database(name, stores) {
  const connection = new Connection(name, (made) => {
    for (const [store, keyPath] of Object.entries(stores)) made.createObjectStore(store, { keyPath });
  });
  return {
    read: (names, work) => connection.run({ mode: "readonly", stores: names, work }),
    write: (names, work, durability) => connection.run({ mode: "readwrite", stores: names, work, ...(durability ? { durability } : {}) }),
    close: () => connection.forget(),
  };
}

// What came later has a database of its own: an earlier version of the page must still be able to open those that it knows.
export const tableDatabase = database("citadels-table", { matches: "id", settings: null });
export const resultsDatabase = database("citadels-table-results", { results: "match" });
export const daysDatabase = database("citadels-table-days", { days: "id" });
export const problemsDatabase = database("citadels-table-problems", { problems: "id" });
/** The folder of the backup, and what was last written there. */
export const backupDatabase = database("citadels-table-backup", { facts: null });
export const ownPlayersDatabase = database("citadels-table-own-players", { players: "id" });
/** Facts about each library of own players, and separately the wheels, which are large. */
export const librariesDatabase = database("citadels-table-libraries", { libraries: "id", wheels: null });
/** What own players log at the table, by match and moment. */
export const ownLogsDatabase = database("citadels-table-own-logs", { logs: ["match", "number"] });
/** What a search for the decisions that cost most has found, by match. */
export const costsDatabase = database("citadels-table-costs", { costs: null });

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
function storageCode(error, blocked) {
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
