// @ts-check
// Decides which kind of player takes a chair, as far as every game knows it.

/** @typedef {import("../types.js").Chair} Chair */

/** The player of a chair in which a file of the person at this device plays. */
export const OWN = "own";

/**
 * The chairs of the new game: those of people who are not here are taken by a computer player.
 * @param {readonly Chair[]} seating of the finished game
 * @param {ReadonlySet<number>} people seats that people at this device play
 * @param {string} computer the level of a computer player that stands in
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
 * @returns {boolean} whether it is a computer player's level
 */
export function isComputer(player) {
  return !["person", "elsewhere", "nobody"].includes(player);
}
