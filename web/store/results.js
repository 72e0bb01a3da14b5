// @ts-check
// Stores a small row for each finished game. It stays when the game itself is deleted.
import { withResults } from "./db.js";

const STORE = "results";

/**
 * @template {{match: string}} R
 * @param {R} row
 */
export async function putResult(row) {
  await withResults((database) => database.put(STORE, row));
}

/**
 * @param {string} match
 * @returns {Promise<any>} the row as it was stored; undefined where there is none
 */
export async function getResult(match) {
  return withResults((database) => database.get(STORE, match));
}

/** @returns {Promise<any[]>} */
export async function listResults() {
  return withResults((database) => database.getAll(STORE));
}

/** @param {string} match */
export async function deleteResult(match) {
  await withResults((database) => database.delete(STORE, match));
}

export async function clearResults() {
  await withResults((database) => database.clear(STORE));
}
