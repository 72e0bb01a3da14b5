// @ts-check
// Tests which questions of Citadels are answered on the board, and how the board marks options.
import assert from "node:assert/strict";
import { test } from "node:test";
import { districtChoice } from "../../web/games/citadels/board/choices.js";
import { CITADELS } from "../../web/games/citadels/index.js";
import { paidForDistrict } from "../../web/games/citadels/questions/options.js";
import { answeredOnBoard, choosesOnBoard, optionsOffBoard } from "../../web/games/citadels/questions/on-board.js";
import { byThing, thing } from "../../web/kit/target.js";
import { ask, option } from "./make-asks.js";
import { readTexts } from "./texts.js";

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
const PHONE_ON_ITS_SIDE = { width: 667, height: 375 };

/**
 * A question at a table of so many players, of whom seat 0 is asked.
 * @param {import("../../web/types.js").OptionView[]} options
 * @param {{kind?: string, players?: number, screen?: {width: number, height: number}}} table
 * @returns {any}
 */
function sceneOf(options, { kind = "destroy", players = 4, screen = TABLET } = {}) {
  const view = { seat: 0, seats: Array.from({ length: players }, () => ({ city: [] })) };
  const question = ask({ kind, options });
  return { ask: question, view, targets: byThing(options), screen, onBoard: true };
}

const house = option("destroy", { seat: 1, at: 0, card: "manor", cost: 2 }, "district:1:0");
const player = option("seat", { seat: 2 }, "seat:2");
const cancel = option("cancel", {});

test("districts and players are chosen on the board, other options in the panel", () => {
  const scene = sceneOf([house, cancel]);
  assert.equal(answeredOnBoard(scene), true);
  assert.deepEqual(optionsOffBoard(scene), [cancel]);
  assert.equal(answeredOnBoard(sceneOf([player, cancel], { kind: "swap" })), true);
});

test("questions about cards or characters, and the menu of a turn, are answered in the panel", () => {
  assert.equal(answeredOnBoard(sceneOf([house, option("card", { card: "manor" }, "card:manor")])), false);
  assert.equal(answeredOnBoard(sceneOf([option("name", { character: "king" }, "character:king")], { kind: "kill" })), false);
  assert.equal(answeredOnBoard(sceneOf([house], { kind: "turn" })), false);
  assert.equal(answeredOnBoard(sceneOf([cancel])), false);
});

test("a question with two options about one thing is answered in the panel", () => {
  assert.equal(answeredOnBoard(sceneOf([player, option("take", { seat: 2 }, "seat:2")], { kind: "swap" })), false);
});

test("a small screen asks on the board only if everything is visible and large enough", () => {
  const swap = (/** @type {number} */ players, /** @type {typeof PHONE} */ screen) => answeredOnBoard(sceneOf([player], { kind: "swap", players, screen }));
  assert.deepEqual([swap(5, PHONE), swap(6, PHONE), swap(8, TABLET)], [true, false, true]);
  assert.deepEqual([swap(2, PHONE_ON_ITS_SIDE), swap(3, PHONE_ON_ITS_SIDE)], [true, false]);
  assert.equal(answeredOnBoard(sceneOf([house], { screen: PHONE })), false);
  // On a phone one's own place is a page of its own.
  assert.equal(answeredOnBoard(sceneOf([option("seat", { seat: 0 }, "seat:0")], { kind: "crown", screen: PHONE })), false);
});

test("only things of the kind that a question is about are greyed out", () => {
  assert.deepEqual([choosesOnBoard(sceneOf([house]), "district"), choosesOnBoard(sceneOf([house]), "seat")], [true, false]);
});

test("a button names a price only if it is paid at once", () => {
  const scene = sceneOf([house]);
  const paying = { ...house, effect: /** @type {any} */ ({ pays: 1 }) };
  assert.equal(paidForDistrict(scene, paying), 1);
  // The first half of an exchange has a cost and pays nothing yet.
  assert.equal(paidForDistrict(scene, house), undefined);
  assert.equal(paidForDistrict(scene, option("give", { seat: 1, at: 0, card: "manor", cost: 0 })), 0);
});

test("an answer on the board is named in few words, and described by the question and its effects", async () => {
  await readTexts("en", [CITADELS.texts]);
  const effect = { pays: 1, gains: 0, cards: 0, points: 2, others: [], leaves: [], brings: [], loses: [], risks: [] };
  const scene = { ...sceneOf([{ ...house, effect: /** @type {any} */ (effect) }]), chosen: [] };
  scene.view.seats[0] = { gold: 3, points: 5, city: [] };
  const { values } = /** @type {{values: unknown[]}} */ (districtChoice(scene, thing(scene, "district:1:0"), "Manor"));
  const said = values.filter((value) => typeof value === "string");
  const label = said.find((value) => value.includes("Manor"));
  assert.match(String(label), /^[^.]*: Manor$/);
  const described = said.find((value) => value.startsWith("ask-prompt "));
  assert.equal(described, `ask-prompt does-${house.id}`);
  assert.ok(said.some((value) => /2 left.*7 points/i.test(value)), said.join(" / "));
});
