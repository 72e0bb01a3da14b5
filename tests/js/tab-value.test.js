// @ts-check
// Tests what is kept in the tab, also where the browser forbids site data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tabValue } from "../../web/lib/tab-value.js";

/** @param {() => unknown} get */
const storageIs = (get) => Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });

test("a text is kept by its name until it is cleared", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = { getItem: (/** @type {string} */ name) => kept.get(name) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
  storageIs(() => storage);
  const one = tabValue("one");
  assert.equal(one.get(), null);
  one.set("text");
  assert.equal(one.get(), "text");
  assert.equal(tabValue("other").get(), null);
  one.clear();
  assert.equal(one.get(), null);
});

test("where the browser forbids site data, nothing is kept and nothing fails", () => {
  storageIs(() => {
    throw new Error("forbidden");
  });
  const one = tabValue("one");
  one.set("text");
  one.clear();
  assert.equal(one.get(), null);
});
