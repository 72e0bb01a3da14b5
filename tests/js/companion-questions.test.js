// @ts-check
// Tests that questions as people ask them find the ruling that answers them, in every language.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BY_SOURCE, rulingNames, rulings, rulingSynonyms } from "../../web/games/citadels/companion/rulings.js";
import { BY_SOURCE as POINT_CITY, RULINGS } from "../../web/games/pointcity/companion/rulings.js";
import { t } from "../../web/lib/i18n.js";
import { answersTo, indexOf } from "../../web/lib/questions/question-search.js";
import { readTexts } from "./texts.js";
import { sampled } from "./tiers.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");
const CATALOGUE = JSON.parse(read("../../web/catalog.json")).games[0].catalogue;
const foldersOf = (/** @type {string} */ game) => ["locales/", "locales/companion/", ...["", "help/", "companion/"].map((part) => `games/${game}/locales/${part}`)];
const LANGUAGES = ["en", "uk", "fr", "ru", "de", "pl"];
/** The parts of the questions that the search was mended by. */
const PARTS = ["", "later/", "last/", "second/", "third/", "fourth/", "fifth/"];
/** Of so many of these one is asked. */
const EVERY = sampled(1, 3, "a third of the questions that the search was mended by, and all others");
/** By authors who had not seen the search. */
const OTHERS = "others/";
/** By two more, scored once; the search must not be mended by these, or they measure nothing. */
const UNSEEN = "unseen/";

const words = (/** @type {string | string[]} */ synonyms) => ({ synonyms, silent: t("real-silent-words"), articles: t("real-articles") });

/** @type {Map<string, import("../../web/lib/questions/question-search.js").Index>} */
const known = new Map();

/**
 * @param {string} language
 * @param {string} [edition]
 */
async function search(language, edition = "2016") {
  const of = language + edition;
  const before = known.get(of);
  if (before) return before;
  await readTexts(language, foldersOf("citadels"));
  const index = indexOf(rulings(), rulingNames(CATALOGUE, edition), words(rulingSynonyms(CATALOGUE)));
  known.set(of, index);
  return index;
}

/**
 * @param {string} path
 * @returns {{question: string, wanted: string[]}[]}
 */
function questions(path) {
  const file = new URL(`./questions/${path}.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter((line) => line && !line.startsWith("#")) : [];
  return lines.map((line) => {
    const [question = "", wanted = ""] = line.split("|");
    return { question: question.trim(), wanted: wanted.split(",").map((one) => one.trim()) };
  });
}

/** The shares that have to be found first, and among three. */
const LEARNT = [.95, .98];
const NEVER_LEARNT = [.85, .95];

/**
 * @param {import("../../web/lib/questions/question-search.js").Index} index
 * @param {{question: string, wanted: string[]}[]} all
 */
function placesOf(index, all) {
  return all.map(({ question, wanted }) => ({ question, place: answersTo(index, question).findIndex((id) => wanted.includes(id)) }));
}

/**
 * @param {{question: string, place: number}[]} places
 * @param {number[]} [shares]
 */
function check(places, [first = 1, amongThree = 1] = LEARNT) {
  const within = (/** @type {number} */ most) => places.filter(({ place }) => place >= 0 && place < most).length / places.length;
  const told = places.filter(({ place }) => place !== 0).map(({ question, place }) => `${place} ${question}`).join("\n");
  assert.ok(within(1) >= first, `${within(1)}\n${told}`);
  assert.ok(within(3) >= amongThree, `${within(3)}\n${told}`);
}

for (const language of LANGUAGES) test(`questions in ${language} find the ruling that answers them`, async () => {
  const all = PARTS.flatMap((part) => questions(`${part}${language}`));
  assert.ok(all.length >= (["en", "uk"].includes(language) ? 150 : 40), String(all.length));
  check(placesOf(await search(language), all.filter((_, at) => at % EVERY === 0)));
});

for (const language of LANGUAGES) test(`questions in ${language} by other authors find their rulings, too`, async () => {
  const all = questions(`${OTHERS}${language}`);
  assert.ok(all.length >= 27, String(all.length));
  check(placesOf(await search(language), all));
});

test("questions on Point City find their rulings", async () => {
  const places = [];
  for (const language of LANGUAGES) {
    await readTexts(language, foldersOf("pointcity"));
    const all = ["", OTHERS].flatMap((part) => questions(`pointcity/${part}${language}`));
    assert.ok(all.length >= 15, String(all.length));
    places.push(...placesOf(indexOf(RULINGS.all(), [], words(RULINGS.synonyms({}))), all));
  }
  check(places);
});

test("questions that the search was never mended by find their rulings", async () => {
  const places = [];
  for (const language of LANGUAGES) places.push(...placesOf(await search(language), questions(`${UNSEEN}${language}`)));
  for (const language of LANGUAGES) {
    await readTexts(language, foldersOf("pointcity"));
    places.push(...placesOf(indexOf(RULINGS.all(), [], words(RULINGS.synonyms({}))), questions(`pointcity/${UNSEEN}${language}`)));
  }
  assert.equal(places.length, 140);
  check(places, NEVER_LEARNT);
});

test("a card is found by its names in every box, whichever is on the table", async () => {
  for (const edition of ["2016", "classic"]) {
    const index = await search("en", edition);
    for (const name of ["haunted city", "haunted quarter"]) assert.ok(["112", "113", "114"].includes(answersTo(index, `${name} in the last round`)[0] ?? ""), `${edition} ${name}`);
    const german = await search("de", edition);
    assert.equal(answersTo(german, "Prediger gemeuchelt, sind seine Gebäude sicher?")[0], "73");
  }
});

test("an everyday word is no card, unless it stands like a name", async () => {
  const index = await search("en");
  assert.equal(answersTo(index, "Can the warlord destroy the keep?")[0], "95");
  assert.notEqual(answersTo(index, "How many cards do I keep?")[0], "95");
});

test("a question without a card finds what holds for all, and a compound what its parts say", async () => {
  assert.equal(answersTo(await search("en"), "do I have to speak when I was murdered?")[0], "22");
  const german = indexOf([{ id: "one", text: "Handel bringt Gold." }, { id: "two", text: "Die Bestechung kostet Gold." }], [], { synonyms: "", silent: "", articles: "" });
  assert.deepEqual(answersTo(german, "Bürgerbestechungssumme"), ["two"]);
});

test("a compound mentions the card that it begins with, and an ending makes no other word", async () => {
  const german = await search("de");
  assert.equal(answersTo(german, "Zweite Künstlermünze auf einem Gebäude")[0], "99");
  assert.equal(answersTo(german, "Museumskarten nach der Zerstörung")[0], "118");
  const texts = [{ id: "one", text: "Viele ziehen." }, { id: "two", text: "Niemand zieht." }];
  assert.deepEqual(answersTo(indexOf(texts, [], { synonyms: "", silent: "", articles: "" }), "viel"), ["one"]);
});

test("how people ask for a text finds it, in words that it has not", () => {
  const texts = [{ id: "one", text: "The deck is shuffled." }, { id: "two", text: "A killed player misses the turn.", asked: "must I stay silent / am I out" }];
  const index = indexOf(texts, [], { synonyms: "silent, quiet", silent: "must, i", articles: "" });
  assert.deepEqual(answersTo(index, "am I to keep quiet"), ["two"]);
  assert.deepEqual(answersTo(index, "shuffled"), ["one"]);
  assert.deepEqual(answersTo(index, "shufled"), ["one"], "a typing error");
});

test("one similar way to ask is enough, however many others a text has", () => {
  const many = "thieving robber / cards of a deck / crown beside queen / palace without gold / marshal and diplomat / armory and keep";
  const index = indexOf([{ id: "many", text: "A text.", asked: many }, { id: "one", text: "A text.", asked: "thieving thrush robs" }], [], { synonyms: "", silent: "", articles: "" });
  assert.equal(answersTo(index, "theiving robbber")[0], "many", "typing errors");
});

test("two similar ways to ask count more than one that is a little more similar", () => {
  const [two, one] = ["may the thief rob him first / may the thief rob him last", "may the thief rob him here / crown beside queens"];
  const index = indexOf([{ id: "one", text: "A text.", asked: one }, { id: "two", text: "A text.", asked: two }], [], { synonyms: "", silent: "", articles: "" });
  assert.equal(answersTo(index, "may the thief rob him there")[0], "two");
});

test("a short word of a group stands for itself alone", () => {
  const texts = [{ id: "one", text: "Une pièce suffit." }, { id: "two", text: "Un ordre suffit." }];
  const index = indexOf(texts, [], { synonyms: "or, pièce", silent: "", articles: "" });
  assert.equal(answersTo(index, "l’or")[0], "one");
  assert.deepEqual(answersTo(index, "ordre"), ["two"]);
});

test("two names find the rulings about both", async () => {
  const index = await search("en");
  assert.equal(answersTo(index, "", ["thief", "assassin"])[0], "51");
  assert.deepEqual(answersTo(index, "xyzzy"), []);
});

test("every ruling has its text and its source in every language, and its reason where the books are silent", async () => {
  const rows = new Map([...read("../../docs/rulings.md").matchAll(/^- (\d+) \(([^)]*)\): /gm)].map(([, number = "", letters = ""]) => [number, letters]));
  /** @type {[string, () => import("../../web/kit/companion.js").Ruling[], Record<string, number[]>][]} */
  const games = [["citadels", rulings, BY_SOURCE], ["pointcity", RULINGS.all, POINT_CITY]];
  for (const [game, all, bySource] of games) {
    for (const language of LANGUAGES) {
      await readTexts(language, foldersOf(game));
      for (const { id, text, asked, why, source } of all()) {
        assert.ok(asked, `${language} ${id} has no ways to ask`);
        assert.ok(!/^(ruling|reading)-/.test(text) && !/^ruling-/.test(source) && rows.has(id), `${language} ${id}`);
        if (bySource.own?.includes(Number(id))) assert.ok(why, `${language} ${id}`);
      }
    }
    for (const [source, numbers] of Object.entries(bySource)) {
      for (const number of numbers) assert.match(rows.get(String(number)) ?? "", source === "own" ? /\bP\b/ : /\bO\b/, String(number));
    }
  }
  assert.ok(Object.values(BY_SOURCE).flat().length >= 90);
});
