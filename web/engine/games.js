// @ts-check
// Downloads the wheel (Python package) of a game that is not loaded at the start, when the game is first needed.
import { files } from "./runtime.js";
import { toBase64 } from "../lib/base64.js";

/** @import { Runtime } from "./runtime.js" */

/** @returns {Promise<string[]>} ids of the games that are not loaded at the start */
export async function laterGames() {
  return Object.keys((await runtime()).games);
}

/**
 * @param {string} game
 * @returns {Promise<string | null>} its wheel in Base64; null if the site has no such game
 */
export async function fetchGameWheel(game) {
  const { games } = await runtime();
  const name = Object.hasOwn(games, game) ? games[game] : undefined;
  if (name === undefined) return null;
  return toBase64(await files.bytes(`wheels/${name}`));
}

/** @returns {Promise<Runtime>} */
function runtime() {
  return files.json("engine/runtime.json");
}
