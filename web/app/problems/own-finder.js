// @ts-check
// Searches a finished match for decisions that could clearly have been better: in short slices, only while no one plays.
import { sleep } from "../../lib/sleep.js";
import { isFork } from "../../runner/stored-matches.js";
import { PROBLEMS } from "../../store/problems.js";
import { refused } from "../../store/refusals.js";
import { found as foundProblem } from "./repetition.js";

/** @import { Row } from "../../store/matches.js" */
/** @import { FoundProblem } from "../../types.js" */

/** The most milliseconds of the engine's time for one game. */
const MOST_TIME = 20_000;
/** The most problems that are stored of one game. */
const MOST_FOUND = 4;
/** Milliseconds until the next look whether somebody still plays. */
const PATIENCE = 3000;
/** Milliseconds between two slices, in which the page can call the engine. */
const BREATH = 30;

/**
 * @typedef {object} FinderDeps
 * @property {() => Pick<import("../../engine/client.js").Engine, "call">} engine
 * @property {() => boolean} busy whether somebody plays now
 * @property {(time: number) => Promise<void>} [rest]
 * @property {() => number} [clock]
 * @property {Pick<typeof PROBLEMS, "list" | "change">} [store]
 */

/**
 * @param {Pick<Row, "id" | "save" | "summary">} row of a match that is over
 * @param {FinderDeps} deps
 * @returns {Promise<number>} how many problems were found
 */
export async function findProblems({ id, save, summary }, deps) {
  if (isFork(id)) return 0;
  const { engine, rest = sleep, store = PROBLEMS } = deps;
  await rest(PATIENCE);
  const name = `look-${crypto.randomUUID()}`;
  const renamed = await engine().call("rename", { save, match: name });
  await engine().call("open", { save: renamed.save });
  try {
    const known = new Set((await store.list()).map((record) => record.id));
    return await search({ name, game: summary.game, known, rest, store }, deps);
  } finally {
    await engine().call("close", { match: name }).catch(() => undefined);
  }
}

/**
 * @param {{name: string, game: string, known: ReadonlySet<string>, rest: (time: number) => Promise<void>, store: Pick<typeof PROBLEMS, "change">}} what
 * @param {FinderDeps} deps
 */
async function search({ name, game, known, rest, store }, { engine, busy, clock = () => performance.now() }) {
  let spent = 0;
  let found = 0;
  /** @type {number | null} */
  let number = 0;
  while (number !== null && spent < MOST_TIME && found < MOST_FOUND) {
    if (busy()) {
      await rest(PATIENCE);
      continue;
    }
    const began = clock();
    /** @type {FoundProblem | import("../../types.js").Pause} */
    const said = await engine().call("find_problem", { match: name, number });
    spent += clock() - began;
    if (!("thinking" in said)) {
      number = said.next;
      if (said.problem && !known.has(said.problem.id)) {
        found += 1;
        const record = foundProblem(said.problem, game, said.chosen, Date.now());
        // Another tab may have found it, too.
        await store.change(record.id, (stored) => (stored ? null : record)).catch(refused);
      }
    }
    await rest(BREATH);
  }
  return found;
}
