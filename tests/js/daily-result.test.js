// @ts-check
// Tests the text that shares a result of the deal of the day, and what the end of that deal says.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { resultText } from "../../web/app/daily/share-dialog.js";
import { readTexts } from "./texts.js";

/** @import { DayRecord } from "../../web/store/days.js" */

const PAGE = "https://table.example/citadels/?day=2026-11-22#x";
const score = (/** @type {number} */ points) => ({ points, place: 2, won: false });

/** @param {Partial<DayRecord>} [more] @returns {DayRecord} */
const record = (more = {}) => ({
  id: "2026-11-22 citadels", day: "2026-11-22", game: "citadels", versions: { deal: 1, rules: 2, levels: { normal: 1 } },
  tries: [{ match: "m", started: 1, ended: 2, date: "2026-11-22", score: score(21), link: "citadels.ABC" }],
  levels: { random: score(8), normal: score(21), master: score(30) }, ...more,
});
/** What the engine counts of it. @type {import("../../web/types.js").CountedDays} */
const COUNTED = { now: 1, best: 1, days: 1, most: 21, states: {}, late: false, missing: [], beaten: [["random"], ["random"]], changed: null };
const shared = (/** @type {DayRecord} */ one, at = 0) => ({ record: one, at, seats: 4, levels: ["random", "normal", "master"], counted: COUNTED, today: "2026-11-22" });

before(() => readTexts("en", []));

test("the shared text reads line by line, tells nothing of the cards, and ends with the replay", () => {
  assert.equal(resultText(shared(record()), PAGE), [
    "Deal of the day, Sunday, November 22, 2026: Citadels",
    "21 points, 2nd of 4",
    "1 of 3 levels beaten: At random",
    "https://table.example/citadels/#r=citadels.ABC",
  ].join("\n"));
});

test("a second try and a day that was played later say so", () => {
  const [first] = record().tries;
  const twice = record({ tries: [.../** @type {any} */ ([first]), { .../** @type {any} */ (first), match: "n", started: 5, link: "" }] });
  assert.match(resultText(shared(twice, 1), PAGE), /\nAttempt 2$/);
  assert.match(resultText({ ...shared(record()), counted: { ...COUNTED, late: true } }, PAGE), /\nPlayed on a later day\n/);
});

test("levels are not compared before all have played, and none beaten is said in words", () => {
  assert.doesNotMatch(resultText(shared(record({ levels: {} })), PAGE), /level/);
  assert.doesNotMatch(resultText(shared(record({ levels: { random: score(8) } })), PAGE), /level/);
  assert.doesNotMatch(resultText(shared(record({ levels: { random: score(8), normal: score(21) } })), PAGE), /level/);
  const all = { random: score(28), normal: score(21), master: score(30) };
  assert.match(resultText({ ...shared(record({ levels: all })), counted: { ...COUNTED, beaten: [[]] } }, PAGE), /None of 3 levels beaten/);
});

test("a row of days is told on the day itself", () => {
  const row = { ...shared(record()), counted: { ...COUNTED, now: 2 } };
  assert.match(resultText(row, PAGE), /2 days in a row/);
  assert.doesNotMatch(resultText({ ...row, today: "2026-11-23" }, PAGE), /in a row/);
});
