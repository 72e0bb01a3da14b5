// @ts-check
// Checks the reports of a box, and defines how long the page waits for them.

/** @typedef {{id: string, line: number, detail: string}} Fault as in own_players/faults.py */

/** Milliseconds for the start of an interpreter on a slow device. */
export const START_TIMEOUT = 90_000;
/** Milliseconds that the page waits after the time limit of a decision. Then the file does not return. */
export const ANSWER_MARGIN = 4_000;

const KINDS = new Set(["begun", "asks", "plays", "game", "pick", "end", "fault", "refused", "broken"]);
const MOST_TEXT = 4_000_000;

/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {any} fault */
const isFault = (fault) => isObject(fault) && typeof fault.id === "string" && Number.isFinite(fault.line) && typeof fault.detail === "string";
/** @param {any} line */
const isLine = (line) => Array.isArray(line) && Number.isInteger(line[0]) && typeof line[1] === "string";

/**
 * Checks of the fields that the page uses, by kind of report; a kind without fields has no check.
 * @type {Record<string, (report: any) => boolean>}
 */
const SHAPES = {
  asks: isPlace,
  plays: isPlace,
  game: ({ game, save, decisions, seconds, slowest, faults, first, log }) => Number.isInteger(game) && typeof save === "string"
    && [decisions, seconds, slowest].every(Number.isFinite) && isObject(faults) && Object.values(faults).every(Number.isFinite)
    && (first === null || isFault(first)) && Array.isArray(log) && log.every(isLine),
  pick: ({ fault }) => !fault || isFault(fault),
  fault: ({ fault }) => isFault(fault),
  refused: ({ code, args }) => typeof code === "string" && isObject(args),
};

/** @param {any} report */
function isPlace({ game, moment }) {
  return Number.isInteger(game) && Number.isInteger(moment);
}

/**
 * Reads a report. The code of an own player may have written it, so it is parsed from text and checked.
 * @param {unknown} data
 * @returns {any} a report of one of the kinds; null if it is not valid
 */
export function readReport(data) {
  if (typeof data !== "string" || data.length > MOST_TEXT) return null;
  try {
    const report = JSON.parse(data);
    if (!report || !KINDS.has(report.kind)) return null;
    return SHAPES[report.kind]?.(report) ?? true ? report : null;
  } catch {
    return null;
  }
}
