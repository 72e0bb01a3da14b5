// @ts-check
// Tests which deals a person knows although no result of them is stored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isKnownDeal, noteKnownDeals } from "../../web/app/statistics/known-deals.js";
import { result } from "./kit.js";

/**
 * @param {string} id
 * @param {string} deal
 * @param {number} created
 */
const rowOf = (id, deal, created) => {
  const { save, summary } = result(0, { match: id, deal }).keep;
  return { id, save, summary, created, updated: created };
};

/** @param {ReturnType<typeof rowOf>[]} rows that are stored */
function device(rows) {
  let stored = "";
  return {
    get: async () => stored,
    change: async (/** @type {string} */ name, /** @type {(before: string) => string} */ change) => {
      assert.equal(name, "known-deals");
      stored = change(stored);
    },
    listMatches: async () => rows.map((row) => ({ id: row.id, row, raw: row })),
    write: (/** @type {string} */ text) => void (stored = text),
  };
}

test("a deal is known once it was noted, and noted once", async () => {
  const here = device([]);
  assert.equal(await isKnownDeal(rowOf("m", "d", 5), here), false);
  await noteKnownDeals(["d", ""], here);
  await noteKnownDeals(["d", "e"], here);
  assert.equal(await here.get(), '["d","e"]');
  assert.equal(await isKnownDeal(rowOf("m", "d", 5), here), true);
  assert.equal(await isKnownDeal(rowOf("m", "", 5), here), false);
});

test("a deal that an earlier match has, which was left open, is known", async () => {
  const [first, second] = [rowOf("first", "d", 1), rowOf("second", "d", 2)];
  const here = device([first, second, rowOf("other", "e", 1)]);
  assert.deepEqual([await isKnownDeal(first, here), await isKnownDeal(second, here)], [false, true]);
});

test("a damaged list begins anew", async () => {
  const here = device([]);
  for (const text of ["{", "5", "null", '[1, "d"]']) {
    here.write(text);
    assert.equal(await isKnownDeal(rowOf("m", "x", 5), here), false);
    await noteKnownDeals(["x"], here);
    assert.equal(await isKnownDeal(rowOf("m", "x", 5), here), true);
  }
});
