// @ts-check
// Has a finished match searched, in idle moments, for decisions that could clearly have been better, and stores them.
import { MOST_KNOWN, MOST_KNOWN_LETTERS } from "../../lib/generated/bounds.js";
import { isFork } from "../../runner/stored-matches.js";
import { PROBLEMS } from "../../store/problems.js";
import { refused } from "../../store/refusals.js";

/** @import { Row } from "../../store/matches.js" */
/** @import { Call } from "../../types.js" */

/**
 * @typedef {object} FinderDeps
 * @property {Pick<import("../../engine/idle-loop.js").IdleLoop, "run">} idleLoop
 * @property {Call} call of the engine
 * @property {() => boolean} [waits] whether the search has to wait
 * @property {Pick<typeof PROBLEMS, "list" | "change">} [store]
 */

/**
 * @param {Pick<Row, "id" | "save">} row of a match that is over
 * @param {FinderDeps} deps
 * @returns {Promise<boolean>} whether it was searched to the end
 */
export async function findProblems({ id, save }, { idleLoop, call, waits, store = PROBLEMS }) {
  if (isFork(id)) return false;
  // The engine's ids are shorter: a record from elsewhere must not keep it from searching.
  const known = (await store.list()).map(({ id }) => id).filter((id) => id.length <= MOST_KNOWN_LETTERS).slice(-MOST_KNOWN);
  return idleLoop.run({ kind: "own_problems", save, known }, {
    ...(waits ? { waits } : {}),
    async found(one) {
      if (one.kind !== "own_problem") return;
      const { problem, chosen } = one;
      const { row } = await call("note_problem", { problem, row: null, happening: "found", now: Date.now(), chosen });
      // Another tab may have found it, too.
      await store.change(problem.id, (stored) => (stored ? null : /** @type {any} */ (row))).catch(refused);
    },
  });
}
