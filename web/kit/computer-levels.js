// @ts-check
// Lists the levels and tempers of computer players, and gives tempers to the computer players of a table. A chair's player
// is a level, or level and temper: `strong-raider`.
import { isComputer } from "./seating.js";

/** @typedef {import("./setup-model.js").Chair} Chair */

/** Each computer player at the table gets another temper. */
export const MIX = "mix";

/**
 * @param {readonly string[]} players who may sit on a chair
 * @returns {string[]} the same without tempers
 */
export function levelsOf(players) {
  return players.filter((player) => !player.includes("-"));
}

/**
 * @param {readonly string[]} players who may sit on a chair
 * @returns {string[]} the tempers there are
 */
export function tempersOf(players) {
  return [...new Set(players.flatMap((player) => player.split("-")[1] ?? []))];
}

/**
 * Gives the computer players a temper, if their level has tempers. In a mix the temper goes with the name, so that a person gets to
 * know them; no temper repeats while one is left.
 * @param {readonly Chair[]} chairs
 * @param {string} temper of all, `MIX`, or "" for none
 * @param {readonly string[]} players who may sit on a chair
 * @returns {Chair[]}
 */
export function withTemper(chairs, temper, players) {
  const tempers = tempersOf(players);
  /** @type {string[]} */
  let left = [];
  return chairs.map(({ name, player }) => {
    if (!temper || !isComputer(player) || !players.some((other) => other.startsWith(`${player}-`))) return { name, player };
    if (left.length === 0) left = [...tempers];
    const own = temper === MIX ? left.splice(sumOf(name) % left.length, 1)[0] : temper;
    return { name, player: players.includes(`${player}-${own}`) ? `${player}-${own}` : player };
  });
}

/**
 * @param {string} name
 * @returns {number} one and the same for the same name
 */
function sumOf(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
