// @ts-check
// Stores the deals of the day that were played or opened on this device: one record for each day and game.
import { isDay } from "../lib/day.js";
import { daysDatabase } from "./db.js";
import { isNumber, isText, isTime, Records } from "./records.js";

/**
 * The versions that the deal of a day depends on: of the table of the week, of the rules, and of each level of computer players.
 * @typedef {{deal: number, rules: number, levels: Record<string, number>}} Versions
 */

/**
 * How a deal ended for a seat.
 * @typedef {{points: number, place: number, won: boolean}} Score
 */

/**
 * One try at a deal. The earliest of a day counts.
 * @typedef {object} Try
 * @property {string} match its id
 * @property {number} started milliseconds since 1970
 * @property {number | null} ended milliseconds since 1970; null before its end
 * @property {string} date the local day on which it was started
 * @property {Score | null} score null before its end
 * @property {string} link the replay link's text after `#r=`; "" if it is not known
 */

/**
 * The tries at the deal of one day in one game.
 * @typedef {object} DayRecord
 * @property {string} id from `dayId`
 * @property {string} day as `2026-11-22`
 * @property {string} game
 * @property {Versions} versions
 * @property {readonly Try[]} tries in the order in which they were started
 * @property {Readonly<Record<string, Score>>} levels what each level of computer players scored in the person's seat
 */

/**
 * @param {string} day
 * @param {string} game
 * @returns {string}
 */
export const dayId = (day, game) => `${day} ${game}`;

/** @type {Records<DayRecord>} */
export const DAYS = new Records({ database: daysDatabase, store: "days", isSound: isDayRecord });

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

/**
 * Checks a record before use: disks fail, and people edit what is stored.
 * @param {any} raw
 * @returns {raw is DayRecord}
 */
export function isDayRecord(raw) {
  return (
    isDay(raw?.day) && isText(raw.game) && raw.id === dayId(raw.day, raw.game) && isVersions(raw.versions) &&
    Array.isArray(raw.tries) && raw.tries.every(isTry) && isObject(raw.levels) && Object.values(raw.levels).every(isScore)
  );
}

/** @param {any} raw */
const isObject = (raw) => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** @param {any} raw */
function isVersions(raw) {
  return isNumber(raw?.deal) && isNumber(raw.rules) && isObject(raw.levels) && Object.values(raw.levels).every(isNumber);
}

/** @param {any} raw */
function isTry(raw) {
  return (
    isText(raw?.match) && isTime(raw.started) && (raw.ended === null || isTime(raw.ended)) && isDay(raw.date) &&
    (raw.score === null || isScore(raw.score)) && isText(raw.link)
  );
}

/** @param {any} raw */
function isScore(raw) {
  return isNumber(raw?.points) && isNumber(raw.place) && typeof raw.won === "boolean";
}
