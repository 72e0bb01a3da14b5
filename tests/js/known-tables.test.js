// @ts-check
// Tests what a browser remembers of the links that it came by, and that a damaged setting is none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepOwnTable, keepTable, knownTable } from "../../web/app/online/far/known-tables.js";

/** @param {string | null} text what is stored */
function settings(text = null) {
  return { text, get: async () => text, set: async (/** @type {string} */ _name, /** @type {string} */ now) => void (text = now) };
}

test("a browser knows its own tables, and the last eight that it came to", async () => {
  const kept = settings();
  await keepOwnTable(kept, "own");
  for (let number = 0; number < 7; number += 1) await keepTable(kept, `key${number}`, `room${number}`);
  assert.deepEqual(await knownTable(kept, "own"), { own: true, room: "" });
  assert.deepEqual(await knownTable(kept, "key6"), { own: false, room: "room6" });
  await keepTable(kept, "key7", "room7");
  assert.deepEqual(await knownTable(kept, "own"), { own: false, room: "" });
});

test("a damaged setting is none, and is written anew", async () => {
  for (const text of ["", "5", "null", "{}", "[5]", '[["a"]]', '[["a", 5]]', '[["a", "b", "c"]]', "[[[]]]", '"a"']) {
    const kept = settings(text);
    assert.deepEqual(await knownTable(kept, "a"), { own: false, room: "" }, text);
    await keepTable(kept, "a", "b");
    assert.deepEqual(await knownTable(kept, "a"), { own: false, room: "b" }, text);
  }
});
