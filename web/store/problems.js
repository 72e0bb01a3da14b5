// @ts-check
// Stores the problems that were found in games on this device, and how well the person has answered each problem.
import { problemsDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { Call, Problem, ProblemRow } from "../types.js" */

/** @typedef {readonly [number, number]} Try */
/** @typedef {Omit<ProblemRow, "problem" | "log"> & {problem: Problem | null, log?: readonly Try[]}} ProblemRecord a problem with the person's answers */

/** @type {Records<ProblemRecord>} */
export const PROBLEMS = new Records({ database: problemsDatabase, store: "problems", isSound: fits("ProblemRow") });

/**
 * Merges records from elsewhere, such as a backup, into those stored here.
 * @param {readonly unknown[]} records
 * @param {Call} call of the engine
 */
export const mergeProblems = (records, call) => PROBLEMS.mergeIn(records, (here, more) => call("merge_rows", { store: "problems", here, more }));
