// @ts-check
// Tests that the search finds every text of the page as a plain keyboard of its language types it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { excerpt, hasAll, pieceOf, wordsIn } from "../../web/app/help/help-search.js";
import { beginsWords, findPlain, plainForms, plainLetters } from "../../web/lib/keyboard/plain-letters.js";
import { LANGUAGES } from "../../web/lib/i18n.js";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const RUSSIAN = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const UKRAINIAN = "абвгдежзийклмнопрстуфхцчшщьюяєії";
/** @type {Record<string, string[]>} the letters of the keyboards on which people write a language, without those that need a second key */
const KEYBOARDS = {
  en: [LATIN], fr: [LATIN, `${LATIN}éèçàù`], de: [LATIN, `${LATIN}äöüß`], pl: [LATIN], uk: [UKRAINIAN, RUSSIAN], ru: [RUSSIAN, UKRAINIAN],
};
/** @type {Record<string, string[]>} what people type for a letter or sign, where it is not the letter without its accent */
const INSTEAD = {
  "’": ["'", "", "`"], "ʼ": ["'", ""], "‘": ["'", ""], "“": ['"', ""], "”": ['"', ""], "„": ['"', ""], "«": ['"', ""], "»": ['"', ""],
  "–": ["-"], "—": ["-"], "−": ["-"], "→": ["->"], "×": ["x", "X"], "…": ["..."], "№": ["No", "№"], "°": ["°"], "·": ["·"],
  "\u00a0": [" "], "\u202f": [" "],
  ł: ["l"], æ: ["ae"], œ: ["oe"], ß: ["ss"], ø: ["o", "oe"], đ: ["d"], ı: ["i"], ä: ["a", "ae"], ö: ["o", "oe"], ü: ["u", "ue"], å: ["a", "aa"],
  ґ: ["г"], ё: ["е"], є: ["е"], і: ["и"], ї: ["и", "і"], ы: ["и"], э: ["е"], ъ: ["'", ""],
};

/**
 * @param {string} sign in lower case
 * @param {string} keyboard
 * @returns {string[]} what people type for it; none if this test does not know
 */
function typedFor(sign, keyboard) {
  if (keyboard.includes(sign) || /[\x20-\x7e\t\n]/.test(sign)) return [sign];
  const instead = INSTEAD[sign];
  if (instead) return instead;
  const base = sign.normalize("NFD").charAt(0);
  return base !== sign ? typedFor(base, keyboard) : [];
}

/**
 * @param {string} text
 * @param {string} keyboard
 * @param {number} way which of the ways to type a letter
 */
const typed = (text, keyboard, way) => [...text.toLowerCase()].map((sign) => {
  const ways = typedFor(sign, keyboard);
  return ways[Math.min(way, ways.length - 1)];
}).join("");

/**
 * @param {string} language
 * @param {RegExp} [key] how a line begins; it is left out
 * @returns {string[]} the lines of all texts of the page
 */
function linesOf(language, key) {
  const web = new URL("../../web/", import.meta.url);
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("locales") && path.endsWith(`/${language}.ftl`));
  return files.flatMap((path) => readFileSync(new URL(path, web), "utf8").split("\n")).filter((line) => !key || key.test(line)).map((line) => line.replace(key ?? /^[\w-]+ = /, "")).filter((line) => line && !line.startsWith("#"));
}

for (const language of LANGUAGES) {
  test(`every text is found as a plain keyboard types it, in ${language}`, () => {
    const lines = linesOf(language);
    assert.ok(lines.length > 1500);
    const pieces = lines.map((line) => pieceOf("", line, ""));
    for (const keyboard of KEYBOARDS[language] ?? []) {
      const strange = new Set(lines.flatMap((line) => [...line.toLowerCase()]).filter((sign) => typedFor(sign, keyboard).length === 0));
      assert.deepEqual([...strange], [], "say above what a keyboard types for these");
      const lost = lines.flatMap((line, at) => {
        const ways = new Set([0, 1, 2].map((way) => typed(line, keyboard, way)));
        const piece = pieces[at] ?? assert.fail();
        return [...ways].filter((text) => !hasAll(piece, wordsIn(text).map((word) => [word])));
      });
      assert.deepEqual(lost, []);
    }
  });
}

for (const language of LANGUAGES) {
  test(`every name is found by what a plain keyboard types of it, whole or a word, in ${language}`, () => {
    const names = linesOf(language, /^(?:district|building|character|token)-[\w-]+ = (?=\p{L}[^{}]{0,50}$)/u);
    assert.ok(names.length > 120);
    for (const keyboard of KEYBOARDS[language] ?? []) {
      const asked = (/** @type {string} */ text) => [0, 1, 2].flatMap((way) => [typed(text, keyboard, way), typed(text, keyboard, way).replaceAll("-", "")]);
      const lost = names.filter((name) => [name, ...name.split(/[\s-]+/)].flatMap(asked).some((query) => !beginsWords(name, query)));
      assert.deepEqual(lost, []);
    }
  });
}

test("a name is found by the beginnings of its words, also of those that a hyphen or an apostrophe joins", () => {
  for (const query of ["art", "d'art", "dart", "gal art", "", " "]) assert.ok(beginsWords("Galerie d’art", query), query);
  for (const query of ["hot dog", "hot-dogs", "hotdog", "stand-hot"]) assert.ok(beginsWords("Stand de hot-dogs", query), query);
  for (const query of ["rt", "galerie x", "язниця"]) assert.ok(!beginsWords(query === "язниця" ? "В’язниця" : "Galerie d’art", query), query);
});

test("what is found is marked in the text, though a letter became two or none", () => {
  const marked = (/** @type {string} */ text, /** @type {string} */ word) => {
    const at = findPlain(text, plainLetters(word));
    return at && text.slice(at.from, at.to);
  };
  assert.equal(marked("Die Größe des Schlosses", "schloss"), "Schloss");
  assert.equal(marked("Weißer Käufer, groß", "gross"), "groß");
  assert.equal(marked("Die Händler und Käufer", "kaeufer"), "Käufer");
  assert.equal(marked("Die Händler und Käufer", "kaufer"), "Käufer");
  assert.equal(marked("C’est l’œuvre d’art", "oeuvre"), "œuvre");
  assert.equal(marked("C’est l’œuvre d’art", "dart"), "d’art");
  assert.equal(marked("Wóz i łódź", "lodz"), "łódź");
  assert.equal(marked("Галерея й кав’ярня", "кав'ярня"), "кав’ярня");
  assert.equal(marked("I\u0307stanbul ıssız", "issiz"), "ıssız");
  assert.equal(marked("e\u0301ve\u0302que", "veque"), "ve\u0302que");
  assert.equal(marked("Ørsted, Đorđe, æsir", "aesir"), "æsir");
  assert.equal(marked("Crown", "x"), null);
  assert.equal(marked("Crown", "'"), null);
});

test("an excerpt begins near the word that was found", () => {
  const text = `${"ß’ ".repeat(100)}Der Schatz liegt hier`;
  assert.match(excerpt(text, "schatz"), /^….*Der Schatz liegt hier$/);
});

test("a text with nothing but plain letters has one form", () => {
  assert.deepEqual(plainForms("The Crown"), ["the crown"]);
  assert.deepEqual(plainForms("Händler"), ["handler", "haendler"]);
});
