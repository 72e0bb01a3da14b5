// @ts-check
// Stores what a device needs to reconnect to a room after a reload. Without it the person needs a new invitation.
import { tableDatabase } from "./db.js";
import { refused } from "./refusals.js";

const STORE = "settings";

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
    all: () => tableDatabase.read(STORE, ({ store }) => store.getAll(range)).catch(() => []),
    /** @param {T} spare */
    put: async (spare) => {
      await tableDatabase.write(STORE, ({ store }) => store.put(spare, start + spare.name)).catch(refused);
    },
    /** @param {string} name */
    drop: async (name) => {
      await tableDatabase.write(STORE, ({ store }) => store.delete(start + name)).catch(() => undefined);
    },
  };
}
