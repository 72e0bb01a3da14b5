// @ts-check
// Reads the reports of a box: known kinds, known fields, limited sizes. Defines how long the page waits for them.
import { cutText } from "../lib/cut-text.js";
import { MOST_FAULT_DETAIL, MOST_LOGGED } from "../lib/generated/bounds.js";

/** @typedef {{id: string, line: number, detail: string}} Fault as in own_players/faults.py */

/** Milliseconds for the start of an interpreter on a slow device. */
export const START_TIMEOUT = 90_000;
/** Milliseconds that the page waits after the time limit of a decision. Then the file does not return. */
export const ANSWER_MARGIN = 4_000;
/** The longest report, in letters; the page parses no longer one, and the worker sends none. */
export const MOST_TEXT = 2_000_000;

/** The faults that a game may have: FAULTS in own_players/faults.py. */
const FAULTS = new Set(["syntax", "no-choose", "failed", "illegal", "overtime", "circles"]);
/** The greatest number of a report: of decisions, seconds, a moment. */
const MOST = 1e9;

/** A report does not have the shape of its kind. */
class ShapeError extends Error {}

/**
 * @param {unknown} value
 * @returns {string} the beginning of a text
 */
function words(value) {
  if (typeof value !== "string") throw new ShapeError();
  return cutText(value, MOST_FAULT_DETAIL);
}

/**
 * @param {unknown} value
 * @returns {number}
 */
function amount(value) {
  if (typeof value !== "number" || !(value >= 0 && value <= MOST)) throw new ShapeError();
  return value;
}

/**
 * @param {unknown} value
 * @returns {number}
 */
function whole(value) {
  if (!Number.isInteger(value)) throw new ShapeError();
  return amount(value);
}

/**
 * @param {unknown} value
 * @returns {any[]} its first rows
 */
function rows(value) {
  if (!Array.isArray(value)) throw new ShapeError();
  return value.slice(0, MOST_LOGGED);
}

/**
 * @param {any} value
 * @returns {any} the value if it is an object with fields
 */
function fields(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ShapeError();
  return value;
}

/**
 * @param {unknown} id
 * @returns {string} the id of a known fault
 */
function known(id) {
  if (typeof id !== "string" || !FAULTS.has(id)) throw new ShapeError();
  return id;
}

/**
 * @param {any} raw
 * @returns {Fault}
 */
function fault(raw) {
  const { id, line, detail } = fields(raw);
  return { id: known(id), line: whole(line), detail: words(detail) };
}

/**
 * @param {any} raw
 * @returns {Fault | null}
 */
const maybeFault = (raw) => (raw === null || raw === undefined ? null : fault(raw));

/**
 * @param {any} raw
 * @returns {Record<string, number>} how often each fault occurred
 */
const counts = (raw) => Object.fromEntries(Object.keys(fields(raw)).map((id) => [known(id), amount(raw[id])]));

/**
 * @param {any} raw
 * @returns {[moment: number, line: string][]}
 */
const lines = (raw) => rows(raw).map((row) => [whole(rows(row)[0]), words(row[1])]);

/**
 * @param {any} raw
 * @returns {Record<string, string | number>} what a refusal tells beside its code
 */
function told(raw) {
  const entries = Object.entries(fields(raw)).slice(0, 9);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "number" ? amount(value) : words(value)]));
}

/**
 * @param {{message?: unknown}} event of a worker that threw what it liked
 * @returns {string} the reason
 */
export const reasonOf = ({ message }) => cutText(String(message || "worker"), MOST_FAULT_DETAIL);

const place = (/** @type {any} */ { game, moment }) => ({ game: whole(game), moment: whole(moment) });
const nothing = () => ({});

/**
 * What each kind of report has. A field that is not named here is not read.
 * @type {Record<string, (report: any) => object>}
 */
const KINDS = {
  begun: nothing,
  end: nothing,
  asks: place,
  plays: place,
  game: ({ game, save, decisions, seconds, slowest, faults, first, log }) => {
    if (typeof save !== "string") throw new ShapeError();
    return { game: whole(game), save, decisions: whole(decisions), seconds: amount(seconds), slowest: amount(slowest),
      faults: counts(faults), first: maybeFault(first), log: lines(log) };
  },
  pick: ({ ask, options, fault: first, log }) =>
    ({ ask: words(ask), options: rows(options).map(words), fault: maybeFault(first), ...(log === undefined ? {} : { log: lines(log) }) }),
  fault: ({ fault: first }) => ({ fault: fault(first) }),
  refused: ({ code, args }) => ({ code: words(code), args: told(args) }),
  broken: ({ reason }) => ({ reason: words(reason) }),
};

/**
 * Reads a report. The code of a stranger may have written it, so nothing of it is taken over but checked fields.
 * @param {unknown} data
 * @returns {any} a report of one of the kinds; null if it is not valid
 */
export function readReport(data) {
  if (typeof data !== "string" || data.length > MOST_TEXT) return null;
  try {
    const raw = fields(JSON.parse(data));
    const read = Object.hasOwn(KINDS, raw.kind) ? KINDS[raw.kind] : null;
    return read ? { kind: raw.kind, ...read(raw) } : null;
  } catch {
    return null;
  }
}
