// @ts-check
// Decides which questions are answered with buttons on the board: those about districts in cities, or about players, if all
// are in sight.

/** @typedef {import("../../../kit/game.js").Scene} Scene */
/** @typedef {import("../../../types.js").OptionView} OptionView */

/** Pixels: of the own corner of a phone that lies on its side, and of a row of its board. */
const SIDE = { rest: 208, row: 86 };
/** The same of a phone upright, with bar, tabs and panel. */
const UPRIGHT = { rest: 416, row: 86 };
/** Of larger screens: the smallest hand, own city and rows; the bar, and the panel where it lies below. */
const LARGE = { rest: 268, row: 61, bar: 84, panel: 390 };

/**
 * The menu of a turn stays in the panel: it is about the hand as well.
 * @param {Scene} scene
 * @returns {boolean}
 */
export function answeredOnBoard(scene) {
  const { ask, targets } = scene;
  if (!ask || ask.kind === "turn" || targets.size === 0) return false;
  if (![...targets].every(([key, options]) => /^(?:district|seat):/.test(key) && options.length === 1)) return false;
  return areInSight(scene);
}

/**
 * @param {Scene} scene
 * @returns {boolean} whether the screen shows everything the question is about at once
 */
function areInSight({ view, targets, screen: { width, height } }) {
  const keys = [...targets.keys()];
  const rows = view.seats.length - (view.seat === null ? 0 : 1);
  const upright = width < 560 || (width <= 640 && height > 500);
  const flat = !upright && height <= 500;
  // The houses of a phone are too small for a button.
  if ((upright || flat) && asksFor(targets, "district")) return false;
  if (flat) return height - SIDE.rest >= rows * SIDE.row;
  // The own place lies on a page of its own.
  if (upright) return !keys.includes(`seat:${view.seat}`) && height - UPRIGHT.rest >= rows * UPRIGHT.row;
  return height - (width < 1000 ? LARGE.panel : LARGE.bar) - LARGE.rest >= rows * LARGE.row;
}

/**
 * @param {Scene["targets"]} targets
 * @param {"district" | "seat"} kind
 * @returns {boolean} whether any of them is of this kind
 */
function asksFor(targets, kind) {
  return [...targets.keys()].some((key) => key.startsWith(`${kind}:`));
}

/**
 * @param {Scene} scene
 * @param {"district" | "seat"} kind
 * @returns {boolean} whether things of this kind are chosen on the board now
 */
export function choosesFrom({ onBoard, targets }, kind) {
  return onBoard && asksFor(targets, kind);
}

/**
 * @param {Scene} scene
 * @returns {OptionView[]} what is about no thing on the board
 */
export function restOf({ ask, targets }) {
  const about = new Set([...targets.values()].flat().map(({ id }) => id));
  return (ask?.options ?? []).filter(({ id }) => !about.has(id));
}
