// @ts-check
// Tests when a tip of one line gives way to what a low screen has to show.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SideNote } from "../../web/kit/side-note-view.js";

const BUILT = ".own [data-flip-from]";

/**
 * @param {Readonly<Record<string, number>>} heights of what is on the page, in pixels, by selector
 * @returns {boolean} whether a tip is hidden there
 */
function givesWay(heights) {
  let hidden = false;
  const root = { style: { setProperty() {} }, setAttribute() {} };
  const note = { dataset: {}, toggleAttribute: (/** @type {string} */ _name, /** @type {boolean} */ on) => (hidden = on) };
  const part = (/** @type {number | undefined} */ height) => (height === undefined ? null : { getBoundingClientRect: () => ({ width: 40, height }) });
  const page = { documentElement: root, querySelectorAll: () => [], querySelector: (/** @type {string} */ selector) => (selector.startsWith(".side-note") ? note : part(heights[selector])) };
  Object.assign(globalThis, { document: page });
  new SideNote("tip", true).giveWay();
  return hidden;
}

test("a tip gives way to a low board, and to a house of the own city that would lie over the figures", () => {
  assert.equal(givesWay({ ".board": 140, [BUILT]: 40 }), false);
  assert.equal(givesWay({ ".board": 140 }), false, "nothing is built");
  assert.equal(givesWay({ ".board": 140, [BUILT]: 0 }), true);
  assert.equal(givesWay({ ".board": 90, [BUILT]: 40 }), true);
});
