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
