// @ts-check
// Stores the problems that were found in games on this device, and how well the person has answered each problem.
import { problemsDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { Problem, ProblemRow } from "../types.js" */

/** @typedef {readonly [number, number]} Try */
/** @typedef {Omit<ProblemRow, "problem" | "log"> & {problem: Problem | null, log?: readonly Try[]}} ProblemRecord a problem with the person's answers */

/** @type {Records<ProblemRecord>} */
export const PROBLEMS = new Records({ database: problemsDatabase, store: "problems", isSound: fits("ProblemRow") });

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
