// @ts-check
// Returns the points that the board shows for a seat: during the final count of scores, those counted so far.

/**
 * @param {{counted?: ReadonlyMap<number | null, number> | null}} scene
 * @param {number | null} seat null for a rival without one
 * @param {number} points all its points
 * @returns {number | null} null if its points are not counted yet
 */
export function shownPoints({ counted }, seat, points) {
  return counted ? (counted.get(seat) ?? null) : points;
}

/** Placeholder for points that are not counted yet. A dash would be read as the minus of the figure after it. */
export const POINTS_PLACEHOLDER = "…";
