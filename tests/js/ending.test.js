// @ts-check
// Tests the end of a game: its score history, its turning points, and the counting of scores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURVES, eventWeight } from "../../web/games/citadels/results/curves.js";
import { shownPoints } from "../../web/kit/counted-points.js";
import { ScoreCount } from "../../web/app/results/score-count.js";
import { stopsOf, turningPoints } from "../../web/app/results/score-history.js";
import { chaptersOf } from "../../web/app/log/log.js";
import { niceTop, spread } from "../../web/app/results/chart-view.js";
import { sure } from "./kit.js";

/** @import { Stop } from "../../web/app/results/score-history.js" */

/** @type {(number: number, ...points: number[]) => Stop} */
const stop = (number, ...points) => ({ number, text: `part before ${number}`, figures: [points], chances: null });

/** @type {(number: number, ...chances: number[]) => Stop} */
const rated = (number, ...chances) => ({ ...stop(number, 0, 0, 0), chances });

/**
 * @param {number} number
 * @param {string} kind
 * @param {Record<string, any>} data
 * @returns {import("../../web/kit/story.js").Entry}
 */
const entry = (number, kind, data) => ({ id: 0, number, by: null, event: { kind, cause: "", data } });

test("a game is read where its parts begin and at its end, with the name of the part before", () => {
  const chapters = [{ number: 0, text: "one" }, { number: 12, text: "two" }, { number: 30, text: "three" }];
  assert.deepEqual(stopsOf(chapters, 0, 41), [
    { number: 0, text: "" }, { number: 12, text: "one" }, { number: 30, text: "two" }, { number: 41, text: "three" },
  ]);
});

test("a part begins at the first event that has its name", () => {
  const turn = (/** @type {number} */ number, /** @type {number} */ round) => entry(number, "turn_started", { round });
  const entries = [turn(0, 1), entry(2, "token_taken", {}), turn(3, 1), turn(6, 2), turn(9, 2), turn(12, 3)];
  const text = (/** @type {any} */ { kind, data }) => (kind === "turn_started" ? `turn ${data.round}` : "");
  assert.deepEqual(chaptersOf(entries, text).map(({ number }) => number), [0, 6, 12]);
});

test("a game of which only the later part is known begins with that part", () => {
  const chapters = [{ number: 20, text: "two" }, { number: 30, text: "three" }];
  assert.deepEqual(stopsOf(chapters, 20, 41).map(({ number }) => number), [20, 30, 41]);
});

test("turning points are where a player's points changed unlike the others', in order", () => {
  const stops = [stop(0, 0, 0, 0), stop(10, 1, 1, 1), stop(20, 2, 9, 2), stop(30, 3, 3, 3), stop(40, 4, 4, 4), stop(50, 10, 5, 5)];
  const turns = turningPoints(stops, [], () => 0);
  assert.deepEqual(turns.map(({ text, seat, by }) => [text, seat, by]), [
    ["part before 20", 1, 8], ["part before 30", 1, -6], ["part before 50", 0, 6],
  ]);
  assert.deepEqual(turns.map(({ leads }) => leads), [true, false, true]);
});

test("a game without differences has no turning point", () => {
  assert.deepEqual(turningPoints([stop(0, 0, 0), stop(10, 2, 2)], [], () => 0), []);
});

test("a turning point has the event with most weight, and its moment", () => {
  const entries = [
    entry(11, "district_built", { seat: 1, card: "tavern", paid: 1 }), entry(14, "district_built", { seat: 1, card: "palace", paid: 5 }),
    entry(15, "district_built", { seat: 0, card: "cathedral", paid: 6 }), entry(24, "district_destroyed", { seat: 1, card: "palace", by: 0 }),
  ];
  const stops = [stop(0, 0, 0), stop(10, 0, 0), stop(20, 1, 9), stop(30, 3, 3)];
  const turns = turningPoints(stops, entries, eventWeight);
  assert.deepEqual(turns.map(({ number, entry: found }) => [number, found?.event.data["card"]]), [[14, "palace"], [24, "palace"]]);
});

test("if the engine knows the chances, turning points are where one of them changed most", () => {
  const stops = [stop(5, 9, 0, 0), rated(10, 33, 33, 34), rated(20, 40, 30, 30), rated(30, 10, 60, 30), rated(40, 12, 58, 30), rated(50, 0, 100, 0)];
  const turns = turningPoints(stops, [], () => 0, 2);
  assert.deepEqual(turns.map(({ number, seat, by, chance, leads }) => [number, seat, by, chance, leads]), [[30, 1, 30, 60, false], [50, 1, 42, 100, false]]);
});

test("of two equal changes of chances, the rise is the turning point", () => {
  assert.deepEqual(turningPoints([rated(1, 50, 50), rated(2, 20, 80)], [], () => 0).map(({ seat, by }) => [seat, by]), [[1, 30]]);
});

test("a chance that changed through another player's event has that event", () => {
  const entries = [entry(3, "district_built", { seat: 2, card: "manor", paid: 3 }), entry(4, "district_destroyed", { seat: 1, card: "palace", by: 2 })];
  const [turn] = turningPoints([rated(1, 30, 50, 20), rated(9, 60, 30, 10)], entries, eventWeight);
  assert.deepEqual([turn?.seat, turn?.number, turn?.entry?.event.kind], [0, 4, "district_destroyed"]);
});

test("the last points are the final scores", () => {
  const seats = [{ seat: 0, points: 20, gold: 1, hand: 2 }, { seat: 1, points: 22, gold: 0, hand: 1 }];
  const scores = [{ seat: 1, total: 22 }, { seat: 0, total: 25 }];
  const [points, gold] = CURVES.map(({ of }) => of(/** @type {any} */ ({ seats, scores })));
  assert.deepEqual([points, gold], [[25, 22], [1, 0]]);
  assert.deepEqual(sure(CURVES[0]).of(/** @type {any} */ ({ seats, scores: null })), [20, 22]);
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
