// @ts-check
// Tests the plain look of games that have no views of their own: texts, form, beats and table.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { plainGame } from "../../web/kit/plain/plain-game.js";
import { PlainSetup } from "../../web/kit/plain/plain-setup.js";
import { story } from "../../web/kit/plain/plain-story.js";
import { factText, fieldsOf } from "../../web/kit/plain/plain-words.js";
import { readTexts } from "./texts.js";

const NAMES = ["Ann", "Bob"];
const GAME = plainGame("nim");
const VIEW = { seat: 0, seats: [{ seat: 0, points: 0 }, { seat: 1, points: 0 }], scores: null, edition: "", phase: "play", left: 7, turn: 1, lucky: 42, winner: null };
const plain = (/** @type {string} */ text) => text.replace(/[\u2068\u2069]/gu, "");

before(() => readTexts("en", ["../tools/game_template/web/locales/"]));

test("the texts of events, questions and options are filled with names and numbers", () => {
  const told = GAME.eventText(/** @type {any} */ ({ kind: "taken", data: { seat: 1, sticks: 1 } }), NAMES);
  assert.equal(plain(told), "Bob takes 1 stick");
  assert.equal(GAME.askText(/** @type {any} */ ({ kind: "take" }), VIEW), "How many sticks do you take?");
  const option = GAME.option(/** @type {any} */ ({ names: NAMES }), /** @type {any} */ ({ verb: "take", args: { sticks: 3 } }));
  assert.equal(plain(option.text), "Take 3 sticks");
});

test("the game's own fields are shown unless they are empty; a seat is shown by its name", () => {
  assert.deepEqual(fieldsOf(VIEW), ["left", "turn", "lucky"]);
  assert.equal(factText("turn", 1, NAMES), "Bob");
  assert.equal(factText("winners", [0, 1], NAMES), "Ann, Bob");
  assert.equal(factText("left", 7, NAMES), "7");
  assert.equal(factText("suit", "hearts", NAMES), "hearts");
});

test("a new game has as many seats as the game allows", () => {
  const hello = { game: "nim", players: ["person", "elsewhere", "clever", "random"], seats: [2, 5] };
  const form = new PlainSetup(hello, { players: null, seed: null }, "Ann");
  assert.deepEqual(form.counts, [2, 3, 4, 5]);
  assert.deepEqual(form.setup, { players: 2 });
  assert.deepEqual(form.seats.map(({ player }) => player), ["person", "clever"]);
  assert.deepEqual(new PlainSetup(hello, { players: 9, seed: null }, "Ann").setup, { players: 2 });
  assert.deepEqual(new PlainSetup(hello, { players: 4, seed: null }, "Ann").setup, { players: 4 });
});

test("each event is a beat, except a decision that was taken back", () => {
  const moments = [{ number: 3, seat: 0, events: [{ kind: "taken_back", data: {} }, { kind: "taken", data: { seat: 0, sticks: 2 } }] }];
  const beats = story(/** @type {any} */ ({ moments, before: {}, after: { seat: 0 }, names: NAMES }));
  assert.deepEqual(beats.map(({ text, own, number }) => [plain(text), own, number]), [["Ann takes 2 sticks", true, 3]]);
});

test("a beat is shown over the table right after its event", () => {
  const taken = (/** @type {number} */ actor, /** @type {number} */ left) => ({ kind: "taken", data: { seat: actor, sticks: 1 }, actor, change: { left } });
  const moments = [{ number: 1, seat: 1, events: [taken(1, 6)] }, { number: 2, seat: 2, change: { turn: 2 }, events: [taken(2, 5)] }];
  const beats = story(/** @type {any} */ ({ moments, before: { view: VIEW }, after: { seat: 0, view: VIEW }, names: NAMES }));
  assert.deepEqual(beats.map(({ actor, drawn }) => [actor, drawn?.(VIEW).left, drawn?.(VIEW).turn]), [[1, 6, 1], [2, 5, 2]]);
});

test("the table and the bar above are drawn from any view", () => {
  const scene = /** @type {any} */ ({ view: VIEW, names: NAMES, ask: { kind: "take", options: [{ verb: "take", args: { sticks: 1 } }] } });
  const drawn = JSON.stringify([GAME.board(scene), GAME.status(scene)]);
  for (const shown of ["Sticks left", "7", "Your lucky number", "42", "Ann", "Bob", "Points"]) assert.ok(drawn.includes(shown), shown);
  assert.equal(drawn.includes("Winner"), false, "an empty field is left out");
  assert.deepEqual(GAME.arrange(scene).groups, [{ title: "", options: scene.ask.options }]);
});
