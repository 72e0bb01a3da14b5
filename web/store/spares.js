// @ts-check
// Stores what a device needs to reconnect to a room after a reload. Without it the person needs a new invitation.
import { withDatabase } from "./db.js";
import { refused } from "./refusals.js";

/**
 * Returns functions that read, store and delete the entries of one room (`Kept` in web/peer/remote-end.js).
 * @template {{name: string}} T
 * @param {string} room
 */
export function sparesOf(room) {
  const start = `spare ${room} `;
  // Certificates are stored as objects: their private key never leaves the browser.
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  return {
    /** @returns {Promise<T[]>} */
    all: () => withDatabase((database) => database.getAll("settings", range)).catch(() => []),
    /** @param {T} spare */
    put: async (spare) => {
      await withDatabase((database) => database.put("settings", spare, start + spare.name)).catch(refused);
    },
    /** @param {string} name */
    drop: async (name) => {
      await withDatabase((database) => database.delete("settings", start + name)).catch(() => undefined);
    },
  };
}
