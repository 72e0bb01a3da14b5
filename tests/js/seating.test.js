// @ts-check
// Tests who plays each chair of a match that begins in the middle of a finished one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seatingFor } from "../../web/kit/seating.js";

test("a computer player takes the chair of each person who is not here; computer players keep theirs", () => {
  const seating = ["person", "elsewhere", "random", "nobody", "hard"].map((player, at) => ({ name: `Seat ${at}`, player }));
  assert.deepEqual(seatingFor(seating, new Set([2]), "normal").map(({ player }) => player), [
    "normal", "normal", "person", "normal", "hard",
  ]);
  assert.deepEqual(seatingFor(seating, new Set(), "normal")[4], { name: "Seat 4", player: "hard" });
});
