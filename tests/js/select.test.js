// @ts-check
// Tests how a person selects a thing on the table, and when a press chooses its option.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection, chosenByPress } from "../../web/kit/selection.js";

test("one thing is selected at a time; selecting it again closes its sheet", () => {
  let drawn = 0;
  const selection = new Selection(() => (drawn += 1));
  selection.toggle("a");
  selection.toggle("b");
  assert.equal(selection.key, "b");
  selection.toggle("b");
  assert.deepEqual([selection.key, drawn], ["", 3]);
});

test("clearing says whether a thing was selected, and draws only then", () => {
  let drawn = 0;
  const selection = new Selection(() => (drawn += 1));
  assert.equal(selection.clear(), false);
  selection.toggle("a");
  assert.equal(selection.clear(), true);
  assert.deepEqual([selection.key, drawn], ["", 2]);
});

test("the second click of a double click chooses nothing", () => {
  const press = { selected: true, options: [{ id: "x" }], collects: false };
  assert.equal(chosenByPress({ ...press, clicks: 1 }), "x");
  assert.equal(chosenByPress({ ...press, clicks: 2 }), null);
  // A press of a key has no count of clicks.
  assert.equal(chosenByPress({ ...press, clicks: 0 }), "x");
});
