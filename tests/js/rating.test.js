// @ts-check
// Tests which results count for whose rating, what resets it, and how the form seats opponents about as strong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHAPES } from "../../web/lib/generated/record-shapes.js";
import { EngineError } from "../../web/engine/client.js";
import { evenFor, ratingsOf } from "../../web/app/statistics/rating.js";
import { resultOf } from "../../web/app/statistics/finished-games.js";
import { SetupModel } from "../../web/kit/setup-model.js";
import { result } from "./kit.js";
import "./texts.js";
import { isResult } from "./sound.js";

const RATED = { table: "t-2", levels: ["normal"], share: 1 };

/**
 * @param {string} match
 * @param {object} [more]
 * @returns {any}
 */
const played = (match, more = {}) => ({
  match, number: 1, game: "g", kind: "plain", ended: 1, players: 2, levels: ["normal"], friends: false, variant: "", whole: true,
  people: [{ seat: 0, name: "Ada", won: true, points: 20, pieces: [] }], rated: RATED, ...more,
});

/**
 * @param {object} more of the summary
 * @returns {any}
 */
function row(more) {
  const { save, summary } = result(9, { over: true, seating: [{ name: "Ada", player: "person" }, { name: "Bot", player: "normal" }], winners: [0], points: [21, 17], rated: RATED, ...more }).keep;
  return { id: summary.match, save, summary, created: 1, updated: 2 };
}

/** An engine that counts the games it is told. */
const call = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ { results, name: wanted, setup }) => {
  assert.equal(method, "rate");
  const names = new Set(results.map((/** @type {any} */ { people: [{ name }] }) => name));
  const people = [...names].filter((name) => wanted === undefined || name === wanted).map((name) => {
    const games = results.filter((/** @type {any} */ one) => one.rated && one.people[0].name === name).length;
    return { name, rated: { rating: { points: 1500, low: 1400, high: 1600, change: 1, games }, even: setup ? { levels: ["strong", "normal"], chance: 33, fair: 33 } : null } };
  });
  return { people: people.filter(({ rated }) => rated.rating.games > 0) };
});

test("a result has what the engine said of the game, unless it continues another one", () => {
  assert.deepEqual(resultOf(row({}))?.rated, RATED);
  assert.equal(resultOf(row({ match: "fork-1" }))?.rated, undefined);
  // A loss counts that somebody saw coming, and undid something then.
  assert.deepEqual(resultOf(row({ take_backs: 1 }))?.rated, RATED);
  assert.equal(resultOf(row({ take_backs: 1, rated: null }))?.rated, undefined);
  assert.equal(resultOf(row({ rated: null }))?.rated, undefined);
});

test("everybody who played has a rating, those with most games first", async () => {
  const bo = [{ ...played("m").people[0], name: "Bo" }];
  const { ratings, failed } = await ratingsOf([played("1"), played("2", { people: bo }), played("3", { people: bo })], call);
  assert.deepEqual(failed, []);
  assert.deepEqual(ratings.map(({ name, rated }) => [name, rated.rating.games]), [["Bo", 2], ["Ada", 1]]);
});

test("a game that is not here hides no other rating, and is told", async () => {
  const refusing = /** @type {any} */ (async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (params.game === "house") throw new EngineError("unknown-game");
    return call(method, params);
  });
  const results = [played("1", { game: "house" }), played("3"), played("4", { game: "other" }), played("5", { game: "house", rated: null })];
  const { ratings, failed } = await ratingsOf(results, refusing);
  assert.deepEqual(ratings.map(({ game, name }) => [game, name]), [["g", "Ada"], ["other", "Ada"]]);
  assert.deepEqual(failed, [{ game: "house", name: "Ada" }]);
  const gone = /** @type {any} */ (() => Promise.reject(new EngineError("engine-lost")));
  await assert.rejects(ratingsOf(results, gone));
});

test("the engine is told no more of a result than ratings ask", async () => {
  let told = /** @type {any} */ (null);
  await ratingsOf([played("1", { deal: "d" }), played("2", { rated: null })], /** @type {any} */ (async (/** @type {string} */ _method, /** @type {any} */ params) => ((told = params), { people: [] })));
  assert.deepEqual(told.results, [{ ended: 1, people: [{ name: "Ada" }], rated: RATED, deal: "d" }, { ended: 1, people: [{ name: "Ada" }] }]);
  assert.ok(told.unnamed.includes("Гравець"));
});

test("a result has no game that counts beyond the engine's bounds", () => {
  const { table, levels } = SHAPES.RatedRow.properties;
  const long = "x".repeat(table.maxLength + 1);
  const many = Array.from({ length: levels.maxItems + 1 }, () => "normal");
  const within = { table: long.slice(1), levels: many.slice(1).map(() => long.slice(1)), share: 0.5 };
  assert.ok(isResult(played("m", { rated: within })));
  for (const more of [{ table: long }, { levels: [long] }, { levels: many }, { table: "\ud800" }, { levels: ["\udc00"] }]) {
    assert.ok(!isResult(played("m", { rated: { ...within, ...more } })), JSON.stringify(more).slice(0, 60));
  }
});

test("a result of a backup is refused if what counts of it is of another kind", () => {
  for (const rated of [undefined, null, RATED]) assert.ok(isResult(played("m", { rated })));
  for (const rated of [{}, { ...RATED, share: 2 }, { ...RATED, levels: [] }, { ...RATED, table: 4 }, 5, "x"]) assert.ok(!isResult(played("m", { rated })));
});

test("advice needs a game that counts", async () => {
  const wish = { game: "g", name: "Ada", setup: /** @type {any} */ ({}) };
  assert.deepEqual((await evenFor(wish, call, async () => [played("m")]))?.even?.levels, ["strong", "normal"]);
  assert.equal(await evenFor({ ...wish, name: "Bo" }, call, async () => [played("m")]), null);
});

test("the form seats the opponents around the person, and only where one person plays", async () => {
  const model = new SetupModel("g", ["person", "elsewhere", "normal", "strong"], null, "Ada");
  model.resize(3);
  assert.deepEqual(model.evenLevels, []);
  model.rated = (await call("rate", { results: [played("m")], setup: {} })).people[0].rated;
  assert.deepEqual([model.evenLevels, model.isEven], [["strong", "normal"], false]);
  model.move(0, 1);
  model.seatEven();
  assert.deepEqual(model.seats.map(({ player }) => player), ["strong", "person", "normal"]);
  assert.equal(model.isEven, true);
  model.resize(4);
  assert.deepEqual(model.evenLevels, []);
  model.resize(3);
  model.choosePlayer(/** @type {any} */ (model.seats[0]), "elsewhere");
  assert.deepEqual(model.evenLevels, []);
});
