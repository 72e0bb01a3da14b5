// @ts-check
// Fetches the wheel of a game that is not loaded at the start, when a person first chooses the game.
import { files } from "./runtime.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */

/** @returns {Promise<string[]>} the games that can be had beyond those of the start */
export async function laterGames() {
  return Object.keys((await runtime()).games);
}

/**
 * @param {string} game
 * @returns {Promise<string | null>} its wheel in base64; null where there is none
 */
export async function fetchGame(game) {
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
