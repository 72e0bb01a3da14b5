// @ts-check
// What can be played, and by whom, from the engine's answer to `hello`.

/**
 * @typedef {import("../types.js").Catalogue & {game: string, players: string[]}} Offer
 *   what a game can be played with, and who may sit on a chair
 */

/**
 * @param {import("../types.js").Hello} hello
 * @returns {Offer}
 */
export function offerOf({ games }) {
  const { game, players, catalogue } = /** @type {import("../types.js").GameEntry} */ (games[0]);
  return { game, players: ["person", "elsewhere", ...players], ...catalogue };
}
