// @ts-check
// Tests that a change of an event is applied to a view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../../web/kit/picture.js";

/** @type {any} */
const VIEW = { round: 1, turn: null, seats: [{ gold: 1, city: [{ card: "manor" }] }, { gold: 2, city: [] }] };

test("a change is applied by its paths, and nothing else is copied", () => {
  const now = patched(VIEW, { round: 2, turn: { seat: 1 }, "seats.1.gold": 5, "seats.1.city.0": { card: "keep" } });
  assert.deepEqual(now, { round: 2, turn: { seat: 1 }, seats: [VIEW.seats[0], { gold: 5, city: [{ card: "keep" }] }] });
  assert.equal(now.seats[0], VIEW.seats[0]);
  assert.deepEqual(VIEW.seats[1], { gold: 2, city: [] });
});

test("an event without a change leaves the view as it is", () => {
  assert.equal(patched(VIEW, undefined), VIEW);
  assert.equal(patched(VIEW, {}), VIEW);
});

test("a list that got shorter comes as a whole", () => {
  assert.deepEqual(patched(VIEW, { "seats.0.city": [] }).seats[0], { gold: 1, city: [] });
});
