// @ts-check
// Tests which records of problems are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isProblemRecord } from "./sound.js";

/** @import { ProblemRecord } from "../../web/store/problems.js" */

/** @param {Partial<ProblemRecord>} [more] @returns {ProblemRecord} */
const record = (more) => ({ id: "a", game: "citadels", problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 1, ...more });

test("data that is not a record is refused", () => {
  const problem = /** @type {any} */ ({ id: "a", game: "citadels", seat: 0, theme: "draft", right: 1, position: { picks: "x" }, answers: [[0, 40], [1, 20]] });
  assert.ok(isProblemRecord(record()));
  assert.ok(isProblemRecord(record({ problem, chosen: 1 })));
  const broken = [
    null, 7, {}, record({ due: NaN }), record({ problem: /** @type {any} */ ({}) }), record({ problem: { ...problem, answers: [[0, 40]] } }),
    record({ problem: { ...problem, answers: [[0], [1]] } }), record({ updated: /** @type {any} */ ("1") }),
  ];
  for (const raw of broken) assert.equal(isProblemRecord(raw), false);
});

test("noted tries that are no tries are refused", () => {
  for (const log of [{}, [[1]], [[1, 2]], [["1", 0]], [[1e300, 1]], [null]]) assert.equal(isProblemRecord(record({ log: /** @type {any} */ (log) })), false);
});
