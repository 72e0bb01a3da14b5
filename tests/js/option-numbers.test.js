// @ts-check
// Tests the keys of answers: one digit for each of the first ten, with Shift for the next ten, on every keyboard.
import assert from "node:assert/strict";
import test from "node:test";
import { digitOf, keyOf, numberOptions } from "../../web/lib/keyboard/option-numbers.js";

const KEY = { code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test("each of twenty answers has a key of its own, and later ones none", () => {
  const keys = [...Array(22).keys()].map(keyOf);
  assert.deepEqual(keys.slice(8, 12), ["9", "0", "Shift+1", "Shift+2"]);
  assert.equal(new Set(keys.slice(0, 20)).size, 20);
  assert.deepEqual(keys.slice(20), ["", ""]);
});

test("a digit is read by its place, since a French keyboard has letters there", () => {
  assert.equal(digitOf({ ...KEY, code: "Digit3" }), "3");
  assert.equal(digitOf({ ...KEY, code: "Numpad0" }), "0");
  assert.equal(digitOf({ ...KEY, code: "Digit3", shiftKey: true }), "Shift+3");
});

test("what belongs to the browser or the screen reader is no digit of ours", () => {
  for (const change of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) assert.equal(digitOf({ ...KEY, code: "Digit3", ...change }), "");
  assert.equal(digitOf({ ...KEY, code: "KeyH" }), "");
});

test("a button that is no answer any more loses its digit, and one that never was keeps its own key", () => {
  const button = (/** @type {string} */ key) => ({ key, matches: () => false, getAttribute() { return this.key; }, removeAttribute() { this.key = ""; } });
  const buttons = ["3", "Shift+1", "Control+Z", "Control+Shift+1", "F8"].map(button);
  numberOptions(/** @type {any} */ ({ querySelector: () => null, querySelectorAll: (/** @type {string} */ wanted) => (wanted === "[aria-keyshortcuts]" ? buttons : []) }));
  assert.deepEqual(buttons.map(({ key }) => key), ["", "", "Control+Z", "Control+Shift+1", "F8"]);
});
