// @ts-check
// Reads what can be played, and by which players, from the engine's answer to `hello`.

/** @import { Offer } from "../kit/game.js" */

/**
 * @param {import("../types.js").Hello} hello
 * @returns {Offer}
 */
export function offerOf({ games }) {
  const { game, rules, seats, players, redeals, catalogue } = /** @type {import("../types.js").GameEntry} */ (games[0]);
  return { game, rules, seats, players: ["person", "elsewhere", ...players], redeals, ...catalogue };
}
