// @ts-check
// Searches a finished match for decisions that could clearly have been better, in slices for idle moments.
import { isFork } from "../../runner/stored-matches.js";
import { PROBLEMS } from "../../store/problems.js";
import { refused } from "../../store/refusals.js";
import { found as foundProblem } from "./repetition.js";

/** @import { Row } from "../../store/matches.js" */

/** The most milliseconds of the engine's time for one game. */
const MOST_TIME = 20_000;
/** The most problems that are stored of one game. */
const MOST_FOUND = 4;

/**
 * @typedef {object} FinderDeps
 * @property {() => Pick<import("../../engine/client.js").Engine, "call">} engine
 * @property {() => number} [clock]
 * @property {Pick<typeof PROBLEMS, "list" | "change">} [store]
 */

/**
 * @param {Pick<Row, "id" | "save" | "summary">} row of a match that is over
 * @param {FinderDeps} deps
 * @returns {import("../../lib/idle-loop.js").Slices<number>} how many problems were found
 */
export async function* findProblems({ id, save, summary }, { engine, store = PROBLEMS, clock = () => performance.now() }) {
  if (isFork(id)) return 0;
  const match = `look-${crypto.randomUUID()}`;
  const renamed = await engine().call("rename", { save, match });
  await engine().call("open", { save: renamed.save });
  try {
    const known = new Set((await store.list()).map((record) => record.id));
    let [spent, found] = [0, 0];
    for (let number = /** @type {number | null} */ (0); number !== null && spent < MOST_TIME && found < MOST_FOUND;) {
      const began = clock();
      /** @type {import("../../types.js").Calls["find_problem"]["result"]} */
      const said = await engine().call("find_problem", { match, number });
      spent += clock() - began;
      if (!("thinking" in said)) {
        number = said.next;
        if (said.problem && !known.has(said.problem.id)) {
          found += 1;
          const record = foundProblem(said.problem, summary.game, said.chosen, Date.now());
          // Another tab may have found it, too.
          await store.change(record.id, (stored) => (stored ? null : record)).catch(refused);
        }
      }
      yield;
    }
    return found;
  } finally {
    await engine().call("close", { match }).catch(() => undefined);
  }
}
