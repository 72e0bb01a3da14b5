// @ts-check
// Keeps the records of one object store in memory, behind the part of the interface of `idb` that web/store/records.js uses.

/**
 * Returns a database like those of web/store/db.js. Transactions run one after the other, as in a browser.
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
    clear: async () => rows.clear(),
  };
  let last = Promise.resolve();
  const run = (/** @type {unknown} */ _store, /** @type {(transaction: any) => Promise<any>} */ work) => {
    const done = last.then(() => work({ store }));
    last = done.then(() => undefined, () => undefined);
    return done;
  };
  return { read: run, write: run };
}
