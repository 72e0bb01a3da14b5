// @ts-check
// Decides when the page reminds a person of a backup: rarely, and only if there is something to lose.
import { matches } from "../../lib/pattern.js";

const DAY = 86_400_000;

/**
 * @typedef {object} Situation
 * @property {number} now milliseconds since 1970, as all times here
 * @property {readonly number[]} ended when finished games have ended
 * @property {number} saved time of the last backup; 0 for none
 * @property {number} reminded time when the last reminder was dismissed; 0 for none
 * @property {boolean} sevenDays whether the browser deletes the data of a page that was not visited for seven days
 */

/** The least games since the last backup, and the least days since the last reminder. */
const USUAL = { games: 5, days: 30 };
const SEVEN_DAYS = { games: 1, days: 7 };

/**
 * @param {Situation} situation
 * @returns {boolean}
 */
export function remindNow({ now, ended, saved, reminded, sevenDays }) {
  const { games, days } = sevenDays ? SEVEN_DAYS : USUAL;
  // A time to come was noted by a clock that was ahead: it says nothing.
  const [last, told] = [saved, reminded].map((time) => (time > now ? 0 : time));
  return ended.filter((time) => time > (last ?? 0) && time <= now).length >= games && now - (told ?? 0) >= days * DAY;
}

/**
 * Safari and the other browsers of Apple's tablets and phones do so, unless the page is on the Home Screen.
 * @param {{install: string, agent: string}} browser
 * @returns {boolean}
 */
export function deletesAfterSevenDays({ install, agent }) {
  if (install === "installed") return false;
  return install === "by-hand" || (matches(/Safari\//, agent) && !matches(/Chrom|Android/, agent));
}
