// @ts-check
// Tests how much wider words are taken to be where a person has set letters further apart.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { apartOf, followLetterSpacing } from "../../web/app/device/letter-spacing.js";

const before = { document: globalThis.document, ResizeObserver: globalThis.ResizeObserver, getComputedStyle: globalThis.getComputedStyle };
afterEach(() => void Object.assign(globalThis, before));

/** @type {Map<string, string>} */
const set = new Map();
let letterSpacing = "normal";
let look = () => {};
beforeEach(() => {
  set.clear();
  letterSpacing = "normal";
  Object.assign(globalThis, {
    document: { createElement: () => ({ setAttribute() {} }), body: { append() {} }, documentElement: { style: { setProperty: (/** @type {string} */ name, /** @type {string} */ value) => set.set(name, value) } } },
    ResizeObserver: class { constructor(/** @type {() => void} */ changed) { look = changed; } observe() { look(); } },
    getComputedStyle: () => ({ letterSpacing, fontSize: "10px" }),
  });
});

test("letters as usual, or nearer, are no wider", () => {
  for (const usual of ["normal", "0px", "-0.2px"]) assert.equal(apartOf({ letterSpacing: usual, fontSize: "10px" }), 1, usual);
});

test("with the spacing of WCAG 1.4.12 a word is a fifth to a quarter wider", () => {
  const apart = apartOf({ letterSpacing: "1.2px", fontSize: "10px" });
  assert.ok(apart > 1.2 && apart < 1.25, String(apart));
});

test("the style sheet is told of each change, and of nothing else", () => {
  followLetterSpacing();
  assert.equal(set.size, 0);
  letterSpacing = "1.2px";
  look();
  assert.match(set.get("--apart") ?? "", /^1\.2/);
  set.clear();
  look();
  assert.equal(set.size, 0);
  letterSpacing = "normal";
  look();
  assert.equal(set.get("--apart"), "1");
});
