// @ts-check
// Reads the flags in the page's address: ?lang=en&seed=7&players=4&motion=0&bots=instant&go=resume&day=2026-11-22
// `workers`, a flag of former versions, is accepted and has no effect.
import { isDay } from "../lib/day.js";
import { matches } from "../lib/pattern.js";

/**
 * @typedef {object} Flags
 * @property {string | null} lang
 * @property {number | null} seed
 * @property {number | null} players
 * @property {boolean} motion false if the address switches animations off
 * @property {boolean} instant computer players answer without a pause
 * @property {string | null} day instead of the device's own, as `2026-11-22`
 * @property {string | null} go the target of an app shortcut: `resume`, `new` or `daily`
 */

/**
 * @param {string} search the query of the address, with or without its question mark
 * @returns {Flags}
 */
export function readFlags(search) {
  const query = new URLSearchParams(search);
  return {
    lang: query.get("lang"),
    seed: wholeNumber(query.get("seed")),
    players: wholeNumber(query.get("players")),
    motion: query.get("motion") !== "0",
    instant: query.get("bots") === "instant",
    day: isDay(query.get("day")) ? query.get("day") : null,
    go: query.get("go"),
  };
}

/**
 * @param {string | null} text
 * @returns {number | null}
 */
function wholeNumber(text) {
  if (text === null || !matches(/^\d{1,16}$/, text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
