// @ts-check
// Stores the problems that were found in games on this device, and how well the person has answered each problem.
import { withProblems } from "./db.js";

const STORE = "problems";

/**
 * A position in which one answer is clearly the best: see `Problem` in `types.d.ts`.
 * @typedef {import("../types.js").Problem} Problem
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
 * @property {number} updated when this was stored, in milliseconds since 1970
 */

/** @returns {Promise<ProblemRecord[]>} all valid records */
export async function listProblems() {
  const rows = await withProblems((database) => database.getAll(STORE));
  return rows.filter(isProblemRecord);
}

/** @param {ProblemRecord} record */
export async function putProblem(record) {
  await withProblems((database) => database.put(STORE, record));
}

/**
 * Merges records from elsewhere, such as a backup, into those stored here: the newer record of a problem wins.
 * @param {readonly unknown[]} records invalid ones are skipped
 * @returns {Promise<number>} the number of records that are new here or have changed
 */
export async function mergeProblems(records) {
  return withProblems(async (database) => {
    const { store, done } = database.transaction(STORE, "readwrite");
    let changed = 0;
    for (const record of records.filter(isProblemRecord)) {
      const here = await store.get(record.id);
      const known = isProblemRecord(here) ? here : null;
      const newer = known ? newerOf(known, record) : record;
      if (newer === known) continue;
      await store.put(newer);
      changed += 1;
    }
    await done;
    return changed;
  });
}

/**
 * @param {ProblemRecord} here
 * @param {ProblemRecord} other of the same problem
 * @returns {ProblemRecord} the one that was stored later
 */
export function newerOf(here, other) {
  return other.updated > here.updated ? other : here;
}

/**
 * Checks a record before use: disks fail, and people edit what is stored.
 * @param {any} raw
 * @returns {raw is ProblemRecord}
 */
export function isProblemRecord(raw) {
  const numbers = [raw?.chosen, raw?.step, raw?.due, raw?.tries, raw?.solved, raw?.updated];
  return (
    typeof raw?.id === "string" && typeof raw.game === "string" && numbers.every((number) => Number.isFinite(number)) &&
    (raw.problem === null || isProblem(raw.problem))
  );
}

/**
 * Checks only what the page itself reads; the engine checks the rest.
 * @param {any} raw
 * @returns {raw is Problem}
 */
export function isProblem(raw) {
  return (
    typeof raw?.id === "string" && typeof raw.game === "string" && Number.isInteger(raw.seat) && typeof raw.theme === "string" &&
    Number.isInteger(raw.right) && typeof raw.position?.picks === "string" && Array.isArray(raw.answers) && raw.answers.length > 1 &&
    raw.answers.every((/** @type {any} */ answer) => Array.isArray(answer) && answer.length === 2 && answer.every(Number.isFinite))
  );
}
