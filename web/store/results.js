// @ts-check
// Stores a small record for each finished game, its result. It stays when the game itself is deleted.
import { resultsDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { Call, ResultRow } from "../types.js" */

/** @typedef {ResultRow} Result a finished game */

/** @type {Records<Result>} */
export const RESULTS = new Records({ database: resultsDatabase, store: "results", isSound: fits("ResultRow") });

/**
 * Merges results from elsewhere, such as a backup, into those stored here.
 * @param {readonly unknown[]} records
 * @param {Call} call of the engine
 */
export const mergeResults = (records, call) => RESULTS.mergeIn(records, (here, more) => call("merge_rows", { store: "results", here, more }));

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean} whether both are of one end: after an undo a match may end again, and only its first end counts
 */
export const isSameEnd = (one, other) => one.number === other.number && one.kind === other.kind;

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
