// @ts-check
// Gives PyScript an empty database for packages, so that it also starts where the browser forbids databases. This site's
// packages come from the service worker, so that database would stay empty: the worker is given an empty one.

/**
 * A request as IndexedDB makes them: it succeeds once its maker has had time to listen.
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

/** Call it in a worker that keeps nothing in a database of its own, before PyScript opens its. */
export function useEmptyDatabase() {
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => request(database) } });
}
