// @ts-check
// Tells how large the window is. The numbers are those of the style sheets (styles/tokens.css).

/** @typedef {{width: number, height: number}} Size */

/** A window at most so wide is a phone. */
const PHONE = 640;
/** A narrower window has the panel below the table, not beside it. */
const WIDE = 1000;
/** A window at most so high is low. */
const LOW = 500;
/** An upright phone at most so high is one of the lowest. */
const LOWEST = 700;
/** A low window at most so wide is no phone on its side but a screen at 400 % zoom: it has the parts of an upright phone. */
const ZOOMED = 480;

/** The query for phones, upright and on their side. */
export const ON_A_PHONE = `(width <= ${PHONE}px), (height <= ${LOW}px)`;
/** The query for phones that are so low that a note has one line. */
export const ON_A_LOW_PHONE = `(width <= ${PHONE}px) and (height <= 600px), (height <= ${LOW}px)`;
/** The query for devices with a mouse: nearly all of them have a keyboard, and few phones have either. */
export const HAS_A_MOUSE = "(any-hover: hover)";

/**
 * @param {Size} window
 * @returns {boolean} whether it is laid out as a phone held upright
 */
export function isUpright({ width, height }) {
  return width <= (height > LOW ? PHONE : ZOOMED);
}

/**
 * @param {Size} window
 * @returns {boolean} whether it is a phone on its side
 */
export function isOnItsSide({ width, height }) {
  return height <= LOW && width > ZOOMED;
}

/**
 * @param {Size} window
 * @returns {boolean} whether the own place has one low row: on a phone on its side, and on the lowest upright ones
 */
export function isLow({ width, height }) {
  return height > LOW ? width <= PHONE && height <= LOWEST : width > ZOOMED;
}

/**
 * @param {Size} window
 * @returns {boolean} whether the panel lies beside the table
 */
export function hasSide({ width }) {
  return width >= WIDE;
}
