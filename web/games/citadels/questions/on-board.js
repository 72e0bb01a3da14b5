// @ts-check
// Decides which questions are answered with buttons on the board: those about districts of cities or about players, if all of
// these are on the screen.

import { hasSide, isOnItsSide, isUpright } from "../../../kit/window-size.js";
import { matches } from "../../../lib/pattern.js";

/** @import { Scene } from "../../../kit/game.js" */
/** @import { OptionView } from "../../../types.js" */

/** Heights in pixels on a phone in landscape: everything but the rows of the board, and one row. */
const LANDSCAPE = { rest: 208, row: 86 };
/** The same on a phone in portrait. */
const PORTRAIT = { rest: 416, row: 86 };
/** Heights in pixels on larger screens: hand and own city at least, one row at least, the bar, and the panel if it lies below. */
const LARGE = { rest: 268, row: 61, bar: 84, panel: 390 };

/**
 * The menu of a turn stays in the panel, since it is about the hand as well.
 * @param {Scene} scene
 * @returns {boolean} whether the question is answered on the board
 */
export function answeredOnBoard(scene) {
  const { ask, targets } = scene;
  if (!ask || ask.kind === "turn" || targets.size === 0) return false;
  if (![...targets].every(([key, options]) => matches(/^(?:district|seat):/, key) && options.length === 1)) return false;
  return areInSight(scene);
}

/**
 * @param {Scene} scene
 * @returns {boolean} whether the screen shows everything that the question is about at once
 */
function areInSight({ view, targets, screen }) {
  const { height } = screen;
  const keys = [...targets.keys()];
  const rows = view.seats.length - (view.seat === null ? 0 : 1);
  const portrait = isUpright(screen);
  const landscape = isOnItsSide(screen);
  // Districts on a phone are too small for a button.
  if ((portrait || landscape) && asksFor(targets, "district")) return false;
  if (landscape) return height - LANDSCAPE.rest >= rows * LANDSCAPE.row;
  // The viewer's own place is behind another tab.
  if (portrait) return !keys.includes(`seat:${view.seat}`) && height - PORTRAIT.rest >= rows * PORTRAIT.row;
  return height - (hasSide(screen) ? LARGE.bar : LARGE.panel) - LARGE.rest >= rows * LARGE.row;
}

/**
 * @param {Scene["targets"]} targets
 * @param {"district" | "seat"} kind
 * @returns {boolean} whether the question is about any thing of this kind
 */
function asksFor(targets, kind) {
  return [...targets.keys()].some((key) => key.startsWith(`${kind}:`));
}

/**
 * @param {Scene} scene
 * @param {"district" | "seat"} kind
 * @returns {boolean} whether things of this kind are chosen on the board now
 */
export function choosesOnBoard({ onBoard, targets }, kind) {
  return onBoard && asksFor(targets, kind);
}

/**
 * @param {Scene} scene
 * @returns {OptionView[]} the options that are about no thing on the board; they stay in the panel
 */
export function optionsOffBoard({ ask, targets }) {
  const about = new Set([...targets.values()].flat().map(({ id }) => id));
  return (ask?.options ?? []).filter(({ id }) => !about.has(id));
}
