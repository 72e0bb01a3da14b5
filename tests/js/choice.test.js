// @ts-check
// Tests how an answer is put together from options, for questions that want none, one or several.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../web/kit/choice.js";
import { ask } from "./make-asks.js";

test("a question for one option is answered by a press, and collects nothing", () => {
  const choice = new Choice(ask({ least: 1, most: 1 }));
  assert.equal(choice.collects, false);
  assert.equal(choice.complete, false);
});

test("several options are collected until there are enough, and then no more", () => {
  const choice = new Choice(ask({ least: 2, most: 2 }));
  assert.equal(choice.collects, true);
  assert.equal(choice.toggle("a"), true);
  assert.equal(choice.complete, false);
  assert.equal(choice.toggle("b"), true);
  assert.deepEqual([choice.complete, choice.full], [true, true]);
  assert.equal(choice.toggle("c"), false);
  assert.deepEqual(choice.chosen, ["a", "b"]);
});

test("a second press takes an option back", () => {
  const choice = new Choice(ask({ least: 1, most: 2 }));
  choice.toggle("a");
  choice.toggle("b");
  assert.equal(choice.toggle("a"), true);
  assert.deepEqual(choice.chosen, ["b"]);
  assert.equal(choice.full, false);
});

test("where none is wanted, none is complete, but it is still collected and confirmed", () => {
  const choice = new Choice(ask({ least: 0, most: 1 }));
  assert.deepEqual([choice.collects, choice.complete], [true, true]);
});
