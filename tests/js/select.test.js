// @ts-check
// Tests how a person selects one thing on the table, and how a second press answers with it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection, meant } from "../../web/kit/selection.js";

test("one thing is read at a time, and the same again closes it", () => {
  let drawn = 0;
  const selection = new Selection(() => (drawn += 1));
  selection.toggle("a");
  selection.toggle("b");
  assert.equal(selection.key, "b");
  selection.toggle("b");
  assert.deepEqual([selection.key, drawn], ["", 3]);
});

test("clearing says whether there was anything, and draws only then", () => {
  let drawn = 0;
  const selection = new Selection(() => (drawn += 1));
  assert.equal(selection.clear(), false);
  selection.toggle("a");
  assert.equal(selection.clear(), true);
  assert.deepEqual([selection.key, drawn], ["", 2]);
});

test("the second press of a double click commits to nothing", () => {
  const press = { selected: true, options: [{ id: "x" }], collects: false };
  assert.equal(meant({ ...press, clicks: 1 }), "x");
  assert.equal(meant({ ...press, clicks: 2 }), null);
  // A key has no count.
  assert.equal(meant({ ...press, clicks: 0 }), "x");
});
