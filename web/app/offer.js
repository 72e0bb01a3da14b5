// @ts-check
// What can be played, and by whom, from the engine's answer to `hello`.

/**
 * @typedef {import("../types.js").Catalogue & {game: string, players: string[], redeals: boolean}} Offer
 *   what a game can be played with, who may sit on a chair, and whether running games can be played on with the hidden dealt anew
 */

/**
 * @param {import("../types.js").Hello} hello
 * @returns {Offer}
 */
export function offerOf({ games }) {
  const { game, players, redeals, catalogue } = /** @type {import("../types.js").GameEntry} */ (games[0]);
  return { game, players: ["person", "elsewhere", ...players], redeals, ...catalogue };
}
