// @ts-check
// Stores what a tab needs to reconnect after a reload. Without it a fresh invitation is needed.
import { withDatabase } from "./db.js";

/**
 * Those of one room.
 * @template {{name: string}} T
 * @param {string} room
 */
export function sparesOf(room) {
  const start = `spare ${room} `;
  // Certificates are kept as they are: the key in them never leaves the browser.
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  return {
    /** @returns {Promise<T[]>} */
    all: () => withDatabase((database) => database.getAll("settings", range)).catch(() => []),
    /** @param {T} spare */
    put: async (spare) => {
      await withDatabase((database) => database.put("settings", spare, start + spare.name)).catch(() => undefined);
    },
    /** @param {string} name */
    drop: async (name) => {
      await withDatabase((database) => database.delete("settings", start + name)).catch(() => undefined);
    },
  };
}
