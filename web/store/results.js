// @ts-check
// Stores a small record for each finished game, its result. It stays when the game itself is deleted.
import { resultsDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { ResultRow } from "../types.js" */

/** @typedef {ResultRow} Result a finished game */

/** @type {Records<Result>} */
export const RESULTS = new Records({ database: resultsDatabase, store: "results", isSound: fits("ResultRow") });

/**
 * Merges results from elsewhere, such as a backup, into those stored here.
 * @param {readonly unknown[]} records
 */
export const mergeResults = (records) => RESULTS.mergeIn(records, joinedResult);

/**
 * @param {Result} record
 * @param {Result | null} known of the same match
 * @returns {Result} that of the first end; of one end the more complete one
 */
export const joinedResult = (record, known) => (known && !tellsMore(record, known) ? known : withCoach(record, known));

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean} whether both are of one end: after an undo a match may end again, and only its first end counts
 */
export const isSameEnd = (one, other) => one.number === other.number && one.kind === other.kind;

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean} whether `one` is of an earlier end, or has more of the same end
 */
export function tellsMore(one, other) {
  return isSameEnd(one, other) ? completeness(one) > completeness(other) : one.ended < other.ended;
}

/** @param {Result} result */
function completeness({ whole, people }) {
  return Number(whole) + people.filter(({ figures }) => figures).length + people.filter(({ coach }) => coach).length;
}

/**
 * @param {Result} result
 * @param {Result | null} known of the same match
 * @returns {Result} with what the coach said of the same game; a reset of the rating stays
 */
export function withCoach(result, known) {
  if (!known || !isSameEnd(result, known)) return result;
  const people = result.people.map((person) => {
    const coach = person.coach ?? known.people?.find(({ seat }) => seat === person.seat)?.coach;
    return coach ? { ...person, coach } : person;
  });
  return { ...result, people, ...(known.rated === null ? { rated: null } : {}) };
}
