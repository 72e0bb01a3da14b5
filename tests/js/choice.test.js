// @ts-check
// Tests how options are collected for questions that want none, one or several.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../web/kit/choice.js";
import { ask } from "./make-asks.js";

test("a question that wants one option collects none: the first press answers", () => {
  const choice = new Choice(ask({ least: 1, most: 1 }));
  assert.equal(choice.collects, false);
  assert.equal(choice.complete, false);
});

test("options are collected until there are enough; then no more can be chosen", () => {
  const choice = new Choice(ask({ least: 2, most: 2 }));
  assert.equal(choice.collects, true);
  assert.equal(choice.toggle("a"), true);
  assert.equal(choice.complete, false);
  assert.equal(choice.toggle("b"), true);
  assert.deepEqual([choice.complete, choice.full], [true, true]);
  assert.equal(choice.toggle("c"), false);
  assert.deepEqual(choice.chosen, ["a", "b"]);
});

test("a second press removes an option", () => {
  const choice = new Choice(ask({ least: 1, most: 2 }));
  choice.toggle("a");
  choice.toggle("b");
  assert.equal(choice.toggle("a"), true);
  assert.deepEqual(choice.chosen, ["b"]);
  assert.equal(choice.full, false);
});

test("a question that needs no option is complete at once, but must be confirmed", () => {
  const choice = new Choice(ask({ least: 0, most: 1 }));
  assert.deepEqual([choice.collects, choice.complete], [true, true]);
});
