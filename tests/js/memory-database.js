// @ts-check
// Keeps the records of one object store in memory, behind the part of the interface of `idb` that web/store/records.js uses.

/**
 * Returns a function like those of web/store/db.js. Transactions run one after the other, as in a browser.
 * @param {string} keyPath
 * @param {Map<string, any>} rows
 */
export function memory(keyPath, rows) {
  const copy = (/** @type {any} */ row) => (row === undefined ? undefined : structuredClone(row));
  const store = {
    keyPath,
    get: async (/** @type {string} */ key) => copy(rows.get(key)),
    getAll: async () => [...rows.values()].map(copy),
    put: async (/** @type {any} */ row) => void rows.set(row[keyPath], copy(row)),
    delete: async (/** @type {string} */ key) => void rows.delete(key),
  };
  let last = Promise.resolve();
  const database = {
    get: async (/** @type {string} */ _store, /** @type {string} */ key) => store.get(key),
    getAll: async () => store.getAll(),
    delete: async (/** @type {string} */ _store, /** @type {string} */ key) => void rows.delete(key),
    clear: async () => rows.clear(),
    transaction: () => ({ store, done: Promise.resolve() }),
  };
  return (/** @type {(database: any) => Promise<any>} */ work) => {
    const done = last.then(() => work(database));
    last = done.then(() => undefined, () => undefined);
    return done;
  };
}
