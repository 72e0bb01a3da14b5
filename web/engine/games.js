// @ts-check
// Downloads the wheel (Python package) of a game or a part that is not loaded at the start, when it is first needed.
import { files } from "./runtime.js";
import { toBase64 } from "../lib/base64.js";

/** @import { Runtime } from "./runtime.js" */

/** @returns {Promise<string[]>} ids of the games that are not loaded at the start */
export async function laterGames() {
  return Object.keys((await runtime()).games);
}

/**
 * @param {string} wanted a game or a part
 * @returns {Promise<string | null>} its wheel in Base64; null if the site has none
 */
export async function fetchLaterWheel(wanted) {
  const { games, parts } = await runtime();
  const all = { ...games, ...parts };
  const name = Object.hasOwn(all, wanted) ? all[wanted] : undefined;
  if (name === undefined) return null;
  return toBase64(await files.bytes(`wheels/${name}`));
}

/** @returns {Promise<Runtime>} */
function runtime() {
  return files.json("engine/runtime.json");
}
