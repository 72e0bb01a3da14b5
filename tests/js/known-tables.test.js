// @ts-check
// Tests what a browser remembers of the links that it came by, and that a damaged setting is none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dropTable, keepOwnTable, keepTable, knownTable, linkOf, moveTable } from "../../web/app/online/far/known-tables.js";

/** @param {string | null} text what is stored */
function settings(text = null) {
  return { text, get: async () => text, set: async (/** @type {string} */ _name, /** @type {string} */ now) => void (text = now) };
}

const link = (/** @type {string} */ key) => ({ key, host: "" });

test("a room leads to its link, and the link to the room that came after it", async () => {
  const kept = settings('[["old", "older room"]]');
  assert.deepEqual(await linkOf(kept, "older room"), { key: "old", host: "" });
  await keepTable(kept, { key: "k", host: "x" }, "first");
  await moveTable(kept, "first", "second");
  await moveTable(kept, "unknown", "third");
  assert.deepEqual([await linkOf(kept, "first"), await linkOf(kept, "second"), await knownTable(kept, "k")], [null, { key: "k", host: "x" }, { own: false, room: "second" }]);
  await keepOwnTable(kept, "mine");
  assert.equal(await linkOf(kept, "own"), null);
  await dropTable(kept, "second");
  assert.deepEqual([await linkOf(kept, "second"), (await knownTable(kept, "mine")).own], [null, true]);
});

test("a browser knows its own tables, and the last eight that it came to", async () => {
  const kept = settings();
  await keepOwnTable(kept, "own");
  for (let number = 0; number < 7; number += 1) await keepTable(kept, link(`key${number}`), `room${number}`);
  assert.deepEqual(await knownTable(kept, "own"), { own: true, room: "" });
  assert.deepEqual(await knownTable(kept, "key6"), { own: false, room: "room6" });
  await keepTable(kept, link("key7"), "room7");
  assert.deepEqual(await knownTable(kept, "own"), { own: false, room: "" });
});

test("a damaged setting is none, and is written anew", async () => {
  for (const text of ["", "5", "null", "{}", "[5]", '[["a"]]', '[["a", 5]]', '[["a", "b", "c", "d"]]', '[["a", "b", 5]]', "[[[]]]", '"a"']) {
    const kept = settings(text);
    assert.deepEqual(await knownTable(kept, "a"), { own: false, room: "" }, text);
    await keepTable(kept, link("a"), "b");
    assert.deepEqual(await knownTable(kept, "a"), { own: false, room: "b" }, text);
  }
});
