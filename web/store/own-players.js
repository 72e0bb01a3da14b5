// @ts-check
// Stores the computer players that a person writes in the workshop, each with its saved versions.
import { sha256 } from "../lib/hex.js";
import { withOwnPlayers } from "./db.js";
import { inheritHold, noteOwnCode } from "./foreign-code.js";

const STORE = "players";

/**
 * @typedef {object} Version
 * @property {number} time of saving, in milliseconds since 1970
 * @property {string} text
 */

/**
 * @typedef {object} OwnPlayer
 * @property {string} id
 * @property {string} game
 * @property {string} name of its file, without `.py`
 * @property {string} text as it was last typed
 * @property {readonly Version[]} versions the saved versions, the oldest first
 * @property {number} updated when this was stored, in milliseconds since 1970
 */

/** @returns {Promise<OwnPlayer[]>} all valid players, the last changed one first */
export async function listOwnPlayers() {
  const rows = await withOwnPlayers((database) => database.getAll(STORE));
  return rows.filter(isOwnPlayer).sort((one, other) => other.updated - one.updated);
}

/**
 * Stores a player. A changed text of one that has come with a backup and may not run may not run either.
 * @param {OwnPlayer} player
 */
export async function putOwnPlayer(player) {
  const before = await withOwnPlayers((database) => database.get(STORE, player.id));
  if (isOwnPlayer(before) && before.text !== player.text) await inheritHold(await sha256(before.text), await sha256(player.text));
  await withOwnPlayers((database) => database.put(STORE, player));
}

/**
 * Reads all players and stores those that `change` returns, in one transaction: no other tab can store in between.
 * @param {(players: OwnPlayer[]) => readonly OwnPlayer[]} change may be called again after a lost connection
 */
export async function changeOwnPlayers(change) {
  await withOwnPlayers(async (database) => {
    const work = database.transaction(STORE, "readwrite");
    const rows = await work.store.getAll();
    await Promise.all([...change(rows.filter(isOwnPlayer)).map((player) => work.store.put(player)), work.done]);
  });
}

/** @param {string} id */
export async function deleteOwnPlayer(id) {
  const before = await withOwnPlayers((database) => database.get(STORE, id));
  const texts = isOwnPlayer(before) ? [before.text, ...before.versions.map(({ text }) => text)] : [];
  await noteOwnCode(await Promise.all(texts.map((text) => sha256(text)))).catch((error) => console.warn(error));
  await withOwnPlayers((database) => database.delete(STORE, id));
}

/**
 * @param {any} raw
 * @returns {raw is OwnPlayer}
 */
export function isOwnPlayer(raw) {
  const words = [raw?.id, raw?.game, raw?.name, raw?.text];
  return words.every((word) => typeof word === "string") && Number.isFinite(raw.updated) && Array.isArray(raw.versions) && raw.versions.every(isVersion);
}

/** @param {any} raw */
function isVersion(raw) {
  return typeof raw?.text === "string" && Number.isFinite(raw.time);
}
