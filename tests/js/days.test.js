// @ts-check
// Tests which records of a deal of the day are refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDayRecord } from "./sound.js";

/** @import { DayRecord, Try } from "../../web/store/days.js" */

/** @param {string} match @param {number} started @param {Partial<Try>} [more] @returns {Try} */
const attempt = (match, started, more = {}) => ({ match, started, ended: null, date: "2026-11-22", score: null, link: "", ...more });

/** @param {Partial<DayRecord>} more @returns {DayRecord} */
const record = (more) => ({
  id: "2026-11-22 citadels", day: "2026-11-22", game: "citadels", versions: { deal: 1, rules: 2, levels: { normal: 1 } }, tries: [], levels: {}, ...more,
});

const SCORE = { points: 21, place: 2, won: false };

test("data that is not a record is refused", () => {
  assert.ok(isDayRecord(record({ tries: [attempt("a", 1, { ended: 2, score: SCORE })], levels: { normal: SCORE } })));
  const broken = [null, 7, {}, record({ id: "x" }), record({ day: "today" }), record({ tries: /** @type {any} */ ([{}]) }), record({ levels: /** @type {any} */ ({ normal: 3 }) })];
  for (const raw of broken) assert.equal(isDayRecord(raw), false);
});
