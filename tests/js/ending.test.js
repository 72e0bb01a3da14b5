// @ts-check
// Tests the end of a game: the lines of its score history, and the counting of scores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownPoints } from "../../web/kit/shown-points.js";
import { ScoreCount } from "../../web/app/results/score-count.js";
import { chaptersOf } from "../../web/app/log/log.js";
import { niceTop, spread } from "../../web/app/results/chart-view.js";
import { sure } from "./kit.js";

/**
 * @param {number} number
 * @param {string} kind
 * @param {Record<string, any>} data
 * @returns {import("../../web/kit/story.js").Entry}
 */
const entry = (number, kind, data) => ({ id: 0, number, by: null, event: { kind, cause: "", data } });

test("a part begins at the first event that has its name", () => {
  const turn = (/** @type {number} */ number, /** @type {number} */ round) => entry(number, "turn_started", { round });
  const entries = [turn(0, 1), entry(2, "token_taken", {}), turn(3, 1), turn(6, 2), turn(9, 2), turn(12, 3)];
  const text = (/** @type {any} */ { kind, data }) => (kind === "turn_started" ? `turn ${data.round}` : "");
  assert.deepEqual(chaptersOf(entries, text).map(({ number }) => number), [0, 6, 12]);
});

test("names at the ends of lines keep their order and their distance, inside the picture", () => {
  const placed = spread([180, 181, 20, 182, 183, 184, 185, 186], 208);
  const order = [2, 0, 1, 3, 4, 5, 6, 7].map((seat) => placed[seat] ?? 0);
  for (let at = 1; at < order.length; at += 1) assert.ok((order[at] ?? 0) - (order[at - 1] ?? 0) >= 17);
  assert.ok(Math.max(...placed) <= 186);
  assert.deepEqual(spread([30, 100], 208), [30, 100]);
});

test("the scale ends at a round number that nothing exceeds", () => {
  assert.deepEqual([0, 1, 7, 16, 17, 40, 41].map(niceTop), [2, 2, 8, 16, 20, 40, 60]);
});

const SCORES = [
  { seat: 0, place: 1, total: 9, tie: null, parts: [{ cause: "a", points: 5 }, { cause: "b", points: 4 }] },
  { seat: 1, place: 2, total: 3, tie: null, parts: [{ cause: "a", points: 3 }] },
];

test("scores are counted line by line, the last place first", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  globalThis.document ??= /** @type {any} */ ({ querySelectorAll: () => [], querySelector: () => null });
  let drawn = 0;
  const counting = new ScoreCount(SCORES, () => (drawn += 1));
  const [winner, loser] = SCORES.map((score) => () => counting.shown(score));
  assert.equal(counting.present, SCORES[1]);
  t.mock.timers.tick(700);
  assert.deepEqual([sure(winner)(), sure(loser)()], [0, 1]);
  t.mock.timers.tick(700);
  assert.equal(counting.present, SCORES[0]);
  t.mock.timers.tick(3 * 700);
  // Every total stands, and the winner is told after a pause.
  assert.deepEqual([counting.counted, counting.over, counting.present, drawn], [true, false, null, 5]);
  t.mock.timers.tick(5000);
  assert.deepEqual([counting.over, drawn], [true, 7]);
});

test("points that are not counted yet are not shown", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const counting = new ScoreCount(SCORES, () => {});
  const told = (/** @type {number} */ seat) => shownPoints({ counted: counting.points }, seat, 99);
  assert.deepEqual([told(0), told(1)], [null, null]);
  counting.go(1);
  assert.deepEqual([told(0), told(1)], [null, 3]);
  counting.go(3);
  assert.deepEqual([told(0), told(1)], [5, 3]);
  counting.skip();
  assert.equal(told(0), 9);
  assert.equal(shownPoints({ counted: null }, 0, 99), 99);
});

test("a count whose table was left neither draws nor goes on", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  let drawn = 0;
  const counting = new ScoreCount(SCORES, () => (drawn += 1));
  counting.stop();
  t.mock.timers.tick(9000);
  assert.deepEqual([counting.over, drawn], [true, 0]);
});

test("counting takes six seconds at most, however many play, and can be cut short", (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const many = Array.from({ length: 8 }, (_, seat) => ({ ...sure(SCORES[0]), seat, place: seat + 1 }));
  const counting = new ScoreCount(many, () => {});
  t.mock.timers.tick(5500);
  assert.equal(counting.over, false);
  t.mock.timers.tick(500);
  assert.equal(counting.over, true);
  const short = new ScoreCount(many, () => {});
  short.skip();
  assert.equal(short.over, true);
});
