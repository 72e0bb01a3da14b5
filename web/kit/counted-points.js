// @ts-check
// Says which points of a seat the board may show: while the scores are counted, those counted so far.

/**
 * @param {{counted?: ReadonlyMap<number | null, number> | null}} scene
 * @param {number | null} seat null for a rival without one
 * @param {number} points
 * @returns {number | null} null where they are not told yet
 */
export function pointsOf({ counted }, seat, points) {
  return counted ? (counted.get(seat) ?? null) : points;
}

/** What stands in place of points that are not told yet. */
export const UNTOLD = "–";
