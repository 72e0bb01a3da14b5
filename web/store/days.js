// @ts-check
// Stores the deals of the day that were played or opened on this device: one record for each day and game.
import { daysDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { DayRow, TryScore, DayTry, DayVersions } from "../types.js" */

/** @typedef {DayVersions} Versions */
/** @typedef {TryScore} Score */
/** @typedef {DayTry} Try */
/** @typedef {DayRow} DayRecord */

/**
 * @param {string} day
 * @param {string} game
 * @returns {string}
 */
export const dayId = (day, game) => `${day} ${game}`;

/** @type {Records<DayRecord>} */
export const DAYS = new Records({ database: daysDatabase, store: "days", isSound: fits("DayRow") });

/** @returns {Promise<DayRecord[]>} all valid records, the latest day first */
export const listDays = async () => (await DAYS.list()).sort((one, other) => (one.id < other.id ? 1 : -1));

/**
 * Merges records from elsewhere, such as a backup, into those stored here. No stored try is lost.
 * @param {readonly unknown[]} records
 */
export const mergeDays = (records) => DAYS.mergeIn(records, joined);

/**
 * @param {DayRecord} record
 * @param {DayRecord | null} known of the same deal
 * @returns {DayRecord} `known` itself if nothing is new
 */
function joined(record, known) {
  const whole = known ? merged(known, record) : record;
  return known && JSON.stringify(whole) === JSON.stringify(known) ? known : whole;
}

/**
 * Merges two records of the same day and game: all tries, and the scores of levels.
 * @param {DayRecord} one
 * @param {DayRecord} other
 * @returns {DayRecord}
 */
export function merged(one, other) {
  /** @type {Map<string, Try>} */
  const tries = new Map();
  for (const found of [...one.tries, ...other.tries]) {
    const known = tries.get(found.match);
    tries.set(found.match, known ? moreComplete(known, found) : found);
  }
  const ordered = [...tries.values()].sort((a, b) => a.started - b.started || (a.match < b.match ? -1 : 1));
  // The record with the try that counts decides the versions; levels' scores under other versions cannot be compared.
  const first = ordered[0]?.match;
  const leads = one.tries.some(({ match }) => match === first) || !other.tries.some(({ match }) => match === first);
  const [base, rest] = leads ? [one, other] : [other, one];
  const levels = sameVersions(base.versions, rest.versions) ? { ...rest.levels, ...base.levels } : base.levels;
  return { ...base, tries: ordered, levels };
}

/**
 * @param {Try} one
 * @param {Try} other the same try as stored elsewhere
 * @returns {Try} the one that ended, or ended first if both did at different times; if both are alike, with the link of either
 */
function moreComplete(one, other) {
  const [more, less] = (other.ended ?? Infinity) < (one.ended ?? Infinity) ? [other, one] : [one, other];
  return more.link || more.ended !== less.ended ? more : { ...more, link: less.link };
}

/**
 * @param {Versions} one
 * @param {Versions} other
 * @returns {boolean} whether both deal the same game
 */
export function sameVersions(one, other) {
  const all = new Set([...Object.keys(one.levels), ...Object.keys(other.levels)]);
  return one.deal === other.deal && one.rules === other.rules && [...all].every((level) => one.levels[level] === other.levels[level]);
}
