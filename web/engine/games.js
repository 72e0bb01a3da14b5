// @ts-check
// Downloads the wheel (Python package) of a game that is not loaded at the start, when the game is first needed.
import { files } from "./runtime.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */

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
  const bytes = await files.bytes(`wheels/${name}`);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** @returns {Promise<Runtime>} */
function runtime() {
  return files.json("engine/runtime.json");
}
