// @ts-check
// Tests how results are summed up: wins, points, streaks, and groups by what was played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { STATISTICS } from "../../web/games/citadels/results/statistics.js";
import { playersOf, statisticsOf } from "../../web/app/statistics/statistics.js";
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
 * @param {string[]} [pieces]
 * @returns {Result}
 */
function played(ended, points, won, more = {}, pieces = []) {
  return {
    match: `m${ended}`, number: 90, game: "g", kind: "plain", ended, players: 4, levels: ["normal"], friends: false, variant: "2016",
    people: [{ seat: 0, name: "Ada", won, points, pieces }], whole: true, ...more,
  };
}

test("wins, points and streaks are summed up, whatever order the games are stored in", () => {
  const { all, best, streak } = statisticsOf([played(4, 20, true), played(1, 30, true), played(3, 25, true), played(2, 10, false)]);
  assert.deepEqual(all, { id: "", games: 4, wins: 3, points: 21.25 });
  assert.deepEqual([best, streak], [30, 2]);
});

test("games are grouped by variant, number of players and opponents", () => {
  const { variants, players, levels } = statisticsOf([
    played(1, 20, true), played(2, 20, false, { variant: "classic", players: 7, levels: ["normal", "random"] }),
    played(3, 20, false, { levels: [], friends: true }), played(4, 20, true, { levels: [] }),
  ]);
  assert.deepEqual(variants.map(({ id, games, wins }) => [id, games, wins]), [["2016", 3, 2], ["classic", 1, 0]]);
  assert.deepEqual(players.map(({ id, games }) => [id, games]), [["4", 3], ["7", 1]]);
  assert.deepEqual(levels.map(({ id, games }) => [id, games]), [["normal", 2], ["people", 1], ["random", 1], ["friends", 1]]);
});

test("a level with a temper is a group of its own", () => {
  const { levels, tempers } = statisticsOf([played(1, 20, true, { levels: ["strong-raider", "strong-rusher"] }), played(2, 20, false)]);
  assert.deepEqual(levels.map(({ id, games }) => [id, games]), [["strong", 1], ["normal", 1]]);
  assert.deepEqual(tempers.map(({ id, games, wins }) => [id, games, wins]), [["raider", 1, 1], ["rusher", 1, 1]]);
});

test("each piece that a seat played as counts once a game", () => {
  const { pieces } = statisticsOf([played(1, 20, true, {}, ["thief", "king", "thief"]), played(2, 20, false, {}, ["thief"])]);
  assert.deepEqual(pieces.map(({ id, games, wins }) => [id, games, wins]), [["thief", 2, 1], ["king", 1, 1]]);
});

test("games that were played on from a replay, or with free take-backs, count apart", () => {
  const { all, streak, apart } = statisticsOf([played(1, 20, true), played(2, 50, true, { kind: "fork" }), played(3, 50, true, { kind: "free" })]);
  assert.deepEqual([all.games, streak], [1, 1]);
  assert.deepEqual(apart.map(({ id, games, wins }) => [id, games, wins]), [["fork", 1, 1], ["free", 1, 1]]);
});

test("several people at one device have a game each, and may be told apart", () => {
  const both = played(1, 20, true);
  both.people.push({ seat: 1, name: "Bo", won: false, points: 12, pieces: [] });
  const results = [both, played(2, 22, false)];
  assert.deepEqual(playersOf(results), ["Ada", "Bo"]);
  assert.equal(statisticsOf(results).all.games, 3);
  assert.deepEqual(statisticsOf(results, "Bo").all, { id: "", games: 1, wins: 0, points: 12 });
});

test("a person without a name is one person, in whatever languages the games were played", () => {
  const results = [played(1, 20, true), played(2, 22, false), played(3, 12, true)];
  const [english, ukrainian] = results.flatMap(({ people }) => people);
  Object.assign(/** @type {object} */ (english), { name: "Player" });
  Object.assign(/** @type {object} */ (ukrainian), { name: "Гравець" });
  assert.deepEqual(playersOf(results), ["Player", "Ada"]);
  assert.equal(statisticsOf(results, "Player").all.games, 2);
});

test("without games no division by zero occurs", () => {
  const { all, best, streak } = statisticsOf([]);
  assert.deepEqual([all.points, best, streak], [0, 0, 0]);
});

test("rows that cannot be counted are passed over", () => {
  assert.ok(isResult(played(1, 20, true)));
  for (const broken of [null, {}, { ...played(1, 20, true), people: [{ name: "Ada" }] }, { ...played(1, 20, true), levels: "normal" }]) {
    assert.equal(isResult(broken), false);
  }
});

test("a character counts for the seat that revealed it", () => {
  const entries = [{ seat: 0, character: "king" }, { seat: 1, character: "thief" }].map((data, id) => (
    { id, number: id, by: null, event: { kind: "character_revealed", cause: "", data } }));
  assert.deepEqual(STATISTICS.pieces?.(entries, 0), ["king"]);
});

test("figures of the game are summed up by group, and results of former versions have none", () => {
  const old = played(1, 20, false);
  const one = played(2, 30, true);
  const two = played(3, 10, false);
  Object.assign(one.people[0] ?? {}, { figures: { "drafted.a": 2, "named.b": 1 }, coach: { asked: 4, found: 3 } });
  Object.assign(two.people[0] ?? {}, { figures: { "drafted.a": 1, "drafted.c": 5 } });
  assert.ok([old, one, two].every(isResult));
  const { groups, coach } = statisticsOf([old, one, two]);
  assert.deepEqual(groups.map(({ group, rows }) => [group, rows.map(({ id, times, games, wins }) => [id, times, games, wins])]), [
    ["drafted", [["c", 5, 1, 0], ["a", 3, 2, 1]]],
    ["named", [["b", 1, 1, 1]]],
  ]);
  assert.deepEqual(coach, { asked: 4, found: 3 });
  assert.equal(isResult({ ...one, people: [{ ...one.people[0], figures: { "drafted.a": "many" } }] }), false);
});

test("months have the games, the wins and the coach's answers of that time", () => {
  const at = (/** @type {number} */ month) => new Date(2026, month - 1, 15).getTime();
  const first = played(at(9), 20, true);
  Object.assign(first.people[0] ?? {}, { coach: { asked: 10, found: 7 } });
  const { months } = statisticsOf([played(at(11), 20, false), first, played(at(9), 10, false)]);
  assert.deepEqual(months, [
    { month: "2026-09", games: 2, wins: 1, asked: 10, found: 7 },
    { month: "2026-11", games: 1, wins: 0, asked: 0, found: 0 },
  ]);
});

test("games that are not here, and ratings that cannot be told, are said on the page", async () => {
  await readTexts("en", []);
  const scene = { games: [], game: "g", names: ["Ada"], who: "", left: 0, coaching: 0, unreadable: 0, broken: [], statistics: statisticsOf([played(1, 20, false)]), ratings: [], failed: ["Ada", ""], away: 2, words: null };
  const drawn = JSON.stringify(statisticsView(/** @type {any} */ (scene))).replace(/[\u2068\u2069]/gu, "");
  assert.match(drawn, /2 results are of games that are not on this page/);
  assert.match(drawn, /Ada: no rating can be shown/);
  assert.match(drawn, /You: no rating can be shown/);
});

test("how often a person chose as the coach would is told once, with its number like the games won", async () => {
  await readTexts("en", []);
  const game = played(1, 20, false, { people: [{ seat: 0, name: "Ada", won: false, points: 20, pieces: [], coach: { asked: 7, found: 4 } }] });
  const scene = { games: [], game: "g", names: ["Ada"], who: "", left: 0, coaching: 0, unreadable: 0, broken: [], statistics: statisticsOf([game]), ratings: [], failed: [], away: 0, words: null };
  const drawn = JSON.stringify(statisticsView(/** @type {any} */ (scene))).replace(/[\u2068\u2069]/gu, "");
  assert.deepEqual(drawn.match(/[^"]*57%[^"]*/gu), ["4 · 57%"]);
});
