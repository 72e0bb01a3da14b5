// @ts-check
// Replaces IndexedDB in the worker by an empty database, so that PyScript also starts where the browser forbids databases.
// PyScript would cache packages there, but this site's packages come from the service worker.

/**
 * Makes a request like IndexedDB's: it succeeds a moment later, so that the caller can set `onsuccess` first.
 * @param {unknown} result
 */
function request(result) {
  /** @type {{result: unknown, onsuccess?: (event: {target: object}) => void}} */
  const made = { result };
  queueMicrotask(() => made.onsuccess?.({ target: made }));
  return made;
}

const store = { getAllKeys: () => request([]), clear: () => request(undefined) };
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };

/** Call it before PyScript opens its database, in a worker that stores nothing itself. */
export function useEmptyDatabase() {
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => request(database) } });
}
