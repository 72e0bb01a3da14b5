// @ts-check
// Has a finished match searched, in idle moments, for decisions that could clearly have been better, and stores them.
import { MOST_KNOWN, MOST_KNOWN_LETTERS } from "../../lib/generated/bounds.js";
import { isFork } from "../../runner/stored-matches.js";
import { PROBLEMS } from "../../store/problems.js";
import { refused } from "../../store/refusals.js";
import { found as foundProblem } from "./repetition.js";

/** @import { Row } from "../../store/matches.js" */

/**
 * @typedef {object} FinderDeps
 * @property {Pick<import("../../engine/idle-loop.js").IdleLoop, "run">} idleLoop
 * @property {() => boolean} [waits] whether the search has to wait
 * @property {Pick<typeof PROBLEMS, "list" | "change">} [store]
 */

/**
 * @param {Pick<Row, "id" | "save" | "summary">} row of a match that is over
 * @param {FinderDeps} deps
 * @returns {Promise<boolean>} whether it was searched to the end
 */
export async function findProblems({ id, save, summary }, { idleLoop, waits, store = PROBLEMS }) {
  if (isFork(id)) return false;
  // The engine's ids are shorter: a record from elsewhere must not keep it from searching.
  const known = (await store.list()).map(({ id }) => id).filter((id) => id.length <= MOST_KNOWN_LETTERS).slice(-MOST_KNOWN);
  return idleLoop.run({ kind: "own_problems", save, known }, {
    ...(waits ? { waits } : {}),
    async found(one) {
      if (one.kind !== "own_problem") return;
      const record = foundProblem(one.problem, summary.game, one.chosen, Date.now());
      // Another tab may have found it, too.
      await store.change(record.id, (stored) => (stored ? null : record)).catch(refused);
    },
  });
}
