// @ts-check
// Tests the companion of people who play with the box: what is told is kept, counted once, and stored in the group's history.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CallerPart, DRAFT } from "../../web/app/companion/caller.js";
import { ScorePart } from "../../web/app/companion/score.js";
import { rest } from "./kit.js";

/** @param {Record<string, unknown>} [more] */
function scoring(more = {}) {
  /** @type {any[]} */
  const asked = [];
  /** @type {Map<string, string>} */
  const stored = new Map();
  const settings = { get: async (/** @type {string} */ name) => stored.get(name) ?? null, set: async (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value) };
  const counted = { scores: [{ seat: 1, place: 1, total: 5, parts: [], tie: null }, { seat: 0, place: 2, total: 3, parts: [], tie: null }], questions: [], doubts: [] };
  const host = {
    call: async (/** @type {string} */ _method, /** @type {any} */ params) => (asked.push(structuredClone(params)), counted),
    changed: () => {}, draw: () => {}, failed: (/** @type {unknown} */ error) => assert.fail(String(error)), toast: () => {}, settings,
  };
  const set = /** @type {any} */ ({ model: { game: "citadels", seats: [{}, {}] }, names: ["Ann", "Ben"], setup: { players: 2 }, known: false });
  const companion = /** @type {any} */ ({ rival: () => "", wholeBox: (/** @type {any} */ setup) => ({ ...setup, whole: true }) });
  return { asked, stored, score: new ScorePart(host, set, companion, more.kept ? JSON.stringify(more.kept) : null), set };
}

test("what is told goes to the engine, seat by seat, and is taken back by a tap", async () => {
  const { asked, score } = scoring();
  score.add("palace");
  score.show(1);
  score.add("manor");
  score.add("tavern");
  score.remove(0);
  await rest();
  assert.deepEqual(asked.at(-1), {
    game: "citadels", setup: { players: 2, whole: true }, facts: {},
    seats: [{ pieces: [{ id: "palace", facts: {} }], facts: {} }, { pieces: [{ id: "tavern", facts: {} }], facts: {} }],
  });
});

test("an answer is kept where its question is: at the table, a seat or a piece", () => {
  const { score } = scoring();
  score.add("museum");
  const question = (/** @type {any} */ more) => ({ answer: "number", most: 9, now: 0, told: false, choices: [], needed: true, seat: null, at: null, ...more });
  score.answer(question({ id: "crown" }), 2);
  score.answer(question({ id: "gold", seat: 1 }), 7);
  score.answer(question({ id: "tucked", seat: 0, at: 0 }), 3);
  assert.deepEqual([score.facts, score.seats[1]?.facts, score.seats[0]?.pieces[0]?.facts], [{ crown: 2 }, { gold: 7 }, { tucked: 3 }]);
});

test("what was told is there again, and broken records are empty", () => {
  const { score } = scoring({ kept: { seats: [{ pieces: [{ id: "palace", facts: { coin: 1, odd: "x" } }], facts: {} }, 7], facts: null } });
  assert.deepEqual(score.seats, [{ pieces: [{ id: "palace", facts: { coin: 1 } }], facts: {} }, { pieces: [], facts: {} }]);
  assert.deepEqual(score.facts, {});
});

test("the result is in the history of the same people once, however often it is stored", async () => {
  const { score, stored } = scoring();
  score.add("palace");
  await rest();
  await score.store();
  await score.store();
  await rest();
  const [evening] = JSON.parse(stored.get("evenings") ?? "[]");
  assert.deepEqual(evening.games.map((/** @type {any} */ { people, winners }) => [people, winners]), [[["Ann", "Ben"], ["Ben"]]]);
  assert.deepEqual(evening.rooms, ["real Ann\nBen"]);
});

test("a named character is told of at its rank, and forgotten in the next round", () => {
  const calls = [{ number: 1, piece: "assassin", names: "kill" }, { number: 2, piece: "thief", names: "rob" }];
  const caller = new CallerPart(/** @type {any} */ ({ draw: () => {} }), /** @type {any} */ ({ laid: { calls } }));
  caller.go(0);
  caller.name("kill", "thief");
  caller.go(1);
  assert.equal(caller.deedOn(caller.call?.piece ?? ""), "kill");
  caller.go(DRAFT);
  assert.equal(caller.deedOn("thief"), "");
});
