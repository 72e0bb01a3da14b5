// @ts-check
// Tests who sits where in another game of the same people.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seatingFor } from "../../web/kit/seating.js";

test("people who are not here are stood in for, computer players stay as they were", () => {
  const seating = ["person", "elsewhere", "random", "nobody", "hard"].map((player, at) => ({ name: `Seat ${at}`, player }));
  assert.deepEqual(seatingFor(seating, new Set([2]), "normal").map(({ player }) => player), [
    "normal", "normal", "person", "normal", "hard",
  ]);
  assert.deepEqual(seatingFor(seating, new Set(), "normal")[4], { name: "Seat 4", player: "hard" });
});
