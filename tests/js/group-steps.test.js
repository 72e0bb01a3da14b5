// @ts-check
// Tests answering by one switch: with Tab and Enter alone each of many answers is reached in few presses, and none by mistake.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { groupSize, markGroup, stepByGroups } from "../../web/lib/keyboard/group-steps.js";

// The most presses of a decision.
const PRESSES = 12;
const MOST_ANSWERS = 64;

class Answer {
  /** @param {string} id */
  constructor(id) {
    this.dataset = { option: id };
    /** @type {Set<string>} */
    this.marks = new Set();
    this.drawn = true;
  }
  checkVisibility() {
    return this.drawn;
  }
  focus() {
    Object.assign(document, { activeElement: this });
  }
  /** @param {string} name */
  setAttribute(name) {
    this.marks.add(name);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.marks.delete(name);
  }
}

const before = { document: globalThis.document, HTMLElement: globalThis.HTMLElement };
beforeEach(() => void Object.assign(globalThis, { HTMLElement: Answer, document: { activeElement: null, documentElement: { dataset: { steps: "groups" } } } }));
afterEach(() => void Object.assign(globalThis, before));

/** @param {number} count @param {string} [ask] */
function question(count, ask = "a") {
  const answers = Array.from({ length: count }, (_, at) => new Answer(`${ask}${at}`));
  /** @type {any} */
  const root = { querySelectorAll: (/** @type {string} */ way) => (way.startsWith("[data-group") ? answers.filter(({ marks }) => marks.size > 0) : answers) };
  answers[0]?.focus();
  markGroup(root);
  return { answers, root };
}

/**
 * @param {any} root
 * @param {string} key
 * @returns {boolean} whether the browser does what it usually does
 */
function press(root, key) {
  let usual = true;
  stepByGroups(root, /** @type {any} */ ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, preventDefault: () => (usual = false) }));
  return usual;
}

/** @param {ReturnType<typeof question>} asked @param {number} wanted @returns {number} presses until it is answered */
function presses({ answers, root }, wanted) {
  const target = /** @type {Answer} */ (answers[wanted]);
  for (let count = 1; count < 100; count += 1) {
    const here = /** @type {any} */ (document.activeElement);
    const usual = press(root, here === target || target.marks.size > 0 ? "Enter" : "Tab");
    if (usual && here === target) return count;
    assert.ok(!usual, `the way to ${wanted} of ${answers.length} leads out`);
  }
  return assert.fail("out of reach");
}

test("each of up to sixty-four answers takes at most twelve presses", () => {
  let most = 0;
  for (let count = 1; count <= MOST_ANSWERS; count += 1) {
    for (let wanted = 0; wanted < count; wanted += 1) most = Math.max(most, presses(question(count, `${count}-${wanted}-`), wanted));
  }
  assert.ok(most <= PRESSES, `${most}`);
  assert.equal(groupSize(3), 1);
});

test("after the last group the browser goes on, and a group that ends leads to the next one", () => {
  const { answers, root } = question(9);
  const at = () => answers.findIndex((one) => one === /** @type {any} */ (document.activeElement));
  assert.equal(press(root, "Enter"), false);
  assert.deepEqual([press(root, "Tab"), at(), press(root, "Tab"), at(), press(root, "Tab"), at()], [false, 1, false, 2, false, 3]);
  assert.equal(answers.filter(({ marks }) => marks.size > 0).length, 3);
  assert.deepEqual([press(root, "Tab"), at()], [false, 6]);
  // From the last answer the browser goes to what follows the question.
  assert.deepEqual([press(root, "Tab"), at()], [true, 8]);
});

test("another question begins with all of its answers, whatever was open in the one before", () => {
  const first = question(9, "a");
  press(first.root, "Enter");
  const { answers } = question(9, "b");
  assert.deepEqual(answers.map(({ marks }) => marks.size), [1, 1, 1, 0, 0, 0, 0, 0, 0]);
});

test("answers that are not drawn are no steps", () => {
  const { answers, root } = question(6);
  for (const one of answers.slice(0, 3)) /** @type {any} */ (one).drawn = false;
  /** @type {any} */ (answers[3]).focus();
  assert.equal(press(root, "Tab"), false);
  assert.equal(/** @type {any} */ (document.activeElement), answers[4]);
});

test("who has not chosen it steps and answers as in every browser", () => {
  document.documentElement.dataset["steps"] = "";
  const { answers, root } = question(9);
  assert.ok(press(root, "Tab") && press(root, "Enter"));
  assert.ok(answers.every(({ marks }) => marks.size === 0));
});
