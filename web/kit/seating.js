// @ts-check
// Decides who plays each chair of a match that begins in the middle of a finished one.

/** @import { Chair } from "../types.js" */

/** The kind of player of a chair that an own player takes. */
export const OWN = "own";

/**
 * Returns the chairs of the next game: a computer player takes the chairs of people who are not at this device.
 * @param {readonly Chair[]} seating of the finished game
 * @param {ReadonlySet<number>} people seats of people at this device
 * @param {string} computer the level of the computer player that takes such a chair
 * @returns {Chair[]}
 */
export function seatingFor(seating, people, computer) {
  return seating.map(({ name, player }, seat) => {
    if (people.has(seat)) return { name, player: "person" };
    return { name, player: isComputer(player) ? player : computer };
  });
}

/**
 * @param {string} player
 * @returns {boolean} whether it is a computer player, including an own player
 */
export function isComputer(player) {
  return !["person", "elsewhere", "nobody"].includes(player);
}
