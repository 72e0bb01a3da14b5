// @ts-check
// Tests which part of the table a narrow screen shows, and how the widths of names are estimated.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nameLayout, widthInEm } from "../../web/games/citadels/board/name-width.js";
import { asksOwn } from "../../web/games/citadels/questions/layout.js";
import { tabsOf } from "../../web/app/match/tabs.js";
import { ask } from "./make-asks.js";

/** @import { ChosenTab } from "../../web/app/match/tabs.js" */

/**
 * @param {string} kind
 * @param {readonly string[]} things the options are about
 */
const scene = (kind, things) =>
  /** @type {any} */ ({ ask: kind ? ask({ kind }) : null, view: { seat: 1, turn: { seat: 1, character: "magician" } }, targets: new Map(things.map((thing) => [thing, []])) });

test("a turn always opens the own hand and city, also at a big screen", () => {
  // What the own character offers, or a district that is used, is no reason to hide the hand.
  for (const things of [[], ["hand:manor", "district:1:0"], ["hand:manor", "character:magician"], ["character:thief"], ["seat:2"]]) {
    assert.ok(asksOwn(scene("turn", things)));
    for (const atScreen of [false, true]) {
      assert.equal(tabsOf({ own: { tab: "city", asks: asksOwn } }, scene("turn", things), null, () => undefined, 0, atScreen).now, "own");
    }
  }
});

test("the table opens only for a question whose answers lie there", () => {
  const onTable = [["character:magician"], ["character:thief"], ["district:1:0", "district:2:0"], ["district:2:0"], ["seat:2"], ["hand:manor", "seat:2"]];
  for (const things of onTable) assert.ok(!asksOwn(scene("kill", things)), String(things));
  // How to pay, which cards to keep or to give, which own district: seat 1 is asked.
  for (const things of [[], ["hand:manor"], ["card:manor"], ["district:1:0"]]) assert.ok(asksOwn(scene("payment", things)), String(things));
  assert.ok(!asksOwn(scene("", ["hand:manor"])));
});

test("a narrow screen shows what a question is about, until the person wants something else, until the next question", () => {
  const game = { own: { tab: "city", asks: () => true } };
  /** @type {ChosenTab[]} */
  const chosen = [];
  const choose = (/** @type {ChosenTab} */ tab) => chosen.push(tab);
  const first = tabsOf(game, scene("turn", []), null, choose);
  assert.equal(first.now, "own");
  first.choose("log");
  const wanted = chosen[0] ?? null;
  assert.equal(tabsOf(game, scene("turn", []), wanted, choose).now, "log");
  const next = scene("turn", []);
  assert.equal(tabsOf(game, { ...next, ask: { ...next.ask, id: "0.99" } }, wanted, choose).now, "own");
  assert.equal(tabsOf(game, scene("", []), wanted, choose).now, "table");
});

test("long names are wider than short ones, and the longest of several words get two lines", () => {
  assert.ok(widthInEm("Inn") < widthInEm("Tavern"));
  assert.ok(widthInEm("Tavern") < widthInEm("Watchtower"));
  assert.deepEqual(nameLayout("Temple").lines, 1);
  const parted = nameLayout("Вежа зі слонової кістки");
  assert.equal(parted.lines, 2);
  assert.ok(parted.em < widthInEm("Вежа зі слонової кістки"));
  assert.equal(nameLayout("Обсерваторія").lines, 1);
  assert.equal(widthInEm("天文台"), 3);
});
