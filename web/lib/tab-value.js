// @ts-check
// Keeps a text in the tab: it outlives a reload, but not the tab. A browser that forbids site data keeps nothing.

/** @typedef {{get: () => string | null, set: (text: string) => void, clear: () => void}} TabValue */

/**
 * @param {string} name
 * @returns {TabValue}
 */
export function tabValue(name) {
  /** @template T @param {(storage: Storage) => T} work */
  const tried = (work) => {
    try {
      return work(sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    get: () => tried((storage) => storage.getItem(name)),
    set: (text) => void tried((storage) => storage.setItem(name, text)),
    clear: () => void tried((storage) => storage.removeItem(name)),
  };
}
