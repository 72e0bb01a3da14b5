// @ts-check
// Lists the levels and tempers of computer players, and gives each computer player at a table a temper. The id of a computer
// player is a level (`strong`), or a level and a temper (`strong-raider`).
import { isComputer } from "./seating.js";

/** @import { Chair } from "./setup-model.js" */

/** The choice in the form that gives each computer player a different temper. */
export const MIX = "mix";

/**
 * @param {readonly string[]} players kinds of players for a chair
 * @returns {string[]} those without a temper
 */
export function levelsOf(players) {
  return players.filter((player) => !player.includes("-"));
}

/**
 * @param {readonly string[]} players kinds of players for a chair
 * @returns {string[]} their tempers, each once
 */
export function tempersOf(players) {
  return [...new Set(players.flatMap((player) => player.split("-")[1] ?? []))];
}

/**
 * Gives the computer players a temper if their level has tempers. With `MIX` the name of a player decides its temper, so that a
 * person gets to know the players; a temper is used again only when all have been used.
 * @param {readonly Chair[]} chairs
 * @param {string} temper one for all, `MIX`, or "" for none
 * @param {readonly string[]} players kinds of players for a chair
 * @returns {Chair[]}
 */
export function withTemper(chairs, temper, players) {
  const tempers = tempersOf(players);
  /** @type {string[]} */
  let left = [];
  return chairs.map(({ name, player }) => {
    if (!temper || !isComputer(player) || !players.some((other) => other.startsWith(`${player}-`))) return { name, player };
    if (left.length === 0) left = [...tempers];
    const own = temper === MIX ? left.splice(hashOf(name) % left.length, 1)[0] : temper;
    return { name, player: players.includes(`${player}-${own}`) ? `${player}-${own}` : player };
  });
}

/**
 * @param {string} name
 * @returns {number} equal for equal names
 */
function hashOf(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
