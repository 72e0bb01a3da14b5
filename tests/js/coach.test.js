// @ts-check
// Tests which people may ask the coach.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mayBeCoached } from "../../web/app/coach/coach-view.js";
import { isComputer } from "../../web/kit/seating.js";

/** @param {...string} players */
const coached = (...players) => mayBeCoached(players.map((player, seat) => ({ name: `P${seat}`, player })), isComputer);

test("one person is coached, alone or among computer players", () => {
  assert.equal(coached("normal", "person", "master"), true);
  assert.equal(coached("person", "person", "normal"), false);
  assert.equal(coached("person", "elsewhere", "normal"), false);
  assert.equal(coached("person", "nobody"), false);
  assert.equal(coached("elsewhere", "normal"), false);
  assert.equal(coached("normal", "strong"), false);
  assert.equal(coached("person"), true);
});
