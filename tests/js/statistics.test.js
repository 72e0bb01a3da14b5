// @ts-check
// Tests how the engine is asked to sum up results, and how the sums are kept and shown. What it sums: tests/py/test_statistics.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countedOf, keepCounted, lastCounted } from "../../web/app/statistics/statistics.js";
import { statisticsView } from "../../web/app/statistics/statistics-view.js";
import { readTexts } from "./texts.js";
import { isResult } from "./sound.js";

/** @import { Result } from "../../web/store/results.js" */

/**
 * A game of Ada's against three computer players.
 * @param {number} ended
 * @param {number} points
 * @param {boolean} won
 * @param {Partial<Result>} [more]
 * @returns {Result}
 */
function played(ended, points, won, more = {}) {
  return {
    match: `m${ended}`, number: 90, game: "g", kind: "plain", ended, players: 4, levels: ["normal"], friends: false, variant: "2016",
    people: [{ seat: 0, name: "Ada", won, points, pieces: [] }], whole: true, ...more,
  };
}

const NONE = { id: "", games: 0, wins: 0, points: 0 };
/** @type {import("../../web/types.js").Statistics} */
const SUMS = {
  all: { id: "", games: 1, wins: 0, points: 20 }, best: 20, streak: 0, variants: [], players: [], levels: [], tempers: [], pieces: [], groups: [],
  coach: { asked: 7, found: 4 }, months: [], apart: [],
};
const PEOPLE = [{ name: "", statistics: SUMS }, { name: "Ada", statistics: SUMS }];

test("the engine counts each game by itself, with the month of this device beside each result", async () => {
  const asked = /** @type {any[]} */ ([]);
  const call = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => (asked.push([method, params.results.length, params.months, params.unnamed[0]]), { people: PEOPLE }));
  const at = new Date(2026, 10, 30, 23, 59).getTime();
  const counted = await countedOf([played(at, 20, true), played(5, 1, true, { game: "other" }), played(at + 60_000, 20, true)], call);
  assert.deepEqual(Object.keys(counted), ["g", "other"]);
  assert.deepEqual(asked[0], ["count_results", 2, ["2026-11", "2026-12"], "Player"]);
  assert.equal(asked[1][1], 1);
});

test("the last sums are shown without the engine, and those that were edited are left out", async () => {
  let stored = "";
  await keepCounted({ g: PEOPLE }, async (_name, value) => void (stored = value));
  assert.deepEqual(await lastCounted(async () => stored), { g: PEOPLE });
  for (const broken of ["", "{", "null", "7", '{"g":5}', '{"g":[]}', JSON.stringify({ g: [{ name: "", statistics: { ...SUMS, all: { ...NONE, wins: "1" } } }] })]) {
    assert.deepEqual(await lastCounted(async () => broken), {}, broken);
  }
  assert.deepEqual(await lastCounted(async () => null), {});
});

test("rows that cannot be counted are passed over", () => {
  assert.ok(isResult(played(1, 20, true)));
  for (const broken of [null, {}, { ...played(1, 20, true), people: [{ name: "Ada" }] }, { ...played(1, 20, true), levels: "normal" }]) {
    assert.equal(isResult(broken), false);
  }
});

test("games that are not here, and ratings that cannot be told, are said on the page", async () => {
  await readTexts("en", []);
  const scene = { games: [], game: "g", names: ["Ada"], who: "", left: 0, coaching: 0, unreadable: 0, broken: [], statistics: SUMS, ratings: [], failed: ["Ada", ""], away: 2, words: null };
  const drawn = JSON.stringify(statisticsView(/** @type {any} */ (scene))).replace(/[\u2068\u2069]/gu, "");
  assert.match(drawn, /2 results are from games that this page does not have/);
  assert.match(drawn, /Ada: no rating can be shown/);
  assert.match(drawn, /You: no rating can be shown/);
});

test("how often a person chose as the coach would is told once, with its number like the games won", async () => {
  await readTexts("en", []);
  const scene = { games: [], game: "g", names: ["Ada"], who: "", left: 0, coaching: 0, unreadable: 0, broken: [], statistics: SUMS, ratings: [], failed: [], away: 0, words: null };
  const drawn = JSON.stringify(statisticsView(/** @type {any} */ (scene))).replace(/[\u2068\u2069]/gu, "");
  assert.deepEqual(drawn.match(/[^"]*57%[^"]*/gu), ["4 · 57%"]);
});

test("games that are not counted yet are said to be waited for, and none at all is said, too", async () => {
  await readTexts("en", []);
  const scene = { games: [], game: "g", names: [], who: "", left: 0, coaching: 0, unreadable: 0, broken: [], statistics: null, ratings: [], failed: [], away: 0, words: null };
  const drawn = (/** @type {boolean} */ waits) => JSON.stringify(statisticsView(/** @type {any} */ ({ ...scene, waits })));
  assert.doesNotMatch(drawn(true), /No finished games yet/);
  assert.match(drawn(false), /No finished games yet/);
});
