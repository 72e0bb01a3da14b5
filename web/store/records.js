// @ts-check
// Keeps the records of an object store. What is to be stored follows from what is stored, and the engine may be asked for it
// meanwhile: it is stored only where nothing has changed since, else all begins again.

/** @import { MergedRows } from "../types.js" */
/** @import { Stores } from "./db.js" */

/** What a merge took: records that were new, that changed the stored one, and that could not be read.
 * @typedef {Omit<MergedRows, "rows">} Taken
 */

/** The most records that the engine merges in one call. */
const AT_ONCE = 500;

/** What the engine says of a call that it cannot read. @type {ReadonlySet<unknown>} */
const UNREAD = new Set(["bad-request", "request-too-large"]);

/** @param {Taken} sum @param {Taken} more @returns {Taken} the sum */
function add(sum, { added, changed, refused }) {
  sum.added += added;
  sum.changed += changed;
  sum.refused += refused;
  return sum;
}

/** A stored record that cannot be read. @typedef {{key: IDBValidKey, raw: unknown}} Broken */

/**
 * @template {object} R
 * @typedef {object} Shape
 * @property {Pick<Stores, "read" | "write">} database one of those of db.js
 * @property {string} store its name; its key path is one property of the records
 * @property {(raw: any) => raw is R} isSound checks a record before use: disks fail, and people edit what is stored
 */

/** @template {object} R */
export class Records {
  /** @param {Shape<R>} shape */
  constructor({ database, store, isSound }) {
    this.database = database;
    this.store = store;
    this.isSound = isSound;
    /** Number of records that the last `list` could not read. They stay where they are. */
    this.unreadable = 0;
    /** @type {readonly Broken[]} these records */
    this.broken = [];
  }

  /** @returns {Promise<R[]>} all records that can be read */
  async list() {
    /** @type {{rows: any[], path: string}} */
    const { rows, path } = await this.database.read(this.store, async ({ store }) => ({ rows: await store.getAll(), path: String(store.keyPath) }));
    const sound = rows.filter(this.isSound);
    this.broken = rows.filter((row) => !this.isSound(row)).map((raw) => ({ key: raw[path], raw }));
    this.unreadable = this.broken.length;
    return sound;
  }

  /**
   * @param {string} key
   * @returns {Promise<R | null>} null if there is none that can be read
   */
  async get(key) {
    const raw = await this.database.read(this.store, ({ store }) => store.get(key));
    return this.isSound(raw) ? raw : null;
  }

  /**
   * Changes one record.
   * @param {string} key
   * @param {(stored: R | null) => R | null | Promise<R | null>} change returns what to store under this key, null for nothing; is
   *   called again where another tab has changed the record meanwhile
   * @returns {Promise<R | null>} what `change` returned last
   */
  async change(key, change) {
    for (;;) {
      const before = await this.get(key);
      const after = await change(before);
      if (!after || (await this.swap(key, before, after))) return after;
    }
  }

  /**
   * Stores a record, unless what was stored before has been changed.
   * @param {string} key
   * @param {R | null} before
   * @param {R} after
   * @returns {Promise<boolean>} whether it is stored
   */
  swap(key, before, after) {
    return this.#swapAll(new Map([[key, before]]), [after]);
  }

  /**
   * Merges records from elsewhere, such as a backup. The engine says what comes of them; where another tab has changed a record
   * meanwhile, it is asked again.
   * @param {readonly unknown[]} records
   * @param {(here: R[], more: R[]) => Promise<MergedRows>} merge
   * @returns {Promise<Taken>}
   */
  async mergeIn(records, merge) {
    const sum = { added: 0, changed: 0, refused: 0 };
    for (let at = 0; at < records.length; at += AT_ONCE) {
      const all = records.slice(at, at + AT_ONCE);
      const sound = all.filter(this.isSound);
      add(sum, await this.#mergeSome(sound, merge));
      sum.refused += all.length - sound.length;
    }
    return sum;
  }

  /**
   * A record that the engine cannot read has it refuse all that it is handed with it: then these are merged in halves.
   * @param {R[]} more
   * @param {(here: R[], more: R[]) => Promise<MergedRows>} merge
   * @returns {Promise<Taken>}
   */
  async #mergeSome(more, merge) {
    if (more.length === 0) return { added: 0, changed: 0, refused: 0 };
    try {
      return await this.#mergeAll(more, merge);
    } catch (error) {
      if (!UNREAD.has(/** @type {{code?: unknown} | null} */ (error)?.code)) throw error;
      if (more.length === 1) return { added: 0, changed: 0, refused: 1 };
      const middle = more.length >> 1;
      return add(await this.#mergeSome(more.slice(0, middle), merge), await this.#mergeSome(more.slice(middle), merge));
    }
  }

  /**
   * @param {R[]} more
   * @param {(here: R[], more: R[]) => Promise<MergedRows>} merge
   * @returns {Promise<Taken>}
   */
  async #mergeAll(more, merge) {
    for (;;) {
      const before = await this.database.read(this.store, ({ store }) => this.#named(store, more));
      const { rows, ...taken } = await merge([...before.values()].filter(this.isSound), more);
      if (rows.length === 0 || (await this.#swapAll(before, /** @type {R[]} */ (rows)))) return taken;
    }
  }

  /**
   * @param {any} store
   * @param {readonly R[]} rows
   * @returns {Promise<Map<string, unknown>>} what is stored under the keys of `rows`
   */
  async #named(store, rows) {
    const keys = [...new Set(rows.map((row) => String(/** @type {any} */ (row)[String(store.keyPath)])))];
    return new Map(await Promise.all(keys.map(async (key) => /** @type {const} */ ([key, await store.get(key)]))));
  }

  /**
   * Stores rows, unless what was stored before has been changed.
   * @param {Map<string, unknown>} before by key
   * @param {readonly R[]} rows
   * @returns {Promise<boolean>} whether they are stored
   */
  #swapAll(before, rows) {
    const told = (/** @type {unknown} */ raw) => (this.isSound(raw) ? JSON.stringify(raw) : "");
    return this.#write(async (store) => {
      const now = await this.#named(store, rows);
      if ([...now].some(([key, raw]) => told(raw) !== told(before.get(key)))) return false;
      for (const row of rows) await this.#put(store, row);
      return true;
    });
  }

  /** Removes a record, unless it can be read: another tab may have mended it. @param {IDBValidKey} key */
  async removeBroken(key) {
    await this.#write(async (store) => {
      const raw = await store.get(key);
      if (raw !== undefined && !this.isSound(raw)) await store.delete(key);
    });
  }

  /** @param {string} key */
  async remove(key) {
    await this.#write((store) => store.delete(key));
  }

  /** Removes all records, also those that cannot be read. */
  async clear() {
    await this.#write((store) => store.clear());
  }

  /**
   * @template T
   * @param {(store: any) => Promise<T>} work
   * @returns {Promise<T>} resolves when the transaction is complete
   */
  #write(work) {
    return this.database.write(this.store, ({ store }) => work(store));
  }

  /**
   * Stores a record. One that cannot be read and has the same key is put away first, under a key of its own.
   * @param {any} store
   * @param {R} record
   */
  async #put(store, record) {
    const path = String(store.keyPath);
    const before = await store.get(/** @type {any} */ (record)[path]);
    if (before !== undefined && !this.isSound(before)) await store.put({ [path]: `unreadable ${crypto.randomUUID()}`, raw: before });
    await store.put(record);
  }
}

/**
 * @param {unknown} time
 * @returns {time is number} whether it is a time that a date can show, in milliseconds since 1970
 */
export const isTime = (time) => typeof time === "number" && !Number.isNaN(new Date(time).getTime()) && Math.abs(time) < LAST_TIME;

// JavaScript's dates end near it.
const LAST_TIME = 8e15;
