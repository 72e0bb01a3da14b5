// @ts-check
// Writes the results of finished games into a backup and restores them. Of two results of a match, the more complete one
// stays.
import { getResult, listResults, putResult } from "../../store/results.js";
import { isResult } from "../statistics/statistics.js";

/** @typedef {import("../statistics/statistics.js").Result} Result */

const SOURCES = { getResult, listResults, putResult };

/**
 * @param {typeof SOURCES} [sources]
 * @returns {import("./backup-file.js").BackupStore}
 */
export function resultsStore(sources = SOURCES) {
  return {
    name: "results",
    all: () => sources.listResults(),
    mergeIn: async (records) => {
      for (const record of records.filter(isResult)) {
        const known = await sources.getResult(record.match);
        if (!known || tellsMore(record, known)) await sources.putResult(record);
      }
    },
  };
}

/**
 * @param {Result} one
 * @param {Result} other of the same match
 * @returns {boolean}
 */
export function tellsMore(one, other) {
  if (one.number !== other.number) return one.number > other.number;
  return known(one) > known(other);
}

/**
 * @param {Result} result
 * @returns {number} a measure of how complete the result is
 */
function known({ whole, people }) {
  return Number(whole) + people.filter(({ figures }) => figures).length + people.filter(({ coach }) => coach).length;
}
