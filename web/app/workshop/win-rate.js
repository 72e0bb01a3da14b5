// @ts-check
// Computes the win rate of a series of games with its confidence interval.

/** @typedef {{rate: number, low: number, high: number}} Rate `low` and `high` bound the 95 % interval */

/** Standard deviations of a 95 % interval. */
const CONFIDENT = 1.96;

/**
 * The Wilson score interval, as the terminal's arena computes it.
 * @param {number} won the sum of victories; a shared victory counts as its share
 * @param {number} games
 * @returns {Rate}
 */
export function winRate(won, games) {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = won / games;
  const square = CONFIDENT ** 2;
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const margin = (CONFIDENT * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2))) / (1 + square / games);
  return { rate, low: Math.max(middle - margin, 0), high: Math.min(middle + margin, 1) };
}

/**
 * @param {readonly {won: number}[]} games in their order
 * @returns {Rate[]} the win rate after each game
 */
export function winRates(games) {
  let won = 0;
  return games.map((game, at) => winRate((won += game.won), at + 1));
}
