// @ts-check
// Tests how stored problems from two devices are merged, and which records are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered } from "../../web/app/problems/repetition.js";
import { joinedProblem, newerOf } from "../../web/store/problems.js";
import { isProblemRecord } from "./sound.js";

/** @import { ProblemRecord } from "../../web/store/problems.js" */

/** @param {Partial<ProblemRecord>} [more] @returns {ProblemRecord} */
const record = (more) => ({ id: "a", game: "citadels", problem: null, chosen: -1, step: 0, due: 0, tries: 0, solved: 0, updated: 1, ...more });

test("of two records the newer one counts, in either order", () => {
  const [one, other] = [record({ step: 3, updated: 10 }), record({ step: 1, updated: 20 })];
  assert.equal(newerOf(one, other), other);
  assert.equal(newerOf(other, one), other);
  assert.equal(newerOf(one, record({ updated: 10 })), one);
});

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

test("of a problem that two devices have answered no counted try is lost, whichever takes in the other's", () => {
  const one = record({ tries: 5, solved: 2, step: 1, due: 50, updated: 10 });
  const other = record({ tries: 3, solved: 3, step: 2, due: 90, updated: 20 });
  const both = { ...other, tries: 5, solved: 3 };
  assert.deepEqual([joinedProblem(one, other), joinedProblem(other, one)], [both, both]);
  // The same file again changes nothing.
  assert.equal(joinedProblem(both, one), both);
  assert.equal(joinedProblem(both, other), both);
});

test("tries on two devices after a backup are all kept, once each, whichever takes in the other's and however often", () => {
  // Three tries are from a time when they were only counted.
  const both = answered(record({ tries: 3, solved: 1 }), true, 100);
  const one = answered(answered(both, false, 300), true, 500);
  const other = answered(both, true, 400);
  const joined = joinedProblem(one, other);
  assert.deepEqual([joined.tries, joined.solved, joined.updated, joined.due], [7, 4, 500, one.due]);
  assert.deepEqual(joined.log, [[100, 1], [300, 0], [400, 1], [500, 1]]);
  assert.deepEqual(joinedProblem(other, one), joined);
  for (const again of [one, other, both]) assert.equal(joinedProblem(joined, again), joined);
  assert.ok(isProblemRecord(joined));
});

test("noted tries that are no tries are refused", () => {
  for (const log of [{}, [[1]], [[1, 2]], [["1", 0]], [[1e300, 1]], [null]]) assert.equal(isProblemRecord(record({ log: /** @type {any} */ (log) })), false);
});
