// @ts-check
// Tests the keys of answers: one digit for each of the first ten, with Shift for each ten after them, on every keyboard.
import assert from "node:assert/strict";
import test from "node:test";
import { digitOf, goToOption, keyOf, numberOptions, partsText } from "../../web/lib/keyboard/option-numbers.js";
import { readTexts } from "./texts.js";

const KEY = { code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test("each of twenty answers has a key of its own, and each later one that of ten before", () => {
  const keys = [...Array(43).keys()].map(keyOf);
  assert.deepEqual(keys.slice(8, 12), ["9", "0", "Shift+1", "Shift+2"]);
  assert.equal(new Set(keys.slice(0, 20)).size, 20);
  assert.deepEqual(keys.slice(20), keys.slice(10, 33));
});

test("each of forty-three answers is reached by its number, from any other one, and a digit alone goes to one answer", (testing) => {
  const [htmlElement, element] = [globalThis.HTMLElement, globalThis.Element];
  testing.after(() => Object.assign(globalThis, { document: undefined, HTMLElement: htmlElement, Element: element }));
  class Answer {
    /** @param {number} number */
    constructor(number) { this.number = number; }
    closest() { return this; }
    focus() { document.activeElement = this; }
  }
  const answers = [...Array(43).keys()].map((at) => new Answer(at + 1));
  const document = { activeElement: answers[0] };
  Object.assign(globalThis, { document, HTMLElement: Answer, Element: Answer });
  const root = /** @type {any} */ ({ querySelectorAll: (/** @type {string} */ wanted) => answers.filter(({ number }) => wanted.endsWith(`"${keyOf(number - 1)}"]`)) });
  const press = (/** @type {number} */ digit, /** @type {boolean} */ shiftKey) => goToOption(root, /** @type {any} */ ({ ...KEY, code: `Digit${digit}`, shiftKey, target: document.activeElement, preventDefault() {} }));
  for (const { number } of answers) for (const from of answers) {
    from.focus();
    press(number % 10, false);
    const low = number % 10 || 10;
    assert.equal(document.activeElement?.number, low);
    for (let ten = low; ten < number; ten += 10) press(number % 10, true);
    assert.equal(document.activeElement?.number, number);
  }
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

test("the question says where the parts of more answers begin than digits reach alone", async () => {
  await readTexts("en", []);
  const houses = (/** @type {string} */ owner, /** @type {number} */ count) => Array(count).fill(owner);
  assert.equal(partsText([...houses("Ada", 5), ...houses("Bertram", 6), ""]), "1: Ada, 6: Bertram");
  assert.equal(partsText(["", ...houses("Build", 9), ""]), "2: Build");
  // Few answers, or no parts.
  assert.equal(partsText([...houses("Ada", 5), ...houses("Bertram", 5)]), "");
  assert.equal(partsText(houses("", 16)), "");
});

/** @param {string[]} said */
const answerOf = (said) => {
  const attributes = new Map([["aria-describedby", said.join(" ")]]);
  return {
    attributes, matches: () => true, closest: () => null, getAttribute: (/** @type {string} */ name) => attributes.get(name) ?? null,
    hasAttribute: (/** @type {string} */ name) => attributes.has(name), removeAttribute: (/** @type {string} */ name) => attributes.delete(name),
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => void attributes.set(name, value),
  };
};

test("on a board the first answer says the parts behind the question, and no other one", () => {
  const answers = [answerOf(["ask-prompt", "does-1"]), answerOf(["ask-prompt"])];
  const root = { querySelector: (/** @type {string} */ wanted) => (wanted === "#ask-prompt" ? {} : null), querySelectorAll: (/** @type {string} */ wanted) => (wanted === "[aria-keyshortcuts]" ? [] : answers) };
  const said = () => answers.map(({ attributes }) => attributes.get("aria-describedby"));
  numberOptions(/** @type {any} */ (root));
  assert.deepEqual(said(), ["ask-prompt ask-parts does-1", "ask-prompt"]);
  // Another one is the first now.
  answers.reverse();
  numberOptions(/** @type {any} */ (root));
  assert.deepEqual(said(), ["ask-prompt ask-parts", "ask-prompt does-1"]);
});
