// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { optionFor, showsNewCards, targetOf, targetsOf } from "../../web/games/citadels/targets.js";
import { ask, option } from "./made.js";

test("an option is about the thing that its facts name", () => {
  /** @type {[import("./made.js").OptionView, string][]} */
  const cases = [
    [option("build", { card: "manor", cost: 3 }), "hand:manor"],
    [option("use", { card: "smithy" }), "own:smithy"],
    [option("destroy", { seat: 2, at: 1, card: "manor", cost: 2 }), "district:2:1"],
    [option("name", { character: "thief" }), "character:thief"],
    [option("seat", { seat: 3 }), "seat:3"],
    [option("end_turn"), ""],
  ];
  for (const [one, target] of cases) assert.equal(targetOf(ask(), one), target, one.id);
});

test("cards that lie in no city and no hand are about nothing on the table", () => {
  for (const kind of ["keep", "search", "confiscate", "rescue"]) {
    assert.equal(targetOf(ask({ kind }), option("card", { card: "manor" })), "", kind);
  }
});

test("a district of a city is itself even where the card in question is elsewhere", () => {
  assert.equal(targetOf(ask({ kind: "confiscate" }), option("confiscate", { seat: 1, at: 0, card: "manor" })), "district:1:0");
});

test("only cards that nobody has seen yet are told about in the list", () => {
  assert.deepEqual(["keep", "wizard_card", "confiscate", "rescue", "turn", ""].filter(showsNewCards), ["keep", "wizard_card"]);
});

test("options are sorted by their thing, in the engine's order", () => {
  const options = [option("build", { card: "manor" }), option("end_turn"), option("sacrifice", { card: "manor" })];
  const targets = targetsOf(ask({ options }));
  assert.deepEqual([...targets.keys()], ["hand:manor"]);
  assert.deepEqual(targets.get("hand:manor")?.map(({ verb }) => verb), ["build", "sacrifice"]);
});

test("a press on a thing means its one option, or its copy, or leaves it to the list", () => {
  const [one, other] = [option("build", { card: "manor" }), option("sacrifice", { card: "manor" })];
  const copies = [option("card", { card: "manor", copy: 0 }), option("card", { card: "manor", copy: 1 })];
  assert.equal(optionFor(undefined, 0), null);
  assert.equal(optionFor([one], 1), one);
  assert.equal(optionFor([one, other], 0), null);
  assert.equal(optionFor(copies, 1), copies[1]);
  assert.equal(optionFor(copies, 2), null);
});
