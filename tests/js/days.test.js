// @ts-check
// Tests how records of a deal of the day from two devices are merged, and which records are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { merged } from "../../web/store/days.js";
import { isDayRecord } from "./sound.js";

/** @import { DayRecord, Try } from "../../web/store/days.js" */

/** @param {string} match @param {number} started @param {Partial<Try>} [more] @returns {Try} */
const attempt = (match, started, more = {}) => ({ match, started, ended: null, date: "2026-11-22", score: null, link: "", ...more });

/** @param {Partial<DayRecord>} more @returns {DayRecord} */
const record = (more) => ({
  id: "2026-11-22 citadels", day: "2026-11-22", game: "citadels", versions: { deal: 1, rules: 2, levels: { normal: 1 } }, tries: [], levels: {}, ...more,
});

const SCORE = { points: 21, place: 2, won: false };

test("merging the records of two devices keeps all tries, in either order", () => {
  const here = record({ tries: [attempt("a", 10), attempt("c", 30)], levels: { normal: SCORE } });
  const there = record({ tries: [attempt("b", 20, { ended: 25, score: SCORE, link: "x" }), attempt("a", 10, { ended: 15, score: SCORE })], levels: { master: SCORE } });
  for (const [one, other] of [[here, there], [there, here]]) {
    const whole = merged(/** @type {DayRecord} */ (one), /** @type {DayRecord} */ (other));
    assert.deepEqual(whole.tries.map(({ match, ended }) => [match, ended]), [["a", 15], ["b", 25], ["c", null]]);
    assert.deepEqual(Object.keys(whole.levels).sort(), ["master", "normal"]);
  }
});

test("the link of a try is kept, whichever record has it", () => {
  const done = { ended: 15, score: SCORE };
  const [one, other] = [record({ tries: [attempt("a", 10, done)] }), record({ tries: [attempt("a", 10, { ...done, link: "x" })] })];
  for (const whole of [merged(one, other), merged(other, one)]) assert.equal(whole.tries[0]?.link, "x");
});

test("of a try that ended on two devices the first end counts, with its own link", () => {
  const first = record({ tries: [attempt("a", 10, { ended: 15, score: SCORE })] });
  const second = record({ tries: [attempt("a", 10, { ended: 18, score: { ...SCORE, points: 30 }, link: "x" })] });
  for (const whole of [merged(first, second), merged(second, first)]) assert.deepEqual(whole.tries, first.tries);
});

test("scores of levels under different versions are not mixed: those of the try that counts stay", () => {
  const old = record({ tries: [attempt("a", 10)], levels: { normal: SCORE } });
  const later = record({ versions: { deal: 1, rules: 3, levels: { normal: 1 } }, tries: [attempt("b", 20)], levels: { strong: SCORE } });
  for (const whole of [merged(old, later), merged(later, old)]) {
    assert.equal(whole.versions.rules, 2);
    assert.deepEqual(Object.keys(whole.levels), ["normal"]);
    assert.equal(whole.tries.length, 2);
  }
});

test("data that is not a record is refused", () => {
  assert.ok(isDayRecord(record({ tries: [attempt("a", 1, { ended: 2, score: SCORE })], levels: { normal: SCORE } })));
  const broken = [null, 7, {}, record({ id: "x" }), record({ day: "today" }), record({ tries: /** @type {any} */ ([{}]) }), record({ levels: /** @type {any} */ ({ normal: 3 }) })];
  for (const raw of broken) assert.equal(isDayRecord(raw), false);
});
