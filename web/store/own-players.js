// @ts-check
// Stores the computer players that a person writes in the workshop, each with its saved versions.
import { sha256 } from "../lib/hex.js";
import { ownPlayersDatabase } from "./db.js";
import { inheritHold, noteOwnCode } from "./foreign-code.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { Call, PlayerRow, PlayerVersion } from "../types.js" */

/** @typedef {PlayerVersion} Version */
/** @typedef {PlayerRow} OwnPlayer */

/** @type {Records<OwnPlayer>} */
export const OWN_PLAYERS = new Records({ database: ownPlayersDatabase, store: "players", isSound: fits("PlayerRow") });

/** @returns {Promise<OwnPlayer[]>} all valid players, the last changed one first */
export const listOwnPlayers = async () => (await OWN_PLAYERS.list()).sort((one, other) => other.updated - one.updated);

/**
 * Merges players from elsewhere, such as a backup, into those stored here: no two of a game have the same name.
 * @param {readonly unknown[]} records
 * @param {Call} call of the engine
 */
export const mergeOwnPlayers = (records, call) => OWN_PLAYERS.mergeIn(records, async (_, more) => call("merge_rows", { store: "players", here: await OWN_PLAYERS.list(), more }));

/**
 * Holds a changed text of a player that has come with a backup as long as the text it was made of may not run. Called before the
 * change is stored.
 * @param {OwnPlayer} before
 * @param {OwnPlayer} after
 */
export async function holdChanged(before, after) {
  if (before.text !== after.text) await inheritHold(await sha256(before.text), await sha256(after.text));
}

/** @param {string} id */
export async function deleteOwnPlayer(id) {
  const before = await OWN_PLAYERS.get(id);
  const texts = before ? [before.text, ...before.versions.map(({ text }) => text)] : [];
  await noteOwnCode(await Promise.all(texts.map((text) => sha256(text)))).catch((error) => console.warn(error));
  await OWN_PLAYERS.remove(id);
}
