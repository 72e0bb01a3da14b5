// @ts-check
// Tests that a shortcut is read from the sign of a key, or from its place where another script is typed; and that no module of the
// page reads a letter in another way.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isUndo, letterOf } from "../../web/lib/keyboard/key-letter.js";

/** @type {[string, string, string][]} sign, place, letter */
const KEYS = [
  ["z", "KeyZ", "z"], ["Z", "KeyZ", "z"],
  ["z", "KeyY", "z"], // a German keyboard
  ["y", "KeyZ", "y"],
  ["w", "KeyZ", "w"], // a French one
  ["z", "KeyW", "z"],
  ["я", "KeyZ", "z"], ["Я", "KeyZ", "z"], // Ukrainian and Russian
  ["ζ", "KeyZ", "z"], ["Ζ", "KeyZ", "z"], ["ז", "KeyZ", "z"], ["ظ", "KeyZ", "z"],
  ["н", "KeyY", "y"], ["є", "Quote", ""],
  ["Escape", "Escape", ""], ["Process", "KeyZ", ""], ["Dead", "KeyZ", ""], ["1", "Digit1", ""], ["Я", "", ""],
];

test("a letter is the sign if it is Latin, else the place of the key", () => {
  for (const [key, code, letter] of KEYS) assert.equal(letterOf({ key, code }), letter, `${key} ${code}`);
});

test("Control or Command with Z undoes on every keyboard; with Alt it types a letter", () => {
  const event = (/** @type {object} */ more) => /** @type {KeyboardEvent} */ ({ key: "я", code: "KeyZ", ctrlKey: false, metaKey: false, altKey: false, ...more });
  assert.equal(isUndo(event({ ctrlKey: true })), true);
  assert.equal(isUndo(event({ metaKey: true, shiftKey: true })), true);
  assert.equal(isUndo(event({})), false);
  assert.equal(isUndo(event({ ctrlKey: true, altKey: true })), false);
  assert.equal(isUndo(event({ ctrlKey: true, key: "ч", code: "KeyX" })), false);
});

/** A comparison with a letter, a name of a letter's place, or the number of a key. */
const READS = /\b(?:key|code)\b[^\n;]{0,40}(?:[=!]==?|includes\(|case)\s*["'`]\p{L}["'`]|\bcase ["'`]\p{L}["'`]|["'`]\p{L}["'`]\s*[=!]==?|["'`]Key[A-Z]["'`]|\bkeyCode\b|\.which\b|\baccesskey=/iu;
/** A table of letters, in a module that looks a key up. */
const TABLE = /[{,]\s*["']?\p{L}["']?:/u;

test("no other module of the page compares a key with a letter", () => {
  const web = new URL("../../web/", import.meta.url);
  const modules = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js") && !path.includes("vendor"));
  const faulty = modules.filter((path) => {
    const text = readFileSync(new URL(path, web), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    if (path === "lib/keyboard/key-letter.js" || !/Keyboard|keydown|keyup|accesskey/.test(text + readFileSync(new URL(path, web), "utf8"))) return false;
    return READS.test(text) || (/\[event\.key\]/.test(text) && TABLE.test(text));
  });
  assert.deepEqual(faulty, []);
  assert.ok(modules.length > 300);
  for (const line of ['event.key.toLowerCase() === "z"', 'key === "я"', 'event.code === "KeyZ"', 'case "z":', '"z" === event.key', "event.keyCode === 90"]) {
    assert.match(line, READS);
  }
  assert.match("{ j: 1, k: -1 }", TABLE);
});
