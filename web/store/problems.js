// @ts-check
// Stores the problems that were found in games on this device, and how well the person has answered each problem.
import { problemsDatabase } from "./db.js";
import { isNumber, isText, isTime, Records } from "./records.js";

/** @import { Problem } from "../types.js" */

/**
 * A position in which one answer is clearly the best: see `Problem` in `types.d.ts`.
 */

/**
 * One stored problem with the person's answers.
 * @typedef {object} ProblemRecord
 * @property {string} id of the problem
 * @property {string} game
 * @property {Problem | null} problem null if it is in the book of problems
 * @property {number} chosen index of the answer that the person gave in the game; -1 for a problem of the book
 * @property {number} step how many times in a row it was answered well
 * @property {number} due time of the next try, in milliseconds since 1970; 0 before the first try
 * @property {number} tries number of tries
 * @property {number} solved number of right tries
 * @property {readonly Try[]} [log] the tries since they are noted one by one, in order of time; the others are only counted
 * @property {number} updated when this was stored, in milliseconds since 1970; later than in any earlier form of the record
 * @property {number} [refused] the version of the rules under which the engine could not open the problem
 */

/** A try: its time, which no other try of the problem on this device has, and 1 if it was right, else 0. @typedef {readonly [number, number]} Try */

/** @type {Records<ProblemRecord>} */
export const PROBLEMS = new Records({ database: problemsDatabase, store: "problems", isSound: isProblemRecord });

/**
 * Merges records from elsewhere, such as a backup, into those stored here: see `joinedProblem`.
 * @param {readonly unknown[]} records
 */
export const mergeProblems = (records) => PROBLEMS.mergeIn(records, (record, known) => (known ? joinedProblem(known, record) : record));

/**
 * @param {ProblemRecord} here
 * @param {ProblemRecord} other of the same problem
 * @returns {ProblemRecord} the one that was stored later
 */
export function newerOf(here, other) {
  return other.updated > here.updated ? other : here;
}

/**
 * Joins two records of one problem from two devices: the newer one says when it is due, and all tries of both are kept. Tries
 * that are only counted may be the same ones on both devices, so of these the larger number counts.
 * @param {ProblemRecord} here
 * @param {ProblemRecord} other of the same problem
 * @returns {ProblemRecord} `here` itself where nothing changes
 */
export function joinedProblem(here, other) {
  const newer = newerOf(here, other);
  const known = new Map([here, other].flatMap(({ log = [] }) => log.map((one) => [one.join(), one])));
  const log = [...known.values()].sort(([one], [next]) => one - next);
  const before = [here, other].map(onlyCounted);
  const tries = Math.max(...before.map((one) => one.tries)) + log.length;
  const solved = Math.max(...before.map((one) => one.solved)) + rightOnes(log);
  if (newer.tries === tries && newer.solved === solved && (newer.log ?? []).length === log.length) return newer;
  return { ...newer, tries, solved, ...(log.length > 0 ? { log } : {}) };
}

/** @param {readonly Try[]} log */
const rightOnes = (log) => log.reduce((sum, [, right]) => sum + right, 0);

/**
 * @param {ProblemRecord} record
 * @returns {{tries: number, solved: number}} of the tries that are not noted one by one
 */
function onlyCounted({ tries, solved, log = [] }) {
  return { tries: Math.max(0, tries - log.length), solved: Math.max(0, solved - rightOnes(log)) };
}

/**
 * Checks a record before use: disks fail, and people edit what is stored.
 * @param {any} raw
 * @returns {raw is ProblemRecord}
 */
export function isProblemRecord(raw) {
  return (
    [raw?.id, raw?.game].every(isText) && [raw.chosen, raw.step, raw.tries, raw.solved].every(Number.isSafeInteger) && [raw.due, raw.updated].every(isTime) &&
    (raw.refused === undefined || isNumber(raw.refused)) && (raw.log === undefined || isLog(raw.log)) && (raw.problem === null || isProblem(raw.problem))
  );
}

/** @param {any} raw @returns {raw is readonly Try[]} */
function isLog(raw) {
  return Array.isArray(raw) && raw.every((/** @type {any} */ one) => Array.isArray(one) && one.length === 2 && isTime(one[0]) && (one[1] === 0 || one[1] === 1));
}

/**
 * Checks only what the page itself reads; the engine checks the rest.
 * @param {any} raw
 * @returns {raw is Problem}
 */
export function isProblem(raw) {
  return (
    [raw?.id, raw?.game, raw?.theme, raw?.position?.picks].every(isText) && [raw.seat, raw.right].every(Number.isInteger) &&
    Array.isArray(raw.answers) && raw.answers.length > 1 &&
    raw.answers.every((/** @type {any} */ answer) => Array.isArray(answer) && answer.length === 2 && answer.every(isNumber))
  );
}
