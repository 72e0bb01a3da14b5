// @ts-check
// Stores the deals of the day that were played or opened on this device: one record for each day and game.
import { daysDatabase } from "./db.js";
import { fits } from "./fits.js";
import { Records } from "./records.js";

/** @import { Call, DayRow, TryScore, DayTry } from "../types.js" */

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
 * @param {Call} call of the engine
 */
export const mergeDays = (records, call) => DAYS.mergeIn(records, (here, more) => call("merge_rows", { store: "days", here, more }));
