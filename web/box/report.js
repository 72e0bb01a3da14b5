// @ts-check
// Reads what a box reports, and says how long the page waits for it.

/** @typedef {{id: string, line: number, detail: string}} Fault as in own_players/faults.py */

/** Milliseconds for the start of an interpreter on a slow device. */
export const START = 90_000;
/** Milliseconds beyond the limit of a decision, after which the file will not return. */
export const MARGIN = 4_000;

const KINDS = new Set(["begun", "asks", "plays", "game", "pick", "end", "fault", "refused", "broken"]);
const MOST_TEXT = 4_000_000;

/**
 * A report may be written by the file of a person: it is read as text and checked.
 * @param {unknown} data
 * @returns {any} a report of one of the kinds; null where it makes no sense
 */
export function readReport(data) {
  if (typeof data !== "string" || data.length > MOST_TEXT) return null;
  try {
    const report = JSON.parse(data);
    return report && KINDS.has(report.kind) ? report : null;
  } catch {
    return null;
  }
}
