// @ts-check
// Computes when a problem is asked again, and in which order problems come (spaced repetition).

/** @import { ProblemRecord } from "../../store/problems.js" */
/** @import { Problem } from "../../types.js" */

/** Days until a problem comes again, by the number of right answers in a row. */
export const DAYS = [1, 3, 7, 16, 35, 90];
const DAY = 24 * 60 * 60 * 1000;

/**
 * @param {Problem} problem
 * @returns {ProblemRecord} the record of a problem that was not tried yet
 */
export function untried({ id, game }) {
  return { id, game, problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 0 };
}

/**
 * @param {Problem} problem found in an own game
 * @param {string} game
 * @param {number} chosen index of the answer that was given in the game
 * @param {number} now
 * @returns {ProblemRecord}
 */
export function found(problem, game, chosen, now) {
  return { ...untried(problem), game, problem, chosen, updated: now };
}

/**
 * @param {ProblemRecord} record
 * @param {boolean} right whether the answer was right
 * @param {number} now
 * @returns {ProblemRecord} after that answer
 */
export function answered(record, right, now) {
  // A right answer before the problem is due does not lengthen its interval.
  const early = record.tries > 0 && dueOf(record, now) > now;
  const step = right ? Math.min(record.step + (early ? 0 : 1), DAYS.length) : 0;
  const due = right && early ? record.due : now + daysOf(step) * DAY;
  // Of two records of a problem the newer one counts, also where the clock was ahead at the older one.
  const updated = Math.max(now, record.updated + 1);
  /** @type {import("../../store/problems.js").Try} */
  const noted = [updated, right ? 1 : 0];
  return { ...record, step, due, tries: record.tries + 1, solved: record.solved + noted[1], log: [...(record.log ?? []), noted], updated };
}

/**
 * @param {ProblemRecord} record
 * @param {number} now
 * @returns {number} when the problem comes again: at once if the clock was ahead when it was answered
 */
function dueOf({ step, due }, now) {
  return due - daysOf(step) * DAY > now ? now : due;
}

/**
 * @param {number} step
 * @returns {number} in how many days it comes again
 */
export function daysOf(step) {
  return DAYS[Math.max(step - 1, 0)] ?? 1;
}

/**
 * @param {ProblemRecord} record
 * @param {number} now
 * @returns {number} in how many days it comes again, at least one
 */
export function daysLeft({ due }, now) {
  return Math.max(1, Math.round((due - now) / DAY));
}

/**
 * @param {readonly Problem[]} problems
 * @param {ReadonlyMap<string, ProblemRecord>} records
 * @param {number} now
 * @returns {Problem[]} due ones first, then those never tried, then the others by the day they are due
 */
export function ordered(problems, records, now) {
  /** @param {Problem} problem */
  const group = ({ id }) => {
    const record = records.get(id);
    if (!record || record.tries === 0) return 1;
    return dueOf(record, now) <= now ? 0 : 2;
  };
  const due = (/** @type {Problem} */ { id }) => dueAt(records.get(id), now);
  return [...problems].sort((one, other) => group(one) - group(other) || due(one) - due(other));
}

/**
 * @param {readonly Problem[]} problems
 * @param {ReadonlyMap<string, ProblemRecord>} records
 * @param {number} now
 * @returns {Problem[]} the problems that are due or were never tried
 */
export function dueNow(problems, records, now) {
  return ordered(problems, records, now).filter(({ id }) => dueAt(records.get(id), now) <= now);
}

/**
 * @param {ProblemRecord | undefined} record
 * @param {number} now
 */
const dueAt = (record, now) => (record ? dueOf(record, now) : 0);
