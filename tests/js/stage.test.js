// @ts-check
// Tests that what rises from a figure stays on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rise } from "../../web/app/story/stage.js";

test("a figure rises as far as the board goes", () => {
  assert.equal(rise(38, 200), 38);
  assert.equal(rise(38, 12), 12);
  assert.equal(rise(38, -20), 0, "beside the edge it stays where it is");
  assert.equal(rise(-10, -20), -10, "it begins lower");
});
