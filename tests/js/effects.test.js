// @ts-check
// Tests the lines that say what an option of Citadels would do, and the warnings among them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effectLines, forgetsSomething, warningLines } from "../../web/games/citadels/questions/effects.js";
import { optionIcon } from "../../web/games/citadels/questions/icons.js";
import { ask, option } from "./make-asks.js";

const scene = /** @type {any} */ ({
  ask: ask({ seat: 0 }), names: ["Ada", "Bertram"], view: { seats: [{ gold: 4, points: 11 }, { gold: 0, points: 3 }] },
});
const none = { pays: 0, gains: 0, cards: 0, points: 0, others: [], loses: [], risks: [], leaves: [], brings: [] };
/** @param {string} verb @param {Partial<typeof none> | null} effect */
const doing = (verb, effect) => ({ ...option(verb), effect: effect && { ...none, ...effect } });
const left = (/** @type {string} */ what) => /** @type {any} */ ({ leaves: [{ what, amount: 2, name: "" }] });

// No texts are loaded here: a line is the name of its text.
test("each cost and each gain of an option is one line", () => {
  assert.deepEqual(effectLines(scene, doing("build", { pays: 3, cards: -1, points: 4 })), ["effect-pays", "effect-points"]);
  assert.deepEqual(effectLines(scene, doing("use", { pays: 2, cards: 3 })), ["effect-pays", "effect-cards"]);
  assert.deepEqual(effectLines(scene, doing("gather_gold", { gains: 2 })), []);
  assert.deepEqual(effectLines(scene, doing("end_turn", null)), []);
  for (const verb of ["mix", "take"]) assert.deepEqual(effectLines(scene, doing(verb, { gains: 1, cards: 1 })), []);
  const four = { ...option("ability", { name: "four_gold" }), effect: { ...none, gains: 4 } };
  assert.deepEqual(effectLines(scene, four), []);
  assert.deepEqual(effectLines(scene, { ...four, args: { name: "collect_tax" } }), ["effect-gold"]);
});

test("gold and cards that an option brings have their own icons", () => {
  const asked = [option("mix", { gold: 1, cards: 1 }), option("mix", { gold: 0, cards: 2 }), option("take", { what: "gold" }), option("take", { what: "card" })];
  assert.deepEqual(asked.map(optionIcon), ["icon-gold", "icon-cards", "icon-gold", "icon-cards"]);
});

test("changes for other players are lines too", () => {
  const others = /** @type {any} */ ([{ seat: 1, means: 0, cards: 0, points: -3 }, { seat: 0, means: 0, cards: 0, points: 0 }]);
  assert.deepEqual(effectLines(scene, doing("destroy", { others })), ["effect-other"]);
});

test("an unused income counts as forgotten, a card that could be built does not", () => {
  assert.equal(forgetsSomething(doing("end_turn", left("income"))), true);
  assert.equal(forgetsSomething(doing("end_turn", left("build"))), false);
  assert.equal(forgetsSomething(doing("end_turn", null)), false);
  assert.deepEqual(effectLines(scene, doing("end_turn", left("income"))), ["stake-income"]);
  assert.deepEqual(effectLines(scene, doing("end_turn", left("build"))), ["stake-build"]);
});

test("every stake is a line, and losses and risks are warnings as well", () => {
  const stake = (/** @type {string} */ what) => /** @type {any} */ ([{ what, amount: 1, name: "manor" }]);
  const all = doing("build", { pays: 3, loses: stake("turn"), risks: stake("district"), leaves: stake("use"), brings: stake("income") });
  assert.deepEqual(effectLines(scene, all), ["effect-pays", "effect-loses", "effect-risks", "stake-use", "brings-income"]);
  assert.deepEqual(warningLines(all), ["effect-loses", "effect-risks"]);
  assert.deepEqual(warningLines(doing("end_turn", null)), []);
});
