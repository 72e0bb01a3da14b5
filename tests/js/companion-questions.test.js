// @ts-check
// Tests that questions as people ask them find the ruling that answers them, in every language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BY_SOURCE, rulingNames, rulings, rulingSynonyms } from "../../web/games/citadels/companion/rulings.js";
import { answersTo, indexOf } from "../../web/lib/question-search.js";
import { readTexts } from "./texts.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");
const CATALOGUE = JSON.parse(read("../../web/catalog.json")).games[0].catalogue;
const FOLDERS = ["locales/", "locales/companion/", "games/citadels/locales/", "games/citadels/locales/help/", "games/citadels/locales/companion/"];
const LANGUAGES = ["en", "uk", "fr", "ru", "de", "pl"];
/** Which part of the questions is looked at while the search is made; the rest was scored once, at the end. */
const LOOKED_AT = 2 / 3;

/** @param {string} language */
async function search(language) {
  await readTexts(language, FOLDERS);
  const names = rulingNames(CATALOGUE, "2016");
  const index = indexOf(rulings(), names, rulingSynonyms());
  return { index, names };
}

/** @param {string} language @returns {{question: string, wanted: string[]}[]} */
function questions(language) {
  const lines = read(`./questions/${language}.txt`).split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [question = "", wanted = ""] = line.split("|");
    return { question: question.trim(), wanted: wanted.split(",").map((one) => one.trim()) };
  });
}

/**
 * @param {string} language
 * @param {number} from
 * @param {number} to
 */
async function scored(language, from, to) {
  const { index } = await search(language);
  const all = questions(language);
  // Every third question is kept back, so that both parts are of the same kinds.
  const some = all.filter((_, at) => (at % 3) / 3 >= from - .01 && (at % 3) / 3 < to - .01);
  const places = some.map(({ question, wanted }) => ({ question, wanted, place: answersTo(index, question).findIndex((id) => wanted.includes(id)) }));
  const within = (/** @type {number} */ most) => places.filter(({ place }) => place >= 0 && place < most).length / places.length;
  return { count: places.length, first: within(1), third: within(3), missed: places.filter(({ place }) => place !== 0) };
}

/** What was found first, and among three, in the part that was looked at. */
const [FIRST, AMONG_THREE] = [.85, .95];

for (const language of LANGUAGES) test(`questions in ${language} find the ruling that answers them`, async () => {
  const { first, third, missed } = await scored(language, 0, LOOKED_AT);
  const told = missed.map(({ question, place }) => `${place} ${question}`).join("\n");
  assert.ok(first >= FIRST, told);
  assert.ok(third >= AMONG_THREE, told);
});

test("of the questions that were kept back, in all languages, most find it", async () => {
  const parts = [];
  for (const language of LANGUAGES) {
    const { count, first, third } = await scored(language, LOOKED_AT, 1);
    parts.push([count, first * count, third * count]);
  }
  const [count = 1, first = 0, third = 0] = parts.reduce((sum, part) => sum.map((one, at) => one + (part[at] ?? 0)), [0, 0, 0]);
  // Scored once, when the search was done: 62 and 73 of 75.
  assert.ok(first / count >= .8, String(first));
  assert.ok(third / count >= .95, String(third));
});

test("two names find the rulings about both", async () => {
  const { index } = await search("en");
  assert.equal(answersTo(index, "", ["thief", "assassin"])[0], "51");
  assert.deepEqual(answersTo(index, "xyzzy"), []);
});

test("every ruling has its text in every language, and its source is that of the list of rulings", async () => {
  const rows = new Map([...read("../../docs/rulings.md").matchAll(/^- (\d+) \(([^)]*)\): /gm)].map(([, number = "", letters = ""]) => [number, letters]));
  for (const language of LANGUAGES) {
    await readTexts(language, FOLDERS);
    for (const { id, text, source } of rulings()) {
      assert.ok(!/^(ruling|reading)-/.test(text) && source !== "", `${language} ${id}`);
      assert.ok(rows.has(id), id);
    }
  }
  for (const [letter, numbers] of Object.entries(BY_SOURCE)) for (const number of numbers) assert.match(rows.get(String(number)) ?? "", new RegExp(`\\b${letter}\\b`), String(number));
});
